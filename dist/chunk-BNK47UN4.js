import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  InputError,
  NEVER,
  ZodISODate,
  ZodISODateTime,
  ZodISODuration,
  ZodISOTime,
  __export,
  _enum,
  _isoDate,
  _isoDateTime,
  _isoDuration,
  _isoTime,
  allTests,
  amount,
  array,
  boolean,
  commitHashPattern,
  count,
  defaultCriteria,
  enginesSchema,
  exactOptional,
  formatPath,
  formatRounds,
  formatValue,
  hasFewKeys,
  hex,
  histogramSchema,
  int,
  isUnmeasured,
  keyVariants,
  kinds,
  limits,
  maxNamesListed,
  minScreenedPairs,
  name,
  number,
  omitUndefined,
  preprocess,
  record,
  references,
  roles,
  roundsSchema,
  storages,
  strictObject,
  string,
  suiteNames,
  suites,
  testPath,
  testVerdicts,
  testsOf,
  text,
  totalOf,
  truncateList,
  unique,
  unknown,
  unknownName,
  variants,
  workloadNames,
  workloadNamesOf
} from "./chunk-UEYNSEOU.js";

// node_modules/zod/v4/classic/iso.js
var iso_exports = {};
__export(iso_exports, {
  ZodISODate: () => ZodISODate,
  ZodISODateTime: () => ZodISODateTime,
  ZodISODuration: () => ZodISODuration,
  ZodISOTime: () => ZodISOTime,
  date: () => date,
  datetime: () => datetime,
  duration: () => duration,
  time: () => time
});
function datetime(params) {
  return _isoDateTime(ZodISODateTime, params);
}
function date(params) {
  return _isoDate(ZodISODate, params);
}
function time(params) {
  return _isoTime(ZodISOTime, params);
}
function duration(params) {
  return _isoDuration(ZodISODuration, params);
}

// src/model/outcome.ts
var policies = ["fail", "neutral", "pass"];
var defaultPolicies = { onFail: "fail", onInconclusive: "neutral" };

// src/model/sample.ts
var role = _enum(roles);
var round = int().min(1).max(limits.rounds);
var statementForms = ["text", "prepared"];
var workSchema = strictObject({
  statements: count,
  /** Result rows stepped through. */
  rows: count,
  /** Rows inserted, updated or deleted, as `sqlite3_total_changes` counts them. */
  changes: count
});
var cost = strictObject({
  /** User and system CPU time of the process, nanoseconds. */
  cpuNs: amount,
  /**
   * Peak resident memory of the process, bytes. It includes preparing it and values that are bound, for file-backed writes at
   * least the 56 MB that its heap is grown to before the clock starts, and what reads before it needed that shared its process.
   */
  peakBytes: amount,
  minorFaults: count,
  majorFaults: count
});
function transactionTimes(times) {
  return record(name, times).refine(hasFewKeys(limits.transactionNames), {
    error: `expected at most ${limits.transactionNames} names`
  });
}
var mostThreads = 64;
var sampleSchema = strictObject({
  role,
  round,
  /** Wall clock on the monotonic clock, integer nanoseconds, above 0. */
  ns: int().min(1),
  /** The executed work; absent in a file of medians. */
  work: workSchema.exactOptional(),
  cost: cost.exactOptional(),
  /** The time of each statement, nanoseconds: one ends when the next begins. Absent if they were not asked for. */
  latencies: histogramSchema.exactOptional(),
  /**
   * The time of each transaction, nanoseconds, by its kind: without the time between its chunks, in which others have
   * their turns. Absent if the workload is not made of transactions, or a shell executed it.
   */
  transactions: transactionTimes(histogramSchema).exactOptional(),
  /**
   * The time of each chunk, nanoseconds: `ns` is their sum. Chunk k is the same statements on every engine and in every
   * round; of several connections, there is one of all. Absent if the sample was not taken in turns.
   */
  chunks: array(count).min(1).max(limits.chunks).exactOptional(),
  /**
   * How often one of several connections executed a transaction again, because the server refused it in favour of another
   * connection. Absent if
   * there was one connection.
   */
  repeated: count.exactOptional()
}).superRefine(({ ns, chunks }, context) => {
  const sum = chunks?.reduce((total, one) => total + one, 0);
  if (sum === void 0 || sum === ns) return;
  const message = `expected their sum ${sum} to be ns, ${ns}`;
  context.addIssue({ code: "custom", path: ["chunks"], message });
}).superRefine((sample, context) => {
  const [timed, executed] = [sample.latencies && totalOf(sample.latencies), sample.work?.statements];
  if (timed === void 0 || timed === executed) return;
  const message = `expected one for each executed statement, ${executed ?? "which is missing"}, not ${timed}`;
  context.addIssue({ code: "custom", path: ["latencies", "counts"], message });
});
var calls = strictObject({
  fsync: count,
  fdatasync: count,
  /** Makes nothing durable: https://man7.org/linux/man-pages/man2/sync_file_range.2.html, "Warning" */
  syncFileRange: count,
  /** With MS_SYNC only. */
  msync: count,
  /** sync, syncfs, and writes to files that are open with O_SYNC or O_DSYNC. */
  otherSync: count,
  /** Writes to regular files, and their bytes; stores into a mapped file are not seen. */
  writes: count,
  writeBytes: count,
  /** Calls that may have done any of these unseen (io_uring): if there is one, the other counts prove nothing. */
  unseen: count
});
var counters = strictObject({
  values: record(name, int()).refine(hasFewKeys(limits.counters), {
    error: `expected at most ${limits.counters} counters`
  }),
  /** Counters with another value in a second run: they say nothing about the engine. Absent if there are none. */
  unsteady: array(name).min(1).max(limits.counters).exactOptional()
});
var checkSchema = strictObject({
  role,
  work: workSchema,
  /**
   * Hex hash of the result values, or, if the test has a check of its own, of its values; their order counts only if the
   * statement has ORDER BY.
   */
  hash: hex,
  /** Absent if the test asks for none. */
  counters: counters.exactOptional(),
  /** Why the counters that it asks for are not known, as the engine says. */
  uncounted: text.exactOptional(),
  /** File-backed storages only, and only if the platform lets them be counted. */
  calls: calls.exactOptional()
});
var failureSchema = strictObject({
  /**
   * `error`: a statement or the engine failed; `crash`: its process died; `timeout`: it did not end in time; `differs`:
   * the engines did not do the same work.
   */
  reason: _enum(["error", "crash", "timeout", "differs"]),
  role: role.exactOptional(),
  round: round.exactOptional(),
  /** The observation in one line for a person, with both values if two differ. */
  message: text
});

// src/model/settings.ts
var units = ["time", "rows/s"];
var formats = ["text", "markdown", "json"];
var commentModes = ["single", "per-variant", "on-failure", "on-change", "off"];
var statusKinds = ["check-run", "commit-status", "off"];

