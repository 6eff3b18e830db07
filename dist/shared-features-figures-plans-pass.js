import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  countersOf
} from "./shared-features-figures-counters-changes.js";
import {
  SampleTimeouts,
  Sessions,
  Workspace,
  ownWorkloadsIn,
  readKept
} from "./shared-measure-workspace.js";
import {
  keptSchema,
  maxSql,
  maxStatements,
  timedTemplates
} from "./shared-results-fairness.js";
import {
  EngineFailure
} from "./shared-engines-driver-process.js";
import {
  engineName
} from "./shared-wrap-ansi-index.js";
import {
  choice,
  factsPart,
  flag,
  measuring,
  multiplierOrOff,
  option,
  path,
  text,
  unchanged,
  valuesOf
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  _enum,
  alphaOfMachine,
  array,
  binomialTail,
  count2 as count,
  cutApart,
  defaultCriteria,
  escapeClaim,
  exactPercent,
  examinedPart,
  findWorkload,
  formatValue,
  isServerFile,
  limits,
  literal,
  median,
  name,
  number,
  pAbove,
  planTests,
  plural,
  probes,
  rolesOf,
  rolesOfTest,
  shapeOf,
  strictObject,
  suiteOf,
  testOnly,
  testPath,
  textOf,
  truncateList,
  tuple,
  workloadOf,
  workloadStream
} from "./shared-jstat-dist-jstat.js";

// src/verdict/conclusion.ts
var byPolicy = { fail: "failure", neutral: "neutral", pass: "success" };
function conclude({ outcome, measurement, withoutBase }, { onFail, onInconclusive = withoutBase?.cause === "not built" ? "fail" : "neutral" }) {
  if (measurement.state !== "complete") return "failure";
  if (outcome === "pass" || outcome === "accepted") return "success";
  return byPolicy[outcome === "fail" ? onFail : onInconclusive];
}
function exitStatus({ outcome, measurement }, { strict = false } = {}) {
  if (measurement.state !== "complete") return 3;
  if (outcome === "fail") return 1;
  return outcome === "inconclusive" && strict ? 4 : 0;
}

// src/features/workloads/own/max/facts.ts
var ownName = "own";
var ns = number().gt(0);
var maxSchema = strictObject({
  version: literal(1),
  /** The tests with a longest time, in report order. */
  max: array(
    strictObject({
      /** The path of the test. */
      test: name,
      ns,
      scaledBy: _enum(probes).optional(),
      /** The times of that probe before the first sample and after the last; absent if nothing scales it. */
      probeNs: tuple([ns, ns]).optional()
    })
  ).max(limits.tests),
  /** The limits of sweeps, with which a later report judges too; absent if there are none, and in results of earlier versions. */
  growth: array(
    strictObject({
      workload: name,
      ratio: ns.optional(),
      floorNs: ns.optional(),
      exponent: number().min(0).optional(),
      base: ns.optional()
    })
  ).max(limits.tests).optional()
});
var maxFactsOf = factsPart(ownName);
var maxFacts = {
  schema: maxSchema,
  merge: (shards) => {
    const all = shards.flatMap(({ facts }) => facts?.max ?? []);
    const growth = new Map(
      shards.flatMap(({ facts }) => (facts?.growth ?? []).map((one) => [one.workload, one]))
    );
    return {
      version: 1,
      max: [...new Map(all.map((one) => [one.test, one])).values()],
      growth: growth.size === 0 ? void 0 : [...growth.values()]
    };
  },
  inconsistency: ({ max }) => {
    const wrong = max.find(({ scaledBy, probeNs }) => scaledBy === void 0 !== (probeNs === void 0));
    return wrong && `the max of ${wrong.test} has ${wrong.scaledBy === void 0 ? "a probe and nothing to scale by" : "no probe"}`;
  }
};
function requireMax(recording, { catalogue }) {
  if (recording.run?.stopped !== void 0) return;
  const given = new Map(maxFactsOf(recording)?.max.map((one) => [one.test, one]));
  for (const test of recording.tests) {
    const path3 = testPath(test);
    const expected = findWorkload(test, catalogue)?.max;
    const own = given.get(path3);
    if (own?.ns === expected?.ns && own?.scaledBy === expected?.scaledBy) continue;
    throw new InputError(
      `input results: ${formatValue(path3)} was measured with ${describe(own)}, and ${describe(expected)} is expected: measure again with the same own workloads`
    );
  }
}
function describe(max) {
  if (max === void 0) return "no max";
  return `a max of ${max.ns / 1e6} ms${max.scaledBy === void 0 ? "" : ` scaled by ${max.scaledBy}`}`;
}

