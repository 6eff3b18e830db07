import { cutApart } from "../messages/cut-apart.ts";
import { sectionPath, suiteOf, testPath } from "../model/test.ts";
import { allTests } from "../suite/plan-tests.ts";
import type { Verdict } from "../verdict/judge.ts";
import { type Advised, adviseCeilings } from "./advised-ceilings.ts";
import { visible } from "./format/escape.ts";
import { count, multiplier, percent, plural, roundedUp } from "./format/figures.ts";

/** Limits of the list of figures without a rule: names come from a results file. */
const maxNamed = 10;
const maxNameLength = 120;

/**
 * Ceilings that runs advise, as a configuration file with a rule for each section's average and each test. Figures that no valid rule can
 * be made of are left out and listed in comments.
 */
export function renderCeilings(verdicts: readonly Verdict[]): string {
  const ofTool = new Set([...allTests.map(testPath), ...allTests.map(sectionPath)]);
  // Which workloads of their own users have is not known here; a rule for one that they have not is refused when it is read.
  const isKnown = ({ part, path }: Advised) => ofTool.has(path) || suiteOf(part.variant) === "own";
  const figures = adviseCeilings(verdicts);
  const known = figures.filter(isKnown);
  const rules = known.flatMap((one) => (one.advised === undefined ? [] : rule(one, one.advised)));
  return [
    ...comment(
      `Ceilings from ${plural(verdicts.length, "run")}: for each figure twice as far above it as its interval ends, in the run where that is`,
      "highest, and a twentieth more, rounded up. They fit this engine on machines like those of the runs. A figure",
      "without a rule keeps its ceiling.",
    ),
    rules.length === 0 ? "ceilings: []" : "ceilings:",
    ...rules,
    ...leftOut(
      "not in the suite",
      figures.filter((one) => !isKnown(one)),
    ),
    ...leftOut(
      "a single pair, which says nothing of its noise",
      known.filter(({ advised }) => advised === undefined),
    ),
    "",
  ].join("\n");
}

function rule({ part, ...figure }: Advised, advised: number): string[] {
  const names = (["variant", "storage", "kind", "workload"] as const).flatMap((name) =>
    part[name] === undefined ? [] : [`${name}: ${scalar(part[name])}`],
  );
  return [
    `  - for: { ${names.join(", ")} }`,
    `    ${part.workload === undefined ? "average" : "test"}: ${roundedUp(advised)} # ${remark(figure)}`,
  ];
}

/** `worst 1.58x in 3 runs, headroom 74% under 6x` */
function remark({ worst, runs, ceiling }: Pick<Advised, "worst" | "runs" | "ceiling">) {
  const headroom = 1 - worst / ceiling;
  const room = headroom < 0 ? `${percent(headroom)} over` : `headroom ${percent(headroom)} under`;
  return `worst ${multiplier(worst, ceiling)}x in ${plural(runs, "run")}, ${room} ${ceiling}x`;
}

function leftOut(why: string, figures: readonly { readonly path: string }[]): string[] {
  if (figures.length === 0) return [];
  const paths = figures.slice(0, maxNamed).map(({ path }) => visible(path));
  const named = cutApart(paths, maxNameLength).map((path) => `  ${path}`);
  const others = figures.length - named.length;
  return comment(
    `Left out, ${why}:`,
    ...named,
    ...(others > 0 ? [`  and ${count(others)} ${others === 1 ? "other" : "others"}`] : []),
  );
}

function comment(...lines: readonly string[]): string[] {
  return lines.map((line) => `# ${line}`);
}

/** A plain name if YAML reads it as a string; otherwise JSON, whose quotes YAML reads too. */
function scalar(name: string): string {
  return /^(?!(?:true|false|null|yes|no|on|off|y|n)$)[a-z][a-z0-9_]*$/.test(name)
    ? name
    : JSON.stringify(name);
}
