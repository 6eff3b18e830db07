import { describe, expect, it } from "vitest";
import { earlierCosts } from "../../src/commands/feature.ts";
import type { Feature } from "../../src/features/feature.ts";
import { features } from "../../src/features.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
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
import { judgeRecording } from "../../src/verdict/judge-recording.ts";
import { makeRecord, makeRecording, trios } from "../builders/recordings.ts";
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

describe("a build without history", () => {
  const build = features.filter(({ name }) => name !== "history");

  it("divides a run without times of earlier runs", async () => {
    const asked = { given: { branch: "main" }, rows: 10 };
    expect(await earlierCosts(asked, build)).toBeUndefined();
    await expect(earlierCosts(asked, features)).rejects.toThrow("no history is given");
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
