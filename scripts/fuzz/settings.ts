import { writeFileSync } from "node:fs";
import path from "node:path";
import * as fc from "fast-check";
import { stringify } from "yaml";
import { features } from "../../src/features.ts";
import { optionsIn } from "../../src/options/offering.ts";
import type { Options } from "../../src/options/option.ts";
import {
  resolveReportSettings,
  resolveRunSettings,
  resolveUntrustedSettings,
} from "../../src/options/resolve.ts";
import {
  formatSources,
  parseSources,
  readSources,
  type Sources,
  writtenValues,
} from "../../src/options/sources.ts";
import { changed, damaged, text } from "./mutations.ts";
import { refusing, type Target } from "./target.ts";

/** Settings that are right, of every form that a value can have. */
const right = {
  rows: 1000,
  seed: 7,
  suites: ["oltp"],
  variants: "all",
  storages: ["memory"],
  rounds: "3..9",
  alpha: 0.01,
  ceilings: [
    { for: { workload: "oltp_insert" }, test: 7 },
    { for: { storage: "file" }, test: 3 },
  ],
  "base-ceilings": { file: 1.2 },
  accept: [
    {
      path: "int/memory/writes/oltp_insert",
      "up-to": "7x",
      by: "Ada",
      until: "2026-12-31",
      reason: "an index",
    },
  ],
  pragmas: { candidate: { file: ["cache_size=2000"] } },
  "require-base": true,
  "own-workloads": ["bench/none.yml"],
  "candidate-name": "fork",
  candidate: "./fork.so",
  paths: ["src/**"],
};

const fileOptions = optionsIn(features, "file");
const names = Object.keys(fileOptions);

/** Names of what every object of JavaScript has. */
const inherited = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf", "then"];

const count = (max: number) => fc.integer({ min: 1, max });

/** Levels of aliases, each of which names the one before it many times. */
const bomb = fc.tuple(count(12), count(12)).map(([levels, times]) =>
  Array.from({ length: levels }, (_, level) => {
    const inner = level === 0 ? "x" : `*a${level - 1}`;
    return `a${level}: &a${level} [${new Array(times).fill(inner).join(", ")}]`;
  }).join("\n"),
);

/** Lists and mappings inside each other, in each way to write them; not all are closed. */
const deep = fc
  .tuple(
    fc.constantFrom(["[", "]"], ["{a: ", "}"], ["- ", ""], ["? ", ""], ["[{rows: ", "}]"], ["!!set {", "}"]),
    count(20_000),
    fc.boolean(),
    fc.constantFrom("rows", "ceilings", "pragmas", "accept", "x"),
  )
  .map(
    ([[open = "", close = ""], depth, isClosed, name]) =>
      `${name}: ${open.repeat(depth)}1${isClosed ? close.repeat(depth) : ""}`,
  );

/** Mappings inside each other by their indentation. */
const indented = count(400).map((depth) =>
  Array.from({ length: depth }, (_, level) => `${" ".repeat(level)}pragmas:`).join("\n"),
);

/** A name with an escape sequence, which a parser makes a character that acts. */
const escaped = fc
  .tuple(
    fc.constantFrom(...names, "x"),
    fc.constantFrom("\\e[2J", "\\u202e", "\\0", "\\x9b31m", "\\L", "\\n::error::fuzz", "\\ud800"),
  )
  .map(([name, sequence]) => `"${name}${sequence}": "${sequence}"`);

const oddLine = fc.constantFrom(
  "<<: *x",
  "<<: {rows: 5}",
  "<<: &m {rows: 5}\nseed: *m",
  "rows: &r 5\nseed: *r",
  "a: &a [*a]",
  "pragmas: &p {a: *p}",
  "rows: !!str 5",
  "rows: !!js/function y",
  "rows: 2026-01-01",
  "rows: 0x10\nseed: 1_0",
  "rows: .inf\nseed: .nan",
  "rows: -0\nseed: 1e999",
  "seed: 9007199254740993",
  "suites: !!set {oltp}",
  "suites: !!binary b2x0cA==",
  "pragmas: !!omap [a: 1]",
  "? [rows]\n: 5",
  "? {rows: 1}\n: 5",
  "rows: |\n 5",
  "%YAML 9.9",
  "%TAG ! tag:fuzz,2000:",
  "---",
  "...",
  "\ufeffrows: 5",
  "\trows: 5",
  "null: 1\ntrue: 2\n1: 3\n~: 4",
);

const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...Object.values(right)) },
  { weight: 2, arbitrary: text },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...inherited)
      .map((name) => JSON.parse(`{${JSON.stringify(name)}: {"rows": 5}}`)),
  },
  { weight: 1, arbitrary: count(30_000).map((length) => new Array(length).fill("*")) },
);

