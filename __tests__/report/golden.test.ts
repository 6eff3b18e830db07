import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { features } from "../../src/features.ts";
import { type Ceilings, defaultCriteria, type Rounds } from "../../src/model/criteria.ts";
import type { Recording } from "../../src/model/recording.ts";
import { renderMarkdown } from "../../src/report/markdown.ts";
import { renderTerminal } from "../../src/report/terminal.ts";
import { parseMedians } from "../../src/results/tables/medians-file.ts";
import { fullRecording } from "../builders/recordings.ts";
import { verdictOn } from "../builders/verdicts.ts";

/*
 * To renew the reports in fixtures, run `npx vitest run --project unit __tests__/report/golden.test.ts -u` and read
 * every line that it changes.
 */

const fixture = (name: string) => new URL(`../../fixtures/${name}`, import.meta.url).pathname;
const read = (name: string) => readFileSync(fixture(name), "utf8");

function readPullRequest(): Recording {
  const names = { baseline: "SQLite", candidate: "DoltLite" };
  return parseMedians(read("doltlite-pr-1038.tsv"), "doltlite-pr-1038.tsv", names);
}

function report(recording: Recording, ceilings: Ceilings, rounds?: Rounds) {
  const verdict = verdictOn(recording, { ceilings, ...(rounds === undefined ? {} : { rounds }) });
  return {
    markdown: renderMarkdown(recording, verdict, { detail: "full", features }),
    terminal: renderTerminal(recording, verdict, { features }),
    screen: renderTerminal(recording, verdict, { features, isFirstScreen: true }),
  };
}

/** The lines of a file of tab-separated values under its header. */
function rowsOf(name: string): string[][] {
  const [, ...lines] = read(name).trim().split("\n");
  return lines.map((line) => line.split("\t"));
}

/** The rows that the report prints, section by section: each test and the average. */
function printed(markdown: string): { tests: string[][]; averages: string[][] } {
  const storages: Record<string, string> = {
    "In-Memory": "memory",
    "File-Backed": "file",
    Autocommit: "autocommit",
  };
  const result = { tests: [] as string[][], averages: [] as string[][] };
  let [variant, storage, kind] = ["", "", ""];
  for (const line of markdown.slice(markdown.indexOf("<details>")).split("\n")) {
    variant = /<summary><b>(\w+)<\/b>/.exec(line)?.[1] ?? variant;
    storage = storages[/^### (.*)/.exec(line)?.[1] ?? ""] ?? storage;
    kind = /^#### (.*)/.exec(line)?.[1]?.toLowerCase() ?? kind;
    const [test = "", baseline = "", candidate = "", multiplier = ""] = line
      .split("|")
      .slice(1)
      .map((cell) => cell.trim());
    if (test === "Average") result.averages.push([variant, storage, kind, multiplier]);
    else if (/^\d/.test(multiplier))
      result.tests.push([variant, storage, kind, test, baseline, candidate, multiplier]);
  }
  return result;
}

describe("the report of DoltLite's pull request 1038", () => {
  const { markdown, terminal, screen } = report(readPullRequest(), defaultCriteria.ceilings);

  it("prints every median and multiplier as the original did, in its order", () => {
    const expected = rowsOf("doltlite-pr-1038.tsv").map(
      ([variant, storage, kind, test, baseline, candidate, multiplier]) => [
        variant,
        storage,
        kind,
        test,
        Number(baseline).toLocaleString("en-US"),
        Number(candidate).toLocaleString("en-US"),
        multiplier,
      ],
    );
    expect(expected).toHaveLength(276);
    expect(printed(markdown).tests).toEqual(expected);
  });

  it("prints every section's average as the original did, in its order", () => {
    const expected = rowsOf("doltlite-pr-1038-averages.tsv");
    expect(expected).toHaveLength(24);
    expect(printed(markdown).averages).toEqual(expected);
  });

  it("says first how many times slower it is, and how near the ceilings are", () => {
    expect(markdown).toMatch(/^\*\*Pass\*\*: 1\.98x SQLite's time; slowest of 276 tests /);
    expect(terminal).toMatch(/^Pass: 1\.98x SQLite's time; slowest of 276 tests /);
  });

  it("fits a comment on GitHub twice over", () => {
    expect(markdown.length).toBeLessThan(65_536 / 2);
  });

  it("is the golden one", async () => {
    await expect(markdown).toMatchFileSnapshot(fixture("doltlite-pr-1038.md"));
    await expect(terminal).toMatchFileSnapshot(fixture("doltlite-pr-1038.txt"));
    await expect(screen).toMatchFileSnapshot(fixture("doltlite-pr-1038.screen.txt"));
  });
});

describe("the report of a run that fails", () => {
  const rules = [
    { for: { variant: "text", storage: "autocommit", kind: "writes" }, test: 4.2, average: 4 },
  ] as const;
  const known = fullRecording();
  const broken = known.tests.find(({ failures }) => failures.length > 0);
  const tests = readPullRequest().tests.map((test) =>
    broken && test.variant === "int" && test.storage === broken.storage && test.workload === broken.workload
      ? broken
      : test,
  );
  const { markdown, terminal, screen } = report(
    { ...known, tests },
    { ...defaultCriteria.ceilings, test: 5, average: 4.5, rules },
    1,
  );

  it("is the golden one", async () => {
    await expect(markdown).toMatchFileSnapshot(fixture("failing.md"));
    await expect(terminal).toMatchFileSnapshot(fixture("failing.txt"));
    await expect(screen).toMatchFileSnapshot(fixture("failing.screen.txt"));
  });
});

describe("the report of a run of which everything is known", () => {
  const { markdown, terminal, screen } = report(fullRecording(), defaultCriteria.ceilings);

  it("is the golden one", async () => {
    await expect(markdown).toMatchFileSnapshot(fixture("full.md"));
    await expect(terminal).toMatchFileSnapshot(fixture("full.txt"));
    await expect(screen).toMatchFileSnapshot(fixture("full.screen.txt"));
  });
});
