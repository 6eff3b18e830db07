import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { type SequenceRecord, sequencesOf } from "../../src/features/checks/sequence/record.ts";
import type { Age } from "../../src/features/figures/age/record.ts";
import { type EngineFacts, perEngine, type Role } from "../../src/model/engine.ts";
import type { Recording, TestRecord } from "../../src/model/recording.ts";
import type { Check, Failure } from "../../src/model/sample.ts";
import { testPath } from "../../src/model/test.ts";
import { formatRecording } from "../../src/results/json/schema.ts";
import { eventPayload } from "../builders/events.ts";
import { makeAge } from "../features/figures/age/aged.ts";
import type { Job as WorkflowJob } from "../rest-server/state.ts";
import { headCommit, useServer } from "../rest-server/use-server.ts";
import { fromRun, wholeRun } from "../results/whole-run.ts";
import { Job, pullRequestEvent } from "./action.ts";

const good = wholeRun({ multiplier: () => 2 });
const withBase = wholeRun({ multiplier: () => 2, change: () => 1 });
const slowerThanBase = wholeRun({ multiplier: () => 2, change: () => 2 });

const used = useServer();
let job: Job;

beforeEach(() => {
  job = new Job();
});

type Step = Parameters<Job["run"]>[0];

/** As the workflow that publishes a fork's results. */
function publish(results: Recording | string, inputs: Step["inputs"] = {}, config?: string) {
  const head = { sha: headCommit, ref: "faster", owner: "contributor", repositoryId: 2 };
  used.server.state.pulls.push({ number: 8, state: "open", head });
  const text = typeof results === "string" ? results : formatRecording(results);
  // The event's measuring run.
  writeFileSync(path.join(job.workspace, "results.json"), fromRun(text, 4001));
  if (config !== undefined) writeFileSync(path.join(job.workspace, "gate.yml"), config);
  return job.run({
    event: "workflow_run",
    payload: eventPayload("workflow-run-fork"),
    apiUrl: used.server.url,
    action: "publish",
    inputs: {
      results: "results.json",
      comment: "single",
      ...(config === undefined ? {} : { config: "gate.yml" }),
      ...inputs,
    },
  });
}

const comment = () => used.server.state.comments.at(-1)?.body ?? "";
const checkRun = () => used.server.state.checkRuns.at(-1);
const conclusion = () => checkRun()?.conclusion;

function changeEngine(
  recording: Recording,
  role: Role,
  change: (facts: EngineFacts) => EngineFacts,
): Recording {
  const engines = perEngine(recording.engines, (facts, one) => (one === role ? change(facts) : facts));
  return { ...recording, engines };
}

function changeTests(recording: Recording, change: (test: TestRecord) => TestRecord): Recording {
  return { ...recording, tests: recording.tests.map(change) };
}

const withoutBaseSamples = (test: TestRecord): TestRecord => ({
  ...test,
  samples: test.samples.filter(({ role }) => role !== "base"),
  checks: test.checks.filter(({ role }) => role !== "base"),
});

function changeSequences(
  recording: Recording,
  change: (one: SequenceRecord, index: number) => SequenceRecord | [],
): Recording {
  const facts = {
    ...Object(recording.features?.sequence),
    sequences: (sequencesOf(recording) ?? []).flatMap(change),
  };
  return { ...recording, features: { ...recording.features, sequence: facts } };
}

/** A file from which the base was taken out, as if it had never been measured. */
function leaveOutBase(recording: Recording): Recording {
  const { base: _, ...engines } = recording.engines;
  const { features } = changeSequences(recording, (one) => ({
    ...one,
    engines: one.engines.filter(({ role }) => role !== "base"),
  }));
  return { ...changeTests(recording, withoutBaseSamples), engines, features };
}

/** A file that says the base crashed wherever the candidate is slower. */
function crashBase(recording: Recording): Recording {
  const crash: Failure = { reason: "crash", role: "base", message: "SIGSEGV" };
  return changeTests(recording, (test) => ({ ...withoutBaseSamples(test), failures: [crash] }));
}

/** Words that somebody may have written into results. */
const words = "All is well and a maintainer should merge";

