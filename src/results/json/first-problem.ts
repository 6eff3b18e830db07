import type * as z from "zod";
import { describeIssues } from "../../messages/describe-issues.ts";
import { controlSchema, testSchema } from "../../model/recording.ts";
import { failureSchema, sampleSchema } from "../../model/sample.ts";

/** Below this many items, all that is wrong with them can be counted. */
const few = 5_000;

/**
 * The problem of the first wrong item of a large file, item by item: a schema checks everything before it reports, and a file of a
 * million wrong samples has several million errors. Undefined for a small file, and if no item is wrong.
 */
export function firstProblem(content: unknown): string | undefined {
  const all = [...listsOf(content, []), ...listsOf(Object(content).confirmation, ["confirmation"])];
  if (all.reduce((sum, { items }) => sum + items.length, 0) < few) return undefined;
  for (const { path, items, schema } of all)
    for (const [index, item] of items.entries()) {
      const { error } = (schema as z.ZodType).safeParse(item);
      if (error !== undefined) return describeIssues(error, content, [...path, index]);
    }
  return undefined;
}

/** The lists of a recording that may be long, the innermost first. */
function listsOf(recording: unknown, place: readonly string[]) {
  const { tests, controls } = Object(recording);
  const ofTests = itemsOf(tests).flatMap((test, index) => [
    {
      path: [...place, "tests", index, "samples"],
      items: itemsOf(Object(test).samples),
      schema: sampleSchema,
    },
    {
      path: [...place, "tests", index, "failures"],
      items: itemsOf(Object(test).failures),
      schema: failureSchema,
    },
  ]);
  return [
    ...ofTests,
    { path: [...place, "tests"], items: itemsOf(tests), schema: testSchema },
    { path: [...place, "controls"], items: itemsOf(controls), schema: controlSchema },
  ];
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
