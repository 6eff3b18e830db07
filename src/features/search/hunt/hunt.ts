import type { EngineFailure } from "../../../engines/engine.ts";
import type { Batch, BatchResult } from "../../../engines/race.ts";
import type { Reference } from "../../../model/compared.ts";
import { RandomStream } from "../../../suite/random.ts";
import { axesOf } from "./axes.ts";
import { type Case, type Hunt, mostCases, mostOfCase } from "./cases.ts";
import { alphaOfClaim, type Confirmation, confirming, confirmRatio, middleOf } from "./confirm.ts";
import { type Corpus, type KeptCase, planOf } from "./corpus.ts";
import { counterfactualsOf } from "./counterfactuals.ts";
import { causeOf } from "./families.ts";
import {
  causesOf,
  fingerprintOf,
  isExplained,
  sameCauses,
  skeletonOf,
  withoutValues,
} from "./fingerprint.ts";
import { chosenIn, chosenOf, formsOf, planLine, withForms } from "./forced-plans.ts";
import type { Grammar } from "./grammar/grammar.ts";
import type { Occasion } from "./heap-growth.ts";
import { HeapWatch } from "./heap-watch.ts";
import { findFailing, findFailingTogether, findKeeping } from "./locate.ts";
import { minimise } from "./minimise.ts";
import { mutate } from "./mutate.ts";
import type { Heats, Racer } from "./racer.ts";
import { compareTrials, faultKinds } from "./sighting.ts";
import {
  batchOf,
  type Effort,
  type Situation,
  setupLimitMs,
  setupOf,
  timedOf,
  traitsOf,
  trialOf,
} from "./situation.ts";
import { allowedLike } from "./situation-json.ts";
import { SituationSource, trialsOfDatabase } from "./situation-source.ts";
import {
  explainOf,
  growthOf,
  holdsFor,
  type Lines,
  oneExecution,
  plansOf,
  ratioOf,
  type Suspicion,
  sightingOf,
} from "./suspicion.ts";
import { type Probed, touchedOf } from "./touched.ts";

/** The question of a hunt. */
export interface HuntQuestion {
  readonly grammar: Grammar;
  readonly lines: Lines;
  readonly alpha: number;
  /** Whether both engines have FTS5. */
  readonly hasFullText: boolean;
  /** Causes, and fingerprints, that need not be found again. */
  readonly known: readonly KnownCause[];
}

export interface KnownCause {
  readonly kind: string;
  readonly fingerprint: string;
  readonly causes: readonly string[];
}

/** The parts of the world that a hunt needs. */
export interface HuntWorld {
  readonly racer: Racer;
  /** Milliseconds. */
  readonly now: () => number;
  /** When the hunt ends, on the same clock. */
  readonly deadline: number;
  /** Is told what is done, and what was found; keeps both. */
  readonly keep: (hunt: Hunt) => void;
  /** Writes a case's file, and runs it as it is. @returns whether the fault shows */
  readonly write: (one: Case, situation: Situation) => Promise<boolean>;
  readonly step: (words: string) => void;
  /** Asks what the change from the base to the candidate touches. Absent without a base. @returns why that is not known, if it is not */
  readonly probe?: (isOutOfTime: () => boolean) => Promise<readonly Probed[] | string>;
  /** The statements and cases of earlier hunts, which this one leaves its own to. */
  readonly corpus?: Corpus;
  /** When the hunt began, ISO 8601. */
  readonly date: string;
}

/** The cheap first pair. */
export const screening: Effort = { executions: 1, budgetMs: 1, limitMs: 250 };

/** The rounds in which half of the suspects are left each time: how long, and what share of the line they need. */
export const halving = [
  { effort: { executions: 3, budgetMs: 3, limitMs: 1000 }, share: 0.7 },
  { effort: { executions: 9, budgetMs: 15, limitMs: 2000 }, share: 0.9 },
] as const satisfies readonly { readonly effort: Effort; readonly share: number }[];

/** A first pair has noise, and the time that hashing takes: this share of the line is suspicious. */
const suspiciousShare = 0.6;

/** Suspects that are halved together. */
const poolSize = 16;

/** One of so many statements whose cause is known is looked at all the same: it can have another one too. */
const lookAgainAt = 50;

