import { describe, expect, it } from "vitest";
import { defaultCriteria } from "../../../../src/model/criteria.ts";
import { lifeFigures } from "../../../../src/model/life.ts";
import { parseRowPath } from "../../../../src/suite/row-path.ts";
import { acceptRegressions, parseAcceptanceLines } from "../../../../src/verdict/acceptances.ts";
import { judgedRun } from "../../../../src/verdict/judged.ts";
import { documentNamed } from "../../../builders/documents.ts";
import { makeRecord, pairs } from "../../../builders/recordings.ts";
import { verdictOf } from "../../../builders/verdicts.ts";
import { makeAge, makeLife, makeShape, withoutWritten } from "./aged.ts";

const fast = makeRecord({ samples: pairs([10_000, 15_000]) });
const head = "1a2b3c4d5e6f".padEnd(40, "0");
const now = new Date("2026-12-01");
const guide = documentNamed("docs/age.md").text.replaceAll(/\s+/g, " ");

/** Disk of 1.4 times the base's, and twice SQLite's, in two shapes; a base of its own. */
function overCeilings() {
  const engines = (disk: number) => [
    makeLife("baseline", 4000, () => ({ disk: 5e6 })),
    makeLife("candidate", 4000, () => ({ disk, ns: 1e6 })),
    makeLife("base", 4000, () => ({ disk: 10e6 })),
  ];
  const age = makeAge([
    makeShape(() => ({}), { engines: engines(14e6) }),
    makeShape(() => ({}), { shape: "churn", engines: engines(15e6) }),
  ]);
  const ceilings = { ...defaultCriteria.ceilings, age: { base: 1.2 } };
  return verdictOf([fast], { facts: { age }, ceilings });
}

/** The outcome of the run and of its findings, with lines that people wrote. */
function accepted(...lines: readonly string[]) {
  const parsed = lines.flatMap((line) => parseAcceptanceLines(`bench-accept: ${line}`));
  const verdict = acceptRegressions(overCeilings(), now, {
    head,
    accepted: parsed.flatMap(({ acceptance }) => (acceptance ? [{ ...acceptance, by: "ada" }] : [])),
    ignored: parsed.flatMap((one) => ("why" in one ? [{ text: one.text, by: "ada", why: one.why }] : [])),
  });
  const { changes = [] } = verdict.features.ageFigures?.judged ?? {};
  return {
    verdict,
    outcomes: changes.map(({ part, name, outcome }) => `${part} ${name} ${outcome}`),
    ignored: verdict.acceptances?.ignored.map(({ why }) => why) ?? [],
    offered: verdict.acceptances?.offered.map(({ path, bound }) => [path, Math.round(bound)]) ?? [],
  };
}

const until = `at ${head.slice(0, 12)} until 2026-12-24, a larger page`;

