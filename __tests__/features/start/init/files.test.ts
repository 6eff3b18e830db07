import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { Answers } from "../../../../src/features/start/init/answers.ts";
import {
  configFile,
  filesFor,
  nextSteps,
  nightlyConfigFile,
} from "../../../../src/features/start/init/files.ts";
import { defaultCriteria } from "../../../../src/model/criteria.ts";
import { parseConfigFile } from "../../../options/full-build.ts";

const answers: Answers = { build: "make libengine.so", candidate: "libengine.so", forks: true, packages: [] };
const measuring = ".github/workflows/benchmark.yml";
const publishing = ".github/workflows/publish-benchmark.yml";
const job = (text = "") => parse(text).jobs.benchmark;

describe("the files of a gate", () => {
  it("are for forks a workflow without rights, and one that publishes", () => {
    const files = filesFor(answers);
    expect([...files.keys()]).toEqual([measuring, publishing, configFile]);
    expect(job(files.get(measuring))).toMatchObject({
      permissions: { contents: "read" },
      uses: "sqlite-bench-gate/sqlite-bench-gate/.github/workflows/measure.yml@v0",
      with: { build: "make libengine.so", candidate: "libengine.so" },
    });
    expect(job(files.get(publishing)).uses).toMatch(/\/publish\.yml@v0$/);
    expect(parse(files.get(publishing) ?? "").on).not.toHaveProperty("pull_request");
  });

  it("are one workflow without forks", () => {
    const files = filesFor({ ...answers, forks: false });
    expect([...files.keys()]).toEqual([measuring, configFile]);
    expect(job(files.get(measuring))).toMatchObject({
      permissions: { statuses: "write", "pull-requests": "write" },
      uses: expect.stringMatching(/\/gate\.yml@v0$/),
      with: { build: "make libengine.so", candidate: "libengine.so", shards: 1 },
    });
  });

  it("are two more for every night, whose job may write the history and issues, and nothing else", () => {
    const files = filesFor({ ...answers, nightly: true });
    expect([...files.keys()].slice(3)).toEqual([".github/workflows/nightly.yml", nightlyConfigFile]);
    const { on, jobs } = parse(files.get(".github/workflows/nightly.yml") ?? "");
    expect(jobs.night).toMatchObject({
      permissions: { contents: "write", issues: "write" },
      uses: "sqlite-bench-gate/sqlite-bench-gate/.github/workflows/nightly.yml@v0",
      with: { build: "make libengine.so", candidate: "libengine.so" },
    });
    expect(jobs.night.with["watch-only"]).toContain(`== '${on.schedule[1].cron}'`);
    expect(parseConfigFile(files.get(nightlyConfigFile) ?? "", nightlyConfigFile)).toMatchObject({
      gate: "sqlite",
      rounds: { min: 5, max: 11 },
    });
  });

  it("keep every command and path as it was given", () => {
    const odd = {
      build: "make 'a: b' # \"all\" \\ && true",
      candidate: "- lib: 'é'.so",
      packages: ["tcl", "g++"],
    };
    for (const forks of [true, false])
      expect(job(filesFor({ ...odd, forks }).get(measuring)).with).toMatchObject({
        build: odd.build,
        candidate: odd.candidate,
        prepare: "sudo apt-get update && sudo apt-get install --yes tcl g++",
      });
  });

  it("have a configuration with the defaults, which can be changed there", () => {
    const { test, average, base } = defaultCriteria.ceilings;
    const read = (text = "") => parseConfigFile(text, configFile);
    expect(read(filesFor({ ...answers, candidate: "build/libdoltlite.so" }).get(configFile))).toEqual({
      "candidate-name": "DoltLite",
      gate: "base",
      "base-ceilings": base,
      ceiling: test,
      "average-ceiling": average,
    });
    const plain = filesFor({ ...answers, candidate: "build/libengine.so" }).get(configFile);
    expect(read(plain)).toHaveProperty("candidate-name", "libengine");
    const rules = "ceilings:\n  - for: { variant: int, storage: memory, kind: reads }\n    average: 2\n";
    const named = filesFor({ ...answers, candidateName: "Mine: #1" }, rules).get(configFile);
    expect(read(named)).toMatchObject({ "candidate-name": "Mine: #1", ceilings: [{ average: 2 }] });
  });
});

it("the next steps are to commit, to open another pull request, and to require the status", () => {
  const lines = nextSteps([measuring, configFile]).split("\n");
  expect(lines[1]).toMatch(
    /^1\. Commit .*git add \.github\/workflows\/benchmark\.yml \.github\/bench-gate\.yml$/,
  );
  expect(lines[2]).toContain("the gate appears on the one after the one that adds the files");
  expect(lines[3]).toContain('require the status "sqlite-bench-gate (main)"');
});
