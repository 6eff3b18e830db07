import { readFileSync, writeFileSync } from "node:fs";
import { confirming } from "../../src/features/search/hunt/confirm.ts";
import { halving, screening } from "../../src/features/search/hunt/hunt.ts";
import type { Heats, Racer } from "../../src/features/search/hunt/racer.ts";
import { toolGrammar } from "../../src/features/search/hunt/read-grammar.ts";
import { compareTrials } from "../../src/features/search/hunt/sighting.ts";
import {
  batchOf,
  type Effort,
  makeSituations,
  type Situation,
  setupLimitMs,
  setupOf,
  trialOf,
} from "../../src/features/search/hunt/situation.ts";
import { trialsOfDatabase } from "../../src/features/search/hunt/situation-source.ts";
import { effort } from "../../src/features/search/hunt/suspicion.ts";
import { RandomStream } from "../../src/suite/random.ts";

/** The ways in which a hunt takes pairs: a first look at all statements at once, more executions in turn, and fresh processes. */
export const ways = ["screen", "3", "9", "15", "fresh"] as const;
export type Way = (typeof ways)[number];

/** Ratios of SQLite beside itself at one statement, each way's in the order in which they were taken. */
export type Series = Readonly<Record<Way, readonly number[]>>;

export interface RecordedRatios {
  readonly series: readonly Series[];
  /** How long a batch takes each way, milliseconds on average. */
  readonly ms: Readonly<Record<Way, number>>;
}

/** The efforts of a hunt. */
const efforts = {
  screen: screening,
  "3": halving[0].effort,
  "9": halving[1].effort,
  "15": effort,
  fresh: confirming,
} satisfies Readonly<Record<Way, Effort>>;

/** Ratios that a series has of each way: as many as the longest confirmation takes pairs. */
const seriesLength: Readonly<Record<Way, number>> = { screen: 20, "3": 20, "9": 20, "15": 20, fresh: 40 };

/** Statements of each database that are recorded. */
const perDatabase = 4;

/** Takes pairs of SQLite beside itself until the time is over. */
export async function recordRatios(racer: Racer, seed: number, untilMs: number): Promise<RecordedRatios> {
  const series: Series[] = [];
  const taken: Record<Way, { batches: number; ms: number }> = {
    screen: { batches: 0, ms: 0 },
    "3": { batches: 0, ms: 0 },
    "9": { batches: 0, ms: 0 },
    "15": { batches: 0, ms: 0 },
    fresh: { batches: 0, ms: 0 },
  };
  const timed = async (way: Way, race: () => Promise<Heats>): Promise<Heats> => {
    const start = performance.now();
    const heats = await race();
    taken[way].batches++;
    taken[way].ms += performance.now() - start;
    return heats;
  };
  for (let number = 0; performance.now() < untilMs; number++) {
    const random = new RandomStream(seed, `database ${number}`);
    const began = performance.now();
    const situations = makeSituations(trialsOfDatabase, toolGrammar(), false, random);
    const [first] = situations;
    if (first === undefined) continue;
    const screen = {
      setup: setupOf(first),
      trials: situations.map((one) => trialOf(one, efforts.screen)),
      limitMs: setupLimitMs,
    };
    const { storage } = first.state;
    // A hunt makes each database once.
    taken.screen.ms += (performance.now() - began) * seriesLength.screen;
    const screened: Heats[] = [];
    for (let time = 0; time < seriesLength.screen; time++)
      screened.push(await timed("screen", () => racer.race(screen, { storage, order: "at once" })));
    const chosen = random.shuffle(situations.map((_, at) => at)).slice(0, perDatabase);
    for (const at of chosen) {
      if (performance.now() > untilMs) break;
      const situation = situations[at] as Situation;
      const own: Record<string, number[]> = { screen: screened.flatMap((heats) => ratioIn(heats, at)) };
      for (const way of ways) {
        if (way === "screen") continue;
        own[way] = [];
        for (let pair = 0; pair < seriesLength[way]; pair++) {
          const manner = {
            ...{ storage, order: "in turn" as const, isFresh: way === "fresh" },
            first: pair % 2 === 0 ? ("candidate" as const) : ("baseline" as const),
          };
          const heats = await timed(way, () => racer.race(batchOf(situation, efforts[way]), manner));
          own[way].push(...ratioIn(heats, 0));
        }
      }
      // A statement that SQLite refuses, or that takes too long, has no ratio.
      if (ways.every((way) => (own[way]?.length ?? 0) > 0)) series.push(own as unknown as Series);
    }
  }
  const ms = Object.fromEntries(
    Object.entries(taken).map(([way, all]) => [way, all.ms / Math.max(1, all.batches)]),
  );
  return { series, ms: ms as Record<Way, number> };
}

function ratioIn({ candidate, baseline }: Heats, at: number): number[] {
  if (candidate.kind !== "ran" || baseline.kind !== "ran") return [];
  const sighting = compareTrials(candidate.result.trials[at], baseline.result.trials[at], 250);
  return sighting.kind === "same" ? [Number(sighting.ratio.toPrecision(5))] : [];
}

export function writeRatios(file: string, recorded: RecordedRatios): void {
  writeFileSync(file, `${JSON.stringify(recorded)}\n`);
}

export function readRatios(file: string): RecordedRatios {
  return JSON.parse(readFileSync(file, "utf8")) as RecordedRatios;
}
