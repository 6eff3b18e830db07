import { describe, expect, it } from "vitest";
import { assessAge, isNotable } from "../../../../src/features/figures/age/examine.ts";
import { defaultCriteria } from "../../../../src/model/criteria.ts";
import type { LifeFigure } from "../../../../src/model/life.ts";
import { type Costs, makeAge, makeLife, makeShape } from "./aged.ts";

const criteriaWith = (age: { readonly baseline?: number; readonly base?: number }) => ({
  ...defaultCriteria,
  ceilings: { ...defaultCriteria.ceilings, age },
});

function assess(
  age: ReturnType<typeof makeAge>,
  ceilings: { readonly baseline?: number; readonly base?: number } = {},
) {
  const found = assessAge(age, criteriaWith(ceilings));
  if (found === undefined) throw new Error("there is an age");
  return found;
}

/** The figures of the shape append that stand out, and those over a ceiling of 1.5 against SQLite. */
function named(costs: Costs) {
  const { comparisons } = assess(makeAge([makeShape(costs)]), { baseline: 1.5 });
  const notable = comparisons.filter((one) => isNotable(one, 2000));
  return {
    notable: notable.map(({ figure }) => figure),
    over: comparisons.filter(({ isOver }) => isOver).map(({ figure }) => figure),
  };
}

