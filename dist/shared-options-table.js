import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  InputError,
  _enum,
  allOf,
  array,
  boolean,
  commentModes,
  commitHashPattern,
  confinements,
  controlSchema,
  defaultCriteria,
  failureSchema,
  findingPath,
  footprintFigures,
  formatEnvironment,
  formatMinChange,
  formatPath,
  formatRounds,
  formatValue,
  gates,
  identicalBases,
  int,
  isNameOf,
  isNeeded,
  isUnmeasured,
  iso_exports,
  keyVariants,
  kinds,
  limits,
  literal,
  maxNamesListed,
  minScreenedPairs,
  missingBaseSchema,
  mostShards,
  mostThreads,
  namedParts,
  number,
  optional,
  parseBound,
  parseRowPath,
  proveOtherMachine,
  record,
  recordingSchema,
  roles,
  rolesOf,
  rolesOfTest,
  runFormats,
  sampleSchema,
  sectionPath,
  shellWord,
  statementForms,
  statusKinds,
  stepOf,
  storages,
  strictObject,
  string,
  suggestName,
  suiteNames,
  suiteOf,
  suites,
  testPath,
  testSchema,
  testVerdicts,
  testsOf,
  truncate,
  truncateList,
  union,
  units,
  unknown,
  unknownName,
  variableName,
  variants,
  workloadNames,
  workloadNamesOf
} from "./shared-jstat-dist-jstat.js";