// src/model/shard-plan.ts
var mostShards = 256;
var shardPlanSchema = strictObject({
  /** The first digits of a SHA-256 of the measured tests and their shards: shards with the same hash belong together. */
  hash: string().regex(/^[0-9a-f]{16}$/, "expected 16 lowercase hex digits"),
  /** The paths of the tests of each shard. */
  shards: array(array(name).min(1).max(limits.tests)).min(1).max(mostShards)
});

// src/suite/suite.ts
var dialects = ["sqlite", "mysql"];

// src/suite/row-path.ts
function parseRowPath(path3) {
  const allowed = "a test such as int/memory/writes/oltp_insert, or a section's average such as int/memory/writes average";
  const [, parts = "", average] = /^(\S+?)( average)?$/.exec(path3) ?? [];
  const names = parts.split("/");
  if (names.length !== (average === void 0 ? 4 : 3)) return `${formatValue(path3)} is not ${allowed}`;
  if (names.every((name2) => name2 === "*"))
    return `${formatValue(path3)} names nothing: at least one part must not be *`;
  const [variant, storage, kind, workload] = names.map((name2) => name2 === "*" ? void 0 : name2);
  const scope = {
    figure: average === void 0 ? "test" : "average",
    ...omitUndefined({ variant, storage, kind, workload })
  };
  const isKnown = (variant === void 0 || variants.some((one) => one === variant)) && (storage === void 0 || storages.some((one) => one === storage)) && (kind === void 0 || kinds.some((one) => one === kind));
  if (!isKnown) return `${formatValue(path3)} is not ${allowed}, with * for any part`;
  if (variant === "own" || allTests.some((test) => isRow(scope, test))) return scope;
  return `no test of the suite is ${formatValue(path3)}`;
}
function isRow(path3, target) {
  return ["variant", "storage", "kind", "workload"].every(
    (part) => path3[part] === void 0 || path3[part] === target[part]
  );
}

// src/yaml/schema.ts
function invalidMessage(allowed) {
  return { error: ({ input }) => `${formatValue(input)} is not ${allowed}` };
}
function mapping(shape) {
  const keys = Object.keys(shape);
  return strictObject(shape, {
    error: (issue) => issue.code === "unrecognized_keys" ? unknownName("key", issue.keys[0], keys) : `${formatValue(issue.input)} is not a mapping with ${keys.join(", ")}`
  });
}

// src/options/value-types.ts
var maxMinutes = 10080;
var maxNameLength = 60;
var maxRounds = 1e3;
function wholeNumber(min, max) {
  const range = `${formatCount(min)} to ${formatCount(max)}`;
  const error = invalidMessage(`a whole number from ${range} (digits only)`);
  const schema = int(error).min(min, error).max(max, error);
  return numberType("whole number", range, schema);
}
function numberWithin(above, below) {
  const range = `above ${formatCount(above)} and below ${formatCount(below)}`;
  const error = invalidMessage(`a number ${range}`);
  return numberType("number", range, number(error).gt(above, error).lt(below, error));
}
function multiplier() {
  const error = invalidMessage('a number above 0, such as 6 or 5.5 (without "x")');
  return numberType("number", "above 0", number(error).positive(error));
}
function percentage() {
  const error = invalidMessage('a number of percent from 0, such as 5 (without "%")');
  return numberType("number", "from 0", number(error).nonnegative(error));
}
function numberType(kind, range, schema) {
  return { kind, placeholder: "number", range, schema, parse: parseNumber, format: String };
}
function rounds() {
  const range = `${minScreenedPairs}..${maxRounds} or 1 to ${maxRounds}`;
  const allowed = `a number of rounds from 1 to ${formatCount(maxRounds)}, or a range such as 3..11 from ${minScreenedPairs} to ${formatCount(maxRounds)}`;
  const schema = unknown().transform((value, context) => {
    const fail = (words) => {
      context.addIssue({ code: "custom", message: `${formatValue(value)} ${words}` });
      return NEVER;
    };
    const [, first, last] = /^(\d+)\s*\.\.\s*(\d+)$/.exec(typeof value === "string" ? value : "") ?? [];
    if (first !== void 0 && last !== void 0) {
      const [min, max] = [Number(first), Number(last)];
      if (min > max)
        return fail(`begins above its end: give the lower number first, as in ${last}..${first}`);
      if (min < minScreenedPairs || max > maxRounds) return fail(`is not ${allowed}`);
      return { min, max };
    }
    const isCount = typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= maxRounds;
    return isCount ? value : fail(`is not ${allowed}`);
  });
  return {
    kind: "range or whole number",
    placeholder: "rounds",
    range,
    schema,
    parse: parseNumber,
    write: (given) => typeof given === "number" ? given : formatRounds(given),
    format: formatRounds
  };
}
function flag() {
  const schema = boolean(invalidMessage("true or false"));
  return {
    kind: "switch",
    names: ["true", "false"],
    schema,
    parse: (text3) => text3 === "true" || (text3 === "false" ? false : text3),
    format: String
  };
}
function choice(what, names) {
  const schema = _enum(names, { error: ({ input }) => unknownName(what, input, names) });
  return textType(schema, { kind: "one name", placeholder: what, ...listed(names) });
}
function choices(what, names) {
  const empty = { error: `the list is empty: give at least one ${what}` };
  const list = array(choice(what, names).schema, invalidMessage(`a list of ${what}s`)).min(1, empty);
  const schema = preprocess((value) => value === "all" ? [...names] : value, list).transform((chosen) => [...new Set(chosen)]);
  return {
    kind: "list of names",
    placeholder: "list",
    ...listed(names),
    schema,
    parse: parseList,
    format: (chosen) => names.every((name2) => chosen.includes(name2)) ? "all" : chosen.join()
  };
}
function openChoices(what, names) {
  const { schema: _, ...type } = choices(what, names);
  const name2 = openChoice(what, names).schema;
  const list = array(name2, invalidMessage(`a list of ${what}s`)).min(1, { error: `the list is empty: give at least one ${what}` });
  const schema = preprocess((value) => value === "all" ? [value] : value, list).transform((chosen) => [...new Set(chosen)]);
  return { ...type, schema };
}
function openChoice(what, names) {
  const schema = string().regex(/^[A-Za-z]\w*$/, { error: ({ input }) => unknownName(what, input, names) });
  return textType(schema, { kind: "one name", placeholder: what, ...listed(names) });
}
function listed(names) {
  return names.length > maxNamesListed ? { range: `such as ${names[0]}` } : { names };
}
function path(placeholder) {
  return textType(pathSchema, { kind: "path", placeholder });
}
function paths() {
  const error = invalidMessage("a list of paths or patterns, such as [bench/*.yml]");
  const schema = array(pathSchema, error).min(1, error).readonly();
  return {
    kind: "list of paths",
    placeholder: "paths",
    schema,
    parse: parseList,
    format: (given) => given.join()
  };
}
var pathSchema = (() => {
  const error = invalidMessage("a path");
  return string(error).min(1, error).regex(/^[^\0]*$/, error);
})();
function engineName() {
  const error = invalidMessage(`a name of 1 to ${maxNameLength} characters on one line, not only spaces`);
  const schema = string(error).max(maxNameLength, error).regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, error).regex(/\S/, error);
  return textType(schema, { kind: "name", placeholder: "name", range: `1 to ${maxNameLength} characters` });
}
function statusName() {
  const error = invalidMessage("a name of letters, digits, spaces and ._/()+-, 100 at most");
  const schema = string().max(100, error).regex(/^[\p{L}\p{N} ._/()+-]+$/u, error);
  return textType(schema, { kind: "name", placeholder: "name", range: "1 to 100 characters" });
}
function commitHash() {
  const error = invalidMessage("a commit's full hash: 40 or 64 hexadecimal digits, in lower case");
  const schema = string().regex(commitHashPattern, error);
  return textType(schema, { kind: "commit hash", placeholder: "hash" });
}
function branchName() {
  const error = invalidMessage(
    `a branch's name: at most ${maxBranchLength} letters, digits and _ . / -, that neither begins nor ends with . / or -, without // or .., and without a part that ends with .lock`
  );
  const schema = string().max(maxBranchLength, error).regex(/^[A-Za-z0-9_](?:[\w./-]*[\w])?$/, error).refine((name2) => !/\.\.|\/\/|\/\.|\.\/|\.lock(?:\/|$)/.test(name2), error);
  return textType(schema, { kind: "name", placeholder: "name", range: `1 to ${maxBranchLength} characters` });
}
var maxBranchLength = 200;
function branchFolder() {
  const error = invalidMessage(
    "a folder of the branch, such as oltp/nightly, or . for its top: letters, digits and _ - ., without .."
  );
  const schema = string().max(maxBranchLength, error).regex(/^(?:\.|[A-Za-z0-9_-][\w.-]*(?:\/[A-Za-z0-9_-][\w.-]*)*)$/, error).refine((folder) => !folder.includes(".."), error);
  return textType(schema, { kind: "path", placeholder: "folder" });
}
function runLabel() {
  const error = invalidMessage(
    "a label of 1 to 60 letters, digits, spaces and ._/()+-, and not newest, which names the newest run"
  );
  const schema = string().max(maxNameLength, error).regex(/^[\p{L}\p{N} ._/()+-]*[\p{L}\p{N}][\p{L}\p{N} ._/()+-]*$/u, error).refine((label) => label !== "newest", error);
  return textType(schema, { kind: "name", placeholder: "label", range: `1 to ${maxNameLength} characters` });
}
function testPattern() {
  const error = invalidMessage("a test such as int/memory/reads/oltp_point_select, with * for any part");
  const schema = string().regex(/^(?:\*|[\w.-]{1,60})(?:\/(?:\*|[\w.-]{1,60})){3}$/, error);
  return textType(schema, { kind: "path of tests", placeholder: "path" });
}
function text2() {
  return textType(string(), { kind: "text", placeholder: "text" });
}
function textType(schema, words) {
  return { ...words, schema, parse: (given) => given, format: (value) => value };
}
function structure(kind, schema, range) {
  const format = (value) => JSON.stringify(value).replaceAll('"', "").replace(/[:,]/g, "$& ");
  return { kind, schema, parse: (given) => given, format, ...range === void 0 ? {} : { range } };
}
function parseNumber(given) {
  return /^\d{1,15}(\.\d{1,15})?$/.test(given) ? Number(given) : given;
}
function parseList(given, source) {
  if (given.trim() === "") return [];
  if (given === "all") return given;
  const names = given.split(/[,\n]\s*/).map((name2) => name2.trim());
  if (names.includes(""))
    throw new InputError(
      `${source}: ${formatValue(given)} has an empty name: put one comma between names, and no space after it`
    );
  return names;
}
function formatCount(value) {
  return String(value).replace(/\B(?<!\.\d*)(?=(?:\d{3})+$)/g, ",");
}

