import { describe, expect, it } from "vitest";
import { whyNothingBegins } from "../../src/github/unmeasured-pull.ts";
import { headCommit, repository, useServer } from "../rest-server/use-server.ts";

const used = useServer();

/** Why nothing begins for a pull request, of whose conflict GitHub does not know at first. */
async function why(mergeable: boolean, asksUntilKnown: number) {
  const head = { sha: headCommit, ref: "faster", owner: "contributor", repositoryId: 2 };
  used.server.state.pulls.push({ number: 8, state: "open", head, mergeable, asksUntilKnown });
  const announced = { number: 8, head: { sha: headCommit }, base: { ref: "main" } };
  return await whyNothingBegins(used.api, repository, announced, [".github/workflows/benchmark.yml"]);
}

describe("a pull request for which GitHub starts no workflow", () => {
  it("is one with a conflict, which GitHub finds out once it is asked", async () => {
    expect(await why(false, 1)).toMatch(/^nothing is measured while there is a conflict with main: /);
  });

  // vicharanashala/fln#495
  it("is one with a conflict of which GitHub knows after many seconds", async () => {
    expect(await why(false, 5)).toMatch(/^nothing is measured while there is a conflict with main: /);
  });

  it("is none without a conflict", async () => {
    expect(await why(true, 1)).toBeUndefined();
  });
});