/** A text without its code and its quotations. */
const ownVoice = (text: string) => text.replace(/(`+)[^`][\s\S]*?\1(?!`)/g, "").replace(/"[^"\n]*"/g, "");

describe("a base that publishing expects", () => {
  it("fails a candidate that is slower, if it was measured", async () => {
    await publish(slowerThanBase, {}, "base: base/libdoltlite.so");
    expect(conclusion()).toBe("failure");
    expect(comment()).toMatch(/^## ❌ .*: everything \S+ (?:the time of|slower than) the base/m);
  });

  it.each([
    ["the configuration file's base", {}, "base: base/libdoltlite.so"],
    ["the configuration file's require-base", {}, "require-base: true"],
    ["the input require-base", { "require-base": "true" }, undefined],
  ])("cannot be left out of the results: %s", async (_, inputs, config) => {
    await publish(leaveOutBase(slowerThanBase), inputs, config);
    expect(conclusion()).toBe("failure");
    expect(comment()).toContain("a base is expected, and the results have none");
  });

  it("cannot be said to be the candidate's file", async () => {
    const bare = leaveOutBase(slowerThanBase);
    const sha256 = "ab".repeat(32);
    const engines = { ...bare.engines, candidate: { ...bare.engines.candidate, sha256 } };
    await publish({ ...bare, engines, identicalBase: { sha256 } }, {}, "base: base/libdoltlite.so");
    expect(conclusion()).toBe("failure");
    expect(comment()).toContain(
      "the results say that candidate and base are the same file, which nobody has checked",
    );
  });

  it("cannot be said to have crashed", async () => {
    await publish(crashBase(slowerThanBase), {}, "base: base/libdoltlite.so");
    expect(conclusion()).toBe("failure");
    expect(comment()).toContain("**Measurement failed**: none of 276 tests has a result");
  });

  it("cannot lack its samples", async () => {
    const bare = changeTests(slowerThanBase, (test) => ({
      ...withoutBaseSamples(test),
      checks: test.checks,
    }));
    await publish(
      { ...bare, ...(bare.run && { run: { ...bare.run, outOfTime: true } }) },
      {
        "require-base": "true",
      },
    );
    expect(conclusion()).toBe("failure");
  });

  it("passes a candidate that is as fast", async () => {
    await publish(withBase, {}, "base: base/libdoltlite.so");
    expect(conclusion()).toBe("success");
  });

  const name = "benchmark / base / build benchmark-base";
  const [done, skipped] = ["success", "skipped"];
  const jobs = {
    built: { name, steps: { "Build the engine": done, "Pack the engine": done } },
    "not built": { name, steps: { "Build the engine": done, "Pack the engine": skipped } },
    "does not build": {
      name,
      steps: {
        "Build the engine": done,
        "Say that the base does not build": done,
        "Pack the engine": skipped,
      },
    },
    "nothing to compare": { name, steps: { "Build the engine": skipped, "Pack the engine": skipped } },
    failed: {
      name,
      conclusion: "failure",
      steps: { "Build the engine": "failure", "Pack the engine": skipped },
    },
    "not wanted": { name: "benchmark / base", conclusion: skipped },
  };

  /** Results of a run whose job for the base ended so, and others. */
  function publishOf(
    base: keyof typeof jobs,
    results: Recording,
    inputs: Step["inputs"] = {},
    config = "",
    others: readonly WorkflowJob[] = [],
  ) {
    used.server.state.runs.set(4001, { jobs: [jobs[base], ...others] });
    return publish(results, inputs, `base-artifact: benchmark-base\n${config}`);
  }

  it.each(["built", "failed"] as const)(
    "is what GitHub says was built: results cannot leave it out, whatever they claim (%s)",
    async (base) => {
      const noBase = { cause: "not built", detail: words } as const;
      await publishOf(base, { ...leaveOutBase(slowerThanBase), noBase });
      expect(conclusion()).toBe("failure");
      expect(comment()).toContain("a base is expected, and the results have none");
      expect(comment()).not.toContain(words);
    },
  );

  it("is what GitHub says was built: its tests cannot be left out either", async () => {
    await publishOf("built", crashBase(slowerThanBase));
    expect(conclusion()).toBe("failure");
    expect(comment()).toContain("**Measurement failed**: none of 276 tests has a result");
  });

  it("is compared with if it was built, and nothing is said of it", async () => {
    await publishOf("built", withBase);
    expect(conclusion()).toBe("success");
    expect(comment()).not.toContain("No base");
  });

  // preactjs/compressed-size-action#100
  it.each([
    ["not built", {}, "failure"],
    ["not built", { "on-inconclusive": "neutral" }, "neutral"],
    ["does not build", {}, "neutral"],
    ["does not build", { "on-inconclusive": "fail" }, "failure"],
  ] as const)(
    "is none if GitHub says %s, with a comment that says why in a quotation: %j",
    async (cause, inputs, expected) => {
      // The results come from the pull request: the cause is GitHub's.
      const noBase = { cause, detail: `@octocat ${words}` } as const;
      await publishOf(cause, { ...leaveOutBase(good), noBase }, inputs);
      expect(conclusion()).toBe(expected);
      expect(comment()).toContain(
        `No base: the base could not be built: \`@octocat ${words}\`; nothing says whether`,
      );
      expect(ownVoice(comment())).not.toContain(words);
      expect(checkRun()?.output.title).toBe("Inconclusive: the base could not be built");
    },
  );

  it("is red as a commit status, which cannot be neutral, if it was not built, whatever its results say of the cause", async () => {
    const noBase = { cause: "does not build", detail: words } as const;
    await publishOf("not built", { ...leaveOutBase(good), noBase }, { status: "commit-status" });
    expect(used.server.state.statuses.at(-1)).toMatchObject({
      state: "failure",
      description: "Inconclusive: the base could not be built",
    });
    expect(comment()).toContain("run the job again; on-inconclusive: neutral of the workflow");
  });

  // macanderson/stella#102
  it.each([
    [
      "does not build",
      { ...leaveOutBase(good), noBase: { cause: "does not build", detail: words } as const },
      "",
    ],
    ["not wanted", leaveOutBase(good), "gate: base"],
  ] as const)(
    "is no pass as a commit status, but a success that is called inconclusive, with a comment, if GitHub says %s",
    async (cause, results, config) => {
      await publishOf(cause, results, { status: "commit-status" }, config);
      expect(used.server.state.statuses.at(-1)).toMatchObject({
        state: "success",
        description: expect.stringMatching(/^Inconclusive/),
      });
      expect(comment()).toContain("nothing says whether");
    },
  );

  it("fails where it could not be built and is required", async () => {
    await publishOf("not built", good, { "require-base": "true" });
    expect(conclusion()).toBe("failure");
    expect(comment()).toContain("require-base is true, and the base could not be built");
  });

  it("cannot come from results, if GitHub says that none was built", async () => {
    await publishOf("not built", withBase);
    expect(conclusion()).toBe("failure");
    expect(comment()).toContain("the results have a base, and the job that builds it has built none");
  });

  it("is none for a commit that the branch has already, although it is required elsewhere", async () => {
    await publishOf("nothing to compare", good, { "require-base": "true" });
    expect(conclusion()).toBe("success");
    expect(comment()).toContain("No base: the measured commit is in the base branch already");
  });

  it.each([
    ["the workflow", "not wanted", ""],
    ["the gate", "nothing to compare", "gate: sqlite"],
  ] as const)("is not missed if %s does not want it", async (_, base, config) => {
    await publishOf(base, good, {}, config);
    expect(conclusion()).toBe("success");
    expect(comment()).not.toContain("No base");
  });

  describe("may lack, for it is the candidate's file,", () => {
    const same = { name: "benchmark / candidate and base are the same file" };
    const bare = leaveOutBase(slowerThanBase);
    const sha256 = "ab".repeat(32);
    const claiming = {
      ...bare,
      engines: { ...bare.engines, candidate: { ...bare.engines.candidate, sha256 } },
      identicalBase: { path: `@octocat ${words}`, sha256 },
    };
    const unchecked = "the results say that candidate and base are the same file, which nobody has checked";

    it.each(["", "require-base: true", "gate: base"])(
      "if GitHub says that they were compared, also with %s",
      async (config) => {
        await publishOf("built", claiming, {}, config, [same]);
        expect(conclusion()).toBe("success");
        expect(comment()).toContain("Candidate and base are the same file: nothing to compare.");
        expect(comment()).not.toContain("No base");
        expect(ownVoice(comment())).not.toContain(words);
      },
    );

    it("and then SQLite's ceilings still decide", async () => {
      await publishOf("built", claiming, {}, "ceiling: 1.5", [same]);
      expect(conclusion()).toBe("failure");
    });

    it.each([
      ["GitHub says that they differ", "built", [{ ...same, conclusion: skipped }]],
      ["nobody has compared them", "built", []],
      ["another base was compared", "built", [{ name: same.name.replace("benchmark", "other") }]],
      ["the base was not to be built so", "failed", [same]],
    ] as const)("not if %s", async (_, base, others) => {
      await publishOf(base, claiming, {}, "", others);
      expect(conclusion()).toBe("failure");
      expect(comment()).toContain(unchecked);
    });

    it("not if the base has other pragmas", async () => {
      const pragmas = "pragmas: { base: { memory: [cache_size=-100] } }";
      await publishOf("built", claiming, {}, pragmas, [same]);
      expect(conclusion()).toBe("failure");
      expect(comment()).toContain(unchecked);
    });

    it("not if the results do not say it", async () => {
      await publishOf("built", bare, {}, "", [same]);
      expect(conclusion()).toBe("failure");
      expect(comment()).toContain("a base is expected, and the results have none");
    });

    it("and is compared with if it was measured all the same", async () => {
      await publishOf("built", slowerThanBase, {}, "", [same]);
      expect(conclusion()).toBe("failure");
      expect(comment()).toMatch(/^## ❌ .* slower than the base$/m);
    });
  });

  it("may be there for all that is known if GitHub does not answer, and nothing passes", async () => {
    used.server.faults.push({ path: /\/runs\/4001\/jobs$/, times: 1, does: { status: 404 } });
    await publishOf("not built", good);
    expect(conclusion()).toBe("failure");
  });

  it("is not expected if require-base is false, whatever base the configuration file names", async () => {
    await publish(leaveOutBase(withBase), { "require-base": "false" }, "base: base/libdoltlite.so");
    expect(conclusion()).toBe("success");
  });
});

