import { describe, expect, it } from "vitest";
import { originOf, whyForeign } from "../../src/github/origin.ts";
import { fullRecording } from "../builders/recordings.ts";

const head = "a".repeat(40);
const repository = "https://github.com/octo-org/engine";
const run = { id: 7, attempt: 1, url: `${repository}/actions/runs/7` };
const commits = { head, checkedOut: undefined };

describe("the origin of a recording", () => {
  it("has the pull request and the repository, for links", () => {
    const trigger = { kind: "pull request", number: 12, commit: head, base: "main" } as const;
    expect(originOf({ run, repositoryUrl: repository }, trigger, commits)).toEqual({
      run: 7,
      attempt: 1,
      head,
      base: "main",
      pullRequest: 12,
      repository,
    });
  });

  it("leaves out an address that is not one of a repository", () => {
    const trigger = { kind: "commit", commit: head, lookUp: false } as const;
    expect(originOf({ run, repositoryUrl: "http://git.example/a/b" }, trigger, commits)).toEqual({
      run: 7,
      attempt: 1,
      head,
    });
  });
});

describe("results of another repository", () => {
  const of = (stated?: string) => ({
    ...fullRecording(),
    origin: { run: 7, attempt: 1, head, ...(stated === undefined ? {} : { repository: stated }) },
  });

  it("are named, and those that name none are taken", () => {
    const expected = { run, commit: head, repository };
    expect(whyForeign(of(repository), expected)).toBeUndefined();
    expect(whyForeign(of(), expected)).toBeUndefined();
    expect(whyForeign(of("https://github.com/evil/engine"), expected)).toBe(
      "was measured in the repository https://github.com/evil/engine, and results of https://github.com/octo-org/engine are expected: " +
        "publish what a run of this repository measured",
    );
  });
});

describe("results of an earlier attempt", () => {
  const second = { run: { ...run, attempt: 2 }, commit: head, repository };
  const of = (attempt: number) => ({ ...fullRecording(), origin: { run: 7, attempt, head } });

  it("count, since a job that succeeded is not run again", () => {
    expect(whyForeign(of(1), second)).toBeUndefined();
    expect(whyForeign(of(2), second)).toBeUndefined();
  });

  it("are not of a later attempt, nor of another run", () => {
    expect(whyForeign(of(3), second)).toMatch(/^is from run 7, attempt 3/);
    const other = { ...second, run: { ...second.run, id: 8 } };
    expect(whyForeign(of(1), other)).toMatch(/^is from run 7, attempt 1, and results of run 8/);
  });
});
