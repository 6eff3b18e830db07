import { describe, expect, it } from "vitest";
import { features } from "../../src/features.ts";
import { type Acceptance, defaultCriteria } from "../../src/model/criteria.ts";
import type { Recording } from "../../src/model/recording.ts";
import { testPath } from "../../src/model/test.ts";
import { acceptRegressions, parseAcceptanceLines } from "../../src/verdict/acceptances.ts";
import { conclude, exitStatus } from "../../src/verdict/conclusion.ts";
import type { Verdict } from "../../src/verdict/judge.ts";
import { judgeRecording } from "../../src/verdict/judge-recording.ts";
import { simulate } from "../builders/simulated.ts";

const slow = "int/memory/writes/oltp_insert";
const now = new Date("2026-11-21T12:00:00Z");

const recording = simulate({ multiplier: (test) => (testPath(test) === slow ? 9 : 2) });
const failing = judgeRecording(recording, defaultCriteria);

const acceptance = (parts: Partial<Acceptance> = {}): Acceptance => ({
  path: slow,
  by: "maintainer",
  reason: "the price of the new index",
  until: "2027-01-31",
  ...parts,
});

const accepted = (...given: readonly Acceptance[]) => acceptRegressions(failing, now, given);
const rows = ({ acceptances }: Verdict) => acceptances?.accepted.map(({ name }) => name);
const reasons = ({ acceptances }: Verdict) => acceptances?.ignored.map(({ why }) => why);

describe("a line that accepts a regression", () => {
  it("names a path, a last day and a reason", () => {
    expect(
      parseAcceptanceLines(`Faster reads.\r\n\r\nbench-accept: ${slow} until 2027-01-31, new index\r\n`),
    ).toEqual([
      {
        text: `bench-accept: ${slow} until 2027-01-31, new index`,
        acceptance: { path: slow, until: "2027-01-31", reason: "new index" },
      },
    ]);
  });

  it.each(["int/memory/reads average", "*/memory/writes/*", "*/*/*/oltp_insert", "*/file/* average"])(
    "may be for %s",
    (path) => {
      expect(parseAcceptanceLines(`bench-accept: ${path} until 2027-01-31, x`)).toMatchObject([
        { acceptance: { path } },
      ]);
    },
  );

  it.each([
    ["> bench-accept: a quotation"],
    ["see bench-accept: in the manual"],
    ["    bench-accept: indented code"],
    ["```\nbench-accept: code\n```"],
    ["~~~~ text\nbench-accept: code\n~~~\nbench-accept: still code\n~~~~"],
    ["```\nbench-accept: code that never ends"],
    ["<!-- \nbench-accept: a hidden line\n-->"],
    ["<!-- \nbench-accept: hidden to the end"],
  ])("is none in %j", (text) => {
    expect(parseAcceptanceLines(text)).toEqual([]);
  });

  const form = "it is not of the form bench-accept: PATH until YYYY-MM-DD, REASON";
  it.each([
    [`${slow} until 2027-01-31`, form],
    [`${slow} until 2027-01-31,`, form],
    [`${slow}, new index`, form],
    [`until 2027-01-31, new index`, form],
    [`${slow} until 31.1.2027, x`, '"31.1.2027" is not a date of the form YYYY-MM-DD'],
    [`${slow} until 2027-02-30, x`, '"2027-02-30" is not a date of the form YYYY-MM-DD'],
    [`${slow} until 2027-01-31, ${"x".repeat(201)}`, "its reason has more than 200 characters"],
    ["*/*/*/* until 2027-01-31, x", '"*/*/*/*" names nothing: at least one part must not be *'],
    ["*/*/* average until 2027-01-31, x", '"*/*/* average" names nothing: at least one part must not be *'],
    [
      "int/memory/writes/oltp_inser until 2027-01-31, x",
      'no test of the suite is "int/memory/writes/oltp_inser"',
    ],
    [
      "int/memory/writes until 2027-01-31, x",
      '"int/memory/writes" is not a test such as int/memory/writes/oltp_insert, ' +
        "or a section's average such as int/memory/writes average",
    ],
    [
      "int/disk/writes average until 2027-01-31, x",
      '"int/disk/writes average" is not a test such as int/memory/writes/oltp_insert, ' +
        "or a section's average such as int/memory/writes average, with * for any part",
    ],
  ])("is wrong as %j", (text, why) => {
    expect(parseAcceptanceLines(`bench-accept: ${text}`)).toEqual([{ text: `bench-accept: ${text}`, why }]);
  });
});

