import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { historyOptions } from "../../src/features/nights/history/options.ts";
import { readBisectInputs, resolveBisectSettings } from "../../src/features/search/bisect/settings.ts";
import { features } from "../../src/features.ts";
import type { Criteria } from "../../src/model/criteria.ts";
import type { Command } from "../../src/options/cli-arguments.ts";
import { type Options, valuesOf } from "../../src/options/option.ts";
import { defaultPage } from "../../src/options/table.ts";
import {
  parseArguments,
  readPublishInputs,
  readSettingInputs,
  resolveReportSettings,
  resolveRunSettings,
  sourcesOf,
} from "./full-build.ts";

/** Words that say that an option is left open if it is not given, and the setting that is then absent. */
const open = {
  baseline: ["compiled once from its sources", "baseline"],
  base: ["none", "base"],
  "no-base": ["none", "given.no-base"],
  "on-inconclusive": ["neutral, and fail if the merge base could not be built", "policies.onInconclusive"],
  "base-artifact": ["none", "given.base-artifact"],
  gate: ["both", "criteria.gate"],
  "upgraded-releases": ["none", "given.upgraded-releases"],
  config: ["none", "config"],
  workloads: ["all", "workloads"],
  "own-workloads": ["none", "own-workloads"],
  paths: ["none", "given.paths"],
  "kept-databases": ["the cache folder", "keptDatabases"],
  "min-change": ["none", "criteria.ceilings.minChange"],
  environment: ["none", "given.environment"],
  "engine-version": ["as the engine answers", "given.engine-version"],
  counters: ["none", "given.counters"],
  "counter-ceiling": ["changes are listed only", "criteria.ceilings.counters"],
  age: ["no database is aged", "given.age"],
  "age-minutes": ["no steady load", "given.age-minutes"],
  "age-cleanup": ["VACUUM alone", "given.age-cleanup"],
  "age-ceiling": ["multiples are listed only", "criteria.ceilings.age.baseline"],
  contention: ["each engine has one connection", "given.contention"],
  "contention-rounds": ["3 rounds", "given.contention-rounds"],
  "contention-minutes": ["each contest lasts as long as its file says", "given.contention-minutes"],
  "contention-ceiling": ["multiples are listed only", "criteria.ceilings.contention.baseline"],
  "max-minutes": ["no limit", "maxMinutes"],
  jobs: ["one for each processor", "jobs"],
  budget: ["until decided", "criteria.rule.precision"],
  precision: ["until decided", "criteria.rule.precision"],
  "sample-timeout": ["100 times the baseline's time, at least 20 seconds", "sampleTimeout"],
  unsupported: ["none", "without"],
  resume: ["none", "resume"],
  plan: ["none", "planned"],
  shard: ["none", "planned"],
  confirm: ["none", "tests"],
  shards: ["none", "given.shards"],
  minutes: ["as many shards as allowed", "given.minutes"],
  costs: ["built-in figures", "given.costs"],
  "confirmed-by": ["none", "confirmedBy"],
  threshold: ["halfway between the ends", "threshold"],
  history: ["none", "given.history"],
  branch: ["all", "given.branch"],
  "history-branch": ["none", "given.history-branch"],
  searched: ["none", "given.searched"],
  hunted: ["none", "given.hunted"],
  "asked-search": ["none", "given.asked-search"],
  "page-url": ["none", "given.page-url"],
  "watched-workflows": ["none", "given.watched-workflows"],
  "compared-releases": ["required", "given.compared-releases"],
  "old-results": ["required", "given.old-results"],
  "notify-url": ["none", "given.notify-url"],
  "notify-secret": ["no signature", "given.notify-secret"],
  "pull-request": ["status and summary only", "pullRequest"],
  commit: ["the workspace's, or the event's if the workspace has none", "commit"],
} as const;

