import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  batchOf,
  chosenOf,
  compareTrials,
  confirming,
  faultKinds,
  heapGrowth,
  inJoinOrder,
  leastGrowth,
  messageShape,
  middleOf,
  planLine
} from "./shared-features-search-hunt-grammar-derive.js";
import {
  writeWhole
} from "./shared-better-sqlite3-lib-methods-table.js";
import {
  describeIssues,
  fileContent,
  layOut,
  requireNoLink
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  _enum,
  array,
  besideTime,
  boolean,
  int,
  iso_exports,
  literal,
  number,
  pValue,
  plural,
  record,
  references,
  strictObject,
  string
} from "./shared-jstat-dist-jstat.js";

// src/features/search/hunt/hunt-file.ts
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

// src/features/search/hunt/cases.ts
var text = string().max(2e4);
var ratio = number().nonnegative();
var mostCases = 200;
var mostOfCase = { causes: 200, statements: 100, plans: 400 };
var mostKinds = 1e4;
var axisSchema = strictObject({
  /** `rows of t1`, `pending edits`, `list`. */
  name: text,
  points: array(strictObject({ value: int().nonnegative(), ratio })).max(10)
});
var counterfactualSchema = strictObject({ name: text, ratio });
var caseSchema = strictObject({
  /** The name of its file, and of the workload in it. */
  name: string().regex(/^hunt_[a-z]+_[0-9a-f]{8}$/),
  kind: _enum(faultKinds),
  reference: _enum(references),
  fingerprint: string().regex(/^[0-9a-f]{16}$/),
  /** The same for all cases of one cause, and from hunt to hunt: see `causeOf`. */
  cause: string().regex(/^[0-9a-f]{16}$/),
  /** When a hunt with this corpus first found the cause, or found it again after it was gone, ISO 8601. */
  since: iso_exports.datetime(),
  /** The traits that other situations must have to be the same cause. */
  causes: array(text).max(mostOfCase.causes),
  statements: array(text).max(mostOfCase.statements),
  /** How many statements and tables its file has. */
  size: strictObject({ statements: int(), tables: int() }),
  /** For times: the middle of the confirming pairs, and how many there were. */
  ratio: ratio.optional(),
  pairs: int().optional(),
  p: number().optional(),
  /** For times: the ratio after changes that could take the cause away. */
  counterfactuals: array(counterfactualSchema).max(10).default([]),
  /** For plans: the statement that forces the plan which would have been faster. */
  forced: text.optional(),
  /** The engine's words, and bytes an execution for memory. */
  message: text.optional(),
  axes: array(axisSchema).max(10),
  plans: strictObject({
    candidate: array(text).max(mostOfCase.plans),
    baseline: array(text).max(mostOfCase.plans)
  }),
  /** Whether the fault shows when the written file is run as it is; why not, if it does not. */
  isReplayed: boolean(),
  /** Other statements that have the same cause as far as their traits tell. */
  others: int().nonnegative(),
  /** Where it was found: the number of the database. */
  database: int(),
  /** Whether that database was made from a statement, or is a case, of the corpus. */
  isOfCorpus: boolean()
});
var goneSchema = caseSchema.pick({ cause: true, name: true, kind: true, statements: true, since: true });
var touchedKindSchema = strictObject({ name: text, statements: int(), touched: int() });
var huntSchema = strictObject({
  version: literal(1),
  seed: int(),
  ratio,
  baseRatio: ratio,
  alpha: number(),
  /** Hash of the grammar and the engines' files: a resumed hunt has the same. */
  identity: string(),
  engines: record(string(), strictObject({ name: text, version: text })),
  /** The database that comes next. */
  next: int().nonnegative(),
  elapsedMs: number().nonnegative(),
  /** Statements that were compared, those that the baseline refused, and those that took too long. */
  tried: int().nonnegative(),
  refused: int().nonnegative(),
  cut: int().nonnegative(),
  /** Claims that were tested by fresh pairs, confirmed or not. */
  claims: int().nonnegative(),
  /** Suspects that fresh processes did not confirm. */
  cleared: int().nonnegative(),
  /** Ends of the candidate's process that nothing that was tried again repeats, so that there is no case of them. */
  lost: int().nonnegative().default(0),
  /** Statements whose cause a folder of known cases has. */
  known: int().nonnegative(),
  /** Statements with more than one right answer, on which the engines differed. */
  ambiguous: int().nonnegative(),
  /** The statements that a probe found the change to touch, and how many of each kind: a hunt that goes on weighs them in the same way. */
  touched: strictObject({ statements: int(), touched: int(), kinds: array(touchedKindSchema).max(mostKinds) }).optional(),
  /** Why nothing says what the change touches; absent without a base. */
  unprobed: text.optional(),
  cases: array(caseSchema).max(1e4),
  /** Cases of the corpus that fresh processes no longer show. */
  gone: array(goneSchema).max(mostCases).default([]),
  /** Databases that were made from statements of a corpus. */
  mutated: int().nonnegative().default(0),
  /** Why it ended before its time; absent if it did not. */
  stopped: text.optional()
});

