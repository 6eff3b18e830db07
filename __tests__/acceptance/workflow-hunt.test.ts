import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { compilePlanted, type PlantedFault } from "../../bench/hunt/planted.ts";
import { shownWorkflows } from "../builders/documents.ts";
import { eventPayload } from "../builders/events.ts";
import { useServer } from "../rest-server/use-server.ts";
import { tokenOf } from "./act/job-permissions.ts";
import { commit, makeRepository } from "./act/repository.ts";
import { jobToken, runWorkflow } from "./act/runner.ts";

const used = useServer();
const pathBefore = process.env.PATH;
let root: string;
let repository: string;

/** Reads that reach the planted fault, in the time that a test has. */
const grammar = `
weights: { rows: { 10000: 0, 3000: 0 }, storages: { file: 0 }, pending: { 2000: 0 } }
rules:
  predicate(a): [{ name: absolute, weight: 40, sql: "abs({c=a.integer}) = {value c}" }]
`;

const [nightly] = shownWorkflows.filter(({ name }) => name.startsWith("docs/hunt.md"));
const shown = nightly?.text ?? "";
const workflow = shown.replace("minutes: 30", "minutes: 0.5\n          grammar: grammar.yml");

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "workflow-hunt-"));
  repository = makeRepository();
  commit(repository, "Follow the guide", {
    ".github/workflows/hunt.yml": workflow,
    "grammar.yml": grammar,
    Makefile: "libengine.so:\n\tcp built-libengine.so libengine.so\n",
  });
  used.server.state.tokens.set(jobToken, tokenOf("hunt.yml", false, repository));
});

afterEach(() => {
  process.env.PATH = pathBefore;
  for (const folder of [root, repository]) rmSync(folder, { recursive: true, force: true });
});

/** Stands in for GitHub's own program, of which the workflow lists runs and downloads the corpus of the last night. */
function writeGh(lastNight: string | undefined): void {
  const download = `mkdir -p last/corpus-1 && cp -r "${lastNight}/corpus-1/corpus/." last/corpus-1/`;
  const file = path.join(root, "gh");
  const answers =
    lastNight === undefined
      ? 'case "$1 $2" in "run list") ;; *) echo "no run" >&2; exit 1 ;; esac'
      : `case "$1 $2" in "run list") echo 1 ;; "run download") ${download} ;; *) exit 1 ;; esac`;
  writeFileSync(file, `#!/bin/sh\n${answers}\n`);
  chmodSync(file, 0o755);
}

/** One night of an engine with a fault, after another night. */
async function night(runId: number, fault: PlantedFault, lastNight?: string) {
  writeGh(lastNight);
  process.env.PATH = `${root}:${pathBefore}`;
  copyFileSync(compilePlanted(fault), path.join(repository, "built-libengine.so"));
  commit(repository, `The engine of night ${runId}`, {});
  const artifacts = mkdtempSync(path.join(root, "artifacts-"));
  const ran = await runWorkflow(repository, {
    ...{ workflow: "hunt.yml", event: "schedule", payload: eventPayload("schedule") },
    ...{ apiUrl: used.server.url, artifacts, runId, limitMs: 400_000 },
  });
  return { ...ran, artifacts };
}

const issues = () => used.server.state.issues.map(({ state, title }) => `${state}: ${title}`);

it("keeps a corpus from night to night, and an issue for each cause until it is gone", {
  timeout: 900_000,
}, async () => {
  expect(workflow).not.toBe(shown);
  const first = await night(8001, "wrong");
  expect(first.result, first.log).toBe("success");
  const opened = issues();
  expect(opened.length, first.log).toBeGreaterThan(0);
  expect(opened.every((one) => one.startsWith("open: "))).toBe(true);
  expect(opened.join("\n")).toContain("abs(");
  expect(existsSync(path.join(first.artifacts, "hunt-1/hunt.json"))).toBe(true);
  expect(readdirSync(path.join(first.artifacts, "corpus-1/corpus")).length).toBeGreaterThan(0);

  const second = await night(8002, "none", first.artifacts);
  expect(second.result, second.log).toBe("success");
  // Only the corpus knows the case.
  expect(issues()).toEqual(opened.map((one) => one.replace("open: ", "closed: ")));
});
