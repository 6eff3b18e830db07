import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  settingsInput
} from "./chunk-EOBBX5CB.js";
import {
  checkYaml,
  parseYaml
} from "./chunk-WBAHBKUW.js";
import {
  isInside
} from "./chunk-I7VOHLKR.js";
import {
  choice,
  choices,
  invalidMessage,
  mapping,
  paths,
  wholeNumber
} from "./chunk-IYZHZY5U.js";
import {
  InputError,
  formatValue,
  kinds,
  maxLengthOf,
  omitUndefined,
  parsePlaceholders,
  readPlaceholders,
  references,
  storages,
  string,
  tokenize,
  workloadNames
} from "./chunk-FHBCOSLG.js";

// src/options/own-workloads.ts
import path2 from "node:path";

// src/options/own-files.ts
import { existsSync, globSync, readFileSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
function findOwnFiles(source, configText) {
  const named = filesOf(source, configText);
  return [...new Set(named.patterns.flatMap((_, index) => findFiles(named, index)))];
}
function filesOf({ given, config, settings }, configText) {
  const patterns = given["own-workloads"];
  if (patterns !== void 0) return { patterns, folder: ".", placeOf: () => "own-workloads" };
  const fileName = config ?? "the configuration file";
  return namedIn(settings, settingsInput, ".") ?? namedIn(configText, fileName, path.dirname(fileName)) ?? { patterns: [], folder: ".", placeOf: () => "" };
}
function namedIn(text, fileName, folder) {
  if (text === void 0) return void 0;
  const file = parseYaml(text, fileName);
  const { data } = paths().schema.safeParse(Object(file.value)["own-workloads"]);
  if (data === void 0) return void 0;
  return {
    patterns: data,
    folder,
    placeOf: (index) => `${fileName}:${file.position(file.offsetOf(["own-workloads", index]))}: own-workloads[${index}]`
  };
}
function findFiles({ patterns, folder, placeOf }, index) {
  const pattern = patterns[index] ?? "";
  const place = path.resolve(folder, pattern);
  const isThere = existsSync(place);
  if (isThere && statSync(place).isDirectory())
    throw new InputError(
      `${placeOf(index)}: ${formatValue(pattern)} is a folder: name its files, such as ${path.join(pattern, "*.yml")}`
    );
  const found = isThere ? [place] : globSync(pattern, { cwd: folder }).map((file) => path.resolve(folder, file)).toSorted();
  if (found.length === 0)
    throw new InputError(
      `${placeOf(index)}: no file is or matches ${formatValue(pattern)} in ${path.resolve(folder)}`
    );
  return found.map(shownPath);
}
function shownPath(file) {
  return isInside(file, path.resolve(".")) ? path.relative(".", file) : file;
}
function readOwnFile(file, label, root) {
  try {
    if (root !== void 0 && !isInside(realpathSync(file), realpathSync(root)))
      throw new InputError(`${label} "${file}" leads out of the workspace: name a file of the repository`);
    if (!statSync(file).isFile()) throw new InputError(`${label} "${file}" is not a file`);
    return readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`${label} "${file}" cannot be read (${cause.message})`, { cause });
  }
}

// src/suite/own/split-sql.ts
function splitSql(text) {
  const nul = text.indexOf("\0");
  if (nul >= 0) return { problem: "it has a NUL character", offset: nul };
  const statements = [];
  let parts = [];
  let significant = [];
  const finish = () => {
    const [first] = significant;
    if (first !== void 0) statements.push({ sql: oneLine(parts), offset: first.offset });
    parts = [];
    significant = [];
  };
  for (const one of tokenize(text)) {
    if (one.kind === "open")
      return { problem: `the quotation that begins with ${one.text} does not end`, offset: one.offset };
    if (one.text === "." && significant.length === 0)
      return { problem: "a line that begins with a dot is a shell's command, not SQL", offset: one.offset };
    if (one.kind === "end" && !isInsideTrigger(significant)) {
      finish();
      continue;
    }
    parts.push(one);
    if (isSignificant(one)) significant.push(one);
  }
  if (isInsideTrigger(significant))
    return { problem: "the trigger has no END;", offset: significant[0]?.offset ?? 0 };
  finish();
  return statements;
}
function isSignificant({ kind }) {
  return kind !== "space" && kind !== "comment";
}
function isInsideTrigger(tokens) {
  const words = tokens.slice(0, 6).map(({ text }) => text.toUpperCase());
  if (!/^(EXPLAIN (QUERY PLAN )?)?CREATE (TEMP |TEMPORARY )?TRIGGER\b/.test(words.join(" "))) return false;
  const [semicolon, end] = tokens.slice(-2);
  return !(semicolon?.kind === "end" && end?.text.toUpperCase() === "END");
}
function oneLine(parts) {
  const texts = [];
  for (const one of parts) {
    if (isSignificant(one)) texts.push(one.text);
    else if (texts.at(-1) !== " ") texts.push(" ");
  }
  return `${texts.join("").trim()};`;
}

