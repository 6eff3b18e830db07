import { defaultCriteria } from "../../src/model/criteria.ts";
import { fitPriors } from "../../src/statistics/fitted-prior.ts";
import { priorDegrees, type Variance } from "../../src/statistics/moderated.ts";
import { median } from "../../src/statistics/summary.ts";
import type { TrialSeries } from "../../src/verdict/decision-state.ts";
import { decideTestOfRounds, variancesByGroup } from "../../src/verdict/fixed-rounds.ts";
import type { Spread } from "../../src/verdict/spread.ts";
import { count, figureTable } from "./figures.ts";
import type { Request } from "./scenario.ts";
import { formatShare, percent } from "./share.ts";
import { allTests } from "./suite.ts";
import { Variates } from "./variates.ts";

/** How the ln ratio of a pair spreads. */
interface PairNoise {
  readonly name: string;
  /** The standard deviation of a test's pairs, drawn once for each test. */
  readonly deviation: (random: Variates) => number;
  /** One pair of a test, around 0. */
  readonly pair: (random: Variates, deviation: number) => number;
}

const usualDeviation = 0.045;

function normalPair(random: Variates, deviation: number): number {
  return deviation * random.normal();
}

/** Some of the pairs spread otherwise. */
function withOutliers(share: number, outlierDeviation: number): PairNoise["pair"] {
  return (random, deviation) => (random.uniform() < share ? outlierDeviation : deviation) * random.normal();
}

/** Student's t with 3 degrees of freedom, scaled to the deviation. */
function longTails(random: Variates, deviation: number): number {
  const square = random.normal() ** 2 + random.normal() ** 2 + random.normal() ** 2;
  return (deviation * random.normal()) / Math.sqrt(square);
}

function uneven(middle: number, spread: number): PairNoise["deviation"] {
  return (random) => middle * Math.exp(spread * random.normal());
}

const usual: PairNoise = { name: "normal, 4.5 %", deviation: () => usualDeviation, pair: normalPair };
const outliers: PairNoise = { ...usual, name: "5 % outliers of 20 %", pair: withOutliers(0.05, 0.2) };

/** The noises of equal engines. Short real runs of `bench/short-runs.ts` are as uneven as the unevenest here. */
const noises: readonly PairNoise[] = [
  usual,
  outliers,
  { ...usual, name: "uneven: deviations log-normal by 0.5", deviation: uneven(usualDeviation, 0.5) },
  { ...outliers, name: "uneven by 0.8, 5 % outliers", deviation: uneven(usualDeviation, 0.8) },
  { ...usual, name: "uneven by 1 around 3 %", deviation: uneven(0.03, 1) },
  {
    ...usual,
    name: "a tenth of the tests 4 times as noisy",
    deviation: (random) => (random.uniform() < 0.1 ? 4 : 1) * usualDeviation,
  },
  { name: "servers: 25 %, t with 3 degrees", deviation: () => 0.25, pair: longTails },
  { name: "servers: 20 %, 10 % outliers of 80 %", deviation: () => 0.2, pair: withOutliers(0.1, 0.8) },
  { name: "servers: 25 %, uneven by 0.4, t with 3 degrees", deviation: uneven(0.25, 0.4), pair: longTails },
];

type FixedTest = Spread & TrialSeries;

/** Tests of a run; a dozen are those of an `int` variant that is narrowed to every sixth test. */
const sizes = [12, 69, 276] as const;
const ofInt = allTests.filter(({ variant }) => variant === "int");
const testsOf = { 12: ofInt.filter((_, index) => index % 6 === 0), 69: ofInt, 276: allTests } as const;

const roundCounts = [2, 3, 5, 8, 11] as const;

/** The smallest base ceiling, which equal engines come closest to. */
const logCeiling = Math.log(defaultCriteria.ceilings.base.memory);

/** A test that is slower, by how many times its ceiling, and the rounds that are to find it. */
const slower = [
  { rounds: 2, excess: 1.35 },
  { rounds: 2, excess: 1.5 },
  { rounds: 3, excess: 1.27 },
  { rounds: 3, excess: 1.35 },
  { rounds: 5, excess: 1.2 },
  { rounds: 11, excess: 1.1 },
] as const;

type Priors = (variances: ReadonlyMap<string, readonly Variance[]>) => ReadonlyMap<string, Variance>;

/** The rules that have a prior, each by what it takes for it. */
const priors = {
  fitted: (variances) => fitPriors(variances),
  unbounded: (variances) => fitPriors(variances, 1000),
  "of 2 degrees": (variances) =>
    new Map([...fitPriors(variances)].map(([group, prior]) => [group, { ...prior, degrees: priorDegrees }])),
} as const satisfies Record<string, Priors>;
type RuleName = keyof typeof priors;
const ruleNames = Object.keys(priors) as RuleName[];