// src/features/figures/plans/explained.ts
var mostRead = 2e3;
function explainedStatements(test, size, catalogue) {
  const found = /* @__PURE__ */ new Map();
  let read = 0;
  for (const template of timedTemplates(test, size, catalogue)) {
    if (found.size === maxStatements || ++read > mostRead) break;
    const shape = shapeOf(template);
    if (!found.has(shape) && /^\s*(?:SELECT|WITH|VALUES)\b/i.test(shape)) found.set(shape, textOf(template));
  }
  return [...found.values()];
}
function keptSql(sql) {
  return cutApart([sql.replace(/\s+/g, " ")], maxSql).join("");
}
function workloadName({ variant, workload }) {
  return `${variant}/${workload}`;
}
function alternativeOf(test, index) {
  return { ...test, workload: `${test.workload}#${index + 1}` };
}
function withAlternatives(catalogue) {
  const suites = Object.values(catalogue).map((suite) => {
    const workloads = suite.workloads.flatMap((one) => [one, ...alternativesOf(one)]);
    return [suite.name, { ...suite, workloads }];
  });
  return Object.fromEntries(suites);
}
function alternativesOf(workload) {
  const { alternatives = [], ...one } = workload;
  return alternatives.map(({ statements }, index) => ({
    ...one,
    name: `${one.name}#${index + 1}`,
    statements: (source) => statements({ ...source, random: workloadStream(source.seed, one.name) })
  }));
}
function alternativesOfTest(test, catalogue) {
  return workloadOf(test, catalogue).alternatives ?? [];
}
function claimsOf(tests, catalogue) {
  return tests.reduce((sum, test) => sum + alternativesOfTest(test, catalogue).length, 0);
}
function isExplained(test, wanted, catalogue) {
  const suite = suiteOf(test.variant);
  if (wanted === "off" || test.kind !== "reads" || catalogue[suite].dialect === "mysql") return false;
  return wanted === "all" || suite === "own";
}
var maxSteps = 50;
var maxStepLength = 1e3;
function planText(rows) {
  const depths = /* @__PURE__ */ new Map();
  const lines = rows.split("\n").filter((row) => row !== "").slice(0, maxSteps).map((row) => {
    const columns = row.split("	");
    const [id = "", parent = "", , ...step] = columns;
    const depth = Math.min(maxSteps, (depths.get(parent) ?? -1) + 1);
    depths.set(id, depth);
    const text2 = (columns.length < 4 ? columns : step).join(" ").replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
    return `${"  ".repeat(depth)}${cutApart([text2], maxStepLength)}`;
  });
  return lines.join("\n").slice(0, limits.planText);
}

// src/features/figures/plans/figures.ts
var mostPairs = 60;
function pairsFor(claims, alpha) {
  const share = alpha / Math.max(1, claims);
  let pairs = 2;
  while (pairs < mostPairs && binomialTail(1, pairs) > share) pairs++;
  return pairs;
}
function figuresOf(pairs, ceiling, share) {
  const ratios = pairs.map(([query, alternative]) => query / alternative);
  return { ratio: median(ratios), isOver: pAbove(ratios, ceiling) <= share };
}

