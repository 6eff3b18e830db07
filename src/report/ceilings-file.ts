import { cutApart } from "../messages/cut-apart.ts";
import { type Section, sectionPath, suiteOf, type Test, testPath } from "../model/test.ts";
import { allTests } from "../suite/plan-tests.ts";
import { type Advice, type Advised, leastMargin, noiseMargin } from "../verdict/advice.ts";
import { visible } from "./format/escape.ts";
import { count, multiplier, percent, plural } from "./format/figures.ts";

/** Limits of the list of figures without a rule: names come from a results file. */
const maxNamed = 10;
const maxNameLength = 120;

/**
 * Advice as a configuration file with a rule for each section's average and each test. Figures that no valid rule can be
 * made of are left out and listed in comments.
 */
export function renderCeilings({ runs, sections }: Advice): string {
  const ofTool = new Set([...allTests.map(testPath), ...allTests.map(sectionPath)]);
  // Which workloads of their own users have is not known here; a rule for one that they have not is refused when it is read.
  const isKnown = ({ part, path }: { readonly part: Section; readonly path: string }) =>
    ofTool.has(path) || suiteOf(part.variant) === "own";
  const figures = sections.flatMap(({ average, tests, ...section }) => [
    { ...average, part: section, path: sectionPath(section) },
    ...tests.map(({ test, ...advised }) => ({ ...advised, part: test, path: testPath(test) })),
  ]);
  const rules = figures.flatMap(({ part, path, advised, ...figure }) =>
    advised !== undefined && isKnown({ part, path }) ? [rule(part, advised, figure)] : [],
  );
  const unknown = figures.filter((figure) => !isKnown(figure));
  const unpassed = figures.filter((figure) => isKnown(figure) && figure.advised === undefined);
  return [
    ...comment(
      `Ceilings from ${plural(runs, "run")}: for each figure ${leastMargin} times the lowest ceiling that it passes in all of`,
      `them, or the worst multiplier and ${noiseMargin} times its noise if that is more, rounded up to two digits.`,
      "They fit this engine on machines like those of the runs. A figure without a rule keeps its ceiling.",
    ),
    rules.length === 0 ? "ceilings: []" : "ceilings:",
    ...rules.flat(),
    ...leftOut("not in the suite", unknown),
    ...leftOut("too few pairs to pass under any ceiling", unpassed),
    "",
  ].join("\n");
}

function rule(
  part: Section | Test,
  ceiling: number,
  figure: Omit<Advised, "tightest" | "advised">,
): string[] {
  const names = (["variant", "storage", "kind", "workload"] as const).flatMap((name) =>
    name in part ? [`${name}: ${scalar((part as Test)[name])}`] : [],
  );
  return [
    `  - for: { ${names.join(", ")} }`,
    `    ${"workload" in part ? "test" : "average"}: ${ceiling} # ${remark(figure)}`,
  ];
}

/** `worst 1.58x in 3 runs, headroom 74% under 6x` */
function remark({
  worst,
  runs,
  ceiling,
  headroom,
}: Pick<Advised, "worst" | "runs" | "ceiling" | "headroom">) {
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
