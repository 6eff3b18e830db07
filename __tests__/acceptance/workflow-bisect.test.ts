import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eventPayload } from "../builders/events.ts";
import { useServer } from "../rest-server/use-server.ts";
import { tokenOf } from "./act/job-permissions.ts";
import { makeRepository } from "./act/repository.ts";
import { jobToken, runWorkflow } from "./act/runner.ts";

const used = useServer();
let repository: string;
let artifacts: string;

beforeEach(() => {
  repository = makeRepository();
  artifacts = mkdtempSync(path.join(tmpdir(), "artifacts-"));
});

afterEach(() => {
  for (const folder of [repository, artifacts]) rmSync(folder, { recursive: true, force: true });
});

it("searches releases when it is started by hand, and comments on the pull request that is named", {
  timeout: 400_000,
}, async () => {
  used.server.state.tokens.set(jobToken, tokenOf("bisect.yml"));
  // docs/bisect.md describes the change.
  const inputs = {
    test: "int/memory/reads/select_random_ranges",
    good: "0.50.10",
    bad: "0.50.12",
    threshold: "",
    "pull-request": "7",
  };
  const file = ".github/workflows/bisect.yml";
  const text = readFileSync(path.join(repository, file), "utf8");
  const quicker = text.replace(/^( +)releases: doltlite\n/m, "$&$1rows: 10000\n");
  expect(quicker).not.toBe(text);
  const { result, log } = await runWorkflow(repository, {
    workflow: "bisect.yml",
    files: { [file]: quicker },
    event: "workflow_dispatch",
    payload: { ...(eventPayload("workflow-dispatch") as object), inputs },
    apiUrl: used.server.url,
    artifacts,
    limitMs: 360_000,
  });
  expect(result, log).toBe("success");
  const searched = JSON.parse(readFileSync(path.join(artifacts, "bisect-1/bisect.json"), "utf8"));
  expect(searched.points.map(({ name }: { name: string }) => name)).toEqual([
    "0.50.10",
    "0.50.11",
    "0.50.12",
  ]);
  const [comment] = used.server.state.comments;
  expect(comment?.pullRequest).toBe(7);
  expect(comment?.body).toMatch(
    /0\.50\.11\W+is the first that changed int\/memory\/reads\/select_random_ranges/,
  );
});
