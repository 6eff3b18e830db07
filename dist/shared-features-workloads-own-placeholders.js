import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  describeIssues,
  invalidMessage
} from "./shared-options-table.js";
import {
  InputError,
  _null,
  array,
  blob,
  boolean,
  fixed,
  formatValue,
  number,
  real,
  strictObject,
  string,
  textOf,
  union,
  unknownName
} from "./shared-jstat-dist-jstat.js";

// src/suite/foreign-sql/tokenize.ts
var token = /(?<space>[ \t\n\v\f\r\ufeff]+)|(?<comment>--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|(?<open>['"`[])|(?<end>;)|(?<parameter>\?\d*|[:@$#][A-Za-z_]\w*)|(?<word>[A-Za-z_\u{80}-\u{10ffff}][\w$\u{80}-\u{10ffff}]*)|(?<number>\d[\w.]*)|(?<other>[\s\S])/uy;
function* tokenize(sql) {
  for (let offset = 0; offset < sql.length; ) {
    token.lastIndex = offset;
    const { groups = {}, 0: found } = token.exec(sql);
    const kind = Object.keys(groups).find((one) => groups[one] !== void 0);
    const end = kind === "open" ? endOfQuotation(sql, offset) : void 0;
    if (end === void 0) yield { kind, text: found, offset };
    else yield { kind: found === "'" ? "literal" : "name", text: sql.slice(offset, end), offset };
    offset = end ?? offset + found.length;
  }
}
function endOfQuotation(sql, start) {
  const quote = sql.charAt(start);
  if (quote === "[") return endAfter(sql.indexOf("]", start));
  let at = sql.indexOf(quote, start + 1);
  while (at >= 0 && sql.charAt(at + 1) === quote) at = sql.indexOf(quote, at + 2);
  return endAfter(at);
}
function endAfter(found) {
  return found < 0 ? void 0 : found + 1;
}

// src/features/workloads/own/bound-value.ts
var mostDigits = 2e8;
var digits = string().max(mostDigits).regex(/^(?:[0-9a-fA-F]{2})*$/);
var decimal = string().regex(/^-?(?:\d+\.?\d*(?:[eE][+-]?\d{1,4})?|9e999)$/);
var forms = 'null, a number, a text, true or false, {"blob": "00ff"}, {"real": "2.0"}, {"integer": "9007199254740993"}, or {"text": "c3a4"} for a text given by its bytes';
var boundValueSchema = union(
  [
    _null(),
    number(),
    string(),
    boolean(),
    strictObject({ blob: digits }),
    strictObject({ real: decimal }),
    strictObject({ integer: string().regex(/^-?\d{1,19}$/) }),
    strictObject({ text: digits })
  ],
  invalidMessage(forms)
);
function partOf(value) {
  if (value === null) return fixed("NULL");
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "number") return Number.isSafeInteger(value) ? value : real(decimalOf(value));
  if (typeof value === "string") return value.includes("\0") ? textOfBytes(Buffer.from(value)) : value;
  if ("blob" in value) return blob(value.blob);
  if ("real" in value) return real(withPoint(value.real));
  if ("integer" in value) return fixed(value.integer);
  return textOfBytes(Buffer.from(value.text, "hex"));
}
function textOfBytes(bytes) {
  return fixed(`CAST(X'${bytes.toString("hex")}' AS TEXT)`);
}
function decimalOf(value) {
  if (!Number.isFinite(value)) return value > 0 ? "9e999" : "-9e999";
  return withPoint(Object.is(value, -0) ? "-0.0" : String(value));
}
function withPoint(text) {
  return /[.eE]/.test(text) ? text : `${text}.0`;
}

// src/features/workloads/own/placeholders.ts
var reservedNames = ["i", "rnd", "text"];
var names = reservedNames.map((name) => `:${name}`);
var mostLetters = 1e6;
var call = /:(?:i(?!\w)|rnd\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)|text\(\s*(\d+)\s*\))/y;
function parsePlaceholders(sql) {
  if (!/[:?@$#]/.test(sql)) return { pieces: [sql], parts: [] };
  const pieces = [];
  const parts = [];
  let fixed2 = "";
  let next = 0;
  for (const { kind, text, offset } of tokenize(sql)) {
    if (offset < next) continue;
    const found = kind === "parameter" ? readCall(sql, offset) : kind === "literal" ? readLiteral(text) : text;
    if (typeof found === "object" && "problem" in found) return { ...found, offset };
    if (typeof found === "string") {
      fixed2 += found;
      continue;
    }
    pieces.push(fixed2.endsWith("-") ? `${fixed2} ` : fixed2);
    parts.push(found.placeholder);
    fixed2 = "";
    next = offset + found.length;
  }
  return { pieces: [...pieces, fixed2], parts };
}
function readPlaceholders({ sql, place, values }) {
  if (values !== void 0) return withValues(sql, values);
  const parsed = parsePlaceholders(sql);
  if ("problem" in parsed) throw new Error(`${place}: ${parsed.problem}`);
  return parsed;
}
function templateOf({ sql, values }) {
  if (values.length === 0) return { type: "template", pieces: [sql], parts: [] };
  const pieces = [];
  let piece = "";
  for (const { kind, text } of tokenize(sql)) {
    if (kind !== "parameter") {
      piece += text;
      continue;
    }
    pieces.push(piece.endsWith("-") ? `${piece} ` : piece);
    piece = "";
  }
  return { type: "template", pieces: [...pieces, piece], parts: values.map(partOf) };
}
function withValues(sql, values) {
  const kept = values.map((value) => typeof value === "string" ? withoutFolder(value) : value);
  const { pieces, parts } = templateOf({ sql: withoutFolder(sql), values: kept });
  return { pieces, parts: parts.map((part) => ({ kind: "given", part })) };
}
function withoutFolder(text) {
  return text.replaceAll("{dir}", "{{dir}}");
}
function fillIn({ pieces, parts }, repetition, random) {
  return { type: "template", pieces, parts: parts.map((part) => drawPart(part, repetition, random)) };
}
function maxLengthOf({ pieces, parts }) {
  return pieces.reduce((sum, piece) => sum + piece.length, 0) + parts.reduce((sum, part) => sum + maxPlaceLength(part), 0);
}
function maxPlaceLength(part) {
  switch (part.kind) {
    case "given":
      return textOf(part.part).length;
    case "repetition":
    case "integer":
      return `${Number.MIN_SAFE_INTEGER}`.length;
    case "letters":
      return part.count;
    case "literal":
      return maxLengthOf(part);
  }
}
function drawPart(part, repetition, random) {
  return part.kind === "given" ? part.part : draw(part, repetition, random);
}
function draw(part, repetition, random) {
  switch (part.kind) {
    case "repetition":
      return repetition;
    case "integer":
      return random.integer(part.first, part.last);
    case "letters":
      return random.letters(part.count);
    case "literal":
      return part.pieces.reduce(
        (text, piece, index) => `${text}${draw(part.parts[index - 1], repetition, random)}${piece}`
      );
  }
}
function readCall(sql, at) {
  call.lastIndex = at;
  const found = call.exec(sql);
  if (found !== null) return placeholderOf(found);
  const written = /^.\w*/.exec(sql.slice(at))?.[0] ?? "";
  if (!written.startsWith(":"))
    return { problem: `${written} is a parameter, and nothing is bound to it: use ${names.join(", ")}` };
  const form = { ":rnd": ":rnd(first,last), two whole numbers", ":text": ":text(n), a whole number" }[written];
  if (form !== void 0) return { problem: `${written} is written ${form}` };
  const hint = /^:i[\d_]/.test(written) ? `; to join a text to :i, write :i || '${written.slice(2)}'` : "";
  return { problem: `${unknownName("placeholder", written, names)}${hint}` };
}
function placeholderOf([text, first, last, count]) {
  const { length } = text;
  if (count !== void 0)
    return Number(count) >= 1 && Number(count) <= mostLetters ? { placeholder: { kind: "letters", count: Number(count) }, length } : { problem: `${text} does not have 1 to ${mostLetters} letters` };
  if (first === void 0 || last === void 0) return { placeholder: { kind: "repetition" }, length };
  const [low, high] = [Number(first), Number(last)];
  if (![low, high, high - low].every(Number.isSafeInteger))
    return { problem: `${text} has numbers beyond 2^53` };
  if (low > high) return { problem: `${text} begins above its end: give the lower number first` };
  return { placeholder: { kind: "integer", first: low, last: high }, length };
}
function readLiteral(literal) {
  const text = literal.slice(1, -1).replaceAll("''", "'");
  const pieces = [];
  const parts = [];
  let start = 0;
  for (let at = text.indexOf(":"); at >= 0; at = text.indexOf(":", at + 1)) {
    call.lastIndex = at;
    const found = call.exec(text);
    if (found === null) continue;
    const read = placeholderOf(found);
    if ("problem" in read) return read;
    pieces.push(text.slice(start, at));
    parts.push(read.placeholder);
    start = at + read.length;
  }
  if (parts.length === 0) return literal;
  return {
    placeholder: { kind: "literal", pieces: [...pieces, text.slice(start)], parts },
    length: literal.length
  };
}

// src/features/workloads/own/split-sql.ts
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

// src/features/workloads/own/statement-lines.ts
var mostValues = 32766;
var line = strictObject({
  sql: string(),
  values: array(boundValueSchema).max(mostValues).optional()
});
function readStatementLines(text, file) {
  const lines = text.split("\n");
  const statements = lines.flatMap(
    (one, index) => one.trim() === "" ? [] : [readLine(one, `${file}:${index + 1}:1`)]
  );
  if (statements.length === 0) throw new InputError(`${file}: there is no statement in this file`);
  return statements;
}
function readLine(text, place) {
  let content;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new InputError(`${place}: not JSON (${cause.message})`, { cause });
  }
  const { data, error } = line.safeParse(content);
  if (error !== void 0) throw new InputError(`${place}: ${describeIssues(error, content)}`);
  const split = splitSql(data.sql);
  if ("problem" in split) throw new InputError(`${place}: ${split.problem}`);
  const [statement, second] = split;
  if (statement === void 0)
    throw new InputError(`${place}: there is no statement in ${formatValue(data.sql)}`);
  if (second !== void 0)
    throw new InputError(
      `${place}: a second statement begins at ${formatValue(second.sql)}: give it a line of its own`
    );
  const numbered = numberParameters(statement.sql);
  const bound = "problem" in numbered ? numbered : bind(numbered, data.values ?? []);
  if ("problem" in bound) throw new InputError(`${place}: ${bound.problem}`);
  return { ...bound, place };
}
function numberParameters(sql) {
  if (!/[?:@$#]/.test(sql)) return { sql, numbers: [] };
  const known = /* @__PURE__ */ new Map();
  let [highest, numbered] = [0, ""];
  const numbers = [];
  for (const { kind, text } of tokenize(sql)) {
    if (kind !== "parameter") {
      numbered += text;
      continue;
    }
    const written = /^\?\d+$/.test(text) ? Number(text.slice(1)) : void 0;
    const number2 = written ?? (text === "?" ? void 0 : known.get(text)) ?? highest + 1;
    if (number2 < 1 || number2 > mostValues)
      return { problem: `${text} is no parameter from ?1 to ?${mostValues}` };
    if (text !== "?") known.set(text, number2);
    highest = Math.max(highest, number2);
    numbered += "?";
    numbers.push(number2);
  }
  return { sql: numbered, numbers };
}
function bind({ sql, numbers }, values) {
  const highest = Math.max(0, ...numbers);
  if (values.length > highest)
    return { problem: `${values.length} values are given, and the statement has ${highest} parameters` };
  return { sql, values: numbers.map((number2) => values[number2 - 1] ?? null) };
}

export {
  tokenize,
  boundValueSchema,
  decimalOf,
  reservedNames,
  parsePlaceholders,
  readPlaceholders,
  templateOf,
  fillIn,
  maxLengthOf,
  splitSql,
  readStatementLines,
  readLine,
  numberParameters,
  bind
};