// src/features/search/hunt/hunt-file.ts
var huntFiles = {
  json: "hunt.json",
  markdown: "hunt.md",
  html: "hunt.html",
  cases: "cases"
};
function requireOwnHunt(folder) {
  for (const name of Object.values(huntFiles)) requireNoLink(path.join(folder, name));
}
function writeHunt(folder, hunt) {
  writeWhole(path.join(folder, huntFiles.json), formatHunt(hunt));
}
function formatHunt(hunt) {
  return layOut(huntSchema.parse(fileContent(hunt)), { cases: 1 });
}
function removeHunt(folder) {
  requireOwnHunt(folder);
  for (const name of [huntFiles.json, huntFiles.markdown, huntFiles.html])
    rmSync(path.join(folder, name), { force: true });
}
function findHunt(folder) {
  const file = path.join(folder, huntFiles.json);
  return existsSync(file) ? parseHunt(readFileSync(file, "utf8"), file) : void 0;
}
function parseHunt(text2, file) {
  let content;
  try {
    content = JSON.parse(text2);
  } catch (cause) {
    throw new InputError(`${file}: not JSON (${cause.message})`, { cause });
  }
  const { data, error } = huntSchema.safeParse(content);
  if (error !== void 0) throw new InputError(`${file}: ${describeIssues(error, content)}`);
  return data;
}
function readHunt(folder) {
  const found = findHunt(folder);
  if (found === void 0)
    throw new InputError(`--resume ${folder}: it holds no ${huntFiles.json}: hunt without --resume`);
  return found;
}

// src/features/search/hunt/words.ts
var kindWords = {
  wrong: "different answer",
  crash: "crash",
  hang: "hang",
  refused: "refused",
  leak: "leak",
  growth: "growing memory",
  slow: "slow",
  plan: "bad plan"
};
function caseWords({ kind, ratio: ratio2, pairs: pairs2, p, reference, message, forced }, names) {
  const to = names[reference] ?? reference;
  switch (kind) {
    case "slow":
      return `slow: ${besideTime((ratio2 ?? 0).toFixed(1), to)} in ${pairs2} pairs, ${pValue(p ?? 1)}`;
    case "plan":
      return `bad plan: the chosen plan takes ${(ratio2 ?? 0).toFixed(1)}x the time of a forced one, relative to ${to}, in ${pairs2} pairs, ${pValue(p ?? 1)}: ${forced}`;
    case "wrong":
      return `a different answer from ${to}`;
    case "hang":
      return `hang: it does not end, and ${to} does`;
    case "crash":
    case "refused":
    case "leak":
    case "growth":
      return `${kindWords[kind]}: ${message ?? `${to} does it`}`;
  }
}
function incompleteWords({
  stopped,
  lost,
  tried
}) {
  const reasons = [
    ...stopped === void 0 ? [] : [`the hunt was stopped: ${stopped}`],
    ...lost === 0 ? [] : [`the candidate's process ended ${plural(lost, "time")}, and no statement ended it again`],
    ...tried === 0 ? ["no statement was compared"] : []
  ];
  return reasons.length === 0 ? void 0 : reasons.join("; ");
}
function statusOf(hunt) {
  if (hunt.stopped !== void 0 || hunt.tried === 0) return 3;
  if (hunt.cases.length > 0) return 1;
  return hunt.lost > 0 ? 3 : 0;
}

