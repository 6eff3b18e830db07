import { readFileSync } from "node:fs";
import { describe, expect, expectTypeOf, it } from "vitest";
import type * as z from "zod";
import { features } from "../../../src/features.ts";
import type { Rounds } from "../../../src/model/criteria.ts";
import { roles } from "../../../src/model/engine.ts";
import type { Recording, recordingSchema, TestRecord } from "../../../src/model/recording.ts";
import type { Sample } from "../../../src/model/sample.ts";
import { variants } from "../../../src/model/test.ts";
import { formatRecording, schemaVersion } from "../../../src/results/json/schema.ts";
import { judge } from "../../../src/verdict/judge.ts";
import { makeRecord, makeRecording, pairs, trios } from "../../builders/recordings.ts";
import { errorMessage } from "../../error-message.ts";
import { parseRecording } from "../full-build.ts";
import { adaptiveRecording, criteria, newest } from "../recordings.ts";

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

const fixture = new URL("../../../fixtures/results-v4.json", import.meta.url).pathname;
const full = adaptiveRecording();
const verdict = judge(
  {
    tests: full.tests,
    controls: full.controls ?? [],
    features: full.features,
    ending: "samples",
  },
  criteria,
  features,
);
const text = formatRecording(full, verdict);

const work = { statements: 10, rows: 1000, changes: 0 };

/** Samples in turns, a precision, another suite with settings of its own, and sequences. */
const current: Recording = {
  ...full,
  ...(full.run && { run: { ...full.run, precision: 2 } }),
  ...(full.suite && {
    suite: { ...full.suite, others: { raw: "0f".repeat(32), sequence: "5e".repeat(32) } },
  }),
  engines: {
    ...full.engines,
    candidate: {
      ...full.engines.candidate,
      variantSettings: {
        raw: { file: { journal_mode: "wal", synchronous: "0", cache_size: "-2000", page_size: "4096" } },
      },
    },
  },
  tests: [
    ...full.tests,
    makeRecord({
      variant: "raw",
      storage: "file",
      workload: "sequential_scan",
      chunkStatements: 5,
      samples: pairs([20, 30]).map((sample) => ({ ...sample, work, chunks: [sample.ns - 5_000, 5_000] })),
      checks: roles.map((role) => ({ role, work, hash: "00000000000000aa" })),
    }),
  ],
};

/** The parsed content of a results file, to be spoilt. */
// biome-ignore lint/suspicious/noExplicitAny: what is tested is content of any shape.
type Content = any;

/** The message for a file that holds `content`. */
const messageFor = (content: string) => errorMessage(() => parseRecording(content, "results.json"));

/** The message for a file that is `full` after `spoil`. */
function messageAfter(spoil: (content: Content) => unknown): string {
  const content = JSON.parse(text);
  spoil(content);
  return messageFor(JSON.stringify(content));
}