// src/features/figures/plans/measure/compare-forms.ts
async function compareForms(test, alternatives, comparing2) {
  const forms = [test, ...alternatives.map((_, index) => alternativeOf(test, index))];
  const answers = /* @__PURE__ */ new Map();
  for (const role of rolesOfTest(test, rolesOf(comparing2.engines)))
    answers.set(role, await answersOf(role, forms, comparing2));
  const answersTo = (form) => Object.fromEntries([...answers].flatMap(([role, found]) => found[form] ? [[role, found[form]]] : []));
  const own = answers.get("candidate") ?? [];
  const [query, ...others] = own;
  const timed = [];
  for (const [index, answer] of others.entries()) {
    const areBoth = query !== void 0 && "hash" in query && "hash" in answer;
    const pairs = areBoth ? await timePairs(forms[0], forms[index + 1], comparing2) : [];
    timed.push(pairs);
  }
  return {
    test: testPath(test),
    answers: answersTo(0),
    alternatives: alternatives.map((sql, index) => ({
      sql: keptSql(sql),
      answers: answersTo(index + 1),
      pairs: timed[index] ?? []
    }))
  };
}
async function answersOf(role, forms, { engines, workspace, timeouts, signal }) {
  const [first] = forms;
  if (first === void 0) return [];
  const sessions = new Sessions(engines, workspace, first.variant, "hash", signal);
  const answers = [];
  try {
    for (const form of forms) {
      try {
        const session = await sessions.get(role, first);
        const { statements } = workspace.files(form);
        await session.ready({ pass: "hash", kind: "reads", statements, timeoutMs: timeouts.of(first) });
        const { hash } = await session.go();
        answers.push(hash === void 0 ? { reason: "error", message: "the driver gave no hash" } : { hash });
      } catch (cause) {
        signal.throwIfAborted();
        if (!(cause instanceof EngineFailure)) throw cause;
        answers.push({ reason: cause.reason, message: cause.message.slice(0, limits.text) });
        await sessions.drop(role, first);
      }
    }
  } finally {
    await sessions.close();
  }
  return answers;
}
async function timePairs(query, alternative, { engines, workspace, timeouts, pairs, signal }) {
  const sessions = new Sessions(engines, workspace, query.variant, "time", signal);
  const timed = [];
  try {
    const session = await sessions.get("candidate", query);
    const time = (form) => timeOf(session, workspace, form, timeouts.of(query));
    for (const form of [query, alternative]) await time(form);
    for (let pair = 0; pair < pairs; pair++) {
      const isFirst = pair % 2 === 0;
      const before = await time(isFirst ? query : alternative);
      const after = await time(isFirst ? alternative : query);
      timed.push(isFirst ? [before, after] : [after, before]);
    }
    await session.endShared();
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
  } finally {
    await sessions.close();
  }
  return timed;
}
async function timeOf(session, workspace, form, timeoutMs) {
  const { statements, warm } = workspace.files(form);
  const request = {
    pass: "time",
    kind: "reads",
    shares: "reads",
    statements,
    timeoutMs,
    warm
  };
  await session.ready(request);
  return Math.max(1, (await session.go()).ns);
}

