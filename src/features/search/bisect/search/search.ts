import type { Untestable } from "../model/bisection.ts";
import { type Ancestry, candidatesOf, halve } from "./ancestry.ts";
import { compareExactEnds, exactPairs, exactStateOf } from "./exact.ts";
import { faultStateOf, nextEnd } from "./fault.ts";
import { compareEnds, type Line } from "./line.ts";
import { type PointState, stateOf, verify } from "./point.ts";
import type { Observation } from "./side.ts";
import { pointLooks } from "./side.ts";

/** How a point is judged: by pairs of times; by an exact figure, of which one is certain; or by whether it shows a fault. */
export type Evidence = "pairs" | "exact" | "fault";

/** The question of a search. */
export interface Question {
  readonly ancestry: Ancestry;
  /** An ancestor of `bad`. */
  readonly good: number;
  readonly bad: number;
  /** The line as a ratio to the good end, above 0 and not 1; halfway between the ends, in ln, if it is absent. */
  readonly threshold?: number;
  /** Pairs if absent. */
  readonly evidence?: Evidence;
  /** The chance that some comparison errs, above 0 and below 0.5. */
  readonly alpha: number;
}

/** The observations of each point; an absent point is not measured yet. */
export type Observations = ReadonlyMap<number, Observation>;

/** Measures a point against the good end. */
export interface Measure {
  readonly kind: "measure";
  /** `ends`: whether the ends differ; `search`: on which side of the line a point is; `verify`: whether fresh pairs agree. */
  readonly purpose: "ends" | "search" | "verify";
  readonly point: number;
  /** How many pairs it should have in all. */
  readonly pairs: number;
  /** How many points can still be the first bad one. */
  readonly candidates: number;
  /** The points that would be measured next, whichever way this one comes out. */
  readonly ahead: readonly number[];
}

export type Answer =
  /** The first bad point; its parents are good, and fresh pairs say the same of all of them. */
  | { readonly kind: "point"; readonly point: number; readonly parents: readonly number[] }
  /** The first bad point is one of the candidates: the last candidate is bad, and the others cannot be tested. */
  | { readonly kind: "range"; readonly candidates: readonly number[]; readonly parents: readonly number[] }
  /** The ends do not differ on this machine. */
  | { readonly kind: "alike"; readonly pairs: number }
  /** An end cannot be measured: nothing can be found. */
  | ({ readonly kind: "no end"; readonly point: number } & Untestable);

/** The state of a search. */
export interface Search {
  /** Undefined until the ends differ, and in a search for a fault. */
  readonly line?: Line;
  /** The state of each observed point. */
  readonly states: ReadonlyMap<number, PointState>;
  readonly next: Measure | { readonly kind: "answer"; readonly answer: Answer };
}

/** Comparisons beside the steps: of the ends, of both neighbours with fresh pairs, and one for a step that has to be repeated. */
const otherComparisons = 4;

/**
 * The search as a state machine without a memory: from the observations so far it says which point to measure next and how many
 * pairs, or the answer. The search halves the candidates as `git bisect` does. When a bad point is left whose parents are all good, it
 * verifies these with fresh pairs; a point that the fresh pairs judge differently cannot be tested, and the search continues without that point.
 * So a single point is named only if two independent measurements agree on both sides of the change.
 *
 * Every comparison has an equal share of alpha: Bonferroni's correction.
 */
export function search(question: Question, observations: Observations): Search {
  const { ancestry, good, bad, threshold, evidence = "pairs" } = question;
  const all = candidatesOf(ancestry, [good], bad);
  const alpha = question.alpha / (stepsOf(all.length) + otherComparisons);
  const observedBad = observations.get(bad);
  const broken = [good, bad].find((end) => observations.get(end)?.untestable !== undefined);
  const untestable = broken === undefined ? undefined : observations.get(broken)?.untestable;
  if (broken !== undefined && untestable !== undefined)
    return answered({ kind: "no end", point: broken, ...untestable });
  if (evidence === "fault") return searchFault(question, observations, all);
  const seen = observedBad ?? { logRatios: [] };
  const isExact = evidence === "exact";
  const ends = isExact ? compareExactEnds(seen, threshold) : compareEnds(seen, threshold, alpha);
  if (ends.state === "alike") return answered({ kind: "alike", pairs: ends.pairs });
  if (ends.state === "open") {
    const ahead = [halve(ancestry, all, new Set())].filter((point) => point !== undefined);
    const next = { kind: "measure", purpose: "ends", point: bad, pairs: ends.next } as const;
    return { states: new Map(), next: { ...next, candidates: all.length, ahead } };
  }
  const { line } = ends;
  const states = new Map<number, PointState>(
    [...observations].map(([point, observed]) => [
      point,
      isExact ? exactStateOf(observed, line) : stateOf(observed, line, alpha),
    ]),
  );
  if (isExact) states.set(good, { state: "good", pairs: 0 });
  else {
    states.set(good, verify(observations.get(good), "good", 0, line, alpha));
    states.set(bad, verify(observedBad, "bad", ends.pairs, line, alpha));
  }
  for (const end of [good, bad]) {
    const state = states.get(end);
    if (state?.state === "untestable") {
      const { reason, message } = state;
      return {
        line,
        states,
        next: { kind: "answer", answer: { kind: "no end", point: end, reason, message } },
      };
    }
  }
  markContradictions(ancestry, states);
  return { line, states, next: nextOf(question, states) };
}