// src/options/file-values.ts
var ceiling = multiplier().schema.exactOptional();
function suitePart(catalogue) {
  const tests2 = testsOf(catalogue);
  return mapping({
    variant: choice("variant", variants).schema.exactOptional(),
    storage: choice("storage", storages).schema.exactOptional(),
    kind: choice("kind", kinds).schema.exactOptional(),
    workload: choice("workload", workloadNamesOf(catalogue)).schema.exactOptional()
  }).refine((named2) => Object.keys(named2).length > 0, {
    error: "names nothing: give variant, storage, kind or workload, or use ceiling and average-ceiling instead",
    abort: true
  }).refine((named2) => tests2.some((test) => isPartOf(test, named2)), {
    error: ({ input }) => `no test of the suite is ${Object.values(Object(input)).join(" and ")} at once`
  });
}
function ceilingRules(catalogue = suites) {
  const rule = mapping({
    for: suitePart(catalogue),
    test: ceiling,
    average: ceiling,
    counters: percentage().schema.exactOptional(),
    instructions: percentage().schema.exactOptional()
  }).refine(({ for: _, ...ceilings }) => Object.values(ceilings).some((one) => one !== void 0), {
    error: "sets no ceiling: give test, average, counters or instructions"
  }).refine(({ average, for: { workload } }) => average === void 0 || workload === void 0, {
    error: "average has no effect on one workload: give test, or omit the workload"
  });
  const error = invalidMessage("a list of rules, each with for, and test, average, counters or instructions");
  return structure("list of rules", array(rule, error).readonly());
}
function isPartOf(test, named2) {
  return Object.entries(named2).every(([part, name2]) => test[part] === name2);
}
function acceptances() {
  const error = invalidMessage("a list of accepted regressions, each with path, by, until and reason");
  const line = string(invalidMessage("one line of text")).regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*\S[^\p{Cc}\p{Zl}\p{Zp}]*$/u, invalidMessage("one line of text")).max(maxAcceptedText, invalidMessage(`a text of at most ${maxAcceptedText} characters`));
  const path3 = line.refine((given) => typeof parseRowPath(given) !== "string", {
    error: ({ input }) => String(parseRowPath(String(input)))
  });
  const until = iso_exports.date(invalidMessage("a date such as 2027-01-31"));
  const accepted = mapping({ path: path3, by: line, until, reason: line });
  return structure("list of acceptances", array(accepted, error).readonly());
}
var maxAcceptedText = 200;
function baseCeilings() {
  const schema = mapping({
    memory: ceiling,
    file: ceiling,
    autocommit: ceiling
  });
  return structure("mapping", schema, "above 0");
}
var maxPragmas = 20;
var pragmaList = `a list of up to ${maxPragmas} pragmas, such as [cache_size=-65536, mmap_size=0]`;
var pragma = string(invalidMessage(pragmaList)).regex(
  /^\s*(?:PRAGMA\s+)?[\w.]+\s*=\s*[\w.+-]+\s*;?\s*$/i,
  invalidMessage("a pragma such as cache_size=-65536")
).transform(
  (given) => `PRAGMA ${given.replace(/^\s*PRAGMA\s+/i, "").replace(/[\s;]+$/, "").trim()};`
);
var pragmasPerStorage = (() => {
  const list = array(pragma, invalidMessage(pragmaList)).max(maxPragmas, invalidMessage(pragmaList));
  const optional = list.exactOptional();
  return mapping({ memory: optional, file: optional, autocommit: optional }).exactOptional();
})();
function pragmas() {
  const schema = mapping({
    baseline: pragmasPerStorage,
    candidate: pragmasPerStorage,
    base: pragmasPerStorage
  });
  return structure("mapping", schema, `up to ${maxPragmas} for each engine and storage`);
}

