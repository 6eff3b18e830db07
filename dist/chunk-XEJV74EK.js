import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  cellsUpTo,
  isContender,
  isToHold
} from "./chunk-F5YNXU4L.js";
import {
  withoutUndefined
} from "./chunk-DV6EEEY5.js";
import {
  ratioOf
} from "./chunk-PFJ5GFNK.js";
import {
  engineBytes,
  engineFigure,
  figureOf,
  testFigures
} from "./chunk-GWLEWOSY.js";
import {
  compareExact,
  isMeaningful,
  passesOf,
  riseOf
} from "./chunk-H7HBXWQX.js";
import {
  fitPriors,
  judgedPart,
  median,
  ruleFor,
  varianceOf
} from "./chunk-NIQHCBMM.js";
import {
  count,
  plural,
  shortTime
} from "./chunk-NRVWYJ6O.js";
import {
  references
} from "./chunk-H2WPJ5RR.js";
import {
  contestPath,
  roles,
  testOnly
} from "./chunk-KAFQIV6R.js";

// src/features/figures/contention/compare.ts
var fewestRounds = 2;
function roundsOf({ held }, role, cell) {
  return held.filter(
    (one) => one.role === role && one.workload === cell.workload && one.mode === cell.mode && one.connections === cell.connections && one.fault === void 0
  );
}
function tasksIn(contention, cell) {
  const found = contention.held.filter(
    (one) => one.workload === cell.workload && one.mode === cell.mode && one.tasks.length > 0
  );
  return [...new Set(found.flatMap(({ tasks }) => tasks.map(({ task }) => task)))];
}
function figuresOf(contention, role, cell, task) {
  const rounds = roundsOf(contention, role, cell).flatMap(
    ({ tasks }) => tasks.filter((one) => one.task === task)
  );
  if (rounds.length === 0) return void 0;
  const of = (value) => rounds.flatMap((one) => value(one) ?? []);
  const sum = (values) => values.reduce((all, one) => all + one, 0);
  const middle = (values) => values.length === 0 ? void 0 : median(values);
  const [p50, p99] = [middle(of((one) => one.p50)), middle(of((one) => one.p99))];
  const longest = of((one) => one.longest);
  return {
    perSecond: 1e3 * median(of((one) => one.operations)) / contention.windowMs,
    ...p50 === void 0 || p99 === void 0 ? {} : { p50, p99, longest: Math.max(...longest) },
    busy: sum(of((one) => one.busy)),
    repeated: sum(of((one) => one.repeated)),
    least: sum(of((one) => one.least)),
    average: sum(of((one) => one.operations / one.connections))
  };
}
function compareAll(contention, alpha) {
  const all = cellsUpTo(contention.most).flatMap(
    (cell) => tasksIn(contention, cell).filter((task) => task !== "checkpointer").flatMap(
      (task) => references.flatMap((against) => {
        const values = logsOf(contention, cell, task, against);
        return values.length < fewestRounds ? [] : [{ cell, task, against, values }];
      })
    )
  );
  if (all.length === 0) return [];
  const groups = Map.groupBy(all, groupOf);
  const priors = fitPriors(
    new Map([...groups].map(([group, alike]) => [group, alike.map(({ values }) => varianceOf(values))]))
  );
  return all.map(({ values, ...one }) => {
    const rate = (role) => figuresOf(contention, role, one.cell, one.task)?.perSecond ?? 0;
    return {
      ...one,
      candidate: rate("candidate"),
      reference: rate(one.against),
      ...ratioOf(values, alpha / all.length, priors.get(groupOf(one)))
    };
  });
}
function groupOf({ cell, task, against }) {
  return `${cell.workload} ${task} ${against}`;
}
function logsOf(contention, cell, task, against) {
  const operations = (role) => new Map(
    roundsOf(contention, role, cell).flatMap(
      ({ round, tasks }) => tasks.filter((one) => one.task === task).map((one) => [round, Math.max(1, one.operations)])
    )
  );
  const [own, others] = [operations("candidate"), operations(against)];
  return [...own].flatMap(([round, done]) => {
    const other = others.get(round);
    return other === void 0 ? [] : [Math.log(other / done)];
  });
}