/** Defaults for recorded samples. */
const recorded = {
  gate: ["both", "criteria.gate"],
  config: ["none", "config"],
  "candidate-name": ["as recorded", "candidateName"],
  "baseline-name": ["as recorded", "baselineName"],
  "base-name": ["as recorded", "baseName"],
  rounds: ["as recorded", "criteria.rule.rounds"],
  alpha: ["as recorded", "criteria.rule.alpha"],
  "counter-ceiling": ["changes are listed only", "criteria.ceilings.counters"],
  "age-ceiling": ["multiples are listed only", "criteria.ceilings.age.baseline"],
  "contention-ceiling": ["multiples are listed only", "criteria.ceilings.contention.baseline"],
  out: ["no files", "out"],
  history: ["none", "given.history"],
  branch: ["all", "given.branch"],
  "confirmed-by": ["none", "confirmedBy"],
} as const;

/** Defaults of the command html, which has a file of its own. */
const ofHtml = { ...recorded, out: [defaultPage, "out"] } as const;

/** Defaults for printed SQL. */
const ofSql = {
  "own-workloads": ["none", "given.own-workloads"],
  dialect: ["mysql of the suite server, sqlite of others", "dialect"],
} as const;

type OpenOptions = Readonly<Record<string, readonly [words: string, setting: string]>>;

function valueAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  return key === undefined || value === undefined ? value : valueAt(Reflect.get(Object(value), key), rest);
}

/** Compares the default that a text states with the default that applies. */
function expectDefault(
  name: string,
  text: string,
  openOptions: OpenOptions,
  settings: (given: Readonly<Record<string, string>>) => object,
): void {
  const [words, setting = ""] = openOptions[name] ?? [];
  if (words === undefined)
    expect(comparable(settings({ [name]: text })), name).toEqual(comparable(settings({})));
  else {
    expect(text, name).toBe(words);
    expect(valueAt(settings({}), setting.split(".")), name).toBeUndefined();
  }
}

const ownOptions: Options = Object.assign(
  {},
  ...features.flatMap(({ options: own }) => Object.values(own ?? {})),
);

/**
 * Settings without the ceilings that suites have of their own, as one that is given is for all suites, and without whose names are
 * given, as a name that is given wins over that of a server's file.
 */
function comparable({
  named: _named,
  ...all
}: {
  readonly named?: unknown;
  readonly given?: object;
}): object {
  // A feature takes the values of its own options from everything that was given.
  const settings = "criteria" in all ? { ...all, given: valuesOf(ownOptions, { ...all.given }) } : all;
  if (!("criteria" in settings)) return settings;
  const criteria = settings.criteria as Criteria;
  const { suites: _, ...ceilings } = criteria.ceilings;
  return { ...settings, criteria: { ...criteria, ceilings } };
}

/** `--rows 5`, as the command line takes it. */
function parseOptions(start: readonly string[], given: Readonly<Record<string, string>>): Command {
  const options = Object.entries(given).flatMap(([name, text]) => [`--${name}`, text]);
  return parseArguments([...start, ...options]);
}

function runSettings(given: Readonly<Record<string, string>>): object {
  const command = parseOptions(["run", "--candidate", "sqlcipher"], given);
  if (command.kind !== "run") throw new Error(`${command.kind} is not run`);
  return resolveRunSettings(sourcesOf(command));
}

function reportSettings(given: Readonly<Record<string, string>>): object {
  const command = parseOptions(["replay", "results.json"], given);
  if (command.kind !== "replay") throw new Error(`${command.kind} is not replay`);
  return resolveReportSettings(sourcesOf(command));
}

function sqlSettings(given: Readonly<Record<string, string>>): object {
  return parseOptions(["sql", "int/memory/writes/oltp_insert"], given);
}

/** Wide enough for each option to have one line. */
function helpOf(command: string): string {
  const help = parseArguments([command, "--help-all"], 1000);
  return help.kind === "help" ? help.text : "";
}

/** By option, what the help of a command says of its default. */
function helpDefaults(command: string): [string, string][] {
  return [...helpOf(command).matchAll(/^ {2}--([\w-]+) .*[(;] ?default: (.+)\)$/gm)].map(
    ([, name = "", text = ""]) => [name, text],
  );
}

