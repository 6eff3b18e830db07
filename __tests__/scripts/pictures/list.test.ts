import { describe, expect, it } from "vitest";
import { parseGithub } from "../../../scripts/pictures/github-html.ts";
import { pictures } from "../../../scripts/pictures/list.ts";
import { named, textOf } from "./elements.ts";

describe("the list of pictures", () => {
  it("has a name of its own for each, fit for a file", () => {
    const names = pictures.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each(pictures.map((picture) => [picture.name, picture] as const))(
    "are of a report each, and open only parts that it has: %s",
    (_, { markdown, place, opened = [] }) => {
      const tree = parseGithub(markdown(), place);
      const summaries = named(tree, "summary").map(textOf);
      expect(textOf(tree)).toMatch(
        /^\s*(?:(?:✅|❌|⚠️) (?:DoltLite(?:, int)?|sqlite-bench-gate)|Pass|Fail|Measurement failed): /,
      );
      for (const beginning of opened)
        expect(summaries.filter((summary) => summary.startsWith(beginning))).toHaveLength(1);
    },
  );
});