/**
 * On one of so many databases, statements of at most so many nanoseconds are executed again and again, to see whether memory grows while it is
 * open.
 */
const growthAt = 12;
const mostGrowthNs = 200_000;

/** Checks of one minimisation, its milliseconds, and those that it may take after the end of the hunt. */
const minimising = { checks: 500, ms: 40_000, lateMs: 5000 } as const;

/** On one of so many databases, reads are executed with forced plans too: as often, for so long. */
const plansAt = 3;
const forcing: Effort = { executions: 3, budgetMs: 3, limitMs: 250 };

/** Times that a cause is minimised in vain before it is left alone, and causes that are remembered for it. */
const mostVain = 3;
const mostVainCauses = 2000;

/**
 * Statements of one plan, among those like one of a corpus, that are made small in a hunt: most are slow for the cause of that one. Others only if they
 * are so many times as slow as these.
 */
const mostOfPlan = 2;
const slowerThanPlan = 2;

/** The part of the time, and its milliseconds at most, in which the last suspects are judged and nothing else is tried. */
const judging = { share: 0.2, mostMs: 30_000 } as const;

/** The part of the time that a probe may take. */
const probing = 0.15;

/** The part of the time in which cases of a corpus may be judged again, before anything else is tried. */
const rechecking = 0.3;

/** The part of the time so far that statements like those of a corpus may take: most are slow, and each that is made small takes seconds. */
const mutating = 0.25;

/** A case of a corpus is gone if a middle pair of so many is below this share of the line: one close to it would come and go. */
const goneShare = 0.8;
const gonePairs = 5;

/** In place of the plan of a statement that has none. */
const noRow = "SELECT 1 WHERE 0";

/** Hunts until the deadline. @throws the signal's reason on an abort: what was found is kept */
export async function hunt(start: Hunt, question: HuntQuestion, world: HuntWorld): Promise<Hunt> {
  const state = new HuntState(start, question, world);
  const judgingMs = Math.min(judging.mostMs, judging.share * (world.deadline - world.now()));
  await state.probe();
  await state.recheckCases();
  // On a busy machine, looking for what the change touches can take all of a short hunt: one that has compared nothing says nothing.
  const isTrying = () =>
    (world.now() < world.deadline - judgingMs || state.hunt.next === 0) &&
    state.hunt.cases.length < mostCases;
  while (isTrying()) await state.tryDatabase();
  await state.judgePool();
  return state.hunt;
}

class HuntState {
  hunt: Hunt;
  readonly #question: HuntQuestion;
  readonly #world: HuntWorld;
  readonly #began: number;
  readonly #elapsedBefore: number;
  readonly #vain = new Map<string, number>();
  #pool: (Suspicion & { readonly ratio: number })[] = [];
  #explained = 0;
  readonly #heaps = new HeapWatch();
  readonly #source: SituationSource;
  /** By plan, how many statements like those of the corpus were made small, and the largest ratio. */
  readonly #tried = new Map<string, { readonly count: number; readonly most: number }>();
  /** Situations that were made from a statement of the corpus. */
  readonly #ofCorpus = new WeakSet<Situation>();
  #mutatedMs = 0;
  #told = 0;

  constructor(start: Hunt, question: HuntQuestion, world: HuntWorld) {
    this.hunt = start;
    this.#question = question;
    this.#world = world;
    this.#began = world.now();
    this.#elapsedBefore = start.elapsedMs;
    this.#source = new SituationSource(question.grammar, question.hasFullText, start.seed);
  }

  /** Looks for what the change touches, to try that more often. */
  async probe(): Promise<void> {
    const { probe, now, deadline } = this.#world;
    if (probe === undefined) return;
    // A hunt that goes on tries what it would have tried.
    if (this.hunt.touched !== undefined) return this.#source.weighBy(this.hunt.touched);
    const end = now() + probing * (deadline - now());
    const probed = await probe(() => now() > end);
    const { unprobed: _, ...hunt } = this.hunt;
    this.hunt = hunt;
    if (typeof probed === "string") return this.#update({ unprobed: probed.slice(0, 1000) });
    const touched = touchedOf(probed);
    this.#source.weighBy(touched);
    this.#update({ touched });
  }

