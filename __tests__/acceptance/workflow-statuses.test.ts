import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { eventPayload } from "../builders/events.ts";
import { gitIn } from "../git/run-git.ts";
import { requiredStatus, statusKinds } from "../rest-server/required-status.ts";
import { workflowToken } from "../rest-server/tokens.ts";
import { useServer } from "../rest-server/use-server.ts";
import { makeRepository } from "./act/repository.ts";
import { runWorkflow } from "./act/runner.ts";
import { compileFaulty } from "./engines.ts";

const used = useServer();
let repository: string;

beforeAll(() => {
  repository = makeRepository();
});

afterAll(() => {
  rmSync(repository, { recursive: true, force: true });
});

/** Ceilings with a status for each that a machine which is too noisy to decide does not change. */
const tooLow = { ceiling: "0.01", "on-inconclusive": "fail" };
const generous = { ceiling: "100", "on-inconclusive": "pass" };

const failed = expect.stringMatching(/^## (?:❌|⚠️) /m);
const passed = expect.stringMatching(/^## (?:✅|⚠️) /m);

/** A step that measures one test of few rows with real engines, in a fixed number of rounds. */
async function gate(ceilings: typeof tooLow, inputs: Readonly<Record<string, string>> = {}) {
  return {
    uses: "sqlite-bench-gate/sqlite-bench-gate@v0",
    with: {
      candidate: path.resolve(fetchDoltlite()),
      baseline: await fetchSqlite(),
      variants: "int",
      settings: `storages: [memory]\naverage-ceiling: ${ceilings.ceiling}`,
      workloads: "oltp_point_select",
      rows: "1000",
      rounds: "3",
      // By default a pass has no comment.
      comment: "single",
      ...ceilings,
      ...inputs,
    },
  };
}

/** Runs a workflow of one job on a real runner. */
function run(
  job: object,
  { event = "pull_request", payload = eventPayload("pull-request"), runId = 77 } = {},
) {
  const jobs = { gate: { "runs-on": "ubuntu-latest", ...job } };
  return runWorkflow(repository, {
    workflow: "statuses.yml",
    event,
    payload,
    apiUrl: used.server.url,
    runId,
    files: { ".github/workflows/statuses.yml": stringify({ on: event, jobs }, { lineWidth: 0 }) },
  });
}

const checks = () => used.server.state.checkRuns.map(({ name, conclusion }) => `${name} ${conclusion}`);
const states = () => used.server.state.statuses.map(({ state }) => state);
const comments = () => used.server.state.comments.map(({ body }) => body);

describe("a matrix whose first leg fails and whose second passes", () => {
  async function matrix(inputs: Readonly<Record<string, string>>) {
    const include = [
      { leg: "first", ...tooLow },
      { leg: "second", ...generous },
    ];
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: expressions of the workflow
    const name = "Gate ${{ matrix.leg }}";
    const ceilings = {
      ceiling: "${{ matrix.ceiling }}",
      "on-inconclusive": "${{ matrix.on-inconclusive }}",
    };
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: expressions of the workflow
    return await run({
      strategy: { "fail-fast": false, "max-parallel": 1, matrix: { include } },
      steps: [{ name, ...(await gate(ceilings, inputs)) }],
    });
  }

  it.each(statusKinds)(
    "is never green under one status-name, and the message names it: %s",
    async (status) => {
      const { result, steps, log } = await matrix({ status, "status-name": "speed" });
      expect(result, log).toBe("failure");
      expect(requiredStatus(used.server, status)).toBe("failure");
      expect([...checks(), ...states()]).not.toContainEqual(expect.stringContaining("success"));
      expect(steps.get("Gate first")?.outputs.outcome).toMatch(/^(?:fail|inconclusive)$/);
      expect(steps.get("Gate second")?.annotations).toContainEqual({
        level: "error",
        message: expect.stringContaining(
          'input status-name: two steps of this run share "speed"; each needs its own status-name',
        ),
      });
      expect(comments()).toEqual([failed]);
    },
  );

  it("has a result for each leg under names of their own", async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the workflow
    const { steps, log } = await matrix({ "status-name": "benchmark-${{ matrix.leg }}" });
    expect(checks(), log).toEqual(["benchmark-first failure", "benchmark-second success"]);
    expect(steps.get("Gate first")?.result).toBe("failure");
    expect(steps.get("Gate second")?.result).toBe("success");
    expect(comments()).toEqual([failed, passed]);
  });
});

describe("an older run that ends after a newer one has failed", () => {
  it.each(statusKinds)("leaves the status red: %s", async (status) => {
    const inputs = { status, "status-name": "speed" };
    const newer = await run({ steps: [await gate(tooLow, inputs)] }, { runId: 78 });
    expect(requiredStatus(used.server, status), newer.log).toBe("failure");
    const written = [checks().length, states().length];
    const { result, log } = await run({ steps: [{ name: "Gate", ...(await gate(generous, inputs)) }] });
    expect(result, log).toBe("success");
    expect(requiredStatus(used.server, status)).toBe("failure");
    expect([checks().length, states().length]).toEqual(written);
    expect(log).toContain("it has the report of run 78, which started later than this one");
    expect(comments()).toEqual([failed]);
  });
});

describe("a dispatch for a pull request", () => {
  const dispatch = { event: "workflow_dispatch", payload: eventPayload("workflow-dispatch-number") };
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the workflow
  const number = "${{ github.event.inputs.pull-request }}";

  async function dispatched() {
    const checkout = { uses: "actions/checkout@v6", with: { "persist-credentials": false } };
    const steps = [checkout, { name: "Gate", ...(await gate(generous, { "pull-request": number })) }];
    return await run({ steps }, dispatch);
  }

  function moveTo(sha: string): void {
    const head = { sha, ref: "faster", owner: "octo-org", repositoryId: 1 };
    used.server.state.pulls.splice(0, 1, { number: 7, state: "open", head });
  }

  it("publishes nothing if the workspace has another commit than the head, and says which", async () => {
    const head = "e".repeat(40);
    moveTo(head);
    const workspace = gitIn(repository, "rev-parse", "HEAD");
    const { result, steps, log } = await dispatched();
    expect(result, log).toBe("failure");
    expect(steps.get("Gate")?.annotations).toContainEqual({
      level: "error",
      message: expect.stringContaining(
        `pull request 7: its head is ${head}, and the workspace has commit ${workspace}, which is neither that head`,
      ),
    });
    expect([checks(), states(), comments()]).toEqual([[], [], []]);
  });

  it("publishes on the head if that is in the workspace", async () => {
    const head = gitIn(repository, "rev-parse", "HEAD");
    moveTo(head);
    const { result, log } = await dispatched();
    expect(result, log).toBe("success");
    expect(used.server.state.checkRuns).toMatchObject([{ head_sha: head, conclusion: "success" }]);
  });
});

describe.runIf(process.platform === "linux")("an engine that looks for the job's secrets", () => {
  it("finds none in the environment of the runner's processes, even if it is not confined", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "seen-"));
    // Values of this test alone: other tests' jobs may run at the same time.
    const [token, secret] = [`token-${randomUUID()}`, `secret-${randomUUID()}`];
    used.server.state.tokens.set(token, workflowToken);
    try {
      const seen = path.join(folder, "seen");
      const candidate = await compileFaulty("tell processes", seen);
      // A confined engine sees no other process at all.
      const settings = "storages: [memory]\naverage-ceiling: 100\nconfine: off";
      const step = await gate(generous, { candidate, settings, "github-token": token });
      const { result, pid, log } = await run({
        steps: [{ name: "Gate", env: { MY_SECRET: secret }, ...step }],
      });
      expect(result, log).toBe("success");
      const lines = readFileSync(seen, "utf8").split("\n");
      // It did look into the runner, whose own environment has no secret: it gets them as parameters.
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${pid} act PATH=`)));
      expect(lines.filter((line) => line.includes(token) || line.includes(secret))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
