import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { addedReports, readPart } from "../../src/commands/feature.ts";
import type { Feature } from "../../src/features/feature.ts";
import { features } from "../../src/features.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import type { Recording } from "../../src/model/recording.ts";
import { testPath } from "../../src/model/test.ts";
import { actionsOf } from "../../src/options/actions.ts";
import { parseArguments } from "../../src/options/cli-arguments.ts";
import { commandsOf } from "../../src/options/commands.ts";
import { parseConfigFile } from "../../src/options/config-file.ts";
import { optionsIn, optionsOf } from "../../src/options/offering.ts";
import { valuesOf } from "../../src/options/option.ts";
import { resolveRunSettings } from "../../src/options/resolve.ts";
import { mergeSources } from "../../src/options/sources.ts";
import { renderMarkdown } from "../../src/report/markdown.ts";
import { formatRecording, parseRecording } from "../../src/results/json/schema.ts";
import { mergeRecordings } from "../../src/results/merge/merge.ts";
import { removeReport } from "../../src/results/write.ts";
import { judgeRecording } from "../../src/verdict/judge-recording.ts";
import { fullRecording, makeRecord, makeRecording, trios } from "../builders/recordings.ts";
import { errorMessage } from "../error-message.ts";
import { countedParts } from "./figures/counts/counted.ts";

const criteria = { ...defaultCriteria, rule: { rounds: 1, alpha: 0.01 } };

const namesOf = (options: object) => Object.keys(options).toSorted();
const minus = (all: readonly string[], own: readonly string[]) => all.filter((name) => !own.includes(name));
const help = (build: readonly Feature[], ...words: readonly string[]) => {
  const command = parseArguments([...words, "--help-all"], build);
  return command.kind === "help" ? command.text : "";
};

describe.each(features.map((feature) => [feature.name, feature] as const))(
  "a build without %s",
  (_, feature) => {
    const build = features.filter((one) => one !== feature);
    const ownOptions = Object.values(feature.options ?? {}).flatMap(Object.keys);
    const ownCommands = Object.keys(feature.commands ?? {});
    const ownActions = Object.keys(feature.actions ?? {});

    it("has all options but those of the feature", () => {
      expect(namesOf(optionsOf(build))).toEqual(minus(namesOf(optionsOf(features)), ownOptions));
      for (const { offered } of Object.values(optionsOf(build)))
        expect(offered.filter((place) => [...ownCommands, ...ownActions].includes(place))).toEqual([]);
    });

    it("has all commands and actions but those of the feature", () => {
      expect(namesOf(commandsOf(build))).toEqual(minus(namesOf(commandsOf(features)), ownCommands));
      expect(namesOf(actionsOf(build))).toEqual(minus(namesOf(actionsOf(features)), ownActions));
      for (const name of ownCommands)
        expect(errorMessage(() => parseArguments(name.split(" "), build))).toMatch(
          /unknown command|is no command/,
        );
      for (const name of minus(Object.keys(commandsOf(build)), ["history"]))
        expect(help(build, ...name.split(" ")), name).toContain("Usage: sqlite-bench-gate");
    });

    it("refuses the options of the feature, and takes a run's others", () => {
      for (const name of ownOptions.filter((one) => one in optionsIn(features, "run"))) {
        expect(help(features, "run")).toContain(`--${name}`);
        expect(help(build, "run")).not.toContain(`--${name} `);
        expect(errorMessage(() => parseArguments(["run", `--${name}`, "1"], build))).toContain(
          "unknown option",
        );
      }
      const command = parseArguments(["run", "--candidate", "a.so", "--rows", "10"], build);
      if (command.kind !== "run") throw new Error(`${command.kind} is not run`);
      const settings = resolveRunSettings(mergeSources(command, build), build);
      expect(settings).toMatchObject({ candidate: "a.so", rows: 10, criteria: { ceilings: { test: 6 } } });
    });

    it("refuses the settings of the feature in a configuration file", () => {
      for (const name of ownOptions.filter((one) => one in optionsIn(features, "file")))
        expect(errorMessage(() => parseConfigFile(`${name}: 1\n`, "gate.yml", build))).toContain(name);
      expect(parseConfigFile("rows: 10\n", "gate.yml", build)).toEqual({ rows: 10 });
    });
  },
);

