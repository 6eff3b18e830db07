import { describe, expect, it } from "vitest";
import { openApi } from "../../src/github/api.ts";
import { updateComment } from "../../src/github/comments.ts";
import { formatMarker } from "../../src/report/comment-marker.ts";
import { forkToken } from "../rest-server/tokens.ts";
import { repository, useServer } from "../rest-server/use-server.ts";

const used = useServer();
const bot = "github-actions[bot]";

/** The step of each run has its own, unless a test gives another one. */
const identity = (id: number, attempt = 1, step = "0123456789abcdef") => ({
  run: { id, attempt },
  reporter: { id, attempt },
  step,
});

const body = (id: number, { name = "gate", attempt = 1, step = undefined as string | undefined } = {}) =>
  `${formatMarker({ name, identity: identity(id, attempt, step) })}\nreport of run ${id}`;

function keep(
  id: number,
  {
    name = "gate",
    attempt = 1,
    step = undefined as string | undefined,
    api = used.api,
    onlyUpdate = false,
  } = {},
) {
  return updateComment(api, repository, 7, {
    name,
    identity: identity(id, attempt, step),
    onlyUpdate,
    body: body(id, { name, attempt, step }),
  });
}

const bodies = () => used.server.state.comments.map((one) => one.body.split("\n").at(-1));