describe("a results file", () => {
  it("holds exactly what a Recording does", () => {
    expectTypeOf<DeepReadonly<z.output<typeof recordingSchema>>>().toEqualTypeOf<DeepReadonly<Recording>>();
  });

  it("is read back as it was recorded", () => {
    expect(parseRecording(text, "results.json")).toEqual(full);
    const bare = makeRecording();
    expect(parseRecording(formatRecording(bare), "results.json")).toEqual(bare);
  });

  it("is the same text when it is read and written again", () => {
    expect(formatRecording(parseRecording(text, "results.json"), verdict)).toBe(text);
  });

  it("has its keys in the same order whatever order they were recorded in", () => {
    const reversed = Object.fromEntries(Object.entries(full).reverse()) as unknown as Recording;
    expect(formatRecording(reversed, verdict)).toBe(text);
  });

  it("has a line for each test, so that files can be compared by line", () => {
    const record = makeRecord({ workload: "oltp_insert", samples: pairs([1, 2], [3, 4]) });
    const one = formatRecording(makeRecording({ tests: [makeRecord(), record] })).split("\n");
    const other = formatRecording(makeRecording({ tests: [makeRecord(), { ...record, samples: [] }] })).split(
      "\n",
    );
    expect(other.length).toBe(one.length);
    expect(one.filter((line, index) => line !== other[index])).toHaveLength(1);
  });

  it("is written as schema 4 is", async () => {
    // Renew with `npx vitest run --project unit __tests__/results/schema.test.ts -u`. Files that users keep do not
    // change with it: what they could not be read as any more needs a new schema number.
    await expect(formatRecording(current, verdict)).toMatchFileSnapshot(fixture);
  });

  it("is read where an earlier build wrote it", () => {
    expect(parseRecording(readFileSync(fixture, "utf8"), "results.json")).toEqual(current);
  });

  it("is read with acceptances that have neither bound nor commit", () => {
    const old = JSON.parse(readFileSync(fixture, "utf8"));
    const accepted = {
      ...{ row: "int/memory/writes/oltp_insert", against: "ceiling", multiplier: 9, ceiling: 6 },
      ...{ path: "int/memory/writes/oltp_insert", by: "Ada", reason: "a new index", until: "2027-01-31" },
    };
    const acceptances = { accepted: [accepted], ignored: [{ text: "x", by: "Ada", why: "it ended" }] };
    const content = JSON.stringify({
      ...old,
      derived: { ...old.derived, outcome: "accepted", acceptances },
    });
    expect(parseRecording(content, "results.json")).toEqual(
      parseRecording(JSON.stringify(old), "results.json"),
    );
  });

  it("of an older schema, and of a newer one, is refused with what to do", () => {
    const of = (schema: number) => JSON.stringify({ ...JSON.parse(text), schema });
    expect(messageFor(of(3))).toBe(
      "results.json: schema 3 was written by an older version of this tool, which reads schema 4: measure again",
    );
    expect(schemaVersion).toBe(4);
    expect(messageFor(of(5))).toContain("by a newer version of this tool, which reads schema 4: update it");
  });

  it("may begin with a byte order mark", () => {
    expect(parseRecording(`\uFEFF${text}`, "results.json")).toEqual(full);
    expect(messageFor(`\uFEFF${text.slice(0, 500)}`)).toMatch(/^results\.json: cut off after 500 characters/);
  });

  it("carries figures for other tools, which are not believed when it is read", () => {
    const content = JSON.parse(text);
    expect(content.derived).toMatchObject({ outcome: "fail", measurement: "broken" });
    content.derived = "anything";
    expect(parseRecording(JSON.stringify(content), "results.json")).toEqual(full);
  });

  it("has text cut that is longer than it may hold", () => {
    const long = makeRecording({ warnings: ["x".repeat(50_000)] });
    const [warning] = parseRecording(formatRecording(long), "results.json").warnings;
    expect(warning).toHaveLength(10_000);
  });

  it("can be read if its truncated text has characters of two UTF-16 units", () => {
    const long = makeRecording({ warnings: ["🙂".repeat(50_000)] });
    const [warning] = parseRecording(formatRecording(long), "results.json").warnings;
    expect(warning).toBe(`${"🙂".repeat(4999)}…`);
  });

  it("is not written from what it could not be read as", () => {
    const impossible = makeRecording({ tests: [makeRecord({ samples: pairs([-1, 2]) })] });
    expect(() => formatRecording(impossible)).toThrow(
      new Error(
        "the recording cannot be written: tests[0].samples[0].ns is -1000: expected number to be >=1",
      ),
    );
  });
});

