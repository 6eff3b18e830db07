import { describe, expect, it } from "vitest";
import { originLinks } from "../../../src/page/data/origin.ts";

const origin = { run: 7, attempt: 2, commit: "ab".repeat(20), pullRequest: 12 };

describe("the links of a run", () => {
  it("lead to its commit, its pull request and the attempt that measured", () => {
    expect(originLinks({ ...origin, repository: "https://github.com/octo-org/engine" })).toEqual({
      commit: {
        text: "commit ababababab",
        url: `https://github.com/octo-org/engine/commit/${"ab".repeat(20)}`,
      },
      pullRequest: { text: "pull request #12", url: "https://github.com/octo-org/engine/pull/12" },
      run: { text: "run 7", url: "https://github.com/octo-org/engine/actions/runs/7/attempts/2" },
    });
  });

  it("name a server that is not GitHub's", () => {
    expect(originLinks({ run: 7, attempt: 1, repository: "https://git.example:8443/a/b" })).toEqual({
      server: "git.example:8443",
      run: { text: "run 7", url: "https://git.example:8443/a/b/actions/runs/7/attempts/1" },
    });
  });

  it.each([
    undefined,
    "http://github.com/a/b",
    "javascript:alert(1)//a/b",
    "https://github.com@evil.example/a/b",
    "https://github.com/a/b?x",
    "https://github.com/a/b#x",
    "https://github.com/../b",
    "https://github.com/a",
    "https://github.com/a/b/c",
    "https://git\u0445ub.com/a/b",
    "https://github.com/a/b\n",
  ])("are none for %j", (repository) => {
    expect(originLinks({ ...origin, ...(repository === undefined ? {} : { repository }) })).toBeUndefined();
  });
});
