/**
 * How often a search for the commit that changed a test's speed is right, and what it takes: simulated histories with broken
 * commits, and pairs with the noise that was recorded. `node bench/bisect.ts [--seeds 1000]`
 */
import { parseArgs } from "node:util";
import { markdownTable } from "markdown-table";
import { type Ancestry, chain } from "../src/features/search/bisect/search/ancestry.ts";
import { median } from "../src/statistics/summary.ts";
import { drawHistory, isRight } from "./bisect/history.ts";
import { type Disturbance, simulateSearch } from "./bisect/simulated-search.ts";
import { Variates } from "./noise/variates.ts";

const { values: options } = parseArgs({ options: { seeds: { type: "string", default: "100" } } });
const seeds = Number(options.seeds);

/** As recorded for tests in memory: a pair's ln ratio has 2 to 3 %, and now and then a pair is off by a tenth. */
const recorded: Disturbance = { deviation: 0.025, outliers: { share: 0.05, size: 0.1 }, layout: 0.003 };
const busy: Disturbance = { deviation: 0.05, outliers: { share: 0.1, size: 0.2 }, layout: 0.003 };

/** The accepted chance that some comparison of a search errs, as the command has it. */
const alpha = 0.01;

interface Scenario {
  readonly name: string;
  readonly ancestry: (random: Variates) => Ancestry;
  readonly percent: number;
  readonly disturbance: Disturbance;
  /** The share of commits that do not build; one more commit crashes. */
  readonly broken: number;
}

/** Half of the commits are on branches of up to five, which merges bring in. */
function withMerges(points: number, random: Variates): Ancestry {
  const ancestry: number[][] = [[]];
  let head = 0;
  while (ancestry.length < points - 6) {
    const tip = head;
    if (random.uniform() < 0.5) {
      head = ancestry.push([tip]) - 1;
      continue;
    }
    let side = tip;
    for (let left = 1 + random.index(5); left > 0; left--) side = ancestry.push([side]) - 1;
    if (random.uniform() < 0.5) head = ancestry.push([tip]) - 1;
    head = ancestry.push([head, side]) - 1;
  }
  while (ancestry.length < points) head = ancestry.push([head]) - 1;
  return ancestry;
}

const linear = () => chain(90);
const scenarios: readonly Scenario[] = [
  { name: "10 % slower", ancestry: linear, percent: 10, disturbance: recorded, broken: 0.1 },
  { name: "10 % faster", ancestry: linear, percent: -10, disturbance: recorded, broken: 0.1 },
  { name: "5 % slower", ancestry: linear, percent: 5, disturbance: recorded, broken: 0.1 },
  { name: "50 % slower", ancestry: linear, percent: 50, disturbance: recorded, broken: 0.1 },
  { name: "10 % slower, twice the noise", ancestry: linear, percent: 10, disturbance: busy, broken: 0.1 },
  {
    name: "10 % slower, a third broken",
    ancestry: linear,
    percent: 10,
    disturbance: recorded,
    broken: 1 / 3,
  },
  {
    name: "10 % slower, with merges",
    ancestry: (random) => withMerges(90, random),
    percent: 10,
    disturbance: recorded,
    broken: 0.1,
  },
  { name: "no change", ancestry: linear, percent: 0, disturbance: recorded, broken: 0.1 },
];

const rows = scenarios.map((scenario) => {
  const played = Array.from({ length: seeds }, (_, index) => {
    const random = new Variates(index + 1, scenario.name);
    const history = drawHistory(scenario.ancestry(random), scenario.percent, scenario.broken, random);
    return { history, found: simulateSearch(history, scenario.disturbance, random, alpha) };
  });
  const kinds = (kind: string) => played.filter(({ found }) => found.answer.kind === kind).length;
  const right = played.filter(({ history, found }) => isRight(found.answer, history));
  const wrong = played.filter(
    ({ history, found }) => found.answer.kind === "point" && found.answer.point !== history.culprit,
  );
  const of = (figure: "measured" | "built" | "pairs") => {
    const all = played.map(({ found }) => found[figure]);
    return `${median(all)} (${Math.max(...all)})`;
  };
  return [
    scenario.name,
    right.length,
    kinds("point"),
    kinds("range"),
    kinds("alike"),
    wrong.length,
    wrong.filter(({ found }) => !found.isFlaky).length,
    played.filter(({ found }) => found.isFlaky).length,
    of("measured"),
    of("built"),
    of("pairs"),
  ].map(String);
});

const headings = [
  "history",
  "right",
  "one commit",
  "a range",
  "ends alike",
  "wrong commit",
  "of these silently",
  "said flaky",
  "commits measured",
  "built",
  "pairs",
];
process.stdout.write(`${seeds} searches each; commits and pairs: median (most)\n\n`);
process.stdout.write(`${markdownTable([headings, ...rows])}\n`);