// src/options/option.ts
function isAction(place) {
  return place === "action" || place.startsWith("action ");
}
function option(type, facts) {
  return { type, ...facts };
}
function valuesOf(options, given) {
  const own = Object.entries(given).filter(([name2, value]) => name2 in options && value !== void 0);
  return { ...defaultsOf(options), ...Object.fromEntries(own) };
}
function offeredIn(options, ...where) {
  const isOffered = ([, { offered }]) => where.some((place) => offered.includes(place));
  return Object.fromEntries(Object.entries(options).filter(isOffered));
}
function schemaOf(options) {
  const schemas = Object.entries(options).map(([name2, { type, required = false }]) => [
    name2,
    required ? type.schema : exactOptional(type.schema)
  ]);
  return mapping(Object.fromEntries(schemas));
}
function defaultsOf(options) {
  const values = Object.entries(options).flatMap(
    ([name2, one]) => one.default === void 0 ? [] : [[name2, one.default]]
  );
  return Object.fromEntries(values);
}
function readTexts(options, given, source) {
  const values = Object.entries(given).map(([name2, value]) => [
    name2,
    value === true ? value : options[name2]?.type.parse(value, source(name2))
  ]);
  const { data, error } = schemaOf(options).safeParse(Object.fromEntries(values));
  if (error === void 0) return data;
  const [issue] = error.issues;
  throw new InputError(`${source(String(issue?.path[0]))}: ${issue?.message}`);
}

