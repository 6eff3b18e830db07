import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  schemaLine
} from "./chunk-6B4YFMJE.js";
import {
  EngineRacer
} from "./chunk-HL42FNGK.js";
import {
  requireOwnDatabase
} from "./chunk-U65JHNNQ.js";
import {
  axesOf,
  caseWords,
  causesOf,
  fingerprintOf,
  formatHunt,
  growingAxis,
  huntFiles,
  incompleteWords,
  isExplained,
  minimise,
  mostCases,
  mostOfCase,
  parseGivenHunt,
  readHunt,
  renderHunt,
  renderReplayed,
  requireOwnHunt,
  resolveHunt,
  sameCauses,
  skeletonOf,
  statusOf,
  touchedOf,
  weightOf,
  weightsOf,
  withWeights,
  withoutValues,
  writeHunt
} from "./chunk-HZSXMBZK.js";
import {
  alphaOfClaim,
  batchOf,
  confirmRatio,
  confirming,
  definitionsOf,
  fillingsOf,
  heapGrowth,
  isRead,
  isThere,
  keptBytes,
  kindsOf,
  leastGrowth,
  leastKept,
  makeSituations,
  middleOf,
  pragmasOf,
  replayCase,
  setupLimitMs,
  setupOf,
  stateQueries,
  timedOf,
  together,
  traitsOf,
  transactionOf,
  trialOf
} from "./chunk-NN4FLPGN.js";
import {
  compareTrials,
  faultKinds,
  messageShape
} from "./chunk-X7QFSGCS.js";
import "./chunk-3RUIKOT5.js";
import {
  createContext,
  findConfinement,
  openEngines
} from "./chunk-74TYZFKW.js";
import {
  quietProgress,
  showProgress
} from "./chunk-JJPZP7PK.js";
import "./chunk-HXOMDFVN.js";
import {
  readOwnWorkloads
} from "./chunk-SUQVWFTR.js";
import {
  makeDatabasesFolder,
  removeDatabasesFolder
} from "./chunk-3PG6WOIP.js";
import {
  findProcessor,
  readEnvironment
} from "./chunk-TT5QATNS.js";
import {
  EngineFailure
} from "./chunk-OLT52DGY.js";
import "./chunk-646KYD4K.js";
import "./chunk-IAJPVWRA.js";
import "./chunk-V55QVCWS.js";
import "./chunk-QMMUTUXM.js";
import {
  checkYaml,
  parseYaml,
  readSettingsFile
} from "./chunk-SMVUPPOS.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import "./chunk-WF6OEFVD.js";
import "./chunk-DETGZOHF.js";
import "./chunk-LGD7NLXE.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-WKVDZXO6.js";
import {
  writeWhole
} from "./chunk-FROGIVDQ.js";
import "./chunk-OBBTOHMT.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-H2TMGCYR.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-M23SOQUR.js";
import {
  makeFolder
} from "./chunk-5K5PIIK3.js";
import {
  invalidMessage,
  mapping
} from "./chunk-LA2PWCWM.js";
import "./chunk-NIQHCBMM.js";
import {
  visible
} from "./chunk-NRVWYJ6O.js";
import {
  RandomStream,
  unknownName
} from "./chunk-H2WPJ5RR.js";
import {
  InputError,
  MeasurementError,
  array,
  formatValue,
  number,
  perEngine,
  record,
  string,
  truncate
} from "./chunk-KAFQIV6R.js";

// src/features/search/hunt/command.ts
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import path2 from "node:path";

// src/features/search/hunt/case-file.ts
var longestComment = 300;
function formatCase(one, situation, { seed, names }, repeat) {
  const axis = growingAxis(one.axes);
  const comments = [
    caseWords(one, names),
    ...axis === void 0 ? [] : [
      `Grows with the ${axis.name}: ${axis.points.map(({ value, ratio }) => `${ratio}x at ${value}`).join(", ")}`
    ],
    ...one.ratioOfLargeCache === void 0 ? [] : [`With a cache of 256 MB: ${one.ratioOfLargeCache.toFixed(1)}x`],
    ...one.plans.baseline.map((line) => `Plan of ${names.baseline}: ${line}`),
    ...one.plans.candidate.map((line) => `Plan of ${names.candidate}: ${line}`),
    `Fingerprint: ${one.fingerprint}`,
    `Causes: ${one.causes.join("; ")}`,
    `Found by: sqlite-bench-gate hunt --seed ${seed}, on database ${one.database}`,
    "To judge it again: sqlite-bench-gate hunt --candidate ENGINE --replay FOLDER",
    "To gate it: name this file in own-workloads"
  ];
  const { schema: schema2, state } = situation;
  const { before, after } = surroundingsOf(situation);
  const needsCheck = !isRead(situation) || before.length + after.length > 0;
  const lines = [
    ...comments.map((comment) => `# ${truncate(visible(comment).replaceAll(/\s+/g, " "), longestComment)}`),
    `name: ${one.name}`,
    ...block("tables", definitionsOf(schema2)),
    ...block("prepare", fillingsOf(schema2)),
    ...block("before", before),
    ...block("statements", timedOf(situation)),
    ...block("after", after),
    ...repeat === 1 ? [] : [`repeat: ${repeat}`],
    `kind: ${isRead(situation) ? "reads" : "writes"}`,
    `storages: [${state.storage}]`,
    ...one.reference === "base" ? ["compare: base"] : [],
    ...needsCheck ? block("check", stateQueries(schema2, true)) : []
  ];
  return `${schemaLine("own-workload")}${lines.join("\n")}
`;
}
function surroundingsOf(situation) {
  const { before, after } = transactionOf(situation);
  const changed = after.length === 0 || isRead(situation) ? [] : stateQueries(situation.schema, true);
  return { before: [...pragmasOf(situation), ...before], after: [...changed, ...after] };
}
function block(key, statements) {
  return statements.length === 0 ? [] : [`${key}: |`, ...statements.map((sql) => `  ${sql}`)];
}
function readKnown(text) {
  const fingerprint = /^# Fingerprint: ([0-9a-f]{16})$/m.exec(text)?.[1];
  const causes = /^# Causes: (.+)$/m.exec(text)?.[1]?.split("; ");
  const kind = /^name: hunt_([a-z]+)_/m.exec(text)?.[1];
  return fingerprint === void 0 || causes === void 0 || kind === void 0 ? void 0 : { fingerprint, causes, kind };
}

// src/features/search/hunt/heap-watch.ts
var warmBatches = 3;
var suspiciousBytes = 1e3;
var HeapWatch = class {
  /** By storage, which has processes of its own. */
  #seen = /* @__PURE__ */ new Map();
  /**
   * Whether the candidate's heap is larger beside the reference's than ever before in these two processes. An allocator holds chunks for
   * later, which moves the difference up and down; a leak only adds to it, however little at a time.
   */
  hasGrown(storage, candidate, reference) {
    const difference = (candidate.result.heap?.closed ?? 0) - (reference.result.heap?.closed ?? 0);
    const processes = `${candidate.process} ${reference.process}`;
    const seen = this.#seen.get(storage);
    const { batches, most } = seen?.processes === processes ? seen : { batches: 0, most: difference };
    const isWarm = batches >= warmBatches;
    const hasGrown = isWarm && difference - most > suspiciousBytes;
    this.#seen.set(storage, {
      processes,
      batches: batches + 1,
      most: isWarm && !hasGrown ? most : Math.max(most, difference)
    });
    return hasGrown;
  }
};

