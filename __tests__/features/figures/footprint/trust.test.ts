import { describe, expect, it } from "vitest";
import { requireFootprints } from "../../../../src/features/figures/footprint/trust.ts";
import type { EngineFacts } from "../../../../src/model/engine.ts";
import type { Footprint } from "../../../../src/model/footprint.ts";
import type { Recording } from "../../../../src/model/recording.ts";
import type { Check } from "../../../../src/model/sample.ts";
import { makeRecording } from "../../../builders/recordings.ts";
import { parseRecording } from "../../../results/full-build.ts";
import { wholeRun } from "../../../results/whole-run.ts";
import { makeFootprint } from "./footprints.ts";

const whole = wholeRun({ multiplier: () => 2 });

/** Requires the costs of results in which some checks, and facts of the candidate, are others. */
function require(
  change: (check: Check, index: number) => Check,
  given: Readonly<Record<string, unknown>> = {},
  facts: Partial<EngineFacts> = {},
  threads = 1,
) {
  const recording: Recording = {
    ...whole,
    engines: { ...whole.engines, candidate: { ...whole.engines.candidate, ...facts } },
    tests: whole.tests.map((test, index) => ({
      ...test,
      checks: test.checks.map((check) => change(check, index)),
    })),
  };
  return () => requireFootprints(recording, { given, threads });
}

const same = (check: Check) => check;
const without = ({ footprint: _, ...check }: Check): Check => check;
const lacking =
  (part: keyof Footprint) =>
  (check: Check): Check => {
    const { [part]: _, ...footprint } = check.footprint ?? {};
    return check.role === "candidate" ? { ...check, footprint: footprint as Footprint } : check;
  };

