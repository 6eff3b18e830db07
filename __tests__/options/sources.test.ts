import { describe, expect, it } from "vitest";
import { bisectInputs } from "../../src/features/search/bisect/options.ts";
import {
  formatGivenBisect,
  parseGivenBisect,
  readBisectInputs,
} from "../../src/features/search/bisect/settings.ts";
import { features } from "../../src/features.ts";
import { groupsOf } from "../../src/options/offering.ts";
import { isAction, type Option, type Options, offeredIn } from "../../src/options/option.ts";
import { parseSettingsInput } from "../../src/options/settings-text.ts";
import { errorMessage } from "../error-message.ts";
import {
  formatSources,
  mergeSources,
  parseArguments,
  parseSources,
  readSettingInputs,
  resolveRunSettings,
  sourcesOf,
} from "./full-build.ts";

/** Texts of values that are no default, tried until the option takes one. */
const samples = [
  "table_scan",
  "7",
  "3..9",
  "true",
  "writes",
  "types",
  "rtree",
  "x1",
  "0.2",
  "x1,x2",
  "5us/statement",
  "700",
  "base:X1=1",
  "npm:x1@1.0.0 npm:x1@1.1.0",
];

function sampleOf(name: string, { type, default: usual }: Option): string {
  const sample = [...(type.names ?? []).toReversed(), ...samples].find((text) => {
    try {
      const { success, data } = type.schema.safeParse(type.parse(text, name));
      return success && JSON.stringify(data) !== JSON.stringify(usual);
    } catch {
      return false;
    }
  });
  if (sample === undefined) throw new Error(`no sample value fits ${name}`);
  return sample;
}

/** Names of options whose values, given as inputs, differ in what the measuring process reads. */
function lost(
  options: Options,
  carry: (text: Record<string, string>) => readonly [object, object],
): string[] {
  return Object.entries(options).flatMap(([name, option]) => {
    const [given, read] = carry({ [name]: sampleOf(name, option) }).map(
      (values) => (values as Record<string, unknown>)[name],
    );
    return given !== undefined && JSON.stringify(given) === JSON.stringify(read) ? [] : [name];
  });
}

const { publishing: _publishing, ...groups } = groupsOf(features);
const settingOptions: Options = Object.assign({}, ...Object.values(groups));
const actionPlaces = Object.values(settingOptions).flatMap(({ offered }) => offered.filter(isAction));
const optionsAt = (...places: readonly string[]): Options =>
  offeredIn<Options, string>(settingOptions, ...places);
const { config: _config, settings: _settings, ...actionOptions } = optionsAt(...actionPlaces);
// The pattern of a test has no sample value here: a search has a test of its own.
const { test: _test, ...inputs } = actionOptions;
const fileOptions = optionsAt("file");
const inputOf = (texts: Record<string, string>) => (name: string) => texts[name] ?? "";

function carryInputs(texts: Record<string, string>, omitted?: string): readonly [object, object] {
  // The names of own workloads are checked when those are known.
  const { given } = readSettingInputs(inputOf(texts));
  const { values, ...others } = mergeSources({ given, areInputs: true });
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => name !== omitted));
  return [given, parseSources(formatSources({ ...others, values: kept })).values];
}

describe("the settings file of the measuring process", () => {
  it("has every input of the action", () => {
    expect(Object.keys(inputs).length).toBeGreaterThan(25);
    expect(lost(inputs, carryInputs)).toEqual([]);
  });

  it("would fail this test if an input were omitted", () => {
    expect(lost(inputs, (texts) => carryInputs(texts, "rows"))).toEqual(["rows"]);
  });

  it("has every setting of the input settings, in which a configuration file's settings can be given", () => {
    const {
      ceilings: _rules,
      limits: _limits,
      "base-ceilings": _base,
      "base-averages": _averages,
      pragmas: _pragmas,
      accept: _accept,
      "engine-version": _version,
      ...options
    } = fileOptions;
    expect(Object.keys(options).length).toBeGreaterThan(30);
    const carry = (texts: Record<string, string>) => {
      const [[name, text] = ["", ""]] = Object.entries(texts);
      const { type } = options[name] as Option;
      const value = type.schema.parse(type.parse(text, name));
      const settings = JSON.stringify({ [name]: type.write?.(value as never) ?? value });
      const sources = mergeSources({ given: {}, areInputs: true }, [parseSettingsInput(settings)]);
      return [{ [name]: value }, parseSources(formatSources(sources)).values] as const;
    };
    expect(lost(options, carry)).toEqual([]);
  });

  it("has every option of a run", () => {
    const { config: _, ...options } = optionsAt("run");
    const carry = (texts: Record<string, string>) => {
      const argv = Object.entries(texts).flatMap(([name, text]) =>
        options[name]?.type.placeholder === undefined ? [`--${name}`] : [`--${name}`, text],
      );
      const command = parseArguments(["run", ...argv]);
      if (command.kind !== "run") throw new Error(`${command.kind} is not run`);
      return [command.given, parseSources(formatSources(mergeSources(command))).values] as const;
    };
    expect(lost(options, carry)).toEqual([]);
  });

  it("has every input of a search", () => {
    const { test: _, ...options } = bisectInputs;
    const test = "int/file/reads/table_scan";
    const carry = (texts: Record<string, string>) => {
      const given = readBisectInputs(inputOf({ test, ...texts })) ?? {};
      return [given, parseGivenBisect(formatGivenBisect(given))] as const;
    };
    expect(lost(options, carry)).toEqual([]);
  });

  it("has own workloads, what only a configuration file can say, and the place of each value", () => {
    const place = { sql: "SELECT 1;", place: "own.yml:2:1" };
    const own = {
      file: "own.yml",
      name: "counts",
      kind: "reads",
      storages: ["file"],
      compare: "base",
      tables: [],
      prepare: [place],
      statements: [place],
      repeat: 3,
      check: [],
      counters: place,
    } as const;
    const text = `candidate: x.so
workloads: [counts]
ceilings: [{ for: { workload: counts }, test: 2 }]
base-ceilings: { memory: 1.3 }
pragmas: { candidate: { file: [cache_size=-100] } }
engine-version: { query: SELECT dolt_version() }
accept: [{ path: int/file/writes/oltp_insert, up-to: 7x, by: me, until: 2027-01-31, reason: a new format }]
`;
    const given = { rounds: { min: 4, max: 9 } };
    const sources = sourcesOf({ given, config: "gate.yml", areInputs: true }, text, [own]);
    const read = parseSources(formatSources(sources));
    expect(read).toEqual(sources);
    expect(read.from).toMatchObject({
      rounds: { kind: "input", place: "input rounds" },
      ceilings: { kind: "file", place: "gate.yml:3:1" },
    });
    expect(resolveRunSettings(read)).toEqual(resolveRunSettings(sources));
  });

  it("is refused if it is wrong, or beside other options", () => {
    expect(errorMessage(() => parseSources("{"))).toContain("settings file: ");
    expect(errorMessage(() => parseSources('{"values":{"rows":0},"from":{},"contents":{}}'))).toContain(
      "settings file: rows: 0 is not a whole number",
    );
    expect(parseArguments(["run", "--settings", "a.json"])).toMatchObject({ settings: "a.json" });
    expect(errorMessage(() => parseArguments(["run", "--settings", "a.json", "--rows", "5"]))).toBe(
      "--settings: the file has all settings; omit --rows",
    );
  });
});