  /** Judges the cases of the corpus again: whether a cause is there is known only by its own case. */
  async recheckCases(): Promise<void> {
    const { corpus, now, deadline } = this.#world;
    const end = now() + rechecking * (deadline - now());
    if (!this.#keepsCases) return;
    // The worst kind first: there may be no time for all.
    const byKind = (corpus?.cases ?? []).toSorted((one, other) => rankOf(one.case) - rankOf(other.case));
    for (const kept of byKind) {
      if (now() > end) return;
      const { cause } = kept.case;
      const isJudged = [...this.hunt.cases, ...this.hunt.gone].some((one) => one.cause === cause);
      if (!isJudged && !this.#isKnown(kept.case, kept.case.causes)) await this.#recheck(kept);
    }
  }

  /** Cases that a base hides would look as if they were gone. */
  get #keepsCases(): boolean {
    return !this.#world.racer.roles.includes("base");
  }

  async #recheck({ case: one, situation, gone }: KeptCase): Promise<void> {
    const { racer, corpus, date, step } = this.#world;
    const { kind, reference, message } = one;
    const suspicion = { kind, reference, situation, ...(message === undefined ? {} : { message }) };
    step(`looking whether ${one.name} is there`);
    const holds = await holdsFor(suspicion, racer, this.#question.lines)(situation);
    const confirmed = holds ? await this.#confirm(suspicion) : undefined;
    if (confirmed === undefined) {
      if (await this.#isAbove(suspicion, goneShare)) return;
      corpus?.addCase({ case: one, situation, gone: gone ?? date });
      const { cause, name, statements, since } = one;
      this.#update({ gone: [...this.hunt.gone, { cause, name, kind, statements, since }] });
      return;
    }
    const found: Case = {
      ...{ ...one, ...(kind === "slow" || kind === "plan" ? confirmed : {}) },
      ...{ since: gone === undefined ? one.since : date, isOfCorpus: true },
      ...{ isReplayed: false, others: 0, database: this.hunt.next },
    };
    await this.#found(found, situation);
  }

  /** Whether the middle of some fresh pairs is above a share of the line. */
  async #isAbove({ kind, situation, reference }: Suspicion, share: number): Promise<boolean> {
    if (kind !== "slow") return false;
    const ratios: number[] = [];
    for (let pair = 0; pair < gonePairs; pair++)
      ratios.push(await ratioOf(this.#world.racer, situation, reference, { isFresh: true }, confirming));
    return middleOf(ratios) >= share * this.#question.lines[reference];
  }

  /** The situations on the next database: like one of the corpus, or fresh ones. */
  #situationsOf(number: number): readonly Situation[] {
    const { corpus, now } = this.#world;
    const isMutating = this.#mutatedMs <= mutating * (now() - this.#began);
    const seed = isMutating ? corpus?.next() : undefined;
    if (seed === undefined) return this.#source.onDatabase(number);
    const random = new RandomStream(this.hunt.seed, `mutated ${seed.plan} ${seed.mutated}`);
    const situations = mutate(seed.situation, trialsOfDatabase, this.#question.grammar, random);
    for (const one of situations) this.#ofCorpus.add(one);
    this.#update({ mutated: this.hunt.mutated + 1 });
    return situations;
  }

  async tryDatabase(): Promise<void> {
    const number = this.hunt.next;
    const { mutated } = this.hunt;
    const began = this.#world.now();
    const done = await this.#screen(this.#situationsOf(number));
    const quick = done.flatMap(({ situation, ns }) => (ns <= mostGrowthNs ? [situation] : []));
    if (number % growthAt === growthAt - 1) await this.#investigateMemory("growth", quick);
    if (number % plansAt === plansAt - 1) await this.#forcePlans(done);
    if (this.#pool.length >= poolSize) await this.judgePool();
    if (this.hunt.mutated > mutated) this.#mutatedMs += this.#world.now() - began;
    this.#update({ next: number + 1 });
    this.#tell();
  }

  /** Leaves half of the suspects after each round, and judges those that are left. */
  async judgePool(): Promise<void> {
    let left = this.#pool;
    this.#pool = [];
    const { racer, now, deadline } = this.#world;
    for (const { effort, share } of halving) {
      const seen: typeof left = [];
      for (const one of left) {
        const ratio = await ratioOf(racer, one.situation, one.reference, {}, effort);
        if (ratio >= share * this.#question.lines[one.reference]) seen.push({ ...one, ratio });
      }
      left = seen.toSorted((a, b) => b.ratio - a.ratio).slice(0, Math.ceil(poolSize / 2));
    }
    for (const one of left) {
      if (now() > deadline) return;
      const plan = await this.#leave(one);
      if (this.#ofCorpus.has(one.situation) && this.#isTriedOf(plan, one.ratio)) continue;
      await this.#investigate(one);
    }
  }

  /** Leaves a slow statement to the next hunt. @returns its plan, as the corpus knows it */
  async #leave({ situation, ratio }: Suspicion & { readonly ratio: number }): Promise<string> {
    const { corpus, racer } = this.#world;
    if (corpus === undefined) return "";
    const { candidate } = await plansOf(racer, situation, timedOf(situation));
    const plan = planOf(candidate.length > 0 ? candidate : [skeletonOf(situation)]);
    corpus.add(plan, situation, ratio);
    return plan;
  }

  /** Whether enough statements with this plan were made small, all of them about as slow; if not, counts one more. */
  #isTriedOf(plan: string, ratio: number): boolean {
    const { count, most } = this.#tried.get(plan) ?? { count: 0, most: 0 };
    if (count >= mostOfPlan && ratio < slowerThanPlan * most) return true;
    this.#tried.set(plan, { count: count + 1, most: Math.max(most, ratio) });
    return false;
  }

  /** The engine that times and memory are compared with: what the base has too, a change has not brought. */
  get #reference(): Reference {
    return this.#world.racer.roles.includes("base") ? "base" : "baseline";
  }

  /** @returns statements that can be executed again */
  async #screen(all: readonly Situation[]): Promise<readonly Done[]> {
    const situations = this.#withoutDeadly(all);
    const [first] = situations;
    if (first === undefined) return [];
    const { racer, corpus } = this.#world;
    const batch = {
      setup: setupOf(first),
      trials: situations.map((one, at) => trialOf(one, screening, at % 4 === 0)),
      ...(corpus === undefined
        ? {}
        : { queries: situations.map((one) => explainOf(timedOf(one))[0] ?? noRow) }),
      limitMs: setupLimitMs,
    };
    const { storage } = first.state;
    const heats = await racer.race(batch, { storage, order: "at once" });
    if (heats.baseline.kind === "failed") return [];
    if (heats.candidate.kind === "failed") {
      const failing = await findFailing(racer, situations);
      if (failing !== undefined) await this.#investigate(failing);
      else if (heats.base?.kind !== "failed")
        await this.#tryTogether([first, ...situations.slice(1)], batch, heats.candidate.failure);
      if (failing === undefined || this.#isOutOfTime()) return [];
      return await this.#screen(situations.filter((one) => one !== failing.situation));
    }
    const { candidate, baseline } = { candidate: heats.candidate.result, baseline: heats.baseline.result };
    if (candidate.refused !== undefined && baseline.refused === undefined)
      await this.#investigate({
        kind: "refused",
        situation: first,
        reference: "baseline",
        message: candidate.refused,
      });
    for (const [at, situation] of situations.entries()) {
      const lines = candidate.lines[at] ?? [];
      const plan = lines.length === 0 ? undefined : planOf(lines);
      const isDone = candidate.trials[at]?.ending === "done" && baseline.trials[at]?.ending === "done";
      if (isDone && plan !== undefined && corpus?.has(plan) === false) corpus.add(plan, situation, 0);
    }
    await this.#compare(situations, heats, candidate, baseline);
    const reference = heats[this.#reference];
    if (reference?.kind !== "ran") return [];
    if (this.#heaps.hasGrown(storage, heats.candidate, reference))
      await this.#investigateMemory("leak", situations);
    // A write that commits does other work when it is executed again.
    return situations.flatMap((situation, at): Done[] => {
      const [own, other] = [candidate.trials[at], baseline.trials[at]];
      if (situation.state.isAutocommit || own?.ending !== "done" || other?.ending !== "done") return [];
      return [{ situation, ns: Math.max(own.firstNs, other.firstNs) }];
    });
  }

  /** A statement that ends the process would take those after it along. */
  #withoutDeadly(situations: readonly Situation[]): Situation[] {
    const deadly = [...this.hunt.cases, ...this.#question.known]
      .filter(({ kind }) => kind === "crash" || kind === "hang")
      .map(({ causes }) => causes);
    return situations.filter((one) => !isExplained(one, deadly));
  }

  async #compare(
    situations: readonly Situation[],
    heats: Heats,
    candidate: BatchResult,
    baseline: BatchResult,
  ): Promise<void> {
    const base = heats.base?.kind === "ran" ? heats.base.result : undefined;
    const ended = (ending: "error" | "interrupted") =>
      baseline.trials.filter((one) => one.ending === ending).length;
    // Before any is investigated: an interrupted hunt is what was kept with its last case.
    this.#update({
      tried: this.hunt.tried + situations.length,
      refused: this.hunt.refused + ended("error"),
      cut: this.hunt.cut + ended("interrupted"),
    });
    for (const [at, situation] of situations.entries()) {
      const [own, other] = [candidate.trials[at], baseline.trials[at]];
      const sighting = compareTrials(own, other, screening.limitMs);
      const ofBase = base && compareTrials(base.trials[at], other, screening.limitMs);
      if (sighting.kind === "wrong" && ofBase?.kind !== "wrong")
        await this.#investigate({ kind: "wrong", situation, reference: "baseline" });
      if (sighting.kind === "refused" && ofBase?.kind !== "refused")
        await this.#investigate({
          kind: "refused",
          situation,
          reference: "baseline",
          message: sighting.message,
        });
      const reference = this.#reference;
      const time =
        reference === "baseline" ? sighting : compareTrials(own, base?.trials[at], screening.limitMs);
      const line = Math.max(this.#question.lines[reference] * suspiciousShare, 1.2);
      if ((time.kind === "same" || time.kind === "cut") && time.ratio >= line)
        this.#suspect({ kind: "slow", situation, reference, ratio: time.ratio });
    }
  }

  /** Puts a suspect into the pool, unless a case explains it. */
  #suspect(suspicion: Suspicion & { readonly ratio: number }): void {
    if (!this.#isExplained(suspicion)) this.#pool.push(suspicion);
  }

  #isExplained({ kind, reference, situation }: Suspicion): boolean {
    const related = (one: string) => one === kind || (kind === "slow" && one === "hang");
    const found = this.hunt.cases.find(
      (one) => related(one.kind) && one.reference === reference && isExplained(situation, [one.causes]),
    );
    const known = this.#question.known.some(
      (one) => related(one.kind) && isExplained(situation, [one.causes]),
    );
    if (found === undefined && !known) return false;
    // Some are looked at again, as they may have a second cause.
    if (++this.#explained % lookAgainAt === 0 && kind === "slow") return false;
    if (known) this.#update({ known: this.hunt.known + 1 });
    else
      this.#update({
        cases: this.hunt.cases.map((one) => (one === found ? { ...one, others: one.others + 1 } : one)),
      });
    return true;
  }

  /** Investigates all statements of a batch as one case, in which the candidate's process has ended, and in no statement of it alone. */
  async #tryTogether(
    situations: readonly [Situation, ...Situation[]],
    batch: Batch,
    failure: EngineFailure,
  ): Promise<void> {
    const { racer } = this.#world;
    const found = await findFailingTogether(racer, situations, batch, failure, () => this.#isOutOfTime());
    if (found === undefined) this.#lose(failure.message);
    else if (found !== "once") {
      if (situations.some((one) => this.#ofCorpus.has(one))) this.#ofCorpus.add(found.situation);
      await this.#investigate(found);
    }
  }

  /** Counts an end of the process that no case shows. */
  #lose(message: string): void {
    this.#update({ lost: this.hunt.lost + 1 });
    this.#world.step(`database ${this.hunt.next}: nothing repeats this end of the candidate: ${message}`);
  }

  async #investigateMemory(kind: Occasion, situations: readonly Situation[]): Promise<void> {
    const found = await findKeeping(this.#world.racer, kind, situations, () => this.#isOutOfTime());
    if (found !== undefined) await this.#investigate(found);
  }

  /** Executes reads of one database with forced plans too. A plan that the candidate should have chosen, and the reference has, is suspicious. */
  async #forcePlans(done: readonly Done[]): Promise<void> {
    const { racer } = this.#world;
    const reads = done.flatMap(({ situation }) => {
      const forms = formsOf(situation);
      return forms.length === 0 ? [] : [{ situation, forms }];
    });
    const [first] = reads;
    if (first === undefined) return;
    const trials = reads.flatMap(({ situation, forms }) => withForms(trialOf(situation, forcing), forms));
    const batch = { setup: setupOf(first.situation), trials, limitMs: setupLimitMs };
    const { storage } = first.situation.state;
    const heats = await racer.race(batch, { storage, order: "at once" });
    const reference = this.#reference;
    if (heats.candidate.kind === "failed" && heats.baseline.kind === "ran")
      this.#lose(heats.candidate.failure.message);
    let at = 0;
    for (const { situation, forms } of reads) {
      const ratio = chosenIn(heats, reference, forms, at)?.ratio ?? 0;
      at += 1 + forms.length;
      if (this.#isOutOfTime()) return;
      if (ratio >= planLine * suspiciousShare)
        await this.#investigate({ kind: "plan", situation, reference, ratio });
    }
  }

  /** Makes a suspicion small, and keeps it if it is new and fresh processes confirm it. */
  async #investigate(first: Suspicion): Promise<void> {
    const { racer, now, deadline, step } = this.#world;
    const { lines, grammar } = this.#question;
    if (first.kind !== "slow" && this.#isExplained(first)) return;
    const suspicion = await this.#withKind(first);
    const vainKey = `${suspicion.kind} ${[...traitsOf(suspicion.situation)].toSorted().join()}`;
    if ((this.#vain.get(vainKey) ?? 0) >= mostVain) return;
    const isOfCorpus = this.#ofCorpus.has(first.situation);
    const isAllowed = isOfCorpus ? allowedLike(first.situation, false) : () => true;
    const holdsIn = holdsFor(suspicion, racer, lines);
    const holds = async (one: Situation) => isAllowed(one) && (await holdsIn(one));
    if (!(await holds(suspicion.situation))) {
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
      plans: [...plans.baseline, ...plans.candidate].map(withoutValues),
    };
    const fingerprint = fingerprintOf(shapes);
    const causes = [...causesOf(situation)];
    if (this.#isSeen(fingerprint) || this.#isKnown(suspicion, causes) || this.#joinsCase(suspicion, causes))
      return;
    const small = { ...suspicion, situation };
    const confirmed = await this.#confirm(small);
    if (confirmed === undefined) {
      await this.#clear(vainKey, suspicion);
      return;
    }
    const { ratio } = confirmed;
    const latest = deadline + 2 * minimising.lateMs;
    const isTimed = suspicion.kind === "slow";
    const found: Omit<Case, "cause" | "since"> = {
      ...{
        name: `hunt_${suspicion.kind}_${fingerprint.slice(0, 8)}`,
        kind: suspicion.kind,
        reference: suspicion.reference,
      },
      ...{
        fingerprint,
        causes: causes.slice(0, mostOfCase.causes),
        statements: statements.slice(0, mostOfCase.statements),
        plans: {
          candidate: plans.candidate.slice(0, mostOfCase.plans),
          baseline: plans.baseline.slice(0, mostOfCase.plans),
        },
      },
      size: { statements: statements.length, tables: situation.schema.tables.length },
      ...(ratio === undefined ? {} : { ratio, pairs: confirmed.pairs, p: confirmed.p }),
      ...(confirmed.forced === undefined ? {} : { forced: confirmed.forced }),
      ...(confirmed.message === undefined ? {} : { message: confirmed.message }),
      counterfactuals: isTimed
        ? await counterfactualsOf(racer, situation, suspicion.reference, () => now() > latest)
        : [],
      axes: isTimed
        ? await axesOf(
            situation,
            async (one) => (isAllowed(one) ? await ratioOf(racer, one, suspicion.reference) : 0),
            () => now() > latest,
          )
        : [],
      ...{ isReplayed: false, others: 0, database: this.hunt.next },
      isOfCorpus,
    };
    await this.#found({ ...found, ...this.#causeOf(found) }, situation);
  }

  /** The cause of a case, and since when it is there. */
  #causeOf(found: Omit<Case, "cause" | "since">): Pick<Case, "cause" | "since"> {
    const { corpus, date } = this.#world;
    const kept = corpus?.cases ?? [];
    const cause = causeOf(found, [...kept.map((one) => one.case), ...this.hunt.cases]);
    const own = kept.find((one) => one.case.cause === cause);
    const since = own === undefined || own.gone !== undefined ? date : own.case.since;
    return { cause, since };
  }

  /** Writes a case, and leaves it to the next hunt if that has none of its cause which is there. */
  async #found(found: Case, situation: Situation): Promise<void> {
    const { write, corpus, step } = this.#world;
    const { cause, name, ratio, statements } = found;
    const one = { ...found, isReplayed: await write(found, situation) };
    const isFirst = this.hunt.cases.every((other) => other.cause !== cause);
    if (isFirst && found.reference === "baseline" && this.#keepsCases)
      corpus?.addCase({ case: one, situation });
    this.#update({
      cases: sortCases([...this.hunt.cases, one]),
      gone: this.hunt.gone.filter((other) => other.cause !== cause),
    });
    step(
      `found ${name}${ratio === undefined ? "" : `, ${ratio.toFixed(1)}x`}: ${statements.join(" ").slice(0, 100)}`,
    );
  }

  /** A statement that is slow to the end of its time may hang. */
  async #withKind(suspicion: Suspicion): Promise<Suspicion> {
    if (suspicion.kind !== "slow" || suspicion.reference !== "baseline") return suspicion;
    const hang: Suspicion = { ...suspicion, kind: "hang" };
    const sighting = await sightingOf(this.#world.racer, suspicion.situation, "baseline", oneExecution);
    return sighting.kind === "cut" &&
      (await holdsFor(hang, this.#world.racer, this.#question.lines)(suspicion.situation))
      ? hang
      : suspicion;
  }

  #isSeen(fingerprint: string): boolean {
    const found = this.hunt.cases.find((one) => one.fingerprint === fingerprint);
    if (found !== undefined)
      this.#update({
        cases: this.hunt.cases.map((one) => (one === found ? { ...one, others: one.others + 1 } : one)),
      });
    const isKnown = this.#question.known.some((one) => one.fingerprint === fingerprint);
    if (isKnown) this.#update({ known: this.hunt.known + 1 });
    return found !== undefined || isKnown;
  }

  #isKnown({ kind }: Pick<Suspicion, "kind">, causes: readonly string[]): boolean {
    const isKnown = this.#question.known.some(
      (one) => one.kind === kind && sameCauses(one.causes, causes) !== undefined,
    );
    if (isKnown) this.#update({ known: this.hunt.known + 1 });
    return isKnown;
  }

  /** Whether a minimal situation has the cause of a case: that then needs no more than both have. */
  #joinsCase({ kind, reference }: Suspicion, causes: readonly string[]): boolean {
    for (const [at, one] of this.hunt.cases.entries()) {
      const shared =
        one.kind === kind && one.reference === reference ? sameCauses(one.causes, causes) : undefined;
      if (shared === undefined) continue;
      this.#update({
        cases: this.hunt.cases.with(at, { ...one, causes: [...shared], others: one.others + 1 }),
      });
      return true;
    }
    return false;
  }

  async #clear(vainKey: string, { kind, situation, message = "" }: Suspicion): Promise<void> {
    if (this.#vain.size >= mostVainCauses) this.#vain.clear();
    this.#vain.set(vainKey, (this.#vain.get(vainKey) ?? 0) + 1);
    const isAmbiguous = kind === "wrong" ? 1 : 0;
    this.#update({ cleared: this.hunt.cleared + 1, ambiguous: this.hunt.ambiguous + isAmbiguous });
    // No neighbour of the machine ends a process.
    if (kind === "crash" && !(await this.#endsBase(situation))) this.#lose(message);
  }

  async #endsBase(situation: Situation): Promise<boolean> {
    const { racer } = this.#world;
    if (!racer.roles.includes("base")) return false;
    const batch = batchOf(situation, oneExecution);
    return (await racer.runOn("base", batch, situation.state)).kind === "failed";
  }

  /** @returns undefined if fresh processes do not show the fault */
  async #confirm(suspicion: Suspicion): Promise<Partial<Confirmed> | undefined> {
    const { racer } = this.#world;
    const { lines, alpha } = this.#question;
    const { situation, reference, kind, message } = suspicion;
    if (kind === "slow") {
      const claim = this.hunt.claims + 1;
      this.#update({ claims: claim });
      const measure = async (pair: number) =>
        await ratioOf(
          racer,
          situation,
          reference,
          { isFresh: true, first: pair % 2 === 0 ? "candidate" : reference },
          confirming,
        );
      return confirmedRatio(await confirmRatio(lines[reference], alphaOfClaim(alpha, claim), measure));
    }
    if (kind === "plan") return await this.#confirmPlan(suspicion);
    const holds = holdsFor(suspicion, freshOnly(racer), lines);
    for (let time = 0; time < 2; time++) if (!(await holds(situation))) return undefined;
    if (kind !== "leak" && kind !== "growth") return message === undefined ? {} : { message };
    const bytes = Math.round(await growthOf(racer, situation, kind));
    return { message: `${bytes} bytes for each execution` };
  }

  /** The form is chosen by one pair, and judged by others. */
  async #confirmPlan({ situation, reference }: Suspicion): Promise<Partial<Confirmed> | undefined> {
    const { racer } = this.#world;
    const forced = (await chosenOf(racer, situation, reference, confirming))?.form;
    if (forced === undefined) return undefined;
    const claim = this.hunt.claims + 1;
    this.#update({ claims: claim });
    const confirmation = await confirmRatio(
      planLine,
      alphaOfClaim(this.#question.alpha, claim),
      async (pair) => {
        const first = pair % 2 === 0 ? "candidate" : reference;
        const manner = { isFresh: true, first } as const;
        return (await chosenOf(racer, situation, reference, confirming, manner, [forced]))?.ratio ?? 0;
      },
    );
    const confirmed = confirmedRatio(confirmation);
    return confirmed && { ...confirmed, forced };
  }

  #update(part: Partial<Hunt>): void {
    this.hunt = { ...this.hunt, ...part, elapsedMs: this.#elapsedBefore + this.#world.now() - this.#began };
    // A claim that is not kept would spend the same part of alpha again.
    if (part.cases !== undefined || part.next !== undefined || part.claims !== undefined)
      this.#world.keep(this.hunt);
  }

  #isOutOfTime(): boolean {
    return this.#world.now() >= this.#world.deadline;
  }

  #tell(): void {
    const now = this.#world.now();
    if (now - this.#told < 5000) return;
    this.#told = now;
    const { tried, next, cases } = this.hunt;
    const left = Math.max(0, Math.ceil((this.#world.deadline - now) / 1000));
    this.#world.step(`${left} s left: ${tried} statements on ${next} databases, ${cases.length} cases`);
  }
}

/** A statement that both engines have executed, and the longer of their times, nanoseconds. */
interface Done {
  readonly situation: Situation;
  readonly ns: number;
}

interface Confirmed {
  readonly ratio: number;
  readonly pairs: number;
  readonly p: number;
  readonly message: string;
  /** The statement that forces the faster plan. */
  readonly forced: string;
}

function confirmedRatio({ isConfirmed, ratios, p }: Confirmation): Partial<Confirmed> | undefined {
  if (!isConfirmed) return undefined;
  return { ratio: middleOf(ratios), pairs: ratios.length, p };
}

/** A racer of the same engines that races in new processes. `heapGrowth` begins processes of its own, for several batches each. */
function freshOnly(racer: Racer): Racer {
  return {
    roles: racer.roles,
    race: (batch, manner) => racer.race(batch, { ...manner, isFresh: true }),
    runOn: (role, batch, manner) => racer.runOn(role, batch, manner),
    close: () => racer.close(),
  };
}

/** 0 for the worst kind. */
function rankOf({ kind }: Case): number {
  return faultKinds.indexOf(kind);
}

/** The worst kind first, then the largest ratio. */
function sortCases(cases: readonly Case[]): Case[] {
  return cases.toSorted((a, b) => rankOf(a) - rankOf(b) || (b.ratio ?? 0) - (a.ratio ?? 0));
}