// src/options/placed-sql.ts
var maxLength = 2e7;
function readPlacedSql(sql2, place, { source, allowsPlaceholders }) {
  if (sql2.length > maxLength)
    throw new InputError(`${place}: ${sql2.length} characters of SQL, at most ${maxLength} are allowed`);
  const placeOf = findPlaces(sql2, source);
  const statements = splitSql(sql2);
  if ("problem" in statements)
    throw new InputError(`${placeOf(statements.offset) ?? place}: ${statements.problem}`);
  if (statements.length === 0) throw new InputError(`${place}: there is no statement in it`);
  return statements.map(({ sql: statement, offset }) => {
    const own = placeOf(offset) ?? place;
    const parsed = parsePlaceholders(statement);
    if ("problem" in parsed) throw new InputError(`${own}: ${parsed.problem}`);
    if (!allowsPlaceholders && parsed.parts.some(({ kind }) => kind !== "literal"))
      throw new InputError(`${own}: it has a placeholder, and only statements are repeated`);
    return { sql: statement, place: own };
  });
}
function findPlaces(sql2, { file, text, offset }) {
  const starts = [0];
  for (let at = sql2.indexOf("\n"); at >= 0; at = sql2.indexOf("\n", at + 1)) starts.push(at + 1);
  const found = [];
  let from = offset;
  for (const [index, start] of starts.entries()) {
    const line = sql2.slice(start, (starts[index + 1] ?? sql2.length + 1) - 1);
    const at = from === void 0 ? -1 : text.indexOf(line, from);
    from = at < 0 ? void 0 : at + line.length;
    found.push(at < 0 ? void 0 : at);
  }
  const lineStarts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lineStarts.push(at + 1);
  return (wanted) => {
    const line = lastAtMost(starts, wanted);
    const start = found[line];
    if (start === void 0) return void 0;
    const at = start + wanted - (starts[line] ?? 0);
    const own = lastAtMost(lineStarts, at);
    return `${file}:${own + 1}:${at - (lineStarts[own] ?? 0) + 1}`;
  };
}
function lastAtMost(numbers, limit) {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

// src/options/own-workloads.ts
var maxNameLength = 60;
var maxRepeat = 1e6;
var maxTimedLength = 1e9;
var sql = string(invalidMessage("SQL, or the path of a .sql file")).regex(/\S/, {
  error: "it is empty: give SQL, or the path of a .sql file"
});
var name = string(invalidMessage("a name")).regex(
  new RegExp(`^[a-z][a-z0-9_]{0,${maxNameLength - 1}}$`),
  invalidMessage(
    `a name of 1 to ${maxNameLength} lowercase letters, digits and _, beginning with a letter`
  )
).refine((given) => !workloadNames.includes(given), {
  error: ({ input }) => `${formatValue(input)} is a workload of the tool's own: take another name`
});
var schema = mapping({
  name,
  tables: sql.exactOptional(),
  prepare: sql.exactOptional(),
  statements: sql,
  repeat: wholeNumber(1, maxRepeat).schema.exactOptional(),
  kind: choice("kind", kinds).schema,
  storages: choices("storage", storages).schema.exactOptional(),
  compare: choice("comparison", [...references, "both"]).schema.exactOptional(),
  check: sql.exactOptional(),
  counters: sql.exactOptional()
}).superRefine(({ kind, check, compare = "baseline", counters }, context) => {
  if (kind === "writes" && check === void 0)
    context.addIssue({
      code: "custom",
      path: ["kind"],
      message: "writes need check: a query that shows what the statements have left, which is compared"
    });
  if (counters !== void 0 && compare === "baseline")
    context.addIssue({
      code: "custom",
      path: ["counters"],
      message: "they are compared with the base: give compare as base or both"
    });
});
function readOwnWorkloads(source, configText, root) {
  const all = findOwnFiles(source, configText).map((file) => readWorkload(file, root));
  for (const [index, one] of all.entries()) {
    const other = all.slice(0, index).find((earlier) => earlier.name === one.name);
    if (other !== void 0)
      throw new InputError(`${one.file}: name: ${formatValue(one.name)} is also the name in ${other.file}`);
  }
  return all;
}
function readWorkload(file, root) {
  const text = readOwnFile(file, "own-workloads: file", root);
  const yaml = parseYaml(text, file, "name: commit_history");
  const {
    compare = "baseline",
    repeat = 1,
    storages: places = storages,
    ...data
  } = checkYaml(yaml, file, schema);
  const read = (key) => readKey({ file, text, yaml, root }, key, data[key]);
  const statements = read("statements");
  requireModestLength(statements, repeat, () => `${file}:${yaml.position(yaml.offsetOf(["repeat"]))}`);
  const [counters, ...more] = read("counters");
  if (more.length > 0)
    throw new InputError(`${more[0]?.place}: counters is one query, and a second begins here`);
  return {
    file,
    name: data.name,
    kind: data.kind,
    storages: places,
    ...compare === "both" ? {} : { compare },
    tables: read("tables"),
    prepare: read("prepare"),
    statements,
    repeat,
    check: read("check"),
    ...omitUndefined({ counters })
  };
}
function requireModestLength(statements, repeat, placeOf) {
  const once = statements.reduce((sum, one) => sum + maxLengthOf(readPlaceholders(one)), 0);
  const most = Math.floor(maxTimedLength / once);
  if (repeat > most)
    throw new InputError(
      `${placeOf()}: repeat: ${repeat} repetitions of up to ${once} characters are more than ${maxTimedLength} in all: give at most ${most}`
    );
}
function readKey({ file, text, yaml, root }, key, value) {
  if (value === void 0) return [];
  const offset = yaml.offsetOf([key]);
  const place = `${file}:${yaml.position(offset)}: ${key}`;
  const options = { allowsPlaceholders: key === "statements" };
  const isPath = /^\S[^\n]*\.sql$/.test(value.trim());
  if (!isPath) return readPlacedSql(value, place, { ...options, source: { file, text, offset } });
  const sqlFile = shownPath(path2.resolve(path2.dirname(file), value.trim()));
  const content = readOwnFile(sqlFile, `${place}: file`, root);
  return readPlacedSql(content, place, { ...options, source: { file: sqlFile, text: content, offset: 0 } });
}

export {
  readOwnWorkloads
};