describe("a cost that was taken out of results", () => {
  const changeChecks = (recording: Recording, roles: readonly Role[], change: (check: Check) => Check) =>
    changeTests(recording, (test) => ({
      ...test,
      checks: test.checks.map((check) => (roles.includes(check.role) ? change(check) : check)),
    }));
  const withoutWritten = (check: Check): Check => {
    const { io: _, ...footprint } = check.footprint ?? {};
    return { ...check, footprint };
  };
  const withReason = (recording: Recording, roles: readonly Role[]) =>
    roles.reduce(
      (changed, role) =>
        changeEngine(changed, role, (facts) => ({ ...facts, unmeasured: { io: "refused" } })),
      recording,
    );

  it("is missed, of the candidate alone", async () => {
    await publish(changeChecks(withBase, ["candidate"], withoutWritten));
    expect(conclusion()).toBe("failure");
    expect(comment()).toContain("the candidate's written-bytes is missing, and every run measures costs");
  });

  it.each([
    [["candidate"], "candidate"],
    [["candidate", "base"], "candidate"],
  ] as const)(
    "is missed of %j with a reason of the system, which shows it of SQLite",
    async (roles, named) => {
      await publish(withReason(changeChecks(withBase, roles, withoutWritten), roles));
      expect(conclusion()).toBe("failure");
      expect(comment()).toContain(`the ${named}'s written-bytes is missing`);
    },
  );

  it("is missed where it is that of a second process", async () => {
    const larger = changeChecks(withBase, ["candidate"], (check) => {
      const { io = { reads: 0, readBytes: 0, writes: 0, writeBytes: 0 }, ...footprint } =
        check.footprint ?? {};
      return { ...check, footprint: { ...footprint, io: { ...io, writeBytes: io.writeBytes + 4096 } } };
    });
    await publish(larger);
    expect(conclusion()).toBe("failure");
    expect(comment()).toContain("the candidate's second footprint is missing");
  });

  const aged = makeAge([]);
  const config = `age: ${aged.commits}`;
  const withAge = (age: Age) => ({ ...good, features: { ...good.features, age } });

  it("was there in ageing databases that are accepted", async () => {
    await publish(withAge(aged), {}, config);
    expect(conclusion()).toBe("success");
  });

  it("is missed of one rung of an ageing database", async () => {
    const shapes = aged.shapes.map((shape) => ({
      ...shape,
      engines: shape.engines.map((life) => ({
        ...life,
        rungs: life.rungs.map(({ written, ...rung }) =>
          shape.shape === "churn" && life.role === "candidate" && rung.commits === 2000
            ? rung
            : { ...rung, written },
        ),
      })),
    }));
    await publish(withAge({ ...aged, shapes }), {}, config);
    expect(conclusion()).toBe("failure");
    expect(comment()).toContain(
      "age/churn: the bytes that the candidate has written after 2000 commits are missing, and the baseline's are there",
    );
  });
});