describe("an accepted regression", () => {
  it("does not fail the run, and is listed with who accepts it, why and until when", () => {
    const verdict = accepted(acceptance());
    expect(failing.outcome).toBe("fail");
    expect(verdict.outcome).toBe("accepted");
    expect(conclude(verdict, { onFail: "fail", onInconclusive: "fail" })).toBe("success");
    expect(exitStatus(verdict)).toBe(0);
    expect(verdict.acceptances).toMatchObject({
      accepted: [{ name: slow, against: "ceiling", acceptance: acceptance() }],
      ignored: [],
    });
  });

  it("is only that of the rows that it names", () => {
    const both = judgeRecording(
      simulate({ multiplier: ({ workload }) => (workload === "oltp_insert" ? 9 : 2) }),
      defaultCriteria,
    );
    const verdict = acceptRegressions(both, now, [acceptance()]);
    expect(verdict.outcome).toBe("fail");
    expect(rows(verdict)).toEqual([slow]);
    expect(rows(acceptRegressions(both, now, [acceptance({ path: "int/*/*/oltp_insert" })]))).toEqual([
      slow,
      "int/file/writes/oltp_insert",
    ]);
  });

  it("of a test is not one of its section's average", () => {
    const slowSection = judgeRecording(
      simulate({
        multiplier: ({ variant, storage }) => (variant === "int" && storage === "memory" ? 5.6 : 2),
      }),
      defaultCriteria,
    );
    const test = acceptance({ path: "int/memory/*/*" });
    expect(acceptRegressions(slowSection, now, [test]).outcome).toBe("fail");
    const verdict = acceptRegressions(slowSection, now, [acceptance({ path: "int/memory/* average" })]);
    expect(verdict.outcome).toBe("accepted");
    expect(rows(verdict)).toEqual(["int/memory/reads average", "int/memory/writes average"]);
  });

  it.each([
    ["2026-11-20", "it ended on 2026-11-20"],
    ["2027-11-22", "2027-11-22 is more than a year ahead"],
  ])("until %s does not count: %s", (until, why) => {
    const verdict = accepted(acceptance({ until }));
    expect(verdict.outcome).toBe("fail");
    expect(reasons(verdict)).toEqual([why]);
  });

  it.each(["2026-11-21", "2027-11-21"])("until %s counts", (until) => {
    expect(accepted(acceptance({ until })).outcome).toBe("accepted");
  });

  it("that no row needs is named", () => {
    const verdict = accepted(acceptance(), acceptance({ path: "text/*/* average" }));
    expect(verdict.outcome).toBe("accepted");
    expect(reasons(verdict)).toEqual(["no row of this name fails"]);
  });

  it("can be given by the criteria", () => {
    const verdict = judgeRecording(recording, { ...defaultCriteria, accept: [acceptance()] });
    expect(verdict.outcome).toBe("fail");
    expect(acceptRegressions(verdict, now).outcome).toBe("accepted");
  });

  it.each(["crash", "differs", "error"] as const)("is never a test without a result: %s", (reason) => {
    const broken: Recording = {
      ...recording,
      tests: recording.tests.map((test) =>
        testPath(test) === slow ? { ...test, failures: [{ reason, role: "candidate", message: "x" }] } : test,
      ),
    };
    const verdict = acceptRegressions(judgeRecording(broken, defaultCriteria), now, [acceptance()]);
    expect(verdict.outcome).toBe("fail");
    expect(conclude(verdict, { onFail: "pass", onInconclusive: "pass" })).toBe("failure");
    expect(exitStatus(verdict)).toBe(3);
    expect(reasons(verdict)).toEqual(["the measurement is not complete"]);
  });

  it("is never a test whose commits are not known to be durable, if that is required", () => {
    const path = "int/file/writes/oltp_insert";
    const verdict = judgeRecording(recording, { ...defaultCriteria, requires: ["durability"] }, features);
    const all = acceptRegressions(verdict, now, [acceptance({ path }), acceptance()]);
    expect(all.outcome).toBe("fail");
    expect(rows(all)).toEqual([]);
  });
});
