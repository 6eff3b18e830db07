import { createHmac } from "node:crypto";
import { readFileSync, statfsSync } from "node:fs";
import os from "node:os";
import type { MachineFacts } from "../model/recording.ts";

/** `f_type` of statfs(2), from the kernel's `linux/magic.h`. */
const fileSystems: Readonly<Record<number, string>> = {
  61267: "ext4",
  1481003842: "xfs",
  2435016766: "btrfs",
  16914836: "tmpfs",
  2035054128: "overlayfs",
  801189825: "zfs",
  26985: "nfs",
};

/** The 1-minute load average, with two decimals. */
export function readLoad(): number {
  return Math.round((os.loadavg()[0] ?? 0) * 100) / 100;
}

/** @param folder where the databases will be */
export function readMachine(folder: string): Omit<MachineFacts, "loadBefore"> {
  return {
    cpu: os.cpus()[0]?.model.trim() ?? "unknown",
    cores: os.availableParallelism(),
    memoryBytes: os.totalmem(),
    platform: `${process.platform}-${process.arch}`,
    kernel: `${os.type()} ${os.release()}`,
    node: process.versions.node,
    fileSystem: fileSystem(folder),
    bootId: readBootId(),
    machineId: readMachineId(),
  };
}

/** Which start of which machine this is; undefined if the system does not say. */
function readBootId(): string | undefined {
  const id = readWord("/proc/sys/kernel/random/boot_id");
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : undefined;
}

/**
 * Hashed with the tool's name, since the id itself is confidential:
 * https://man7.org/linux/man-pages/man5/machine-id.5.html
 */
function readMachineId(): string | undefined {
  const id = readWord("/etc/machine-id");
  if (!/^[0-9a-f]{32}$/.test(id)) return undefined;
  return createHmac("sha256", id).update("sqlite-bench-gate").digest("hex").slice(0, 32);
}

/** Empty if there is no such file. */
function readWord(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return "";
  }
}

function fileSystem(folder: string): string {
  if (process.platform !== "linux") return "unknown";
  const { type } = statfsSync(folder);
  return fileSystems[type] ?? `type 0x${type.toString(16)}`;
}
