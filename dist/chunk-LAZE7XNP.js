import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  engineName
} from "./chunk-S626GGRF.js";
import {
  ruleFor
} from "./chunk-6WHJCVEG.js";
import {
  flag,
  option,
  unchanged
} from "./chunk-I7QVW4QY.js";
import {
  count,
  escapeClaim,
  exactPercent,
  plural
} from "./chunk-AXBS7TIN.js";
import {
  omitUndefined,
  testOnly,
  testPath,
  truncateList
} from "./chunk-3UA7D5SN.js";

// src/verdict/conclusion.ts
var byPolicy = { fail: "failure", neutral: "neutral", pass: "success" };
function conclude({ outcome, measurement }, { onFail, onInconclusive }) {
  if (measurement.state !== "complete") return "failure";
  if (outcome === "pass" || outcome === "accepted") return "success";
  return byPolicy[outcome === "fail" ? onFail : onInconclusive];
}
function exitStatus({ outcome, measurement }, { strict = false } = {}) {
  if (measurement.state !== "complete") return 3;
  if (outcome === "fail") return 1;
  return outcome === "inconclusive" && strict ? 4 : 0;
}

// src/features/compare/options.ts
var measuringMinutes = { usual: 0.9, quick: 0.45 };
var comparing = {
  quick: option(flag(), {
    help: "First answer within half a minute of the builds: in memory only",
    offered: ["compare"],
    default: false
  }),
  sqlite: option(flag(), {
    help: "Stock SQLite measured too, for how many times slower each build is than SQLite",
    note: "SQLite is compiled once if `baseline` does not name it, and the same time is divided among three engines.",
    offered: ["compare"],
    default: false
  })
};
var takenOptions = {
  compare: {
    ...unchanged("config", "baseline", "workloads", "seed", "rounds", "counters", "counter-suites"),
    ...unchanged("environment", "build-timeout", "strict", "quiet"),
    build: {
      help: "Shell command that builds the engine, in a clean working copy; or the path of a script"
    },
    candidate: {
      help: "File that --build makes, from the top folder of the repository",
      otherwise: "that of the configuration file"
    },
    test: { help: "Path of the only test, or of several with * for any part" },
    suites: { otherwise: "oltp, or own with --own-workloads" },
    "own-workloads": { otherwise: "those of the configuration file, which suites or test can name" },
    variants: { otherwise: "int" },
    storages: { otherwise: "memory,file, or memory with --quick" },
    rows: { otherwise: "10,000" },
    "max-minutes": { help: "Time for the measuring", otherwise: "0.9, or 0.45 with --quick" },
    out: {
      help: "Folder for results.json, report.md and results.sqlite",
      otherwise: "one in ~/.cache/sqlite-bench-gate, for each working folder"
    }
  }
};