// src/options/table.ts
var defaultPage = "report.html";
var maxWarehouses = 100;
var suiteDefaults = "The default for the suite `tpcc` is 2.";
var measuring = ["run", "file"];
var askable = [...measuring, "comment"];
var judging = ["run", "report", "replay", "html", "file"];
var reporting = ["action", "action publish"];
var recorded = {
  report: "as recorded",
  replay: "as recorded",
  html: "as recorded"
};
var engines = {
  candidate: option(path("path"), {
    common: true,
    help: "Engine under test: a shared library with SQLite's C API, a benchmark binary, a shell like sqlite3, or a server's file",
    note: "The kind is detected automatically. `bisect` looks for it in each build's working copy, or in each release. `plan` needs it for servers only: a file that ends in .yml says that the SQL is MySQL's.",
    offered: [...measuring, "action"]
  }),
  baseline: option(path("path"), {
    common: true,
    help: "Stock SQLite to compare with, in any of these forms",
    note: "Compiling takes about half a minute; the result is kept in `~/.cache/sqlite-bench-gate`, which a workflow can cache.",
    offered: [...measuring, "action"],
    otherwise: "compiled once from its sources"
  }),
  base: option(path("path"), {
    common: true,
    help: "Base branch's build of the candidate, to find changes",
    note: "The report lists what became slower or faster than the base, and a test that became much slower fails the gate.",
    offered: [...measuring, "action"],
    otherwise: "none"
  }),
  "candidate-name": option(engineName(), {
    help: "Candidate's name in reports",
    offered: [...judging, "action publish"],
    otherwise: "from its file name",
    otherwiseIn: recorded
  }),
  "baseline-name": option(engineName(), {
    help: "Baseline's name in reports",
    offered: judging,
    default: "SQLite",
    otherwiseIn: recorded
  }),
  "base-name": option(engineName(), {
    help: "Base's name in reports",
    offered: judging,
    default: "base",
    otherwiseIn: recorded
  }),
  config: option(path("file"), {
    common: true,
    help: "YAML file of settings; options given here take precedence",
    offered: ["run", "report", "replay", "html", "ceilings", ...reporting],
    otherwise: "none"
  }),
  settings: option(text2(), {
    help: "YAML of settings, as in the configuration file, over which they take precedence; other inputs take precedence over both",
    note: "For every setting that the action has no input of its own for. Paths are relative to the workspace.",
    offered: reporting,
    otherwise: "none"
  })
};
var tests = {
  suites: option(choices("suite", suiteNames), {
    common: true,
    help: "Suites of workloads",
    note: "`sqlite-bench-gate suites` says what each times, and about how long it takes. For servers, the default is `server`.",
    offered: [...askable, ...reporting],
    default: ["oltp"]
  }),
  variants: option(choices("variant", keyVariants), {
    common: true,
    help: "Primary-key shapes of the oltp suite's tables",
    note: "Other suites have tables of their own.",
    offered: [...askable, ...reporting],
    default: keyVariants
  }),
  storages: option(choices("storage", storages), {
    help: "Places of the databases",
    note: "With `autocommit`, databases are files and each statement is a transaction.",
    offered: askable,
    default: storages
  }),
  workloads: option(openChoices("workload", workloadNames), {
    common: true,
    help: "Exact names of workloads",
    note: "`run --help-all` lists them.",
    offered: [...askable, ...reporting],
    otherwise: "all"
  }),
  test: option(testPattern(), {
    help: "Path of a test, or of several with * for any part",
    offered: [],
    otherwise: "all"
  }),
  variant: option(choice("variant", variants), {
    help: "Primary-key shape of the tables, or another suite's tables",
    offered: ["sql"],
    required: true
  }),
  workload: option(openChoice("workload", workloadNames), {
    help: "Exact name of a workload",
    offered: ["sql"],
    required: true
  }),
  rows: option(wholeNumber(1, 1e7), {
    common: true,
    help: "Size of the largest table",
    unit: "rows",
    offered: [...askable, "sql", ...reporting],
    default: 1e5
  }),
  warehouses: option(wholeNumber(1, maxWarehouses), {
    help: "Warehouses of the suite tpcc",
    note: "Each has the tables' rows again, except for items. Other suites ignore it.",
    unit: "warehouses",
    offered: [...askable, "sql"],
    default: 1
  }),
  seed: option(wholeNumber(0, 2 ** 32 - 1), {
    help: "Seed of all random values",
    note: "The same seed gives the same SQL in the same order.",
    offered: [...measuring, "sql"],
    default: 1
  }),
  dialect: option(choice("dialect", dialects), {
    help: "SQL of a suite that is for servers too: `sqlite` or `mysql`",
    offered: ["sql"],
    otherwise: "mysql of the suite server, sqlite of others"
  }),
  prepare: option(flag(), {
    help: "SQL that prepares the tables, instead of the timed SQL",
    offered: ["sql"],
    default: false
  })
};
var samples = {
  rounds: option(rounds(), {
    common: true,
    help: "Minimum and maximum number of pairs that screen a test, or one exact number",
    note: "Tests that the screening does not clear are confirmed with new pairs. With one exact number, each test gets exactly that many pairs, and a multiplier over its ceiling is a failure.",
    unit: "pairs",
    offered: ["run", "replay", "file", "comment", ...reporting],
    default: defaultCriteria.rule.rounds,
    otherwiseIn: { replay: recorded.replay }
  }),
  alpha: option(numberWithin(0, 0.5), {
    help: "Accepted chance of a false failure of the run, or of a wrong step of a search",
    note: "One exact number of rounds ignores it.",
    offered: ["run", "replay", "file"],
    default: defaultCriteria.rule.alpha,
    otherwiseIn: { replay: recorded.replay }
  }),
  precision: option(numberWithin(0, 100), {
    help: "Half the width, in percent, that the 95% interval of every multiplier may have",
    note: "Tests with a wider interval get more pairs after the decision, until `max-minutes` are over. One exact number of rounds excludes it.",
    unit: "percent",
    offered: askable,
    otherwise: "as many pairs as the decision takes"
  }),
  "max-minutes": option(numberWithin(0, maxMinutes), {
    help: "Time after which no new sample starts",
    note: "Tests that are undecided by then are inconclusive.",
    unit: "minutes",
    offered: [...askable, "action"],
    otherwise: "no limit"
  }),
  "sample-timeout": option(wholeNumber(1, maxMinutes * 60), {
    help: "Time that an engine may take for one sample",
    note: "After it the engine is stopped, the statement that it was executing is named, and the test has no result.",
    unit: "seconds",
    offered: measuring,
    otherwise: "60 times the baseline's time, at least 30 seconds"
  }),
  statements: option(choice("form", statementForms), {
    help: "Execution of the timed statements",
    note: "`text`: each statement is prepared from its text. `prepared`: each shape of a workload's statements is prepared once, before the clock starts, and values are bound to it, so that the engine is timed without its parser.",
    offered: askable,
    default: "text"
  }),
  threads: option(wholeNumber(1, mostThreads), {
    help: "Connections that execute each test at once, to servers",
    note: "For the suites `server` and `tpcc`, which then needs as many `warehouses`. A sample is the time until all connections have done their parts of the work, and samples take no turns. The report has what each server did in a second.",
    offered: askable,
    default: 1
  }),
  latencies: option(flag(), {
    help: "Time of each statement, reported as p50, p95, p99 and max",
    offered: askable,
    default: false
  }),
  pragmas: option(pragmas(), {
    help: "Pragmas for every connection, by engine and storage",
    note: "They are executed after the tool's own settings.",
    offered: ["file"],
    default: {},
    otherwiseIn: { file: "none" }
  })
};
var verdicts = {
  ceiling: option(multiplier(), {
    common: true,
    help: "Largest multiplier allowed for one test",
    note: `Rules in \`ceilings\` take precedence. ${suiteDefaults}`,
    offered: [...judging, ...reporting],
    default: defaultCriteria.ceilings.test
  }),
  "average-ceiling": option(multiplier(), {
    help: "Largest average multiplier allowed for one section",
    note: `Rules in \`ceilings\` take precedence. ${suiteDefaults}`,
    offered: judging,
    default: defaultCriteria.ceilings.average
  }),
  ceilings: option(ceilingRules(), {
    help: "Rules that set ceilings for parts of the suite",
    offered: ["file"],
    default: defaultCriteria.ceilings.rules,
    otherwiseIn: { file: "none" }
  }),
  accept: option(acceptances(), {
    help: "Regressions that are accepted on purpose: path, by, until and reason of each",
    note: "An exceeded ceiling that is accepted does not fail the gate, and is listed.",
    offered: ["file"],
    default: [],
    otherwiseIn: { file: "none" }
  }),
  "base-ceilings": option(baseCeilings(), {
    common: true,
    help: "Largest candidate / base allowed for one test, by storage",
    note: "A storage that is not named keeps its default.",
    offered: ["file"],
    default: defaultCriteria.baseCeilings
  }),
  "require-base": option(flag(), {
    help: "No result for a test without a result of the base",
    note: "Otherwise, if the base fails a test, that test is only compared with the baseline. For the action `publish`, a base is also required if the configuration file names `base`, or own workloads that are compared with it alone.",
    offered: [...judging, "action publish"],
    default: false
  }),
  "allow-own-defaults": option(flag(), {
    help: "For the action publish, results of engines whose own journal_mode and cache_size differ from the baseline's",
    note: "Otherwise they are refused, unless `pragmas` asks for the values. A differing `synchronous` is always refused unless `pragmas` asks for it.",
    offered: ["file"],
    default: false
  })
};
var machines = {
  plan: option(text2(), {
    help: "Plan from which the tests are taken: a file with what the command plan prints, or its text",
    note: "The other options must be those that the plan was made with. For the action `publish`, the plan whose shards are expected.",
    offered: ["run", "action", "action publish"],
    otherwise: "none"
  }),
  shard: option(wholeNumber(1, mostShards), {
    help: "Number of the plan's shard to measure, from 1",
    offered: ["run", "action"],
    otherwise: "none"
  }),
  "confirm-elsewhere": option(flag(), {
    help: "Another machine measures again what fails or stays undecided, and only what both say fails the run",
    note: "The other machine takes a tenth of `alpha`. Give it to the first run; the second one takes `--confirm`.",
    offered: ["run", "file"],
    default: false
  }),
  confirm: option(paths(), {
    help: "Results of another machine whose failing and undecided tests are measured, and no others",
    offered: ["run", "action"],
    otherwise: "none"
  }),
  "confirmed-by": option(paths(), {
    help: "Results of the other machine, which was given --confirm with these",
    note: "A row that fails on one machine only is inconclusive, with both figures. Written results have both machines.",
    offered: ["report", "action publish"],
    otherwise: "none"
  })
};
var output = {
  format: option(choice("format", formats), {
    help: "Format of the report on standard output",
    offered: ["run", "report", "replay"],
    default: "text"
  }),
  strict: option(flag(), {
    help: "Exit status 4 if the outcome is inconclusive",
    offered: ["run", "report", "replay"],
    default: false
  }),
  unit: option(choice("unit", units), {
    help: "Figures of each engine in the tables: times, or rows read and changed per second",
    note: "The suite `raw` has rows per second in any case.",
    offered: ["run", "report", "replay", "file"],
    default: "time"
  }),
  out: option(path("path"), {
    common: true,
    help: "Folder for results.json, report.md and, of a run, results.sqlite; of a search, bisect.json, bisect.md and bisect.html",
    helpIn: { html: "File to write" },
    note: "During a run it also holds the databases: choose a disk, not a file system in memory. For `html`, it is the file to write.",
    offered: ["run", "report", "replay", "html", "action", "action publish", "action baseline"],
    default: "bench-results",
    otherwiseIn: { report: "no files", replay: "no files", html: defaultPage }
  }),
  html: option(flag(), {
    help: "Report as one HTML file beside the others, report.html",
    note: "The action's output `html-path` names it, for a step that uploads it.",
    offered: ["run", "report", "replay", "file", ...reporting],
    default: false
  }),
  resume: option(path("folder"), {
    help: "Results folder of the run to resume, which was killed, interrupted or out of time",
    note: "The other options must be the same; only names, ceilings, format and time limits may differ. Omit `--out`.",
    offered: ["run"],
    otherwise: "none",
    once: true
  }),
  quiet: option(flag(), {
    help: "No progress on standard error",
    offered: ["run"],
    default: false
  })
};
var publishing = {
  publish: option(flag(), {
    help: "Whether the verdict is published; otherwise the step leaves its results to the action publish, and needs no token",
    offered: ["action"],
    default: true
  }),
  results: option(text2(), {
    help: "Paths or patterns of the results.json files to publish, one per line",
    note: "Several files are shards of one run. They may come from anybody: nothing in them is trusted except the samples.",
    offered: ["action publish"],
    otherwise: "none"
  }),
  comment: option(choice("comment", commentModes), {
    help: "Comments on the pull request",
    note: "`single`: one comment, kept up to date. `per-variant`: one for each primary-key shape. `on-failure`: one if the outcome is not a pass. `on-change`: one if a test changed against the base, or the outcome is a failure. The last two update a comment that exists in any case. Needs the permission `pull-requests: write`.",
    offered: reporting,
    default: "single"
  }),
  status: option(choice("status", statusKinds), {
    help: "Kind of status on the commit, which a branch rule can require",
    note: "`check-run` needs the permission `checks: write`, `commit-status` the permission `statuses: write`, which the workflows publish.yml and gate.yml do not have.",
    offered: reporting,
    default: "check-run"
  }),
  "status-name": option(statusName(), {
    help: "Name of the status, and of this report among others in the repository",
    note: "Each step of a run needs its own, also each leg of a matrix.",
    offered: reporting,
    default: "sqlite-bench-gate"
  }),
  "on-fail": option(choice("policy", policies), {
    help: "Result of the step and the status if a ceiling is exceeded",
    note: "An incomplete measurement always fails.",
    offered: reporting,
    default: defaultPolicies.onFail
  }),
  "on-inconclusive": option(choice("policy", policies), {
    help: "Result of the step and the status if the outcome is inconclusive",
    offered: reporting,
    default: defaultPolicies.onInconclusive
  }),
  "pull-request": option(wholeNumber(1, 2 ** 31 - 1), {
    help: "Number of the pull request to report on, for workflow_dispatch, repository_dispatch and schedule",
    note: "The measured commit must be its head or a merge of it: the commit in the workspace, or the input `commit`.",
    offered: reporting,
    otherwise: "status and summary only"
  }),
  commit: option(commitHash(), {
    help: "Commit that was measured, if it is not the one checked out in the workspace",
    note: "If the event or the pull request determines what is judged, another commit is refused.",
    offered: reporting,
    otherwise: "the workspace's, or the event's if the workspace has none"
  }),
  "github-token": option(text2(), {
    help: "Token that writes the comment and the status",
    note: "Engines never see it. An empty one publishes only the job summary.",
    offered: [...reporting, "action command"],
    otherwise: "the job's token",
    inputDefault: "${{ github.token }}"
  })
};
var settingOptions = { ...engines, ...tests, ...samples, ...verdicts, ...machines, ...output };
var publishOptions = publishing;
var coreGroups = {
  engines,
  tests,
  samples,
  verdicts,
  machines,
  output,
  publishing
};

