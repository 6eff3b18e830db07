import { lacksPairs } from "../../verdict/confirmation.ts";
import type { AverageEvidence, Evidence } from "../../verdict/evidence.ts";
import type { AverageParts } from "../../verdict/judge-section.ts";
import { isDisputed, type Judgement } from "../../verdict/judgement.ts";
import type { Escape } from "../format/escape.ts";
import {
  besideTime,
  confidence,
  count,
  multiplier,
  plural,
  pValue,
  suggestedCeiling,
} from "../format/figures.ts";
import { exceeds } from "./outcome-filters.ts";

/** The p-value of fewer pairs cannot be small enough to mean anything. */
const minPairsForP = 5;

/**
 * Why a test fails, or cannot be decided: `6.42x, over 6x in 58 of 60 pairs, p = 3e-12`.
 *
 * @param base the base's name, escaped, if the test is compared with the base
 */
export function testReason(judgement: Judgement<Evidence>, base?: string): string {
  return onBothMachines(judgement, ownTestReason(asFirst(judgement), base));
}

/** A figure as the first of two machines has judged it. */
function asFirst<Shown>(judgement: Judgement<Shown>): Judgement<Shown> {
  const { elsewhere } = judgement;
  return elsewhere === undefined ? judgement : { ...judgement, outcome: elsewhere.first };
}

/** The results of the first of two machines and of the other; for a disputed figure, that neither counts. */
function onBothMachines(judgement: Judgement, own: string): string {
  const { elsewhere, ceiling } = judgement;
  if (elsewhere === undefined) return own;
  const { firstMachine, machine, multiplier: other } = elsewhere;
  const figures = `${times(judgement.multiplier, ceiling)} on ${firstMachine}, ${times(other, ceiling)} on ${machine}`;
  const said = isDisputed(judgement)
    ? "only one of two machines exceeds the ceiling"
    : "two machines measured it";
  return `${said}: ${figures}; the first: ${own}`;
}

function ownTestReason(judgement: Judgement<Evidence>, base?: string): string {
  const { ceiling, outcome, evidence } = judgement;
  const figureText = multiplier(judgement.multiplier, ceiling);
  const named = base === undefined ? `${figureText}x` : besideTime(figureText, base);
  const byMean = evidence?.byMean;
  const figure = byMean === undefined ? named : `${meanText(byMean)}; mean ${named}`;
  if (judgement.bias !== undefined) return `${figure}, ${tooNoisy(judgement, judgement.bias)}`;
  if (exceeds(outcome)) {
    const pairs = evidence === undefined ? "" : pairsOver(evidence);
    return `${figure}, ${over(judgement)}${pairs}${withheld(evidence)}`;
  }
  if (evidence !== undefined && lacksPairs(evidence.ending))
    return `${figure}, over ${ceiling}x${pairsOver(evidence, 1)}: ${endedEarly[evidence.ending]}`;
  if (evidence?.ending === "contradiction")
    return `${figure}, over ${ceiling}x in ${count(evidence.over)} of ${plural(evidence.pairs, "pair")}, ${passedBefore}`;
  if (evidence?.phase === "fixed")
    return `${figure}, over ${ceiling}x${pairsOver(evidence, 1)}: ${tooFew(evidence)}`;
  const tooClose = `${figure}, too close to ${ceiling}x to decide, over it`;
  if (evidence === undefined) return tooClose;
  return `${tooClose}${pairsOver(evidence, 1)}: ${between(evidence, ceiling)}`;
}

/**
 * Why an average against the base fails, or cannot be decided: `1.034x main's time, over 1.01x in 5 rounds, 1.029 to 1.039 with 95%
 * confidence`.
 *
 * @param base the base's name, escaped
 */
export function groupReason(judgement: Judgement<AverageEvidence>, base: string): string {
  const own = asFirst(judgement);
  const { multiplier: value, outcome, evidence } = own;
  const precise = (figure: number) => `${figure.toFixed(3)}`;
  const figure = besideTime(precise(value), base);
  if (own.bias !== undefined) return onBothMachines(judgement, `${figure}, ${tooNoisy(own, own.bias)}`);
  if (evidence === undefined)
    return onBothMachines(judgement, `${figure}, over ${limit(own)}: too few rounds to decide`);
  const { interval, pairs, ending } = evidence;
  const between = `${precise(interval.low)} to ${precise(interval.high)} with ${confidence(interval.confidence)} confidence`;
  const rounds = `in ${plural(pairs, "round")}, ${between}`;
  const undecided = lacksPairs(ending)
    ? endedEarly[ending]
    : ending === "contradiction"
      ? passedBefore
      : "too close to decide";
  const side = value > own.ceiling ? "over" : "within";
  const text = exceeds(outcome)
    ? `${figure}, ${over(own)} ${rounds}${withheld(evidence)}`
    : `${figure}, ${side} ${limit(own)} ${rounds}: ${undecided}`;
  return onBothMachines(judgement, text);
}

/** Why an average fails, or cannot be decided. */
export function averageReason(
  judgement: Judgement<AverageEvidence>,
  parts: AverageParts | undefined,
  escapeText: Escape,
): string {
  return onBothMachines(judgement, ownAverageReason(asFirst(judgement), parts, escapeText));
}