/** Both ends are judged before anything else: a fault that a good end has too is another's. */
function searchFault(question: Question, observations: Observations, all: readonly number[]): Search {
  const { ancestry, good, bad } = question;
  const states = new Map([...observations].map(([point, seen]) => [point, faultStateOf(seen)] as const));
  const end = nextEnd(good, bad, states);
  if (end?.message !== undefined)
    return answered({ kind: "no end", point: end.point, reason: "inconsistent", message: end.message });
  if (end !== undefined) {
    const ahead = [halve(ancestry, all, new Set())].filter((point) => point !== undefined);
    const next = { kind: "measure", purpose: "ends", point: end.point, pairs: exactPairs } as const;
    return { states: new Map(), next: { ...next, candidates: all.length, ahead } };
  }
  markContradictions(ancestry, states);
  return { states, next: nextOf(question, states) };
}

/** A bad ancestor of a good point: either the fault was fixed in between, or one of the two is misjudged. */
function markContradictions(ancestry: Ancestry, states: Map<number, PointState>): void {
  const good = having(states, "good");
  for (const point of having(states, "bad"))
    if (candidatesOf(ancestry, good, point).length === 0)
      states.set(point, {
        state: "untestable",
        reason: "inconsistent",
        message: "it is bad, and a point that was made from it is good",
      });
}

function having(states: ReadonlyMap<number, PointState>, wanted: PointState["state"]): number[] {
  return [...states].flatMap(([point, { state }]) => (state === wanted ? [point] : []));
}

/** The number of halvings that leave one candidate. */
export function stepsOf(candidates: number): number {
  return Math.ceil(Math.log2(Math.max(1, candidates)));
}

function answered(answer: Answer): Search {
  return { states: new Map(), next: { kind: "answer", answer } };
}

type States = ReadonlyMap<number, PointState>;

function nextOf(question: Question, states: States): Search["next"] {
  const { candidates, parents } = frontierOf(question, states);
  const left = { kind: "measure", candidates: candidates.length } as const;
  const point = choose(question, states, candidates);
  if (point !== undefined) {
    const ahead = (["good", "bad"] as const).flatMap(
      (side) => chooseAfter(question, states, point, side) ?? [],
    );
    return { ...left, purpose: "search", point, pairs: nextPairs(question, states.get(point)), ahead };
  }
  const bad = candidates.at(-1) ?? question.bad;
  const unverified = [bad, ...parents].find((one) => !isVerified(states.get(one)));
  if (unverified !== undefined)
    return {
      ...left,
      purpose: "verify",
      point: unverified,
      pairs: nextPairs(question, states.get(unverified)),
      ahead: [],
    };
  const answer: Answer =
    candidates.length === 1 ? { kind: "point", point: bad, parents } : { kind: "range", candidates, parents };
  return { kind: "answer", answer };
}

function isVerified(state: PointState | undefined): boolean {
  return (state?.state === "good" || state?.state === "bad") && state.next === undefined;
}

/** How many pairs a point needs in all for the next look at it. */
function nextPairs({ evidence = "pairs" }: Question, state: PointState | undefined): number {
  const first = evidence === "pairs" ? (pointLooks[0] ?? 0) : exactPairs;
  return state !== undefined && "next" in state ? (state.next ?? first) : first;
}

/** The remaining search: the points that can be the first bad one, in ascending order, and their parents, which are good. */
interface Frontier {
  readonly candidates: readonly number[];
  readonly parents: readonly number[];
}

function frontierOf({ ancestry, bad }: Question, states: States): Frontier {
  const good = having(states, "good");
  const sets = having(states, "bad").map((point) => candidatesOf(ancestry, good, point));
  const [smallest = [bad]] = sets.filter(({ length }) => length > 0).toSorted((a, b) => a.length - b.length);
  const candidates = new Set(smallest);
  const parents = new Set<number>();
  // The ancestor of a good point counts as good, unless it is beside the change and cannot be shown to be.
  for (const point of candidates)
    for (const parent of ancestry[point] ?? []) {
      if (candidates.has(parent)) continue;
      if (states.get(parent)?.state === "untestable") candidates.add(parent);
      else parents.add(parent);
    }
  const ascending = (points: Iterable<number>) => [...points].toSorted((a, b) => a - b);
  return { candidates: ascending(candidates), parents: ascending(parents) };
}

/** The candidate to measure next: a candidate already begun, or the best of the others. */
function choose({ ancestry }: Question, states: States, candidates: readonly number[]): number | undefined {
  const open = candidates.slice(0, -1).find((point) => states.get(point)?.state === "open");
  const untestable = candidates.filter((point) => states.get(point)?.state === "untestable");
  return open ?? halve(ancestry, candidates, new Set(untestable));
}

function chooseAfter(
  question: Question,
  states: States,
  point: number,
  side: "good" | "bad",
): number | undefined {
  const after = new Map(states).set(point, { state: side, pairs: 0 });
  return choose(question, after, frontierOf(question, after).candidates);
}
