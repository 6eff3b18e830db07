import type { Batch, Trial } from "../../../engines/race.ts";
import type { Reference } from "../../../model/compared.ts";
import type { Case, Counterfactual } from "./cases.ts";
import { confirming, middleOf } from "./confirm.ts";
import { inJoinOrder } from "./forced-plans.ts";
import type { Racer } from "./racer.ts";
import type { Situation } from "./situation.ts";
import { ratioOf } from "./suspicion.ts";

/** Pairs of each, whose middle counts. */
const pairs = 3;

/** The gap is closed if no more than this share of it is left, of ln(ratio): 10x becomes at most 1.8x. */
const leftShare = 0.25;

/** One thing that could be the cause of a slow case, and the same case without it. */
interface Change {
  readonly name: string;
  /** The thing that is slow if the change closes the gap: `the cache`. */
  readonly cause: string;
  /** Takes the cause away; there is no result if the case has none. */
  readonly make: (batch: Batch, situation: Situation) => Batch | undefined;
}

const isIndex = (sql: string) => /^CREATE (?:UNIQUE )?INDEX /.test(sql);

/** @returns undefined if the change leaves all timed statements as they are */
function withTimed(batch: Batch, change: (sql: string) => string): Batch | undefined {
  const trials = batch.trials.map((one): Trial => ({ ...one, timed: one.timed.map(change) }));
  const isSame = trials.every(({ timed }, at) => timed.join() === batch.trials[at]?.timed.join());
  return isSame ? undefined : { ...batch, trials };
}

const changes: readonly Change[] = [
  {
    name: "a cache of 1 GiB",
    cause: "the cache",
    // A later PRAGMA of the setup would count.
    make: ({ setup, ...others }, { state: { storage } }) =>
      storage === "memory"
        ? undefined
        : {
            ...others,
            setup: [
              "PRAGMA cache_size = -1048576;",
              ...setup.filter((sql) => !/^PRAGMA cache_size/.test(sql)),
            ],
          },
  },
  {
    name: "no flushes",
    cause: "the flushes",
    make: ({ setup, ...others }, { state: { storage } }) =>
      storage === "memory" ? undefined : { ...others, setup: ["PRAGMA synchronous = OFF;", ...setup] },
  },
  {
    name: "no index",
    cause: "an index that CREATE INDEX made",
    make: ({ setup, trials, ...others }) =>
      setup.some(isIndex)
        ? {
            ...others,
            setup: setup.filter((sql) => !isIndex(sql)),
            trials: trials.map(({ check, ...one }) => ({
              ...one,
              check: check.filter((sql) => !sql.includes(" INDEXED BY ")),
            })),
          }
        : undefined,
  },
  {
    name: "ANALYZE",
    cause: "the missing statistics",
    make: ({ setup, ...others }) => ({ ...others, setup: [...setup, "ANALYZE;"] }),
  },
  {
    name: "the join order as written",
    cause: "the join order",
    make: (batch) => withTimed(batch, (sql) => inJoinOrder(sql, "written")),
  },
  {
    name: "the other join order",
    cause: "the join order",
    make: (batch) => withTimed(batch, (sql) => inJoinOrder(sql, "other")),
  },
];

/**
 * The ratio of a slow case after each change that could take its cause away, on both engines: the middle of three pairs. A change that an
 * engine refuses, or that changes the answer of one, is left out.
 *
 * @param isOutOfTime ends the search: those until then are returned
 */
export async function counterfactualsOf(
  racer: Racer,
  situation: Situation,
  reference: Reference,
  isOutOfTime: () => boolean,
): Promise<Counterfactual[]> {
  const found: Counterfactual[] = [];
  for (const { name, make } of changes) {
    if (isOutOfTime()) break;
    let isMade = true;
    const changed: Racer = {
      roles: racer.roles,
      runOn: (role, batch, manner) => racer.runOn(role, batch, manner),
      close: () => racer.close(),
      race: async (batch, manner) => {
        const made = make(batch, situation);
        isMade = made !== undefined;
        return await racer.race(made ?? batch, manner);
      },
    };
    const ratios: number[] = [];
    while (isMade && ratios.length < pairs)
      ratios.push(await ratioOf(changed, situation, reference, {}, confirming));
    const ratio = middleOf(ratios);
    if (isMade && ratio > 0) found.push({ name, ratio: Number(ratio.toPrecision(3)) });
  }
  return found;
}

/** The change that closes a case's gap, the nearest first; undefined if none does. */
export function closingOf({
  ratio = 1,
  counterfactuals,
}: Pick<Case, "ratio" | "counterfactuals">): Counterfactual | undefined {
  const [nearest] = counterfactuals.toSorted((a, b) => a.ratio - b.ratio);
  return nearest !== undefined && nearest.ratio <= ratio ** leftShare ? nearest : undefined;
}

/** `with a cache of 1 GiB 1.1x: it is the cache`; undefined if no change closes the gap. */
export function closingWords(one: Pick<Case, "ratio" | "counterfactuals">): string | undefined {
  const closing = closingOf(one);
  if (closing === undefined) return undefined;
  const { cause = closing.name } = changes.find(({ name }) => name === closing.name) ?? {};
  return `with ${closing.name} ${closing.ratio.toFixed(1)}x: it is ${cause}`;
}