describe("what was measured", () => {
  it("has the suite hash that this version computes, or both hashes are shown", async () => {
    const forged = { ...good, ...(good.suite && { suite: { ...good.suite, hash: "cd".repeat(32) } }) };
    await publish(forged);
    expect(conclusion()).toBe("failure");
    expect(comment()).toContain(`suite.hash is ${"cd".repeat(32)}`);
    expect(comment()).toContain(`has ${good.suite?.hash}`);
  });

  const inForce = (
    role: Role,
    storage: "memory" | "file" | "autocommit",
    setting: object,
    recording = good,
  ) =>
    changeEngine(recording, role, (facts) => {
      const { settings = {} } = facts;
      const own = settings[storage];
      if (own === undefined) throw new Error("a complete run has settings of every storage");
      return { ...facts, settings: { ...settings, [storage]: { ...own, ...setting } } };
    });

  it.each([
    [
      "a candidate without flushes",
      inForce("candidate", "file", { synchronous: "0" }),
      'candidate candidate, storage file: synchronous is "OFF", and FULL is expected, SQLite',
    ],
    [
      "an answer that is a sentence",
      inForce("candidate", "memory", { journal_mode: words }),
      `storage memory: journal_mode is "${words}", which is no answer of an engine`,
    ],
    [
      "a sentence for a suite with settings of its own",
      changeEngine(good, "candidate", (facts) => {
        const answers = { journal_mode: "off", synchronous: "0", cache_size: words, page_size: "4096" };
        return { ...facts, variantSettings: { raw: { file: answers } } };
      }),
      `storage file: cache_size is "${words}", which is no answer of an engine`,
    ],
    [
      "a baseline that is slowed down",
      inForce("baseline", "autocommit", { synchronous: "3" }),
      'baseline SQLite, storage autocommit: synchronous is "EXTRA", and FULL is expected, as asked for',
    ],
    [
      "a candidate without the tool's journal",
      inForce("candidate", "autocommit", { journal_mode: "delete" }),
      'storage autocommit: journal_mode is "delete", and wal is expected, as asked for',
    ],
    [
      "pragmas of its own",
      changeEngine(good, "candidate", (facts) => ({ ...facts, pragmas: { file: ["PRAGMA mmap_size=1;"] } })),
      'storage file: the pragmas are "PRAGMA mmap_size=1;", and none is expected',
    ],
    [
      "an environment of its own",
      changeEngine(good, "candidate", (facts) => ({ ...facts, environment: { FORCE: "1" } })),
      "the environment is FORCE=1, and none is expected",
    ],
    [
      "settings that nobody read back",
      changeEngine(good, "candidate", ({ settings: _, ...facts }) => facts),
      "storage memory: its settings are missing",
    ],
  ])(
    "is refused for %s, and the report names engine, storage, setting and both values",
    async (_, results, message) => {
      await publish(results);
      expect(conclusion()).toBe("failure");
      expect(comment()).toContain(message);
    },
  );

  it("may have settings that the publisher's own configuration asks for", async () => {
    const larger = changeEngine(
      inForce("candidate", "file", { cache_size: "-65536" }),
      "candidate",
      (facts) => ({
        ...facts,
        pragmas: { file: ["PRAGMA cache_size=-65536;"] },
      }),
    );
    await publish(larger, {}, "pragmas: { candidate: { file: [cache_size=-65536] } }");
    expect(conclusion()).toBe("success");
  });

  const told = changeEngine(good, "candidate", (facts) => ({ ...facts, environment: { FORCE: "1" } }));

  it("may have the environment that the publisher's own configuration asks for", async () => {
    await publish(told, {}, 'environment: { candidate: { FORCE: "1" } }');
    expect(conclusion()).toBe("success");
  });

  it("may have no other environment than the publisher's own configuration asks for", async () => {
    await publish(told, {}, 'environment: { candidate: { FORCE: "2" } }');
    expect(conclusion()).toBe("failure");
    expect(comment()).toContain("the environment is FORCE=1, and FORCE=2 is expected");
  });

  const other = { journal_mode: "wal", cache_size: "-65536" };

  it("may have an engine's own journal and cache, and the report names them once, with the baseline's", async () => {
    await publish(inForce("candidate", "file", other));
    expect(conclusion()).toBe("success");
    expect(comment().split("defaults of its own")).toHaveLength(2);
    expect(comment()).toContain(
      "candidate has defaults of its own: journal_mode wal, where SQLite has delete (file); cache_size -65536, where SQLite has -2000 (file).",
    );
  });

  it("fails a journal and cache of the engine's own if the publisher asks for same settings", async () => {
    await publish(inForce("candidate", "file", other), {}, "same-settings: true");
    expect(conclusion()).toBe("failure");
    expect(comment()).toContain("cache_size: -65536 on candidate, -2000 on SQLite (file)");
    expect(comment()).toContain("journal_mode: wal on candidate, delete on SQLite (file)");
  });

  it.each([
    ["journal_mode", "memory", "memory", "off"],
    ["cache_size", "file", "-2000", "-4000"],
    ["page_size", "file", "4096", "8192"],
  ] as const)(
    "fails a candidate whose %s is not the base's if the publisher asks for same settings",
    async (setting, storage, theirs, own) => {
      await publish(inForce("candidate", storage, { [setting]: own }, withBase), {}, "same-settings: true");
      expect(conclusion()).toBe("failure");
      expect(comment()).toContain(
        `**Measurement failed**: ${setting} of the candidate is not that of the base`,
      );
      expect(comment()).toContain(`${setting}: ${own} on candidate, ${theirs} on the base (${storage})`);
    },
  );

  it("lacks no pair of a control", async () => {
    const few = good.controls?.map((control, index) =>
      index === 0 ? { ...control, pairs: control.pairs.slice(0, 1) } : control,
    );
    await publish({ ...good, ...(few && { controls: few }) });
    expect(conclusion()).toBe("failure");
    expect(comment()).toContain("SQLite against SQLite, has 1 of the 3 pairs");
  });

  const crashed = { step: 9, reason: "crash", message: words } as const;

  it.each([
    [
      "without its sequences",
      (({ features: _, ...rest }) => rest)(good),
      "the sequence sequence/memory/1 is missing, and every complete run has it",
    ],
    [
      "without one of them",
      changeSequences(good, (one, index) => (index === 4 ? [] : one)),
      "the sequence sequence/file/2 is missing",
    ],
    [
      "with other steps",
      changeSequences(good, (one) => ({ ...one, steps: one.steps.with(0, "vacuum") })),
      "the sequence sequence/memory/1 has other steps than those of this version and seed",
    ],
    [
      "with other SQL",
      { ...good, ...(good.suite && { suite: { ...good.suite, others: { sequence: "cd".repeat(32) } } }) },
      `suite.others.sequence is ${"cd".repeat(32)}`,
    ],
    [
      "with an engine that is said to have crashed",
      changeSequences(good, (one) => ({
        ...one,
        engines: one.engines.map((engine) =>
          engine.role === "candidate"
            ? { ...engine, results: engine.results.slice(0, 8), failure: crashed }
            : engine,
        ),
      })),
      `candidate crashed: output \`${words}\``,
    ],
    [
      "with an engine that is said to refuse what it must not",
      changeSequences(good, (one) => ({
        ...one,
        engines: one.engines.map((engine) =>
          engine.role === "candidate"
            ? { ...engine, results: engine.results.map(() => ({ refused: words })) }
            : engine,
        ),
      })),
      "step 1 (",
    ],
  ])("is refused, or fails, %s", async (_, results, message) => {
    await publish(results);
    expect(conclusion()).toBe("failure");
    expect(comment()).toContain(message);
    expect(ownVoice(comment())).not.toContain("maintainer");
  });

  it.each([1, 4, 20])(
    "fails with %i pairs of a test over its ceiling, however few they are",
    async (pairs) => {
      const slow = "int/memory/writes/oltp_insert";
      const bad = wholeRun({ multiplier: (test) => (testPath(test) === slow ? 9 : 2) });
      const cut = changeTests(bad, (test) =>
        testPath(test) === slow
          ? { ...test, samples: test.samples.filter(({ round }) => round <= pairs) }
          : test,
      );
      const { outputs } = await publish(cut);
      expect(conclusion()).toBe("failure");
      expect(outputs["failed-tests"]).toContain(slow);
    },
  );
});

