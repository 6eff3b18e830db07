import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { features } from "../../src/features.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import type { Recording } from "../../src/model/recording.ts";
import { keyVariants, storages, testPath } from "../../src/model/test.ts";
import type { ExpectedPlan, ExpectedRun } from "../../src/results/expected-run.ts";
import { formatRecording } from "../../src/results/json/schema.ts";
import { readUntrusted, readUntrustedSecond } from "../../src/results/untrusted.ts";
import { planTests } from "../../src/suite/plan-tests.ts";
import { suites } from "../../src/suite/suites.ts";
import { judgeRecording, recordedRule } from "../../src/verdict/judge-recording.ts";
import { useFolder } from "../builders/folder.ts";
import { errorMessage } from "../error-message.ts";
import { asFirst, asSecond } from "./confirming-machine.ts";
import { planOf, shardOf } from "./planned-shards.ts";
import { wholeRun } from "./whole-run.ts";

const folder = useFolder("untrusted");

const selection = { suites: ["oltp"], variants: keyVariants, storages } as const;
const plan: ExpectedRun = {
  catalogue: suites,
  selection,
  dialect: "sqlite",
  tests: planTests(selection),
  rows: 100_000,
  warehouses: 1,
  seed: 1,
  statements: "text",
  contents: {},
  threads: 1,
  rule: defaultCriteria.rule,
  requireBase: false,
  pragmas: {},
  environment: {},
  given: {},
  names: { baseline: "SQLite", candidate: "fork", base: "base" },
};

const slowTest = "int/memory/writes/oltp_insert";
const slow = wholeRun({ multiplier: (test) => (testPath(test) === slowTest ? 9 : 2) });
const first = asFirst(slow, 1);
const second = asSecond(first, slow, 2);

/** The name of a file with the recording, as patterns give it. */
function write(name: string, recording: Recording): string[] {
  writeFileSync(path.join(folder, name), formatRecording(recording));
  return [name];
}

const check = () => undefined;
const confirmation = (patterns: readonly string[]) => {
  const tests = plan.tests.filter((test) => testPath(test) === slowTest);
  return readUntrustedSecond(patterns, [folder], { ...plan, tests }, [slowTest], check, features);
};

describe("results of several attempts", () => {
  const attempt = (number: number, multiplier: number) => ({
    ...wholeRun({ multiplier: () => multiplier }),
    origin: { run: 77, attempt: number, head: "a".repeat(40) },
  });
  const read = (patterns: readonly string[]) =>
    readUntrusted(patterns, [folder], plan, check, undefined, features);

  it("are those of the newest one that measured, whatever order they are named in", () => {
    const [one, two] = [write("benchmark-1.json", attempt(1, 2)), write("benchmark-2.json", attempt(2, 3))];
    const figureOf = (patterns: readonly string[]) => {
      const { tests, origin } = read(patterns);
      const [{ samples = [] } = {}] = tests;
      const ns = (role: string) => samples.find((sample) => sample.role === role)?.ns ?? 0;
      return [origin?.attempt, Math.round(ns("candidate") / ns("baseline"))];
    };
    expect(figureOf([...one, ...two])).toEqual([2, 3]);
    expect(figureOf([...two, ...one])).toEqual([2, 3]);
    expect(figureOf(one)).toEqual([1, 2]);
  });
});

describe("the engines' names", () => {
  const named = (name: string) => {
    const run = wholeRun({ multiplier: () => 2 });
    const { candidate } = run.engines;
    return write("named.json", { ...run, engines: { ...run.engines, candidate: { ...candidate, name } } });
  };
  const nameOf = (name: string, given: ExpectedRun["given"]) =>
    readUntrusted(named(name), [folder], { ...plan, given }, check, undefined, features).engines.candidate
      .name;

  it.each([
    ["the publisher's", "doltlite 0.51.3", {}, "fork"],
    ["the publisher's, if it has one for releases", "doltlite 0.51.3", releasesNamed("mine"), "fork"],
    ["the publisher's in place of what is no release", "main", releasesNamed(), "fork"],
    ["the publisher's in place of a text with a release in it", "main is 0.51.3", releasesNamed(), "fork"],
    [
      "a release's",
      "@scope/better-sqlite3 13.2.0-rc.1",
      releasesNamed(),
      "@scope/better-sqlite3 13.2.0-rc.1",
    ],
  ] as const)("are %s", (_, recorded, given, name) => {
    expect(nameOf(recorded, given)).toBe(name);
  });

  function releasesNamed(name?: string): ExpectedRun["given"] {
    return { "only-with-results": true, ...(name === undefined ? {} : { "candidate-name": name }) };
  }
});