function ownAverageReason(
  judgement: Judgement<AverageEvidence>,
  parts: AverageParts | undefined,
  escapeText: Escape,
): string {
  const { ceiling, outcome, evidence } = judgement;
  const figure = times(judgement.multiplier, ceiling);
  const made = parts && averageParts(parts, escapeText);
  const why = made === undefined ? "" : `; ${made}`;
  if (judgement.bias !== undefined) return `${figure}, ${tooNoisy(judgement, judgement.bias)}${why}`;
  if (exceeds(outcome)) {
    const bound =
      evidence?.phase !== "confirmation"
        ? ""
        : `: with ${confidence((1 + evidence.interval.confidence) / 2)} confidence above ` +
          `${times(evidence.interval.low, ceiling)} over ${plural(evidence.pairs, "round")}`;
    return `${figure}, ${over(judgement)}${bound}${withheld(evidence)}${why}`;
  }
  if (evidence === undefined) return `${figure} (ceiling ${ceiling}x): too few rounds to decide${why}`;
  const rounds = plural(evidence.pairs, "round");
  if (evidence.phase === "fixed") return `${figure}, over ${ceiling}x: ${tooFew(evidence)}${why}`;
  if (lacksPairs(evidence.ending))
    return `${figure} (ceiling ${ceiling}x) in ${rounds}: ${endedEarly[evidence.ending]}${why}`;
  if (evidence.ending === "contradiction")
    return `${figure}, over ${ceiling}x in ${rounds}, ${passedBefore}${why}`;
  return `${figure}, too close to ${ceiling}x to decide after ${rounds}: ${between(evidence, ceiling)}${why}`;
}

/**
 * `highest test index_join 9.20x, without it 4.90x; geometric mean 4.10x`; undefined for a single
 * test.
 */
export function averageParts(
  { highest, without, geometricMean }: AverageParts,
  escapeText: Escape,
): string | undefined {
  if (without === undefined) return undefined;
  return (
    `highest test ${escapeText(highest.workload)} ${times(highest.multiplier)}, without it ${times(without)}; ` +
    `geometric mean ${times(geometricMean)}`
  );
}

/** `too close to 6x for this runner, which can be off by a factor of 1.31` */
function tooNoisy(judgement: Judgement, bias: number): string {
  return `too close to ${limit(judgement)} for this runner, which can be off by a factor of ${multiplier(bias)}`;
}

/** Why a fixed number of rounds decides nothing, and how many could. */
function tooFew({ pairs, needed }: Evidence | AverageEvidence): string {
  const enough = needed === undefined ? "" : `; ${needed} could`;
  return `${plural(pairs, "round")} cannot tell it from noise${enough}`;
}

const endedEarly = {
  time: "undecided at the time limit",
  samples: "undecided, and no more pairs were measured",
} as const;

/** The words for a figure that later pairs put over its ceiling. */
const passedBefore = "although earlier pairs had passed it";

/** The reason that makes pairs which ended early a failure: only results of another job fail for that. */
function withheld(evidence: Evidence | AverageEvidence | undefined): string {
  if (evidence?.ending !== "time" && evidence?.ending !== "samples") return "";
  return ": fewer pairs than the rule asks for, which fails in results of another job";
}

/** `6x`, or `7x (rule 2 of ceilings)`. */
function limit({ ceiling, ceilingFrom }: Judgement): string {
  return `${ceiling}x${ceilingFrom === undefined ? "" : ` (${ceilingFrom})`}`;
}

/** `over 6x` */
function over(judgement: Judgement): string {
  return `over ${limit(judgement)}`;
}

/** `irregular: 3 of 11 samples take 5.02x as long as the others; median 1.10x`, or the median alone. */
function meanText({ median, irregular }: NonNullable<Evidence["byMean"]>): string {
  const ofMedian = `median ${times(median)}`;
  if (irregular === undefined) return ofMedian;
  const { slow, of, times: longer } = irregular;
  return `irregular: ${count(slow)} of ${plural(of, "sample")} take ${times(longer)} as long as the others; ${ofMedian}`;
}

/**
 * ` in 58 of 60 pairs, p = 3e-12`. Pairs that ended early have no p: it is adjusted for all tests and looks that share alpha, so that 11 of 11
 * pairs can have a p of 1, which reads as if luck explained them.
 *
 * @param minPairs fewer pairs are not mentioned: a single pair says no more than the figure
 */
function pairsOver({ over, pairs, p, ending }: Evidence, minPairs = 2): string {
  if (pairs < minPairs) return "";
  const chance = p === undefined || pairs < minPairsForP || lacksPairs(ending) ? "" : `, ${pValue(p)}`;
  return ` in ${count(over)} of ${plural(pairs, "pair")}${chance}`;
}

function between({ interval }: Evidence | AverageEvidence, ceiling: number): string {
  const [low, high] = [times(interval.low, ceiling), times(interval.high, ceiling)];
  return (
    `with ${confidence(interval.confidence)} confidence between ${low} and ${high}; ` +
    `a ceiling of ${suggestedCeiling(interval.high)}x would leave headroom`
  );
}

function times(value: number, ceiling?: number): string {
  return `${multiplier(value, ceiling)}x`;
}