describe("a report's comment", () => {
  it("is created once and then updated", async () => {
    const first = await keep(1);
    const second = await keep(2);
    expect(second).toEqual(first);
    expect(bodies()).toEqual(["report of run 2"]);
  });

  it("that somebody has hidden is replaced by a new one, and stays hidden if the report needs none", async () => {
    await keep(1);
    const [hidden] = used.server.state.comments;
    if (hidden === undefined) throw new Error("no comment");
    hidden.isHidden = true;
    await keep(2, { onlyUpdate: true });
    expect(used.server.state.comments).toMatchObject([{ id: hidden.id, isHidden: true }]);
    expect(bodies()).toEqual(["report of run 2"]);
    const second = await keep(3);
    expect(bodies()).toEqual(["report of run 3"]);
    expect(used.server.state.comments.map(({ id }) => id)).not.toContain(hidden.id);
    expect(await keep(4)).toEqual(second);
  });

  it("is found on a later page", async () => {
    for (let other = 0; other < 250; other++) used.server.state.addComment(7, "somebody", `comment ${other}`);
    used.server.state.addComment(7, bot, body(1));
    await keep(2);
    expect(used.server.state.comments).toHaveLength(251);
    expect(bodies().at(-1)).toBe("report of run 2");
  });

  it("is not one with the same marker that somebody else wrote", async () => {
    const copied = used.server.state.addComment(7, "somebody", body(9));
    await keep(2);
    expect(copied.body).toBe(body(9));
    expect(used.server.state.comments).toHaveLength(2);
  });

  it("is not one that only quotes the marker", async () => {
    used.server.state.addComment(7, bot, `> ${body(1)}`);
    await keep(2);
    expect(used.server.state.comments).toHaveLength(2);
  });

  it("of another name is left alone", async () => {
    await keep(1, { name: "nightly -- arm64" });
    await keep(2);
    await keep(3, { name: "nightly -- arm64" });
    expect(bodies()).toEqual(["report of run 3", "report of run 2"]);
  });

  it("is unchanged if a newer run, or a newer attempt of a run, has written it", async () => {
    await keep(5, { attempt: 2 });
    expect(await keep(4)).toEqual({ state: "newer", run: { id: 5, attempt: 2 } });
    expect(await keep(5, { attempt: 1 })).toMatchObject({ state: "newer" });
    expect(bodies()).toEqual(["report of run 5"]);
  });

  it("is created again if it has been deleted meanwhile", async () => {
    const { id } = used.server.state.addComment(7, bot, body(1));
    const path = new RegExp(`/comments/${id}$`);
    used.server.faults.push({ method: "PATCH", path, times: 1, does: { status: 404 } });
    await keep(2);
    expect(bodies()).toEqual(["report of run 1", "report of run 2"]);
  });

  it("takes the place of the comments of variants, which earlier versions wrote", async () => {
    for (const variant of ["int", "text"])
      used.server.state.addComment(7, bot, body(1).replace(" part=all ", ` part=${variant} `));
    await keep(2);
    expect(bodies()).toEqual(["report of run 2"]);
  });

  it("that is visible is updated in place of a hidden one, also with a report that needs no comment", async () => {
    for (const variant of ["int", "text"])
      used.server.state.addComment(7, bot, body(1).replace(" part=all ", ` part=${variant} `));
    const [hidden, shown] = used.server.state.comments;
    if (hidden === undefined) throw new Error("no comment");
    hidden.isHidden = true;
    await keep(2, { onlyUpdate: true });
    expect(used.server.state.comments).toMatchObject([{ id: shown?.id }]);
    expect(bodies()).toEqual(["report of run 2"]);
  });

  it("is reduced to one if there are two", async () => {
    used.server.state.addComment(7, bot, body(1));
    used.server.state.addComment(7, bot, body(1));
    await keep(2);
    expect(bodies()).toEqual(["report of run 2"]);
  });

  it("is created once although the answer is lost", async () => {
    used.server.faults.push({
      method: "POST",
      path: /comments$/,
      times: 1,
      does: { drop: true, applied: true },
    });
    await keep(1);
    expect(bodies()).toEqual(["report of run 1"]);
  });

  it("is created although the server fails at first", async () => {
    used.server.faults.push(
      {
        method: "POST",
        path: /comments$/,
        times: 1,
        does: { status: 502, body: "<html>Bad Gateway</html>" },
      },
      { method: "GET", path: /comments$/, times: 1, does: { drop: true } },
    );
    await keep(1);
    expect(bodies()).toEqual(["report of run 1"]);
  });

  it("waits as long as a limit asks for", async () => {
    used.server.faults.push(
      { method: "POST", path: /comments$/, times: 1, does: { status: 429, headers: { "retry-after": "1" } } },
      {
        method: "POST",
        path: /comments$/,
        times: 1,
        does: {
          status: 403,
          headers: { "retry-after": "1" },
          body: {
            message:
              "You have exceeded a secondary rate limit. Please wait a few minutes before you try again.",
          },
        },
      },
    );
    await keep(1);
    expect(bodies()).toEqual(["report of run 1"]);
  });

  it.each([
    { status: 429, headers: { "retry-after": "3600" } },
    { status: 401, body: { message: "Bad credentials" } },
    { status: 410, body: { message: "Gone" } },
    { status: 422, body: { message: "Validation Failed" } },
    { status: 200, body: "<html>Welcome to the hotel's network</html>" },
    { status: 201, body: { id: "seven" } },
  ])("that GitHub answers with %j is not tried again", async (does) => {
    used.server.faults.push({ method: "POST", path: /comments$/, times: 9, does });
    await expect(keep(1)).rejects.toMatchObject({
      name: "PublishError",
      operation: "write comment",
      refused: false,
    });
    const written = used.server.requests.filter(
      ({ method, path }) => method === "POST" && path.endsWith("/comments"),
    );
    expect(written).toHaveLength(1);
  });

  it("is refused if the token of a fork may not write it", async () => {
    used.server.state.tokens.set("fork-token", forkToken);
    const api = openApi("fork-token", used.server.url);
    await expect(keep(1, { api })).rejects.toMatchObject({ refused: true, operation: "write comment" });
  });

  it("is refused by a locked conversation", async () => {
    used.server.state.locked.add(7);
    await expect(keep(1)).rejects.toMatchObject({ refused: true, operation: "write comment" });
  });

  it("of a person's token is found by that person", async () => {
    used.server.state.tokens.set("own", {
      login: "maintainer",
      kind: "user",
      permissions: { issues: "write" },
    });
    const api = openApi("own", used.server.url);
    await keep(1, { api });
    await keep(2, { api });
    expect(used.server.state.comments.map(({ author }) => author)).toEqual(["maintainer"]);
  });

  it("of another app's token is found by that app", async () => {
    used.server.state.tokens.set("app", {
      login: "bench[bot]",
      kind: "installation",
      permissions: { pull_requests: "write" },
    });
    const api = openApi("app", used.server.url);
    used.server.state.addComment(7, bot, body(1));
    await keep(1, { api });
    await keep(2, { api });
    expect(used.server.state.comments.map(({ author }) => author)).toEqual([bot, "bench[bot]"]);
  });
});

describe("two steps of one run", () => {
  const step = "fedcba9876543210";

  it("do not overwrite each other's comment", async () => {
    await keep(1);
    const before = used.server.state.comments[0]?.body;
    expect(await keep(1, { step })).toEqual({ state: "shared" });
    expect(used.server.state.comments.map(({ body }) => body)).toEqual([before]);
  });

  it("leave one comment if they write at the same time", async () => {
    // Both have looked before either one writes.
    used.server.faults.push({ method: "POST", path: /comments$/, times: 2, does: { delay: 300 } });
    const updates = await Promise.all([keep(1), keep(1, { step })]);
    expect(updates.map(({ state }) => state).sort()).toEqual(["shared", "written"]);
    expect(used.server.state.comments).toHaveLength(1);
  });
});
