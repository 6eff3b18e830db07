import { variants } from "../suite/test.ts";
import type { SectionVerdict, Verdict } from "../verdict/verdict.ts";
import type { EngineNames } from "./engine-names.ts";
import { inMarkdown, inMarkdownCell } from "./escape.ts";
import { count, counted, multiplier } from "./figures.ts";
import { drawTable, fold, joinBlocks } from "./markdown-blocks.ts";
import { averageParts } from "./outcome-reasons.ts";
import { againstBase, having, nearest } from "./standing.ts";
import { testTable } from "./test-table.ts";
import { kindHeadings, storageHeadings, variantKeys } from "./words.ts";

/** Each variant's tables, folded: a heading for each storage, and reads and writes under it. */
export function variantDetails({ sections }: Verdict, names: EngineNames): string[] {
  return variants.flatMap((variant) => {
    const own = sections.filter((section) => section.variant === variant);
    const tables = [...Map.groupBy(own, ({ storage }) => storage)].flatMap(([storage, both]) => [
      `### ${storageHeadings[storage]}`,
      ...both.flatMap((section) => [
        `#### ${kindHeadings[section.kind]}`,
        drawTable(testTable(section, names, inMarkdownCell)),
        averageLine(section),
      ]),
    ]);
    const summary = `<b>${variant}</b> (${variantKeys[variant]}): ${summarise(own)}`;
    return own.length === 0 ? [] : [fold(summary, joinBlocks(tables))];
  });
}

/** What the average is made of, in a line under its table. */
function averageLine({ parts }: SectionVerdict): string {
  const text = parts && averageParts(parts, inMarkdown);
  return text === undefined ? "" : `Average: ${text}.`;
}

function summarise(sections: readonly SectionVerdict[]): string {
  const tests = sections.flatMap((section) => section.tests);
  const averages = sections.flatMap(({ judged }) => judged?.multiplier ?? []).toSorted((a, b) => a - b);
  const [lowest] = averages;
  const highest = averages.at(-1);
  const worst = nearest(tests)?.judged;
  const over = having(tests, "fail").length + having(sections, "fail").length;
  const slower = having(againstBase(tests), "fail").length;
  const lacking = tests.filter(({ judged }) => judged === undefined).length;
  return [
    counted(tests.length, "test"),
    ...(lowest === undefined || highest === undefined
      ? []
      : [
          averages.length === 1
            ? `average ${multiplier(lowest)}x`
            : `averages ${multiplier(lowest)}x to ${multiplier(highest)}x`,
        ]),
    ...(worst === undefined ? [] : [`worst test ${multiplier(worst.multiplier, worst.ceiling)}x`]),
    ...(over > 0 ? [`<b>${count(over)} over the ceiling</b>`] : []),
    ...(slower > 0 ? [`<b>${count(slower)} slower than the base allows</b>`] : []),
    ...(lacking > 0 ? [`<b>${count(lacking)} without a result</b>`] : []),
  ].join(", ");
}
