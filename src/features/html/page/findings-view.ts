import { count } from "../../../report/format/figures.ts";
import type { FindingData, FindingsData, PageData, RunData, TestData } from "../data/page-data.ts";
import { element } from "./dom.ts";
import { drawTable, foldedPart } from "./table.ts";
import { linkTo } from "./test-links.ts";

/** More would push the tests out of sight. */
const maxOpen = 8;

/** Findings that a reader should see before the tests, or after them. */
export function findingsView(
  { findings }: RunData,
  { tests }: PageData,
  where: "before" | "after",
): HTMLElement[] {
  const own = findings.filter(({ tone }) => (tone === "aside") === (where === "after"));
  const list = (items: FindingsData["items"]) =>
    element("ul", {}, ...items.map((item) => element("li", {}, ...finding(item, tests))));
  return own.map(({ title, tone, items, table, leftOut = 0 }) => {
    const more = items.slice(maxOpen);
    const last = leftOut === 0 ? [] : [{ text: `and ${count(leftOut)} that results.json has` }];
    return element(
      "section",
      { class: `findings ${tone}` },
      element("h2", {}, title),
      items.length === 0 ? null : list(items.slice(0, maxOpen)),
      more.length === 0
        ? null
        : foldedPart(`${count(more.length + leftOut)} more`, () => [list([...more, ...last])]),
      table === undefined ? null : drawTable(table, { caption: title, cell: testLinks(tests) }),
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