describe("a build without html", () => {
  const build = features.filter(({ name }) => name !== "html");
  const given = { html: true };

  it("writes no page, and has no output that names one", () => {
    expect(addedReports(given, features).map(({ name }) => name)).toEqual(["report.html"]);
    expect(addedReports(given, build)).toEqual([]);
    expect(actionsOf(features).action.outputs).toHaveProperty("html-path");
    expect(actionsOf(build).action.outputs).not.toHaveProperty("html-path");
  });

  it("reports the same, and leaves a file of that name alone", () => {
    const recording = makeRecording({ tests: [makeRecord({ samples: trios([10_000, 20_000, 20_000]) })] });
    const verdict = judgeRecording(recording, criteria, build);
    const report = (those: readonly Feature[]) =>
      renderMarkdown(recording, verdict, { detail: "full", unit: "time", features: those });
    expect(report(build)).toBe(report(features));
    const folder = mkdtempSync(path.join(tmpdir(), "without-html-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const name of ["report.md", "report.html"]) writeFileSync(path.join(folder, name), "earlier");
    removeReport(folder, build);
    expect(readdirSync(folder)).toEqual(["report.html"]);
    removeReport(folder, features);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe("a build without counts", () => {
  const build = features.filter(({ name }) => name !== "counts");
  const work = { statements: 1000, rows: 500, changes: 0 };
  const counts = (["baseline", "candidate", "base"] as const).map((role, index) => ({
    role,
    instructions: 1_000_000 + index * 30_000,
    work,
  }));
  const recording = makeRecording({
    engines: { baseline: { name: "SQLite" }, candidate: { name: "DoltLite" }, base: { name: "base" } },
    ...countedParts([{ ...makeRecord({ samples: trios([10_000, 20_000, 20_000]) }), counts }]),
  });
  const text = formatRecording(recording, judgeRecording(recording, criteria, features));

  it("reports a counted run without the blocks of counts", () => {
    const report = (those: readonly Feature[]) => {
      const verdict = judgeRecording(recording, criteria, those);
      return renderMarkdown(recording, verdict, { detail: "full", unit: "time", features: those });
    };
    expect(report(features)).toContain("nstructions");
    expect(report(build)).not.toContain("nstructions");
  });

  it("refuses results with counts, which the build would leave out of the report", () => {
    expect(parseRecording(text, "results.json", features)).toEqual(recording);
    expect(errorMessage(() => parseRecording(text, "results.json", build))).toBe(
      "results.json: features.counts: this version of the tool has no such feature: update it, or measure again if it is the newest",
    );
  });
});

describe("a build without machines", () => {
  const build = features.filter(({ name }) => name !== "machines");
  const sources = (...argv: readonly string[]) => {
    const command = parseArguments(["run", "--candidate", "a.so", ...argv], build);
    if (command.kind !== "run") throw new Error(`${command.kind} is not run`);
    return mergeSources(command, build);
  };

  it("has no option of several machines, and measures all of a run with all of alpha", () => {
    const options = optionsOf(build);
    for (const name of ["plan", "shard", "shards", "confirm", "confirmed-by", "confirm-elsewhere"])
      expect(options).not.toHaveProperty([name]);
    expect(readPart(sources(), build)).toEqual({});
    const { criteria, tests } = resolveRunSettings(sources(), build, readPart(sources(), build));
    expect(tests).toBeUndefined();
    expect(criteria.rule).toEqual(defaultCriteria.rule);
  });

  it("merges shards that have no plan, and judges them", () => {
    const { features: _, ...run } = fullRecording();
    const [first, ...others] = run.tests.map((test, index) => {
      const startedAt = `2026-05-22T09:0${index % 10}:00.000Z`;
      const part = { ...run, ...(run.run && { run: { ...run.run, startedAt } }), tests: [test] };
      return { fileName: `${index}.json`, recording: part };
    });
    if (first === undefined) throw new Error("there is no test");
    expect(others.length).toBeGreaterThan(0);
    const merged = mergeRecordings([first, ...others], undefined, build);
    expect(merged.tests.map(testPath)).toEqual(run.tests.map(testPath));
    const outcomeOf = (recording: Recording) => judgeRecording(recording, criteria, build).outcome;
    expect(outcomeOf(merged)).toBe(outcomeOf(run));
  });
});

it("options that a place takes from others exist", () => {
  const all = optionsOf(features);
  for (const { takes = {} } of features)
    for (const [place, taken] of Object.entries(takes))
      for (const name of Object.keys(taken)) expect(all, `${name} in ${place}`).toHaveProperty([name]);
});

it("a feature reads its own values with their defaults", () => {
  const { counting = {} } = features.find(({ name }) => name === "counts")?.options ?? {};
  expect(valuesOf(counting, { counts: "instructions", rows: 5 })).toEqual({
    counts: "instructions",
    "count-rows": 10_000,
    "count-ceiling": 1,
  });
});
