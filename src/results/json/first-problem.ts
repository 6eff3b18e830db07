import type * as z from "zod";
import { describeIssues } from "../../messages/describe-issues.ts";
import { controlSchema, testSchema } from "../../model/recording.ts";
import { failureSchema, sampleSchema } from "../../model/sample.ts";

/** Below this many items, all that is wrong with them can be counted. */
const few = 5_000;

/**
 * What is wrong with the first wrong item of a large file, item by item: a schema checks everything before it reports, and a
 * file of a million wrong samples has several million errors. Undefined for a small file, and if no item is wrong.
 */
export function firstProblem(content: unknown): string | undefined {
  const { tests, controls } = Object(content);
  const lists = itemsOf(tests).flatMap((test, index) => [
    { path: ["tests", index, "samples"], items: itemsOf(Object(test).samples), schema: sampleSchema },
    { path: ["tests", index, "failures"], items: itemsOf(Object(test).failures), schema: failureSchema },
  ]);
  const all = [
    ...lists,
    { path: ["tests"], items: itemsOf(tests), schema: testSchema },
    { path: ["controls"], items: itemsOf(controls), schema: controlSchema },
  ];
  if (all.reduce((sum, { items }) => sum + items.length, 0) < few) return undefined;
  for (const { path, items, schema } of all)
    for (const [index, item] of items.entries()) {
      const { error } = (schema as z.ZodType).safeParse(item);
      if (error !== undefined) return describeIssues(error, content, [...path, index]);
    }
  return undefined;
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
