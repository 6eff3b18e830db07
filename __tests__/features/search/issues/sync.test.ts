import { beforeEach, describe, expect, it } from "vitest";
import type { Finding } from "../../../../src/features/search/issues/finding.ts";
import { findingOfNight } from "../../../../src/features/search/issues/from-results.ts";
import { formatMarker, parseMarker } from "../../../../src/features/search/issues/marker.ts";
import { type SyncOptions, syncIssues } from "../../../../src/features/search/issues/sync.ts";
import { openTracker } from "../../../../src/features/search/issues/tracker.ts";
import { openApi } from "../../../../src/github/api.ts";
import { PublishError } from "../../../../src/github/request-errors.ts";
import { makeFinding, makeRow, since, slowerBy } from "../../../builders/findings.ts";
import { issuesToken } from "../../../rest-server/tokens.ts";
import { repository, useServer } from "../../../rest-server/use-server.ts";

const used = useServer();
const bot = "github-actions[bot]";
const issueState = () => used.server.state.issues;

beforeEach(() => {
  used.server.state.tokens.set("workflow-token", issuesToken);
});

const source = {
  repositoryUrl: "https://github.com/octo-org/engine",
  run: { id: 77, url: "https://github.com/octo-org/engine/actions/runs/77" },
  mention: false,
  today: "2026-11-22",
} as const;

interface Look extends Partial<SyncOptions> {
  readonly day?: string;
}

async function look(findings: readonly Finding[], { day = "2026-11-22", ...others }: Look = {}) {
  const tracker = await openTracker(used.api, repository);
  return await syncIssues(tracker, findings, {
    source: { ...source, today: day },
    label: "benchmark",
    today: day,
    night: `${day}T03:17:00.000Z`,
    oldest: "2026-01-01T03:17:00.000Z",
    mostIssues: 10,
    unmeasuredOf: () => undefined,
    culpritOf: async () => undefined,
    acceptancesOf: async () => ({ ignored: [] }),
    ...others,
  });
}

const recovered = makeFinding({ state: "recovered" });
const shown = () => issueState().map(({ number, title, state }) => `${number} ${state}: ${title}`);
const comments = () => used.server.state.comments.map(({ body }) => body.split("\n").slice(1).join("\n"));
const posts = (path: RegExp) =>
  used.server.requests.filter(({ method, path: own }) => method === "POST" && path.test(own)).length;