interface Seen {
  /** Runs in which a test fails, or the one test that is slower. */
  readonly failed: Record<RuleName, number>;
  /** Runs in which the median ratio of a test is over the ceiling. */
  readonly medians: number;
}

interface Played {
  readonly noise: PairNoise;
  readonly size: keyof typeof testsOf;
  /** Numbers of rounds to decide by, the largest last: the fewer are the first of these. */
  readonly rounds: readonly number[];
  readonly excess?: number;
}

/**
 * Plays runs of engines that are equal, but for the first test if `excess` is given. Only tests of which all pairs are over the ceiling can
 * fail.
 *
 * @returns for each number of rounds
 */
function play({ runs, seed }: Request, { noise, size, rounds, excess }: Played): Seen[] {
  const random = new Variates(seed, `few rounds, ${noise.name}, ${size} tests, ${rounds} rounds, ${excess}`);
  const alpha = defaultCriteria.rule.alpha / 2 / size;
  const seen = rounds.map(() => ({ failed: { fitted: 0, unbounded: 0, "of 2 degrees": 0 }, medians: 0 }));
  for (let run = 0; run < runs; run++) {
    const drawn = testsOf[size].map(({ storage, kind }, index): FixedTest => {
      const centre = excess !== undefined && index === 0 ? logCeiling + Math.log(excess) : 0;
      const deviation = noise.deviation(random);
      const logRatios = Array.from(
        { length: rounds.at(-1) ?? 0 },
        () => centre + noise.pair(random, deviation),
      );
      return { group: `${storage} ${kind}`, logRatios, logCeiling };
    });
    for (const [look, counts] of seen.entries()) {
      const tests = drawn.map((test) => ({ ...test, logRatios: test.logRatios.slice(0, rounds[look]) }));
      const asked = excess === undefined ? tests : tests.slice(0, 1);
      if (asked.some(({ logRatios }) => median(logRatios) > logCeiling)) counts.medians++;
      const over = asked.filter(({ logRatios }) => logRatios.every((ratio) => ratio > logCeiling));
      if (over.length === 0) continue;
      const variances = variancesByGroup(tests);
      for (const name of ruleNames) {
        const known = priors[name](variances);
        const isFailing = (test: FixedTest) =>
          decideTestOfRounds(test, alpha, known.get(test.group ?? "")).outcome === "fail";
        if (over.some(isFailing)) counts.failed[name]++;
      }
    }
  }
  return seen;
}

/** How often few rounds fail equal engines, and how often they find what is slower. */
export function fewRoundsScenario(request: Request): void {
  const { runs, print } = request;
  const falseRows = noises.flatMap((noise) =>
    sizes.map((size) => {
      const seen = play(request, { noise, size, rounds: roundCounts });
      const most = (name: RuleName) => Math.max(...seen.map(({ failed }) => failed[name]));
      return [
        `${noise.name}, ${size}`,
        ...seen.map(({ failed }) => formatShare(failed.fitted, runs)),
        ...(["of 2 degrees", "unbounded"] as const).map((name) => `${percent(most(name) / runs)} %`),
        `${percent((seen[1]?.medians ?? 0) / runs)} %`,
      ];
    }),
  );
  const rounds = roundCounts.map((number) => `${number} rounds`);
  print(
    `${count(runs)} runs of equal engines each, ceiling 1.1: share of runs that fail (aim: at most 0.1 %)\n`,
  );
  print(
    figureTable(
      [
        "noise, tests",
        ...rounds,
        "prior of 2 degrees, worst",
        "fit without the bound of 6, worst",
        "median, 3 rounds",
      ],
      falseRows,
    ),
  );
  const found = noises.slice(0, 4).flatMap((noise) =>
    sizes.map((size) => [
      `${noise.name}, ${size}`,
      ...slower.map((one) => {
        const fewer = { ...request, runs: Math.max(1, Math.round(runs / 10)) };
        const [seen] = play(fewer, { noise, size, rounds: [one.rounds], excess: one.excess });
        const share = (name: RuleName) => `${((100 * (seen?.failed[name] ?? 0)) / fewer.runs).toFixed(0)} %`;
        return `${share("fitted")} (${share("of 2 degrees")})`;
      }),
    ]),
  );
  print(
    `\nOne test slower: share of ${count(Math.round(runs / 10))} runs that fail it, in brackets with a prior of 2 degrees\n`,
  );
  const headings = slower.map((one) => `${one.rounds} rounds, ${one.excess} times its ceiling`);
  print(figureTable(["noise, tests", ...headings], found));
}