// src/features/figures/footprint/compare.ts
var footprintsOf = judgedPart("footprint");
function compareFootprints(records, engines, ceilings) {
  const tests = records.flatMap((record) => {
    const values = Object.fromEntries(record.checks.map((check) => [check.role, valuesOf(check)]));
    const isMeasured = record.checks.some(({ footprint }) => footprint !== void 0);
    return isMeasured ? [{ test: testOnly(record), values }] : [];
  });
  const sizes = roles.flatMap((role) => {
    const size = engines?.[role]?.size;
    return size === void 0 ? [] : [[role, engineBytes(size)]];
  });
  if (tests.length === 0 && sizes.length === 0) return void 0;
  const engine = Object.fromEntries(sizes);
  const results = [
    ...records.filter(({ checks }) => checks.some(({ role }) => role === "candidate")).flatMap(
      (record) => testFigures.flatMap((figure) => {
        const passes = (role) => footprintPasses(figure, record, role);
        const isChecked = (role) => record.checks.some((one) => one.role === role);
        return compareFigure({ figure, test: testOnly(record), passes, isChecked }, ceilings);
      })
    ),
    ...compareFigure(
      {
        figure: engineFigure,
        passes: (role) => passesOf(engine[role]),
        isChecked: (role) => engine[role] !== void 0
      },
      ceilings
    )
  ];
  return {
    tests,
    engine,
    changes: results.flatMap(({ change }) => change ?? []).toSorted((a, b) => sizeOf(b) - sizeOf(a)),
    withheld: results.flatMap(({ withheld }) => withheld ?? []),
    undecided: results.flatMap(({ undecided }) => undecided ?? []),
    unsteady: results.flatMap(({ unsteady }) => unsteady ?? [])
  };
}
function sizeOf({ name, base, candidate }) {
  const least = figureOf(name).negligible + 1;
  return Math.abs(Math.log((candidate + least) / (base + least)));
}
function valuesOf(check) {
  const values = testFigures.map((figure) => [figure.name, figure.of(check)]);
  return withoutUndefined(Object.fromEntries(values));
}
function footprintPasses(figure, { checks }, role) {
  const check = checks.find((one) => one.role === role);
  const first = check && figure.of(check);
  if (first === void 0) return void 0;
  return passesOf(first, check?.footprintAgain && figure.of({ ...check, footprint: check.footprintAgain }));
}
function footprintCeiling(ceilings, against, figure, test) {
  const sets = (rule2) => rule2[against]?.[figure] !== void 0;
  const rule = test === void 0 ? ceilings.rules.findLast(sets) : ruleFor(ceilings, test, sets);
  return rule?.[against]?.[figure];
}
function compareFigure(compared, ceilings) {
  const { figure, test } = compared;
  const multiple = footprintCeiling(ceilings, "footprintBaseline", figure.name, test) ?? "off";
  const ofRule = footprintCeiling(ceilings, "footprint", figure.name, test);
  const usual = ceilings.footprint === void 0 || !figure.isExact ? "off" : figure.ceiling ?? ceilings.footprint;
  const ceiling = ofRule ?? usual;
  const limit = ceiling === "off" ? void 0 : { ceiling, isOfRule: ofRule !== void 0 };
  return [
    compareWith(compared, "base", limit),
    ...multiple === "off" ? [] : [compareWith(compared, "baseline", { ceiling: multiple, isOfRule: true })]
  ];
}
function compareWith({ figure, test, passes, isChecked }, other, limit) {
  const { name, negligible, isExact, format } = figure;
  if (!isExact && limit === void 0) return {};
  const beside = passes(other);
  if (beside === void 0) {
    const isLacking = limit?.isOfRule === true && isChecked(other) && test !== void 0 && figure.isOf(test);
    return isLacking ? { undecided: { test, why: `${other}: ${name} was not measured` } } : {};
  }
  const about = {
    name,
    ...other === "base" ? { noun: name } : { noun: `baseline-${name}`, against: other },
    test,
    ceiling: limit?.ceiling
  };
  const found = compareExact({
    candidate: passes("candidate"),
    base: beside,
    negligible,
    rise: limit && largestRise(beside.most, limit, other, negligible)
  });
  if (found.state === "unlimited") return {};
  if (found.state === "withheld") {
    const { base: base2, values } = found;
    const why = values === void 0 ? "it was not measured" : `two processes gave ${format(values.least)} and ${format(values.most)}`;
    const ceiling = limit?.ceiling ?? 0;
    return { withheld: { ...about, ceiling, base: base2, outcome: "fail", why: `candidate: ${why}` } };
  }
  if (found.state === "unsteady") {
    const of = found.of.map((one) => one === "base" ? other : one);
    return test === void 0 ? {} : { unsteady: { test, name, roles: of } };
  }
  const { candidate, base, isApart, isOver } = found;
  const isListed = other === "base" && isExact && isApart && isMeaningful(base, candidate, negligible);
  const outcome = isOver ? "fail" : "pass";
  return isListed || isOver ? { change: { ...about, base, candidate, outcome } } : {};
}
function largestRise(value, { ceiling }, other, negligible) {
  if (other === "baseline" && ceiling < 1 && value > 0) return value * (ceiling - 1);
  return riseOf(value, other === "base" ? ceiling : (ceiling - 1) * 100, negligible);
}