describe("a file that is not a results file", () => {
  it("is told apart as empty, cut off or not JSON", () => {
    expect(messageFor(" \n")).toBe("results.json: the file is empty, a results file is expected");
    expect(messageFor("<html>")).toMatch(/^results\.json: not JSON \(/);
    expect(messageFor('{"schema": 1,}')).toMatch(/^results\.json: not JSON \(/);
  });

  it("is cut off wherever it ends too soon", () => {
    const small = formatRecording(makeRecording());
    for (let length = 1; length < small.trimEnd().length; length++)
      expect(messageFor(small.slice(0, length)), String(length)).toMatch(
        new RegExp(`^results\\.json: cut off after ${length} characters \\(`),
      );
  });

  it("is refused where it is JSON of another kind", () => {
    expect(messageFor("null")).toMatch(/^results\.json: the file is an empty value: expected object/);
    expect(messageFor("[]")).toMatch(/^results\.json: the file is \[\]: expected object/);
    expect(messageFor("{}")).toMatch(/^results\.json: schema is missing: expected 4 \(and \d more\)$/);
  });

  it("is refused with the place, the value and what is allowed", () => {
    expect(messageAfter((content) => Object.assign(content.tests[1], { workload: "scan\u001b[31m" }))).toBe(
      'results.json: tests[1].workload is "scan\\u001b[31m": expected a name without control characters and other invisible ones',
    );
    expect(messageAfter((content) => Object.assign(content, { schema: "1" }))).toBe(
      'results.json: schema is "1": expected 4',
    );
    expect(messageAfter((content) => Object.assign(content.tests[1], { variant: "hash" }))).toBe(
      `results.json: tests[1].variant is "hash": expected one of ${variants.map((one) => `"${one}"`).join("|")}`,
    );
    expect(messageAfter((content) => Object.assign(content.tests[0].samples[2], { ns: 0 }))).toBe(
      "results.json: tests[0].samples[2].ns is 0: expected number to be >=1",
    );
    expect(messageAfter((content) => Object.assign(content.tests[0].samples[2], { ns: 1.5 }))).toBe(
      "results.json: tests[0].samples[2].ns is 1.5: expected int, received number",
    );
    expect(messageAfter((content) => Object.assign(content.suite.sql, { "int/oltp_insert": "XYZ" }))).toBe(
      'results.json: suite.sql["int/oltp_insert"] is "XYZ": expected 8 to 128 lowercase hex digits',
    );
    expect(messageAfter((content) => delete content.engines.baseline.name)).toBe(
      "results.json: engines.baseline.name is missing: expected string, received undefined",
    );
    expect(messageAfter((content) => Object.assign(content.run, { startedAt: "yesterday" }))).toMatch(
      /^results\.json: run\.startedAt is "yesterday": /,
    );
    expect(messageAfter((content) => Object.assign(content.machine, { fans: 3 }))).toBe(
      'results.json: machine has "fans", which is not known',
    );
  });

  it("is refused where a test, a sample or a check is there twice", () => {
    expect(messageAfter(({ tests }) => tests.push(tests[0]))).toBe(
      "results.json: tests[3]: the test int/memory/reads/oltp_point_select is there twice",
    );
    expect(messageAfter(({ tests }) => tests[0].samples.push({ role: "candidate", round: 2, ns: 5 }))).toBe(
      "results.json: tests[0].samples[9]: candidate's sample of round 2 is there twice",
    );
    expect(messageAfter(({ tests }) => Object.assign(tests[0].checks[1], { role: "baseline" }))).toBe(
      "results.json: tests[0].checks[1]: baseline's check is there twice",
    );
  });

  it("is refused where it has no test, or text and lists without end", () => {
    expect(messageAfter((content) => Object.assign(content, { tests: [], features: undefined }))).toBe(
      "results.json: tests is []: expected at least one test, or facts of a feature",
    );
    expect(messageAfter(({ tests }) => Object.assign(tests[0], { workload: "x".repeat(201) }))).toMatch(
      /^results\.json: tests\[0\]\.workload is "x{59}…": expected string to have <=200 characters$/,
    );
    expect(messageAfter((content) => Object.assign(content, { warnings: Array(20_001).fill("") }))).toMatch(
      /^results\.json: warnings is /,
    );
  });

  it("is refused where its rounds, alpha or time limit are none", () => {
    const rounds = (value: unknown) => messageAfter(({ run }) => Object.assign(run, { rounds: value }));
    const allowed = 'expected a number of rounds from 1 to 10000, or {"min": M, "max": N} with M from 3 to N';
    expect(rounds(0)).toBe(`results.json: run.rounds is 0: ${allowed}`);
    expect(rounds("3..11")).toBe(`results.json: run.rounds is "3..11": ${allowed}`);
    expect(rounds({ min: 2, max: 11 })).toBe(`results.json: run.rounds is {"min":2,"max":11}: ${allowed}`);
    expect(rounds({ min: 5, max: 4 })).toBe(`results.json: run.rounds is {"min":5,"max":4}: ${allowed}`);
    expect(messageAfter(({ run }) => Object.assign(run, { alpha: 0.5 }))).toBe(
      "results.json: run.alpha is 0.5: expected number to be <0.5",
    );
    expect(messageAfter(({ run }) => Object.assign(run, { maxMinutes: 0 }))).toBe(
      "results.json: run.maxMinutes is 0: expected number to be >0",
    );
  });

  it("keeps in which form statements were executed, and their latencies", () => {
    const latencies = {
      max: 900,
      counts: [
        [130, 9_999],
        [304, 1],
      ],
    } as const;
    const [reads] = full.tests;
    const samples = reads?.samples.map((sample) => ({ ...sample, latencies }));
    const recording: Recording = {
      ...full,
      ...(full.suite && { suite: { ...full.suite, statements: "prepared" } }),
      tests: full.tests.map((test, index) => (index === 0 && samples ? { ...test, samples } : test)),
    };
    expect(parseRecording(formatRecording(recording), "results.json")).toEqual(recording);
  });

  it("is refused where latencies cannot be those of its statements", () => {
    const withLatencies = (latencies: unknown) =>
      messageAfter(({ tests }) => Object.assign(tests[0].samples[0], { latencies }));
    const withCounts = (...counts: readonly unknown[]) => withLatencies({ max: 5, counts });
    const at = "results.json: tests[0].samples[0].latencies.counts";
    expect(withCounts([5, 9_999])).toBe(
      `${at} is [[5,9999]]: expected one for each executed statement, 10000, not 9999`,
    );
    expect(withCounts([6, 5_000], [5, 5_000])).toBe(
      `${at} is [[6,5000],[5,5000]]: expected buckets in ascending order, each once`,
    );
    expect(withCounts([3712, 10_000])).toContain(`${at}[0][0] is 3712: expected number to be <=3711`);
    expect(withCounts([4, 0], [5, 10_000])).toBe(`${at}[0][1] is 0: expected number to be >=1`);
    expect(withLatencies({ max: 6, counts: [[5, 10_000]] })).toBe(
      "results.json: tests[0].samples[0].latencies.max is 6: expected a time of the last bucket",
    );
    expect(withCounts()).toMatch(/counts is \[\]: /);
    expect(withCounts(...Array.from({ length: 3713 }, (_, bucket) => [bucket, 1]))).toMatch(/counts is /);
  });

  it("is refused where a control is there twice, has no time, or pairs without end", () => {
    expect(messageAfter(({ controls }) => controls.push(controls[0]))).toBe(
      "results.json: controls[2]: the control int/memory/reads/oltp_point_select is there twice",
    );
    expect(messageAfter(({ controls }) => controls[0].pairs.push(controls[0].pairs[0]))).toBe(
      "results.json: controls[0].pairs[3]: the pair of round 1 is there twice",
    );
    expect(messageAfter(({ controls }) => Object.assign(controls[0].pairs[1], { controlNs: 0 }))).toBe(
      "results.json: controls[0].pairs[1].controlNs is 0: expected number to be >=1",
    );
    const endless = Array.from({ length: 10_001 }, () => ({ round: 1, baselineNs: 1, controlNs: 1 }));
    expect(messageAfter(({ controls }) => Object.assign(controls[0], { pairs: endless }))).toMatch(
      /^results\.json: controls\[0\]\.pairs is .*<=10000 items/,
    );
  });

  it("cannot set what it is not asked for", () => {
    const spoilt = text.replace('"engines": {', '"engines": {"__proto__": {"name": "x"},');
    expect(messageFor(spoilt)).toMatch(/^results\.json: engines has "__proto__", which is not known/);
  });
});

describe("a file that no run has written so", () => {
  it("lacks a round of an engine that has a later one", () => {
    expect(messageAfter(({ tests }) => tests[0].samples.splice(4, 1))).toBe(
      "results.json: tests[0]: int/memory/reads/oltp_point_select has no sample of the candidate in round 2, " +
        "but in a later one: expected rounds from 1 without gaps",
    );
    expect(messageAfter(({ tests }) => tests[0].samples.splice(0, 3))).toMatch(
      /oltp_point_select has no sample of the baseline in round 1, but/,
    );
    expect(messageAfter(({ controls }) => controls[1].pairs.splice(0, 1))).toBe(
      "results.json: controls[1]: int/file/writes/oltp_update_non_index has no pair of round 1, but a later one",
    );
  });

  it("may lack the last rounds of an engine, those of one that failed, and any of a run that was stopped", () => {
    const read = (recording: Recording) => parseRecording(formatRecording(recording), "results.json");
    const gap = pairs([1, 2], [3, 4], [5, 6]).toSpliced(3, 1);
    const last = makeRecord({ samples: pairs([1, 2], [3, 4]).slice(0, -1) });
    const failed = makeRecord({
      samples: gap,
      failures: [{ reason: "crash", role: "candidate", round: 2, message: "SIGSEGV" }],
    });
    for (const test of [last, failed]) {
      const recording = makeRecording({ tests: [test] });
      expect(read(recording)).toEqual(recording);
    }
    const stopped = makeRecording({
      ...newest({ stopped: "interrupted" }),
      tests: [makeRecord({ samples: gap })],
    });
    expect(read(stopped)).toEqual(stopped);
  });

  it("may lack an engine in a round that the other comparison wanted, and neither in the first", () => {
    const { engines } = makeRecording();
    const of = (dropped: (sample: Sample) => boolean, rounds: Rounds = { min: 3, max: 11 }) => {
      const samples = trios([1, 2, 3], [1, 2, 3], [1, 2, 3]).filter((one) => !dropped(one));
      const recording = makeRecording({
        ...newest({ rounds }),
        engines: { ...engines, base: { name: "main" } },
        tests: [
          makeRecord({
            samples,
            checks: roles.map((role) => ({
              role,
              work: { statements: 1, rows: 1, changes: 0 },
              hash: "ab".repeat(8),
            })),
          }),
        ],
      });
      return () => parseRecording(formatRecording(recording), "results.json");
    };
    const isBaseline = ({ role }: Sample) => role === "baseline";
    const isBase = ({ role }: Sample) => role === "base";
    expect(
      of((one) => (isBaseline(one) && one.round === 2) || (isBase(one) && one.round === 3)),
    ).not.toThrow();
    expect(of((one) => isBase(one) && one.round === 1)).toThrow(/has no sample of the base in round 1/);
    expect(of((one) => one.role !== "candidate" && one.round === 2)).toThrow(
      /has no sample of the baseline in round 2/,
    );
    expect(of((one) => isBase(one) && one.round === 2, 3)).toThrow(/has no sample of the base in round 2/);
  });

  it("has samples that no check speaks for", () => {
    expect(messageAfter(({ tests }) => Object.assign(tests[1], { checks: [] }))).toBe(
      "results.json: tests[1]: int/memory/writes/oltp_insert has samples but no check of the baseline: " +
        "every run makes one, so it was taken out, and the results may differ",
    );
    expect(messageAfter(({ tests }) => tests[0].checks.pop())).toMatch(
      /oltp_point_select has samples but no check of the base: /,
    );
  });

  it("needs no check where it does not say how it was made, was stopped, or failed", () => {
    const read = (spoil: (content: Content) => void) => {
      const content = JSON.parse(text);
      content.tests[0].checks = [];
      spoil(content);
      return parseRecording(JSON.stringify(content), "results.json").tests[0]?.checks;
    };
    expect(read((content) => delete content.run)).toEqual([]);
    expect(read(({ run }) => Object.assign(run, { stopped: "interrupted" }))).toEqual([]);
    expect(
      read(({ tests }) => tests[0].failures.push({ reason: "error", role: "candidate", message: "" })),
    ).toEqual([]);
    expect(
      messageAfter(({ tests }) => {
        tests[0].checks = [];
        tests[0].failures.push({ reason: "error", role: "base", message: "" });
      }),
    ).toMatch(/has samples but no check of the baseline/);
  });

  it("has something of a base that there is none of", () => {
    const part = "results.json: tests[0]: int/memory/reads/oltp_point_select has a";
    const words = "of the base, but engines.base is missing";
    expect(messageAfter(({ engines }) => delete engines.base)).toBe(`${part} sample ${words}`);
    const withoutSamples = (content: Content) => {
      delete content.engines.base;
      for (const test of content.tests)
        test.samples = test.samples.filter(({ role }: Content) => role !== "base");
    };
    expect(messageAfter(withoutSamples)).toBe(`${part} check ${words}`);
    expect(
      messageAfter((content) => {
        withoutSamples(content);
        content.tests[0].checks.pop();
        content.tests[0].failures.push({ reason: "error", role: "base", message: "" });
      }),
    ).toBe(`${part} failure ${words}`);
  });

  it("lacks a test or a control that was planned", () => {
    const planned = { tests: 3, controls: 2 };
    const whole = adaptiveRecording(newest({ planned }));
    expect(parseRecording(formatRecording(whole), "a.json")).toEqual(whole);
    const fewer = formatRecording({ ...whole, tests: whole.tests.slice(1) });
    expect(errorMessage(() => parseRecording(fewer, "a.json"))).toBe(
      "a.json: tests has 2, but run.planned.tests is 3: some were taken out or put in",
    );
    const quiet = formatRecording({ ...whole, controls: [] });
    expect(errorMessage(() => parseRecording(quiet, "a.json"))).toBe(
      "a.json: controls has 0, but run.planned.controls is 2: some were taken out or put in",
    );
  });

  it("has fewer samples than it had when it was resumed", () => {
    const at = "2026-01-01T00:00:00.000Z";
    const whole = adaptiveRecording(newest());
    const there = whole.tests.reduce((sum, { samples }) => sum + samples.length, 0);
    const resumedAfter = (samples: number) =>
      formatRecording({ ...whole, ...(whole.run && { run: { ...whole.run, resumed: [{ at, samples }] } }) });
    expect(parseRecording(resumedAfter(there), "a.json").run?.resumed).toEqual([{ at, samples: there }]);
    expect(errorMessage(() => parseRecording(resumedAfter(there + 1), "a.json"))).toBe(
      `a.json: run.resumed[0].samples is ${there + 1}, but there are only ${there}: some were taken out`,
    );
  });

  it("may lack controls where the baseline has failed, which they are timed on, and nowhere else", () => {
    const whole = adaptiveRecording(newest({ planned: { tests: 3, controls: 2 } }));
    const failing = (role: "baseline" | "candidate", count: number) => {
      const failure = { reason: "error", role, message: "" } as const;
      const tests = whole.tests.map((test, index) =>
        index < count ? { ...test, failures: [...test.failures, failure] } : test,
      );
      return formatRecording({ ...whole, tests, controls: [] });
    };
    expect(parseRecording(failing("baseline", 1), "a.json").controls).toEqual([]);
    expect(errorMessage(() => parseRecording(failing("candidate", 3), "a.json"))).toMatch(
      /^a\.json: controls has 0, but run\.planned\.controls is 2: /,
    );
  });

  it("has samples that are not divided as the test is", () => {
    const work = { statements: 10, rows: 10, changes: 0 };
    const record = (chunks: readonly (readonly number[] | undefined)[], parts: Partial<TestRecord> = {}) => {
      const samples = (["baseline", "candidate"] as const).map((role, index) => {
        const own = chunks[index];
        const ns = own?.reduce((sum, one) => sum + one, 0) ?? 5;
        return { role, round: 1, ns, work, ...(own === undefined ? {} : { chunks: own }) };
      });
      return formatRecording(
        makeRecording({ tests: [makeRecord({ samples, chunkStatements: 4, ...parts })] }),
      );
    };
    const halves = [1, 2, 3];
    const whole = record([halves, halves]);
    expect(parseRecording(whole, "a.json").tests[0]?.samples[1]?.chunks).toEqual(halves);
    const message = (text: string) => errorMessage(() => parseRecording(text, "a.json"));
    const expected = "expected 3, of 4 statements each";
    const test = "a.json: tests[0]: int/memory/reads/oltp_point_select";
    expect(message(record([halves, [1, 5]]))).toBe(
      `${test} has 2 chunks in the candidate's sample of round 1: ${expected}`,
    );
    expect(message(record([halves, undefined]))).toBe(
      `${test} has no chunks in the candidate's sample of round 1: ${expected}`,
    );
    expect(message(whole.replace('"chunkStatements":4,', ""))).toBe(
      `${test} has samples with chunks, but no chunkStatements`,
    );
    expect(message(whole.replace('"chunks":[1,2,3]', '"chunks":[1,2,4]'))).toBe(
      "a.json: tests[0].samples[0].chunks is [1,2,4]: expected their sum 7 to be ns, 6",
    );
    const withCommits = record([[1, 2, 3, 4]]).replace(
      '"chunks":[1,2,3,4]',
      '"chunks":[1,2,3,4],"commitNs":4',
    );
    expect(message(withCommits.replace('"commitNs":4', '"commitNs":3'))).toBe(
      "a.json: tests[0].samples[0].commitNs is 3: expected that of the last chunk, 4, not 3",
    );
    // 9 statements in chunks of 4, and the COMMIT, which is one of its own.
    const committed = record([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ]).replaceAll('"chunks":[1,2,3,4]', '"chunks":[1,2,3,4],"commitNs":4');
    expect(parseRecording(committed, "a.json").tests[0]?.samples[1]?.commitNs).toBe(4);
    // Merged shards may have divided a test differently.
    expect(
      parseRecording(record([halves, [1, 5]], { run: 0 }).replace('"chunkStatements":4,', ""), "a.json"),
    );
  });

  it("lacks samples of the base", () => {
    const whole = adaptiveRecording(newest());
    const [first, ...others] = whole.tests as [TestRecord, ...TestRecord[]];
    const without = (rounds: number) => {
      const samples = first.samples.filter(({ role, round }) => role !== "base" || round > rounds);
      return formatRecording({ ...whole, tests: [{ ...first, samples }, ...others] });
    };
    expect(parseRecording(without(0), "a.json").tests).toEqual(whole.tests);
    expect(errorMessage(() => parseRecording(without(3), "a.json"))).toMatch(
      /^a\.json: tests\[0\]: \S+ has no sample of the base in round 1, /,
    );
  });

  it("has no character that a terminal would obey", () => {
    const message = "\u009b2J\u202e\u{e0001}";
    const text = formatRecording(makeRecording({ warnings: [message] }));
    expect(text).not.toMatch(/[\p{Cf}\u0080-\u009f]/u);
    expect(text).toContain("\\u009b2J\\u202e\\udb40\\udc01");
  });
});
