import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { fetchSqlite } from "../../bench/engines.ts";
import { compilePlanted } from "../../bench/hunt/planted.ts";
import { findHunt } from "../../src/features/search/hunt/hunt-file.ts";
import { Job } from "./action.ts";

const baseline = path.resolve(await fetchSqlite());

/** Reads that reach the planted fault. */
const grammar = `
weights: { rows: { 10000: 0, 3000: 0 }, storages: { file: 0 }, pending: { 2000: 0 } }
rules:
  predicate(a): [{ name: absolute, weight: 40, sql: "abs({c=a.integer}) = {value c}" }]
`;

function hunt(
  inputs: Readonly<Record<string, string>>,
  event = "schedule",
  prepare: (workspace: string) => void = () => undefined,
) {
  const job = new Job();
  prepare(job.workspace);
  writeFileSync(path.join(job.workspace, "grammar.yml"), grammar);
  copyFileSync(compilePlanted("wrong"), path.join(job.workspace, "libengine.so"));
  const common = {
    candidate: "libengine.so",
    baseline,
    grammar: "grammar.yml",
    minutes: "0.2",
    "github-token": "",
  };
  const environment = { MY_SECRET: "own-secret" };
  return { job, finished: job.run({ event, action: "hunt", inputs: { ...common, ...inputs }, environment }) };
}

it("hunts, and says in outputs and summary what it found", async () => {
  const { job, finished } = hunt({});
  const { status, outputs, summary, stdout } = await finished;
  expect(stdout).toMatch(/::error::\d+ cases?.*different answer/);
  expect(status).toBe(1);
  expect(Number(outputs.cases)).toBeGreaterThanOrEqual(1);
  expect(Number(outputs.causes)).toBeGreaterThanOrEqual(1);
  expect(Number(outputs["wrong-answers"])).toBeGreaterThanOrEqual(1);
  expect(outputs).toMatchObject({
    "cases-path": expect.stringMatching(/\/sqlite-bench-gate-\w+\/cases$/),
    "results-path": expect.stringMatching(/\/sqlite-bench-gate-\w+\/hunt\.json$/),
    "report-path": expect.stringMatching(/\/sqlite-bench-gate-\w+\/hunt\.md$/),
  });
  expect(summary).toMatch(/^# \d+ cases?.*different answer/);
  expect(summary).toBe(readFileSync(path.resolve(job.workspace, outputs["report-path"] ?? ""), "utf8"));
  expect(existsSync(path.resolve(job.workspace, outputs["cases-path"] ?? ""))).toBe(true);
});

it("keeps a corpus from night to night, which knows a cause again, and knows when it is gone", async () => {
  const corpus = mkdtempSync(path.join(tmpdir(), "corpus-"));
  onTestFinished(() => rmSync(corpus, { recursive: true }));
  const night = async (inputs: Readonly<Record<string, string>>) => {
    const { job, finished } = hunt({ corpus, "on-fail": "neutral", ...inputs });
    const { status, outputs, summary, stdout } = await finished;
    expect(status, stdout).toBe(0);
    const { cases, gone } =
      findHunt(path.dirname(path.resolve(job.workspace, outputs["results-path"] ?? ""))) ?? {};
    return { cases: cases ?? [], gone: gone ?? [], summary };
  };
  const [one] = (await night({})).cases;
  expect(one).toMatchObject({ kind: "wrong", isOfCorpus: false });
  expect(readdirSync(corpus)).toContain(`case-${one?.cause}.json`);
  // Hardly any other statement reaches the fault.
  const again = await night({ minutes: "0.1", grammar: "" });
  expect(again.cases).toContainEqual(
    expect.objectContaining({ cause: one?.cause, since: one?.since, isOfCorpus: true }),
  );
  const fixed = await night({ candidate: baseline, minutes: "0.1" });
  expect([fixed.cases, fixed.gone.map(({ cause }) => cause)]).toEqual([
    [],
    expect.arrayContaining([one?.cause]),
  ]);
  expect(fixed.summary).toContain(`${fixed.gone[0]?.name}: gone`);
});

it.each(["candidate", "grammar", "known", "corpus"])(
  "refuses a %s that a link leads out of the workspace",
  async (input) => {
    const { job, finished } = hunt({ [input]: "linked" }, "schedule", (workspace) =>
      symlinkSync(baseline, path.join(workspace, "linked")),
    );
    const { status, stdout } = await finished;
    expect(stdout).toContain(`input ${input}: "linked" leads out of the workspace by a link`);
    expect(status).toBe(1);
    expect(existsSync(path.join(job.workspace, "hunt-results"))).toBe(false);
  },
);

it("only warns if it should, and passes without a case", async () => {
  const neutral = await hunt({ "on-fail": "neutral" }).finished;
  expect([neutral.status, neutral.stdout]).toEqual([0, expect.stringMatching(/::warning::\d+ case/)]);
  const none = await hunt({ candidate: baseline, minutes: "0.02" }).finished;
  expect(none.status, none.stdout).toBe(0);
  expect(none.outputs).toMatchObject({ cases: "0", causes: "0", "wrong-answers": "0", "cases-path": "" });
  expect(none.summary).toMatch(/^# No case/);
});

it("refuses what would run a stranger's engine with the repository's rights, and an engine that is missing", async () => {
  const foreign = await hunt({}, "pull_request_target").finished;
  expect([foreign.status, foreign.stdout]).toEqual([1, expect.stringContaining("event pull_request_target")]);
  const missing = await hunt({ candidate: "none.so" }).finished;
  expect([missing.status, missing.stdout]).toEqual([1, expect.stringContaining("none.so")]);
  expect(missing.outputs).toEqual({});
});