// src/features/figures/contention/starvation.ts
var starvable = ["readers", "writers", "openers", "terminals"];
var starving = { waits: 0.8, does: 0.05, othersDo: 50 };
var mostSuspects = 10;
function suspectsIn(contention) {
  const judged = contention.entrants.filter((one) => isContender(one) && one.role !== "baseline");
  return judged.flatMap(
    ({ role }) => cellsUpTo(contention.most).flatMap((cell) => {
      const [own, baseline] = [roundsOf(contention, role, cell), roundsOf(contention, "baseline", cell)];
      return starvable.flatMap((task) => {
        const average = averageOf(baseline, task);
        const starves = (one) => isStarving(one, task, average, contention.windowMs);
        const always = own.length === contention.rounds && own.every(starves);
        return always && baseline.length > 0 && !baseline.every(starves) ? [{ role, cell, task }] : [];
      });
    }).slice(0, mostSuspects)
  );
}
function rolesAgain({ role, cell }, { entrants, held }) {
  const base = entrants.find((one) => one.role === "base" && isContender(one));
  const failed = held.filter(({ fault }) => fault !== void 0);
  const isBeside = role === "candidate" && base !== void 0 && isToHold(base, cell, failed);
  return [role, "baseline", ...isBeside ? ["base"] : []];
}
function starvedIn(contention) {
  const { longer, rounds } = contention;
  if (longer === void 0) return [];
  return suspectsIn(contention).flatMap(({ role, cell, task }) => {
    const again = (of) => longer.held.find(
      (one) => one.role === of && contestPath(one) === contestPath(cell) && one.fault === void 0
    );
    const [own, baseline] = [again(role), again("baseline")];
    if (own === void 0 || baseline === void 0) return [];
    const average = averageOf([baseline], task);
    const starves = (one) => isStarving(one, task, average, longer.windowMs);
    if (!starves(own) || starves(baseline)) return [];
    const base = role === "candidate" ? again("base") : void 0;
    const isOfBaseToo = base !== void 0 && starves(base);
    const too = isOfBaseToo ? `; the base's waited ${shortTime(longestOf(base, task))} too` : "";
    return [{ role, cell, message: `${starvedText(own, baseline, task, rounds)}${too}`, isOfBaseToo }];
  });
}
function averageOf(rounds, task) {
  const found = rounds.flatMap(({ tasks }) => tasks.filter((one) => one.task === task));
  const sum = found.reduce((all, { operations, connections }) => all + operations / connections, 0);
  return sum / Math.max(1, found.length);
}
function isStarving({ tasks }, task, average, windowMs) {
  const own = tasks.find((one) => one.task === task);
  if (own === void 0) return false;
  return (own.longest ?? 0) >= starving.waits * windowMs * 1e6 && own.least <= starving.does * average && operationsOf(tasks) - own.least >= starving.othersDo;
}
function operationsOf(tasks) {
  return tasks.reduce((sum, { operations }) => sum + operations, 0);
}
function longestOf({ tasks }, task) {
  return tasks.find((one) => one.task === task)?.longest ?? 0;
}
function starvedText(held, baseline, task, rounds) {
  const leastOf = ({ tasks }) => tasks.find((one) => one.task === task)?.least ?? 0;
  const least = leastOf(held);
  return `one of the ${task} waited in each of ${plural(rounds, "round")}, and ${shortTime(longestOf(held, task))} in a longer contest, where it did ${plural(least, "operation")} and the others ${count(operationsOf(held.tasks) - least)}; the baseline's ${task} waited ${shortTime(longestOf(baseline, task))} at most, and did ${count(leastOf(baseline))} at least`;
}

export {
  tasksIn,
  figuresOf,
  compareAll,
  suspectsIn,
  rolesAgain,
  starvedIn,
  footprintsOf,
  compareFootprints,
  footprintPasses
};