describe("a default that the help names", () => {
  it.each(helpDefaults("run").filter(([name]) => name !== "candidate-name"))(
    "of run --%s is %s",
    (name, text) => {
      expectDefault(name, text, open, runSettings);
    },
  );

  it("of run --candidate-name is made from the file name", () => {
    expect(helpDefaults("run")).toContainEqual(["candidate-name", "from its file name"]);
    expect(runSettings({})).toHaveProperty("candidateName", "sqlcipher");
  });

  it.each([...helpDefaults("report"), ...helpDefaults("replay")])(
    "of report and replay --%s is %s",
    (name, text) => {
      expectDefault(name, text, recorded, reportSettings);
    },
  );

  it.each(helpDefaults("html").filter(([name]) => name !== "last"))("of html --%s is %s", (name, text) => {
    expectDefault(name, text, ofHtml, reportSettings);
  });

  it("of html --last is what it uses", () => {
    const [, text] = helpDefaults("html").find(([name]) => name === "last") ?? [];
    expect(Number(text)).toBe(historyOptions.last.default);
    expect(parseArguments(["html", "results.json"])).not.toHaveProperty("given.last");
  });

  it.each(helpDefaults("sql"))("of sql --%s is %s", (name, text) => {
    expectDefault(name, text, ofSql, sqlSettings);
  });

  it.each(["run", "report", "replay", "html", "ceilings", "bisect", "sql"])(
    "is there for every value of %s",
    (command) => {
      const values = helpOf(command).matchAll(/^ {2}--([\w-]+) <.*[^)]\)$/gm);
      const withDefault = new Set(helpDefaults(command).map(([name]) => name));
      const without = [...values].map(([, name = ""]) => name).filter((name) => !withDefault.has(name));
      expect(without).toEqual({ run: ["candidate"] }[command] ?? []);
    },
  );
});

/** The inputs of an action, by name, with what each says of its default. */
function inputDefaults(file: string): [string, string][] {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
  const inputs = Object.entries<{ description: string }>(parse(text).inputs);
  return inputs.flatMap(([name, { description }]): [string, string][] => {
    const words = /[(;] ?default: (.+)\)$/.exec(description)?.[1];
    return words === undefined ? [] : [[name, words]];
  });
}

/** The settings of a search, from the inputs of the action bisect. */
function searchSettings(given: Readonly<Record<string, string>>): object {
  const ends = {
    good: "v1",
    bad: "HEAD",
    build: "make",
    candidate: "x.so",
    test: "int/file/reads/table_scan",
  };
  const inputs = { ...ends, ...given };
  return resolveBisectSettings(
    readBisectInputs((name) => Reflect.get(inputs, name) ?? "") ?? {},
    [],
    features,
  );
}

/** The settings of both kinds of inputs. */
function inputSettings(given: Readonly<Record<string, string>>): object {
  const getInput = (name: string) => given[name] ?? "";
  const source = readSettingInputs((name) => getInput(name) || (name === "candidate" ? "sqlcipher" : ""));
  return { ...resolveRunSettings(sourcesOf(source)), ...readPublishInputs(getInput, "action") };
}

describe("a default that an action names", () => {
  const inHelp = new Set(helpDefaults("run").map(([name]) => name));
  const ofActions = new Map([...inputDefaults("action.yml"), ...inputDefaults("actions/publish/action.yml")]);
  const others = ["settings", "results", "github-token", "out"];

  it.each([...ofActions].filter(([name]) => !inHelp.has(name) && !others.includes(name)))(
    "of %s, which is no option of a run, is %s",
    (name, text) => {
      expectDefault(name, text, open, inputSettings);
    },
  );

  it.each(["action.yml", "actions/publish/action.yml", "actions/bisect/action.yml"])(
    "of out in %s is out of a checkout's reach",
    (file) => {
      expect(inputDefaults(file)).toContainEqual(["out", "a new folder of RUNNER_TEMP"]);
    },
  );

  it("of what a search needs is none, and the action says what is missing", () => {
    const needs = inputDefaults("actions/bisect/action.yml").filter(([name]) =>
      ["good", "bad", "build", "releases", "test"].includes(name),
    );
    const none = ["good", "bad", "build", "releases"].map((name) => [name, "none"]);
    expect(needs).toEqual([["test", "that of finding"], ...none]);
    expect(() => searchSettings({ test: "" })).toThrow("input test: name the path");
    expect(() => searchSettings({ good: "" })).toThrow("--good is missing");
    expect(() => searchSettings({ build: "" })).toThrow("nothing says what to search");
  });
});
