import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  cellsUpTo,
  isContender,
  isToHold
} from "./chunk-MJZTIT37.js";
import {
  count,
  plural,
  shortTime
} from "./chunk-ZNNZ5Q42.js";
import {
  contestPath
} from "./chunk-TXKD2PMA.js";
import {
  estimateMean,
  figureConfidence,
  fitPriors,
  halfWidth,
  median,
  varianceOf
} from "./chunk-MWGLGPPK.js";
import {
  references
} from "./chunk-FJCL4BLQ.js";

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
  const confidence = 1 - 2 * alpha / all.length;
  return all.map(({ values, ...one }) => {
    const prior = priors.get(groupOf(one));
    const { mean, squaredError } = estimateMean(values, prior?.value, prior?.degrees);
    const half = halfWidth(squaredError, figureConfidence);
    const rate = (role) => figuresOf(contention, role, one.cell, one.task)?.perSecond ?? 0;
    return {
      ...one,
      candidate: rate("candidate"),
      reference: rate(one.against),
      ratio: Math.exp(mean),
      interval: { low: Math.exp(mean - half), high: Math.exp(mean + half) },
      surely: Math.exp(mean - halfWidth(squaredError, confidence))
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
  starvedIn
};