// src/features/search/hunt/suspicion.ts
var margin = 1.2;
var keptShare = 0.5;
var mostKept = 3;
function leastRatio(line, ratio = line) {
  return Math.max(line * margin, Math.min(ratio * keptShare, line * mostKept));
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
function holdsForCandidate({ kind, reference, ratio, message }, racer, lines) {
  switch (kind) {
    case "slow": {
      const least = leastRatio(lines[reference], ratio);
      return async (situation) => await ratioOf(racer, situation, reference) >= least && await ratioOf(racer, situation, reference) >= least;
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
async function plansOf(racer, situation, statements) {
  const batch = {
    ...batchOf(situation, oneExecution),
    trials: [],
    queries: statements.filter((sql) => /^(SELECT|WITH|INSERT|UPDATE|DELETE)/i.test(sql)).map((sql) => `EXPLAIN QUERY PLAN ${sql}`)
  };
  const { storage } = situation.state;
  const lines = async (role) => {
    const heat = await racer.runOn(role, batch, { storage });
    return heat.kind === "ran" ? heat.result.lines.flat() : [];
  };
  return { candidate: await lines("candidate"), baseline: await lines("baseline") };
}

// src/features/search/hunt/locate.ts
async function findFailing(racer, situations) {
  for (const situation of situations) {
    const { storage } = situation.state;
    const heat = await racer.runOn("candidate", batchOf(situation, oneExecution), { storage });
    if (heat.kind === "failed") return failing(situation, heat.failure);
  }
  return void 0;
}
async function findFailingTogether(racer, situations, batch, { reason }, isOutOfTime) {
  const { storage } = situations[0].state;
  const manner = { storage, isFresh: true };
  if (reason === "timeout" && (await racer.runOn("candidate", batch, manner)).kind === "ran") return "once";
  for (const isAutocommit of [false, true]) {
    if (isOutOfTime()) break;
    const situation = together(situations, isAutocommit);
    const heat = await racer.runOn("candidate", batchOf(situation, oneExecution), manner);
    if (heat.kind === "failed") return failing(situation, heat.failure);
  }
  return void 0;
}
function failing(situation, { reason, message }) {
  return { kind: reason === "timeout" ? "hang" : "crash", situation, reference: "baseline", message };
}
async function findKeeping(racer, kind, situations, isOutOfTime) {
  let group = situations.filter(({ state }) => !state.isAutocommit);
  const isKept = async (part) => await keptBytes(racer, kind, part) >= leastKept;
  const doesKeep = await isKept(group);
  while (doesKeep && group.length > 1 && !isOutOfTime()) {
    const half = group.slice(0, Math.ceil(group.length / 2));
    group = await isKept(half) ? half : group.slice(half.length);
  }
  const [situation] = group;
  if (!doesKeep || situation === void 0) return void 0;
  if (await growthOf(racer, situation, kind) < leastGrowth) return void 0;
  return { kind, situation, reference: "baseline" };
}

// src/features/search/hunt/situation-source.ts
var trialsOfDatabase = 60;
var plainAt = 2;
var choices = 4;
var SituationSource = class {
  #grammar;
  #hasFullText;
  #seed;
  /** Empty if nothing says that some are to be tried more often. */
  #weights = /* @__PURE__ */ new Map();
  #weighted;
  constructor(grammar, hasFullText2, seed) {
    this.#grammar = grammar;
    this.#hasFullText = hasFullText2;
    this.#seed = seed;
    this.#weighted = grammar;
  }
  /** Makes kinds of statements that the change touches more often from here on. */
  weighBy(touched) {
    this.#weights = weightsOf(touched);
    this.#weighted = withWeights(this.#grammar, this.#weights);
  }
  /** The situations on a database: the same for the same seed and weights. */
  onDatabase(number2) {
    const isPlain = this.#weights.size === 0 || number2 % plainAt === 0;
    const made = Array.from({ length: isPlain ? 1 : choices }, (_, choice) => {
      const name = choice === 0 ? `database ${number2}` : `database ${number2}, choice ${choice}`;
      const grammar = isPlain ? this.#grammar : this.#weighted;
      return makeSituations(trialsOfDatabase, grammar, this.#hasFullText, new RandomStream(this.#seed, name));
    });
    if (isPlain) return made[0] ?? [];
    const weightIn = (situations) => situations.reduce((sum, one) => sum + weightOf(kindsOf(one), this.#weights), 0);
    const weighed = made.map((situations) => ({ situations, weight: weightIn(situations) }));
    return weighed.toSorted((a, b) => b.weight - a.weight)[0]?.situations ?? [];
  }
};

// src/features/search/hunt/hunt.ts
var screening = { executions: 1, budgetMs: 1, limitMs: 250 };
var halving = [
  { effort: { executions: 3, budgetMs: 3, limitMs: 1e3 }, share: 0.7 },
  { effort: { executions: 9, budgetMs: 15, limitMs: 2e3 }, share: 0.9 }
];
var suspiciousShare = 0.6;
var poolSize = 16;
var lookAgainAt = 50;
var growthAt = 12;
var mostGrowthNs = 2e5;
var minimising = { checks: 500, ms: 4e4, lateMs: 5e3 };
var mostVain = 3;
var mostVainCauses = 2e3;
var judging = { share: 0.2, mostMs: 3e4 };
var probing = 0.15;
async function hunt(start, question, world) {
  const state = new HuntState(start, question, world);
  const judgingMs = Math.min(judging.mostMs, judging.share * (world.deadline - world.now()));
  await state.probe();
  const isTrying = () => world.now() < world.deadline - judgingMs && state.hunt.cases.length < mostCases;
  while (isTrying()) await state.tryDatabase();
  await state.judgePool();
  return state.hunt;
}
var HuntState = class {
  hunt;
  #question;
  #world;
  #began;
  #elapsedBefore;
  #vain = /* @__PURE__ */ new Map();
  #pool = [];
  #explained = 0;
  #heaps = new HeapWatch();
  #source;
  #told = 0;
  constructor(start, question, world) {
    this.hunt = start;
    this.#question = question;
    this.#world = world;
    this.#began = world.now();
    this.#elapsedBefore = start.elapsedMs;
    this.#source = new SituationSource(question.grammar, question.hasFullText, start.seed);
  }
  /** Looks for what the change touches, to try that more often. */
  async probe() {
    const { probe: probe2, now, deadline } = this.#world;
    if (probe2 === void 0) return;
    if (this.hunt.touched !== void 0) return this.#source.weighBy(this.hunt.touched);
    const end = now() + probing * (deadline - now());
    const probed = await probe2(() => now() > end);
    const { unprobed: _, ...hunt2 } = this.hunt;
    this.hunt = hunt2;
    if (typeof probed === "string") return this.#update({ unprobed: probed.slice(0, 1e3) });
    const touched = touchedOf(probed);
    this.#source.weighBy(touched);
    this.#update({ touched });
  }
  async tryDatabase() {
    const number2 = this.hunt.next;
    const quick = await this.#screen(this.#source.onDatabase(number2));
    if (number2 % growthAt === growthAt - 1) await this.#investigateMemory("growth", quick);
    if (this.#pool.length >= poolSize) await this.judgePool();
    this.#update({ next: number2 + 1 });
    this.#tell();
  }
  /** Leaves half of the suspects after each round, and judges those that are left. */
  async judgePool() {
    let left = this.#pool;
    this.#pool = [];
    const { racer, now, deadline } = this.#world;
    for (const { effort: effort2, share } of halving) {
      const seen = [];
      for (const one of left) {
        const ratio = await ratioOf(racer, one.situation, one.reference, {}, effort2);
        if (ratio >= share * this.#question.lines[one.reference]) seen.push({ ...one, ratio });
      }
      left = seen.toSorted((a, b) => b.ratio - a.ratio).slice(0, Math.ceil(poolSize / 2));
    }
    for (const one of left) {
      if (now() > deadline) return;
      await this.#investigate(one);
    }
  }
  /** The engine that times and memory are compared with: what the base has too, a change has not brought. */
  get #reference() {
    return this.#world.racer.roles.includes("base") ? "base" : "baseline";
  }
  /** @returns statements that can be executed often */
  async #screen(all) {
    const situations = this.#withoutDeadly(all);
    const [first] = situations;
    if (first === void 0) return [];
    const { racer } = this.#world;
    const batch = {
      setup: setupOf(first),
      trials: situations.map((one, at) => trialOf(one, screening, at % 4 === 0)),
      limitMs: setupLimitMs
    };
    const { storage } = first.state;
    const heats2 = await racer.race(batch, { storage, order: "at once" });
    if (heats2.baseline.kind === "failed") return [];
    if (heats2.candidate.kind === "failed") {
      const failing2 = await findFailing(racer, situations);
      if (failing2 !== void 0) await this.#investigate(failing2);
      else if (heats2.base?.kind !== "failed")
        await this.#tryTogether([first, ...situations.slice(1)], batch, heats2.candidate.failure);
      if (failing2 === void 0 || this.#isOutOfTime()) return [];
      return await this.#screen(situations.filter((one) => one !== failing2.situation));
    }
    const { candidate, baseline } = { candidate: heats2.candidate.result, baseline: heats2.baseline.result };
    if (candidate.refused !== void 0 && baseline.refused === void 0)
      await this.#investigate({
        kind: "refused",
        situation: first,
        reference: "baseline",
        message: candidate.refused
      });
    await this.#compare(situations, heats2, candidate, baseline);
    const reference = heats2[this.#reference];
    if (reference?.kind !== "ran") return [];
    if (this.#heaps.hasGrown(storage, heats2.candidate, reference))
      await this.#investigateMemory("leak", situations);
    return situations.filter(({ state }, at) => {
      const trials = [candidate.trials[at], baseline.trials[at]];
      return !state.isAutocommit && trials.every((one) => one?.ending === "done" && one.firstNs <= mostGrowthNs);
    });
  }
  /** A statement that ends the process would take those after it along. */
  #withoutDeadly(situations) {
    const deadly = [...this.hunt.cases, ...this.#question.known].filter(({ kind }) => kind === "crash" || kind === "hang").map(({ causes }) => causes);
    return situations.filter((one) => !isExplained(one, deadly));
  }
  async #compare(situations, heats2, candidate, baseline) {
    const base = heats2.base?.kind === "ran" ? heats2.base.result : void 0;
    const ended = (ending) => baseline.trials.filter((one) => one.ending === ending).length;
    this.#update({
      tried: this.hunt.tried + situations.length,
      refused: this.hunt.refused + ended("error"),
      cut: this.hunt.cut + ended("interrupted")
    });
    for (const [at, situation] of situations.entries()) {
      const [own2, other] = [candidate.trials[at], baseline.trials[at]];
      const sighting = compareTrials(own2, other, screening.limitMs);
      const ofBase = base && compareTrials(base.trials[at], other, screening.limitMs);
      if (sighting.kind === "wrong" && ofBase?.kind !== "wrong")
        await this.#investigate({ kind: "wrong", situation, reference: "baseline" });
      if (sighting.kind === "refused" && ofBase?.kind !== "refused")
        await this.#investigate({
          kind: "refused",
          situation,
          reference: "baseline",
          message: sighting.message
        });
      const reference = this.#reference;
      const time = reference === "baseline" ? sighting : compareTrials(own2, base?.trials[at], screening.limitMs);
      const line = Math.max(this.#question.lines[reference] * suspiciousShare, 1.2);
      if ((time.kind === "same" || time.kind === "cut") && time.ratio >= line)
        this.#suspect({ kind: "slow", situation, reference, ratio: time.ratio });
    }
  }
  /** Puts a suspect into the pool, unless a case explains it. */
  #suspect(suspicion) {
    if (!this.#isExplained(suspicion)) this.#pool.push(suspicion);
  }
  #isExplained({ kind, reference, situation }) {
    const related = (one) => one === kind || kind === "slow" && one === "hang";
    const found = this.hunt.cases.find(
      (one) => related(one.kind) && one.reference === reference && isExplained(situation, [one.causes])
    );
    const known = this.#question.known.some(
      (one) => related(one.kind) && isExplained(situation, [one.causes])
    );
    if (found === void 0 && !known) return false;
    if (++this.#explained % lookAgainAt === 0 && kind === "slow") return false;
    if (known) this.#update({ known: this.hunt.known + 1 });
    else
      this.#update({
        cases: this.hunt.cases.map((one) => one === found ? { ...one, others: one.others + 1 } : one)
      });
    return true;
  }
  /** Investigates all statements of a batch as one case, in which the candidate's process has ended, and in no statement of it alone. */
  async #tryTogether(situations, batch, failure) {
    const { racer } = this.#world;
    const found = await findFailingTogether(racer, situations, batch, failure, () => this.#isOutOfTime());
    if (found === void 0) this.#lose(failure.message);
    else if (found !== "once") await this.#investigate(found);
  }
  /** Counts an end of the process that no case shows. */
  #lose(message) {
    this.#update({ lost: this.hunt.lost + 1 });
    this.#world.step(`database ${this.hunt.next}: nothing repeats this end of the candidate: ${message}`);
  }
  async #investigateMemory(kind, situations) {
    const found = await findKeeping(this.#world.racer, kind, situations, () => this.#isOutOfTime());
    if (found !== void 0) await this.#investigate(found);
  }
  /** Makes a suspicion small, and keeps it if it is new and fresh processes confirm it. */
  async #investigate(first) {
    const { racer, now, deadline, step } = this.#world;
    const { lines, grammar } = this.#question;
    if (first.kind !== "slow" && this.#isExplained(first)) return;
    const suspicion = await this.#withKind(first);
    const vainKey = `${suspicion.kind} ${[...traitsOf(suspicion.situation)].toSorted().join()}`;
    if ((this.#vain.get(vainKey) ?? 0) >= mostVain) return;
    const holds = holdsFor(suspicion, racer, lines);
    if (!await holds(suspicion.situation)) {
      await this.#clear(vainKey, suspicion);
      return;
    }
    step(`${suspicion.kind}: making it small: ${timedOf(suspicion.situation).join(" ").slice(0, 100)}`);
    const end = Math.min(now() + minimising.ms, deadline + minimising.lateMs);
    const limits = { checks: minimising.checks, isOutOfTime: () => now() > end };
    const situation = await minimise(suspicion.situation, holds, grammar, limits);
    const statements = timedOf(situation);
    const plans = await plansOf(racer, situation, statements);
    const shapes = {
      kind: suspicion.kind,
      skeleton: skeletonOf(situation),
      plans: [...plans.baseline, ...plans.candidate].map(withoutValues)
    };
    const fingerprint = fingerprintOf(shapes);
    const causes = [...causesOf(situation)];
    if (this.#isSeen(fingerprint) || this.#isKnown(suspicion, causes) || this.#joinsCase(suspicion, causes))
      return;
    const small2 = { ...suspicion, situation };
    const confirmed = await this.#confirm(small2);
    if (confirmed === void 0) {
      await this.#clear(vainKey, suspicion);
      return;
    }
    const { ratio } = confirmed;
    const latest = deadline + 2 * minimising.lateMs;
    const isTimed = suspicion.kind === "slow";
    const found = {
      ...{
        name: `hunt_${suspicion.kind}_${fingerprint.slice(0, 8)}`,
        kind: suspicion.kind,
        reference: suspicion.reference
      },
      ...{
        fingerprint,
        causes: causes.slice(0, mostOfCase.causes),
        statements: statements.slice(0, mostOfCase.statements),
        plans: {
          candidate: plans.candidate.slice(0, mostOfCase.plans),
          baseline: plans.baseline.slice(0, mostOfCase.plans)
        }
      },
      size: { statements: statements.length, tables: situation.schema.tables.length },
      ...isTimed && ratio !== void 0 ? { ratio, pairs: confirmed.pairs, p: confirmed.p } : {},
      ...confirmed.message === void 0 ? {} : { message: confirmed.message },
      ...isTimed && situation.state.storage === "file" ? { ratioOfLargeCache: await this.#withLargeCache(small2) } : {},
      axes: isTimed ? await axesOf(
        situation,
        (one) => ratioOf(racer, one, suspicion.reference),
        () => now() > latest
      ) : [],
      ...{ isReplayed: false, others: 0, database: this.hunt.next }
    };
    const isReplayed = await this.#world.write(found, situation);
    this.#update({ cases: sortCases([...this.hunt.cases, { ...found, isReplayed }]) });
    step(
      `found ${found.name}${ratio === void 0 ? "" : `, ${ratio.toFixed(1)}x`}: ${statements.join(" ").slice(0, 100)}`
    );
  }
  /** A statement that is slow to the end of its time may hang. */
  async #withKind(suspicion) {
    if (suspicion.kind !== "slow" || suspicion.reference !== "baseline") return suspicion;
    const hang = { ...suspicion, kind: "hang" };
    const sighting = await sightingOf(this.#world.racer, suspicion.situation, "baseline", oneExecution);
    return sighting.kind === "cut" && await holdsFor(hang, this.#world.racer, this.#question.lines)(suspicion.situation) ? hang : suspicion;
  }
  #isSeen(fingerprint) {
    const found = this.hunt.cases.find((one) => one.fingerprint === fingerprint);
    if (found !== void 0)
      this.#update({
        cases: this.hunt.cases.map((one) => one === found ? { ...one, others: one.others + 1 } : one)
      });
    const isKnown = this.#question.known.some((one) => one.fingerprint === fingerprint);
    if (isKnown) this.#update({ known: this.hunt.known + 1 });
    return found !== void 0 || isKnown;
  }
  #isKnown({ kind }, causes) {
    const isKnown = this.#question.known.some(
      (one) => one.kind === kind && sameCauses(one.causes, causes) !== void 0
    );
    if (isKnown) this.#update({ known: this.hunt.known + 1 });
    return isKnown;
  }
  /** Whether a minimal situation has the cause of a case: that then needs no more than both have. */
  #joinsCase({ kind, reference }, causes) {
    for (const [at, one] of this.hunt.cases.entries()) {
      const shared = one.kind === kind && one.reference === reference ? sameCauses(one.causes, causes) : void 0;
      if (shared === void 0) continue;
      this.#update({
        cases: this.hunt.cases.with(at, { ...one, causes: [...shared], others: one.others + 1 })
      });
      return true;
    }
    return false;
  }
  async #clear(vainKey, { kind, situation, message = "" }) {
    if (this.#vain.size >= mostVainCauses) this.#vain.clear();
    this.#vain.set(vainKey, (this.#vain.get(vainKey) ?? 0) + 1);
    const isAmbiguous = kind === "wrong" ? 1 : 0;
    this.#update({ cleared: this.hunt.cleared + 1, ambiguous: this.hunt.ambiguous + isAmbiguous });
    if (kind === "crash" && !await this.#endsBase(situation)) this.#lose(message);
  }
  async #endsBase(situation) {
    const { racer } = this.#world;
    if (!racer.roles.includes("base")) return false;
    const batch = batchOf(situation, oneExecution);
    return (await racer.runOn("base", batch, situation.state)).kind === "failed";
  }
  /** @returns undefined if fresh processes do not show the fault */
  async #confirm(suspicion) {
    const { racer } = this.#world;
    const { lines, alpha } = this.#question;
    const { situation, reference, kind, message } = suspicion;
    if (kind === "slow") {
      const claim = this.hunt.claims + 1;
      this.#update({ claims: claim });
      const measure = async (pair) => await ratioOf(
        racer,
        situation,
        reference,
        { isFresh: true, first: pair % 2 === 0 ? "candidate" : reference },
        confirming
      );
      return confirmedRatio(await confirmRatio(lines[reference], alphaOfClaim(alpha, claim), measure));
    }
    const holds = holdsFor(suspicion, freshOnly(racer), lines);
    for (let time = 0; time < 2; time++) if (!await holds(situation)) return void 0;
    if (kind !== "leak" && kind !== "growth") return message === void 0 ? {} : { message };
    const bytes = Math.round(await growthOf(racer, situation, kind));
    return { message: `${bytes} bytes for each execution` };
  }
  async #withLargeCache({ situation, reference }) {
    const large = { ...situation, state: { ...situation.state, cache: -262144 } };
    return await ratioOf(this.#world.racer, large, reference, {}, confirming);
  }
  #update(part) {
    this.hunt = { ...this.hunt, ...part, elapsedMs: this.#elapsedBefore + this.#world.now() - this.#began };
    if (part.cases !== void 0 || part.next !== void 0 || part.claims !== void 0)
      this.#world.keep(this.hunt);
  }
  #isOutOfTime() {
    return this.#world.now() >= this.#world.deadline;
  }
  #tell() {
    const now = this.#world.now();
    if (now - this.#told < 5e3) return;
    this.#told = now;
    const { tried, next, cases } = this.hunt;
    const left = Math.max(0, Math.ceil((this.#world.deadline - now) / 1e3));
    this.#world.step(`${left} s left: ${tried} statements on ${next} databases, ${cases.length} cases`);
  }
};
function confirmedRatio({ isConfirmed, ratios, p }) {
  if (!isConfirmed) return void 0;
  return { ratio: middleOf(ratios), pairs: ratios.length, p };
}
function freshOnly(racer) {
  return {
    roles: racer.roles,
    race: (batch, manner) => racer.race(batch, { ...manner, isFresh: true }),
    runOn: (role, batch, manner) => racer.runOn(role, batch, manner),
    close: () => racer.close()
  };
}
function sortCases(cases) {
  const rank = ({ kind }) => faultKinds.indexOf(kind);
  return cases.toSorted((a, b) => rank(a) - rank(b) || (b.ratio ?? 0) - (a.ratio ?? 0));
}

// src/features/search/hunt/probe.ts
import path from "node:path";
var databases = 16;
var statementsOfDatabase = 50;
var choices2 = 300;
var enough = 4;
var limitMs = 5e3;
var setupMs = 6e4;
async function probeChange({ candidate, base }, folder, { compiler, progress, signal }, question) {
  const processor = await findProcessor(compiler, () => progress.step("compiling the counting tool"), signal);
  if (typeof processor === "string") return processor;
  if (processor.tool !== "counter") return processor.fallback ?? "only the tool's own counter is fast enough";
  progress.step("looking for what the change touched");
  const profiles = path.join(folder, "profiles");
  makeFolder(profiles);
  const [after, before] = [candidate.on(processor, profiles), base.on(processor, profiles)];
  if (typeof after === "string") return after;
  if (typeof before === "string") return before;
  const racer = new EngineRacer({ candidate: after, baseline: before }, folder, signal);
  try {
    return await probe(racer, question);
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof EngineFailure || cause instanceof MeasurementError) return cause.message;
    throw cause;
  } finally {
    await racer.close();
  }
}
async function probe(racer, { grammar, hasFullText: hasFullText2, seed, isOutOfTime }) {
  const probed = [];
  const chosen = /* @__PURE__ */ new Map();
  let problem = "there was no time for it";
  for (let number2 = 0; number2 < databases && !isOutOfTime(); number2++) {
    const random = new RandomStream(seed, `probe ${number2}`);
    const all = makeSituations(choices2, small(grammar), hasFullText2, random);
    const situations = chooseRare(all, chosen);
    const [first] = situations;
    if (first === void 0) continue;
    const effort2 = { executions: 1, budgetMs: 1, limitMs };
    const trials = situations.map((one) => ({ ...trialOf(one, effort2), check: [] }));
    const batch = { setup: setupOf(first), trials, limitMs: setupMs };
    const heats2 = await racer.race(batch, { storage: "memory", order: "at once" });
    const [own2, other] = [trialsIn(heats2.candidate), trialsIn(heats2.baseline)];
    problem = [own2, other].find((one) => typeof one === "string") ?? "the driver counted nothing";
    if (typeof own2 === "string" || typeof other === "string") continue;
    for (const [at, situation] of situations.entries()) {
      const [after, before] = [countOf(own2[at]), countOf(other[at])];
      if (after !== void 0 && before !== void 0)
        probed.push({ kinds: kindsOf(situation), ratio: after / before });
    }
  }
  return probed.length === 0 ? problem : probed;
}
function chooseRare(all, chosen) {
  const situations = [];
  for (const one of all) {
    const kinds = [...kindsOf(one)];
    if (situations.length >= statementsOfDatabase) break;
    if (kinds.every((kind) => (chosen.get(kind) ?? 0) >= enough)) continue;
    for (const kind of kinds) chosen.set(kind, (chosen.get(kind) ?? 0) + 1);
    situations.push(one);
  }
  return situations;
}
function small({ weights, ...others }) {
  return {
    ...others,
    weights: {
      ...weights,
      ...{
        rows: { 10: 1, 100: 1 },
        storages: { memory: 1 },
        pending: { 0: 1 },
        transactions: { rollback: 1 }
      }
    }
  };
}
function trialsIn(heat) {
  if (heat.kind === "failed") return heat.failure.message;
  return heat.result.trials;
}
function countOf(trial) {
  return trial?.ending === "done" ? trial.instructions : void 0;
}

// src/features/search/hunt/grammar/template.ts
var slot = /\{([^{}]*)\}/y;
var table = /^([a-z]\w*)=(table|other|source|view|fts)$/;
var column = /^(?:([a-z]\w*)=)?([a-z]\w*)([.:])([a-z]+)$/;
var call = /^[a-z][\w-]*(?: [\w-]+)*$/;
function parseTemplate(text) {
  const slots = [];
  for (let at = 0; at < text.length; ) {
    const next = text.slice(at).search(/[{}]/);
    if (next !== 0) {
      const end = next < 0 ? text.length : at + next;
      slots.push({ kind: "text", text: text.slice(at, end) });
      at = end;
      continue;
    }
    slot.lastIndex = at;
    const [whole, inner = ""] = slot.exec(text) ?? [];
    if (whole === void 0)
      return { problem: `a brace ${formatValue(text.charAt(at))} without its other one`, offset: at };
    const made = slotOf(inner);
    if (made === void 0)
      return {
        problem: `${formatValue(whole)} is no slot: allowed are {a=table}, {a.int}, {c=a.int}, {c} and {rule a}`,
        offset: at
      };
    slots.push(made);
    at += whole.length;
  }
  return slots;
}
function slotOf(inner) {
  const [, name, of] = table.exec(inner) ?? [];
  if (name !== void 0) return { kind: "table", name, of };
  const [, bound, from, mark, kind] = column.exec(inner) ?? [];
  if (from !== void 0 && kind !== void 0)
    return {
      kind: "column",
      ...bound === void 0 ? {} : { name: bound },
      from,
      column: kind,
      isQualified: mark === "."
    };
  if (!call.test(inner)) return void 0;
  const [called = "", ...given] = inner.split(" ");
  return { kind: "call", name: called, given };
}

// src/features/search/hunt/grammar/grammar.ts
var makers = {
  number: 2,
  value: 1,
  values: 3,
  some: 4,
  key: 1,
  keynames: 1,
  keyis: 1,
  unique: 1,
  index: 1,
  columns: 1,
  rows: 3,
  terms: 1,
  copies: 1
};
function parseRuleName(key) {
  const [, name, given] = /^([a-z][\w-]*)(?:\(([a-z]\w*(?:,[a-z]\w*)*)\))?$/.exec(key) ?? [];
  return name === void 0 ? void 0 : { name, parameters: given?.split(",") ?? [] };
}
function prepareGrammar({ weights, rules }) {
  const prepared = /* @__PURE__ */ new Map();
  const names = /* @__PURE__ */ new Set(["some", ...Object.keys(rules).map((key) => parseRuleName(key)?.name ?? key)]);
  for (const [key, productions2] of Object.entries(rules)) {
    const named = parseRuleName(key);
    if (named === void 0)
      return { path: ["rules", key, 0], problem: "it is no name of a rule, such as predicate(a)", offset: 0 };
    const made = [];
    for (const [index, one] of productions2.entries()) {
      const slots = parseTemplate(one.sql);
      if ("problem" in slots) return { ...slots, path: ["rules", key, index] };
      const isSimple = slots.every((slot2) => slot2.kind !== "call" || !names.has(slot2.name));
      made.push({ ...one, id: `${named.name}/${one.name}`, slots, isSimple });
    }
    prepared.set(named.name, { parameters: named.parameters, productions: made });
  }
  return findUnknown(rules, prepared) ?? { weights, rules: prepared };
}
function findUnknown(rules, prepared) {
  for (const key of Object.keys(rules)) {
    const { name = "", parameters = [] } = parseRuleName(key) ?? {};
    for (const [index, { slots }] of (prepared.get(name)?.productions ?? []).entries()) {
      const tables = slots.flatMap((slot2) => slot2.kind === "table" ? [slot2.name] : []);
      const known = /* @__PURE__ */ new Set([...parameters, ...tables]);
      for (const slot2 of slots) {
        const problem = problemOf(slot2, known, prepared);
        if (problem !== void 0) return { path: ["rules", key, index], problem, offset: 0 };
        if (slot2.kind !== "text" && slot2.kind !== "call" && slot2.name !== void 0) known.add(slot2.name);
      }
    }
  }
  return void 0;
}
function problemOf(slot2, known, rules) {
  if (slot2.kind === "text" || slot2.kind === "table") return void 0;
  if (slot2.kind === "column")
    return known.has(slot2.from) ? void 0 : `nothing before it is called ${slot2.from}`;
  const { name, given } = slot2;
  if (known.has(name))
    return given.length === 0 ? void 0 : `${name} stands for a table or column, and takes nothing`;
  const rule = rules.get(name);
  const takes = makers[name] ?? rule?.parameters.length;
  if (takes === void 0) return `there is no rule ${name}, and nothing before it has this name`;
  if (name === "some") return someProblem(given, known, rules);
  if (takes !== given.length) return `${name} takes ${takes} and has ${given.length}`;
  const names = rule === void 0 ? given.filter((one) => !/^\d+$/.test(one)) : given;
  const unknown = names.find((one) => !known.has(one));
  return unknown === void 0 ? void 0 : `nothing before it is called ${unknown}`;
}
function someProblem([least = "", most = "", rule = "", ...given], known, rules) {
  if (!/^\d+$/.test(least) || !/^\d+$/.test(most))
    return "some takes two numbers, a rule and what that takes";
  return problemOf({ kind: "call", name: rule, given }, known, rules);
}

// src/features/search/hunt/grammar/productions.ts
var productions = (...all) => all.map(([name, weight2, sql]) => ({ name, weight: weight2, sql }));
var ownGrammar = {
  weights: {
    tables: { 1: 4, 2: 4, 3: 1 },
    rows: { 0: 1, 1: 1, 10: 4, 100: 8, 1e3: 4, 3e3: 0.5, 1e4: 0.1 },
    keys: {
      rowid: 4,
      none: 1,
      int: 1,
      "int without rowid": 1,
      text: 2,
      "text without rowid": 2,
      blob: 1,
      pair: 1,
      "pair without rowid": 2
    },
    columns: { 1: 1, 2: 3, 3: 4, 5: 3, 9: 1, 20: 0.3 },
    kinds: {
      sequence: 1,
      scattered: 3,
      few: 3,
      skewed: 1,
      edges: 1,
      real: 1,
      text: 3,
      "few texts": 2,
      "mixed case": 1,
      words: 2,
      wide: 0.7,
      blob: 1,
      json: 1,
      generated: 1
    },
    indexes: { 0: 3, 1: 4, 2: 3, 4: 1 },
    "index-kinds": {
      plain: 5,
      descending: 1,
      "two columns": 2,
      "second descending": 2,
      collated: 0.5,
      covering: 1,
      partial: 1,
      expression: 1,
      unique: 1
    },
    storages: { memory: 4, file: 1 },
    caches: { 0: 3, 20: 1, 2e4: 1 },
    pending: { 0: 12, 10: 1, 300: 1, 2e3: 0.3 },
    "pending-kinds": { insert: 2, update: 2, delete: 1 },
    "foreign-keys": { off: 2, on: 1 },
    transactions: { rollback: 9, autocommit: 1 }
  },
  rules: {
    work: productions(
      ["read", 12, "{read}"],
      ["write", 8, "{write}"],
      ["savepoint", 0.5, "SAVEPOINT s;;{write};;ROLLBACK TO s;;RELEASE s"],
      ["released savepoint", 0.3, "SAVEPOINT s;;{write};;RELEASE s"],
      ["definition", 0.7, "{definition}"],
      ["two writes", 0.5, "{write};;{write}"]
    ),
    read: productions(
      ["count", 2, "SELECT count(*) FROM {a=source} AS a{where a}"],
      [
        "count of a range",
        1,
        "SELECT count(*) FROM {a=source} AS a WHERE {c=a.indexed} BETWEEN {value c} AND {value c}"
      ],
      ["sum", 2, "SELECT sum({a.integer}), min({a.integer}), max({a.integer}) FROM {a=source} AS a{where a}"],
      ["scan", 4, "SELECT {some 1 3 output a} FROM {a=source} AS a{where a}"],
      ["point", 3, "SELECT {some 1 3 output a} FROM {a=source} AS a WHERE {keyis a}"],
      [
        "order",
        3,
        "SELECT {some 1 2 output a} FROM {a=source} AS a{where a} ORDER BY {a.any}{direction}, {key a}{limit}"
      ],
      [
        "nulls last",
        0.5,
        "SELECT {some 1 2 output a} FROM {a=source} AS a{where a} ORDER BY {a.any}{direction} NULLS LAST, {key a}{limit}"
      ],
      [
        "nulls first",
        0.5,
        "SELECT {some 1 2 output a} FROM {a=source} AS a{where a} ORDER BY {a.any} DESC NULLS FIRST, {key a}{limit}"
      ],
      [
        "collated order",
        0.5,
        "SELECT {some 1 2 output a} FROM {a=source} AS a ORDER BY {a.string} COLLATE NOCASE, {key a}{limit}"
      ],
      ["key order", 2, "SELECT {some 1 2 output a} FROM {a=source} AS a{where a} ORDER BY {key a}{limit}"],
      ["distinct", 2, "SELECT DISTINCT {a.any} FROM {a=source} AS a{where a}"],
      ["count distinct", 1, "SELECT count(DISTINCT {a.any}) FROM {a=source} AS a{where a}"],
      ["group", 3, "SELECT {c=a.any}, {aggregate a} FROM {a=source} AS a{where a} GROUP BY {c}{having}"],
      [
        "group by two",
        1,
        "SELECT {c=a.any}, {d=a.any}, {aggregate a} FROM {a=source} AS a{where a} GROUP BY {c}, {d}"
      ],
      [
        "group in order",
        1,
        "SELECT {c=a.any}, count(*) AS n FROM {a=source} AS a GROUP BY {c} ORDER BY n DESC, {c}{limit}"
      ],
      ["least and most", 1, "SELECT min({c=a.any}), max({c}) FROM {a=source} AS a{where a}"],
      [
        "join two",
        3,
        "SELECT count(*), {aggregate a} FROM {a=source} AS a JOIN {b=source} AS b ON {on a b}{where a}"
      ],
      [
        "left join",
        1,
        "SELECT count(*), {aggregate b} FROM {a=source} AS a LEFT JOIN {b=source} AS b ON {on a b}{where a}"
      ],
      [
        "right join",
        0.5,
        "SELECT count(*), {aggregate b} FROM {a=source} AS a RIGHT JOIN {b=source} AS b ON {on a b}"
      ],
      [
        "full join",
        0.5,
        "SELECT count(*), {aggregate b} FROM {a=source} AS a FULL JOIN {b=source} AS b ON {on a b}"
      ],
      ["comma join", 0.5, "SELECT count(*) FROM {a=source} AS a, {b=source} AS b WHERE {on a b}"],
      [
        "cross join",
        0.5,
        "SELECT count(*), {aggregate a} FROM {a=source} AS a CROSS JOIN {b=source} AS b ON {on a b}{where a}"
      ],
      [
        "join in parentheses",
        0.5,
        "SELECT count(*), {aggregate b} FROM {a=source} AS a LEFT JOIN ({b=source} AS b JOIN {c=source} AS c ON {on b c}) ON {on a b}{where a}"
      ],
      // Tables share no names of columns: a table meets itself, or both have others here. One side has each value once, so that the rows are few.
      [
        "natural join",
        0.5,
        "SELECT count(*), {aggregate a} FROM {a=source} AS a NATURAL JOIN {a} AS b{where a}"
      ],
      [
        "natural left join",
        0.5,
        "SELECT * FROM (SELECT {a.integer} AS v, {a.any} AS w FROM {a=source} AS a{where a}) AS x NATURAL LEFT JOIN (SELECT {b.any} AS z, {b.intkey} AS v FROM {b=source} AS b{where b}) AS y"
      ],
      [
        "join using",
        0.5,
        "SELECT count(*), {aggregate a} FROM {a=source} AS a JOIN {a} AS b USING ({keynames a}){where a}"
      ],
      [
        "full join using",
        0.5,
        "SELECT v, count(*) FROM (SELECT {a.integer} AS v FROM {a=source} AS a{where a}) AS x FULL JOIN (SELECT {b.intkey} AS v FROM {b=source} AS b{where b}) AS y USING (v) GROUP BY v"
      ],
      ["all of a table", 0.5, "SELECT b.* FROM {a=source} AS a JOIN {b=source} AS b ON {on a b}{where a}"],
      ["by an index", 1, "SELECT {some 1 2 output a} FROM {a=table} AS a INDEXED BY {index a}{where a}"],
      ["by no index", 0.5, "SELECT {some 1 2 output a} FROM {a=table} AS a NOT INDEXED{where a}"],
      [
        "subquery of a join",
        1,
        "SELECT count(*), max(s.v) FROM (SELECT {a.any} AS v FROM {a=source} AS a{where a}) AS s"
      ],
      [
        "join three",
        1,
        "SELECT count(*), {aggregate c} FROM {a=source} AS a JOIN {b=source} AS b ON {on a b} JOIN {c=source} AS c ON {on b c}{where a}"
      ],
      [
        "join five",
        0.3,
        "SELECT count(*) FROM {a=source} AS a JOIN {b=source} AS b ON {on a b} JOIN {c=source} AS c ON {on b c} JOIN {d=source} AS d ON {on c d} JOIN {e=source} AS e ON {on d e} WHERE {predicate a}"
      ],
      [
        "join rows",
        1,
        "SELECT {output a}, {output b} FROM {a=source} AS a JOIN {b=source} AS b ON {on a b}{where b}"
      ],
      [
        "window number",
        1,
        "SELECT {key a}, row_number() OVER (PARTITION BY {a.any} ORDER BY {key a}) FROM {a=source} AS a{where a} ORDER BY {key a}"
      ],
      [
        "window rank",
        1,
        "SELECT {key a}, rank() OVER (ORDER BY {a.any}) FROM {a=source} AS a{where a} ORDER BY {key a}"
      ],
      [
        "window sum",
        1,
        "SELECT {key a}, sum({a.integer}) OVER (ORDER BY {key a} ROWS {number 1 20} PRECEDING) FROM {a=source} AS a{where a} ORDER BY {key a}"
      ],
      [
        "window lag",
        0.5,
        "SELECT {key a}, lag({a.any}) OVER (ORDER BY {key a}) FROM {a=source} AS a ORDER BY {key a}{limit}"
      ],
      [
        "window named",
        0.5,
        "SELECT {key a}, sum({a.integer}) OVER w, count(*) OVER w FROM {a=source} AS a{where a} WINDOW w AS (ORDER BY {key a}) ORDER BY {key a}"
      ],
      [
        "window groups",
        0.5,
        "SELECT {key a}, count(*) OVER (ORDER BY {a.any} GROUPS BETWEEN {number 1 3} PRECEDING AND CURRENT ROW) FROM {a=source} AS a ORDER BY {key a}"
      ],
      [
        "window range",
        0.5,
        "SELECT {key a}, sum({a.integer}) OVER (ORDER BY {a.integer} RANGE BETWEEN {number 1 20} PRECEDING AND CURRENT ROW) FROM {a=source} AS a ORDER BY {key a}"
      ],
      [
        "window without some",
        0.5,
        "SELECT {key a}, sum({a.integer}) OVER (ORDER BY {key a} ROWS BETWEEN {number 1 5} PRECEDING AND {number 0 5} FOLLOWING EXCLUDE {excluded}) FROM {a=source} AS a{where a} ORDER BY {key a}"
      ],
      [
        "window of peers without some",
        0.3,
        "SELECT {key a}, count(*) OVER (ORDER BY {a.any} GROUPS BETWEEN 1 PRECEDING AND CURRENT ROW EXCLUDE {excluded}) FROM {a=source} AS a{where a} ORDER BY {key a}"
      ],
      [
        "cte materialized",
        0.5,
        "WITH x(v) AS MATERIALIZED (SELECT {a.integer} FROM {a=source} AS a{where a}) SELECT count(*), min(v) FROM x"
      ],
      [
        "cte not materialized",
        0.5,
        "WITH x(v) AS NOT MATERIALIZED (SELECT {a.integer} FROM {a=source} AS a{where a}) SELECT count(*), sum(x.v) FROM x WHERE v > (SELECT min(v) FROM x)"
      ],
      [
        "cte of values",
        0.5,
        "WITH x(v) AS (VALUES ({number 1 9}), ({number 10 99}), ({number 100 999})) SELECT count(*), {aggregate a} FROM x JOIN {a=source} AS a ON {a.integer} = x.v"
      ],
      [
        "cte",
        1,
        "WITH x AS (SELECT {c=a.any} AS v, count(*) AS n FROM {a=source} AS a{where a} GROUP BY {c}) SELECT count(*), sum(n), max(v) FROM x WHERE n > {number 0 3}"
      ],
      [
        "cte twice",
        0.5,
        "WITH x AS (SELECT {a.integer} AS v FROM {a=source} AS a{where a}) SELECT count(*), sum(x.v) FROM x WHERE v > (SELECT min(v) FROM x)"
      ],
      [
        "recursive",
        0.7,
        "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < {number 10 3000}) SELECT count(*), sum(n) FROM r"
      ],
      [
        "recursive join",
        0.7,
        "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < {number 10 1000}) SELECT count({a.any}) FROM r JOIN {a=source} AS a ON {a.intkey} = r.n"
      ],
      [
        "union",
        1,
        "SELECT {a.integer} FROM {a=source} AS a{where a} UNION SELECT {b.integer} FROM {b=source} AS b{where b}"
      ],
      [
        "union all",
        1,
        "SELECT {a.any} FROM {a=source} AS a{where a} UNION ALL SELECT {b.any} FROM {b=source} AS b{where b}"
      ],
      [
        "union of values",
        0.3,
        "SELECT {a.integer} FROM {a=source} AS a{where a} UNION ALL VALUES ({number 1 99}), (NULL), ({number 1 9})"
      ],
      [
        "union of texts",
        0.5,
        "SELECT {a.string} FROM {a=source} AS a UNION SELECT {b.string} FROM {b=source} AS b"
      ],
      [
        "except",
        0.5,
        "SELECT {a.integer} FROM {a=source} AS a EXCEPT SELECT {b.integer} FROM {b=source} AS b{where b}"
      ],
      [
        "intersect",
        0.5,
        "SELECT {a.integer} FROM {a=source} AS a INTERSECT SELECT {b.integer} FROM {b=source} AS b"
      ],
      [
        "scalar subquery",
        1,
        "SELECT count(*) FROM {a=source} AS a WHERE {a.integer} > (SELECT avg({b.integer}) FROM {b=source} AS b)"
      ],
      [
        "correlated",
        1,
        "SELECT {key a}, (SELECT count(*) FROM {b=source} AS b WHERE {on b a}) FROM {a=source} AS a WHERE {predicate a}"
      ],
      ["json number", 1, "SELECT count(*), sum(json_extract({a.json}, '$.a')) FROM {a=source} AS a{where a}"],
      ["json each", 1, "SELECT count(*), sum(e.value) FROM {a=source} AS a, json_each({a.json}, '$.b') AS e"],
      ["json arrow", 0.5, "SELECT count(*) FROM {a=source} AS a WHERE {a.json} ->> 'c' = 'v{number 0 9}'"],
      ["json array", 0.5, "SELECT length(json_group_array({a.integer})) FROM {a=source} AS a{where a}"],
      ["concatenation", 0.5, "SELECT length(group_concat({a.string}, ',')) FROM {a=source} AS a{where a}"],
      [
        "functions",
        1,
        "SELECT {key a}, upper({c=a.string}), length({c}), substr({c}, 2, 3) FROM {a=source} AS a{where a}"
      ],
      ["full text", 1, "SELECT count(*) FROM {f=fts} WHERE {f} MATCH 'w{number 0 96}'"],
      [
        "full text of two",
        0.5,
        "SELECT rowid FROM {f=fts} WHERE {f} MATCH 'w{number 0 96} AND x{number 0 30}' ORDER BY rowid"
      ]
    ),
    "output(a)": productions(
      ["column", 8, "{a.any}"],
      ["key", 2, "{key a}"],
      ["wide", 1, "{a.wide}"],
      ["nocase", 1, "{a.nocase}"],
      ["sum", 1, "{a.integer} + {a.integer}"],
      ["text", 1, "{a.string} || 'x'"],
      ["case", 1, "CASE WHEN {predicate a} THEN 1 ELSE 0 END"],
      ["length", 0.5, "length({a.wide})"]
    ),
    "aggregate(a)": productions(
      ["count", 3, "count(*)"],
      ["sum", 3, "sum({a.integer})"],
      ["average", 1, "avg({a.real})"],
      ["sum of distinct", 0.5, "sum(DISTINCT {a.integer})"],
      ["count of distinct", 0.5, "count(DISTINCT {a.any})"],
      ["most", 2, "max({a.any})"],
      ["filtered", 0.5, "count(*) FILTER (WHERE {predicate a})"]
    ),
    "where(a)": productions(["none", 3, ""], ["predicate", 6, " WHERE {predicate a}"]),
    having: productions(["none", 3, ""], ["count", 1, " HAVING count(*) > {number 0 3}"]),
    limit: productions(
      ["none", 2, ""],
      ["limit", 2, " LIMIT {number 1 50}"],
      ["offset", 1, " LIMIT {number 1 50} OFFSET {number 1 500}"]
    ),
    excluded: productions(
      ["row", 1, "CURRENT ROW"],
      ["group", 1, "GROUP"],
      ["ties", 1, "TIES"],
      ["none", 0.5, "NO OTHERS"]
    ),
    direction: productions(["up", 2, ""], ["down", 1, " DESC"]),
    "predicate(a)": productions(
      ["equal", 3, "{c=a.any} = {value c}"],
      ["less", 2, "{c=a.any} < {value c}"],
      ["more", 2, "{c=a.any} >= {value c}"],
      ["of partial index", 1, "{a.integer} > 5"],
      ["equal to a real", 0.5, "{c=a.edge} = {value c} + 0.0"],
      ["between edges", 0.5, "{c=a.edge} BETWEEN {value c} AND {value c}"],
      ["more than a real", 0.5, "{c=a.edge} > {value c} + 0.5"],
      ["between", 2, "{c=a.integer} BETWEEN {value c} AND {value c} + {number 1 100}"],
      ["text range", 1, "{c=a.string} BETWEEN {value c} AND 'z'"],
      ["in list", 2, "{c=a.any} IN ({values c 1 8})"],
      ["in list of an index", 1, "{c=a.indexed} IN ({values c 2 8})"],
      ["range of an index", 1, "{c=a.indexed} BETWEEN {value c} AND {value c}"],
      ["long in list", 0.7, "{c=a.any} IN ({values c 50 400})"],
      ["like prefix", 1, "{a.string} LIKE 'k00{number 0 9}%'"],
      ["like inside", 1, "{a.string} LIKE '%{number 0 99}%'"],
      ["glob", 0.7, "{a.string} GLOB 'k*{number 0 9}'"],
      ["nocase", 1, "{c=a.nocase} = {value c}"],
      ["null", 1, "{a.value} IS NULL"],
      ["not null", 1, "{a.value} IS NOT NULL"],
      ["distinct", 0.7, "{c=a.value} IS DISTINCT FROM {value c}"],
      ["not distinct", 0.7, "{c=a.any} IS NOT DISTINCT FROM {value c}"],
      ["and", 2, "{predicate a} AND {predicate a}"],
      ["or", 1.5, "({predicate a} OR {predicate a})"],
      ["not", 0.5, "NOT ({predicate a})"],
      ["absolute", 0.5, "abs({c=a.integer}) = {value c}"],
      ["remainder", 1, "{a.integer} % {number 2 9} = 1"],
      ["lower", 0.5, "lower({c=a.string}) = {value c}"],
      ["in subquery", 1, "{a.integer} IN (SELECT {b.integer} FROM {b=source} AS b{where b})"],
      ["exists", 1, "EXISTS (SELECT 1 FROM {b=source} AS b WHERE {on b a})"],
      ["not exists", 0.5, "NOT EXISTS (SELECT 1 FROM {b=source} AS b WHERE {on b a})"]
    ),
    "on(a,b)": productions(
      ["integer to key", 4, "{a.integer} = {b.intkey}"],
      ["key to integer", 2, "{a.intkey} = {b.integer}"],
      ["text to key", 3, "{a.string} = {b.textkey}"],
      ["not distinct", 0.3, "{a.integer} IS NOT DISTINCT FROM {b.intkey}"],
      ["integers", 0.5, "{a.integer} = {b.integer}"],
      ["edges", 0.2, "{a.edge} = {b.edge}"],
      ["texts", 0.5, "{a.string} = {b.string}"],
      ["range", 0.2, "{a.integer} BETWEEN {b.integer} AND {b.integer} + 1"]
    ),
    write: productions(
      ["insert", 2, "INSERT INTO {a=table}({columns a}) VALUES {rows a 1 3}"],
      ["insert many", 1, "INSERT INTO {a=table}({columns a}) VALUES {rows a 20 200}"],
      [
        "insert from numbers",
        1,
        "WITH RECURSIVE s(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM s WHERE i < {number 10 2000}) INSERT INTO {a=table}({columns a}) SELECT {terms a} FROM s"
      ],
      [
        "insert from itself",
        1,
        "INSERT INTO {a=table}({columns a}) SELECT {copies a} FROM {a} AS a{where a}"
      ],
      [
        "upsert",
        1.5,
        "INSERT INTO {a=table}({columns a}) SELECT {columns a} FROM {a} WHERE true ON CONFLICT ({unique a}) DO UPDATE SET {c=a:int} = excluded.{c} + 1"
      ],
      [
        "upsert nothing",
        0.5,
        "INSERT INTO {a=table}({columns a}) SELECT {columns a} FROM {a} WHERE true ON CONFLICT DO NOTHING"
      ],
      [
        "replace",
        1,
        "INSERT OR REPLACE INTO {a=table}({columns a}) SELECT {columns a} FROM {a} AS a{where a}"
      ],
      ["insert through a view", 0.5, "INSERT INTO {a=view}({columns a}) VALUES {rows a 1 20}"],
      [
        "insert from itself through a view",
        0.5,
        "INSERT INTO {a=view}({columns a}) SELECT {copies a} FROM {a}{where a}"
      ],
      ["update through a view", 1, "UPDATE {a=view} SET {c=a:value} = {value c}{where a}"],
      ["delete through a view", 0.5, "DELETE FROM {a=view} WHERE {predicate a}"],
      ["update", 3, "UPDATE {a=table} AS a SET {c=a:int} = {c} + 1{where a}"],
      ["update text", 2, "UPDATE {a=table} AS a SET {c=a:text} = {c} || 'x'{where a}"],
      ["update one", 1, "UPDATE {a=table} AS a SET {c=a:value} = {value c} WHERE {keyis a}"],
      // SQLite executes the subquery for each row in turn, so that one over the same table has an answer for each order of the rows.
      [
        "update from subquery",
        0.5,
        "UPDATE {a=table} AS a SET {a:int} = (SELECT count(*) FROM {b=other} AS b WHERE {on b a}){where a}"
      ],
      ["update two", 1, "UPDATE {a=table} AS a SET {c=a:value} = NULL, {d=a:int} = {d} * 2{where a}"],
      ["update wide", 0.5, "UPDATE {a=table} AS a SET {c=a:wide} = {c} || 'y'{where a}"],
      ["delete", 3, "DELETE FROM {a=table} AS a WHERE {predicate a}"],
      ["delete one", 1, "DELETE FROM {a=table} AS a WHERE {keyis a}"],
      ["delete all", 1, "DELETE FROM {a=table}"],
      [
        "delete in subquery",
        0.5,
        "DELETE FROM {a=table} AS a WHERE {a.integer} IN (SELECT {b.integer} FROM {b=table} AS b{where b})"
      ]
    ),
    definition: productions(
      ["index", 3, "CREATE INDEX x ON {a=table}({a:any})"],
      ["index of two with a descending one", 1, "CREATE INDEX x ON {a=table}({a:any}, {a:any} DESC)"],
      ["index of two", 1, "CREATE INDEX x ON {a=table}({a:any}, {a:any})"],
      ["unique index", 1, "CREATE UNIQUE INDEX x ON {a=table}({keynames a})"],
      ["index and drop", 0.5, "CREATE INDEX x ON {a=table}({a:any});;DROP INDEX x"],
      ["add column", 1, "ALTER TABLE {a=table} ADD COLUMN x INT DEFAULT 5;;SELECT count(*), sum(x) FROM {a}"],
      [
        "create as select",
        1,
        "CREATE TABLE x AS SELECT * FROM {a=table} AS a{where a};;SELECT count(*) FROM x"
      ],
      [
        "drop table",
        0.5,
        "CREATE TABLE x(v);;INSERT INTO x SELECT {a.any} FROM {a=table} AS a;;DROP TABLE x"
      ],
      ["analyze", 0.3, "ANALYZE"]
    )
  }
};

// src/features/search/hunt/read-grammar.ts
var weight = number(invalidMessage("a weight, a number from 0")).nonnegative(invalidMessage("a weight, a number from 0"));
var production = mapping({
  name: string(invalidMessage("a name")).regex(/^[\w -]{1,60}$/, invalidMessage("a name of up to 60 letters, digits and spaces")),
  weight: weight.optional(),
  sql: string(invalidMessage("SQL with slots")).max(1e4)
});
var weightsOf2 = (names, allowsNumbers) => record(
  string().refine((name) => names.includes(name) || allowsNumbers && /^\d{1,6}$/.test(name), {
    error: ({ input }) => unknownName("choice", input, names)
  }),
  weight
);
var numeric = ["tables", "rows", "columns", "indexes", "caches", "pending"];
var own = Object.entries(ownGrammar.weights).map(([name, weights]) => [
  name,
  weightsOf2(Object.keys(weights), numeric.includes(name)).optional()
]);
var schema = mapping({
  weights: mapping(
    Object.fromEntries(own)
  ).optional(),
  rules: record(string(), array(production)).optional()
});
function toolGrammar() {
  const made = prepareGrammar(ownGrammar);
  if ("problem" in made) throw new Error(`${made.path.join("/")}: ${made.problem}`);
  return made;
}
function readGrammar(text, fileName) {
  const yaml = parseYaml(text, fileName, "rules: {}");
  const { weights = {}, rules = {} } = checkYaml(yaml, fileName, schema);
  const fail = (path3, words) => {
    throw new InputError(`${fileName}:${yaml.position(yaml.offsetOf(path3))}: ${words}`);
  };
  for (const [name, given] of Object.entries(weights))
    if (Object.values({ ...ownGrammar.weights[name], ...given }).every(
      (one) => one === 0
    ))
      fail(["weights", name], `weights.${name}: all weights are 0: leave one above it`);
  const keys = new Map(Object.keys(ownGrammar.rules).map((key) => [parseRuleName(key)?.name, key]));
  const merged = { ...ownGrammar.rules };
  const places = /* @__PURE__ */ new Map();
  for (const [key, added] of Object.entries(rules)) {
    const named = parseRuleName(key);
    if (named === void 0)
      return fail(["rules", key], `${formatValue(key)} is no name of a rule, such as predicate(a)`);
    const there = keys.get(named.name) ?? key;
    if (there !== key) fail(["rules", key], `the rule is ${formatValue(there)}: take the same parameters`);
    const names = new Set(added.map((one) => one.name));
    const kept = (merged[there] ?? []).filter((one) => !names.has(one.name));
    for (const [index2] of added.entries())
      places.set(`${there} ${kept.length + index2}`, ["rules", key, index2, "sql"]);
    merged[there] = [...kept, ...added.map(({ weight: given = 1, ...one }) => ({ ...one, weight: given }))];
  }
  const allWeights = Object.fromEntries(
    Object.entries(ownGrammar.weights).map(([name, one]) => [name, { ...one, ...weights[name] }])
  );
  const made = prepareGrammar({ weights: allWeights, rules: merged });
  if (!("problem" in made)) return made;
  const [, rule, index] = made.path;
  return fail(places.get(`${rule} ${index}`) ?? ["rules"], `rules.${rule}: ${made.problem}`);
}

// src/features/search/hunt/show.ts
function* showTrials(seed, databases2, grammar) {
  const source = new SituationSource(grammar, false, seed);
  for (let number2 = 0; number2 < databases2; number2++) {
    const situations = source.onDatabase(number2);
    const [first] = situations;
    if (first === void 0) continue;
    const lines = [
      `-- database ${number2}, ${first.state.storage === "file" ? "on file" : "in memory"}`,
      ...setupOf(first)
    ];
    for (const [at, situation] of situations.entries()) {
      const { before, timed, after } = trialOf(situation, { executions: 1, budgetMs: 0, limitMs: 1 });
      lines.push("", `-- statement ${at + 1}`, ...before, ...timed, ...after);
    }
    yield `${lines.join("\n")}

`;
  }
}

// src/features/search/hunt/command.ts
var timedNs = 5e6;
var mostRepeats = 200;
async function runHunt(command, world) {
  const given = command.settings === void 0 ? command.given : parseGivenHunt(readSettingsFile(command.settings), world.features);
  const settings = resolveHunt(given, world.features);
  const grammarText = settings.grammar === void 0 ? void 0 : readFile(settings.grammar, "--grammar");
  const grammar = grammarText === void 0 ? toolGrammar() : readGrammar(grammarText, settings.grammar ?? "");
  if (settings.show !== void 0) {
    await world.output.print(showTrials(settings.seed, settings.show, grammar));
    return 0;
  }
  requireOwnHunt(settings.out);
  const progress = settings.quiet ? quietProgress : showProgress(process.stderr, () => performance.now());
  const { signal } = world.abortOnSignals(progress);
  const folder = makeDatabasesFolder(settings.out);
  let racer;
  try {
    const environment = readEnvironment(process.env);
    const context = createContext(folder, { environment, progress, signal });
    const { confinement } = await findConfinement(settings.run, context, folder);
    const opened = await openEngines(settings.run, context, folder, world.features, confinement);
    const engines = perEngine(opened, ({ engine }) => engine);
    racer = new EngineRacer(engines, folder, signal);
    if (settings.replay !== void 0)
      return await replayFolder(settings, settings.replay, racer, world, signal);
    const start = startOf(settings, opened, grammarText);
    const { candidate, base } = engines;
    const probe2 = base && ((question) => probeChange({ candidate, base }, folder, context, question));
    const step = (words) => progress.step(visible(words));
    return await huntWith({ settings, start, grammar, racer, signal, step, probe: probe2 }, world);
  } catch (cause) {
    if (cause !== signal.reason) throw cause;
    throw new MeasurementError(String(signal.reason), { cause });
  } finally {
    progress.end();
    await racer?.close();
    removeDatabasesFolder(folder);
  }
}
async function huntWith({ settings, start, grammar, racer, signal, step, probe: probe2 }, { output }) {
  const { lines, alpha, out, minutes, known } = settings;
  const question = {
    ...{ grammar, lines, alpha, hasFullText: await hasFullText(racer) },
    known: known === void 0 ? [] : readKnownCases(known)
  };
  let last = start;
  const keep = (state) => {
    const isNew = state.cases !== last.cases || state.elapsedMs - written > 1e3;
    last = state;
    if (isNew) {
      written = state.elapsedMs;
      writeHunt(out, state);
    }
  };
  let written = start.elapsedMs;
  const names = Object.fromEntries(
    Object.entries(start.engines).map(([role, { name }]) => [role, name])
  );
  const foundBy = { seed: start.seed, names };
  const now = () => performance.now();
  const deadline = now() + Math.max(0, minutes * 6e4 - start.elapsedMs);
  writeHunt(out, start);
  try {
    const write = (one, situation) => writeCase({ settings, racer, foundBy }, one, situation);
    const { hasFullText: hasFullText2 } = question;
    const ofChange = probe2 && ((isOutOfTime) => probe2({ grammar, hasFullText: hasFullText2, seed: start.seed, isOutOfTime }));
    const world = { racer, now, deadline, keep, write, step, probe: ofChange };
    last = await hunt(start, question, world);
  } catch (cause) {
    if (cause !== signal.reason) throw cause;
    last = { ...last, stopped: String(signal.reason) };
  }
  writeHunt(out, last);
  writeWhole(path2.join(out, huntFiles.markdown), renderHunt(last, "markdown"));
  writeWhole(path2.join(out, huntFiles.html), renderHunt(last, "html"));
  await output.print([render(settings, last)]);
  if (!settings.quiet) output.note(`${Object.values(huntFiles).join(", ")} are in ${out}`);
  const incomplete = incompleteWords(last);
  if (incomplete !== void 0) {
    const how = last.stopped === void 0 ? "" : `: to go on, run the same command with --resume ${out}`;
    output.error(visible(`${incomplete}${how}`));
  }
  return statusOf(last);
}
function render({ format }, last) {
  switch (format) {
    case "json":
      return formatHunt(last);
    case "markdown":
      return renderHunt(last, "markdown");
    case "text":
      return renderHunt(last, "text");
  }
}
function startOf({ isResumed, out, seed, lines, alpha }, opened, grammar) {
  const hash = createHash("sha256").update(JSON.stringify([grammar ?? "", lines, alpha]));
  const engines = {};
  for (const [role, { facts }] of Object.entries(opened)) {
    hash.update(`${role} ${facts.sha256 ?? facts.sourceId}`);
    engines[role] = { name: facts.name, version: facts.version ?? "unknown" };
  }
  const identity = hash.digest("hex").slice(0, 16);
  if (!isResumed)
    return {
      ...{ version: 1, seed, ratio: lines.baseline, baseRatio: lines.base, alpha, identity, engines },
      ...{
        next: 0,
        elapsedMs: 0,
        tried: 0,
        refused: 0,
        cut: 0,
        claims: 0,
        cleared: 0,
        lost: 0,
        known: 0,
        ambiguous: 0,
        cases: []
      }
    };
  const { stopped: _, ...earlier } = readHunt(out);
  if (earlier.identity !== identity || earlier.seed !== seed)
    throw new InputError(
      `--resume ${out}: that hunt has another seed, grammar, ratio, alpha or engines: give the same ones, or hunt without --resume`
    );
  return earlier;
}
async function writeCase({
  settings,
  racer,
  foundBy
}, one, situation) {
  const folder = path2.join(settings.out, huntFiles.cases);
  makeFolder(folder);
  const file = path2.join(folder, `${one.name}.yml`);
  const repeats = isRead(situation) ? await repeatsOf(racer, situation) : 1;
  for (const repeat of repeats === 1 ? [1] : [repeats, 1]) {
    writeWhole(file, formatCase(one, situation, foundBy, repeat));
    const [own2] = readOwnWorkloads([file], []);
    if (own2 === void 0) return false;
    for (let attempt = 0; attempt < 2; attempt++) {
      const { state } = await replayCase(own2, racer, settings.lines, settings.alpha);
      if (state === one.kind) return true;
    }
  }
  return false;
}
async function repeatsOf(racer, situation) {
  const heat = await racer.runOn(
    "baseline",
    batchOf(situation, { executions: 5, budgetMs: 20, limitMs: 5e3 }),
    situation.state
  );
  const trial = heat.kind === "ran" ? heat.result.trials[0] : void 0;
  if (trial?.ending !== "done") return 1;
  return Math.max(
    1,
    Math.min(mostRepeats, Math.ceil(timedNs / Math.max(1, trial.medianNs ?? trial.firstNs)))
  );
}
async function hasFullText(racer) {
  const batch = { setup: ["CREATE VIRTUAL TABLE f USING fts5(body);"], trials: [], limitMs: 5e3 };
  const heats2 = await racer.race(batch, { storage: "memory", order: "in turn" });
  return Object.values(heats2).every((heat) => heat.kind === "ran" && heat.result.refused === void 0);
}
function readKnownCases(folder) {
  return filesIn(folder, "--known").flatMap((file) => readKnown(readFile(file, "--known")) ?? []);
}
async function replayFolder({ lines, alpha, format }, folder, racer, { output }, signal) {
  const all = readOwnWorkloads(filesIn(folder, "--replay"), []);
  for (const own2 of all) requireOwnDatabase(own2, "--replay");
  const replayed = [];
  for (const own2 of all) {
    signal.throwIfAborted();
    if (own2.compare === "base" && !racer.roles.includes("base"))
      replayed.push({
        file: own2.file,
        name: own2.name,
        reference: "base",
        state: "unknown",
        message: "it compares with the base: give --base"
      });
    else replayed.push(await replayCase(own2, racer, lines, alpha / all.length));
  }
  await output.print([
    format === "json" ? `${JSON.stringify({ replayed }, null, 2)}
` : renderReplayed(replayed)
  ]);
  if (replayed.some(isThere)) return 1;
  return replayed.some(({ state }) => state !== "gone") ? 3 : 0;
}
function filesIn(folder, option) {
  const files = existsSync(folder) ? globSync("*.{yml,yaml}", { cwd: folder }).toSorted() : [];
  if (files.length === 0)
    throw new InputError(`${option}: ${formatValue(folder)} is no folder with cases, which end in .yml`);
  return files.map((file) => path2.join(folder, file));
}
function readFile(file, option) {
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    throw new InputError(`${option}: ${formatValue(file)} cannot be read (${cause.message})`, {
      cause
    });
  }
}
export {
  runHunt
};