// src/features/figures/plans/measure/take-plans.ts
import { existsSync } from "node:fs";
import path2 from "node:path";
async function takePlans(tests, asking) {
  const { engines, workspace, signal } = asking;
  const all = tests.flatMap(({ statements }) => statements).slice(0, limits.plans);
  const [first] = tests;
  if (first === void 0 || all.length === 0) return [];
  const file = path2.join(workspace.folder, workspace.databaseOf(first.test), "plans.sql");
  await workspace.write(
    file,
    all.map((sql) => `EXPLAIN QUERY PLAN ${sql}`),
    signal
  );
  const answers = /* @__PURE__ */ new Map();
  for (const role of rolesOfTest(first.test, rolesOf(engines)))
    answers.set(role, await ask(role, first.test, file, asking));
  let next = 0;
  return tests.map(({ test, statements }) => {
    const start = next;
    next += statements.length;
    const problems = [...answers].flatMap(
      ([role, found]) => typeof found === "string" ? [[role, found]] : []
    );
    return {
      workload: workloadName(test),
      storage: test.storage,
      statements: statements.slice(0, Math.max(0, all.length - start)).map((sql, index) => ({
        sql: keptSql(sql),
        plans: Object.fromEntries(
          [...answers].flatMap(([role, found]) => {
            if (typeof found === "string") return [];
            const rows = found[start + index];
            return [[role, rows === void 0 || rows === null ? null : planText(rows)]];
          })
        )
      })),
      ...problems.length === 0 ? {} : { problems: Object.fromEntries(problems) }
    };
  });
}
async function ask(role, test, file, { engines, workspace, timeoutMs, signal }) {
  const engine = engines[role];
  if (engine === void 0) throw new Error(`the run has no ${role} engine`);
  const { variant, storage } = test;
  const files = workspace.variant(role, variant, "text", workspace.databaseOf(test));
  try {
    if (storage !== "memory" && !existsSync(files.template(storage)))
      await engine.build(files, storage, signal);
    const session = await engine.open(files, storage, "time", signal);
    try {
      return await session.explain(file, timeoutMs);
    } finally {
      await session.close();
    }
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
    return cause.message.slice(0, limits.text);
  }
}

// src/features/figures/plans/options.ts
var plannedWorkloads = ["own", "all", "off"];
var judged = ["run", "report", "replay", "file"];
var explaining = {
  plans: option(choice("choice", plannedWorkloads), {
    help: "Reads whose query plans are taken",
    note: "Plans that differ from the base's are listed. [Guide](plans.md).",
    offered: measuring,
    default: "own"
  }),
  "plan-ceiling": option(multiplierOrOff(), {
    help: "Largest time of a query, as a multiple of its best alternative",
    note: "For own workloads with [`alternatives`](plans.md#alternatives-of-a-query).",
    offered: judged,
    default: defaultCriteria.ceilings.plan ?? 1.5
  }),
  "plan-changes": option(choice("way", ["list", "fail"]), {
    help: "List plans that differ from the base's, or fail the run",
    offered: judged,
    default: "list"
  })
};
var planOptions = { explaining };
function plansWanted(given) {
  return valuesOf(explaining, given).plans;
}
function planCeilings(given) {
  const { "plan-ceiling": plan } = valuesOf(explaining, given);
  return { plan: plan === "off" ? Number.POSITIVE_INFINITY : plan };
}
var unchangedPlans = "unchanged plans";
function planRequirements(given) {
  return valuesOf(explaining, given)["plan-changes"] === "fail" ? [unchangedPlans] : [];
}