describe("a finding's issue", () => {
  it("is opened once with a label, kept up to date, closed with a word, and opened again", async () => {
    const first = await look([makeFinding()]);
    expect(shown()).toEqual(["100 open: oltp_insert is 12% slower"]);
    expect(issueState()[0]).toMatchObject({ author: bot, labels: ["benchmark"] });
    expect(first.events).toMatchObject([{ event: "opened", number: 100, key: "time writes/oltp_insert" }]);
    expect(first.warnings).toEqual([]);

    const second = await look([slowerBy(1.14)], { day: "2026-11-23" });
    expect(shown()).toEqual(["100 open: oltp_insert is 14% slower"]);
    expect(second.events).toEqual([]);
    expect(comments()).toEqual([]);

    const third = await look([recovered], { day: "2026-11-24" });
    expect(third.events).toMatchObject([{ event: "closed" }]);
    expect(issueState()).toMatchObject([{ state: "closed", stateReason: "completed" }]);
    expect(comments()).toEqual([
      "oltp_insert has recovered: the newest run of the history, of 2026-11-24, shows no such finding.",
    ]);
    await look([recovered], { day: "2026-11-25" });
    expect(comments()).toHaveLength(1);

    const back = await look([slowerBy(1.3)], { day: "2026-11-26" });
    expect(back.events).toMatchObject([{ event: "reopened" }]);
    expect(shown()).toEqual(["100 open: oltp_insert is 30% slower"]);
    expect(comments().at(-1)).toBe("It is back: 30% slower.");
  });

  it("stays closed for a small rest of a loss that has recovered", async () => {
    await look([makeFinding()]);
    await look([recovered]);
    await look([slowerBy(1.03)]);
    expect(issueState()[0]?.state).toBe("closed");
    const later = { time: "2026-11-21T03:17:00.000Z", name: "later" };
    await look([
      makeFinding({ rows: [makeRow({ figure: "3% slower", loss: Math.log(1.03), since: later })] }),
    ]);
    expect(issueState()[0]?.state).toBe("open");
  });

  it("is another one for another finding", async () => {
    await look([makeFinding(), makeFinding({ key: "time reads/table_scan", subject: "table_scan" })]);
    expect(shown()).toHaveLength(2);
  });

  it("is not a stranger's with a copied marker, nor one that does not begin with a marker", async () => {
    await look([makeFinding()]);
    const copied = issueState()[0]?.body ?? "";
    issueState().length = 0;
    used.server.state.addIssue("stranger", "oltp_insert is fine", copied);
    used.server.state.addIssue(bot, "A quotation", `Somebody wrote:\n${copied}`);
    await look([recovered]);
    expect(issueState().map(({ state }) => state)).toEqual(["open", "open"]);
    await look([makeFinding()]);
    expect(shown()).toHaveLength(3);
  });

  it("is found beyond the first hundred", async () => {
    for (let other = 0; other < 250; other++)
      used.server.state.addIssue(bot, `Issue ${other}`, "Something else");
    await look([makeFinding()]);
    await look([slowerBy(1.14)]);
    expect(issueState()).toHaveLength(251);
    expect(issueState().at(-1)?.title).toBe("oltp_insert is 14% slower");
  });

  it("stays as a person left it: closed until it gets worse", async () => {
    await look([makeFinding()]);
    const [issue] = issueState();
    if (issue === undefined) throw new Error("no issue");
    issue.state = "closed";
    const { body } = issue;
    await look([slowerBy(1.13)], { day: "2026-11-23" });
    expect(issue).toMatchObject({ state: "closed", body });
    const { events } = await look([slowerBy(1.25)], { day: "2026-11-24" });
    expect(events).toMatchObject([{ event: "reopened" }]);
    expect(comments()).toEqual(["It got worse: 25% slower, from 12%."]);
  });

  it("that a person closed is opened again if the finding recovers and comes back", async () => {
    await look([makeFinding()]);
    const [issue] = issueState();
    if (issue === undefined) throw new Error("no issue");
    issue.state = "closed";
    await look([recovered], { day: "2026-11-23" });
    expect(issue.state).toBe("closed");
    expect(comments()).toEqual([]);
    await look([slowerBy(1.1)], { day: "2026-11-24" });
    expect(issue.state).toBe("open");
  });

  it("is closed if the history does not show the change any more, and stays if the change is too old to tell", async () => {
    await look([makeFinding()]);
    await look([makeFinding({ state: "none", rows: [] })], { oldest: "2026-11-12T00:00:00.000Z" });
    expect(issueState()[0]?.state).toBe("open");
    await look([makeFinding({ state: "none", rows: [] })]);
    expect(issueState()[0]).toMatchObject({ state: "closed", stateReason: "not_planned" });
    expect(comments()[0]).toContain("does not show this change any more");
  });

  it("stays if the history does not name the change any more, and the runs still show it", async () => {
    const trail = (after: number) => [
      { time: "2026-11-08T03:17:00.000Z", log: 0.5 },
      { time: "2026-11-12T03:17:00.000Z", log: 0.5 + after },
    ];
    await look([makeFinding()]);
    await look([makeFinding({ state: "none", rows: [], trails: [trail(0), trail(0.1)] })]);
    expect(issueState()[0]?.state).toBe("open");
    await look([makeFinding({ state: "none", rows: [], trails: [trail(0), trail(0.01)] })]);
    expect(issueState()[0]?.state).toBe("closed");
  });

  it("stays unchanged if the finding was not looked for", async () => {
    await look([makeFinding()]);
    const body = issueState()[0]?.body;
    await look([], { day: "2026-11-23" });
    expect(issueState()[0]).toMatchObject({ state: "open", body });
  });

  it("that is accepted is closed until the day, and opened again after it", async () => {
    const acceptance = { by: "maintainer", reason: "needed for #7", until: "2026-12-01" };
    const acceptancesOf = async () => ({ acceptance, ignored: [] });
    await look([makeFinding()]);
    used.server.state.addComment(100, "maintainer", "bench-accept: needed for #7 until 2026-12-01");
    const { events } = await look([makeFinding()], { acceptancesOf });
    expect(events).toMatchObject([{ event: "closed" }]);
    expect(comments().at(-1)).toMatch(/^Accepted by `maintainer` until 2026-12-01: `needed for #7`\. /);
    await look([slowerBy(1.13)], { acceptancesOf, day: "2026-11-30" });
    expect(issueState()[0]?.state).toBe("closed");
    await look([makeFinding()], { acceptancesOf, day: "2026-12-02" });
    expect(issueState()[0]?.state).toBe("open");
    expect(comments().at(-1)).toBe(
      "The acceptance has ended, and the finding is still there: 12% slower (+11% to +13%).",
    );
  });

  it("that is accepted and got worse is not closed again by the same line", async () => {
    const acceptance = { by: "maintainer", reason: "known", until: "2026-12-01" };
    const acceptancesOf = async () => ({ acceptance, ignored: [] });
    await look([makeFinding()]);
    used.server.state.addComment(100, "maintainer", "bench-accept: known until 2026-12-01");
    await look([makeFinding()], { acceptancesOf });
    await look([slowerBy(1.4)], { acceptancesOf });
    await look([slowerBy(1.4)], { acceptancesOf });
    expect(issueState()[0]?.state).toBe("open");
  });
});

