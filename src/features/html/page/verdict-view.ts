import type { EngineNames } from "../../../report/format/engine-names.ts";
import { count } from "../../../report/format/figures.ts";
import type { PageData, RunData, TestData } from "../data/page-data.ts";
import { type Child, element } from "./dom.ts";
import { outcomeBadge, outcomeWords } from "./outcomes.ts";
import { linkTo } from "./test-links.ts";

/** The verdict, and the figures that are nearest to their ceilings. */
export function verdictView(run: RunData, { names, tests }: PageData): HTMLElement {
  const { headline, brief } = run;
  return element(
    "section",
    { class: "verdict", "aria-labelledby": "title" },
    pageTitle(names),
    element(
      "p",
      { class: `headline ${headline.outcome}` },
      outcomeBadge(headline.outcome, headline.word),
      element("span", {}, sentence(headline.rest)),
    ),
    element("dl", { class: "tiles" }, ...tiles(run, tests)),
    element("p", { class: "faint" }, brief),
  );
}

/** `DoltLite vs SQLite` */
export function pageTitle({ candidate, baseline }: EngineNames): HTMLElement {
  return element(
    "h1",
    { id: "title" },
    element("span", { class: "candidate" }, candidate),
    " vs ",
    element("span", { class: "baseline" }, baseline),
  );
}

function tiles({ worst, sections }: RunData, tests: readonly TestData[]): HTMLElement[] {
  const worstTest = worst && tests[worst.test];
  const average = worst && sections.averages[worst.section];
  return [
    tile("Tests", count(tests.length), tally(tests)),
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
  const limit = ceiling === undefined ? null : element("span", { class: "of" }, ` of ${ceiling}x`);
  return element("span", {}, `${text}x`, limit);
}

/** `270 pass, 5 inconclusive, 1 fail, 12 not measured`: the outcomes in the newest run. */
export function tally(tests: readonly Pick<TestData, "outcome" | "earlierRun">[]): string {
  const order = ["fail", "none", "inconclusive", "accepted", "pass"] as const;
  const measured = tests.filter(({ earlierRun }) => earlierRun === undefined);
  const others = tests.length - measured.length;
  return [
    ...order
      .map((outcome) => [outcome, measured.filter((test) => test.outcome === outcome).length] as const)
      .filter(([, number]) => number > 0)
      .map(([outcome, number]) => `${count(number)} ${outcomeWords[outcome]}`),
    ...(others === 0 ? [] : [`${count(others)} not measured`]),
  ].join(", ");
}

/** With a capital letter: on the page, the verdict's word is a mark of its own. */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
