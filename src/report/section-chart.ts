import { type Variant, variants } from "../suite/test.ts";
import type { SectionVerdict, Verdict } from "../verdict/verdict.ts";
import { joinBlocks } from "./markdown-blocks.ts";

/**
 * The sections' averages as bars and their ceilings as a line, a chart for each variant, in the language that GitHub draws
 * itself. https://mermaid.js.org/syntax/xyChart.html
 */
export function sectionChart({ sections }: Verdict): string {
  const measured = sections.filter(hasAverage);
  const highest = Math.max(0, ...measured.flatMap(({ judged }) => [judged.multiplier, judged.ceiling]));
  return joinBlocks(
    variants.flatMap((variant) => {
      const own = measured.filter((section) => section.variant === variant);
      return own.length === 0 ? [] : [variantChart(variant, own, highest)];
    }),
  );
}

type Averaged = SectionVerdict & { readonly judged: NonNullable<SectionVerdict["judged"]> };

function hasAverage(section: SectionVerdict): section is Averaged {
  return section.judged !== undefined;
}

function variantChart(variant: Variant, sections: readonly Averaged[], highest: number): string {
  const labels = sections.map(({ storage, kind }) => `"${storage} ${kind}"`);
  const numbers = (all: readonly number[]) => all.map((value) => value.toFixed(2)).join(", ");
  return [
    "```mermaid",
    "xychart-beta",
    `  title "${variant}: average multiplier (bars) and its ceiling (line)"`,
    `  x-axis [${labels.join(", ")}]`,
    `  y-axis "multiplier" 0 --> ${Math.ceil(highest)}`,
    `  bar [${numbers(sections.map(({ judged }) => judged.multiplier))}]`,
    `  line [${numbers(sections.map(({ judged }) => judged.ceiling))}]`,
    "```",
  ].join("\n");
}