// src/messages/describe-issues.ts
var maxKeys = 5;
function describeIssues({ issues }, value, within = []) {
  const [first] = issues;
  const issue = first && { ...first, path: [...within, ...first.path] };
  if (issue === void 0) return "nothing is known of what is wrong";
  const others = issues.length === 1 ? "" : ` (and ${issues.length - 1} more)`;
  return `${describeIssue(issue, value)}${others}`;
}
function describeIssue(issue, value) {
  const where = issue.path.length === 0 ? "the file" : formatPath(issue.path);
  if (issue.code === "unrecognized_keys")
    return `${where} has ${truncateList(maxKeys, issue.keys.map(formatValue), (more) => `${more} more`).join(", ")}, which is not known`;
  if (issue.code === "custom" && !issue.message.startsWith("expected")) return `${where}: ${issue.message}`;
  if (issue.code === "invalid_key") return `${where} has a wrong name: ${issue.issues[0]?.message}`;
  const found = issue.path.reduce((inner, key) => Object(inner)[key], value);
  const allowed = issue.message.replace(/^[^:]*: (?=expected|must)/, "");
  return found === void 0 ? `${where} is missing: ${allowed}` : `${where} is ${formatValue(found)}: ${allowed}`;
}

// src/model/recording.ts
var bootIdPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
var testName = {
  variant: _enum(variants),
  storage: _enum(storages),
  kind: _enum(kinds),
  workload: name
};
var testSchema = strictObject({
  ...testName,
  /** The only engine that the candidate is compared with; absent if it is with every engine of the run. */
  compare: _enum(references).exactOptional(),
  /** Which of the merged runs it was measured in, from 0; absent if there was one. */
  run: int().min(0).max(limits.tests).exactOptional(),
  /** The requested rounds, if the merged runs requested fixed numbers that differ. */
  asked: round.exactOptional(),
  /**
   * The statements of a chunk; the last chunk has the rest. Absent if no sample has chunks, and for merged shards whose numbers
   * differ. Samples with equally many chunks have equal chunks.
   */
  chunkStatements: int().min(1).exactOptional(),
  samples: unique(
    array(sampleSchema).max(roles.length * limits.rounds),
    (one) => `${one.role}'s sample of round ${one.round}`
  ),
  checks: unique(array(checkSchema).max(roles.length), (one) => `${one.role}'s check`),
  failures: array(failureSchema).max(limits.perTest)
});
var controlPair = strictObject({
  round,
  /** Wall clock of either process on the monotonic clock, integer nanoseconds, above 0. */
  baselineNs: int().min(1),
  controlNs: int().min(1)
});
var controlSchema = strictObject({
  ...testName,
  pairs: unique(array(controlPair).max(limits.rounds), (one) => `the pair of round ${one.round}`)
});
var controlsSchema = unique(
  array(controlSchema).max(limits.tests),
  (one) => `the control ${testPath(one)}`
);
var machineSchema = strictObject({
  cpu: text,
  cores: int().min(1),
  memoryBytes: amount,
  platform: text,
  kernel: text,
  node: text,
  /** The 1-minute load average before the tool did anything. */
  loadBefore: amount,
  /** The kind of file system that held the databases, e.g. `ext4`. */
  fileSystem: text.exactOptional(),
  /** How long the disk of the databases takes to make 4 KiB durable, integer nanoseconds; known of runs of servers only. */
  flushNs: int().min(1).exactOptional(),
  /** Drawn by the kernel when the machine was started: no two machines have the same. Absent if the system has none. */
  bootId: string().regex(bootIdPattern, "expected a boot id").exactOptional(),
  /** A hash of the installation's own id, which copies of a disk share. Absent if the system has none. */
  machineId: hex.max(32).exactOptional()
});
var machineRecordSchema = strictObject({
  /** Which shard of the plan it measured; absent without a plan. */
  shard: int().min(1).exactOptional(),
  /** Which attempt of the workflow's run measured it, from 1; absent outside of one. */
  attempt: int().min(1).exactOptional(),
  machine: machineSchema.exactOptional(),
  /** The baseline against itself on this machine; absent if nothing is known of it. */
  controls: controlsSchema.exactOptional()
});
var suiteSchema = strictObject({
  /** Rows of the largest table. */
  rows: int().min(1),
  seed: int(),
  /** Warehouses of the suite tpcc; absent if the run has no test of it. */
  warehouses: int().min(1).exactOptional(),
  /** Fingerprint of the oltp suite's generator, rows and seed: equal if the same SQL would be timed. */
  hash: hex,
  /** Fingerprints of the other suites, by their names, if the run has tests of them. */
  others: record(name, hex).exactOptional(),
  /** Absent if it is `text`. */
  statements: _enum(statementForms).exactOptional(),
  /** Connections that executed each test at once; absent if it was one. */
  threads: int().min(2).max(mostThreads).exactOptional(),
  /** SHA-256 of exactly what each workload executes, preparation included, by `variant/workload`. */
  sql: record(name, hex)
});
var resumptionSchema = strictObject({
  /** ISO 8601, UTC. */
  at: iso_exports.datetime(),
  /** How many samples it had then, not counting controls. */
  samples: count
});
var runSchema = strictObject({
  /** The tool's own version. */
  tool: text,
  /** ISO 8601, UTC. */
  startedAt: iso_exports.datetime(),
  finishedAt: iso_exports.datetime(),
  /** The planned numbers; absent if an older version of the tool did not state them. */
  planned: strictObject({ tests: count, controls: count }).exactOptional(),
  /** How many pairs a test was to get: exactly this many, or the bounds of the screening. */
  rounds: roundsSchema,
  /** The chance of a false failure that the run took; absent if the number of rounds was fixed. */
  alpha: number().gt(0).lt(0.5).exactOptional(),
  /** Whether alpha is divided with another machine, which measures again what fails or stays undecided. */
  confirmElsewhere: boolean().exactOptional(),
  /** The claims that were confirmed, after another machine had measured them; absent if the run screens and confirms its own. */
  confirms: array(name).min(1).max(limits.tests).exactOptional(),
  /** The precision that was asked for, percent; absent if none was. */
  precision: number().gt(0).lt(100).exactOptional(),
  /** The run's time limit, if it had one. */
  maxMinutes: number().gt(0).exactOptional(),
  /** Whether the time limit ended the run before every decision was reached. */
  outOfTime: boolean().exactOptional(),
  /** The clock that samples were read from, e.g. `CLOCK_MONOTONIC`. */
  clock: text,
  /** When it was resumed after a kill or an interrupt, in that order; absent if it ran in one piece. */
  resumed: array(resumptionSchema).min(1).max(limits.perTest).exactOptional(),
  /** Wall clock by part of the run, nanoseconds; of a resumed run, since it was last resumed. */
  timeline: record(name, amount).exactOptional(),
  /** Why the run ended before everything planned was measured, e.g. `interrupted`; absent on a complete run. */
  stopped: text.exactOptional()
});
var commit = string().regex(/^[0-9a-f]{40,64}$/);
var originSchema = strictObject({
  run: int().min(1),
  attempt: int().min(1),
  /** The commit that is judged: of a pull request, its head; absent if the run did not know it. */
  head: commit.exactOptional(),
  /** The commit that was built, such as a merge of the head; absent if the run did not know it. */
  checkedOut: commit.exactOptional(),
  /** The branch that the pull request is to be merged into; absent if the run was not started by one. */
  base: text.exactOptional()
});
var measuredSchema = strictObject({
  run: runSchema.exactOptional(),
  /** Absent for a run outside of GitHub's workflows, and for merged results. */
  origin: originSchema.exactOptional(),
  suite: suiteSchema.exactOptional(),
  machine: machineSchema.exactOptional(),
  /** The machines of merged results, which the tests' `run` counts from 0; absent if there was one, or an older version merged. */
  machines: array(machineRecordSchema).min(1).max(limits.tests).exactOptional(),
  /** The plan that the run is a shard of, or that its shards were merged by; absent of a run on one machine. */
  plan: shardPlanSchema.exactOptional(),
  /** Which shard of the plan it is, from 1; absent without a plan, and of merged shards. */
  shard: int().min(1).exactOptional(),
  /** Which shards or files do not count, and why: the run is not complete without them. Absent if all count. */
  problems: array(strictObject({ name: text, reason: text })).min(1).max(limits.perTest).exactOptional(),
  engines: enginesSchema,
  /** Set if each sample is a median already, of an unknown number of samples. */
  mediansOnly: boolean().exactOptional(),
  /** Tests that were chosen and not measured, because they compare with the base and the run has no base. */
  skipped: unique(
    array(strictObject(testName)).min(1).max(limits.tests),
    (one) => `the skipped test ${testPath(one)}`
  ).exactOptional(),
  /** Things a reader should know, one line each. */
  warnings: array(text).max(limits.perTest),
  /** The baseline against itself; absent if nothing is known of it. */
  controls: controlsSchema.exactOptional(),
  /** The facts that features keep, by the features' names; each feature has a schema of its own. Absent if none has facts. */
  features: record(name, unknown()).exactOptional(),
  /** Every planned test in report order; none only if features have measured something else. */
  tests: unique(array(testSchema).max(limits.tests), (one) => `the test ${testPath(one)}`)
});
var recordingSchema = strictObject({
  ...measuredSchema.shape,
  /** Another machine's measurement of the rows that fail or are undecided; absent if there is none. */
  confirmation: measuredSchema.exactOptional()
});