describe("results of somebody else", () => {
  it("are accepted with all costs of all tests", () => {
    expect(require(same)).not.toThrow();
  });

  it.each<[string, (check: Check, index: number) => Check, RegExp]>([
    [
      "all",
      without,
      /: the (?:baseline|candidate)'s (?:file|written)-bytes is missing, and every run measures/,
    ],
    ["one test's", (check, index) => (index === 9 ? without(check) : check), /-bytes is missing/],
    [
      "the candidate's of one test",
      (check, index) => (index === 9 && check.role === "candidate" ? without(check) : check),
      /the candidate's \S+-bytes is missing/,
    ],
    ["bytes of calls", lacking("io"), /the candidate's written-bytes is missing/],
    ["allocations", lacking("allocations"), /the candidate's allocations is missing/],
    ["files", lacking("files"), /the candidate's file-bytes is missing/],
    ["calls", ({ calls: _, ...check }) => check, /flushes is missing/],
  ])("are refused if they leave out %s", (_, change, message) => {
    expect(require(change)).toThrow(message);
  });

  it("are accepted if an engine says why it has none, as its kind allows", () => {
    const allocations = lacking("allocations");
    expect(require(allocations, {}, { kind: "shell", unmeasured: { allocations: "shell" } })).not.toThrow();
    const isStatic = { unmeasured: { allocations: "static" } } as const;
    expect(require(allocations, {}, { kind: "benchmark binary", ...isStatic })).not.toThrow();
    expect(require(allocations, {}, isStatic)).toThrow("is missing since it is static, and it is a file");
    expect(require(allocations, {}, { kind: "library", unmeasured: { allocations: "shell" } })).toThrow(
      "the candidate's allocations is missing since it is a shell, and it is a library",
    );
    expect(require(lacking("io"), {}, { kind: "benchmark binary", ...isStatic })).toThrow("written-bytes");
  });

  it.each([["platform"], ["refused"], ["C library"]] as const)(
    "are refused if the system is to be the reason (%s), and another engine has the figure",
    (reason) => {
      const part = reason === "C library" ? "allocations" : "io";
      const facts = { unmeasured: { [part]: reason } };
      const name = part === "io" ? "written-bytes" : "allocations";
      expect(require(lacking(part), {}, facts)).toThrow(`the candidate's ${name} is missing`);
      // Nobody has it: then it is the system's.
      const all = (check: Check): Check => {
        const { [part]: _, ...footprint } = check.footprint ?? {};
        return { ...check, footprint: footprint as Footprint };
      };
      const everybody = require(all, {}, facts);
      expect(everybody).toThrow(`the baseline's ${name} is missing`);
    },
  );

  it("are accepted if the system gives a figure of no engine", () => {
    const unmeasured = { io: "platform" } as const;
    const engines = {
      baseline: { ...whole.engines.baseline, unmeasured },
      candidate: { ...whole.engines.candidate, unmeasured },
    };
    const tests = whole.tests.map((test) => ({
      ...test,
      checks: test.checks.map((check) => {
        const { io: _, ...footprint } = check.footprint ?? {};
        return { ...check, footprint: footprint as Footprint };
      }),
    }));
    expect(() => requireFootprints({ ...whole, engines, tests }, { given: {}, threads: 1 })).not.toThrow();
  });

  it("are refused without the second footprints of a test in which candidate and base differ", () => {
    const withBase = wholeRun({ multiplier: () => 2, change: () => 1 });
    const required = (again: readonly Check["role"][], stopped?: string) => {
      const [first, ...others] = withBase.tests;
      if (first === undefined) throw new Error("a whole run has tests");
      const checks = first.checks.map((check) => {
        const footprint = makeFootprint({ written: check.role === "candidate" ? 4_300_000 : 4_200_000 });
        const { files: _, ...inMemory } = footprint;
        const own = first.storage === "memory" ? inMemory : footprint;
        return { ...check, footprint: own, ...(again.includes(check.role) ? { footprintAgain: own } : {}) };
      });
      const tests = [{ ...first, checks }, ...others];
      const run = withBase.run && { ...withBase.run, stopped };
      const recording = { ...withBase, tests, run };
      return () => requireFootprints(recording, { given: {}, threads: 1 });
    };
    expect(required(["candidate", "base"])).not.toThrow();
    expect(required(["base"])).toThrow("the candidate's second footprint is missing");
    expect(required(["candidate"])).toThrow("the base's second footprint is missing");
    expect(required([], "SIGTERM")).not.toThrow();
  });

  it("may lack them if nobody judges them, or several connections were measured", () => {
    expect(require(without, { "footprint-ceiling": "off" })).not.toThrow();
    expect(require(without, {}, {}, 4)).not.toThrow();
    const ofTimes = [{ for: { kind: "writes" }, test: 3, footprintBaseline: undefined }];
    expect(require(without, { "footprint-ceiling": "off", ceilings: ofTimes })).not.toThrow();
    const rules = [{ for: { kind: "writes" }, footprintBaseline: { "file-bytes": 2 } }];
    expect(require(without, { "footprint-ceiling": "off", ceilings: rules })).toThrow("is missing");
  });

  it("are refused without the size of an engine's file", () => {
    const { size: _, ...candidate } = whole.engines.candidate;
    const recording = { ...whole, engines: { ...whole.engines, candidate } };
    expect(() => requireFootprints(recording, { given: {}, threads: 1 })).toThrow(
      "the size of the candidate's file is missing",
    );
  });
});

describe("results of an earlier version", () => {
  it("are read without costs and reasons", () => {
    const old = makeRecording({
      tests: whole.tests.map((test) => ({ ...test, checks: test.checks.map(without) })),
    });
    expect(parseRecording(JSON.stringify({ schema: 4, ...old }), "old.json").tests).toHaveLength(
      whole.tests.length,
    );
  });

  it("are refused with a reason that is none", () => {
    const text = JSON.stringify({
      schema: 4,
      ...makeRecording({
        engines: {
          baseline: { name: "SQLite" },
          candidate: { name: "DoltLite", unmeasured: { allocations: "because" as "static" } },
        },
      }),
    });
    expect(() => parseRecording(text, "wrong.json")).toThrow(/unmeasured/);
  });
});
