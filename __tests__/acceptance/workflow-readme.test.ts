import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite } from "../../bench/engines.ts";
import { shownWorkflows } from "../builders/documents.ts";
import { eventPayload } from "../builders/events.ts";
import { gitIn } from "../git/run-git.ts";
import { useServer } from "../rest-server/use-server.ts";
import { tokenOf } from "./act/job-permissions.ts";
import { commit, makeRepository } from "./act/repository.ts";
import { jobToken, runWorkflow } from "./act/runner.ts";

const [measuring, publishing] = shownWorkflows.filter(({ name }) => name.startsWith("README.md"));

const head = "a".repeat(40);
/** The measuring run of the events' fixtures. */
const runId = 4001;
const library = "libdoltlite.so";

/** Few rows and tests, for the time that they take, and ceilings that no machine's noise exceeds. */
const settings = `rows: 1000
variants: [int]
workloads: [oltp_point_select, oltp_insert, oltp_insert_ac]
ceiling: 100
average-ceiling: 100
`;

const makefile = `${library}:\n\tcp built-${library} ${library}\n`;

/** Milliseconds for three runs of a workflow, one of which measures. */
const limitMs = 700_000;

const used = useServer();
let repository: string;

beforeAll(() => {
  repository = makeRepository();
  cpSync(fetchDoltlite(), path.join(repository, `built-${library}`));
  commit(repository, "Follow README", {
    Makefile: makefile,
    ".github/bench-gate.yml": settings,
    ".github/workflows/benchmark.yml": measuring?.text ?? "",
    // By default a pass has no comment.
    ".github/workflows/publish-benchmark.yml": `${publishing?.text.trimEnd()}\n    with: { comment: single }\n`,
  });
});

afterAll(() => {
  rmSync(repository, { recursive: true, force: true });
});

/** As GitHub lists them, the jobs that say which base was built. */
function jobsOf(steps: Awaited<ReturnType<typeof runWorkflow>>["steps"]) {
  const resultOf = (name: string) => steps.get(name)?.result ?? "skipped";
  const building = ["Build the engine", "Pack the engine"].map((name) => [name, resultOf(name)] as const);
  return [
    { name: "benchmark / base / build benchmark-base", steps: Object.fromEntries(building) },
    { name: "benchmark / candidate and base are the same file", conclusion: resultOf("Leave the base out") },
  ];
}

const event = (fixture: string) => eventPayload(fixture) as { pull_request: object; workflow_run: object };
const announced = ({ pull_request, ...rest }: ReturnType<typeof event>) => {
  return { ...rest, pull_request: { ...pull_request, updated_at: "2026-05-22T08:59:00Z" } };
};
const completed = ({ workflow_run, ...rest }: ReturnType<typeof event>) => {
  return { ...rest, workflow_run: { ...workflow_run, id: runId, event: "pull_request" } };
};

const own = {
  whose: "of a branch of the repository that changes the engine by a byte",
  makefile: `${makefile}\techo >> ${library}\n`,
  about: "| vs base |",
  pull: { number: 7, state: "open", head: { sha: head, ref: "faster", owner: "octo-org", repositoryId: 1 } },
  opened: event("pull-request"),
  ended: event("workflow-run-push"),
  isFork: false,
} as const;
const foreign = {
  whose: "from a fork that changes documents",
  makefile,
  about: "Candidate and base are the same file: nothing to compare.",
  pull: { number: 8, state: "open", head: { ...own.pull.head, owner: "contributor", repositoryId: 2 } },
  opened: event("pull-request-fork"),
  ended: event("workflow-run-fork"),
  isFork: true,
} as const;

describe.each([own, foreign])("README's two workflows, for a pull request $whose", (given) => {
  it(
    "announce a status, measure DoltLite, and publish the result as a comment and that status",
    async () => {
      const artifacts = mkdtempSync(path.join(tmpdir(), "artifacts-"));
      const { state } = used.server;
      const run = (workflow: string, name: string, payload: unknown, isFork = false) => {
        state.tokens.set(jobToken, tokenOf(workflow, isFork, repository));
        return runWorkflow(repository, {
          workflow,
          event: name,
          payload,
          apiUrl: used.server.url,
          artifacts,
          runId,
          limitMs: limitMs / 2,
        });
      };
      const statuses = () => state.statuses.map(({ sha, context, state: is }) => `${sha} ${context} ${is}`);
      state.pulls.splice(0, 1, given.pull);
      gitIn(repository, "switch", "--quiet", "--force-create", "change", "main");
      commit(repository, "Change something", { Makefile: given.makefile, "page.md": "" });
      try {
        const pending = await run("publish-benchmark.yml", "pull_request_target", announced(given.opened));
        expect(pending.result, pending.log).toBe("success");
        expect(statuses()).toEqual([`${head} sqlite-bench-gate (main) pending`]);

        const measured = await run("benchmark.yml", "pull_request", given.opened, given.isFork);
        expect(measured.result, measured.log).toBe("success");
        state.runs.set(runId, { jobs: jobsOf(measured.steps) });

        gitIn(repository, "switch", "--quiet", "main");
        const published = await run("publish-benchmark.yml", "workflow_run", completed(given.ended));
        expect(published.result, published.log).toBe("success");
        expect(statuses().at(-1), published.log).toBe(`${head} sqlite-bench-gate (main) success`);
        expect(state.comments).toMatchObject([{ pullRequest: given.pull.number }]);
        const [comment] = state.comments;
        expect(comment?.body).toMatch(/^## (?:✅|⚠️) /m);
        expect(comment?.body).toContain(given.about);
        expect(comment?.body).toContain(
          "has defaults of its own: journal_mode wal, where SQLite has delete (file); cache_size -65536, where SQLite has -2000 (memory, file, autocommit)",
        );
      } finally {
        rmSync(artifacts, { recursive: true, force: true });
      }
    },
    limitMs,
  );
});
