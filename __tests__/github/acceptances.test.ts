import { beforeEach, expect, it } from "vitest";
import { hasWriteAccess } from "../../src/github/acceptances.ts";
import { issuesToken } from "../rest-server/tokens.ts";
import { repository, useServer } from "../rest-server/use-server.ts";

const used = useServer();

beforeEach(() => {
  used.server.state.tokens.set("workflow-token", issuesToken);
});

const ask = (login: string) => hasWriteAccess(used.api, repository, login);

it("asks the server for the role of a user", async () => {
  used.server.state.roles.set("writer", "write").set("reader", "read");
  expect(await Promise.all([ask("writer"), ask("reader"), ask("stranger")])).toEqual([true, false, false]);
  expect(used.server.requests).toHaveLength(3);
});

it("knows that the owner may write, of whom some servers let nobody ask", async () => {
  expect(await ask(repository.owner.toUpperCase())).toBe(true);
  expect(used.server.requests).toHaveLength(0);
});