// src/yaml/inner-issues.ts
function innerIssues(issue) {
  const within = (inner) => inner.flatMap((one) => innerIssues({ ...one, path: [...issue.path, ...one.path] }));
  if (issue.code === "invalid_key") return within(issue.issues);
  if (issue.code !== "invalid_union") return [issue];
  const inside = issue.errors.find(
    (form) => form.every(({ code, path: path6 }) => path6.length > 0 || code === "unrecognized_keys")
  );
  return inside === void 0 || inside.length === 0 ? [issue] : within(inside);
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

// src/options/option.ts
function isAction(place) {
  return place === "action" || place.startsWith("action ");
}
function option(type, facts) {
  return { type, ...facts };
}
function valuesOf(options, given) {
  const own = Object.entries(given).filter(([name2, value2]) => name2 in options && value2 !== void 0);
  return { ...defaultsOf(options), ...Object.fromEntries(own) };
}
function offeredIn(options, ...where) {
  const isOffered = ([, { offered }]) => where.some((place) => offered.includes(place));
  return Object.fromEntries(Object.entries(options).filter(isOffered));
}
function schemaOf(options) {
  const schemas = Object.entries(options).map(([name2, { type, required = false }]) => [
    name2,
    required ? type.schema : optional(type.schema)
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
  const values = Object.entries(given).map(([name2, value2]) => [
    name2,
    value2 === true ? value2 : options[name2]?.type.parse(value2, source(name2))
  ]);
  const { data, error } = schemaOf(options).safeParse(Object.fromEntries(values));
  if (error === void 0) return data;
  const [issue] = error.issues.flatMap(innerIssues);
  throw new InputError(`${source(String(issue?.path[0]))}: ${issue?.message}`);
}

// src/model/outcome.ts
var policies = ["fail", "neutral", "pass"];
var defaultPolicies = { onFail: "fail" };

// src/suite/suite.ts
var dialects = ["sqlite", "mysql"];

// src/options/engine-environment.ts
var refused = [
  {
    names: /^(?:PATH|HOME|TMPDIR|TZ|LANG|LANGUAGE|LC_\w+|VALGRIND_\w+|SQLITE_BENCH_GATE_\w+)$/,
    reason: "the tool sets it itself, or it must be the same for all engines"
  },
  {
    // Each loader, interpreter or library reads some of its own: https://man7.org/linux/man-pages/man8/ld.so.8.html
    names: /^(?:LD_\w+|_?RLD_\w+|DYLD_\w+|LIBPATH|SHLIB_PATH|GLIBC_\w+|GCONV_PATH|LOCPATH|NLSPATH|MALLOC_\w+|BASH_\w+|BASHOPTS|SHELLOPTS|SHELL|ENV|IFS|PS4|PERL\w*|PYTHON\w*|RUBY\w*|NODE_\w+|NPM_\w+|JAVA_\w+|_JAVA_\w+|JDK_\w+|CLASSPATH|LUA_\w+|TCL\w*|GIT_\w+|OPENSSL_\w+|SSL_\w+|\w*SAN_(?:OPTIONS|SYMBOLIZER_PATH)|EDITOR|VISUAL|PAGER|BROWSER|SQLITE_HISTORY|SQLITE_TMPDIR|LIBMYSQL_PLUGINS|MYSQL_\w+|MARIADB_\w+)$/,
    reason: "by it, a program can be made to run other code, or to write to files"
  },
  {
    names: /^(?:GITHUB|ACTIONS|RUNNER|INPUT)_/,
    reason: "it belongs to the workflow's runner"
  }
];
var allowedText = `a text of up to ${limits.variableText} characters on one line, in quotes such as "1"`;
var value = string(invalidMessage(allowedText)).max(limits.variableText, invalidMessage(allowedText)).regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, invalidMessage(allowedText));
var name = string().regex(
  variableName,
  invalidMessage("a name of up to 64 capital letters, digits and _, beginning with a letter")
).refine((given) => reasonToRefuse(given) === void 0, {
  error: ({ input }) => `${input} is refused: ${reasonToRefuse(String(input))}`
}).meta({ not: { anyOf: refused.map(({ names }) => ({ pattern: names.source })) } });
var ofEngine = record(name, value, invalidMessage('a mapping of variables such as {DOLTLITE_FORCE_ROW_MERGE: "1"}')).refine((variables) => Object.keys(variables).length <= limits.variables, {
  error: ({ input }) => `${Object.keys(Object(input)).length} variables, at most ${limits.variables} are allowed`
}).meta({ maxProperties: limits.variables });
function reasonToRefuse(given) {
  return refused.find(({ names }) => names.test(given))?.reason;
}
function engineEnvironment() {
  const optional2 = ofEngine.optional();
  return {
    kind: "mapping",
    placeholder: "variables",
    range: `up to ${limits.variables} for each engine`,
    schema: mapping({ baseline: optional2, candidate: optional2, base: optional2 }),
    parse: (given, source) => {
      const environment = {};
      for (const part of given.split(",")) {
        const [, role, name2 = "", text2 = ""] = /^\s*([a-z]+):([^=]+)=(.*)$/s.exec(part) ?? [];
        const engine = roles.find((one) => one === role);
        if (engine === void 0)
          throw new InputError(
            `${source}: ${formatValue(part)} is not an engine and a variable such as candidate:NAME=value, or base:NAME=value; a value with a comma can be given in the configuration file`
          );
        if (Object.hasOwn(environment[engine] ?? {}, name2))
          throw new InputError(`${source}: ${formatValue(name2)} is there twice for the ${engine}`);
        environment[engine] = { ...environment[engine], [name2]: text2 };
      }
      return environment;
    },
    format: (given) => roles.flatMap((role) => given[role] === void 0 ? [] : `${role}: ${formatEnvironment(given[role])}`).join(", ")
  };
}

// src/options/path-filter.ts
function includesPath(patterns, path6) {
  const parsed = patterns.map(parsePattern);
  return includes(
    parsed,
    parsed.map(
      (pattern2) => [...path6].reduce((places, character) => move(pattern2, places, character), start(pattern2))
    )
  );
}
function findFolder(patterns, paths2) {
  return patterns.find((pattern2) => {
    const { isNegated, literal: literal2 } = parsePattern(pattern2);
    return !isNegated && literal2 !== void 0 && paths2.some((path6) => path6.startsWith(`${literal2}/`));
  });
}
function problemOfPattern(pattern2) {
  const parsed = parse(pattern2);
  if (typeof parsed === "string") return parsed;
  return canInclude([{ ...parsed, isNegated: false }]) ? void 0 : "matches no file: a path starts in the root, without / or ./ before it, and all files of a folder are folder/**";
}
function problemOfPatterns(patterns) {
  const parsed = patterns.map(parsePattern);
  if (parsed.every(({ isNegated }) => isNegated))
    return "each pattern takes files out: give one without ! before them, such as **";
  return canInclude(parsed) ? void 0 : "the patterns with ! take out every file that those before them name";
}
function parsePattern(text2) {
  const parsed = parse(text2);
  if (typeof parsed === "string") throw new TypeError(`pattern ${text2}: ${parsed}`);
  return parsed;
}
function parse(text2) {
  const isNegated = text2.startsWith("!");
  const rest = [...isNegated ? text2.slice(1) : text2];
  const steps = [];
  let isLiteral = true;
  for (let at = 0; at < rest.length; at++) {
    const character = rest[at] ?? "";
    isLiteral &&= !special.has(character);
    if (character === "*") {
      const isAny = rest[at + 1] === "*";
      while (rest[at + 1] === "*") at++;
      const isFolders = isAny && isWhole(rest, at) && (steps.length === 0 || steps.at(-1)?.characters[0] === "/");
      if (isFolders) steps.push(noFolder);
      steps.push({
        accepts: isAny ? () => true : (one) => one !== "/",
        repeats: true,
        leavesOut: 1,
        characters: []
      });
    } else if (character === "?" || character === "+") {
      const before = steps.pop();
      if (before === void 0) return `${character} has no character before it, which it would repeat`;
      steps.push(
        character === "?" ? { ...before, leavesOut: before.leavesOut || 1 } : { ...before, repeats: true }
      );
    } else if (character === "[") {
      const end = rest.indexOf("]", at);
      const characters = charactersOf(rest.slice(at + 1, end === -1 ? at + 1 : end).join(""));
      if (characters === void 0)
        return "brackets hold letters of a to z, digits, and ranges of them such as [0-9a-f], and nothing else";
      steps.push(oneOf(characters));
      at = end;
    } else if (character === "{" || character === "}") {
      return "braces have no meaning in GitHub's patterns: give one pattern for each name, or \\{ for a brace";
    } else {
      const isEscape = character === "\\";
      if (isEscape && ++at === rest.length) return "a \\ at the end has no character after it";
      steps.push(oneOf([rest[at] ?? ""]));
    }
  }
  const literal2 = steps.map(({ characters }) => characters[0]).join("");
  return { isNegated, steps, literal: isLiteral ? literal2 : void 0 };
}
var noFolder = { accepts: () => false, repeats: false, leavesOut: 3, characters: [] };
var special = new Set("*?+[\\");
function isWhole(characters, lastStar) {
  return characters[lastStar + 1] === "/" && !/[?+]/.test(characters[lastStar + 2] ?? "");
}
function oneOf(characters) {
  return { accepts: (one) => characters.includes(one), repeats: false, leavesOut: 0, characters };
}
function charactersOf(list) {
  if (!/^(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d|[a-zA-Z\d])+$/.test(list)) return void 0;
  const ranges = [...list.matchAll(/(.)-(.)|(.)/g)].map(
    ([, from, to, one = ""]) => charactersBetween(from ?? one, to ?? one)
  );
  return ranges.some((range) => range.length === 0) ? void 0 : ranges.flat();
}
function charactersBetween(from, to) {
  const first = from.charCodeAt(0);
  return Array.from(
    { length: Math.max(0, to.charCodeAt(0) - first + 1) },
    (_, at) => String.fromCharCode(first + at)
  );
}
function start(pattern2) {
  return leaveOut(pattern2, [0]);
}
function move(pattern2, places, character) {
  const reached = places.flatMap((place) => {
    const step = pattern2.steps[place];
    if (step === void 0 || !step.accepts(character)) return [];
    return step.repeats ? [place, place + 1] : [place + 1];
  });
  return leaveOut(pattern2, reached);
}
function leaveOut({ steps }, places) {
  const reached = new Set(places);
  for (const place of reached) {
    const most = steps[place]?.leavesOut ?? 0;
    for (let count = 1; count <= most; count++) reached.add(place + count);
  }
  return [...reached].toSorted((one, other) => one - other);
}
function includes(patterns, places) {
  const last = patterns.findLast(({ steps }, at) => places[at]?.includes(steps.length));
  return last !== void 0 && !last.isNegated;
}
function canInclude(patterns) {
  const named2 = patterns.flatMap(({ steps }) => steps.flatMap(({ characters: characters2 }) => characters2));
  const characters = /* @__PURE__ */ new Set([...named2, ..."/.git", unnamed]);
  const seen = /* @__PURE__ */ new Set();
  let states = [{ part: "", places: patterns.map(start) }];
  while (states.length > 0) {
    if (states.some(({ part, places }) => !noPart.includes(part) && includes(patterns, places))) return true;
    states = states.flatMap(
      ({ part, places }) => [...characters].map((character) => ({
        part: extend(part, character),
        places: patterns.map((pattern2, at) => move(pattern2, places[at] ?? [], character))
      }))
    ).filter((state) => {
      const key = JSON.stringify(state);
      const isNew = state.part !== void 0 && !seen.has(key);
      seen.add(key);
      return isNew;
    });
    if (seen.size > maxStates) return true;
  }
  return false;
}
var maxStates = 1e5;
var unnamed = "\u{10FFFD}";
var noPart = ["", ".", "..", ".git"];
function extend(part, character) {
  if (character === "/") return noPart.includes(part) ? void 0 : "";
  const longer = part + character;
  return noPart.some((name2) => name2.startsWith(longer)) ? longer : unnamed;
}

// src/options/value-types.ts
function missingBase() {
  const { cause, detail } = missingBaseSchema.shape;
  const form = new RegExp(`^(${cause.options.join("|")})(?:: *([\\s\\S]+))?$`);
  const format = (one) => one.detail === void 0 ? one.cause : `${one.cause}: ${one.detail}`;
  return {
    kind: "cause",
    placeholder: "cause",
    names: cause.options,
    schema: string().regex(form, invalidMessage(cause.options.join(" or "))).transform((given) => {
      const [, first, rest] = form.exec(given) ?? [];
      return { cause: cause.parse(first), ...rest === void 0 ? {} : { detail: detail.parse(rest) } };
    }),
    parse: (given) => given,
    write: format,
    format
  };
}
var maxMinutes = 10080;
var maxNameLength = 60;
var maxRounds = 1e3;
function wholeNumber(min, max) {
  const range = `${formatCount(min)} to ${formatCount(max)}`;
  const error = invalidMessage(`a whole number from ${range} (digits only)`);
  const schema = int(error).min(min, error).max(max, error);
  return numberType("whole number", range, schema);
}
function numberWithin(above, below, unit) {
  const range = `above ${formatCount(above)} and below ${formatCount(below)}`;
  const error = invalidMessage(
    unit === void 0 ? `a number ${range}` : `a number of ${unit} ${range}, such as 2.5 (without a unit)`
  );
  return numberType("number", range, number(error).gt(above, error).lt(below, error));
}
function multiplier() {
  const error = invalidMessage('a number above 0, such as 6 or 5.5 (without "x")');
  return numberType("number", "above 0", number(error).positive(error));
}
function slowerRatio() {
  const error = invalidMessage('a number above 1, such as 3 or 1.5 (without "x")');
  return numberType("number", "above 1", number(error).gt(1, error));
}
function percentage() {
  const error = invalidMessage('a number of percent from 0, such as 5 (without "%")');
  return numberType("number", "from 0", number(error).nonnegative(error));
}
function percentageOrOff() {
  const error = invalidMessage('a number of percent from 0, such as 5 (without "%"), or off');
  return orOff("from 0", number(error).nonnegative(error), error);
}
function multiplierOrOff() {
  const error = invalidMessage('a number above 0, such as 6 or 5.5 (without "x"), or off');
  return orOff("above 0", number(error).positive(error), error);
}
function orOff(range, number2, error) {
  return {
    kind: "number",
    placeholder: "number",
    range: `${range}, or off`,
    schema: union([number2, literal("off")], error),
    parse: parseNumber,
    format: String
  };
}
function numberType(kind, range, schema) {
  return { kind, placeholder: "number", range, schema, parse: parseNumber, format: String };
}
var boundsForm = /^(\d+)\s*\.\.\s*(\d+)$/;
function rounds() {
  const range = `${minScreenedPairs}..${maxRounds} or 1 to ${maxRounds}`;
  const allowed = `a number of rounds from 1 to ${formatCount(maxRounds)}, or a range such as 3..11 from ${minScreenedPairs} to ${formatCount(maxRounds)}`;
  const error = invalidMessage(allowed);
  const bounds = (given) => {
    const [, first, last] = boundsForm.exec(given) ?? [];
    return { min: Number(first), max: Number(last) };
  };
  const ofBounds = string().regex(boundsForm, { ...error, abort: true }).superRefine((given, context) => {
    const { min, max } = bounds(given);
    const fail = (words) => context.addIssue({ code: "custom", message: `${formatValue(given)} ${words}` });
    if (min > max) fail(`begins above its end: give the lower number first, as in ${max}..${min}`);
    else if (min < minScreenedPairs || max > maxRounds) fail(`is not ${allowed}`);
  });
  const schema = union([int().min(1, error).max(maxRounds, error), ofBounds], error).transform((given) => typeof given === "number" ? given : bounds(given));
  return {
    kind: "range",
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
    parse: (text2) => text2 === "true" || (text2 === "false" ? false : text2),
    format: String
  };
}
function choice(what, names) {
  const schema = _enum(names, { error: ({ input }) => unknownName(what, input, names) });
  return textType(schema, { kind: "one name", placeholder: what, ...listed(names) });
}
function choices(what, names) {
  const empty = { error: `the list is empty: give at least one ${what}` };
  const error = invalidMessage(`a list of ${what}s`);
  const list = array(choice(what, names).schema, error).min(1, empty);
  const schema = union([literal("all"), list], error).transform((chosen) => chosen === "all" ? [...names] : [...new Set(chosen)]);
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
  const error = invalidMessage(`a list of ${what}s`);
  const list = array(name2, error).min(1, { error: `the list is empty: give at least one ${what}` });
  const schema = union([literal("all"), list], error).transform((chosen) => chosen === "all" ? [chosen] : [...new Set(chosen)]);
  return { ...type, schema };
}
function openChoice(what, names) {
  const error = { error: ({ input }) => unknownName(what, input, names) };
  const schema = union([_enum(names), string().regex(/^[A-Za-z]\w*(?:\.\w+=\d+)?$/, error)], error);
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
function pathPatterns() {
  const error = invalidMessage(
    "a list of path patterns as in GitHub's workflows, such as [src/**, Makefile]"
  );
  const pattern2 = string(error).min(1, error).refine((given) => problemOfPattern(given) === void 0, {
    error: ({ input }) => `${formatValue(input)}: ${problemOfPattern(String(input))}`,
    abort: true
  });
  const schema = array(pattern2, error).min(1, error).refine((given) => problemOfPatterns(given) === void 0, {
    error: ({ input }) => `${formatValue(input)}: ${problemOfPatterns(input)}`
  }).readonly();
  return {
    kind: "list of patterns",
    placeholder: "patterns",
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
function dateTime() {
  const error = invalidMessage("a date such as 2026-03-14, or a date and time such as 2026-03-14T15:09:26Z");
  const schema = union([iso_exports.date(), iso_exports.datetime({ local: true, offset: true })], error).transform((given) => {
    const isLocal = given.includes("T") && !/(?:Z|[+-]\d{2}:\d{2})$/.test(given);
    return new Date(isLocal ? `${given}Z` : given).toISOString();
  });
  return {
    kind: "date",
    placeholder: "date",
    schema,
    parse: (given) => given,
    format: (value2) => value2
  };
}
function testPattern() {
  const error = invalidMessage(
    "a test such as int/memory/reads/oltp_point_select, with * for any part, a shape of life such as age/append, a throughput such as contention/same/threads/4/writers, a sequence such as sequence/file/2, or a mean such as int/memory/writes average"
  );
  const part = "(?:\\*|[\\w.=-]{1,60})";
  const mean = `${part}(?:/${part}){0,2} (?:average|base)`;
  const forms = [
    `${part}(?:/${part}){3}`,
    `age/${part}`,
    `contention(?:/${part}){4}`,
    "sequence/[a-z]+/\\d{1,3}",
    mean
  ];
  const schema = string().regex(new RegExp(`^(?:${forms.join("|")})$`), error);
  return textType(schema, { kind: "path of tests", placeholder: "path" });
}
function text() {
  return textType(string(), { kind: "text", placeholder: "text" });
}
function textType(schema, words) {
  return { ...words, schema, parse: (given) => given, format: (value2) => value2 };
}
function structure(kind, schema, range) {
  const format = (value2) => JSON.stringify(value2).replaceAll('"', "").replace(/[:,]/g, "$& ");
  return { kind, schema, parse: (given) => given, format, range };
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
function formatCount(value2) {
  return String(value2).replace(/\B(?<!\.\d*)(?=(?:\d{3})+$)/g, ",");
}

// src/options/file-values.ts
var ceiling = multiplier().schema.optional();
function suitePart(catalogue, workload) {
  const tests2 = catalogue && testsOf(catalogue);
  return mapping({
    suite: choice("suite", suiteNames).schema.optional(),
    variant: choice("variant", variants).schema.optional(),
    storage: choice("storage", storages).schema.optional(),
    kind: choice("kind", kinds).schema.optional(),
    workload: workload.optional()
  }).refine((named2) => Object.keys(named2).length > 0, {
    error: "names nothing: give suite, variant, storage, kind or workload, or use the settings for all tests instead",
    abort: true
  }).refine((named2) => tests2?.some((test) => isPartOf(test, named2)) ?? true, {
    error: ({ input }) => `no test of the suite is ${Object.values(Object(input)).join(" and ")} at once`
  }).meta({ minProperties: 1 });
}
function pattern(catalogue) {
  const tests2 = catalogue && testsOf(catalogue);
  const allowed = "a pattern of three or four parts such as int/memory/writes or */memory/*/oltp_insert, with * for any";
  const problemOf2 = (given, named2) => {
    if (Object.keys(named2).length === 0)
      return `${formatValue(given)} names nothing: use the settings for all tests instead`;
    return tests2?.some((test) => isPartOf(test, named2)) ?? true ? void 0 : `no test of the suites is ${formatValue(given)}`;
  };
  return string(invalidMessage(allowed)).regex(/^[^/]+(?:\/[^/]+){2,3}$/, invalidMessage(allowed)).transform((given, context) => {
    const named2 = namedParts(given.split("/"));
    const problem = problemOf2(given, named2);
    if (problem !== void 0) context.addIssue({ code: "custom", message: problem });
    return named2;
  });
}
function time() {
  const allowed = "a time above 0 such as 120ms, in s, ms, us or ns";
  const form = new RegExp(`^${timeForm}$`);
  const schema = string(invalidMessage(allowed)).regex(form, invalidMessage(allowed)).transform(readTime);
  return { schema };
}
var timeForm = "(?=[\\d.]*[1-9])\\d{1,9}(?:\\.\\d{1,9})? ?(?:s|ms|us|ns)";
function readTime(given) {
  const [, digits, unit = ""] = /^([\d.]+) ?(\w+)/.exec(given) ?? [];
  return Number(digits) * ({ s: 1e9, ms: 1e6, us: 1e3, ns: 1 }[unit] ?? 0);
}
function minChange() {
  const allowed = "a time above 0 such as 10ms, or 5us/statement, in s, ms, us or ns";
  const schema = string(invalidMessage(allowed)).regex(new RegExp(`^${timeForm}(?:\\/statement)?$`), invalidMessage(allowed)).transform(
    (given) => ({
      ns: readTime(given),
      per: given.endsWith("/statement") ? "statement" : "sample"
    })
  );
  return { ...structure("time", schema, "above 0"), format: formatMinChange, write: formatMinChange };
}
var mostFloor = 1e9;
var ruleFigures = "test, average, base, base-average, min-change, counters, counter-floor, instructions, footprint or footprint-baseline";
function ceilingRules(catalogue) {
  const names = workloadNamesOf(catalogue ?? suites);
  const workload = catalogue === void 0 ? openChoice("workload", names) : choice("workload", names);
  const rule = mapping({
    for: suitePart(catalogue, workload.schema).optional(),
    match: pattern(catalogue).optional(),
    test: ceiling,
    average: ceiling,
    base: ceiling,
    "base-average": ceiling,
    "min-change": minChange().schema.optional(),
    counters: percentage().schema.optional(),
    "counter-floor": wholeNumber(0, mostFloor).schema.optional(),
    instructions: percentage().schema.optional(),
    footprint: ofFigures(percentageOrOff().schema),
    "footprint-baseline": ofFigures(multiplierOrOff().schema)
  }).refine(({ for: named2, match }) => named2 === void 0 !== (match === void 0), {
    error: "needs either for or match, which name the part of the suites"
  }).meta({ oneOf: [{ required: ["for"] }, { required: ["match"] }], minProperties: 2 }).transform(({ for: named2, match, ...ceilings }) => {
    const {
      "base-average": baseAverage,
      "min-change": least,
      "counter-floor": counterFloor,
      "footprint-baseline": footprintBaseline,
      ...others
    } = ceilings;
    return {
      for: named2 ?? match ?? {},
      ...others,
      baseAverage,
      minChange: least,
      counterFloor,
      footprintBaseline
    };
  }).refine(({ for: _, ...ceilings }) => Object.values(ceilings).some((one) => one !== void 0), {
    error: `sets no ceiling: give ${ruleFigures}`
  }).refine(({ average, for: { workload: workload2 } }) => average === void 0 || workload2 === void 0, {
    error: "average has no effect on one workload: give test, or omit the workload"
  }).refine(({ baseAverage, for: named2 }) => baseAverage === void 0 || isGroup(named2), {
    error: "base-average has no effect on one workload in a part of its cells: give base, or name the workload and at most a suite"
  });
  const error = invalidMessage(`a list of rules, each with for or match, and ${ruleFigures}`);
  const rules = structure("list of rules", array(rule, error).readonly());
  return { ...rules, write: (given) => given.map(writeRule) };
}
function writeRule({
  baseAverage,
  minChange: least,
  counterFloor,
  footprintBaseline,
  ...rule
}) {
  const minimum = least && formatMinChange(least);
  return {
    ...rule,
    "base-average": baseAverage,
    "min-change": minimum,
    "counter-floor": counterFloor,
    "footprint-baseline": footprintBaseline
  };
}
function ofFigures(value2) {
  const figures = footprintFigures.map((name2) => [name2, value2.optional()]);
  return mapping(Object.fromEntries(figures)).refine((given) => Object.keys(given).length > 0, {
    error: `names no figure: give ${footprintFigures.join(", ")}`
  }).meta({ minProperties: 1 }).optional();
}
function isGroup({ variant, storage, kind, workload }) {
  return workload === void 0 || (variant ?? storage ?? kind) === void 0;
}
function isPartOf(test, { suite, ...named2 }) {
  if (suite !== void 0 && suite !== suiteOf(test.variant)) return false;
  return Object.entries(named2).every(
    ([part, name2]) => part === "workload" ? isNameOf(name2, test.workload) : test[part] === name2
  );
}
function acceptances() {
  const error = invalidMessage("a list of accepted regressions, each with path, up-to, by, until and reason");
  const line = string(invalidMessage("one line of text")).regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*\S[^\p{Cc}\p{Zl}\p{Zp}]*$/u, invalidMessage("one line of text")).max(maxAcceptedText, invalidMessage(`a text of at most ${maxAcceptedText} characters`));
  const path6 = line.refine((given) => typeof parseRowPath(given) !== "string", {
    error: ({ input }) => String(parseRowPath(String(input)))
  });
  const until = iso_exports.date(invalidMessage("a date such as 2027-01-31"));
  const bound = string(invalidMessage("a bound such as 1.3x or 5%"));
  const accepted = mapping({ path: path6, "up-to": bound, by: line, until, reason: line }).refine(
    ({ path: path7, "up-to": upTo }) => boundProblem(path7, upTo) === void 0,
    { path: ["up-to"], error: ({ input }) => boundProblem(Object(input).path, Object(input)["up-to"]) }
  );
  return structure("list of acceptances", array(accepted, error).readonly());
}
function boundProblem(path6, upTo) {
  const scope = parseRowPath(path6);
  const bound = typeof scope === "string" ? void 0 : parseBound(upTo, scope);
  return typeof bound === "string" ? bound : void 0;
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
function baseAverages() {
  const schema = mapping({
    overall: ceiling,
    suite: ceiling,
    section: ceiling,
    workload: ceiling
  });
  return structure("mapping", schema, "above 0");
}
function inAnyCase(keyword) {
  return keyword.replace(/[A-Z]/g, (letter) => `[${letter}${letter.toLowerCase()}]`);
}
var maxPragmas = 20;
var pragmaList = `a list of up to ${maxPragmas} pragmas, such as [cache_size=-65536, mmap_size=0]`;
var pragma = string(invalidMessage(pragmaList)).regex(
  new RegExp(`^\\s*(?:${inAnyCase("PRAGMA")}\\s+)?[\\w.]+\\s*=\\s*[\\w.+-]+\\s*;?\\s*$`),
  invalidMessage("a pragma such as cache_size=-65536")
).transform(
  (given) => `PRAGMA ${given.replace(/^\s*PRAGMA\s+/i, "").replace(/[\s;]+$/, "").trim()};`
);
var versionQuery = "one query such as SELECT dolt_version(), or a PRAGMA, in up to 200 characters";
function engineVersion() {
  const query = string(invalidMessage(versionQuery)).max(200, invalidMessage(versionQuery)).regex(
    new RegExp(`^\\s*(?:${inAnyCase("SELECT")}|${inAnyCase("PRAGMA")})\\s[^;\\p{Cc}]*;?\\s*$`, "u"),
    invalidMessage(versionQuery)
  ).transform((given) => `${given.replace(/[\s;]+$/, "").trim()};`);
  const file = path("file").schema;
  const schema = mapping({ query: query.optional(), file: file.optional() }).refine((given) => Object.keys(given).length === 1, {
    error: "names not exactly one of query and file: give the one that says the version"
  }).meta({ minProperties: 1, maxProperties: 1 });
  return structure("mapping", schema);
}
var pragmasPerStorage = (() => {
  const list = array(pragma, invalidMessage(pragmaList)).max(maxPragmas, invalidMessage(pragmaList));
  const optional2 = list.optional();
  return mapping({ memory: optional2, file: optional2, autocommit: optional2 }).optional();
})();
function pragmas() {
  const schema = mapping({
    baseline: pragmasPerStorage,
    candidate: pragmasPerStorage,
    base: pragmasPerStorage
  });
  return structure("mapping", schema, `up to ${maxPragmas} for each engine and storage`);
}

// src/model/figure-limit.ts
var exactCosts = footprintFigures.filter((name2) => name2 !== "engine-bytes");
var latencyFigures = ["p99", "longest"];
var limitedFigures = ["time", ...latencyFigures, "instructions", ...exactCosts];
function isLatency(figure) {
  return latencyFigures.some((one) => one === figure);
}
var counterFigure = /^counter:([^\p{Cc}\p{Zl}\p{Zp}]{1,200})$/u;
var limitReferences = ["base", "baseline", "before"];
var limitUnits = ["row", "statement"];
function shareOf({ atMost: atMost2 = 0, unit }) {
  return unit === "%" ? atMost2 / 100 : atMost2;
}
function formatAtMost({ atMost: atMost2, unit }) {
  return `${atMost2}${unit ?? ""}`;
}
function isExactCost(name2) {
  return exactCosts.some((one) => one === name2);
}

// src/options/limit-values.ts
var allowedFigures = `${limitedFigures.join(", ")} or counter:NAME`;
var figureName = string(invalidMessage(allowedFigures)).refine(
  (name2) => limitedFigures.some((one) => one === name2) || counterFigure.test(name2),
  invalidMessage(allowedFigures)
);
var allowedMost = "a number above 0 such as 150, or with relative-to a share such as 10% or 1.3x";
var share = /^(?=[\d.]*[1-9])\d{1,9}(?:\.\d{1,9})?[%x]$/;
var mostError = invalidMessage(allowedMost);
var atMost = union([number().positive(mostError), string().regex(share, mostError)], mostError);
var allowedExponent = "an exponent from 0, such as 1.2: 1 is linear, 2 quadratic";
var exponent = number(invalidMessage(allowedExponent)).nonnegative(invalidMessage(allowedExponent));
var allowedReference = `${limitReferences.join(", ")}, another figure, or another workload`;
function limitRules(catalogue) {
  const names = workloadNamesOf(catalogue ?? suites);
  const workload = catalogue === void 0 ? openChoice("workload", names) : choice("workload", names);
  const limit = mapping({
    for: suitePart(catalogue, workload.schema).optional(),
    match: pattern(catalogue).optional(),
    figure: figureName,
    per: choice("unit", limitUnits).schema.optional(),
    "at-most": atMost.optional(),
    "relative-to": string(invalidMessage(allowedReference)).regex(/^[a-z][a-z0-9_.=-]{0,99}$/, invalidMessage(allowedReference)).optional(),
    "grows-at-most": exponent.optional()
  }).refine(({ for: named2, match }) => named2 === void 0 !== (match === void 0), {
    error: "needs either for or match, which name the part of the suites"
  }).meta({
    allOf: [
      { oneOf: [{ required: ["for"] }, { required: ["match"] }] },
      { oneOf: [{ required: ["at-most"] }, { required: ["grows-at-most"] }] }
    ]
  }).transform(
    ({
      for: named2,
      match,
      figure,
      per,
      "at-most": most,
      "relative-to": relativeTo,
      ...rest
    }) => {
      const unit = typeof most === "string" ? most.slice(-1) : void 0;
      return {
        for: named2 ?? match ?? {},
        figure,
        per,
        atMost: typeof most === "string" ? Number(most.slice(0, -1)) : most,
        unit,
        relativeTo,
        growsAtMost: rest["grows-at-most"]
      };
    }
  ).superRefine((given, context) => {
    const message = problemOf(given) ?? (catalogue && problemIn(given, testsOf(catalogue)));
    if (message !== void 0) context.addIssue({ code: "custom", message });
  });
  const error = invalidMessage(
    "a list of limits, each with for or match, figure, and at-most or grows-at-most"
  );
  const limits2 = structure("list of limits", array(limit, error).readonly());
  return { ...limits2, write: (given) => given.map(writeLimit) };
}
function writeLimit({ for: named2, figure, per, relativeTo, growsAtMost, ...most }) {
  return {
    for: named2,
    figure,
    per,
    "at-most": most.unit === void 0 ? most.atMost : formatAtMost(most),
    "relative-to": relativeTo,
    "grows-at-most": growsAtMost
  };
}
function problemOf({
  figure,
  per,
  atMost: most,
  unit,
  relativeTo,
  growsAtMost
}) {
  if (most === void 0 === (growsAtMost === void 0)) return "needs either at-most or grows-at-most";
  if (growsAtMost !== void 0 && (per ?? relativeTo) !== void 0)
    return "grows-at-most is of the figure alone: omit per and relative-to";
  if (most !== void 0 && unit === void 0 !== (relativeTo === void 0))
    return unit === void 0 ? `relative-to needs a share such as 10% or 1.3x as at-most, not ${formatValue(most)}` : `at-most ${formatAtMost({ atMost: most, unit })} needs relative-to: ${allowedReference}`;
  if (relativeTo === figure) return `relative-to ${formatValue(figure)} is the figure itself`;
  if (relativeTo === "before" && figure !== "file-bytes")
    return "relative-to: before is of file-bytes alone: the size of the files before the statements";
  if (isLatency(figure) && (per !== void 0 || most === void 0 || !["base", "baseline"].includes(relativeTo ?? "")))
    return `${figure} varies, so that it has a limit beside another engine alone: give a share such as 2x, relative-to base or baseline`;
  if (figure !== "time") return void 0;
  if (per !== void 0) return "time has no per";
  if (most === void 0) return void 0;
  if (relativeTo === void 0)
    return "time has a largest value as max of an own workload; here it needs relative-to with another workload";
  return isReference(relativeTo) ? `time relative to ${formatValue(relativeTo)} is no limit: give another workload, or ceilings for base and baseline` : void 0;
}
function isFigure(name2) {
  return limitedFigures.some((one) => one === name2);
}
function problemIn(limit, tests2) {
  const { figure, relativeTo, growsAtMost } = limit;
  const named2 = tests2.filter((test) => isPartOf(test, limit.for));
  const onFile = (name2) => isExactCost(name2) && ["file-bytes", "log-bytes", "flushes", "fsyncs"].includes(name2);
  const ofFiles = [figure, relativeTo ?? ""].find(onFile);
  if (ofFiles !== void 0 && named2.every(({ storage }) => storage === "memory"))
    return `${ofFiles} is of files: no test that it names has the storage file or autocommit`;
  if (growsAtMost !== void 0 && !named2.some(({ workload }) => stepOf(workload) !== void 0))
    return "grows-at-most is about the steps of a sweep: no test that it names is one";
  if (relativeTo === void 0 || isReference(relativeTo)) return void 0;
  const sections = new Set(
    tests2.flatMap((test) => test.workload === relativeTo ? [sectionPath(test)] : [])
  );
  if (named2.some((test) => sections.has(sectionPath(test)))) return void 0;
  return sections.size === 0 ? `relative-to: expected ${allowedReference}, not ${formatValue(relativeTo)}` : `relative-to: the workload ${formatValue(relativeTo)} has no section in common with what the limit names`;
}
function isReference(name2) {
  return limitReferences.some((one) => one === name2) || isFigure(name2);
}

// src/options/table.ts
var defaultPage = "report.html";
var mostJobs = 64;
var maxWarehouses = 100;
var suiteDefaults = "For the suite `tpcc` the default is 2.";
var measuring = ["run", "file"];
var askable = [...measuring, "comment"];
var judging = ["run", "report", "replay", "html", "file"];
var reporting = ["action", "action publish"];
var dividing = ["plan", "action plan"];
var recorded = {
  report: "as recorded",
  replay: "as recorded",
  html: "as recorded"
};
var engines = {
  candidate: option(path("path"), {
    brief: "Engine under test: a library, program or shell",
    help: "Engine under test: a library, benchmark binary, shell or server's file",
    note: "`bisect` looks for it in each build or release; `plan` needs it only for servers. [More](engines.md#kinds).",
    offered: [...measuring, "action", ...dividing],
    otherwiseIn: { plan: "the SQL is SQLite's", "action plan": "the SQL is SQLite's" }
  }),
  baseline: option(path("path"), {
    help: "Stock SQLite to compare with: a library, benchmark binary, shell or server's file",
    note: "[More](engines.md#the-baseline).",
    offered: [...measuring, "action"],
    otherwise: "compiled once from its sources"
  }),
  base: option(path("path"), {
    brief: "The engine before the change, to find what it changed",
    help: "Base branch's build of the candidate, to find changes",
    note: "`same` is the candidate's file with another `environment` or other `pragmas`. [More](verdict.md#against-the-base-branch).",
    offered: [...measuring, "action", "plan"],
    otherwise: "none"
  }),
  "identical-base": option(choice("way", identicalBases), {
    help: "Skip or measure a base that is the candidate's file",
    note: "With other libraries, `pragmas` or `environment` it is always measured. [More](gate.md#where-there-is-no-base).",
    offered: measuring,
    default: "skip",
    otherwiseIn: { file: "skip, or measure with publish: false" }
  }),
  "no-base": option(missingBase(), {
    help: "Reason why there is no base, for the report",
    note: "Words after a colon are quoted. `measure.yml` and `gate.yml` set it ([example](workflows.md#how-the-base-is-built)).",
    offered: ["file"],
    otherwise: "none"
  }),
  "base-artifact": option(text(), {
    help: "First part of the name of build.yml's base artifact",
    note: "`publish` then requires a base that was built, and `plan` allows time for it. [More](gate.md#where-there-is-no-base).",
    offered: ["file"],
    otherwise: "none"
  }),
  "only-with-results": option(flag(), {
    help: "Publish nothing about a run that succeeded and left no results",
    note: "So does a run of `upgrade.yml` if no engine's version changed.",
    offered: ["file"],
    default: false
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
    brief: "YAML file of settings",
    help: "YAML file of settings; options given here take precedence",
    offered: ["run", "report", "replay", "html", "ceilings", ...reporting, "action announce", ...dividing],
    otherwise: "none"
  }),
  settings: option(text(), {
    help: "YAML of settings, which override the configuration file's",
    note: "For settings without an input; inputs override it. Paths are relative to the workspace.",
    offered: [...reporting, "action plan"],
    otherwise: "none"
  }),
  confine: option(choice("confinement", confinements), {
    help: "Run engines as separate users, without network or access to results",
    note: "Needs Linux and root or passwordless `sudo`: without them `auto`, the action's default, runs unconfined, and `on` refuses. Servers are never confined; [more](../SECURITY.md#what-the-action-protects).",
    offered: measuring,
    default: "off"
  }),
  pragmas: option(pragmas(), {
    help: "Pragmas for every connection, by engine and storage",
    note: "They run after the tool's own settings.",
    offered: ["file"],
    default: {},
    otherwiseIn: { file: "none" }
  }),
  environment: option(engineEnvironment(), {
    help: "Environment variables of an engine's processes, by engine",
    note: "On a command line such as `candidate:NAME=1`, separated by commas. Reports show the values; [more](engines.md#one-engine-used-in-two-ways).",
    offered: measuring,
    otherwise: "none"
  }),
  "engine-version": option(engineVersion(), {
    help: "Engine's own version in reports: a query, or a file's first line",
    note: "DoltLite, libSQL and SQLCipher need none. [Examples](engines.md#an-engines-own-version).",
    offered: ["file"],
    otherwise: "as the engine answers"
  })
};
var tests = {
  suites: option(choices("suite", suiteNames), {
    brief: "Kinds of workloads",
    help: "Suites of workloads",
    note: "`sqlite-bench-gate suites` lists them with their times. For servers the default is `server`.",
    offered: [...askable, ...reporting, ...dividing],
    default: ["oltp"]
  }),
  variants: option(choices("variant", keyVariants), {
    brief: "Keys: int, composite, blob, text",
    help: "Primary-key shapes of the oltp suite's tables",
    note: "Other suites have tables of their own.",
    offered: [...askable, ...reporting, ...dividing],
    default: keyVariants
  }),
  storages: option(choices("storage", storages), {
    help: "Where the databases are",
    note: "`autocommit`: in files, and each statement is a transaction.",
    offered: [...askable, "plan"],
    default: storages
  }),
  workloads: option(openChoices("workload", workloadNames), {
    help: "Exact names of workloads",
    note: "`run --help-all` lists them.",
    offered: [...askable, ...reporting, ...dividing],
    otherwise: "all"
  }),
  test: option(testPattern(), {
    brief: "Path of the test",
    help: "Path of a test; * stands for any part",
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
    brief: "Size of the largest table",
    help: "Size of the largest table",
    unit: "rows",
    offered: [...askable, "sql", ...reporting, ...dividing],
    default: 1e5
  }),
  warehouses: option(wholeNumber(1, maxWarehouses), {
    help: "Warehouses of the suite tpcc",
    note: "Each adds the tables' rows, except items.",
    unit: "warehouses",
    offered: [...askable, "sql", "plan"],
    default: 1
  }),
  seed: option(wholeNumber(0, 2 ** 32 - 1), {
    help: "Seed of all random values",
    offered: [...measuring, "sql", "plan"],
    default: 1
  }),
  dialect: option(choice("dialect", dialects), {
    help: "SQL dialect, for suites that servers run too",
    offered: ["sql"],
    otherwise: "mysql of the suite server, sqlite of others"
  }),
  prepare: option(flag(), {
    help: "Print the SQL that prepares the tables instead",
    offered: ["sql"],
    default: false
  }),
  statements: option(choice("form", statementForms), {
    help: "How timed statements are executed",
    note: "With `prepared`, [parsing is not timed](engines.md#prepared-statements).",
    offered: [...askable, "plan"],
    default: "text"
  }),
  "check-again": option(flag(), {
    help: "Check all engines again, even if an earlier run did",
    note: "Where `CI` is not set, checks of SQLite and the base are reused from the [cache](troubleshooting.md#empty-the-cache).",
    offered: ["run"],
    default: false
  }),
  "kept-databases": option(path("folder"), {
    help: "Folder that keeps large prepared databases between runs; off for none",
    note: "Where `CI` is set, only a named folder is used. [More](own-workloads.md#large-databases).",
    offered: ["run"],
    otherwise: "the cache folder"
  }),
  latencies: option(flag(), {
    help: "Report statement times as p50, p95, p99 and max",
    offered: askable,
    default: false
  })
};
var samples = {
  rounds: option(rounds(), {
    brief: "Pairs of samples a test",
    help: "Minimum and maximum pairs that screen a test, or an exact number",
    note: "A test that an exact number of pairs cannot decide is [inconclusive](verdict.md#a-single-number-of-rounds).",
    unit: "pairs",
    offered: ["run", "replay", "file", "comment", ...reporting, ...dividing],
    default: defaultCriteria.rule.rounds,
    otherwiseIn: { replay: recorded.replay }
  }),
  alpha: option(numberWithin(0, 0.5), {
    help: "Accepted chance of a false failure of the run",
    offered: ["run", "replay", "file"],
    default: defaultCriteria.rule.alpha,
    otherwiseIn: { replay: recorded.replay }
  }),
  precision: option(numberWithin(0, 100), {
    help: "Target half-width of 95% intervals",
    note: "Wider intervals get more pairs, until `max-minutes` is over. Not with an exact number of rounds.",
    unit: "percent",
    offered: askable,
    otherwise: "until decided"
  }),
  budget: option(numberWithin(0, maxMinutes, "minutes"), {
    help: "Keep measuring for this long, even after deciding",
    note: "Counted from when the engines are open. Not with `precision` or an exact number of rounds.",
    unit: "minutes",
    offered: measuring,
    otherwise: "until decided"
  }),
  "max-minutes": option(numberWithin(0, maxMinutes, "minutes"), {
    brief: "Time after which no new sample starts",
    help: "Time after which no new sample starts",
    note: "Counted from when the engines are open. Undecided tests are then inconclusive.",
    unit: "minutes",
    offered: [...askable, "action"],
    otherwise: "no limit"
  }),
  jobs: option(wholeNumber(1, mostJobs), {
    help: "Pairs timed at once, each on its own processor",
    note: "Values above the processor count are capped. Some tests [run alone](engines.md#how-an-engine-is-measured).",
    offered: measuring,
    otherwise: "one for each processor"
  }),
  "sample-timeout": option(wholeNumber(1, maxMinutes * 60), {
    help: "Longest time for one sample",
    note: "A slower engine is stopped, and its test has no result.",
    unit: "seconds",
    offered: measuring,
    otherwise: "100 times the baseline's time, at least 20 seconds"
  })
};
var servers = {
  threads: option(wholeNumber(1, mostThreads), {
    help: "Connections to a server that execute each test at once",
    note: "For the suites `server` and `tpcc`, which then needs as many `warehouses`. [More](servers.md#several-connections).",
    offered: [...askable, "plan"],
    default: 1
  })
};
var verdicts = {
  gate: option(choice("gate", gates), {
    help: "Comparison that decides: with the base, SQLite, or both",
    note: "With `base`, SQLite gets fewer samples, and its ceilings still apply. Without a base, they alone decide; [more](verdict.md#against-the-base-branch).",
    offered: judging,
    otherwise: "both"
  }),
  ceiling: option(multiplier(), {
    brief: "Largest multiplier allowed for one test",
    help: "Largest multiplier allowed for one test",
    note: suiteDefaults,
    offered: [...judging, ...reporting],
    default: defaultCriteria.ceilings.test
  }),
  "average-ceiling": option(multiplier(), {
    help: "Largest average multiplier allowed for one section",
    note: suiteDefaults,
    offered: judging,
    default: defaultCriteria.ceilings.average
  }),
  ceilings: option(ceilingRules(), {
    help: "Rules that set ceilings for parts of the suite",
    note: "They override the options that set the same. [More](reference.md#configuration-file).",
    offered: ["file"],
    default: defaultCriteria.ceilings.rules,
    otherwiseIn: { file: "none" }
  }),
  limits: option(limitRules(), {
    help: "Limits of single figures: bytes, allocations, flushes, counters, growth, time beside another workload",
    note: "[More](footprint.md#limits).",
    offered: ["file"],
    default: [],
    otherwiseIn: { file: "none" }
  }),
  accept: option(acceptances(), {
    help: "Regressions accepted on purpose: path, up-to, by, until and reason",
    note: "They are listed, and do not fail the gate. [More](gate.md#accept-a-regression).",
    offered: ["file"],
    default: [],
    otherwiseIn: { file: "none" }
  }),
  paths: option(pathPatterns(), {
    help: "Files that the engine is built from, such as [src/**, Makefile]",
    note: "Pull requests that change none of them need [no measurement](gate.md#changes-that-need-no-measurement).",
    offered: ["file"],
    otherwise: "none"
  }),
  "base-ceilings": option(baseCeilings(), {
    help: "Largest candidate / base for one test, by storage",
    note: "Storages that are not named keep their default.",
    offered: ["file"],
    default: defaultCriteria.ceilings.base
  }),
  "base-averages": option(baseAverages(), {
    help: "Largest mean of candidate / base overall, by suite, section and workload",
    note: "Levels that are not named keep their default. [More](verdict.md#averages-against-the-base).",
    offered: ["file"],
    default: defaultCriteria.ceilings.baseAverages
  }),
  "min-change": option(minChange(), {
    help: "Smallest slowdown against the base, in time, that can fail",
    note: "`10ms` of a sample, or `5us/statement` on average. Smaller ones are listed.",
    offered: ["file"],
    otherwise: "none"
  }),
  "require-base": option(flag(), {
    help: "No result for a test without a result of the base",
    note: "Otherwise it is compared with SQLite alone. `publish` also requires a base that the [configuration file names](verdict.md#results-of-another-job).",
    offered: [...judging, "action publish", "action plan"],
    default: false
  })
};
var machines = {
  plan: option(text(), {
    help: "Plan that the command plan printed: a file, or its text",
    note: "Repeat the options that the plan was made with. For `publish`, the plan whose shards are expected.",
    offered: ["run", "action", "action publish"],
    otherwise: "none"
  }),
  shard: option(wholeNumber(1, mostShards), {
    help: "Number of the plan's shard to measure, from 1",
    offered: ["run", "action"],
    otherwise: "none"
  }),
  "confirm-elsewhere": option(flag(), {
    help: "Only what another machine confirms fails the run",
    note: "Give it to the first run, and `--confirm` to the second. [More](machines.md#confirm-elsewhere).",
    offered: ["run", "file"],
    default: false
  }),
  confirm: option(paths(), {
    help: "Results whose failing and undecided tests this machine measures again",
    offered: ["run", "action"],
    otherwise: "none"
  }),
  "confirmed-by": option(paths(), {
    help: "Results of the machine that was given --confirm with these",
    note: "A row that fails on only one machine is inconclusive.",
    offered: ["report", "action publish"],
    otherwise: "none"
  }),
  shards: option(wholeNumber(1, mostShards), {
    brief: "Most machines that the tests are divided between",
    help: "Most machines that the tests are divided between",
    note: "Give `publish` what the plan was made with: it expects the same shards.",
    offered: [...dividing, "action publish"],
    otherwise: "none",
    requiredIn: ["plan"]
  }),
  minutes: option(numberWithin(0, maxMinutes, "minutes"), {
    brief: "Expected time of the longest shard",
    help: "Longest expected time of a shard; uses fewer shards if they suffice",
    note: "The real time can be longer.",
    unit: "minutes",
    offered: [...dividing, "action publish"],
    otherwise: "as many shards as allowed"
  }),
  costs: option(path("file"), {
    brief: "Results that say how long each test takes",
    help: "Results of an earlier run, which say how long tests take",
    note: "Or give `--history`.",
    offered: dividing,
    otherwise: "built-in figures"
  })
};
var output = {
  format: option(choice("format", runFormats), {
    brief: "Report: text, markdown, json, junit",
    help: "Format of the report on standard output",
    note: "`junit`, for [CI servers](results.md#other-servers), works with `run`, `report` and `replay`.",
    offered: ["run", "report", "replay"],
    default: "text"
  }),
  details: option(flag(), {
    help: "Print the whole report: figures of all tests, and evidence",
    note: "Otherwise its first screen: the verdict, causes, means, costs, notes, and what to do.",
    offered: ["run", "report", "replay"],
    default: false
  }),
  strict: option(flag(), {
    help: "Exit status 4 if the outcome is inconclusive",
    offered: ["run", "report", "replay"],
    default: false
  }),
  unit: option(choice("unit", units), {
    help: "Figures in the tables: times, or rows read and changed per second",
    note: "The suite `raw` always has rows per second.",
    offered: ["run", "report", "replay", "file"],
    default: "time"
  }),
  out: option(path("path"), {
    brief: "Folder for the results",
    help: "Folder for results.json, report.md and results.sqlite",
    helpIn: {
      report: "Folder for results.json and report.md",
      replay: "Folder for results.json and report.md",
      html: "File to write",
      "action baseline": "Folder for the compiled SQLite"
    },
    note: "Databases are there too during a run: choose a disk, not memory. For `html`, a file; in a workflow, read the action's outputs.",
    offered: ["run", "report", "replay", "html", "action", "action publish", "action baseline"],
    default: "bench-results",
    otherwiseIn: {
      report: "no files",
      replay: "no files",
      html: defaultPage,
      ...Object.fromEntries(
        ["", " publish", " baseline", " bisect", " history"].map((name2) => [
          `action${name2}`,
          "a new folder of RUNNER_TEMP"
        ])
      )
    }
  }),
  resume: option(path("folder"), {
    help: "Results folder of an unfinished run to resume",
    note: "Repeat the other options; only names, ceilings, format and time limits may change. Omit `--out`.",
    offered: ["run"],
    otherwise: "none",
    once: true
  }),
  quiet: option(flag(), {
    help: "No progress on standard error",
    offered: ["run"],
    default: false
  }),
  html: option(flag(), {
    help: "Write the report as one HTML file too, report.html",
    offered: ["run", "report", "replay", "file", ...reporting],
    default: false
  })
};
var publishing = {
  publish: option(flag(), {
    help: "Publish the verdict; otherwise the action publish does, from the results",
    offered: ["action"],
    default: true
  }),
  results: option(text(), {
    help: "Paths or patterns of results.json files to publish, one per line",
    note: "Several files are shards of one run. Only their samples are trusted.",
    offered: ["action publish"],
    otherwise: "none"
  }),
  comment: option(choice("comment", commentModes), {
    help: "When to comment on the pull request",
    note: "`on-change` writes none for a first pass, `single` always one. Needs the [permission](workflows.md#permissions) `pull-requests: write`.",
    offered: reporting,
    default: "on-change"
  }),
  status: option(choice("status", statusKinds), {
    help: "Kind of status on the commit, which a branch rule can require",
    note: "Needs the [permission](workflows.md#permissions) `checks: write`, or `statuses: write` for `commit-status`. `publish` adds the base branch to the latter's name.",
    offered: reporting,
    default: "check-run"
  }),
  "status-name": option(statusName(), {
    help: "Name of the status, and of this report in the repository",
    note: "Each step and matrix leg needs [its own](workflows.md#which-report-counts). Give `announce` and `publish` the same.",
    offered: [...reporting, "action announce"],
    default: "sqlite-bench-gate"
  }),
  "measured-by": option(paths(), {
    help: "Workflow files whose runs may have measured",
    note: "Other results fail, and those of a fork that changes such a file. [More](workflows.md#where-results-come-from).",
    offered: ["action publish"],
    default: [".github/workflows/benchmark.yml"]
  }),
  "on-fail": option(choice("policy", policies), {
    help: "Result of the step and the status if a ceiling is exceeded",
    note: "An incomplete measurement always fails.",
    offered: reporting,
    default: defaultPolicies.onFail
  }),
  "on-inconclusive": option(choice("policy", policies), {
    help: "Result of the step and the status if inconclusive",
    offered: reporting,
    otherwise: "neutral, and fail if the merge base could not be built"
  }),
  "pull-request": option(wholeNumber(1, 2 ** 31 - 1), {
    help: "Pull request to report on, in dispatched and scheduled workflows",
    note: "The measured commit must be its head or a merge of it. [More](workflows.md#events).",
    offered: reporting,
    otherwise: "status and summary only"
  }),
  commit: option(commitHash(), {
    help: "Measured commit, if it is not the one checked out",
    note: "It must match the event or the pull request.",
    offered: reporting,
    otherwise: "the workspace's, or the event's if the workspace has none"
  }),
  "github-token": option(text(), {
    help: "Token that writes the comment and the status",
    note: "Engines never see it. An empty one publishes only the job summary.",
    offered: [...reporting, "action command", "action announce", "action plan"],
    otherwise: "the job's token",
    inputDefault: "${{ github.token }}"
  })
};
var settingOptions = {
  ...engines,
  ...tests,
  ...samples,
  ...servers,
  ...machines,
  ...verdicts,
  ...output
};
var publishOptions = publishing;
var coreGroups = {
  engines,
  tests,
  samples,
  verdicts,
  /** Places in this order; features have their options. */
  counting: {},
  ageing: {},
  contention: {},
  explaining: {},
  servers,
  machines,
  output,
  publishing
};
var groupTitles = {
  engines: "Engines",
  tests: "What to measure",
  samples: "How long",
  verdicts: "Ceilings",
  counting: "Counting",
  ageing: "Ageing",
  contention: "Several connections",
  explaining: "Query plans",
  servers: "Servers",
  machines: "Machines",
  output: "Output",
  history: "History",
  searching: "Searching",
  comparing: "Comparing",
  recording: "Recording",
  workflows: "Workflows"
};

// src/platform/folder.ts
import { existsSync, mkdirSync, rmdirSync, statSync } from "node:fs";
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
function missingFolders(folder) {
  const full = path2.resolve(folder);
  return existsSync(full) ? [] : [full, ...missingFolders(path2.dirname(full))];
}
function removeEmpty(folders) {
  for (const folder of folders) {
    try {
      rmdirSync(folder);
    } catch {
      return;
    }
  }
}
function isInside(file, folder) {
  const relative = path2.relative(folder, file);
  return !relative.split(path2.sep).includes("..") && !path2.isAbsolute(relative);
}

// src/options/own-command.ts
import path3 from "node:path";
var commandName = "sqlite-bench-gate";
function ownCommand(script = process.argv[1], folder = process.cwd(), isStep = process.connected) {
  if (script === void 0 || path3.basename(script) !== "cli.js" || isStep) return commandName;
  const relative = path3.relative(folder, script);
  return `node ${shellWord(relative.length < script.length ? relative : script)}`;
}

// src/options/commands.ts
var commandGroups = ["Measure", "Search", "Over time", "Set up"];
var measuring2 = {
  run: {
    group: "Measure",
    purpose: "Time an engine beside SQLite, and judge it.",
    operand: { name: "engine", meaning: "the engine's file, for a short run of a minute", isOptional: true },
    takesSettings: true,
    helpIsShort: true,
    examples: [
      "run ./libengine.so",
      "run --candidate ./libengine.so --base old.so --variants int",
      "run --candidate build/libdoltlite.so --variants int,text --storages memory",
      "run --config bench-gate.yml --rounds 9 --out results --format markdown",
      "run --config bench-gate.yml --rounds 9 --resume results",
      "run --candidate build/libdoltlite.so --plan plan.json --shard 2 --out shard-2"
    ]
  },
  report: {
    group: "Measure",
    purpose: "Report on results, also of several machines.",
    helpIsShort: true,
    files: "results.json files of the shards",
    examples: [
      "report shard-1/results.json shard-2/results.json --out merged",
      "report results.json --format markdown",
      "report first/results.json --confirmed-by second/results.json"
    ]
  },
  replay: {
    group: "Measure",
    purpose: "Judge recorded samples by other ceilings or rounds.",
    helpIsShort: true,
    files: "results.json files of one run, or tab-separated files of rounds",
    examples: [
      "replay results.json --ceiling 8 --average-ceiling 6",
      "replay rounds.tsv --rounds 5..20 --alpha 0.001",
      "replay results.json --config bench-gate.yml --strict"
    ]
  },
  ceilings: {
    group: "Set up",
    purpose: "Propose ceilings from recorded runs.",
    files: "results.json files, one for each run",
    examples: ["ceilings run-*/results.json > gate.yml", "ceilings results.json --config gate.yml"]
  },
  plan: {
    group: "Set up",
    purpose: "Divide the tests of a run between machines.",
    helpIsShort: true,
    examples: [
      "plan --shards 4",
      "plan --shards 32 --minutes 10 --suites oltp,types,raw --costs results.json",
      "plan --config bench-gate.yml --shards 8 --history nightly",
      "plan --candidate server.yml --suites server,tpcc --storages file --shards 4"
    ]
  },
  html: {
    group: "Measure",
    purpose: "Write a run, a history or both as one HTML page.",
    files: "results.json files of one run; none for a history alone",
    filesAreOptional: true,
    examples: [
      "html bench-results/results.json --out report.html",
      "html shard-*/results.json --config gate.yml --history nightly",
      "html --history nightly --branch main --last 90 --out history.html"
    ]
  }
};
var describing = {
  suites: {
    group: "Set up",
    purpose: "List the suites and about how long each takes.",
    examples: ["suites"]
  },
  sql: {
    group: "Set up",
    purpose: "Print the SQL that a workload times.",
    examples: [
      "sql --variant int --workload oltp_point_select",
      "sql --variant text --workload oltp_insert --rows 1000 --prepare",
      "sql --variant tpcc --workload standard_mix_durable --dialect mysql"
    ]
  }
};
function commandsOf(features) {
  return { ...measuring2, ...addedCommands(features), ...describing };
}
function addedCommands(features) {
  return Object.assign({}, ...features.map(({ commands }) => commands));
}
function firstWords(names) {
  return [...new Set(names.map((name2) => name2.replace(/ .*/, "")))];
}
function withCommand(argv, names, findPath) {
  const [first = "-"] = argv;
  const words = firstWords(names);
  if (first === "help") return [...argv.slice(1), "--help"];
  if (first.startsWith("-") || words.includes(first)) return argv;
  const found = findPath(first);
  if (found === "file") return ["run", ...argv];
  const meant = suggestName(first, words);
  const hint = meant === void 0 ? `a command is one of ${words.join(", ")}` : `did you mean ${meant}?`;
  throw new InputError(
    found === "folder" ? `${formatValue(first)} is a folder, and no command: give the path of the engine's file in it; ${hint}; ${seeHelp()}` : `${formatValue(first)} is no command, and no file has this path: ${hint}; ${seeHelp()}`
  );
}
function refuseOperands(name2, [operand], allowed = "options only") {
  if (operand !== void 0)
    throw new InputError(
      `unexpected argument ${formatValue(operand)}: ${name2} takes ${allowed}; ${seeHelp(name2)}`
    );
}
function seeHelp(name2) {
  return `see ${ownCommand()} ${name2 === void 0 ? "" : `${name2} `}--help`;
}
var briefStatuses = "Exit status: 0 pass, 1 fail, 2 wrong usage, 3 incomplete, 4 undecided (--strict)";
var exitStatuses = {
  0: "pass, also with accepted regressions, or inconclusive without --strict",
  1: "a ceiling is exceeded",
  2: "bad usage or configuration",
  3: "the measurement is incomplete",
  4: "inconclusive, with --strict"
};

// src/messages/describe-issues.ts
var maxKeys = 5;
function describeIssues({ issues }, value2, within = []) {
  const [first] = issues;
  const issue = first && { ...first, path: [...within, ...first.path] };
  if (issue === void 0) return "nothing is known of what is wrong";
  const others = issues.length === 1 ? "" : ` (and ${issues.length - 1} more)`;
  return `${describeIssue(issue, value2)}${others}`;
}
function describeIssue(issue, value2) {
  const where = issue.path.length === 0 ? "the file" : formatPath(issue.path);
  if (issue.code === "unrecognized_keys")
    return `${where} has ${truncateList(maxKeys, issue.keys.map(formatValue), (more) => `${more} more`).join(", ")}, which is not known`;
  if (issue.code === "custom" && !issue.message.startsWith("expected")) return `${where}: ${issue.message}`;
  if (issue.code === "invalid_key") return `${where} has a wrong name: ${issue.issues[0]?.message}`;
  const found = issue.path.reduce((inner, key) => Object(inner)[key], value2);
  const allowed = issue.message.replace(/^[^:]*: (?=expected|must)/, "");
  return found === void 0 ? `${where} is missing: ${allowed}` : `${where} is ${formatValue(found)}: ${allowed}`;
}

// src/verdict/judged.ts
function judgedRun(verdict) {
  const { outcome, measurement, rule, pairs, sections, controls, features } = verdict;
  const { changes, causes, groups, headline, acceptances: acceptances2, confirmation } = verdict;
  const examined = Object.entries(verdict.examined).flatMap(
    ([name2, { by, found: found2 }]) => by.words === void 0 ? [] : [[name2, by.words.derived(found2)]]
  );
  const found = Object.entries(features).map(
    ([name2, { judged: judged2 }]) => [name2, allOf(judged2).map(named)]
  );
  return {
    outcome,
    measurement: measurement.state,
    rule: typeof rule.rounds === "number" ? { rounds: rule.rounds } : rule,
    pairs,
    sections: sections.map(judgedSection),
    tests: testVerdicts(verdict).map(judgedTest),
    controls,
    headline,
    confirmation: confirmation && without(confirmation, "machine"),
    acceptances: acceptances2 && {
      accepted: acceptances2.accepted.map(judgedAcceptance),
      ignored: acceptances2.ignored
    },
    ...Object.fromEntries(examined),
    groups: changes && groups.map(judgedGroup),
    causes: changes && causes.map(judgedCause),
    changes: changes?.found.map(named),
    smallestChange: changes?.smallest,
    ...Object.fromEntries(found)
  };
}
function judgedGroup({ level, name: name2, tests: tests2, judgement }) {
  return { level, name: name2, tests: tests2.length, ...judged(judgement) };
}
function judgedCause({ tests: tests2, alike, ...cause }) {
  return { ...cause, tests: tests2.map(testPath), alike: alike.length };
}
function judgedSection(section) {
  const { variant, storage, kind, judgement, interval: multiplierInterval, parts, missing } = section;
  return {
    variant,
    storage,
    kind,
    ...judged(judgement),
    missing,
    multiplierInterval,
    highest: parts && testPath(parts.highest),
    averageWithout: parts?.without,
    geometricMean: parts?.geometricMean
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
    multiplierInterval,
    noisePercent,
    ...judged(judgement),
    ...againstBase
  };
}
function judgedBase(compared, judgement) {
  if (compared.state !== "measured") return { state: "failed" };
  const { timeNs, multiplier: multiplier2, interval: multiplierInterval } = compared;
  const { ceiling: line, ...others } = judged(judgement);
  const times = { baseNs: timeNs.base, candidateNs: timeNs.candidate };
  return {
    state: "measured",
    ...times,
    multiplier: multiplier2,
    multiplierInterval,
    line,
    ...others
  };
}
function judged(judgement) {
  if (judgement === void 0) return {};
  const { outcome, multiplier: multiplier2, ceiling: ceiling2, ceilingFrom, elsewhere, evidence } = judgement;
  return {
    outcome,
    multiplier: multiplier2,
    ceiling: ceiling2,
    ceilingFrom,
    elsewhere,
    ...evidence
  };
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
    against: row.change.noun ?? row.judge.noun,
    base,
    candidate,
    counter,
    ceiling: ceiling2,
    ...acceptance
  };
}
function named(value2) {
  const { test: _, part: __, ...others } = value2;
  return { test: findingPath(value2), ...others };
}
function without(value2, ...keys) {
  const entries = Object.entries(value2).filter(
    ([key, one]) => one !== void 0 && !keys.includes(key)
  );
  return Object.fromEntries(entries);
}

// src/results/facts.ts
function factsPart(name2) {
  return ({ features }) => features?.[name2];
}
function formatsOf(features) {
  return features.flatMap(({ name: name2, facts: format }) => format === void 0 ? [] : [{ name: name2, format }]);
}
function mergeFacts(shards, features) {
  const all = formatsOf(features).map(({ name: name2, format }) => {
    const own = shards.map((shard) => ({ ...shard, facts: shard.recording.features?.[name2] }));
    const hasFacts = own.some(({ facts }) => facts !== void 0);
    return {
      name: name2,
      facts: hasFacts ? format.merge(own) : void 0,
      warnings: hasFacts ? format.disagreements?.(own) ?? [] : []
    };
  });
  const kept = all.filter(({ facts }) => facts !== void 0).map(({ name: name2, facts }) => [name2, facts]);
  return {
    ...kept.length === 0 ? {} : { facts: Object.fromEntries(kept) },
    warnings: all.flatMap(({ warnings }) => warnings)
  };
}

// src/results/merge/same-run.ts
function attemptOf({ recording }) {
  return recording.origin?.attempt ?? 0;
}
function requireSameRun(a, b, features = []) {
  const difference = findDifference(a.recording, b.recording, features);
  if (difference !== void 0)
    throw new InputError(`${a.fileName} and ${b.fileName} cannot be merged: ${difference}`);
  if (isRepeated(a.recording, b.recording))
    throw new InputError(
      `${a.fileName} and ${b.fileName} hold the same samples: name each results file once`
    );
  requireOwnTests(a, b);
}
function findDifference(a, b, features = []) {
  const ofFeatures = formatsOf(features).flatMap(
    ({ name: name2, format }) => format.comparable?.(a.features?.[name2], b.features?.[name2]) ?? []
  );
  const wrong = [...factsOf(a, b), ...ofFeatures].find(({ values: [left2, right2] }) => left2 !== right2);
  if (wrong === void 0) return void 0;
  const [left, right] = wrong.values.map((value2) => value2 ?? "not known");
  return `${wrong.name} is ${left} and ${right}`;
}
function requireOwnTests(a, b) {
  const { run, mediansOnly } = a.recording;
  const isAdaptive = typeof run?.rounds === "object";
  if (!isAdaptive && mediansOnly !== true) return;
  const paths2 = new Set(a.recording.tests.map(testPath));
  const shared = b.recording.tests.map(testPath).find((path6) => paths2.has(path6));
  if (shared === void 0) return;
  const both = `${a.fileName} and ${b.fileName} cannot be merged: ${shared} is in both`;
  throw new InputError(
    isAdaptive ? `${both}, and each has taken its own decision on it, so that its pairs do not add up: merge shards of different tests, or measure with a single number of rounds, such as --rounds 5` : `${both}, and a median of two medians means nothing: leave it out of one`
  );
}
function roundsOf({ run: a }, { run: b }) {
  if (typeof a?.rounds === "number" && typeof b?.rounds === "number") return [void 0, void 0];
  return [a && formatRounds(a.rounds), b && formatRounds(b.rounds)];
}
function confirmationOf({ run }) {
  return run && String(run.confirmElsewhere === true || run.confirms !== void 0);
}
function formOf({ suite }) {
  return suite && (suite.statements ?? "text");
}
function threadsOf({ suite }) {
  return suite && (suite.threads ?? 1);
}
function warehousesOf({ suite: a }, { suite: b }) {
  const both = [a?.warehouses, b?.warehouses];
  return both.includes(void 0) ? [void 0, void 0] : both;
}
function commitsOf({ origin: a }, { origin: b }) {
  const both = [a?.head ?? a?.checkedOut, b?.head ?? b?.checkedOut];
  return both.includes(void 0) ? [void 0, void 0] : both;
}
function contentsOf(a, b) {
  const both = [contentOf(a), contentOf(b)];
  return both.includes(void 0) ? [void 0, void 0] : both;
}
function contentOf({ mediansOnly, tests: tests2 }) {
  if (mediansOnly === true) return "medians";
  const samples2 = tests2.flatMap((test) => test.samples);
  if (samples2.length === 0) return void 0;
  return samples2.some(({ chunks }) => chunks !== void 0) ? "samples taken in turns" : "samples";
}
function factsOf(a, b) {
  const sql = { a: a.suite?.sql ?? {}, b: b.suite?.sql ?? {} };
  const others = { a: a.suite?.others ?? {}, b: b.suite?.others ?? {} };
  const shared = Object.keys(sql.a).filter((workload) => Object.hasOwn(sql.b, workload));
  return [
    { name: "the commit", values: commitsOf(a, b) },
    { name: "the row count", values: [a.suite?.rows, b.suite?.rows] },
    { name: "the seed", values: [a.suite?.seed, b.suite?.seed] },
    { name: "the number of warehouses", values: warehousesOf(a, b) },
    { name: "the form of statements", values: [formOf(a), formOf(b)] },
    { name: "the number of connections", values: [threadsOf(a), threadsOf(b)] },
    { name: "the suite's hash", values: [a.suite?.hash, b.suite?.hash] },
    ...Object.keys(others.a).filter((suite) => Object.hasOwn(others.b, suite)).map((suite) => {
      return { name: `the hash of the suite ${suite}`, values: [others.a[suite], others.b[suite]] };
    }),
    ...shared.map((workload) => {
      return { name: `the hash of ${workload}'s SQL`, values: [sql.a[workload], sql.b[workload]] };
    }),
    { name: "the clock", values: [a.run?.clock, b.run?.clock] },
    { name: "the number of rounds", values: roundsOf(a, b) },
    { name: "alpha", values: [a.run?.alpha, b.run?.alpha] },
    { name: "whether another machine confirms", values: [confirmationOf(a), confirmationOf(b)] },
    { name: "what they hold", values: contentsOf(a, b) },
    { name: "the base", values: [presenceOfBase(a), presenceOfBase(b)] },
    ...roles.flatMap((role) => engineFacts(role, a.engines[role], b.engines[role]))
  ];
}
function presenceOfBase({
  engines: engines2,
  identicalBase
}) {
  if (engines2.base !== void 0) return "measured";
  return identicalBase === void 0 ? "not measured" : "the candidate's file";
}
function engineFacts(role, a, b) {
  const presence = (engine) => engine === void 0 ? "not measured" : "measured";
  return [
    { name: `the ${role}`, values: [presence(a), presence(b)] },
    { name: `the ${role}'s version`, values: [a?.version, b?.version] },
    { name: `the ${role}'s source id`, values: [a?.sourceId, b?.sourceId] },
    { name: `the ${role}'s SHA-256`, values: [a?.sha256, b?.sha256] },
    ...storages.flatMap((storage) => settingsFacts(`${role}'s`, storage, a?.settings, b?.settings)),
    ...variants.flatMap(
      (variant) => storages.flatMap(
        (storage) => settingsFacts(
          `${role}'s ${variant}`,
          storage,
          a?.variantSettings?.[variant],
          b?.variantSettings?.[variant]
        )
      )
    ),
    { name: `the ${role}'s environment`, values: [environmentText(a), environmentText(b)] },
    ...storages.map((storage) => {
      const pragmas2 = (engine) => engine && (engine.pragmas?.[storage]?.join(" ") ?? "none");
      return { name: `the ${role}'s pragmas for ${storage} storage`, values: [pragmas2(a), pragmas2(b)] };
    })
  ];
}
function environmentText(engine) {
  return engine && (formatEnvironment(engine.environment) ?? "none");
}
function settingsFacts(whose, storage, a, b) {
  const [left, right] = [a?.[storage], b?.[storage]];
  if (left === void 0 || right === void 0) return [];
  return ["journal_mode", "synchronous", "cache_size", "page_size"].map((setting) => ({
    name: `the ${whose} ${setting} for ${storage} storage`,
    values: [left[setting] ?? "not set", right[setting] ?? "not set"]
  }));
}
function isRepeated(a, b) {
  if (a.run?.startedAt !== b.run?.startedAt) return false;
  const samples2 = new Map(a.tests.map((test) => [testPath(test), JSON.stringify(test.samples)]));
  return b.tests.some(
    (test) => test.samples.length > 0 && samples2.get(testPath(test)) === JSON.stringify(test.samples)
  );
}

// src/results/merge/second-machine.ts
function addSecondMachine(first, second, shown) {
  if (first.confirmation !== void 0)
    throw new InputError(
      `${shown}: the results were confirmed before, by the machine that they name; omit it`
    );
  const { confirmation: nested, ...confirmation } = second;
  if (nested !== void 0)
    throw new InputError(
      `${shown}: these results were confirmed themselves; name the results that --confirm has led to`
    );
  const problem = whyNoSecondMachine(first, confirmation);
  if (problem !== void 0) throw new InputError(`${shown}: ${problem}`);
  return { ...first, warnings: [...first.warnings, ...doubtsOf(first, confirmation)], confirmation };
}
function doubtsOf(first, second) {
  const ids = machineIdsOf(second);
  if (!machineIdsOf(first).some((id) => ids.includes(id))) return [];
  return [
    "The confirming machine has the machine id of a first one: both run a copy of one disk, or it is one machine that was started again."
  ];
}
function machineIdsOf({ machine, machines: machines2 }) {
  return [machine, ...(machines2 ?? []).map((one) => one.machine)].flatMap((facts) => facts?.machineId ?? []);
}
function whyNoSecondMachine(first, second) {
  const difference = findDifference(first, second);
  return difference === void 0 ? whyNotAnotherMachine(first, second) : `it is of another run: ${difference}`;
}
function whyNotAnotherMachine(first, second) {
  const proof = proveOtherMachine(first, second);
  if (proof.state === "different") return void 0;
  return proof.state === "same" ? `both were measured on the same machine, started as ${proof.bootId}: a machine that is wrong confirms its own errors; measure on another one` : "the results do not say on which machines they were measured, which may be one: measure with this version on Linux";
}

// src/results/json/consistency.ts
function findInconsistency(recording) {
  const own = findOwnInconsistency(recording);
  const { confirmation } = recording;
  if (own !== void 0 || confirmation === void 0) return own;
  const wrong = findOwnInconsistency(confirmation) ?? whyNoSecondMachine(recording, confirmation);
  return wrong && `confirmation: ${wrong}`;
}
function findOwnInconsistency(recording) {
  for (const [index, test] of recording.tests.entries()) {
    const problem = unknownEngine(test, recording) ?? missingSample(test, recording) ?? missingCheck(test, recording) ?? wrongChunks(test) ?? missingCalls(test, recording);
    if (problem !== void 0) return `tests[${index}]: ${testPath(test)} ${problem}`;
  }
  for (const [index, control] of (recording.controls ?? []).entries()) {
    const missing = missingRound(control.pairs.map(({ round }) => round));
    if (missing !== void 0)
      return `controls[${index}]: ${testPath(control)} has no pair of round ${missing}, but a later one`;
  }
  const { engines: engines2, identicalBase } = recording;
  if (identicalBase !== void 0 && engines2.base !== void 0)
    return "identicalBase says that no base was measured, but engines has one";
  if (identicalBase !== void 0 && identicalBase.sha256 !== engines2.candidate.sha256)
    return "identicalBase.sha256 is not engines.candidate.sha256, so it is another file";
  const lost = missingPlanned(recording) ?? missingBefore(recording);
  if (lost !== void 0) return lost;
  const cut = missingWorkload(recording);
  return cut === void 0 ? void 0 : `suite.sql has ${cut}, but there is no test of it`;
}
function missingPlanned({ run, tests: tests2, controls = [] }) {
  const { planned } = run ?? {};
  if (planned === void 0) return void 0;
  if (tests2.length !== planned.tests)
    return `tests has ${tests2.length}, but run.planned.tests is ${planned.tests}: some were taken out or put in`;
  const mayLack = run?.stopped !== void 0 || run?.outOfTime === true || mayLackControls(tests2);
  if (controls.length > planned.controls || controls.length < planned.controls && !mayLack)
    return `controls has ${controls.length}, but run.planned.controls is ${planned.controls}: some were taken out or put in`;
  return void 0;
}
function missingBefore({ run, tests: tests2 }) {
  const there = tests2.reduce((sum, { samples: samples3 }) => sum + samples3.length, 0);
  const index = (run?.resumed ?? []).findIndex(({ samples: samples3 }) => samples3 > there);
  if (index < 0) return void 0;
  const { samples: samples2 } = run?.resumed?.[index] ?? {};
  return `run.resumed[${index}].samples is ${samples2}, but there are only ${there}: some were taken out`;
}
function mayLackControls(tests2) {
  return tests2.some(({ failures }) => failures.some(({ role }) => role === "baseline"));
}
function missingWorkload({ suite, tests: tests2 }) {
  const there = new Set(tests2.map(({ variant, workload }) => `${variant}/${workload}`));
  return Object.keys(suite?.sql ?? {}).find((path6) => !there.has(path6));
}
function missingRound(rounds2) {
  const there = new Set(rounds2);
  for (let round = 1; round <= there.size; round++) if (!there.has(round)) return round;
  return void 0;
}
function missingAtEnd(role, rounds2, test, { run, engines: engines2 }) {
  if (!rolesOfTest(test, rolesOf(engines2)).includes("base") || role !== "base") return void 0;
  const others = test.samples.filter((sample) => sample.role === "candidate").length;
  const mayLack = run?.outOfTime === true ? 1 : 0;
  return rounds2 < others - mayLack ? rounds2 + 1 : void 0;
}
function unknownEngine(test, { engines: engines2 }) {
  const { samples: samples2, checks, failures, compare } = test;
  if (compare !== void 0 && engines2[compare] === void 0)
    return `is compared with the ${compare} alone, but engines.${compare} is missing`;
  const expected = rolesOfTest(test, roles);
  const parts = { sample: samples2, check: checks, failure: failures };
  for (const [what, list] of Object.entries(parts))
    for (const { role } of list) {
      if (role !== void 0 && engines2[role] === void 0)
        return `has a ${what} of the ${role}, but engines.${role} is missing`;
      if (role !== void 0 && !expected.includes(role))
        return `has a ${what} of the ${role}, but is compared with the ${compare} alone`;
    }
  return void 0;
}
function takesPairsApart({ compare, asked }, engines2, rounds2) {
  return compare === void 0 && engines2.base !== void 0 && asked === void 0 && typeof rounds2 !== "number";
}
function roundsOfReferences({ samples: samples2 }) {
  return samples2.flatMap(({ role, round }) => role === "candidate" ? [] : [round]);
}
function missingSample(test, recording) {
  if (recording.run?.stopped !== void 0) return void 0;
  const isApart = takesPairsApart(test, recording.engines, recording.run?.rounds);
  for (const role of roles) {
    if (hasFailed(test, role)) continue;
    const own = test.samples.filter((sample) => sample.role === role).map(({ round }) => round);
    const others = isApart && role !== "candidate" && own.includes(1) ? roundsOfReferences(test) : [];
    const rounds2 = [.../* @__PURE__ */ new Set([...own, ...others])];
    const missing = missingRound(rounds2) ?? missingAtEnd(role, rounds2.length, test, recording);
    if (missing !== void 0)
      return `has no sample of the ${role} in round ${missing}, but in a later one: expected rounds from 1 without gaps`;
  }
  return void 0;
}
function missingCheck(test, { run, engines: engines2 }) {
  if (run === void 0 || run.stopped !== void 0 || test.samples.length === 0) return void 0;
  if (test.failures.some(({ role: role2 }) => isNeeded(test, role2))) return void 0;
  const role = rolesOfTest(test, rolesOf(engines2)).find(
    (one) => !hasFailed(test, one) && test.checks.every((check) => check.role !== one)
  );
  if (role === void 0) return void 0;
  return `has samples but no check of the ${role}: every run makes one, so it was taken out, and the results may differ`;
}
function wrongChunks({ samples: samples2, chunkStatements, run }) {
  const isMerged = run !== void 0;
  const some = samples2.find(({ chunks }) => chunks !== void 0);
  if (some === void 0 || isMerged && chunkStatements === void 0) return void 0;
  if (chunkStatements === void 0) return `has samples with chunks, but no chunkStatements`;
  for (const { role, round, work, chunks, commitNs } of samples2) {
    const commits = commitNs === void 0 ? 0 : 1;
    const expected = work && Math.ceil((work.statements - commits) / chunkStatements) + commits;
    if (chunks === void 0 || expected !== void 0 && chunks.length !== expected)
      return `has ${chunks?.length ?? "no"} chunks in the ${role}'s sample of round ${round}: expected ${expected ?? "some"}, of ${chunkStatements} statements each`;
  }
  return void 0;
}
function missingCalls(test, { tests: tests2, engines: engines2 }) {
  if (test.storage === "memory" || !tests2.some(({ checks }) => checks.some(({ calls }) => calls !== void 0)))
    return void 0;
  const check = test.checks.find(
    ({ role, calls }) => calls === void 0 && engines2[role]?.uncounted === void 0
  );
  return check && `has a check of the ${check.role} without calls, though calls were counted: they were taken out, and its commits may not be durable`;
}
function hasFailed({ failures }, role) {
  return failures.some((failure) => failure.role === void 0 || failure.role === role);
}

// src/results/json/first-problem.ts
var few = 5e3;
function firstProblem(content) {
  const all = [...listsOf(content, []), ...listsOf(Object(content).confirmation, ["confirmation"])];
  if (all.reduce((sum, { items }) => sum + items.length, 0) < few) return void 0;
  for (const { path: path6, items, schema } of all)
    for (const [index, item] of items.entries()) {
      const { error } = schema.safeParse(item);
      if (error !== void 0) return describeIssues(error, content, [...path6, index]);
    }
  return void 0;
}
function listsOf(recording, place) {
  const { tests: tests2, controls } = Object(recording);
  const ofTests = itemsOf(tests2).flatMap((test, index) => [
    {
      path: [...place, "tests", index, "samples"],
      items: itemsOf(Object(test).samples),
      schema: sampleSchema
    },
    {
      path: [...place, "tests", index, "failures"],
      items: itemsOf(Object(test).failures),
      schema: failureSchema
    }
  ]);
  return [
    ...ofTests,
    { path: [...place, "tests"], items: itemsOf(tests2), schema: testSchema },
    { path: [...place, "controls"], items: itemsOf(controls), schema: controlSchema }
  ];
}
function itemsOf(value2) {
  return Array.isArray(value2) ? value2 : [];
}

// src/results/json/schema.ts
var schemaVersion = 4;
var fileSchema = strictObject({
  schema: literal(schemaVersion),
  ...recordingSchema.shape,
  derived: unknown().optional()
}).refine(({ tests: tests2, features = {} }) => tests2.length + Object.keys(features).length > 0, {
  path: ["tests"],
  error: "expected at least one test, or facts of a feature"
});
var depths = {
  suite: 2,
  engines: 1,
  warnings: 1,
  controls: 1,
  features: 3,
  tests: 1,
  confirmation: 2,
  derived: 2
};
function formatRecording(recording, verdict) {
  const { data, error } = recordingSchema.safeParse(fileContent(recording));
  if (error !== void 0)
    throw new Error(`the recording cannot be written: ${describeIssues(error, recording)}`);
  const derived = verdict === void 0 ? {} : { derived: judgedRun(verdict) };
  return layOut({ schema: schemaVersion, ...data, ...derived }, depths);
}
function parseRecording(text2, fileName, features = []) {
  const content = parseJson(text2.replace(/^\uFEFF/, ""), fileName);
  const { schema } = Object(content);
  if (Number.isInteger(schema) && schema !== schemaVersion)
    throw new InputError(
      `${fileName}: schema ${schema} was written by ${schema > schemaVersion ? "a newer" : "an older"} version of this tool, which reads schema ${schemaVersion}: ${schema > schemaVersion ? "update it" : "measure again"}`
    );
  const facts = formatsOf(features);
  const problem = firstProblem(content) ?? wrongFacts(content, facts);
  if (problem !== void 0) throw new InputError(`${fileName}: ${problem}`);
  const { data, error } = fileSchema.safeParse(content);
  if (error !== void 0) throw new InputError(`${fileName}: ${describeIssues(error, content)}`);
  const { schema: _schema, derived: _derived, ...recording } = data;
  const inconsistency = findInconsistency(recording) ?? inconsistentFacts(recording, facts);
  if (inconsistency !== void 0) throw new InputError(`${fileName}: ${inconsistency}`);
  return recording;
}
function wrongFacts(content, formats) {
  const parts = [
    [Object(content).features, ["features"]],
    [Object(Object(content).confirmation).features, ["confirmation", "features"]]
  ];
  for (const [facts, place] of parts)
    for (const [name2, own] of Object.entries(Object(facts))) {
      const format = formats.find((one) => one.name === name2)?.format;
      if (format === void 0)
        return `${[...place, name2].join(".")}: this version of the tool has no such feature: update it, or measure again if it is the newest`;
      const { error } = format.schema.safeParse(own);
      if (error !== void 0) return describeIssues(error, content, [...place, name2]);
    }
  return void 0;
}
function inconsistentFacts({ confirmation, ...recording }, formats) {
  for (const [one, place] of [
    [recording, ""],
    [confirmation, "confirmation: "]
  ])
    for (const { name: name2, format } of formats) {
      const facts = one?.features?.[name2];
      const wrong = one === void 0 || facts === void 0 ? void 0 : format.inconsistency?.(facts, one);
      if (wrong !== void 0) return `${place}${wrong}`;
    }
  return void 0;
}
function parseJson(text2, fileName) {
  if (text2.length > limits.file)
    throw new InputError(`${fileName}: ${text2.length} characters, at most ${limits.file} are allowed`);
  if (text2.trim() === "") throw new InputError(`${fileName}: the file is empty, a results file is expected`);
  try {
    return JSON.parse(text2);
  } catch (cause) {
    const { message } = cause;
    const what = isCutOff(text2, message) ? `cut off after ${text2.length} characters` : "not JSON";
    throw new InputError(`${fileName}: ${what} (${message})`, { cause });
  }
}
function isCutOff(text2, message) {
  const position = /at position (\d+)/.exec(message)?.[1];
  return /^\s*\{/.test(text2) && (/Unexpected end/.test(message) || Number(position) >= text2.trimEnd().length);
}
function fileContent(value2) {
  const shorten = (part) => {
    if (typeof part === "string" && part.length > limits.text) return truncateText(part);
    if (Array.isArray(part)) return part.map(shorten);
    if (typeof part === "object" && part !== null)
      return Object.fromEntries(entriesOf(part).map(([key, inner]) => [key, shorten(inner)]));
    return part;
  };
  return shorten(value2);
}
function truncateText(text2) {
  const shorter = truncate(text2, limits.text);
  return shorter.length <= limits.text ? shorter : truncate(text2, limits.text / 2);
}
function layOut(content, depths2) {
  const parts = entriesOf(content).map(
    ([key, value2]) => `  ${JSON.stringify(key)}: ${write(value2, depths2[key] ?? 0, "  ")}`
  );
  return `{
${parts.join(",\n")}
}
`;
}
function entriesOf(value2) {
  return Object.entries(value2).filter(([, one]) => one !== void 0);
}
function write(value2, depth, indent) {
  if (depth === 0 || typeof value2 !== "object" || value2 === null || entriesOf(value2).length === 0)
    return JSON.stringify(value2);
  const deeper = `${indent}  `;
  const list = Array.isArray(value2);
  const parts = entriesOf(value2).map(
    ([key, inner]) => `${deeper}${list ? "" : `${JSON.stringify(key)}: `}${write(inner, depth - 1, deeper)}`
  );
  const [open, close] = list ? "[]" : "{}";
  return `${open}
${parts.join(",\n")}
${indent}${close}`;
}

// src/results/own-folder.ts
import { closeSync, constants, existsSync as existsSync3, fstatSync, mkdirSync as mkdirSync2, openSync, readlinkSync as readlinkSync2 } from "node:fs";
import path5 from "node:path";

// src/platform/find-link.ts
import { existsSync as existsSync2, readlinkSync, realpathSync } from "node:fs";
import path4 from "node:path";
function findLink(file) {
  const end = walkTo(file);
  return end !== void 0 && "link" in end ? end : void 0;
}
function walkTo(file) {
  const { root } = path4.parse(process.cwd());
  const whole = path4.isAbsolute(file) ? file : `${process.cwd()}${path4.sep}${file}`;
  let folder = root;
  for (const part of whole.split(path4.sep)) {
    const next = path4.join(folder, part);
    const target = targetOf(next);
    if (target === void 0) {
      folder = next;
      continue;
    }
    if (isOfRepository(folder)) return { link: next, target: path4.resolve(folder, target) };
    try {
      folder = realpathSync(next);
    } catch {
      return void 0;
    }
  }
  return { place: folder };
}
function targetOf(file) {
  try {
    return readlinkSync(file);
  } catch {
    return void 0;
  }
}
function isOfRepository(folder) {
  const { root } = path4.parse(folder);
  const working = process.cwd();
  if (working !== root && isInside(folder, working)) return true;
  for (let one = folder; one !== root; one = path4.dirname(one))
    if (existsSync2(path4.join(one, ".git"))) return true;
  return false;
}

// src/results/own-folder.ts
var asPlace = 2097152;
function requireNoLink(file) {
  const found = findLink(file);
  if (found !== void 0) throw isLink(found);
}
function isLink(found) {
  const [link, target] = [path5.relative("", found.link), found.target].map((one) => formatValue(one));
  return new InputError(
    `${link} is a symbolic link to ${target}, which a commit can have put there, and nothing is written through it: remove the link, or give the path that it leads to`
  );
}
function inOwnFolder(folder, act) {
  requireNoLink(folder);
  if (!existsSync3("/proc/self/fd")) return act(folder);
  const handle = openSync(folder, asPlace | constants.O_DIRECTORY);
  const place = `/proc/self/fd/${handle}`;
  try {
    requirePlace(folder, readlinkSync2(place), fstatSync(handle).nlink);
    return act(place);
  } catch (cause) {
    if (cause instanceof Error) cause.message = cause.message.replaceAll(place, folder);
    throw cause;
  } finally {
    closeSync(handle);
  }
}
function requirePlace(folder, opened, links) {
  const end = walkTo(folder);
  if (end !== void 0 && "link" in end) throw isLink(end);
  const asMade = (one) => one.normalize().toLowerCase();
  if (links > 0 && end !== void 0 && asMade(end.place) === asMade(opened)) return;
  throw new InputError(`${formatValue(folder)} is replaced while it is written into: nothing is written`);
}
function makeOwnFolder(folder) {
  if (existsSync3(folder)) return;
  const parent = path5.dirname(folder);
  makeOwnFolder(parent);
  inOwnFolder(parent, (place) => {
    try {
      mkdirSync2(path5.join(place, path5.basename(folder)));
    } catch (cause) {
      if (cause.code !== "EEXIST") throw cause;
    }
  });
}

export {
  innerIssues,
  invalidMessage,
  mapping,
  isAction,
  option,
  valuesOf,
  offeredIn,
  schemaOf,
  defaultsOf,
  readTexts,
  includesPath,
  findFolder,
  maxMinutes,
  maxNameLength,
  wholeNumber,
  numberWithin,
  multiplier,
  slowerRatio,
  percentage,
  percentageOrOff,
  multiplierOrOff,
  flag,
  choice,
  choices,
  path,
  paths,
  branchName,
  branchFolder,
  runLabel,
  dateTime,
  testPattern,
  text,
  time,
  mostFloor,
  ceilingRules,
  isLatency,
  counterFigure,
  limitReferences,
  shareOf,
  formatAtMost,
  isExactCost,
  limitRules,
  defaultPage,
  measuring,
  askable,
  judging,
  reporting,
  dividing,
  settingOptions,
  publishOptions,
  coreGroups,
  groupTitles,
  describeIssues,
  factsPart,
  mergeFacts,
  makeFolder,
  missingFolders,
  removeEmpty,
  isInside,
  commandName,
  ownCommand,
  commandGroups,
  commandsOf,
  addedCommands,
  firstWords,
  withCommand,
  refuseOperands,
  seeHelp,
  briefStatuses,
  exitStatuses,
  judgedRun,
  attemptOf,
  requireSameRun,
  findDifference,
  presenceOfBase,
  engineFacts,
  addSecondMachine,
  whyNotAnotherMachine,
  findInconsistency,
  missingRound,
  takesPairsApart,
  formatRecording,
  parseRecording,
  fileContent,
  layOut,
  findLink,
  requireNoLink,
  inOwnFolder,
  makeOwnFolder
};
