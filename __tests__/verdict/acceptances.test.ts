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

const head = "1a2b3c4d5e6f".padEnd(40, "0");
const line = `${slow} up to 9.9x at 1a2b3c4d5e6f until 2027-01-31, new index`;

const acceptance = (parts: Partial<Acceptance> = {}): Acceptance => ({
  path: slow,
  upTo: "9.9x",
  commit: "1a2b3c4d5e6f",
  by: "maintainer",
  reason: "the price of the new index",
  until: "2027-01-31",
  ...parts,
});

const accept = (verdict: Verdict, ...given: readonly Acceptance[]) =>
  acceptRegressions(verdict, now, { head, accepted: given, ignored: [] });
const accepted = (...given: readonly Acceptance[]) => accept(failing, ...given);
const rows = ({ acceptances }: Verdict) => acceptances?.accepted.map(({ name }) => name);
const reasons = ({ acceptances }: Verdict) => acceptances?.ignored.map(({ why }) => why);

describe("a line that accepts a regression", () => {
  it("names a path, a bound, a commit, a last day and a reason", () => {
    expect(parseAcceptanceLines(`Faster reads.\r\n\r\nbench-accept: ${line}\r\n`)).toEqual([
      {
        text: `bench-accept: ${line}`,
        acceptance: {
          path: slow,
          upTo: "9.9x",
          commit: "1a2b3c4d5e6f",
          until: "2027-01-31",
          reason: "new index",
        },
      },
    ]);
  });

  it.each([
    ["int/memory/reads average", "7x"],
    ["*/memory/writes/*", "1.25x"],
    ["*/*/*/oltp_insert base", "1.3x"],
    ["*/file/* average", "7x"],
    ["int/memory/reads/oltp_point_select instructions", "2.5%"],
  ])("may be for %s up to %s", (path, upTo) => {
    const text = `bench-accept: ${path} up to ${upTo} at ${head} until 2027-01-31, x`;
    expect(parseAcceptanceLines(text)).toMatchObject([{ acceptance: { path, upTo, commit: head } }]);
  });

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

  const form = "it is not of the form bench-accept: PATH up to BOUND at COMMIT until YYYY-MM-DD, REASON";
  it.each([
    [`${slow} until 2027-01-31`, form],
    [`${slow} until 2027-01-31,`, form],
    [`${slow}, new index`, form],
    [`until 2027-01-31, new index`, form],
    [`${slow} until 31.1.2027, x`, '"31.1.2027" is not a date of the form YYYY-MM-DD'],
    [`${slow} until 2027-02-30, x`, '"2027-02-30" is not a date of the form YYYY-MM-DD'],
    [`${slow} until 2027-01-31, ${"x".repeat(201)}`, "its reason has more than 200 characters"],
    [line.replace("9.9x", "9.9"), '"9.9" is not a multiplier such as 1.3x'],
    [line.replace("9.9x", "0x"), '"0x" is not a multiplier such as 1.3x'],
    [line.replace("9.9x", "1e9x"), '"1e9x" is not a multiplier such as 1.3x'],
    [line.replace("9.9x", "30%"), '"30%" is not a multiplier such as 1.3x'],
    [line.replace(" up", " counter up"), '"9.9x" is not a percentage such as 5%'],
    [line.replace("1a2b3c4d5e6f", "1a2b3c4"), '"1a2b3c4" is not 12 to 64 digits of a commit\'s hash'],
    [line.replace("1a2b3c4d5e6f", "main"), '"main" is not 12 to 64 digits of a commit\'s hash'],
    [line.replace("new index", "REASON"), "write the reason in place of REASON"],
    ["*/*/*/* until 2027-01-31, x", '"*/*/*/*" names nothing: at least one part must not be *'],
    ["*/*/* average until 2027-01-31, x", '"*/*/* average" names nothing: at least one part must not be *'],
    [
      "int/memory/writes/oltp_inser until 2027-01-31, x",
      'no test of the suite is "int/memory/writes/oltp_inser"',
    ],
    [
      "int/memory/writes until 2027-01-31, x",
      '"int/memory/writes" is not a test such as int/memory/writes/oltp_insert, ' +
        "or a section's average such as int/memory/writes average or int/memory/writes base",
    ],
    [
      "int/disk/writes average until 2027-01-31, x",
      '"int/disk/writes average" is not a test such as int/memory/writes/oltp_insert, ' +
        "or a section's average such as int/memory/writes average or int/memory/writes base, with * for any part",
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
    const verdict = accept(both, acceptance());
    expect(verdict.outcome).toBe("fail");
    expect(rows(verdict)).toEqual([slow]);
    expect(rows(accept(both, acceptance({ path: "int/*/*/oltp_insert" })))).toEqual([
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
    expect(accept(slowSection, test).outcome).toBe("fail");
    const verdict = accept(slowSection, acceptance({ path: "int/memory/* average" }));
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
    const { commit: _, ...given } = acceptance();
    const verdict = judgeRecording(recording, { ...defaultCriteria, accept: [given] });
    expect(verdict.outcome).toBe("fail");
    expect(acceptRegressions(verdict, now).outcome).toBe("accepted");
  });

  it("that has the word for a name, as it is offered for a file, accepts nothing", () => {
    const { commit: _, ...given } = acceptance();
    const criteria = { ...defaultCriteria, accept: [{ ...given, by: "NAME" }] };
    const verdict = acceptRegressions(judgeRecording(recording, criteria), now);
    expect(verdict.outcome).toBe("fail");
    expect(reasons(verdict)).toEqual(["write your name in place of NAME"]);
  });

  it.each(["crash", "differs", "error"] as const)("is never a test without a result: %s", (reason) => {
    const broken: Recording = {
      ...recording,
      tests: recording.tests.map((test) =>
        testPath(test) === slow ? { ...test, failures: [{ reason, role: "candidate", message: "x" }] } : test,
      ),
    };
    const verdict = accept(judgeRecording(broken, defaultCriteria), acceptance());
    expect(verdict.outcome).toBe("fail");
    expect(conclude(verdict, { onFail: "pass", onInconclusive: "pass" })).toBe("failure");
    expect(exitStatus(verdict)).toBe(3);
    expect(reasons(verdict)).toEqual(["the measurement is not complete"]);
  });

  it("is never a test whose commits are not known to be durable, if that is required", () => {
    const path = "int/file/writes/oltp_insert";
    const verdict = judgeRecording(recording, { ...defaultCriteria, requires: ["durability"] }, features);
    const all = accept(verdict, acceptance({ path }), acceptance());
    expect(all.outcome).toBe("fail");
    expect(rows(all)).toEqual([]);
  });
});

describe("an acceptance ends", () => {
  const slower = judgeRecording(
    simulate({ multiplier: (test) => (testPath(test) === slow ? 20 : 2) }),
    defaultCriteria,
  );

  it("with a figure over its bound, and the line to renew it has a new one", () => {
    const verdict = accept(slower, acceptance());
    expect(verdict.outcome).toBe("fail");
    expect(reasons(verdict)).toEqual([
      expect.stringMatching(/^int\/memory\/writes\/oltp_insert is \d+\.?\d*x, over 9\.9x$/),
    ]);
    const renewal = verdict.acceptances?.ignored[0]?.renewal;
    expect(renewal).toMatchObject({
      path: slow,
      commit: head,
      until: "2027-01-31",
      reason: "the price of the new index",
    });
    expect(renewal).not.toHaveProperty("upTo");
    // The figure is 20, and the upper end of its interval is the bound.
    expect(renewal?.bound).toBeCloseTo(21.2, 1);
    // The line to renew it is offered once.
    expect(verdict.acceptances?.offered).toEqual([]);
  });

  it("with a figure over its bound, in a configuration file too", () => {
    const { commit: _, ...given } = acceptance();
    const verdict = acceptRegressions({ ...slower, accept: [given] }, now);
    expect(verdict.outcome).toBe("fail");
    expect(verdict.acceptances?.ignored).toMatchObject([{ why: expect.stringContaining(", over 9.9x") }]);
  });

  it("with the next commit, however small the figure is", () => {
    const verdict = accept(failing, acceptance({ commit: "f".repeat(40) }));
    expect(verdict.outcome).toBe("fail");
    expect(reasons(verdict)).toEqual(["it is about commit ffffffffffff, and the head is 1a2b3c4d5e6f"]);
    expect(verdict.acceptances?.ignored).toMatchObject([{ renewal: { upTo: "9.9x", commit: head } }]);
  });

  it("on each row of its own, if it names several", () => {
    const two = judgeRecording(
      simulate({
        multiplier: ({ variant, storage, workload }) =>
          workload === "oltp_insert" && variant === "int" ? (storage === "memory" ? 9 : 20) : 2,
      }),
      defaultCriteria,
    );
    const verdict = accept(two, acceptance({ path: "int/*/*/oltp_insert" }));
    expect(verdict.outcome).toBe("fail");
    expect(rows(verdict)).toEqual([slow]);
    expect(verdict.acceptances?.offered).toMatchObject([{ path: "int/file/writes/oltp_insert" }]);
  });

  it("with the larger of two machines' figures", () => {
    const twice = {
      ...failing,
      sections: failing.sections.map((section) => ({
        ...section,
        tests: section.tests.map(({ judgement, ...test }) => ({
          ...test,
          judgement: judgement && {
            ...judgement,
            elsewhere: {
              first: "fail",
              firstMachine: "a",
              multiplier: 12,
              outcome: "fail",
              machine: "b",
            } as const,
          },
        })),
      })),
    };
    expect(accept(twice, acceptance()).outcome).toBe("fail");
    expect(accept(twice, acceptance({ upTo: "12x" })).outcome).toBe("accepted");
  });

  it.each([
    [{ upTo: undefined, commit: undefined }, "a bound and the commit"],
    [{ upTo: undefined }, "a bound"],
    [{ commit: undefined }, "the commit"],
  ])("before it begins without %j", (parts, lacking) => {
    const { upTo = undefined, commit = undefined, ...others } = { ...acceptance(), ...parts };
    const verdict = accept(failing, { ...others, upTo, commit });
    expect(verdict.outcome).toBe("fail");
    expect(reasons(verdict)).toEqual([
      `it lacks ${lacking}: the form is bench-accept: PATH up to BOUND at COMMIT until YYYY-MM-DD, REASON`,
    ]);
    expect(verdict.acceptances?.ignored).toMatchObject([
      { renewal: { path: slow, commit: head, until: "2027-01-31" } },
    ]);
  });

  it.each([
    `${slow} until 2027-01-31, x`,
    `${slow} up to 9x until 2027-01-31, x`,
    `${slow} at ${head} until 2027-01-31, x`,
  ])("before it begins, and is read all the same: %s", (text) => {
    expect(parseAcceptanceLines(`bench-accept: ${text}`)).toMatchObject([{ acceptance: { path: slow } }]);
  });
});

describe("a bound", () => {
  const both = judgeRecording(
    simulate({
      multiplier: (test) => (testPath(test) === slow ? 9 : 2),
      change: (test) => (testPath(test) === slow ? 4 : 1),
    }),
    defaultCriteria,
  );

  it("of the multiplier is none of the figure against the base, which may be far smaller", () => {
    const verdict = accept(both, acceptance());
    expect(verdict.outcome).toBe("fail");
    expect(verdict.acceptances?.accepted).toMatchObject([{ against: "ceiling" }]);
    expect(verdict.acceptances?.offered).toMatchObject([{ path: `${slow} base` }]);
    const base = acceptance({ path: `${slow} base`, upTo: "5x" });
    expect(accept(both, acceptance(), base).outcome).toBe("accepted");
  });
});

describe("a figure that fails", () => {
  it("is offered as a line to write", () => {
    expect(accept(failing).acceptances).toEqual({
      accepted: [],
      ignored: [],
      offered: [{ path: slow, bound: expect.closeTo(9.55, 1), commit: head, until: "2026-12-21" }],
    });
  });

  it("is offered elsewhere as a line of a configuration file, which names no commit", () => {
    expect(acceptRegressions(failing, now).acceptances?.offered).toEqual([
      { path: slow, bound: expect.closeTo(9.55, 1), commit: undefined, until: "2026-12-21" },
    ]);
  });
});

describe("the lines that are offered", () => {
  // One for the slow test alone was offered again and again, while the mean of its workload was over its ceiling for the other tests too.
  it("accept a run in the end, each offered once, where a cause is not all of an average", () => {
    const slowOn = { memory: 1.6, file: 1.15, autocommit: 1 } as const;
    const verdict = judgeRecording(
      simulate({
        multiplier: () => 2,
        change: ({ workload, storage }) => (workload === "oltp_insert" ? slowOn[storage] : 1),
      }),
      defaultCriteria,
    );
    const given: Acceptance[] = [];
    let judged = accept(verdict);
    for (let time = 0; time < 9 && judged.outcome === "fail"; time++) {
      const [first] = judged.acceptances?.offered ?? [];
      expect(given.map(({ path }) => path)).not.toContain(first?.path);
      given.push(
        acceptance({ path: first?.path ?? "", upTo: `${Math.ceil((first?.bound ?? 0) * 100) / 100}x` }),
      );
      judged = accept(verdict, ...given);
    }
    expect([verdict.outcome, judged.outcome]).toEqual(["fail", "accepted"]);
    expect(given.map(({ path }) => path)).toEqual([
      "*/memory/writes/oltp_insert base",
      "*/*/*/oltp_insert base",
    ]);
  });
});
