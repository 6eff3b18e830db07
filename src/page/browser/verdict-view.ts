import { baseName } from "../../report/format/base-name.ts";
import { capital } from "../../report/format/capital.ts";
import { count, type ShownMean } from "../../report/format/figures.ts";
import type { EngineNames } from "../../report/format/words.ts";
import type {
  FigureData,
  FindingData,
  FindingsData,
  PageData,
  RunData,
  TestData,
} from "../data/page-data.ts";
import { type Child, element } from "./dom.ts";
import { linkTo } from "./find-tests.ts";
import { originLinks } from "./origin-links.ts";
import { outcomeBadge } from "./outcomes.ts";
import { drawTable, foldedPart } from "./table.ts";

/** The verdict, and the figures that are nearest to their ceilings. */
export function verdictView(run: RunData, { names, tests }: PageData): HTMLElement {
  const { heading, headline } = run;
  return element(
    "section",
    { class: "verdict", "aria-labelledby": "title" },
    pageTitle(names.candidate, heading),
    element(
      "p",
      { class: `headline ${headline.outcome}` },
      outcomeBadge(headline.outcome, headline.word),
      element("span", {}, capital(headline.rest)),
    ),
    element("dl", { class: "tiles" }, ...tiles(run, names, tests)),
    ...linksView(run.links),
  );
}

/** `DoltLite: no test slower than main` */
export function pageTitle(candidate: string, heading: string): HTMLElement {
  return element("h1", { id: "title" }, element("span", { class: "candidate" }, candidate), `: ${heading}`);
}

function linksView(links: RunData["links"]): HTMLElement[] {
  return links === undefined ? [] : [element("p", { class: "faint" }, ...originLinks(links))];
}

function tiles(
  { allTests, worst, sections }: RunData,
  names: EngineNames,
  tests: readonly TestData[],
): HTMLElement[] {
  const worstTest = worst && tests[worst.test];
  const average = worst && sections.averages[worst.section];
  return [
    ...allTestsTile(allTests.name, allTests.base, baseName(names)),
    ...againstBaseTile(tests, names),
    ...allTestsTile(allTests.name, allTests.baseline, names.baseline),
    ...(worstTest?.figure === undefined
      ? []
      : [
          tile(
            "Worst test",
            besideCeiling(worstTest.figure.text, worstTest.figure.limit?.ceiling),
            element("a", { href: linkTo(worstTest) }, worstTest.id),
          ),
        ]),
    ...(!average || worst === undefined
      ? []
      : [
          tile(
            "Worst average",
            besideCeiling(average.text, average.ceiling),
            sections.table.rows[worst.section]?.cells[0] ?? null,
          ),
        ]),
  ];
}

/** The test whose figure against the base is the worst; nothing without a base. */
function againstBaseTile(tests: readonly TestData[], names: EngineNames): HTMLElement[] {
  const headroom = ({ base }: TestData) => (base === undefined ? 0 : base.value / (base.limit?.ceiling ?? 1));
  const worst = tests
    .filter(({ base }) => base !== undefined)
    .toSorted((a, b) => headroom(b) - headroom(a))[0];
  if (worst?.base === undefined) return [];
  const { text, limit } = worst.base;
  return [
    tile(
      `Worst test against ${baseName(names)}`,
      besideCeiling(text, limit?.ceiling),
      element("a", { href: linkTo(worst) }, worst.id),
    ),
  ];
}

/**
 * The one number against an engine.
 *
 * @param name of all tests
 * @param engine the engine's name
 */
export function allTestsTile(name: string, mean: ShownMean | undefined, engine: string): HTMLElement[] {
  if (mean === undefined) return [];
  const of = element("span", { class: "of" }, ` ${engine}'s time`);
  const [low, high] = mean.interval ?? [];
  const between = low === undefined ? "" : `, with 95% confidence ${low}x to ${high}x`;
  return [tile(name, element("span", {}, `${mean.figure}x`, of), `geometric mean${between}`)];
}

/** A figure in large type. */
export function tile(label: string, figure: Child, remark: Child): HTMLElement {
  return element(
    "div",
    { class: "tile" },
    element("dt", {}, label),
    element("dd", { class: "figure" }, figure),
    element("dd", { class: "remark" }, remark),
  );
}