// src/features/search/hunt/suspicion.ts
var margin = 1.2;
var keptShare = 0.5;
var mostKept = 3;
function leastRatio(line, ratio2 = line) {
  return Math.max(line * margin, Math.min(ratio2 * keptShare, line * mostKept));
}
var effort = { executions: 15, budgetMs: 25, limitMs: 2e3 };
var oneExecution = { executions: 1, budgetMs: 1, limitMs: 1e3 };
var hangRatio = 20;
var shortHang = { ...oneExecution, limitMs: 100 };
function holdsFor(suspicion, racer, lines) {
  const holds = holdsForCandidate(suspicion, racer, lines);
  if (suspicion.reference === "base" || !racer.roles.includes("base")) return holds;
  const base = holdsForCandidate(suspicion, withBaseAsCandidate(racer), lines);
  return async (situation) => await holds(situation) && !await base(situation);
}
function holdsForCandidate({ kind, reference, ratio: ratio2, message }, racer, lines) {
  switch (kind) {
    case "slow": {
      const least = leastRatio(lines[reference], ratio2);
      return async (situation) => await ratioOf(racer, situation, reference) >= least && await ratioOf(racer, situation, reference) >= least;
    }
    case "plan": {
      const least = leastRatio(planLine, ratio2);
      return async (situation) => await planRatioOf(racer, situation, reference) >= least && await planRatioOf(racer, situation, reference) >= least;
    }
    case "wrong":
      return (situation) => isWrong(racer, situation);
    case "refused":
      return async (situation) => {
        const sighting = await sightingOf(racer, situation, "baseline", oneExecution);
        return sighting.kind === "refused" && messageShape(sighting.message) === messageShape(message ?? "");
      };
    case "crash":
      return async (situation) => {
        const { candidate } = await heats(racer, situation, oneExecution);
        return candidate.kind === "failed" && candidate.failure.reason !== "timeout";
      };
    case "hang":
      return (situation) => isHung(racer, situation);
    case "leak":
    case "growth":
      return async (situation) => await growthOf(racer, situation, kind) >= leastGrowth;
  }
}
function withBaseAsCandidate(racer) {
  const inPlace = (role) => role === "candidate" ? "base" : role;
  return {
    roles: ["candidate", "baseline"],
    async race(batch, { first = "candidate", ...manner }) {
      const {
        baseline,
        candidate,
        base = candidate
      } = await racer.race(batch, {
        ...manner,
        first: inPlace(first)
      });
      return { candidate: base, baseline };
    },
    runOn: (role, batch, manner) => racer.runOn(inPlace(role), batch, manner),
    close: () => racer.close()
  };
}
async function ratioOf(racer, situation, reference, manner = {}, given = effort) {
  const sighting = await sightingOf(racer, situation, reference, given, manner);
  return sighting.kind === "same" || sighting.kind === "cut" ? sighting.ratio : 0;
}
async function planRatioOf(racer, situation, reference) {
  return (await chosenOf(racer, situation, reference, effort))?.ratio ?? 0;
}
async function sightingOf(racer, situation, reference, given, manner = {}) {
  const all = await heats(racer, situation, given, manner);
  return compareTrials(trialIn(all.candidate), trialIn(all[reference] ?? all.baseline), given.limitMs);
}
function heats(racer, situation, given, manner = {}) {
  const { storage } = situation.state;
  return racer.race(batchOf(situation, given), { storage, order: "in turn", ...manner });
}
function trialIn(heat) {
  return heat.kind === "ran" ? heat.result.trials[0] : void 0;
}
async function isWrong(racer, situation) {
  const sighting = await sightingOf(racer, situation, "baseline", oneExecution);
  if (sighting.kind !== "wrong") return false;
  const batch = batchOf(situation, oneExecution);
  const { storage } = situation.state;
  const ways = [[], ["PRAGMA reverse_unordered_selects = ON;"], ["PRAGMA automatic_index = OFF;"]];
  const answers = /* @__PURE__ */ new Set();
  for (const pragmas of ways) {
    const heat = await racer.runOn(
      "baseline",
      { ...batch, setup: [...pragmas, ...batch.setup] },
      { storage }
    );
    const trial = trialIn(heat);
    if (trial?.ending !== "done") return false;
    answers.add([trial.hash, trial.rows, trial.changes].join());
  }
  return answers.size === 1;
}
async function isHung(racer, situation) {
  for (const given of [shortHang, oneExecution]) {
    const all = await heats(racer, situation, given);
    const reference = trialIn(all.baseline);
    if (reference?.ending !== "done" || reference.firstNs * hangRatio > given.limitMs * 1e6) return false;
    if (all.candidate.kind === "failed") return all.candidate.failure.reason === "timeout";
    if (trialIn(all.candidate)?.ending !== "interrupted") return false;
  }
  return true;
}
async function growthOf(racer, situation, occasion) {
  const { storage } = situation.state;
  const batch = (executions) => batchOf(situation, { executions, budgetMs: 2e3, limitMs: 1e3 });
  return await heapGrowth(racer, occasion, storage, batch);
}
function explainOf(statements) {
  return statements.filter((sql) => /^(SELECT|WITH|INSERT|UPDATE|DELETE)/i.test(sql)).map((sql) => `EXPLAIN QUERY PLAN ${sql}`);
}
async function plansOf(racer, situation, statements) {
  const batch = {
    ...batchOf(situation, oneExecution),
    trials: [],
    queries: explainOf(statements)
  };
  const { storage } = situation.state;
  const lines = async (role) => {
    const heat = await racer.runOn(role, batch, { storage });
    return heat.kind === "ran" ? heat.result.lines.flat() : [];
  };
  return { candidate: await lines("candidate"), baseline: await lines("baseline") };
}