const entry = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...Object.entries(right)) },
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...names), value) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...inherited), value) },
  { weight: 1, arbitrary: fc.tuple(text, value) },
);

/** As YAML in blocks, or as JSON on one line. */
const line = fc
  .tuple(entry, fc.boolean())
  .map(([[name, one], isBlock]) =>
    isBlock ? stringify(new Map([[name, one]])).trimEnd() : `${JSON.stringify(name)}: ${JSON.stringify(one)}`,
  );

const part = fc.oneof(
  { weight: 12, arbitrary: line },
  { weight: 1, arbitrary: oddLine },
  { weight: 1, arbitrary: escaped },
  { weight: 1, arbitrary: bomb },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: indented },
  { weight: 1, arbitrary: text },
);

const yaml = damaged(
  fc.oneof(
    { weight: 8, arbitrary: fc.uniqueArray(part, { maxLength: 8 }).map((parts) => parts.join("\n")) },
    { weight: 4, arbitrary: changed(right, 3).map((one) => stringify(one)) },
    { weight: 2, arbitrary: changed(right, 3).map((one) => JSON.stringify(one) ?? "") },
  ),
);

/** Fails if values were taken that the table of options does not allow, or objects have got another prototype. */
function requireAllowed(sources: Sources, allowed: Options): void {
  const { values } = sources;
  if (Object.getPrototypeOf(values) !== Object.prototype)
    throw new Error("the values have another prototype");
  const polluted = Object.keys(Object.prototype);
  if (polluted.length > 0) throw new Error(`every object has ${polluted.join()}`);
  for (const [name, written] of Object.entries(writtenValues(allowed, values))) {
    if (!Object.hasOwn(allowed, name)) throw new Error(`the table has no option ${name}`);
    const { error } = allowed[name]?.type.schema.safeParse(written) ?? {};
    if (error !== undefined) throw new Error(`${name} was taken, and is not allowed: ${error.message}`);
  }
}

/** Does with settings what commands and actions do, which may refuse them together. */
function resolveAll(sources: Sources): void {
  refusing(() => resolveReportSettings(sources, features));
  refusing(() => resolveUntrustedSettings(sources, features));
  refusing(() => resolveRunSettings(sources, features));
}

/** Texts of settings that a person writes: a configuration file, and the input `settings`. */
export const settingsTexts: Target = {
  name: "settings",
  property: (folder) => {
    const config = path.join(folder, "gate.yml");
    return fc.property(
      fc.record({
        file: fc.option(yaml, { nil: undefined }),
        input: fc.option(yaml, { nil: undefined }),
        areInputs: fc.constantFrom(true as const, undefined),
      }),
      ({ file, input, areInputs }) => {
        if (file !== undefined) writeFileSync(config, file);
        const given = {
          given: {},
          ...(file === undefined ? {} : { config }),
          ...(input === undefined ? {} : { settings: input.toString("utf8") }),
          ...(areInputs === undefined ? {} : { areInputs }),
        };
        const sources = refusing(() => readSources(given, features, [folder]), /gate\.yml|input settings/);
        if (sources === undefined) return;
        requireAllowed(sources, fileOptions);
        resolveAll(sources);
      },
    );
  },
};

/** The settings file by which an action tells another process what to do. */
export const settingsFiles: Target = {
  name: "settings files",
  property: (folder) => {
    const config = path.join(folder, "gate.yml");
    const { "own-workloads": _, ...others } = right;
    writeFileSync(config, JSON.stringify(others));
    const told = formatSources(readSources({ given: {}, config }, features), features);
    const allowed = optionsIn(features, "run", "report", "file", "action", "action publish");
    const planted = fc
      .tuple(fc.constantFrom(...inherited), fc.constantFrom('{"rows": 5}', "null", "[]", '"x"'), fc.nat(20))
      .map(([name, one, at]) => {
        let place = 0;
        // Behind the brace of one of the first mappings.
        return told.replaceAll("{", (brace) => (place++ === at ? `{"${name}": ${one}, ` : brace));
      });
    const twice = fc
      .constantFrom(...Object.keys(others))
      .map((name) => told.replace('"values":{', `"values":{${JSON.stringify(name)}: 5, `));
    const json = damaged(
      fc.oneof(
        { weight: 8, arbitrary: changed(JSON.parse(told), 3).map((one) => JSON.stringify(one) ?? "") },
        { weight: 2, arbitrary: planted },
        { weight: 1, arbitrary: twice },
        { weight: 1, arbitrary: deep },
        { weight: 1, arbitrary: count(100_000).map((depth) => "[".repeat(depth)) },
      ),
    );
    return fc.property(json, (content) => {
      const sources = refusing(() => parseSources(content.toString("utf8"), features), /settings file/);
      if (sources === undefined) return;
      requireAllowed(sources, allowed);
      resolveAll(sources);
    });
  },
};