describe("words of the results", () => {
  const foreign: Recording = {
    ...good,
    ...(good.run && {
      run: {
        ...good.run,
        tool: words,
        clock: words,
        timeline: { [words]: 5e9 },
      },
    }),
    ...(good.machine && {
      machine: {
        ...good.machine,
        cpu: words,
        platform: words,
        kernel: words,
        node: words,
        fileSystem: words,
      },
    }),
    engines: perEngine(good.engines, (facts) => ({
      ...facts,
      name: words,
      version: words,
      sourceId: words,
      origin: words,
      path: `/home/runner/${words}`,
      compileOptions: [words],
      uncounted: words,
    })),
    warnings: [words],
  };

  /** Everything that a reader of GitHub sees in the bot's name. */
  const published = (summary: string) => {
    const { title = "", summary: short = "", text = "" } = checkRun()?.output ?? {};
    return [comment(), summary, title, short, text].join("\n");
  };

  it("are quoted or left out, wherever they were", async () => {
    const { summary } = await publish(foreign);
    expect(conclusion()).toBe("success");
    expect(comment()).toContain("As the measuring job reports");
    expect(published(summary)).toContain(`\`${words}\``);
    expect(ownVoice(published(summary))).not.toContain("maintainer");
    expect(published(summary)).not.toMatch(/^Note: .*maintainer/m);
  });

  it("of engines are quoted as output and cut, and the reason of a stop is quoted", async () => {
    const failing: Recording = {
      ...foreign,
      ...(foreign.run && { run: { ...foreign.run, stopped: words } }),
      tests: foreign.tests.map((test, index) =>
        index > 0
          ? test
          : {
              ...test,
              failures: [
                { reason: "error", role: "candidate", message: `${words} ${"x".repeat(5_000)}` } as const,
              ],
            },
      ),
    };
    const { summary } = await publish(failing);
    expect(comment()).toContain(`the run was stopped, as the measuring job reports: \`${words}\``);
    expect(comment()).toContain(`candidate failed: output \`${words}`);
    expect(published(summary)).not.toContain("x".repeat(250));
    expect(ownVoice(published(summary))).not.toContain("maintainer");
  });

  it("are code in the reason why results cannot be used", async () => {
    const { summary } = await publish(
      formatRecording(good).replaceAll('"table_scan"', JSON.stringify(words)),
    );
    expect(conclusion()).toBe("failure");
    expect(ownVoice(comment())).not.toContain("maintainer");
    expect(ownVoice(summary)).not.toContain("maintainer");
  });

  it.each([
    ["DoltLite", "SQLite", {}, "candidate: build/libdoltlite.so"],
    [
      "Next: DoltLite",
      "`#1`",
      { "candidate-name": "Next: DoltLite", settings: 'baseline-name: "#1"' },
      undefined,
    ],
    ["candidate", "SQLite", {}, undefined],
  ])("do not name the engines: they are %s and %s", async (candidate, baseline, inputs, config) => {
    await publish(foreign, inputs, config);
    expect(comment().split("\n")[1]).toMatch(new RegExp(`^## \\S+ ${candidate}: .* ${baseline}`));
    expect(comment()).toContain(`\n**Against ${baseline}**: `);
  });

  it("are replaced by the tool's own warnings", async () => {
    const machine = good.machine && { ...good.machine, fileSystem: "tmpfs" };
    await publish({ ...good, ...(machine && { machine }), warnings: [] });
    expect(comment()).toContain("Note: The databases were on tmpfs");
  });

  it("show no path of the runner", async () => {
    const inWorkspace = path.join(job.workspace, "build", "libdoltlite.so");
    const elsewhere = changeEngine(good, "candidate", (facts) => ({ ...facts, path: inWorkspace }));
    await publish(
      changeEngine(elsewhere, "baseline", (facts) => ({ ...facts, path: "/opt/secret/libsqlite3.so" })),
    );
    expect(comment()).toContain("`build/libdoltlite.so`");
    expect(comment()).toContain("`libsqlite3.so`");
    expect(comment()).not.toContain(job.workspace);
    expect(comment()).not.toContain("/opt/secret");
  });
});