// src/verdict/judged.ts
function judgedRun(verdict) {
  const { outcome, measurement, rule, pairs, sections, controls, features } = verdict;
  const { changes, acceptances: acceptances2, confirmation } = verdict;
  const examined = Object.entries(verdict.examined).flatMap(
    ([name2, { by, found: found2 }]) => by.words === void 0 ? [] : [[name2, by.words.derived(found2)]]
  );
  const found = Object.entries(features).map(
    ([name2, { judged: judged2 }]) => [name2, judged2.changes.map(named)]
  );
  return {
    outcome,
    measurement: measurement.state,
    rule: typeof rule.rounds === "number" ? { rounds: rule.rounds } : rule,
    pairs,
    sections: sections.map(judgedSection),
    tests: testVerdicts(verdict).map(judgedTest),
    controls,
    ...omitUndefined({
      confirmation: confirmation && without(confirmation, "machine"),
      acceptances: acceptances2 && { ...acceptances2, accepted: acceptances2.accepted.map(judgedAcceptance) }
    }),
    ...Object.fromEntries(examined),
    ...omitUndefined({
      changes: changes?.found.map(named),
      smallestChange: changes?.smallest
    }),
    ...Object.fromEntries(found)
  };
}
function judgedSection(section) {
  const { variant, storage, kind, judgement, interval: multiplierInterval, parts, missing } = section;
  return {
    variant,
    storage,
    kind,
    ...judged(judgement),
    missing,
    ...omitUndefined({
      multiplierInterval,
      highest: parts && testPath(parts.highest),
      averageWithout: parts?.without,
      geometricMean: parts?.geometricMean
    })
  };
}
function judgedTest({ comparison, judgement, base }) {
  const { state } = comparison;
  const test = testPath(comparison);
  if (isUnmeasured(comparison)) return { test, state };
  const { timeNs, base: compared } = comparison;
  const againstBase = compared === void 0 ? {} : { base: judgedBase(compared, base) };
  if (comparison.state === "against base") {
    const medianPairs = comparison.base.ratios.length;
    return { test, state, candidateNs: timeNs.candidate, medianPairs, ...againstBase };
  }
  const { ratios, interval: multiplierInterval, noisePercent } = comparison;
  return {
    test,
    state,
    baselineNs: comparison.timeNs.baseline,
    candidateNs: timeNs.candidate,
    medianPairs: ratios.length,
    ...omitUndefined({ multiplierInterval, noisePercent }),
    ...judged(judgement),
    ...againstBase
  };
}
function judgedBase(compared, judgement) {
  if (compared.state !== "measured" || judgement === void 0) return { state: "failed" };
  const { timeNs: baseNs, interval: multiplierInterval } = compared;
  const { outcome, ceiling: line, ...others } = judged(judgement);
  return { state: "measured", outcome, baseNs, ...omitUndefined({ multiplierInterval }), line, ...others };
}
function judged(judgement) {
  if (judgement === void 0) return {};
  const { outcome, multiplier: multiplier2, ceiling: ceiling2, elsewhere, evidence } = judgement;
  return { outcome, multiplier: multiplier2, ceiling: ceiling2, ...omitUndefined({ elsewhere }), ...evidence };
}
function judgedAcceptance(row) {
  const { name: name2, acceptance } = row;
  if ("judgement" in row) {
    const { multiplier: multiplier2, ceiling: ceiling3 } = row.judgement;
    return { row: name2, against: row.against, multiplier: multiplier2, ceiling: ceiling3, ...acceptance };
  }
  const { base, candidate, ceiling: ceiling2, name: counter } = row.change;
  return {
    row: name2,
    against: row.judge.noun,
    base,
    candidate,
    ...omitUndefined({ counter, ceiling: ceiling2 }),
    ...acceptance
  };
}
function named({ test, ...others }) {
  return { test: testPath(test), ...others };
}
function without(value, ...keys) {
  const entries = Object.entries(value).filter(
    ([key, one]) => one !== void 0 && !keys.includes(key)
  );
  return Object.fromEntries(entries);
}