// src/features/search/hunt/counterfactuals.ts
var pairs = 3;
var leftShare = 0.25;
var isIndex = (sql) => /^CREATE (?:UNIQUE )?INDEX /.test(sql);
function withTimed(batch, change) {
  const trials = batch.trials.map((one) => ({ ...one, timed: one.timed.map(change) }));
  const isSame = trials.every(({ timed }, at) => timed.join() === batch.trials[at]?.timed.join());
  return isSame ? void 0 : { ...batch, trials };
}
var changes = [
  {
    name: "a cache of 1 GiB",
    cause: "the cache",
    // A later PRAGMA of the setup would count.
    make: ({ setup, ...others }, { state: { storage } }) => storage === "memory" ? void 0 : {
      ...others,
      setup: [
        "PRAGMA cache_size = -1048576;",
        ...setup.filter((sql) => !/^PRAGMA cache_size/.test(sql))
      ]
    }
  },
  {
    name: "no flushes",
    cause: "the flushes",
    make: ({ setup, ...others }, { state: { storage } }) => storage === "memory" ? void 0 : { ...others, setup: ["PRAGMA synchronous = OFF;", ...setup] }
  },
  {
    name: "no index",
    cause: "an index that CREATE INDEX made",
    make: ({ setup, trials, ...others }) => setup.some(isIndex) ? {
      ...others,
      setup: setup.filter((sql) => !isIndex(sql)),
      trials: trials.map(({ check, ...one }) => ({
        ...one,
        check: check.filter((sql) => !sql.includes(" INDEXED BY "))
      }))
    } : void 0
  },
  {
    name: "ANALYZE",
    cause: "the missing statistics",
    make: ({ setup, ...others }) => ({ ...others, setup: [...setup, "ANALYZE;"] })
  },
  {
    name: "the join order as written",
    cause: "the join order",
    make: (batch) => withTimed(batch, (sql) => inJoinOrder(sql, "written"))
  },
  {
    name: "the other join order",
    cause: "the join order",
    make: (batch) => withTimed(batch, (sql) => inJoinOrder(sql, "other"))
  }
];
async function counterfactualsOf(racer, situation, reference, isOutOfTime) {
  const found = [];
  for (const { name, make } of changes) {
    if (isOutOfTime()) break;
    let isMade = true;
    const changed = {
      roles: racer.roles,
      runOn: (role, batch, manner) => racer.runOn(role, batch, manner),
      close: () => racer.close(),
      race: async (batch, manner) => {
        const made = make(batch, situation);
        isMade = made !== void 0;
        return await racer.race(made ?? batch, manner);
      }
    };
    const ratios = [];
    while (isMade && ratios.length < pairs)
      ratios.push(await ratioOf(changed, situation, reference, {}, confirming));
    const ratio2 = middleOf(ratios);
    if (isMade && ratio2 > 0) found.push({ name, ratio: Number(ratio2.toPrecision(3)) });
  }
  return found;
}
function closingOf({
  ratio: ratio2 = 1,
  counterfactuals
}) {
  const [nearest] = counterfactuals.toSorted((a, b) => a.ratio - b.ratio);
  return nearest !== void 0 && nearest.ratio <= ratio2 ** leftShare ? nearest : void 0;
}
function closingWords(one) {
  const closing = closingOf(one);
  if (closing === void 0) return void 0;
  const { cause = closing.name } = changes.find(({ name }) => name === closing.name) ?? {};
  return `with ${closing.name} ${closing.ratio.toFixed(1)}x: it is ${cause}`;
}

export {
  mostCases,
  mostOfCase,
  caseSchema,
  huntFiles,
  requireOwnHunt,
  writeHunt,
  formatHunt,
  removeHunt,
  findHunt,
  parseHunt,
  readHunt,
  oneExecution,
  holdsFor,
  ratioOf,
  sightingOf,
  growthOf,
  explainOf,
  plansOf,
  counterfactualsOf,
  closingWords,
  kindWords,
  caseWords,
  incompleteWords,
  statusOf
};
