import { describe, expect, it } from "vitest";
import type { RunManifest } from "../../../src/model/manifest.ts";
import { requireSameManifest } from "../../../src/results/merge/same-manifest.ts";
import { fullRecording } from "../../builders/recordings.ts";
import { errorMessage } from "../../error-message.ts";

const { run, suite, machine, engines } = fullRecording();
if (run === undefined || suite === undefined || machine === undefined) throw new Error("facts are missing");
const { sql: _, ...size } = suite;
const was: RunManifest = {
  tool: "0.1.0",
  rounds: { min: 3, max: 11 },
  alpha: 0.01,
  suite: size,
  machine: { ...machine, memoryBytes: 8 * 2 ** 30 },
  engines,
  tests: ["int/memory/reads/table_scan", "int/memory/writes/oltp_insert"],
};

const candidate = (parts: Partial<RunManifest["engines"]["candidate"]>) => ({
  engines: { ...engines, candidate: { ...engines.candidate, ...parts } },
});
const onMachine = (parts: Partial<RunManifest["machine"]>) => ({ machine: { ...was.machine, ...parts } });

describe("the manifest of a resumed run", () => {
  it.each([
    ["nothing", {}],
    ["the time limit", { maxMinutes: 5 }],
    ["a name and a path", candidate({ name: "Mine", path: "elsewhere/engine.so" })],
    ["the load and Node.js", onMachine({ loadBefore: 9, node: "99.0.0" })],
    ["a page of memory", onMachine({ memoryBytes: 8 * 2 ** 30 - 4096 })],
  ])("may differ in %s", (_, parts) => {
    expect(requireSameManifest("out", was, { ...was, ...parts })).toBeUndefined();
  });

  it.each<[Partial<RunManifest>, string]>([
    [{ tool: "0.2.0" }, "the tool's version was 0.1.0 and is 0.2.0"],
    [{ suite: { ...size, rows: 7 } }, `the row count was ${size.rows} and is 7`],
    [{ suite: { ...size, seed: 7 } }, `the seed was ${size.seed} and is 7`],
    [{ suite: { ...size, warehouses: 2 } }, "the number of warehouses was not known and is 2"],
    [{ suite: { ...size, hash: "00" } }, `the suite's hash was ${size.hash} and is 00`],
    [{ tests: was.tests.slice(1) }, "the number of tests was 2 and is 1"],
    [
      { tests: ["int/memory/reads/table_scan", "int/file/reads/table_scan"] },
      "the first test that differs was int/memory/writes/oltp_insert and is int/file/reads/table_scan",
    ],
    [{ rounds: 5 }, "the number of rounds was 3..11 and is 5"],
    [{ alpha: 0.05 }, "alpha was 0.01 and is 0.05"],
    [{ engines: { ...engines, base: { name: "base" } } }, "the base was not measured and is measured"],
    [{ identicalBase: { sha256: "2".repeat(64) } }, "the base was not measured and is the candidate's file"],
    [candidate({ version: "9" }), `the candidate's version was ${engines.candidate.version} and is 9`],
    [candidate({ sha256: "0" }), `the candidate's SHA-256 was ${engines.candidate.sha256} and is 0`],
    [candidate({ kind: "benchmark binary" }), "the candidate's kind was not known and is benchmark binary"],
    [
      candidate({ pragmas: { file: ["PRAGMA mmap_size=0"] } }),
      "the candidate's pragmas for file storage was none and is PRAGMA mmap_size=0",
    ],
    [
      candidate({ environment: { B: "x, y", A: "1" } }),
      'the candidate\'s environment was none and is A=1, B="x, y"',
    ],
    [onMachine({ cpu: "Another" }), `the processor was ${machine.cpu} and is Another`],
    [onMachine({ cores: 99 }), `the number of cores was ${machine.cores} and is 99`],
    [onMachine({ memoryBytes: 2 ** 30 }), "the memory was 8.0 GiB and is 1.0 GiB"],
    [onMachine({ platform: "plan9" }), `the platform was ${machine.platform} and is plan9`],
    [onMachine({ kernel: "1.0" }), `the kernel was ${machine.kernel} and is 1.0`],
    [onMachine({ fileSystem: "tmpfs" }), `the databases' file system was ${machine.fileSystem} and is tmpfs`],
  ])("may not differ: %j", (parts, words) => {
    expect(errorMessage(() => requireSameManifest("out", was, { ...was, ...parts }))).toBe(
      `--resume out: ${words}: repeat the options that the run began with, or measure again without --resume`,
    );
  });
});
