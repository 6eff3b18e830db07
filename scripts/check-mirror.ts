/**
 * Finds unit tests that mirror no source: a test of `src/x/y.ts` is `__tests__/x/y.test.ts`, so that a file that moves takes its
 * test along. Tests of scripts and of benchmarks mirror `scripts` and `bench`; helpers of tests have their tests beside them.
 *
 * usage: node scripts/check-mirror.ts
 */
import { execFileSync } from "node:child_process";
import path from "node:path";

/** Tests of several files together, each with the reason why no file has the test. */
const together: Readonly<Record<string, string>> = {
  "features/rules": "the import rules",
  "features/without-one": "builds without one feature",
  "options/defaults": "defaults that help, action.yml and reference name",
  "features/search/hunt/grammar/clauses": "the table of clauses in docs/hunt.md",
  "git/races": "branches that several processes add to, and servers that fail",
  readme: "the documents",
  "report/adaptive": "reports of an adaptive run",
  "report/against-base": "reports of tests against the base",
  "report/golden": "recorded reports",
  "report/hostile": "hostile texts in every report",
  "results/store/unfinished-run": "a run that is resumed",
  "suite/oltp/execution": "the SQL of the suite in SQLite",
  "suite/tpcc/dialects": "the SQL of the suite for servers",
  "verdict/adaptive": "verdicts of an adaptive run",
  "verdict/against-base": "verdicts of tests against the base",
  "verdict/merged": "verdicts of merged shards",
  "workflow-paths": "the paths in workflows and actions",
  workflows: "the workflows",
};

/**
 * Tests that mirror none of the files.
 *
 * @param files paths of all files of the repository
 * @returns the paths of the tests
 */
export function unmirrored(files: readonly string[]): string[] {
  const sources = new Set(files);
  const folders = new Set(files.map((file) => path.dirname(file)));
  return files.filter((file) => {
    const [, name] = /^__tests__\/(?!acceptance\/)(.*)\.test\.ts$/.exec(file) ?? [];
    if (name === undefined || name in together) return false;
    const candidates = [`src/${name}.ts`, `${name}.ts`, `__tests__/${name}.ts`];
    return !candidates.some((one) => sources.has(one)) && !folders.has(`src/${name}`);
  });
}

function main(): number {
  const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
  const found = unmirrored(tracked);
  for (const file of found)
    process.stderr.write(`${file}: no source has this name: move the test to the name of its source\n`);
  return found.length === 0 ? 0 : 1;
}

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === import.meta.filename)
  process.exitCode = main();