// src/options/offering.ts
function namesOtherWorkloads(features, given) {
  return features.some(({ suite }) => suite !== void 0 && given[suite.option] !== void 0);
}
var known = /* @__PURE__ */ new WeakMap();
function groupsOf(features) {
  const groups = known.get(features) ?? makeGroups(features);
  known.set(features, groups);
  return groups;
}
function makeGroups(features) {
  const groups = new Map(Object.entries(coreGroups));
  for (const { options = {} } of features)
    for (const [group, added] of Object.entries(options))
      groups.set(group, { ...groups.get(group), ...added });
  const { publishing: publishing2 = {}, ...others } = Object.fromEntries(groups);
  const taken2 = Object.entries({ ...others, publishing: publishing2 }).map(([group, options]) => [
    group,
    Object.fromEntries(Object.entries(options).map(([name2, one]) => [name2, takenBy(features, name2, one)]))
  ]);
  return Object.fromEntries(taken2);
}
function optionsOf(features) {
  return Object.assign({}, ...Object.values(groupsOf(features)));
}
function optionsIn(features, ...where) {
  return offeredIn(optionsOf(features), ...where);
}
function takenBy(features, name2, one) {
  const places = features.flatMap(
    ({ takes = {} }) => Object.entries(takes).flatMap(([place, options]) => {
      const difference = options[name2];
      return difference === void 0 ? [] : [[place, difference]];
    })
  );
  if (places.length === 0) return one;
  const differing = (kind) => places.flatMap(
    ([place, difference]) => difference[kind] === void 0 ? [] : [[place, difference[kind]]]
  );
  return {
    ...one,
    offered: [...one.offered, ...places.map(([place]) => place)],
    helpIn: { ...one.helpIn, ...Object.fromEntries(differing("help")) },
    otherwiseIn: { ...one.otherwiseIn, ...Object.fromEntries(differing("otherwise")) },
    requiredIn: [...one.requiredIn ?? [], ...differing("required").map(([place]) => place)]
  };
}
function unchanged(...names) {
  return Object.fromEntries(names.map((name2) => [name2, {}]));
}
function taken(options, names) {
  return Object.fromEntries(Object.entries(options).filter(([name2]) => name2 in names));
}
function requireKnownWorkloads(names, hasOthers, source) {
  const unknown2 = hasOthers ? void 0 : names?.find((name2) => name2 !== "all" && !workloadNames.includes(name2));
  if (unknown2 !== void 0)
    throw new InputError(`${source}: ${unknownName("workload", unknown2, workloadNames)}`);
}

// src/platform/make-folder.ts
import { existsSync, mkdirSync, statSync } from "node:fs";
import path2 from "node:path";
function makeFolder(folder) {
  const parent = path2.dirname(path2.resolve(folder));
  if (!existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (cause) {
    const exists = cause.code === "EEXIST" && statSync(folder).isDirectory();
    if (!exists) throw cause;
  }
}

export {
  iso_exports,
  invalidMessage,
  mapping,
  isAction,
  option,
  valuesOf,
  offeredIn,
  schemaOf,
  defaultsOf,
  readTexts,
  statementForms,
  workSchema,
  transactionTimes,
  sampleSchema,
  failureSchema,
  mostShards,
  shardPlanSchema,
  parseRowPath,
  isRow,
  maxMinutes,
  maxNameLength,
  wholeNumber,
  numberWithin,
  multiplier,
  percentage,
  flag,
  choice,
  choices,
  path,
  paths,
  branchName,
  branchFolder,
  runLabel,
  testPattern,
  text2 as text,
  ceilingRules,
  defaultPage,
  measuring,
  askable,
  judging,
  reporting,
  settingOptions,
  publishOptions,
  describeIssues,
  testSchema,
  controlSchema,
  machineSchema,
  suiteSchema,
  resumptionSchema,
  runSchema,
  recordingSchema,
  judgedRun,
  namesOtherWorkloads,
  groupsOf,
  optionsOf,
  optionsIn,
  unchanged,
  taken,
  requireKnownWorkloads,
  makeFolder
};