describe("links of a published report", () => {
  it("lead to the run that publishes; only the footer names the one that measured", async () => {
    await publish(good);
    const own = "https://github.com/octo-org/engine/actions/runs/77";
    expect(checkRun()?.details_url).toBe(own);
    expect(checkRun()?.output.summary).toContain(`[job summary](${own})`);
    expect(comment().match(/runs\/4001/g)).toHaveLength(1);
    expect(comment()).toMatch(/<sub>.* measured by \[run 4001\]\(\S+runs\/4001\S*\)/);
  });

  it("of a broken one do too", async () => {
    await publish("");
    expect(comment()).toContain("The log of the [run](https://github.com/octo-org/engine/actions/runs/77)");
  });
});

describe("a results file that is costly to read is refused for what it has too much of", () => {
  const listOf = (item: string, length: number) => Array.from({ length }, () => item).join(",");
  const keys = (length: number) => Array.from({ length }, (_, index) => `"k${index}":1`).join(",");
  const samples = `{"samples":[${listOf("{}", 20_000)}]}`;
  it.each([
    ["unknown keys", `{${keys(2_000_000)}}`, "more than 2000 keys in one mapping"],
    [
      "different keys",
      `{"tests":[{${keys(1_900)}},{${keys(1_900).replaceAll("k", "l")}},{${keys(1_900).replaceAll("k", "m")}}]}`,
      "more than 5000 different keys",
    ],
    ["unknown keys, spread", `{"tests":[${listOf(`{${keys(50)}}`, 20_000)}]}`, "more than 800000 keys"],
    ["depth", `{"tests":${"[".repeat(1e6)}${"]".repeat(1e6)}}`, "more than 16 levels of lists and mappings"],
    ["items", `{"tests":[${listOf("{}", 1e6)}]}`, "more than 30000 items in one list"],
    ["wrong items", `{"schema":4,"tests":[${listOf(samples, 20)}]}`, "tests[0].samples[0].role is missing"],
  ])("%s", async (_, results, message) => {
    await publish(results);
    expect(conclusion()).toBe("failure");
    expect(comment()).toContain(message);
  });
});

describe("a configuration file outside of the workspace", () => {
  it.each(["../gate.yml", "elsewhere/gate.yml", "linked.yml"])("%s is refused by name", async (config) => {
    const outside = path.join(job.workspace, "..", "outside");
    mkdirSync(outside);
    for (const folder of [outside, path.join(job.workspace, "..")])
      writeFileSync(path.join(folder, "gate.yml"), "ceiling: 1000");
    symlinkSync(outside, path.join(job.workspace, "elsewhere"));
    symlinkSync(path.join(outside, "gate.yml"), path.join(job.workspace, "linked.yml"));
    await publish(good, { config });
    expect(conclusion()).toBe("failure");
    expect(comment()).toContain(`input config: "${config}" leads out of the workspace`);
  });

  it("is refused in mode gate too", async () => {
    writeFileSync(path.join(job.workspace, "..", "gate.yml"), "ceiling: 1000");
    const { status, summary } = await job.run({
      payload: pullRequestEvent(),
      apiUrl: used.server.url,
      inputs: { config: "../gate.yml", candidate: "libdoltlite.so" },
    });
    expect(status).toBe(1);
    expect(summary).toContain('input config: "../gate.yml" leads out of the workspace');
  });
});
