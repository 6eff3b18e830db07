import { createHash, createHmac } from "node:crypto";
import { readFileSync, statfsSync } from "node:fs";
import os from "node:os";
import type { CountingEnvironment } from "../model/instructions.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
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
    ...omitUndefined({ bootId: readBootId(), machineId: readMachineId() }),
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

/** Features of x86-64 processors that Valgrind's passes on if the machine has them: https://valgrind.org/docs/manual/ */
const passedOn = [
  "aes",
  "avx",
  "avx2",
  "bmi1",
  "bmi2",
  "cx16",
  "f16c",
  "fma",
  "abm",
  "pclmulqdq",
  "rdrand",
  "rdseed",
];
const passedOnToo = ["sse3", "pni", "sse4_1", "sse4_2", "ssse3"];

/** The machine's facts that counts of instructions depend on, apart from Valgrind. */
export function readCountedMachine(): Pick<CountingEnvironment, "cpuFeatures" | "libc"> {
  const flags = /^flags\s*:(.*)$/m.exec(readFileSync("/proc/cpuinfo", "latin1"))?.[1]?.split(" ") ?? [];
  const cpuFeatures = [...passedOn, ...passedOnToo].filter((feature) => flags.includes(feature)).toSorted();
  return { cpuFeatures, libc: libcOf(readFileSync("/proc/self/maps", "latin1")) };
}

/** @param maps of this process: https://man7.org/linux/man-pages/man5/proc_pid_maps.5.html */
function libcOf(maps: string): string {
  const file = /\s(\/\S*\/(?:libc\.so\.6|libc-[\d.]+\.so|ld-musl-\S+))$/m.exec(maps)?.[1];
  if (file === undefined) return "unknown";
  const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 12);
  const { glibcVersionRuntime } = (process.report.getReport() as { header: { glibcVersionRuntime?: string } })
    .header;
  return `${glibcVersionRuntime === undefined ? "libc" : `glibc ${glibcVersionRuntime}`} ${hash}`;
}