// src/features/figures/plans/pass.ts
var placesOfPlans = ["file", "autocommit", "memory"];
var plansPass = {
  part: "query plans",
  isWanted: ({ candidate, criteria, contents, given }) => criteria.rule.confirms === void 0 && !isServerFile(candidate) && (plansWanted(given) === "all" || ownWorkloadsIn(contents).length > 0),
  measure: async (settings, context, inputs) => {
    const { engines, catalogue, samples, isOutOfTime, kept, keep } = inputs;
    const { progress, signal } = context;
    const { workspace, timeouts, workloads } = await plansOfTests(settings, context, inputs);
    const known = keptValues(kept);
    const { tests: _, ...whole } = settings;
    const claims = claimsOf(planTests(whole, catalogue), catalogue);
    const tests = [];
    const pairs = pairsFor(claims, alphaOfMachine(settings.criteria.rule));
    for (const test of samples.tests) {
      const alternatives = alternativesOfTest(test, catalogue);
      if (alternatives.length === 0) continue;
      const path3 = testPath(test);
      if (!known.tests.has(path3) && !isOutOfTime()) {
        progress.step(`comparing ${path3} with ${alternatives.length} alternatives`);
        const forms = [test, ...alternatives.map((_2, index) => alternativeOf(test, index))];
        await workspace.prepare(test.variant, forms, signal);
        const comparing2 = { engines, workspace, timeouts, pairs, signal };
        const compared = await compareForms(
          test,
          alternatives.map(({ text: text2 }) => text2),
          comparing2
        );
        keep(`alternatives ${path3}`, { test: compared });
        known.tests.set(path3, compared);
      }
      tests.push(known.tests.get(path3) ?? notCompared(path3, alternatives));
    }
    return { version: 1, claims, workloads, tests };
  }
};
var plansAlonePass = {
  part: plansPass.part,
  isWanted: ({ candidate }) => !isServerFile(candidate),
  measure: async (settings, context, inputs) => {
    const given = { ...settings.given, plans: "all" };
    const taking = { ...inputs, isOutOfTime: () => false };
    const { workloads } = await plansOfTests({ ...settings, given }, context, taking);
    return { version: 1, claims: 0, workloads, tests: [] };
  }
};
async function plansOfTests(settings, { progress, signal }, { engines, folder, catalogue, samples, isOutOfTime, kept, keep }) {
  const all = withAlternatives(catalogue);
  const workspace = new Workspace(folder, settings, { statements: "text" }, all);
  const timeouts = new SampleTimeouts(settings.sampleTimeout);
  for (const { visit, role, ns: ns2 } of referenceTimes(samples.tests)) timeouts.setReference(visit, role, ns2);
  const known = keptValues(kept);
  const workloads = [];
  for (const group of explainedGroups(samples.tests, settings, all, workspace)) {
    const missing = group.filter(({ test }) => !known.workloads.has(workloadName(test)));
    if (missing.length > 0 && !isOutOfTime()) {
      progress.step(`asking for the query plans of ${plural(missing.length, "workload")}`);
      await workspace.prepare(
        missing[0]?.test.variant,
        missing.map(({ test }) => test),
        signal
      );
      const asking = { engines, workspace, signal, timeoutMs: timeouts.after(void 0) };
      for (const taken of await takePlans(missing, asking)) {
        keep(`plans ${taken.workload}`, { workload: taken });
        known.workloads.set(taken.workload, taken);
      }
    }
    workloads.push(...group.flatMap(({ test }) => known.workloads.get(workloadName(test)) ?? []));
  }
  return { workspace, timeouts, workloads };
}
function notCompared(test, alternatives) {
  return {
    test,
    answers: {},
    alternatives: alternatives.map(({ text: text2 }) => ({ sql: keptSql(text2), answers: {}, pairs: [] }))
  };
}
function keptValues(kept) {
  const values = readKept(keptSchema, kept, "query plans");
  return {
    workloads: new Map(
      values.flatMap((one) => "workload" in one ? [[one.workload.workload, one.workload]] : [])
    ),
    tests: new Map(values.flatMap((one) => "test" in one ? [[one.test.test, one.test]] : []))
  };
}
function referenceTimes(tests) {
  return tests.flatMap((visit) => {
    const role = visit.compare === "base" ? "base" : "baseline";
    const times = visit.samples.flatMap((sample) => sample.role === role ? [sample.ns] : []);
    return times.length === 0 ? [] : [{ visit, role, ns: Math.max(...times) }];
  });
}
function explainedGroups(tests, settings, catalogue, workspace) {
  const wanted = plansWanted(settings.given);
  const byWorkload = Map.groupBy(
    tests.filter((test) => isExplained(test, wanted, catalogue)),
    workloadName
  );
  const chosen = [...byWorkload.values()].flatMap((same) => {
    const storage = placesOfPlans.find((place) => same.some((test2) => test2.storage === place));
    const test = same.find((one) => one.storage === storage);
    if (test === void 0) return [];
    const alternatives = alternativesOfTest(test, catalogue);
    return [test, ...alternatives.map((_, index) => alternativeOf(test, index))].map((one) => ({
      ...testOnly(one),
      compare: one.compare
    }));
  });
  const explained = chosen.flatMap((test) => {
    const statements = explainedStatements(test, settings, catalogue);
    return statements.length === 0 ? [] : [{ test, statements }];
  });
  return [
    ...Map.groupBy(
      explained,
      ({ test }) => `${workspace.databaseOf(test)} ${test.storage} ${test.compare}`
    ).values()
  ];
}

