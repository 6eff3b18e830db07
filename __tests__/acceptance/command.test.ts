import { writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { features } from "../../src/features.ts";
import { optionsIn } from "../../src/options/offering.ts";
import { formatRecording } from "../../src/results/json/schema.ts";
import { eventPayload } from "../builders/events.ts";
import type { Pull } from "../rest-server/state.ts";
import { headCommit, useServer } from "../rest-server/use-server.ts";
import { wholeRun } from "../results/whole-run.ts";
import { Job } from "./action.ts";

const used = useServer();
let job: Job;
let comment: number;

const commentEvent = eventPayload("issue-comment") as { comment: object };

const written = "2026-05-22T09:00:00Z";
const pushed = (pushedAt: string) => {
  const { state } = used.server;
  const [pull] = state.pulls.splice(0);
  if (pull !== undefined) state.pulls.push({ ...pull, head: { ...pull.head, pushedAt } });
};

beforeEach(() => {
  job = new Job();
  const { state } = used.server;
  for (const role of ["admin", "write", "read", "none"] as const) state.roles.set(role, role);
  pushed("2026-05-22T08:59:59Z");
});

/** A comment, and the step that is run on it. */
function say(body: string, { login = "write", type = "User", isPull = true, inputs = {} } = {}) {
  comment = used.server.state.addComment(7, login, body).id;
  return job.run({
    event: "issue_comment",
    payload: {
      action: "created",
      issue: { number: 7, ...(isPull ? { pull_request: { url: "https://api.github.com/pulls/7" } } : {}) },
      comment: {
        id: comment,
        body,
        created_at: written,
        user: { login, type },
        // The event's own word, which is not believed.
        author_association: "OWNER",
      },
    },
    apiUrl: used.server.url,
    action: "command",
    inputs: { ...inputs },
  });
}

const reactions = () => used.server.state.reactions.map(({ content }) => content);
const replies = () => used.server.state.comments.filter(({ id }) => id !== comment).map(({ body }) => body);

describe("a comment that asks for a run", () => {
  it("is answered with the run's link, and fixes the commit", async () => {
    const { status, outputs } = await say("/bench variants=int rounds=11");
    expect(status).toBe(0);
    expect(JSON.parse(outputs.command ?? "")).toEqual({
      commit: headCommit,
      base: expect.any(String),
      settings: { variants: "int", rounds: "11" },
      yaml: 'variants: ["int"]\nrounds: 11\n',
    });
    expect(reactions()).toEqual(["eyes"]);
    expect(replies()).toEqual([
      "Measuring commit `aaaaaaaaaaaa` with `variants=int`, `rounds=11`: " +
        "[the run](https://github.com/octo-org/engine/actions/runs/77)",
    ]);
  });

  it("is answered with everything that it asks for", async () => {
    const words =
      "suites=oltp,tpcc variants=int storages=file workloads=oltp_insert rows=400 warehouses=3 rounds=4..9 precision=2.5 " +
      "max-minutes=12 statements=prepared threads=3 latencies=true counts=instructions count-rows=3000";
    const asked = words.split(" ");
    expect(asked.map((word) => word.split("=")[0]).toSorted()).toEqual(
      Object.keys(optionsIn(features, "comment")).toSorted(),
    );
    const { outputs } = await say(`/bench ${words}`);
    for (const word of asked) expect(replies()[0]).toContain(`\`${word}\``);
    const { settings } = JSON.parse(outputs.command ?? "");
    expect(Object.entries(settings).map(([name, value]) => `${name}=${value}`)).toEqual(asked);
  });

  it("may be an administrator's", async () => {
    const { outputs } = await say("/bench", { login: "admin" });
    expect(JSON.parse(outputs.command ?? "")).toMatchObject({ commit: headCommit });
  });

  it.each(["read", "none", "stranger"])(
    "is refused if GitHub answers that its author may only: %s",
    async (login) => {
      const { status, outputs, stdout } = await say("/bench", { login });
      expect(status).toBe(0);
      expect(outputs.command).toBeUndefined();
      expect(reactions()).toEqual(["confused"]);
      expect(replies()).toEqual([]);
      expect(stdout).toContain(`::notice::${login} may not write to this repository`);
    },
  );

  it("is refused if the permission cannot be read", async () => {
    used.server.faults.push({ path: /permission$/, times: 100, does: { status: 403 } });
    const { status, outputs, stdout } = await say("/bench");
    expect(status).toBe(1);
    expect(outputs.command).toBeUndefined();
    expect(stdout).toContain("::error::a user's permission cannot be read: 403");
  });

  it.each(["2026-05-22T09:00:00Z", "2026-05-22T09:00:01Z"])(
    "is refused if a push at %s may have changed the head after it",
    async (at) => {
      pushed(at);
      const { outputs } = await say("/bench");
      expect(outputs.command).toBeUndefined();
      expect(reactions()).toEqual(["confused"]);
      expect(replies()[0]).toContain("/bench commit=aaaaaaaaaaaa");
    },
  );

  it("names the commit, and then a later push elsewhere does not matter", async () => {
    pushed("2026-05-22T09:00:01Z");
    const { outputs } = await say("/bench commit=aaaaaaaaaaaa");
    expect(JSON.parse(outputs.command ?? "")).toMatchObject({ commit: headCommit, settings: {} });
  });

  it("is refused if it names another commit than the head", async () => {
    const { outputs } = await say("/bench commit=bbbbbbbbbbbb");
    expect(outputs.command).toBeUndefined();
    expect(replies()[0]).toContain("bbbbbbbbbbbb is not the head of the pull request, which is aaaaaaaaaaaa");
  });

  it("is refused if it names too few digits of the commit", async () => {
    const { outputs } = await say("/bench commit=aaaaaaa");
    expect(outputs.command).toBeUndefined();
    expect(replies()[0]).toContain('"aaaaaaa" is not 12 to 64 digits of a commit\'s hash');
  });

  describe("on a fork's pull request", () => {
    beforeEach(() => {
      const { pulls } = used.server.state;
      const [pull] = pulls.splice(0) as [Pull];
      pulls.push({ ...pull, head: { ...pull.head, owner: "contributor", repositoryId: 2 } });
    });

    it.each(["2026-05-22T08:59:59Z", "2020-01-01T00:00:00Z"])(
      "is refused without the commit, also if the last push was before it: at %s",
      async (at) => {
        pushed(at);
        const { status, outputs } = await say("/bench variants=int");
        expect(status).toBe(0);
        expect(outputs.command).toBeUndefined();
        expect(reactions()).toEqual(["confused"]);
        expect(replies()[0]).toContain(`/bench commit=${headCommit} variants=int`);
      },
    );

    it("is refused with a part of the hash, for which the fork's author can make two commits", async () => {
      const { outputs } = await say("/bench commit=aaaaaaaaaaaa");
      expect(outputs.command).toBeUndefined();
      expect(replies()[0]).toContain(`/bench commit=${headCommit}`);
    });

    it("measures the commit that it names", async () => {
      pushed("2026-05-22T09:00:01Z");
      const { outputs } = await say(`/bench commit=${headCommit} variants=int`);
      expect(JSON.parse(outputs.command ?? "")).toMatchObject({
        commit: headCommit,
        settings: { variants: "int" },
      });
    });
  });

  it.each([
    ["/bench candidate=/bin/sh", 'unknown argument "candidate"'],
    ["/bench ceiling=100", 'unknown argument "ceiling"'],
    ["/bench variants=$(id)", "argument variants: "],
    ["/bench @octo-org/everybody", "is not of the form name=value"],
  ])("gets a reply that names what is wrong: %s", async (body, message) => {
    const { status, outputs } = await say(body);
    expect(status).toBe(0);
    expect(outputs.command).toBeUndefined();
    expect(reactions()).toEqual(["confused"]);
    expect(replies()).toEqual([expect.stringContaining(message)]);
    expect(replies()[0]?.replace(/`[^`]*`/g, "")).not.toContain("@octo-org");
  });

  it.each([
    ["Nice!", {}],
    ["/benchmark", {}],
    ["/bench", { type: "Bot" }],
    ["/bench", { isPull: false }],
  ])("is not %j with %j", async (body, options) => {
    const { status, outputs } = await say(body, options);
    expect([status, outputs.command]).toEqual([0, undefined]);
    expect(used.server.requests).toEqual([]);
  });

  it("is read only on that event", async () => {
    const step = { action: "command", apiUrl: used.server.url, isBuilt: true };
    const { status, stdout } = await job.run(step);
    expect(status).toBe(1);
    expect(stdout).toContain("::error::event pull_request: this action answers comments");
  });
});

describe("a published run that a comment has asked for", () => {
  const passing = formatRecording(wholeRun({ multiplier: () => 2 }));

  /** As the last job of the workflow for commands. */
  function publish(results: string) {
    comment = used.server.state.addComment(7, "write", "/bench").id;
    writeFileSync(path.join(job.workspace, "results.json"), results);
    return job.run({
      event: "issue_comment",
      payload: {
        ...commentEvent,
        comment: { ...commentEvent.comment, id: comment },
      },
      apiUrl: used.server.url,
      action: "publish",
      inputs: { results: "results.json", commit: headCommit },
    });
  }

  it("is answered with a rocket", async () => {
    const { status, stdout } = await publish(passing);
    expect(status, stdout).toBe(0);
    expect(reactions()).toEqual(["rocket"]);
  });

  it("is answered as confused if nothing could be measured", async () => {
    await publish("");
    expect(reactions()).toEqual(["confused"]);
  });
});