describe("results of the first machine", () => {
  it("are not of the machine that confirms, which decides with another part of alpha", () => {
    expect(
      readUntrusted(write("first.json", first), [folder], plan, check, undefined, features).run,
    ).not.toHaveProperty("confirms");
    expect(
      errorMessage(() =>
        readUntrusted(write("second.json", second), [folder], plan, check, undefined, features),
      ),
    ).toMatch(/^input results: .*second\.json is of the machine that confirms: give it with confirmed-by$/);
  });
});

/** Results of a publisher whose plan is two inserts, with the tests of other workloads beside them. */
describe("tests that were not planned", () => {
  const inserts = ["oltp_insert", "oltp_bulk_insert"];
  const chosen = { ...selection, variants: ["int"], storages: ["memory"], workloads: inserts } as const;
  const two: ExpectedRun = { ...plan, selection: chosen, tests: planTests(chosen) };
  const { features: _, ...forged } = wholeRun({
    multiplier: ({ workload }) => (inserts.includes(workload) ? 8 : 1),
  });
  const tests = forged.tests.filter(({ variant, storage }) => variant === "int" && storage === "memory");
  const { run, controls = [] } = forged;
  const planned = { tests: tests.length, controls: controls.length };
  const beside = write("beside.json", { ...forged, ...(run && { run: { ...run, planned } }), tests });
  const criteria = { ...defaultCriteria, untrusted: true };

  it("would pass an average that the planned ones exceed", () => {
    const average = (count: number) => {
      const counted = tests.filter(({ kind }) => kind === "writes").slice(0, count);
      const { sections } = judgeRecording({ ...forged, tests: counted }, criteria);
      return sections.find(({ kind }) => kind === "writes")?.judgement;
    };
    expect(average(2)?.outcome).toBe("fail");
    expect(average(tests.length)?.outcome).toBe("pass");
  });

  it("are refused by name", () => {
    expect(errorMessage(() => readUntrusted(beside, [folder], two, check))).toMatch(
      /^input results: int\/memory\/reads\/\S+ was not planned, nor were 20 others: /,
    );
  });
});

describe("checks of an earlier run", () => {
  it("are refused, since a cache can hold anything", () => {
    const [one, ...others] = slow.tests;
    if (one === undefined) throw new Error("no test");
    const checks = one.checks.map((check) =>
      check.role === "baseline" ? { ...check, reused: true } : check,
    );
    const reused = asFirst({ ...slow, tests: [{ ...one, checks }, ...others] } as Recording, 1);
    expect(
      errorMessage(() =>
        readUntrusted(write("reused.json", reused), [folder], plan, check, undefined, features),
      ),
    ).toBe(
      `input results: the check of ${testPath(one)} on the baseline is of an earlier run, and published results have checks of their own: ` +
        "measure with the action, or with CI=true in the environment",
    );
  });
});

