import { describe, expect, it } from "vitest";
import type { Api } from "../../src/github/api.ts";
import { openApi } from "../../src/github/api.ts";
import { announceStatus, type PublishTarget, publishReport } from "../../src/github/publish.ts";
import { defaultPolicies } from "../../src/model/outcome.ts";
import type { Result } from "../../src/report/result.ts";
import { fullRecording } from "../builders/recordings.ts";
import { verdictOf } from "../builders/verdicts.ts";
import { headCommit, repository, useServer } from "../rest-server/use-server.ts";

const used = useServer();
const name = "gate (main)";
const recording = fullRecording();
const passing: Result = { state: "judged", recording, verdict: verdictOf(recording.tests) };
const failing: Result = { state: "broken", failed: "measurement", message: "the candidate crashed" };

/** A publishing run of the run that measured with this number. */
function target(id: number, api: Api, startedBy?: string): PublishTarget {
  return {
    api,
    repository,
    subject: { commit: headCommit, pullRequests: [7], bases: { 7: "main" } },
    run: { id: id + 100, attempt: 1, url: `https://github.com/octo-org/engine/actions/runs/${id + 100}` },
    identity: {
      run: { id, attempt: 1 },
      reporter: { id: id + 100, attempt: 1 },
      step: `${id}`.padStart(16, "0"),
    },
    settings: {
      judges: "earlier",
      results: [],
      comment: "single",
      status: "commit-status",
      statusName: "gate",
      measuredBy: [],
      policies: defaultPolicies,
      given: {},
    },
    ...(startedBy === undefined ? {} : { startedBy }),
  };
}

async function publish(of: PublishTarget, result: Result) {
  const { run, identity } = of;
  const conclusion = result === passing ? "success" : "failure";
  const source = { name: "gate", commit: headCommit, run, identity, at: new Date(0), conclusion } as const;
  return await publishReport(of, result, source);
}

const states = () =>
  used.server.state.statuses.filter(({ context }) => context === name).map(({ state }) => state);
const comment = () => used.server.state.comments.at(-1)?.body ?? "";

describe("an older run that fails while a newer one publishes", () => {
  it("is seen by a newer run that has begun", async () => {
    const newer = target(2, used.api, "contributor");
    await announceStatus(newer);
    await publish(target(1, used.api), failing);
    // The newer run's status counts, and the failure is below it.
    expect(states()).toEqual(["pending", "failure", "pending"]);
    const { conclusion, notices } = await publish(newer, passing);
    expect(conclusion).toBe("failure");
    expect(notices).toEqual([
      "run 1 failed on this commit, and that stays until somebody with write access measures again",
    ]);
    expect(states().at(-1)).toBe("failure");
  });

  // Cleanuparr/Cleanuparr#702
  it("is seen by a newer run that has looked for failures, and not yet set its status", async () => {
    const api = openApi("workflow-token", used.server.url);
    let isBetween = true;
    api.hook.before("request", async (options) => {
      if (!isBetween || options.method !== "POST" || (options as { state?: string }).state !== "success")
        return;
      isBetween = false;
      await publish(target(1, used.api), failing);
    });
    const newer = target(2, api, "contributor");
    await announceStatus(newer);
    const { conclusion } = await publish(newer, passing);
    expect(states()).toContain("success");
    expect(conclusion).toBe("failure");
    expect(states().at(-1)).toBe("failure");
    expect(comment()).toContain("run 1 failed on this commit");
  });

  it("changes nothing for a newer run that somebody with write access started, nor after it has ended", async () => {
    used.server.state.roles.set("maintainer", "write");
    const newer = target(2, used.api, "maintainer");
    await announceStatus(newer);
    await publish(target(1, used.api), failing);
    expect((await publish(newer, passing)).conclusion).toBe("success");
    expect(states().at(-1)).toBe("success");
    const before = states().length;
    await publish(target(1, used.api), failing);
    expect(states()).toHaveLength(before);
  });
});
