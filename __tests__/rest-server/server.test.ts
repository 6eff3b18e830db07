import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Api, openApi } from "../../src/github/api.ts";
import { operations } from "./operations.ts";
import { type RestServer, startRestServer } from "./server.ts";
import { workflowToken } from "./tokens.ts";

let server: RestServer;
let api: Api;
const repository = { owner: "octo-org", repo: "engine" };

beforeEach(async () => {
  server = await startRestServer();
  server.state.tokens.set("token", workflowToken);
  const head = { sha: "a".repeat(40), ref: "faster", owner: "octo-org", repositoryId: 1 };
  server.state.pulls.push({ number: 7, state: "open", head });
  api = openApi("token", server.url);
});

afterEach(() => server.close());

describe("the tests' server", () => {
  it("refuses a request that is not as the description has it, and remembers it", async () => {
    const wrong = api.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
      ...repository,
      issue_number: 7,
      text: "not a body",
    } as never);
    await expect(wrong).rejects.toMatchObject({ status: 422 });
    expect(server.violations).toHaveLength(1);
  });

  it("refuses what the description does not have", async () => {
    await expect(api.request("GET /repos/{owner}/{repo}/nothing", repository)).rejects.toMatchObject({
      status: 404,
    });
    expect(server.violations).toHaveLength(1);
  });

  it("notices an answer of its own that is not as the description has it", async () => {
    server.state.addComment(7, "somebody", 5 as never);
    await api.rest.issues.listComments({ ...repository, issue_number: 7 });
    expect(server.violations).toEqual([
      expect.stringMatching(/^own answer to issues\/list-comments: .*body/),
    ]);
  });

  it("refuses a body that is too long as GitHub does", async () => {
    const long = api.rest.issues.createComment({ ...repository, issue_number: 7, body: "x".repeat(65_537) });
    await expect(long).rejects.toThrow("Body is too long (maximum is 65536 characters)");
    await api.rest.issues.createComment({ ...repository, issue_number: 7, body: "x".repeat(65_536) });
    expect(server.violations).toEqual([]);
  });

  it("gives lists in pages", async () => {
    for (let number = 1; number <= 31; number++) server.state.addComment(7, "somebody", `${number}`);
    const { data, headers } = await api.rest.issues.listComments({ ...repository, issue_number: 7 });
    expect(data).toHaveLength(30);
    expect(headers.link).toContain('page=2>; rel="next"');
    expect(await api.paginate(api.rest.issues.listComments, { ...repository, issue_number: 7 })).toHaveLength(
      31,
    );
  });

  it("gives the latest check run of a name unless all are asked for, and the latest commit status first", async () => {
    const sha = "a".repeat(40);
    for (const name of ["gate", "gate", "other"])
      await api.rest.checks.create({ ...repository, name, head_sha: sha });
    const ids = async (filter: "all" | "latest") =>
      (await api.rest.checks.listForRef({ ...repository, ref: sha, filter })).data.check_runs.map(
        ({ id }) => id,
      );
    expect(await ids("all")).toEqual([1001, 1002, 1003]);
    expect(await ids("latest")).toEqual([1002, 1003]);
    for (const state of ["pending", "success"] as const)
      await api.rest.repos.createCommitStatus({ ...repository, sha, state });
    const { data } = await api.rest.repos.listCommitStatusesForRef({ ...repository, ref: sha });
    expect(data.map(({ state }) => state)).toEqual(["success", "pending"]);
    expect(server.violations).toEqual([]);
  });

  it("lets only an app create a check run", async () => {
    server.state.tokens.set("own", { ...workflowToken, kind: "user", login: "maintainer" });
    const created = openApi("own", server.url).rest.checks.create({
      ...repository,
      name: "gate",
      head_sha: "a".repeat(40),
    });
    await expect(created).rejects.toThrow("You must authenticate via a GitHub App.");
  });

  it("serves only operations that GitHub's description has", () => {
    const file = new URL("../../fixtures/github-rest-api-reduced.json", import.meta.url);
    const { paths } = JSON.parse(readFileSync(file, "utf8")) as {
      paths: Record<string, Record<string, { operationId?: string }>>;
    };
    const described = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(described).toEqual(expect.arrayContaining(Object.keys(operations)));
  });
});
