import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  unknownName
} from "./chunk-H2WPJ5RR.js";
import {
  InputError
} from "./chunk-KAFQIV6R.js";

// src/options/plain-format.ts
function plainFormat(format) {
  if (format !== "junit") return format;
  throw new InputError(
    '--format: "junit" is a list of tests, for run, report and replay: give text, markdown or json'
  );
}

// src/features/workloads/own/tokenize.ts
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

// src/features/workloads/own/placeholders.ts
var reservedNames = ["i", "rnd", "text"];
var names = reservedNames.map((name) => `:${name}`);
var mostLetters = 1e6;
var call = /:(?:i(?!\w)|rnd\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)|text\(\s*(\d+)\s*\))/y;
function parsePlaceholders(sql) {
  if (!/[:?@$#]/.test(sql)) return { pieces: [sql], parts: [] };
  const pieces = [];
  const parts = [];
  let fixed = "";
  let next = 0;
  for (const { kind, text, offset } of tokenize(sql)) {
    if (offset < next) continue;
    const found = kind === "parameter" ? readCall(sql, offset) : kind === "literal" ? readLiteral(text) : text;
    if (typeof found === "object" && "problem" in found) return { ...found, offset };
    if (typeof found === "string") {
      fixed += found;
      continue;
    }
    pieces.push(fixed.endsWith("-") ? `${fixed} ` : fixed);
    parts.push(found.placeholder);
    fixed = "";
    next = offset + found.length;
  }
  return { pieces: [...pieces, fixed], parts };
}
function readPlaceholders({ sql, place }) {
  const parsed = parsePlaceholders(sql);
  if ("problem" in parsed) throw new Error(`${place}: ${parsed.problem}`);
  return parsed;
}
function fillIn({ pieces, parts }, repetition, random) {
  return { type: "template", pieces, parts: parts.map((part) => draw(part, repetition, random)) };
}
function maxLengthOf({ pieces, parts }) {
  return pieces.reduce((sum, piece) => sum + piece.length, 0) + parts.reduce((sum, part) => sum + maxPlaceLength(part), 0);
}
function maxPlaceLength(part) {
  switch (part.kind) {
    case "repetition":
    case "integer":
      return `${Number.MIN_SAFE_INTEGER}`.length;
    case "letters":
      return part.count;
    case "literal":
      return maxLengthOf(part);
  }
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

export {
  plainFormat,
  tokenize,
  reservedNames,
  parsePlaceholders,
  readPlaceholders,
  fillIn,
  maxLengthOf
};