describe("figures of ageing databases over their ceilings", () => {
  it("fail a run, and are in the results by shape and figure", () => {
    const verdict = overCeilings();
    expect(verdict.outcome).toBe("fail");
    expect(judgedRun(verdict)).toMatchObject({
      ageFigures: [
        { test: "age/append", name: "disk", base: 10e6, candidate: 14e6, ceiling: 20, outcome: "fail" },
        { test: "age/churn", name: "disk", base: 10e6, candidate: 15e6, ceiling: 20 },
      ],
    });
  });

  it("are accepted one by one, up to a bound", () => {
    const { outcomes, verdict, offered } = accepted(`age/append disk up to 40% ${until}`);
    expect(outcomes).toEqual(["age/append disk accepted", "age/churn disk fail"]);
    expect(verdict.outcome).toBe("fail");
    expect(offered).toEqual([["age/churn disk", 55]]);
  });

  it("are accepted together, which leaves the run accepted", () => {
    const { verdict, outcomes } = accepted(`age/* disk up to 50% ${until}`);
    expect(outcomes).toEqual(["age/append disk accepted", "age/churn disk accepted"]);
    expect(verdict.outcome).toBe("accepted");
  });

  it.each([
    [`age/append disk up to 39% ${until}`, "age/append disk is 40%, over 39%"],
    [`age/append memory up to 90% ${until}`, "no row of this name fails"],
    [`age/append baseline-disk up to 900% ${until}`, "no row of this name fails"],
    [`all disk up to 90% ${until}`, "no row of this name fails"],
    [`age/append disk up to 2x ${until}`, '"2x" is not a percentage such as 5%'],
    [
      `age/append disk up to 90% at ${head.slice(0, 12)} until 2026-11-30, a larger page`,
      "it ended on 2026-11-30",
    ],
    [
      `age/appends disk up to 90% ${until}`,
      '"age/appends disk" is no figure of an ageing database, such as age/append disk: the shapes are append, update, churn, ' +
        "transaction, tables, and the figures time, cpu, disk, written, memory, open, of SQLite with baseline- before them",
    ],
    [`age/append size up to 90% ${until}`, expect.stringContaining('"age/append size" is no figure')],
    [`age/append up to 90% ${until}`, expect.stringContaining('"age/append" is no figure')],
  ])("are not accepted by %s", (line, why) => {
    const { outcomes, ignored } = accepted(line);
    expect(outcomes).toEqual(["age/append disk fail", "age/churn disk fail"]);
    expect(ignored).toEqual([why]);
  });

  it.each(lifeFigures)("can be accepted by %s, which the guide names", (figure) => {
    expect(parseRowPath(`age/append ${figure}`)).toEqual({ figure, part: "age/append" });
    const [, named = ""] = /\*\*Accept\*\* a wanted change by its figure \(([^)]*)\):/.exec(guide) ?? [];
    expect(named.split(/, | or /)).toContain(`\`${figure}\``);
  });

  it("fail a run that does not know them of the candidate, which nobody can accept", () => {
    const hidden = withoutWritten(makeLife("candidate", 4000, () => ({})));
    const others = (["baseline", "base"] as const).map((role) => makeLife(role, 4000, () => ({})));
    const age = makeAge([makeShape(() => ({}), { engines: [...others, hidden] })]);
    const judged = (ceilings: object) =>
      verdictOf([fast], { facts: { age }, ceilings: { ...defaultCriteria.ceilings, age: ceilings } });
    const verdict = judged({ base: 1.2, baseline: 3 });
    expect(verdict.outcome).toBe("fail");
    const withheld = [
      { part: "age/append", name: "written", noun: "baseline-written", ceiling: 3, against: "baseline" },
      { part: "age/append", name: "written", noun: "written", ceiling: 20 },
    ];
    const why = "candidate: written a commit was not measured";
    expect(verdict.features.ageFigures?.judged.withheld).toMatchObject(
      withheld.map((one) => ({ ...one, base: 4000, why })),
    );
    const accept = ["written", "baseline-written"].map((figure) => ({
      ...{ path: `age/append ${figure}`, upTo: "900%", by: "Ada", until: "2027-01-31", reason: "it is new" },
    }));
    expect(acceptRegressions({ ...verdict, accept }, now).outcome).toBe("fail");
    expect(judged({}).outcome).toBe("pass");
  });

  it("keep a figure of SQLite apart from one of the base", () => {
    const age = makeAge([makeShape(() => ({ disk: 8e6 }))]);
    const ceilings = { ...defaultCriteria.ceilings, age: { baseline: 1.5 } };
    const accept = [
      { path: "age/append baseline-disk", upTo: "100%", by: "Ada", until: "2027-01-31", reason: "it is new" },
    ];
    const verdict = acceptRegressions({ ...verdictOf([fast], { facts: { age }, ceilings }), accept }, now);
    expect(verdict.features.ageFigures?.judged.changes).toMatchObject([
      { part: "age/append", noun: "baseline-disk", ceiling: 1.5, outcome: "accepted" },
    ]);
    expect(verdict.outcome).toBe("accepted");
  });
});
