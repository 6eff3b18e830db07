import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { withTables } from "../../scripts/inputs-table.ts";

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");

it("the reference has the action's inputs and outputs as action.yml has them", () => {
  const reference = read("docs/reference.md");
  expect(withTables(reference, read("action.yml"))).toBe(reference);
});