// src/features/search/upgrade/options.ts
var offered = ["action upgrade"];
var upgradeOptions = {
  "base-locks": option(path("folder"), {
    help: "Folder with the base's lock files, by their paths in the repository",
    offered,
    otherwise: "required"
  }),
  "candidate-locks": option(path("folder"), {
    help: "Folder with the pull request's lock files",
    offered,
    otherwise: "required"
  }),
  package: option(text(), {
    help: "Package to compare, such as npm:better-sqlite3",
    offered,
    otherwise: "those that are known"
  }),
  "package-file": option(text(), {
    help: "End of the engine's path in the package; * stands for any part of a name",
    offered,
    otherwise: "the only engine of the package"
  })
};

// src/features/figures/counters/words.ts
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
function counterName({ test, name: name2 }, escapeText) {
  return `${escapeText(testPath(test))} ${escapeText(name2)}`;
}
function counterReason(change, baseName) {
  const { base, candidate, ceiling, outcome } = change;
  const share = base === 0 ? "" : `: ${exactPercent((candidate - base) / base)} ${candidate > base ? "more" : "less"}`;
  const over = outcome === "pass" ? "" : `, over ${ceiling}%`;
  return `${count(candidate)}, on ${baseName} ${count(base)}${share}${over}`;
}

// src/features/figures/plans/examine.ts
var plansVerdictOf = examinedPart("plans");
function assessPlans(plans, { ceilings, requires = [], rule }) {
  if (plans === void 0) return void 0;
  const { plan: ceiling } = ceilings;
  const alpha = alphaOfMachine(rule);
  const needed = pairsFor(plans.claims, alpha);
  const share = alpha / Math.max(1, plans.claims);
  const comparisons = plans.tests.flatMap(
    ({ test, alternatives }) => alternatives.flatMap(({ sql, pairs }, index) => {
      if (pairs.length === 0) return [];
      const limit = ceiling ?? Number.POSITIVE_INFINITY;
      const figures = figuresOf(pairs, limit, share);
      const own = Number.isFinite(limit) ? { ceiling: limit } : {};
      return [{ test, alternative: index + 1, sql, ...figures, ...own }];
    })
  );
  const found = plans.tests.flatMap((one) => faultsOf(one, needed));
  return {
    plans,
    comparisons,
    faults: found.filter(({ isRefusal: isRefusal2 }) => !isRefusal2).map(({ isRefusal: _, ...fault }) => fault),
    refusals: found.filter(({ isRefusal: isRefusal2 }) => isRefusal2).map(({ isRefusal: _, ...fault }) => fault),
    changes: changesOf(plans),
    changesFail: requires.includes(unchangedPlans)
  };
}
function worstOver({ comparisons }) {
  const over = comparisons.filter(({ isOver }) => isOver);
  return [...Map.groupBy(over, ({ test }) => test).values()].flatMap(
    (same) => same.toSorted((one, other) => other.ratio - one.ratio).slice(0, 1)
  );
}
function faultsOf({ test, answers, alternatives }, needed) {
  const ofQuery = Object.keys(answers).flatMap((role) => {
    const answer = answers[role];
    if (answer === void 0 || "hash" in answer) return [];
    return [{ test, alternative: 0, role, ...answer, isRefusal: role === "base" }];
  });
  return [
    ...ofQuery,
    ...alternatives.flatMap(({ answers: own, pairs }, index) => {
      const found = { test, alternative: index + 1 };
      const failed = Object.keys(own).flatMap((role) => {
        const [query, answer] = [answers[role], own[role]];
        if (answer === void 0 || query === void 0 || !("hash" in query)) return [];
        if (!("hash" in answer)) return [{ ...found, role, ...answer, isRefusal: isExcused(role, own) }];
        if (answer.hash === query.hash) return [];
        const message2 = "its results are not those of the query";
        return [{ ...found, role, reason: "differs", message: message2, isRefusal: false }];
      });
      if (own.candidate !== void 0 && (failed.length > 0 || pairs.length >= needed)) return failed;
      if (own.candidate !== void 0 && !("hash" in own.candidate)) return failed;
      const message = own.candidate === void 0 ? "it was not executed: the time of the run was over" : `${pairs.length} of ${needed} pairs were timed`;
      return [...failed, { ...found, role: "candidate", reason: "error", message, isRefusal: false }];
    })
  ];
}
function isExcused(role, answers) {
  if (role === "base") return true;
  if (!isRefusal(answers[role])) return false;
  return role === "baseline" || isRefusal(answers.baseline);
}
function isRefusal(answer) {
  return answer !== void 0 && "reason" in answer && answer.reason === "error";
}
function changesOf({ workloads }) {
  return workloads.flatMap(
    ({ workload, statements }) => statements.flatMap(
      ({ sql, plans: { base, candidate } }) => base == null || candidate === void 0 || base === candidate ? [] : [{ workload, sql, base, candidate }]
    )
  );
}

