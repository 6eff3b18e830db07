import { describe, expect, it } from "vitest";
import { acceptanceReader, findAcceptance } from "../../../../src/features/search/issues/acceptance.ts";
import { openTracker } from "../../../../src/features/search/issues/tracker.ts";
import { issuesToken } from "../../../rest-server/tokens.ts";
import { repository, useServer } from "../../../rest-server/use-server.ts";

const used = useServer();
const now = new Date("2026-11-22T12:00:00Z");
const canWrite = async (login: string) => login === "maintainer";

function comment(body: string, login = "maintainer", others: object = {}) {
  return { body, html_url: "https://github.com/o/r/issues/1#c", user: { login, type: "User" }, ...others };
}

const found = (...comments: Parameters<typeof comment>[]) =>
  findAcceptance(
    comments.map((one) => comment(...one)),
    canWrite,
    now,
  );

describe("findAcceptance", () => {
  it("takes a line of somebody who may write, with or without a colon", async () => {
    for (const line of [
      "bench-accept: slower on purpose until 2026-12-24",
      "bench-accept slower on purpose until 2026-12-24.",
    ])
      expect(await found([`Hello\n\n${line}\n`])).toEqual({
        acceptance: { by: "maintainer", reason: "slower on purpose", until: "2026-12-24" },
        ignored: [],
      });
  });

  it("takes the newest of several", async () => {
    const { acceptance } = await found(
      ["bench-accept: one until 2026-12-01"],
      ["bench-accept: two until 2026-12-02"],
    );
    expect(acceptance?.reason).toBe("two");
  });

  it.each([
    ["stranger", "bench-accept: fine until 2026-12-01", {}, "stranger has no write access to the repository"],
    ["maintainer", "bench-accept: fine", {}, "it is not of the form bench-accept: REASON until YYYY-MM-DD"],
    ["maintainer", "bench-accept: fine until tomorrow", {}, "tomorrow is not a date of the form YYYY-MM-DD"],
    [
      "maintainer",
      "bench-accept: fine until 2026-02-30",
      {},
      "2026-02-30 is not a date of the form YYYY-MM-DD",
    ],
    ["maintainer", "bench-accept: fine until 2026-11-21", {}, "it ended on 2026-11-21"],
    ["maintainer", "bench-accept: fine until 2028-01-01", {}, "2028-01-01 is more than a year ahead"],
    ["maintainer", "bench-accept: REASON until 2026-12-01", {}, "write the reason in place of REASON"],
    [
      "maintainer",
      `bench-accept: ${"x".repeat(201)} until 2026-12-01`,
      {},
      "its reason has more than 200 characters",
    ],
    ["maintainer", "bench-accept: fine until 2026-12-01", { minimized: {} }, "its comment is hidden"],
    [
      "maintainer",
      "bench-accept: fine until 2026-12-01",
      { user: null },
      "it was written by a user who has been deleted",
    ],
    [
      "a-bot",
      "bench-accept: fine until 2026-12-01",
      { user: { login: "a-bot", type: "Bot" } },
      "a-bot is not a person",
    ],
  ])("does not take one of %s: %s", async (login, line, others, why) => {
    const { acceptance, ignored } = await found([line, login, others]);
    expect(acceptance).toBeUndefined();
    expect(ignored).toMatchObject([{ text: line, why }]);
  });

  it("does not see quotations, code and this tool's own comments", async () => {
    const line = "bench-accept: fine until 2026-12-01";
    const hidden = [
      `> ${line}`,
      `\`\`\`\n${line}\n\`\`\``,
      `<!-- ${line} -->`,
      `<!-- sqlite-bench-gate turn=1 -->\n${line}`,
    ];
    for (const body of hidden) expect(await found([body])).toEqual({ ignored: [] });
  });
});

describe("acceptanceReader", () => {
  it("asks GitHub who may write, once for each person", async () => {
    const { state } = used.server;
    state.tokens.set("workflow-token", issuesToken);
    state.roles.set("maintainer", "write");
    const { number } = state.addIssue("github-actions[bot]", "A finding", "");
    const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const line = `bench-accept: known until ${until}`;
    for (const login of ["maintainer", "stranger", "stranger"]) state.addComment(number, login, line);
    const read = acceptanceReader(await openTracker(used.api, repository));
    for (let night = 0; night < 2; night++) {
      const { acceptance, ignored } = await read(number);
      expect(acceptance).toEqual({ by: "maintainer", reason: "known", until });
      expect(ignored.map(({ why }) => why)).toEqual(
        Array(2).fill("stranger has no write access to the repository"),
      );
    }
    expect(used.server.requests.filter(({ path }) => path.endsWith("/permission"))).toHaveLength(2);
  });
});