describe("many findings", () => {
  const many = Array.from({ length: 14 }, (_, index) =>
    slowerBy(1.1 + index / 100, { key: `time writes/w${index}`, subject: `w${index}` }),
  );

  it("open as many issues as a night may, the worst ones, and one for all others", async () => {
    await look(many, { mostIssues: 3 });
    expect(shown()).toEqual([
      "100 open: 11 more findings of the nightly benchmark",
      "101 open: w13 is 23% slower",
      "102 open: w12 is 22% slower",
      "103 open: w11 is 21% slower",
    ]);
    await look(many, { mostIssues: 3 });
    expect(shown()).toHaveLength(4);
    await look(many, { mostIssues: 100, day: "2026-11-23" });
    expect(shown()).toHaveLength(15);
    expect(shown()[0]).toMatch(/^100 closed: /);
  });

  it("leave room for a lost night, which leaves no run of its own in the history", async () => {
    await look(many.slice(0, 2), { mostIssues: 2 });
    const lost = findingOfNight("it has left no results", since);
    const { events } = await look([...many, lost], { mostIssues: 2 });
    expect(events).toContainEqual(expect.objectContaining({ event: "opened", key: "night" }));
    expect(shown()).toContain("102 open: 12 more findings of the nightly benchmark");
    expect(shown()).toContain("103 open: The benchmark of a night is missing");
    expect(shown()).toHaveLength(4);
  });

  it("are limited by the issues of this night, of which duplicates and the lost night are none", async () => {
    const night = "2026-11-22T03:17:00.000Z";
    const marker = { state: "open", turn: 0, loss: 0.1, since: "", night } as const;
    for (const one of [
      { ...marker, key: "time writes/w0", state: "duplicate" },
      { ...marker, key: "time writes/w0" },
      { ...marker, key: "time writes/w0" },
      { ...marker, key: "night" },
    ] as const)
      used.server.state.addIssue(bot, "Earlier", formatMarker(one));
    await look(many.slice(0, 3), { mostIssues: 2 });
    expect(shown().slice(4)).toEqual([
      "104 open: 1 more finding of the nightly benchmark",
      "105 open: w2 is 12% slower",
    ]);
  });
});

describe("two nights at once", () => {
  it("leave one issue: the younger one is closed as a duplicate", async () => {
    const both = await Promise.all([look([makeFinding()]), look([makeFinding()])]);
    const open = issueState().filter(({ state }) => state === "open");
    expect(open.map(({ number }) => number)).toEqual([100]);
    const numbers = both.flatMap(({ events }) => events.map(({ number }) => number));
    expect(new Set(numbers)).toEqual(new Set([100]));
    if (issueState().length > 1)
      expect(comments()).toContain("A duplicate of #100, which another run opened at the same time.");
    await look([slowerBy(1.14)]);
    expect(issueState().filter(({ state }) => state === "open")).toHaveLength(1);
  });

  it("that both had time to open one are cleared by the next night", async () => {
    const marker = {
      key: "time writes/oltp_insert",
      state: "open",
      turn: 0,
      loss: 0.1,
      since: "",
      night: "",
    } as const;
    for (const title of ["first", "second"]) used.server.state.addIssue(bot, title, formatMarker(marker));
    await look([makeFinding()]);
    expect(issueState().map(({ state }) => state)).toEqual(["open", "closed"]);
    expect(parseMarker(issueState()[1]?.body ?? "")?.state).toBe("duplicate");
  });
});

