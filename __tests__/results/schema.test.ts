import { readFileSync } from "node:fs";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { z } from "zod";
import type { Recording } from "../../src/measure/recording.ts";
import type { recordingSchema } from "../../src/results/recording-schema.ts";
import { formatRecording, parseRecording, schemaVersion } from "../../src/results/schema.ts";
import { defaultCeilings } from "../../src/verdict/ceilings.ts";
import { compare } from "../../src/verdict/comparison.ts";
import { judge } from "../../src/verdict/verdict.ts";
import { fullRecording, makeRecord, makeRecording, pairs } from "../recordings.ts";
import { refusal } from "../refusal.ts";

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

const fixture = new URL("../../fixtures/results-v1.json", import.meta.url).pathname;
const full = fullRecording();
const verdict = judge(full.tests.map(compare), defaultCeilings);
const text = formatRecording(full, verdict);

/** The parsed content of a results file, to be spoilt. */
// biome-ignore lint/suspicious/noExplicitAny: what is tested is content of any shape.
type Content = any;

/** The message for a file that holds `content`. */
const messageFor = (content: string) => refusal(() => parseRecording(content, "results.json"));

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

  it("is written as schema 1 is", async () => {
    // Renew with `npx vitest run --project unit __tests__/results/schema.test.ts -u`. Files that users keep do not
    // change with it: what they could not be read as any more needs a new schema number.
    await expect(text).toMatchFileSnapshot(fixture);
  });

  it("is read where an earlier build wrote it", () => {
    expect(parseRecording(readFileSync(fixture, "utf8"), "results-v1.json")).toEqual(full);
  });

  it("carries figures for other tools, which are not believed when it is read", () => {
    const content = JSON.parse(text);
    expect(content.derived).toMatchObject({
      outcome: "fail",
      measurement: "broken",
      sections: [
        { variant: "int", storage: "memory", kind: "reads", ceiling: 5, missing: 0 },
        {},
        { missing: 1 },
      ],
      tests: [
        {
          test: "int/memory/reads/oltp_point_select",
          state: "measured",
          baselineNs: 10_000_000,
          candidateNs: 20_300_000,
          multiplier: 2.03,
          pairs: 3,
          outcome: "pass",
        },
        {},
        { test: "int/file/reads/table_scan", state: "failed" },
      ],
    });
    content.derived = "anything";
    expect(parseRecording(JSON.stringify(content), "results.json")).toEqual(full);
  });

  it("has text cut that is longer than it may hold", () => {
    const long = makeRecording({ warnings: ["x".repeat(50_000)] });
    const [warning] = parseRecording(formatRecording(long), "results.json").warnings;
    expect(warning).toHaveLength(10_000);
  });

  it("is not written from what it could not be read as", () => {
    const impossible = makeRecording({ tests: [makeRecord({ samples: pairs([-1, 2]) })] });
    expect(() => formatRecording(impossible)).toThrow("tests[0].samples[0].ns is -1000");
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
    expect(messageFor("null")).toMatch(/^results\.json: the file is null: expected object/);
    expect(messageFor("[]")).toMatch(/^results\.json: the file is \[\]: expected object/);
    expect(messageFor("{}")).toMatch(/^results\.json: schema is missing: expected 1 \(and \d more\)$/);
  });

  it("asks for an update where a newer version wrote it", () => {
    expect(messageAfter((content) => Object.assign(content, { schema: 2, news: true }))).toBe(
      "results.json: schema 2 was written by a newer version of this tool, which reads up to schema 1: update it",
    );
    expect(schemaVersion).toBe(1);
  });

  it("is refused with the place, the value and what is allowed", () => {
    expect(messageAfter((content) => Object.assign(content, { schema: "1" }))).toBe(
      'results.json: schema is "1": expected 1',
    );
    expect(messageAfter((content) => Object.assign(content.tests[1], { variant: "hash" }))).toBe(
      'results.json: tests[1].variant is "hash": expected one of "int"|"composite"|"blob"|"text"',
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
      "results.json: tests[0].samples[6]: candidate's sample of round 2 is there twice",
    );
    expect(messageAfter(({ tests }) => Object.assign(tests[0].checks[1], { role: "baseline" }))).toBe(
      "results.json: tests[0].checks[1]: baseline's check is there twice",
    );
  });

  it("is refused where it has no test, or text and lists without end", () => {
    expect(messageAfter((content) => Object.assign(content, { tests: [] }))).toMatch(
      /^results\.json: tests is \[\]: /,
    );
    expect(messageAfter(({ tests }) => Object.assign(tests[0], { workload: "x".repeat(201) }))).toMatch(
      /^results\.json: tests\[0\]\.workload is "x{59}…: expected string to have <=200 characters$/,
    );
    expect(messageAfter((content) => Object.assign(content, { warnings: Array(20_001).fill("") }))).toMatch(
      /^results\.json: warnings is /,
    );
  });

  it("cannot set what it is not asked for", () => {
    const spoilt = text.replace('"engines": {', '"engines": {"__proto__": {"name": "x"},');
    expect(messageFor(spoilt)).toMatch(/^results\.json: engines has "__proto__", which is not known/);
  });
});