describe("the rule of results", () => {
  const { run } = first;
  const ofOneTestEach = {
    hash: "ab".repeat(8),
    shards: first.tests.slice(0, 250).map((test) => [testPath(test)]),
  };
  const given = { ...plan, rule: { ...defaultCriteria.rule, alpha: 0.02 } };

  it("is the publisher's, whatever they say", () => {
    const changed = { alpha: 0.0001, rounds: { min: 3, max: 5 }, precision: 0.01, confirmElsewhere: true };
    const forged = { ...first, ...(run && { run: { ...run, ...changed } }) };
    const read = readUntrusted(write("rule.json", forged), [folder], given, check, undefined, features);
    expect(recordedRule(read)).toEqual({ ...given.rule, rounds: { min: 3, max: 11 } });
    const asking = { ...given, rule: { ...given.rule, precision: 2, confirmElsewhere: true } };
    const other = readUntrusted(write("rule.json", forged), [folder], asking, check, undefined, features);
    expect(recordedRule(other)).toEqual({ ...asking.rule, rounds: { min: 3, max: 11 } });
  });

  it("has as many pairs a test as the file of the fewest tests needs, if several runs are read together", () => {
    // Neither says that all of its tests have pairs together.
    const rounds = { min: 3, max: 11 };
    const of = (startedAt: string) => ({ ...first, ...(run && { run: { ...run, rounds, startedAt } }) });
    const [early, later] = [of("2026-05-22T09:00:00.000Z"), of("2026-05-22T10:00:00.000Z")];
    const parts = [
      ...write("few.json", { ...early, tests: first.tests.slice(0, 2) }),
      ...write("many.json", { ...later, tests: first.tests.slice(2) }),
    ];
    for (const patterns of [parts, parts.toReversed()]) {
      const read = readUntrusted(patterns, [folder], plan, check, undefined, features);
      expect(recordedRule(read).rounds).toEqual({ min: 9, max: 11 });
    }
  });

  it("has none of their options but the releases of a package that is known", () => {
    const optionsOf = (releases: string) => {
      const options = { "upgraded-releases": releases, rounds: "1..2" };
      const forged = { ...first, ...(run && { run: { ...run, options } }) };
      return readUntrusted(write("options.json", forged), [folder], given, check, undefined, features).run
        ?.options;
    };
    const pair = "npm:better-sqlite3@12.4.1 npm:better-sqlite3@13.2.0";
    expect(optionsOf(pair)).toEqual({ "upgraded-releases": pair });
    expect(optionsOf(pair.replaceAll("better-sqlite3", "evil"))).toBeUndefined();
    expect(optionsOf(`${pair};reboot`)).toBeUndefined();
  });

  it("does not divide alpha by a plan that the publisher does not have", () => {
    const forged = { ...first, plan: ofOneTestEach };
    expect(
      errorMessage(() =>
        readUntrusted(write("machines.json", forged), [folder], plan, check, undefined, features),
      ),
    ).toMatch(/^input plan: .*machines\.json is of the plan [0-9a-f]{16}, and no plan is given/);
  });

  it("does not divide the confirming machine's alpha by claims that are not open, or by a plan", () => {
    const claims = plan.tests.map(testPath);
    const forged = {
      ...second,
      plan: ofOneTestEach,
      ...(second.run && { run: { ...second.run, confirms: [...claims, slowTest] } }),
    };
    const read = confirmation(write("claims.json", forged));
    expect(read && recordedRule(read)).toEqual({
      ...plan.rule,
      rounds: { min: 18, max: 18 },
      confirms: [slowTest],
    });
  });
});

describe("results of the machine that confirms", () => {
  it("say so", () => {
    expect(confirmation(write("second.json", second))?.run?.confirms).toEqual([slowTest]);
    expect(errorMessage(() => confirmation(write("first.json", first)))).toMatch(
      /^input confirmed-by: .*first\.json is not of a machine that confirms: give what was measured with confirm$/,
    );
  });

  it("are called by their own input", () => {
    const { candidate } = second.engines;
    const memory = { synchronous: "0", journal_mode: "memory", cache_size: "-2000", page_size: "4096" };
    const settings = { ...candidate.settings, memory };
    const other = { ...second.engines, candidate: { ...candidate, settings } };
    const run = second.run && { ...second.run, planned: { tests: 1, controls: 0 } };
    const messages = [
      write("rows.json", {
        ...second,
        ...(second.suite && { suite: { ...second.suite, hash: "ab".repeat(32) } }),
      }),
      write("controls.json", { ...second, ...(run && { run }), controls: [] }),
      write("settings.json", { ...second, engines: other }),
    ].map((patterns) => errorMessage(() => confirmation(patterns)));
    for (const message of messages) expect(message).toMatch(/^input confirmed-by: /);
  });
});