describe("GitHub", () => {
  it("that loses the answer to a new issue makes no second one", async () => {
    used.server.faults.push({
      method: "POST",
      path: /\/issues$/,
      times: 1,
      does: { drop: true, applied: true },
    });
    const { events } = await look([makeFinding()]);
    expect(shown()).toHaveLength(1);
    expect(events).toMatchObject([{ event: "opened", number: 100 }]);
    expect(posts(/\/issues$/)).toBe(1);
  });

  it("that loses a request for a new issue gets it again", async () => {
    used.server.faults.push({ method: "POST", path: /\/issues$/, times: 1, does: { drop: true } });
    await look([makeFinding()]);
    expect(shown()).toHaveLength(1);
    expect(posts(/\/issues$/)).toBe(2);
  });

  it("that loses the answer to a comment gets no second one, and a change that fails is made by the next night", async () => {
    await look([makeFinding()]);
    used.server.faults.push(
      { method: "POST", path: /\/comments$/, times: 1, does: { drop: true, applied: true } },
      { method: "PATCH", path: /\/issues\/100$/, times: 1, does: { status: 422 } },
    );
    const { warnings } = await look([recovered]);
    expect(warnings).toEqual([
      expect.stringMatching(/^time writes\/oltp_insert: the issue cannot be written: 422/),
    ]);
    expect(issueState()[0]?.state).toBe("open");
    await look([recovered]);
    expect(issueState()[0]?.state).toBe("closed");
    expect(comments()).toHaveLength(1);
  });

  it("that asks to wait is asked again after that", async () => {
    used.server.faults.push({
      method: "POST",
      path: /\/issues$/,
      times: 1,
      does: {
        status: 403,
        headers: { "retry-after": "1" },
        body: { message: "You have exceeded a secondary rate limit" },
      },
    });
    await look([makeFinding()]);
    expect(shown()).toHaveLength(1);
  });

  it("that asks to wait too long stops the look, whose rest the next night does", async () => {
    const two = [makeFinding(), makeFinding({ key: "time reads/table_scan", subject: "table_scan" })];
    used.server.faults.push({
      method: "POST",
      path: /\/issues$/,
      times: 9,
      does: {
        status: 403,
        headers: { "retry-after": "3600" },
        body: { message: "You have exceeded a secondary rate limit" },
      },
    });
    const { warnings } = await look(two);
    expect(warnings).toEqual([expect.stringContaining("rate limit is exceeded for 3600 s")]);
    expect(posts(/\/issues$/)).toBe(1);
    used.server.faults.length = 0;
    await look(two);
    expect(shown()).toHaveLength(2);
  });

  it("that lets nobody comment on a locked issue gets the word in the text", async () => {
    await look([makeFinding()]);
    used.server.state.locked.add(100);
    const { events } = await look([recovered]);
    expect(events).toMatchObject([{ event: "closed" }]);
    expect(issueState()[0]?.body).toContain("\n**Now**: oltp_insert has recovered: ");
    expect(comments()).toEqual([]);
  });

  it("that takes no names of labels with a new issue gets them afterwards", async () => {
    const refusal = { message: "json: cannot unmarshal string into Go struct field of type int64" };
    used.server.faults.push({
      method: "POST",
      path: /\/issues$/,
      times: 1,
      does: { status: 422, body: refusal },
    });
    const { warnings, isComplete } = await look([makeFinding()]);
    expect({ warnings, isComplete }).toEqual({ warnings: [], isComplete: true });
    expect(issueState().map(({ labels }) => labels)).toEqual([["benchmark"]]);
  });

  it("that lets nobody make a label gets the issue without it, and a word", async () => {
    used.server.faults.push({
      method: "POST",
      path: /\/labels$/,
      times: 9,
      does: { status: 403, body: { message: "Resource not accessible by integration" } },
    });
    const { warnings, isComplete } = await look([makeFinding()]);
    expect(issueState()[0]?.labels).toEqual([]);
    expect(isComplete).toBe(true);
    expect(warnings).toEqual([
      expect.stringContaining("the issues are opened without the label benchmark: "),
    ]);
  });

  it("that has moved the repository is asked where it is now", async () => {
    used.server.faults.push({
      path: /^\/repos\/octo-org\/old$/,
      times: 1,
      does: { status: 301, headers: { location: `${used.server.url}/repos/octo-org/engine` } },
    });
    const tracker = await openTracker(used.api, { owner: "octo-org", repo: "old" });
    expect(tracker.repository).toEqual(repository);
  });

  it("that does not find an app's issues by its login is asked for all", async () => {
    await look([makeFinding()]);
    // As if the server found none by the login.
    used.server.state.tokens.set("other-token", { ...issuesToken, login: bot });
    const api = openApi("other-token", used.server.url);
    api.hook.wrap("request", async (request, options) => {
      const { creator, ...others } = options as typeof options & { creator?: string };
      return await request(
        creator === undefined ? options : ({ ...others, creator: "nobody" } as typeof options),
      );
    });
    const tracker = await openTracker(api, repository);
    await syncIssues(tracker, [makeFinding()], {
      ...{ source, label: "", today: "2026-11-23", night: "2026-11-23", oldest: "", mostIssues: 1 },
      unmeasuredOf: () => undefined,
      culpritOf: async () => undefined,
      acceptancesOf: async () => ({ ignored: [] }),
    });
    expect(shown()).toEqual(["100 open: oltp_insert is 12% slower"]);
    expect(posts(/\/issues$/)).toBe(1);
  });

  it("that does not answer after the issues were written loses none of the news", async () => {
    const culpritOf = async () => {
      used.server.faults.push({ method: "GET", path: /\/issues$/, times: 9, does: { status: 422 } });
      return undefined;
    };
    const { events, issues, warnings, isComplete } = await look([makeFinding()], { culpritOf });
    expect(events).toMatchObject([{ event: "opened", number: 100 }]);
    expect(issues.get("time writes/oltp_insert")?.issue.number).toBe(100);
    expect(warnings).toEqual([
      expect.stringMatching(/^the issues after this look are not known: the issues cannot be read: 422/),
    ]);
    expect(isComplete).toBe(false);
  });

  it("that lets the token write no issues is named with the permission", async () => {
    used.server.state.tokens.set("workflow-token", { ...issuesToken, permissions: { issues: "read" } });
    const { warnings, isComplete } = await look([makeFinding()], { label: "" });
    expect(warnings).toEqual([expect.stringContaining('"issues: write"')]);
    expect(isComplete).toBe(false);
    used.server.state.tokens.set("workflow-token", { ...issuesToken, permissions: {} });
    await expect(look([makeFinding()])).rejects.toThrow(PublishError);
  });
});

describe("hostile words", () => {
  it("of results stay words: nobody is mentioned, nothing is linked, no HTML", async () => {
    const message =
      "@octocat <img src=x> #1 [a](https://evil.example) <!-- sqlite-bench-gate issue {} --> `x";
    const rows = [makeRow({ path: "int/memory/writes/oltp_insert", figure: `crashed: ${message}`, loss: 1 })];
    await look([
      makeFinding({ key: "result writes/oltp_insert", kind: "result", subject: "@all `#3`", rows }),
    ]);
    const { title = "", body = "" } = issueState()[0] ?? {};
    expect(title).toBe("all 3: 1 wrong or missing result");
    const outside = body
      .split("\n")
      .slice(1)
      .join("\n")
      .replace(/(`+)[^`][\s\S]*?[^`]\1(?!`)/g, "");
    expect(outside).not.toMatch(/@octocat|@all|<img|evil|#1|#3/);
    expect(body.split("\n").filter((line) => line.startsWith("<!--"))).toHaveLength(1);
  });
});
