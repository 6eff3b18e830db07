import { describe, expect, it } from "vitest";
import { type Ask, completeAnswers, type GivenAnswers } from "../../../../src/features/start/init/answers.ts";

const given = { build: "make libengine.so", candidate: "libengine.so" };

/** Somebody who answers in turn, and takes what is proposed for an empty answer. */
function person(...answers: readonly string[]): { readonly ask: Ask; readonly asked: string[] } {
  const left = [...answers];
  const asked: string[] = [];
  const ask: Ask = async (question, proposed = "") => {
    asked.push(question);
    return left.shift() || proposed;
  };
  return { ask, asked };
}

describe("answers", () => {
  it("are those of the options, and nobody is asked for them", async () => {
    const { ask, asked } = person();
    const all: GivenAnswers = {
      ...given,
      forks: "no",
      packages: "tcl, zlib1g-dev",
      "candidate-name": "My engine",
    };
    expect(await completeAnswers(all, ask)).toEqual({
      ...given,
      forks: false,
      packages: ["tcl", "zlib1g-dev"],
      candidateName: "My engine",
    });
    expect(asked).toEqual([]);
  });

  it("are asked for in order, with what is proposed", async () => {
    const { ask, asked } = person("make", "build/lib.so", "", "");
    expect(await completeAnswers({}, ask)).toEqual({
      build: "make",
      candidate: "build/lib.so",
      forks: true,
      packages: [],
    });
    expect(asked).toEqual([
      "Which shell command builds the engine, in the root of a checkout?",
      "Where is the engine then, relative to the root?",
      "Do pull requests come from forks, yes or no?",
      "Which packages of Ubuntu does the build need?",
    ]);
  });

  it("have defaults where nobody can be asked, but for the engine and its build", async () => {
    expect(await completeAnswers(given)).toEqual({ ...given, forks: true, packages: [] });
    await expect(completeAnswers({ candidate: "a.so" })).rejects.toThrow(
      "--build is missing, such as --build 'make libengine.so': see sqlite-bench-gate init --help",
    );
    await expect(completeAnswers({ build: "make" })).rejects.toThrow("--candidate is missing, such as");
  });

  it.each([
    [{ ...given, candidate: "/usr/lib/libengine.so" }, "is not a path below the root"],
    [{ ...given, candidate: "../libengine.so" }, "is not a path below the root"],
    [
      { ...given, build: "make\nrm -r ." },
      '--build: "make\\nrm -r ." is not a command in one line, such as make',
    ],
    [{ ...given, build: " " }, "is not a command in one line"],
    [
      { ...given, packages: "tcl; rm" },
      '--packages: "tcl; rm" has "tcl;", which is not the name of a package',
    ],
    [{ ...given, packages: "$(id)" }, "is not the name of a package"],
  ])("are refused: %j", async (wrong, message) => {
    await expect(completeAnswers(wrong)).rejects.toThrow(message);
  });

  it("of a person are asked for again until they are right, and the others stay", async () => {
    const { ask, asked } = person("make", "/usr/lib.so", "lib.so", "maybe", "No", "tcl;", "tcl");
    expect(await completeAnswers({}, ask)).toEqual({
      build: "make",
      candidate: "lib.so",
      forks: false,
      packages: ["tcl"],
    });
    expect(asked).toHaveLength(7);
    expect(asked[2]).toBe(
      '"/usr/lib.so" is not a path below the root of the repository, such as libengine.so. Where is the engine then, relative to the root?',
    );
    expect(asked[4]).toBe('"maybe" is neither yes nor no. Do pull requests come from forks, yes or no?');
  });

  it("of an option are refused at once, also if somebody could be asked", async () => {
    const { ask, asked } = person("make");
    await expect(completeAnswers({ ...given, forks: "maybe" as "yes" }, ask)).rejects.toThrow(
      '--forks: "maybe" is neither yes nor no',
    );
    expect(asked).toEqual([]);
  });
});