// src/features/search/compare/options.ts
var measuringMinutes = { usual: 0.9, quick: 0.45 };
var comparing = {
  quick: option(flag(), {
    help: "Answer within half a minute of the builds, in memory only",
    brief: "Answer within half a minute, in memory only",
    offered: ["compare"],
    default: false
  }),
  sqlite: option(flag(), {
    help: "Measure stock SQLite too, for each build's multiplier",
    brief: "Measure stock SQLite too",
    note: "Three engines then share the same time.",
    offered: ["compare"],
    default: false
  })
};
var takenOptions = {
  compare: {
    ...unchanged("config", "workloads", "seed", "rounds", "counters"),
    ...unchanged("environment", "build-timeout", "strict", "quiet"),
    build: {
      help: "Shell command or script path that builds the engine"
    },
    candidate: {
      help: "File that --build makes, or the engine in a release",
      otherwise: "that of the configuration file"
    },
    baseline: { help: "With --sqlite, stock SQLite to compare with: a library or program" },
    test: { help: "Path of the only test; * stands for any part" },
    suites: { otherwise: "oltp, or own with --own-workloads" },
    "own-workloads": {
      help: "Files of your own workloads, measured in place of oltp: paths, patterns such as bench/*.yml, or a recording's folder",
      otherwise: "those of the configuration file"
    },
    variants: { otherwise: "int" },
    storages: { otherwise: "memory,file, or memory with --quick" },
    rows: { otherwise: "10,000" },
    "max-minutes": { help: "Time for the measuring", otherwise: "0.9, or 0.45 with --quick" },
    details: { help: "Name all rows, costs and undecided tests, not the first of each" },
    out: {
      help: "Folder for results.json, report.md and results.sqlite",
      otherwise: "a folder in ~/.cache/sqlite-bench-gate"
    }
  }
};

export {
  counterTexts,
  counterWarnings,
  counterReason,
  ownName,
  maxFactsOf,
  maxFacts,
  requireMax,
  pairsFor,
  planOptions,
  plansWanted,
  planCeilings,
  planRequirements,
  plansVerdictOf,
  assessPlans,
  worstOver,
  explainedStatements,
  keptSql,
  workloadName,
  alternativesOfTest,
  claimsOf,
  isExplained,
  plansPass,
  plansAlonePass,
  measuringMinutes,
  comparing,
  takenOptions,
  conclude,
  exitStatus,
  upgradeOptions
};