describe("shards of a plan", () => {
  const { features: _, ...whole } = wholeRun({ multiplier: () => 2 });
  // Chosen workloads have no sequences.
  const run = { ...plan, selection: { ...selection, workloads: [] } };
  const shardPlan = planOf(whole, 2);
  const expected: ExpectedPlan = { plan: shardPlan };
  const origin = { run: 7, attempt: 1, head: "a".repeat(40) };
  const shard = (number: number, run: number) => ({
    ...shardOf(whole, shardPlan, number),
    origin: { ...origin, run },
  });
  const isOfRun7 = ({ origin }: Recording) =>
    origin?.run === 7 ? undefined : `is from run ${origin?.run}, and run 7 is expected`;
  const files = [write("own-1.json", shard(1, 7)), write("own-2.json", shard(2, 7))].flat();

  it("of another run are left out and named, and the others count", () => {
    const read = (patterns: readonly string[]) => readUntrusted(patterns, [folder], run, isOfRun7, expected);
    expect(read(files)).not.toHaveProperty("problems");
    const recording = read([...files, ...write("other.json", shard(2, 6))]);
    expect(recording.problems).toEqual([
      { name: expect.stringMatching(/other\.json$/), reason: "it is from run 6, and run 7 is expected" },
    ]);
    expect(recording.tests.every(({ samples }) => samples.length > 0)).toBe(true);
    expect(errorMessage(() => read(["other.json"]))).toMatch(
      /^input results: .*other\.json is from run 6, and run 7 is expected$/,
    );
  });

  it("of another run are refused if nobody has the plan", () => {
    expect(
      errorMessage(() =>
        readUntrusted([...files, ...write("other.json", shard(2, 6))], [folder], run, isOfRun7),
      ),
    ).toMatch(/other\.json is from run 6/);
  });

  it("of another division count only if the publisher accepts it", () => {
    const other = planOf(whole, 3);
    const three = [1, 2, 3].flatMap((number) =>
      write(`three-${number}.json`, { ...shardOf(whole, other, number), origin }),
    );
    const read = (accepted: ExpectedPlan) => readUntrusted(three, [folder], run, check, accepted);
    expect(errorMessage(() => read(expected))).toMatch(
      new RegExp(`^no results of the plan ${shardPlan.hash} are left: `),
    );
    const whyRefused = ({ hash }: { readonly hash: string }) =>
      hash === other.hash ? undefined : `${hash} is not the other`;
    expect(read({ ...expected, whyRefused }).plan).toEqual(other);
    expect(errorMessage(() => read({ ...expected, whyRefused: () => "it has 3 shards" }))).toBe(
      `input results: the plan ${other.hash} is not this publisher's, ${shardPlan.hash}: it has 3 shards`,
    );
  });
});

describe("results that say that the base is the candidate's file", () => {
  const sha256 = "ab".repeat(32);
  const { candidate } = slow.engines;
  const claim = {
    engines: { ...slow.engines, candidate: { ...candidate, sha256 } },
    identicalBase: { sha256 },
  };
  const files = () => write("same-file.json", { ...slow, ...claim });

  it("are refused where a base is required, since nobody has compared the files", () => {
    expect(
      errorMessage(() =>
        readUntrusted(files(), [folder], { ...plan, requireBase: true }, check, undefined, features),
      ),
    ).toMatch(
      /^input require-base: the results say that candidate and base are the same file, which nobody has checked/,
    );
  });

  it("lose what they say where no base is required", () => {
    const recording = readUntrusted(files(), [folder], plan, check, undefined, features);
    expect(recording).not.toHaveProperty("identicalBase");
    expect(recording.tests).toHaveLength(plan.tests.length);
  });

  it("cannot confirm with it either", () => {
    const again = write("same-file-again.json", { ...second, ...claim });
    expect(confirmation(again)).not.toHaveProperty("identicalBase");
  });
});