// src/features/counters/changes.ts
function counterCeiling(ceilings, test) {
  return ruleFor(ceilings, test, (rule) => rule.counters !== void 0)?.counters ?? ceilings.counters;
}
function counterFloor(ceilings, test) {
  const rule = ruleFor(ceilings, test, (one) => one.counterFloor !== void 0);
  return rule?.counterFloor ?? ceilings.counterFloor ?? 0;
}
function countersOf({ features }) {
  return features.counters?.judged;
}
function compareCounters(records, ceilings) {
  const counted = records.flatMap((record) => {
    const [candidate, base] = ["candidate", "base"].map(
      (role) => record.checks.find((check) => check.role === role)
    );
    return candidate?.counters === void 0 || base === void 0 ? [] : [{ record, candidate, base }];
  });
  if (counted.length === 0) return void 0;
  const compared = counted.flatMap(({ record, candidate, base: { counters: base } }) => {
    if (candidate.counters === void 0 || base === void 0) return [];
    const test = testOnly(record);
    const ceiling = counterCeiling(ceilings, test);
    const floor = counterFloor(ceilings, test);
    const own = candidate.counters;
    const names = new Set(
      [own, base].flatMap(({ values, again = {}, unsteady = [] }) => [
        ...Object.keys(values),
        ...Object.keys(again),
        ...unsteady
      ])
    );
    return [
      {
        test,
        rows: [...names].map((name) => compareOne(test, name, own, base, ceiling, floor))
      }
    ];
  });
  const rows = compared.flatMap((one) => one.rows);
  return {
    compared: rows.filter(({ state }) => state !== "unsteady").length,
    tests: compared.length,
    changes: rows.flatMap((row) => row.state === "changed" ? [row.change] : []),
    withheld: rows.flatMap((row) => row.state === "withheld" ? [row.figure] : []),
    unsteady: counted.flatMap(({ record, candidate, base }) => {
      const own = compared.find(({ test }) => testPath(test) === testPath(record))?.rows;
      const names = base.counters === void 0 ? candidate.counters?.unsteady ?? [] : (own ?? []).flatMap((row) => row.state === "unsteady" ? [row.name] : []);
      return names.length === 0 ? [] : [{ test: testOnly(record), names }];
    }),
    uncounted: counted.flatMap(
      ({ record, base: { uncounted: why } }) => why === void 0 ? [] : [{ test: testOnly(record), why }]
    )
  };
}
function compareOne(test, name, candidate, base, ceiling, floor) {
  const isUnsteady = candidate.unsteady?.includes(name) === true;
  if (base.unsteady?.includes(name) === true || isUnsteady && ceiling === void 0)
    return { state: "unsteady", name };
  const before = valueIn(base.values, name) ?? 0;
  const [first, second] = [valueIn(candidate.values, name), valueIn(candidate.again, name)];
  const withheld = (why) => {
    const figure = { test, name, base: before, why, ceiling: ceiling ?? 0, outcome: "fail" };
    return { state: "withheld", figure };
  };
  if (isUnsteady && candidate.again === void 0)
    return withheld("two runs of the candidate gave other values, and those of the base one value");
  if (ceiling !== void 0 && first === void 0 && second === void 0 && before !== 0)
    return withheld(`the candidate does not report it, and the base has ${before}`);
  const both = isUnsteady ? [first ?? 0, second ?? 0] : [first ?? 0];
  const [now, lesser] = [Math.max(...both), Math.min(...both)];
  if (now === before && !isUnsteady) return { state: "equal" };
  const isOver = ceiling !== void 0 && now - before > Math.max(floor, Math.abs(before) * ceiling / 100);
  const outcome = isOver ? "fail" : "pass";
  const figures = { base: before, candidate: now, ...isUnsteady ? { lesser } : {} };
  return { state: "changed", change: { test, name, ...figures, ...omitUndefined({ ceiling }), outcome } };
}
function valueIn(values, name) {
  return values !== void 0 && Object.hasOwn(values, name) ? values[name] : void 0;
}

// src/features/counters/words.ts
var maxListed = 20;
function counterTexts(verdict, names, escapeText) {
  const counters = countersOf(verdict);
  if (counters === void 0 || counters.tests === 0) return [];
  const { compared, tests, changes } = counters;
  const listed = changes.map(
    (change) => `${counterName(change, escapeText)}: ${counterReason(change, engineName(names, "base"))}`
  );
  return [
    `${count(changes.length)} of ${plural(compared, "counter")} of the engine changed, in ${plural(tests, "test")}.`,
    ...truncateList(maxListed, listed, (more) => `and ${plural(more, "more counter")}`)
  ];
}
function counterWarnings(verdict, names, escapeText) {
  const counters = countersOf(verdict);
  const escapeMessage = escapeClaim(escapeText, verdict);
  return [
    ...(counters?.unsteady ?? []).map(({ test, names: unsteady }) => {
      const listed = truncateList(maxListed, unsteady.map(escapeText), (more) => `${count(more)} others`);
      return `${escapeText(testPath(test))}: not deterministic, and so not compared: ${listed.join(", ")}. Two runs of one engine gave other values.`;
    }),
    ...[...Map.groupBy(counters?.uncounted ?? [], ({ why }) => why)].map(([why, alike]) => {
      const [{ test }] = alike;
      const of = alike.length === 1 ? escapeText(testPath(test)) : plural(alike.length, "test");
      return `Counters of ${of} are not compared, ${engineName(names, "base")} does not give them: ${escapeMessage(why)}`;
    })
  ];
}
function counterName({ test, name }, escapeText) {
  return `${escapeText(testPath(test))} ${escapeText(name)}`;
}
function counterReason(change, baseName) {
  const { base, candidate, lesser, ceiling, outcome } = change;
  const other = lesser === void 0 ? "" : ` (${count(lesser)} in another run)`;
  const share = base === 0 ? "" : `: ${exactPercent((candidate - base) / base)} ${candidate > base ? "more" : "less"}`;
  const over = outcome === "pass" ? "" : `, over ${ceiling}%`;
  return `${count(candidate)}${other}, on ${baseName} ${count(base)}${share}${over}`;
}

export {
  measuringMinutes,
  comparing,
  takenOptions,
  conclude,
  exitStatus,
  compareCounters,
  counterTexts,
  counterWarnings,
  counterReason
};