describe("assessAge", () => {
  it("finds nothing in engines that cost the same, and nothing where nothing was aged", () => {
    const found = assess(makeAge([]), { baseline: 1.01 });
    expect(found).toMatchObject({ faults: [], baseFaults: [], missing: [] });
    expect(found.comparisons.filter(({ isOver }) => isOver)).toEqual([]);
    expect(assessAge(undefined, defaultCriteria)).toBeUndefined();
  });

  it.each<[string, Costs, LifeFigure[], LifeFigure[]]>([
    ["100 bytes of memory a statement", (n) => ({ resident: 3e6 + 100 * n }), ["memory"], []],
    ["2 kB of memory a statement", (n) => ({ resident: 3e6 + 2000 * n }), ["memory"], ["memory"]],
    ["every page written twice", () => ({ written: 8000 }), ["written"], ["written"]],
    ["a file that grows with the square", (n) => ({ disk: 4e6 + n ** 2 }), ["disk"], ["disk"]],
    ["time that grows with commits", (n) => ({ ns: 1e6 * (1 + n / 1000) }), ["time"], ["time"]],
    ["a log that is read once more when the file is opened", () => ({ openNs: 5e7 }), ["open"], ["open"]],
    ["opening that is slower by a quarter", () => ({ openNs: 1.3e6 }), ["open"], []],
    ["slower by a third of the ceiling", () => ({ ns: 1.3e6 }), ["time"], []],
    ["a log that is not emptied", () => ({ log: 4_100_000 }), ["disk"], ["disk"]],
    ["pages of a program that the system has mapped", () => ({ resident: 3e6 + 800_000 }), [], []],
    ["as many pages of memory of its own", () => ({ resident: 3e6 + 2_000_000 }), ["memory"], ["memory"]],
    ["less of everything", () => ({ ns: 1e5, cpuNs: 1e4, disk: 1e5, written: 10, resident: 1e5 }), [], []],
  ])("names %s by its own figure", (_, costs, notable, over) => {
    expect(named(costs)).toEqual({ notable, over });
  });

  it("compares no opening of which too few are known, as of a server, which starts once", () => {
    const engines = (["baseline", "candidate"] as const).map((role) => {
      const life = makeLife(role, 4000, () => ({ openNs: role === "candidate" ? 5e7 : 1e6 }));
      return { ...life, rungs: life.rungs.map((rung) => ({ ...rung, opensNs: [rung.openNs] })) };
    });
    const found = assess(makeAge([makeShape(() => ({}), { engines })]), { baseline: 1.5 });
    expect(found.comparisons.filter(({ figure, shape }) => figure === "open" && shape === "append")).toEqual(
      [],
    );
    expect(found.lacked).toEqual([]);
  });

  it("does not fail a time whose blocks leave open whether it is over", () => {
    const baseline = makeLife("baseline", 4000, () => ({}));
    const slow = makeLife("candidate", 4000, () => ({ ns: 1.7e6 }));
    const withLast = (factors: readonly number[]) => ({
      ...slow,
      rungs: slow.rungs.map((rung, index) =>
        index < slow.rungs.length - 1
          ? rung
          : { ...rung, blocksNs: rung.blocksNs.map((ns, block) => ns * (factors[block] ?? 1)) },
      ),
    });
    const over = (factors: readonly number[]) =>
      assess(makeAge([{ shape: "append", engines: [baseline, withLast(factors)] }]), { baseline: 1.5 })
        .comparisons.filter(({ isOver }) => isOver)
        .map(({ figure }) => figure);
    expect(over([])).toEqual(["time"]);
    expect(over([0.3, 2, 0.5, 1.5, 0.4, 2.2, 0.6, 1.8])).toEqual([]);
  });

  it("judges against the base by its own ceiling, unless the gate is on SQLite alone", () => {
    const engines = [
      makeLife("baseline", 4000, () => ({})),
      makeLife("candidate", 4000, () => ({ disk: 5e6 })),
      makeLife("base", 4000, () => ({})),
    ];
    const age = makeAge([{ shape: "update", engines }]);
    const over = (gate?: "sqlite" | "base" | "both") =>
      assessAge(age, { ...criteriaWith({ base: 1.2 }), ...(gate && { gate }) })
        ?.comparisons.filter(({ isOver }) => isOver)
        .map(({ against, shape, figure }) => `${against} ${shape} ${figure}`);
    expect(over()).toEqual(["base update disk"]);
    expect(over("both")).toEqual(["base update disk"]);
    expect(over("sqlite")).toEqual([]);
  });

  it("fails a shape whose rows differ, at the first rung where they do", () => {
    const life = makeLife("candidate", 4000, () => ({}));
    const changed = (rung: number, change: object) => ({
      ...life,
      rungs: life.rungs.map((one, index) => (index < rung ? one : { ...one, ...change })),
    });
    const faultsOf = (candidate: typeof life) =>
      assess(makeAge([{ shape: "churn", engines: [makeLife("baseline", 4000, () => ({})), candidate] }]))
        .faults;
    expect(faultsOf(changed(2, { hash: "00000000000000cc" }))).toEqual([
      {
        shape: "churn",
        role: "candidate",
        after: 1000,
        reason: "differs",
        message: "its 1000 rows have other values than the baseline's",
      },
    ]);
    expect(faultsOf(changed(4, { rows: 3999 }))).toMatchObject([
      { after: 4000, message: "it has 3999 rows, and the baseline has 4000" },
    ]);
  });

  it("fails for an engine that crashed, and for the base only if that must do right", () => {
    const failure = { occasion: "commits", after: 1250, reason: "crash", message: "SIGSEGV" } as const;
    const whole = makeLife("candidate", 4000, () => ({}));
    const cut = { ...whole, rungs: whole.rungs.slice(0, 3), failure };
    const baseline = makeLife("baseline", 4000, () => ({}));
    const candidate = assess(makeAge([{ shape: "append", engines: [baseline, cut] }]));
    expect(candidate.faults).toEqual([{ shape: "append", role: "candidate", ...failure }]);
    const age = makeAge([{ shape: "append", engines: [baseline, whole, { ...cut, role: "base" }] }]);
    expect(assess(age)).toMatchObject({ faults: [], baseFaults: [{ role: "base" }] });
    expect(assessAge(age, { ...defaultCriteria, requireBase: true })?.faults).toMatchObject([
      { role: "base" },
    ]);
  });

  it("says which shapes are missing", () => {
    expect(assess({ ...makeAge([]), shapes: [makeShape(() => ({}))] }).missing).toEqual([
      "update",
      "churn",
      "transaction",
      "tables",
    ]);
  });
});
