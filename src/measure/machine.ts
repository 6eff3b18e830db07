import { statfsSync } from "node:fs";
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
  };
}

function fileSystem(folder: string): string {
  if (process.platform !== "linux") return "unknown";
  const { type } = statfsSync(folder);
  return fileSystems[type] ?? `type 0x${type.toString(16)}`;
}