function besideCeiling(text: string, ceiling: number | undefined): HTMLElement {
  const limit = ceiling === undefined ? null : element("span", { class: "of" }, ` ceiling ${ceiling}x`);
  return element("span", {}, `${text}x`, limit);
}

/**
 * Findings in their order. One without more than a sentence is a line under its title.
 *
 * @param maxOpen items that are seen; the others are folded
 */
export function findingsView(
  findings: readonly FindingsData[],
  { tests }: PageData,
  maxOpen: number,
): HTMLElement[] {
  const list = (items: FindingsData["items"]) =>
    element(
      "ul",
      {},
      ...items.map((item) =>
        item.isCode === true
          ? element("li", { class: "code" }, element("pre", {}, item.text))
          : element("li", {}, ...finding(item, tests)),
      ),
    );
  return findings.map(({ title, tone, items, table, above = 0, isOpen, leftOut = 0 }) => {
    const below = items.slice(above);
    const open = isOpen === true ? below.length : maxOpen;
    const more = below.slice(open);
    const last = leftOut === 0 ? [] : [{ text: `and ${count(leftOut)} that results.json has` }];
    const [only] = items;
    if (only !== undefined && items.length === 1 && table === undefined && title !== "")
      return element(
        "section",
        { class: `findings one-line ${tone}` },
        element("h2", {}, title),
        element("p", {}, ...finding(only, tests)),
      );
    return element(
      "section",
      { class: `findings ${tone}` },
      title === "" ? null : element("h2", {}, title),
      above === 0 ? null : list(items.slice(0, above)),
      table === undefined ? null : drawTable(table, { caption: title, cell: testLinks(tests) }),
      below.length === 0 ? null : list(below.slice(0, open)),
      more.length === 0
        ? null
        : foldedPart(`${count(more.length + leftOut)} more`, () => [list([...more, ...last])]),
    );
  });
}

/** A first cell that is the id of a test leads to the test. */
function testLinks(tests: readonly TestData[]) {
  const byId = new Map(tests.map((test) => [test.id, test]));
  return (_row: number, column: number, text: string) => {
    const test = column === 0 ? byId.get(text) : undefined;
    return test && element("a", { href: linkTo(test) }, text);
  };
}

function finding({ name, text, test: index }: FindingData, tests: readonly TestData[]): (Node | string)[] {
  if (name === undefined) return [text];
  const test = index === undefined ? undefined : tests[index];
  const shown = element("span", { class: "name" }, name);
  return [test === undefined ? shown : element("a", { href: linkTo(test) }, shown), `: ${text}`];
}

const columns = { average: 1, worst: 3 } as const;

/** The sections' averages as bars beside their ceilings, and the worst test of each. */
export function sectionsView({ sections }: RunData, { tests }: PageData): HTMLElement {
  const { table, averages, worst } = sections;
  const most = Math.max(...averages.flatMap((one) => (one === null ? [] : [one.value, one.ceiling])));
  const cell = (row: number, column: number, text: string): Child | undefined => {
    const average = averages[row];
    if (column === columns.average && average) return averageCell(text, average, most);
    const test = tests[worst[row] ?? -1];
    return column === columns.worst && test !== undefined
      ? element("a", { href: linkTo(test) }, text)
      : undefined;
  };
  return element(
    "section",
    { "aria-labelledby": "sections" },
    element("h2", { id: "sections" }, "Sections"),
    drawTable(table, { caption: "Each section's average and its worst test, beside their ceilings", cell }),
  );
}

/** A bar up to the average, with a line at the ceiling; the text says the same. */
function averageCell(text: string, { value, ceiling, outcome }: FigureData, most: number): HTMLElement {
  const bar = element("span", { class: `bar ${outcome}`, "aria-hidden": "true" });
  const share = (figure: number) => `${(100 * figure) / most}%`;
  bar.style.setProperty("--value", share(value));
  bar.style.setProperty("--ceiling", share(ceiling));
  return element("span", { class: "with-bar" }, bar, element("span", {}, text));
}
