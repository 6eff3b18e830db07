import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { CountingEnvironment } from "../counts.ts";

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
