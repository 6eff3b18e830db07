import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  upgradeOptions
} from "./shared-features-search-upgrade-options.js";
import {
  fetchRelease,
  nameOfRelease,
  titleOfRelease
} from "./shared-features-search-builds-releases-go-module.js";
import "./shared-measure-kept-databases.js";
import {
  abortOnSignals
} from "./shared-github-measure-process.js";
import {
  newFolder
} from "./shared-github-new-folder.js";
import {
  annotate,
  info,
  readInputs,
  readWorkflow,
  setOutput
} from "./shared-undici-lib-llhttp-llhttp_simd-wasm.js";
import "./shared-csv-parse-lib-api-index.js";
import "./shared-report-terminal.js";
import "./shared-report-format-text-blocks.js";
import {
  readEnvironment
} from "./shared-engines-compiler.js";
import "./shared-process-run.js";
import {
  require_dist
} from "./shared-yaml-dist-parse-parser.js";
import "./shared-wrap-ansi-index.js";
import {
  InputError,
  __toESM,
  array,
  boolean,
  enginePackages,
  formatValue,
  looseObject,
  number,
  object,
  record,
  string,
  truncate,
  unknown,
  visible
} from "./shared-jstat-dist-jstat.js";

// src/features/search/upgrade/step.ts
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import path2 from "node:path";

// src/features/search/upgrade/find-upgrade.ts
import path from "node:path";

// node_modules/smol-toml/dist/error.js
function getLineColFromPtr(string2, ptr) {
  let lines = string2.slice(0, ptr).split(/\r?\n/);
  return [lines.length, lines.pop().length + 1];
}
function makeCodeBlock(string2, line, column) {
  let lines = string2.split(/\r?\n/);
  let codeblock = "";
  let numberLen = (Math.log10(line + 1) | 0) + 1;
  for (let i = line - 1; i <= line + 1; i++) {
    let l = lines[i - 1];
    if (!l)
      continue;
    codeblock += i.toString().padEnd(numberLen, " ");
    codeblock += ":  ";
    codeblock += l;
    codeblock += "\n";
    if (i === line) {
      codeblock += " ".repeat(numberLen + column + 2);
      codeblock += "^\n";
    }
  }
  return codeblock;
}
var TomlError = class _TomlError extends Error {
  line;
  column;
  codeblock;
  constructor(message, options) {
    const [line, column] = getLineColFromPtr(options.toml, options.ptr);
    const codeblock = makeCodeBlock(options.toml, line, column);
    super(`Invalid TOML document: ${message}

${codeblock}`, options);
    this.line = line;
    this.column = column;
    this.codeblock = codeblock;
  }
  /** @internal */
  static x(message, ctx, ptr) {
    throw new _TomlError(message, { toml: ctx.s, ptr: ptr ?? ctx.p });
  }
};

// node_modules/smol-toml/dist/primitive.js
function parseString(ctx) {
  let startPtr = ctx.p;
  let c = ctx.s.charCodeAt(ctx.p++);
  let first = c;
  let isLiteral = c === 39;
  let isMultiline = c === ctx.s.charCodeAt(ctx.p) && c === ctx.s.charCodeAt(ctx.p + 1);
  if (isMultiline) {
    if ((c = ctx.s.charCodeAt(ctx.p += 2)) === 10)
      ctx.p++;
    else if (c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10)
      ctx.p += 2;
  }
  let parsed = "";
  let sliceStart = ctx.p;
  let state = 0;
  for (; ctx.p < ctx.s.length; ctx.p++) {
    c = ctx.s.charCodeAt(ctx.p);
    if (isMultiline && (c === 10 || c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10)) {
      state = state && 3;
    } else if (c < 32 && c !== 9 || c === 127) {
      TomlError.x("control characters are not allowed in strings", ctx);
    } else if ((!state || state === 3) && c === first && (!isMultiline || ctx.s.charCodeAt(ctx.p + 1) === first && ctx.s.charCodeAt(ctx.p + 2) === first)) {
      if (isMultiline) {
        if (ctx.s.charCodeAt(ctx.p + 3) === first)
          ctx.p++;
        if (ctx.s.charCodeAt(ctx.p + 3) === first)
          ctx.p++;
      }
      if (!state) {
        let s = ctx.s.slice(sliceStart, ctx.p);
        parsed = parsed ? parsed + s : s;
      }
      ctx.p += isMultiline ? 3 : 1;
      return parsed;
    } else if (!state) {
      if (!isLiteral && c === 92) {
        parsed += ctx.s.slice(sliceStart, sliceStart = ctx.p);
        state = 1;
      }
    } else if (state === 1) {
      if (c === 120 || c === 117 || c === 85) {
        let errPtr = ctx.p++ - 1;
        let value = 0;
        let len = c === 120 ? 2 : c === 117 ? 4 : 8;
        for (let j = 0; j < len; j++, ctx.p++) {
          let hex = ctx.s.charCodeAt(ctx.p);
          let digit = (
            /* 0-9 */
            hex >= 48 && hex <= 57 ? hex - 48 : (
              /* A-F */
              hex >= 65 && hex <= 70 ? hex - 65 + 10 : (
                /* a-f */
                hex >= 97 && hex <= 102 ? hex - 97 + 10 : -1
              )
            )
          );
          if (digit < 0)
            TomlError.x("invalid non-hex character in unicode escape", ctx);
          value = value << 4 | digit;
        }
        if (value < 0 || value > 1114111 || value >= 55296 && value <= 57343) {
          TomlError.x("invalid unicode escape", ctx, errPtr);
        }
        parsed += String.fromCodePoint(value);
        sliceStart = ctx.p--;
        state = 0;
      } else if (isMultiline && (c === 32 || c === 9)) {
        state = 2;
      } else {
        if (c === 98)
          parsed += "\b";
        else if (c === 116)
          parsed += "	";
        else if (c === 110)
          parsed += "\n";
        else if (c === 102)
          parsed += "\f";
        else if (c === 114)
          parsed += "\r";
        else if (c === 101)
          parsed += "\x1B";
        else if (c === 34)
          parsed += '"';
        else if (c === 92)
          parsed += "\\";
        else
          TomlError.x("unrecognised escape sequence", ctx);
        sliceStart = ctx.p + 1;
        state = 0;
      }
    } else if (c !== 32 && c !== 9) {
      if (state === 2)
        TomlError.x("invalid escape: only line-ending whitespace may be escaped", ctx, sliceStart);
      state = !isLiteral && c === 92 ? 1 : 0;
      sliceStart = ctx.p;
    }
  }
  TomlError.x("unfinished string", ctx, startPtr);
}

// node_modules/smol-toml/dist/date.js
var DATE_TIME_RE = /^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i;
var TomlDate = class _TomlDate extends Date {
  #hasDate = false;
  #hasTime = false;
  #offset = null;
  constructor(date, fasttype, unsafeDelim) {
    let hasDate = true;
    let hasTime = true;
    let offset = "Z";
    let c;
    if (typeof date === "string") {
      if (fasttype)
        prep: {
          if (fasttype < 3) {
            if (+date.slice(11, 13) > 23) {
              date = "";
              break prep;
            }
            if (fasttype === 2) {
              offset = null;
              date += "Z";
            } else if ((c = date.charCodeAt(date.length - 1)) !== 90 && c !== 122) {
              offset = date.slice(date.length - 6);
            }
            if (unsafeDelim)
              date = date.slice(0, 10) + "T" + date.slice(11);
          } else if (fasttype === 4) {
            date = +date.slice(0, 2) > 23 ? "" : `0000-01-01T${date}Z`;
          }
          hasDate = fasttype !== 4;
          hasTime = fasttype !== 3;
        }
      else {
        let match = date.match(DATE_TIME_RE);
        if (match) {
          if (!match[1]) {
            hasDate = false;
            date = `0000-01-01T${date}`;
          }
          hasTime = !!match[2];
          hasTime && date[10] === " " && (date = date.replace(" ", "T"));
          if (match[2] && +match[2] > 23) {
            date = "";
          } else {
            offset = match[3] || null;
            if (!offset && hasTime)
              date += "Z";
          }
        } else {
          date = "";
        }
      }
    }
    super(date);
    if (!isNaN(this.getTime())) {
      this.#hasDate = hasDate;
      this.#hasTime = hasTime;
      this.#offset = offset;
    }
  }
  isDateTime() {
    return this.#hasDate && this.#hasTime;
  }
  isLocal() {
    return !this.#hasDate || !this.#hasTime || !this.#offset;
  }
  isDate() {
    return this.#hasDate && !this.#hasTime;
  }
  isTime() {
    return this.#hasTime && !this.#hasDate;
  }
  isValid() {
    return this.#hasDate || this.#hasTime;
  }
  toISOString() {
    let iso = super.toISOString();
    if (this.isDate())
      return iso.slice(0, 10);
    if (this.isTime())
      return iso.slice(11, 23);
    if (this.#offset === null)
      return iso.slice(0, -1);
    if (this.#offset === "Z" || this.#offset === "z")
      return iso;
    let offset = +this.#offset.slice(1, 3) * 60 + +this.#offset.slice(4, 6);
    offset = this.#offset[0] === "-" ? offset : -offset;
    let offsetDate = new Date(this.getTime() - offset * 6e4);
    return offsetDate.toISOString().slice(0, -1) + this.#offset;
  }
  static wrapAsOffsetDateTime(jsDate, offset = "Z") {
    let date = new _TomlDate(jsDate);
    date.#offset = offset;
    return date;
  }
  static wrapAsLocalDateTime(jsDate) {
    let date = new _TomlDate(jsDate);
    date.#offset = null;
    return date;
  }
  static wrapAsLocalDate(jsDate) {
    let date = new _TomlDate(jsDate);
    date.#hasTime = false;
    date.#offset = null;
    return date;
  }
  static wrapAsLocalTime(jsDate) {
    let date = new _TomlDate(jsDate);
    date.#hasDate = false;
    date.#offset = null;
    return date;
  }
};

// node_modules/smol-toml/dist/extract.js
function isDigit(char, base = 10) {
  return base === 16 ? char > 47 && char < 58 || char > 64 && char < 71 || char > 96 && char < 103 : char > 47 && char < 48 + base;
}
function isEndOfValue(char, delim) {
  return char === 32 || char === 9 || char === 10 || char === 13 || // Structure end or next value delimiter
  delim && (char === delim || char === 44) || // Comment
  char === 35;
}
function extractValue(ctx, end) {
  let errPtr = ctx.p;
  let c = ctx.s.charCodeAt(ctx.p);
  if (c === 91 || c === 123) {
    ctx.d-- || TomlError.x("document contains excessively nested structures. aborting.", ctx);
    let value = c === 91 ? parseArray(ctx) : parseInlineTable(ctx);
    ctx.d++;
    return value;
  }
  if (c === 34 || c === 39) {
    return parseString(ctx);
  }
  if (c === 116) {
    if (ctx.s.charCodeAt(++ctx.p) !== 114 || ctx.s.charCodeAt(++ctx.p) !== 117 || ctx.s.charCodeAt(++ctx.p) !== 101)
      TomlError.x("invalid value", ctx, errPtr);
    return ctx.p++, true;
  }
  if (c === 102) {
    if (ctx.s.charCodeAt(++ctx.p) !== 97 || ctx.s.charCodeAt(++ctx.p) !== 108 || ctx.s.charCodeAt(++ctx.p) !== 115 || ctx.s.charCodeAt(++ctx.p) !== 101)
      TomlError.x("invalid value", ctx, errPtr);
    return ctx.p++, false;
  }
  if (c === 43 || c === 45) {
    return parseNumber(ctx, ctx.p, ctx.s.charCodeAt(++ctx.p), 44 - c, end);
  }
  if (ctx.s.charCodeAt(ctx.p + 4) === 45 && ctx.s.charCodeAt(ctx.p + 7) === 45) {
    return parseDate(ctx, c, end);
  }
  if (ctx.s.charCodeAt(ctx.p + 2) === 58) {
    return parseTime(ctx, c, end);
  }
  return parseNumber(ctx, ctx.p, c, 0, end);
}
function parseNumber(ctx, startPtr, startChr, sign, endChr) {
  let c = startChr;
  let state = 0;
  let hasUnderscores = false;
  if (c === 105) {
    if (ctx.s.charCodeAt(++ctx.p) !== 110 || ctx.s.charCodeAt(++ctx.p) !== 102)
      TomlError.x("invalid value", ctx, startPtr);
    return ctx.p++, (sign || 1) / 0;
  }
  if (c === 110) {
    if (ctx.s.charCodeAt(++ctx.p) !== 97 || ctx.s.charCodeAt(++ctx.p) !== 110)
      TomlError.x("invalid value", ctx, startPtr);
    return ctx.p++, NaN;
  }
  if (c === 48) {
    if (++ctx.p >= ctx.s.length || isEndOfValue(c = ctx.s.charCodeAt(ctx.p), endChr))
      return ctx.bi === true ? 0n : 0;
    if (!sign) {
      if (c === 120)
        return parseIntegerBaseN(ctx, startPtr, 16, endChr);
      else if (c === 98)
        return parseIntegerBaseN(ctx, startPtr, 2, endChr);
      else if (c === 111)
        return parseIntegerBaseN(ctx, startPtr, 8, endChr);
    }
    if (c === 46)
      state = 2;
    else if (c === 101 || c === 69)
      state = 4;
    else
      TomlError.x("illegal leading zero", ctx, startPtr);
  } else if (!isDigit(c))
    TomlError.x("invalid value", ctx, startPtr);
  while (++ctx.p < ctx.s.length && (c = ctx.s.charCodeAt(ctx.p), !isEndOfValue(c, endChr))) {
    if (!state)
      state = 1;
    if (c === 95) {
      if (!(state & 1))
        TomlError.x("illegal underscore", ctx);
      state += 11;
      hasUnderscores = true;
    } else if (state === 1 && c === 46)
      state = 2;
    else if ((state === 1 || state === 3) && (c === 101 || c === 69))
      state = 4;
    else if (state === 4 && (c === 43 || c === 45)) {
      state = 6;
    } else if (!isDigit(c))
      TomlError.x(`illegal character in numeric literal`, ctx);
    else if (state > 9)
      state -= 11;
    else if (!(state & 1))
      state++;
  }
  if (!state) {
    let val = (startChr - 48) * (sign || 1);
    return ctx.bi === true ? BigInt(val) : val;
  }
  if (!(state & 1))
    TomlError.x("unfinished numeric value", ctx, startPtr);
  let str = ctx.s.slice(startPtr, ctx.p);
  if (hasUnderscores)
    str = str.replaceAll("_", "");
  return state > 1 ? parseFloat(str) : parseInteger(ctx, str, 10, startPtr);
}
function parseIntegerBaseN(ctx, startPtr, base, endChr) {
  let c, underscore = 1;
  while (++ctx.p < ctx.s.length && (c = ctx.s.charCodeAt(ctx.p), !isEndOfValue(c, endChr))) {
    if (c === 95) {
      if (underscore & 1)
        TomlError.x("illegal underscore", ctx);
      underscore = 3;
    } else if (!isDigit(c, base))
      TomlError.x(`illegal character in numeric literal`, ctx);
    else if (underscore & 1)
      underscore--;
  }
  if (underscore & 1)
    TomlError.x("unfinished numeric value", ctx);
  let str = ctx.s.slice(startPtr + 2, ctx.p);
  if (underscore)
    str = str.replaceAll("_", "");
  return parseInteger(ctx, str, base, startPtr);
}
function parseInteger(ctx, str, base, startPtr) {
  if (ctx.bi !== true)
    int: {
      let val = parseInt(str, base);
      if (!Number.isSafeInteger(val)) {
        if (ctx.bi)
          break int;
        TomlError.x("integer value cannot be represented losslessly", ctx, startPtr);
      }
      return val;
    }
  return base === 10 ? BigInt(str) : BigInt((base === 2 ? "0b" : base === 8 ? "0o" : "0x") + str);
}
function parseDate(ctx, c, endChr) {
  let startPtr = ctx.p++, unsafeSeparator;
  if (!isDigit(c) || !isDigit(ctx.s.charCodeAt(ctx.p++)) || !isDigit(ctx.s.charCodeAt(ctx.p++)) || !isDigit(ctx.s.charCodeAt(ctx.p++))) {
    return parseNumber(ctx, ctx.p = startPtr, c, 0, endChr);
  }
  ctx.p += 5;
  if (!isDigit(ctx.s.charCodeAt(ctx.p++)))
    TomlError.x("invalid date-time: date part is malformed", ctx, startPtr);
  if (ctx.p >= ctx.s.length || ((c = ctx.s.charCodeAt(ctx.p)) !== 32 || (unsafeSeparator = true, !isDigit(ctx.s.charCodeAt(ctx.p + 1)))) && c !== 84 && c !== 116) {
    let t2 = ctx.s.slice(startPtr, ctx.p);
    return readDate(ctx, t2, 3, false, startPtr);
  }
  if (ctx.s.charCodeAt(ctx.p += 3) !== 58)
    TomlError.x("invalid date-time: time part is malformed", ctx, startPtr);
  if (ctx.s.charCodeAt(ctx.p += 3) === 58)
    ctx.p += 3;
  if (ctx.s.charCodeAt(ctx.p) === 46)
    while (isDigit(ctx.s.charCodeAt(++ctx.p)))
      ;
  if (c = ctx.s.charCodeAt(ctx.p)) {
    if (c === 90 || c === 122) {
      let t2 = ctx.s.slice(startPtr, ++ctx.p);
      return readDate(ctx, t2, 1, unsafeSeparator, startPtr, "[+00:00]");
    }
    if (c === 43 || c === 45) {
      let t2 = ctx.s.slice(startPtr, ctx.p += 6);
      return readDate(ctx, t2, 1, unsafeSeparator, startPtr, !ctx.ld && "[" + ctx.s.slice(ctx.p - 6, ctx.p) + "]");
    }
  }
  let t = ctx.s.slice(startPtr, ctx.p);
  return readDate(ctx, t, 2, unsafeSeparator, startPtr);
}
function parseTime(ctx, c, endChr) {
  let start = ctx.p;
  if (!isDigit(c) || !isDigit(ctx.s.charCodeAt(++ctx.p))) {
    return parseNumber(ctx, --ctx.p, c, 0, endChr);
  }
  if (ctx.s.charCodeAt(ctx.p += 4) === 58)
    ctx.p += 3;
  if (ctx.s.charCodeAt(ctx.p) === 46)
    while (isDigit(ctx.s.charCodeAt(++ctx.p)))
      ;
  let t = ctx.s.slice(start, ctx.p);
  return readDate(ctx, t, 4, false, start);
}
function readDate(ctx, str, type, unsafeDelim, errPtr, temporalSuffix) {
  if (ctx.ld) {
    let date = new TomlDate(str, type, unsafeDelim);
    if (!date.isValid())
      TomlError.x("invalid date", ctx, errPtr);
    return date;
  }
  try {
    if (temporalSuffix)
      str += temporalSuffix;
    switch (type) {
      case 1:
        return Temporal.ZonedDateTime.from(str);
      case 2:
        return Temporal.PlainDateTime.from(str);
      case 3:
        return Temporal.PlainDate.from(str);
      case 4:
        return Temporal.PlainTime.from(str);
    }
  } catch (e) {
    TomlError.x(e instanceof Error ? e.message : "" + e, ctx, errPtr);
  }
}

// node_modules/smol-toml/dist/util.js
function skipComment(ctx) {
  for (; ctx.p < ctx.s.length; ctx.p++) {
    let c = ctx.s.charCodeAt(ctx.p);
    if (c === 10)
      break;
    if (c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10) {
      ctx.p++;
      break;
    }
    if (c < 32 && c !== 9 || c === 127) {
      TomlError.x("control characters are not allowed in comments", ctx);
    }
  }
}
function skipVoid(ctx, banNewLines, banComments) {
  let c;
  while (ctx.p < ctx.s.length) {
    while (ctx.p < ctx.s.length && ((c = ctx.s.charCodeAt(ctx.p)) === 32 || c === 9 || !banNewLines && (c === 10 || c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10)))
      ctx.p++;
    if (banComments || c !== 35)
      break;
    skipComment(ctx);
  }
}

// node_modules/smol-toml/dist/struct.js
function parseKey(ctx, end = 61) {
  let startPtr;
  let state = 0;
  let parsed = [];
  let sliceStart;
  let c = ctx.s.charCodeAt(startPtr = ctx.p);
  do {
    if (c === end) {
      if (!state)
        TomlError.x("unexpected end of key", ctx);
      if (state === 1)
        parsed.push(ctx.s.slice(sliceStart, ctx.p));
      return ctx.p++, parsed;
    } else if (c === 46) {
      if (!state)
        TomlError.x("illegal empty bare key", ctx);
      if (state === 1)
        parsed.push(ctx.s.slice(sliceStart, ctx.p));
      state = 0;
    } else if (!state && (c === 34 || c === 39)) {
      if (c === ctx.s.charCodeAt(ctx.p + 1) && c === ctx.s.charCodeAt(ctx.p + 2))
        TomlError.x("illegal quoted key: multiline strings are not allowed", ctx);
      parsed.push(parseString(ctx));
      state = 2;
      ctx.p--;
    } else if (c === 32 || c === 9) {
      if (state === 1) {
        parsed.push(ctx.s.slice(sliceStart, ctx.p));
        state = 2;
      }
    } else if (state === 2 || c < 48 && c !== 45 || c > 57 && c < 65 || c > 90 && c < 97 && c !== 95 || c > 122) {
      TomlError.x("illegal character in key", ctx);
    } else if (!state) {
      state = 1;
      sliceStart = ctx.p;
    }
  } while (c = ctx.s.charCodeAt(++ctx.p));
  TomlError.x("incomplete key-value: cannot find end of key", ctx, startPtr);
}
function parseInlineTable(ctx) {
  let startPtr = ctx.p++;
  let res = /* @__PURE__ */ Object.create(null);
  let seen = /* @__PURE__ */ new Set();
  let c;
  while (ctx.p < ctx.s.length) {
    skipVoid(ctx);
    if ((c = ctx.s.charCodeAt(ctx.p)) === 125) {
      ctx.p++;
      return res;
    }
    let k;
    let t = res;
    let hasOwn = false;
    let errPtr = ctx.p;
    let key = parseKey(ctx);
    for (let i = 0; i < key.length; i++) {
      if (i)
        t = hasOwn ? t[k] : t[k] = /* @__PURE__ */ Object.create(null);
      k = key[i];
      if ((hasOwn = Object.hasOwn(t, k)) && (typeof t[k] !== "object" || seen.has(t[k]))) {
        TomlError.x("trying to redefine an already defined value", ctx, errPtr);
      }
      let unsafe = k === "__proto__";
      if (ctx.uk && (unsafe || k === "constructor")) {
        t = ctx.uk !== 1 && TomlError.x("document contains an unsafe property", ctx, errPtr);
        break;
      }
      if (!hasOwn && unsafe) {
        Object.defineProperty(t, k, { enumerable: true, configurable: true, writable: true });
      }
    }
    if (hasOwn) {
      TomlError.x("trying to redefine an already defined value", ctx, errPtr);
    }
    skipVoid(ctx, true, true);
    let value = extractValue(
      ctx,
      125
      /* } */
    );
    if (t && typeof (t[k] = value) === "object")
      seen.add(value);
    skipVoid(ctx);
    if ((c = ctx.s.charCodeAt(ctx.p++)) === 125) {
      return res;
    }
    if (c !== 44)
      TomlError.x("expected comma or end of structure", ctx, ctx.p - 1);
  }
  TomlError.x("unfinished table", ctx, startPtr);
}
function parseArray(ctx) {
  let startPtr = ctx.p++;
  let res = [];
  let c;
  while (ctx.p < ctx.s.length) {
    skipVoid(ctx);
    if ((c = ctx.s.charCodeAt(ctx.p)) === 93) {
      ctx.p++;
      return res;
    }
    res.push(extractValue(
      ctx,
      93
      /* ] */
    ));
    skipVoid(ctx);
    if ((c = ctx.s.charCodeAt(ctx.p++)) === 93) {
      return res;
    }
    if (c !== 44)
      TomlError.x("expected comma or end of structure", ctx, ctx.p - 1);
  }
  TomlError.x("unfinished array", ctx, startPtr);
}

// node_modules/smol-toml/dist/parse.js
function peekTable(ctx, key, table, meta, type) {
  let t = table;
  let m = meta;
  let k;
  let hasOwn = false;
  let state;
  for (let i = 0; i < key.length; i++) {
    if (i) {
      t = hasOwn ? t[k] : t[k] = /* @__PURE__ */ Object.create(null);
      m = (state = m[k]).c;
      if (type === 0 && (state.t === 1 || state.t === 2)) {
        return null;
      }
      if (state.t === 2) {
        let l = t.length - 1;
        t = t[l];
        m = m[l].c;
      }
    }
    k = key[i];
    if ((hasOwn = Object.hasOwn(t, k)) && m[k]?.t === 0 && m[k]?.d) {
      return null;
    }
    if (!hasOwn) {
      let unsafe = k === "__proto__";
      if (ctx.uk && (unsafe || k === "constructor"))
        return false;
      if (unsafe) {
        Object.defineProperty(t, k, { enumerable: true, configurable: true, writable: true });
        Object.defineProperty(m, k, { enumerable: true, configurable: true, writable: true });
      }
      m[k] = {
        t: i < key.length - 1 && type === 2 ? 3 : type,
        d: false,
        i: 0,
        c: /* @__PURE__ */ Object.create(null)
      };
    }
  }
  state = m[k];
  if (state.t !== type && !(type === 1 && state.t === 3)) {
    return null;
  }
  if (type === 2) {
    if (!state.d) {
      state.d = true;
      t[k] = [];
    }
    t[k].push(t = /* @__PURE__ */ Object.create(null));
    state.c[state.i++] = state = { t: 1, d: false, i: 0, c: /* @__PURE__ */ Object.create(null) };
  }
  if (state.d) {
    return null;
  }
  state.d = true;
  if (type === 1) {
    t = hasOwn ? t[k] : t[k] = /* @__PURE__ */ Object.create(null);
  } else if (type === 0 && hasOwn) {
    return null;
  }
  return [k, t, state.c];
}
function validateTablePeek(ctx, peek, ptr) {
  if (peek === null || ctx.uk === 2)
    TomlError.x(peek === null ? "trying to redefine an already defined table or value" : "document contains an unsafe property", ctx, ptr);
}
function parse(toml, options = {}) {
  let ctx = {
    s: toml,
    p: 0,
    d: options.maxDepth ?? 1e3,
    bi: options.integersAsBigInt ?? false,
    ld: options.useLegacyDate ?? true,
    uk: options.unsafeKeyBehaviour === "throw" ? 2 : options.unsafeKeyBehaviour === "drop" ? 1 : 0
  };
  let res = /* @__PURE__ */ Object.create(null);
  let meta = /* @__PURE__ */ Object.create(null);
  let tmp;
  let skipping = false;
  let tbl = res;
  let m = meta;
  if (toml.charCodeAt(0) === 65279)
    ctx.p++;
  skipVoid(ctx);
  while (ctx.p < toml.length) {
    if (toml.charCodeAt(ctx.p) === 91) {
      let isTableArray = toml.charCodeAt(++ctx.p) === 91;
      tmp = ctx.p += +isTableArray;
      skipping = false;
      let k = parseKey(
        ctx,
        93
        /* ] */
      );
      if (isTableArray) {
        if (toml.charCodeAt(ctx.p) !== 93) {
          TomlError.x("expected end of table array declaration", ctx);
        }
        ctx.p++;
      }
      let p = peekTable(
        ctx,
        k,
        res,
        meta,
        isTableArray ? 2 : 1
        /* Type.EXPLICIT */
      );
      if (!p) {
        validateTablePeek(ctx, p, tmp);
        skipping = true;
      } else {
        m = p[2];
        tbl = p[1];
      }
    } else {
      tmp = ctx.p;
      let k = parseKey(ctx);
      let p = peekTable(
        ctx,
        k,
        tbl,
        m,
        0
        /* Type.DOTTED */
      );
      if (!p && !skipping)
        validateTablePeek(ctx, p, tmp);
      skipVoid(ctx, true, true);
      let v = extractValue(ctx, void 0);
      if (p && !skipping)
        p[1][p[0]] = v;
    }
    skipVoid(ctx, true);
    if (ctx.p < toml.length && (tmp = toml.charCodeAt(ctx.p)) !== 10 && (tmp !== 13 || toml.charCodeAt(ctx.p + 1) !== 10)) {
      TomlError.x("each key-value declaration must be followed by an end-of-line", ctx);
    }
    skipVoid(ctx);
  }
  return res;
}

// node_modules/smol-toml/dist/stringify.js
var HAS_WELLFORMED = !!"".isWellFormed;

// src/features/search/upgrade/lock-formats.ts
var import_yaml = __toESM(require_dist(), 1);

// src/features/search/upgrade/locked-package.ts
var usualRegistry = { kind: "registry", place: "" };

// src/features/search/upgrade/lock-formats.ts
var lockFormats = [
  { files: /^(?:package-lock|npm-shrinkwrap)\.json$/, registry: "npm", read: readNpm },
  { files: /^pnpm-lock\.ya?ml$/, registry: "npm", read: readPnpm },
  { files: /^yarn\.lock$/, registry: "npm", read: readYarn },
  { files: /^go\.mod$/, registry: "go", read: readGo },
  { files: /^Cargo\.lock$/, registry: "crate", read: readCargo },
  { files: /^uv\.lock$/, registry: "pypi", read: readUv },
  { files: /^poetry\.lock$/, registry: "pypi", read: readPoetry },
  { files: /^Pipfile\.lock$/, registry: "pypi", read: readPipfile },
  { files: /^requirements[\w.-]*\.txt$/, registry: "pypi", read: readRequirements }
];
var other = (place) => ({ kind: "other", place });
var text = string();
var npmSchema = object({
  packages: record(
    text,
    object({
      name: text.optional(),
      version: text.optional(),
      resolved: text.optional(),
      integrity: text.optional(),
      link: boolean().optional()
    })
  )
});
function readNpm(content) {
  const { packages } = npmSchema.parse(JSON.parse(content));
  return Object.entries(packages).flatMap(
    ([place, { name: alias, version, resolved, integrity: hash, link }]) => {
      const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place)?.[1];
      if (name === void 0) return [];
      const isNested = place !== `node_modules/${name}`;
      if (link === true || version === void 0)
        return [{ name, version: "", source: other(resolved ?? "a folder"), isNested }];
      const source = alias === void 0 || alias === name ? npmSource(name, version, resolved) : other(`npm:${alias}`);
      return [{ name, version, source, hash, isNested }];
    }
  );
}
function npmSource(name, version, resolved) {
  if (resolved === void 0) return usualRegistry;
  const archive2 = `/${name}/-/${name.slice(name.indexOf("/") + 1)}-${version}.tgz`;
  if (!/^https?:/.test(resolved) || !resolved.endsWith(archive2)) return other(resolved);
  return { kind: "registry", place: resolved.slice(0, -archive2.length) };
}
var pnpmSchema = object({
  patchedDependencies: record(text, unknown()).default({}),
  packages: record(
    text,
    object({
      resolution: looseObject({ integrity: text.optional(), tarball: text.optional() })
    })
  )
});
function readPnpm(content) {
  const { packages, patchedDependencies } = pnpmSchema.parse((0, import_yaml.parse)(content, { maxAliasCount: 0 }));
  const patched = Object.keys(patchedDependencies);
  return Object.entries(packages).flatMap(([key, { resolution }]) => {
    const [, name = "", version = ""] = /^\/?((?:@[^/@]+\/)?[^/@]+)@([^@(]+)(?:\(.*)?$/.exec(key) ?? [];
    if (name === "") return [];
    const { integrity, tarball } = resolution;
    if (patched.some((one) => one === name || one.startsWith(`${name}@`)))
      return [{ name, version, source: other("a patch") }];
    if (integrity === void 0) return [{ name, version, source: other(tarball ?? version) }];
    return [{ name, version, source: npmSource(name, version, tarball), hash: integrity }];
  });
}
var berrySchema = record(
  text,
  looseObject({ version: text.or(number()), resolution: text.optional() })
);
function readYarn(content) {
  if (!/^__metadata:/m.test(content)) return readClassicYarn(content);
  const entries = berrySchema.parse((0, import_yaml.parse)(content, { maxAliasCount: 0, schema: "failsafe" }));
  return Object.entries(entries).flatMap(([key, { version, resolution = "" }]) => {
    if (key === "__metadata") return [];
    return yarnNames(key).map((name) => {
      const isRegistry = resolution === `${name}@npm:${version}`;
      return { name, version: String(version), source: isRegistry ? usualRegistry : other(resolution) };
    });
  });
}
function yarnNames(key) {
  const ranges = key.replaceAll('"', "").split(/,\s*/);
  return [...new Set(ranges.flatMap((range) => /^((?:@[^/@]+\/)?[^/@]+)@/.exec(range)?.[1] ?? []))];
}
function readClassicYarn(content) {
  const entries = content.split(/\r?\n(?=\S)/);
  return entries.flatMap((entry) => {
    const [key = ""] = entry.split(/\r?\n/);
    if (key.startsWith("#")) return [];
    const field = (word) => new RegExp(`^  ${word} "?([^"\\r\\n]*)"?\\r?$`, "m").exec(entry)?.[1];
    const version = field("version") ?? "";
    const resolved = field("resolved")?.replace(/#[0-9a-f]*$/, "") ?? "a folder";
    return yarnNames(key).map((name) => {
      return { name, version, source: npmSource(name, version, resolved), hash: field("integrity") };
    });
  });
}
function readGo(content) {
  const lines = content.split(/\r?\n/).map(
    (line) => line.replace(/\/\/.*$/, "").replace(/[()]/g, " $& ").trim()
  );
  let block = "";
  return lines.flatMap((line) => {
    const [first = "", ...rest] = line.split(/\s+/);
    if (first === ")") block = "";
    if (rest[0] === "(") block = first;
    const [verb, words] = block === "" ? [first, rest] : [block, [first, ...rest]];
    const [name = "", version = ""] = words.map(unquoted);
    if (verb === "replace") return [{ name, version: "", source: other(words.slice(1).join(" ")) }];
    return verb === "require" && version !== "" ? [{ name, version, source: usualRegistry }] : [];
  });
}
function unquoted(word) {
  if (/^".*\\/.test(word)) throw new Error(`an escape in ${word}`);
  return word.replace(/^(["`])(.*)\1$/, "$2");
}
var cargoSchema = object({
  package: array(
    object({ name: text, version: text, source: text.optional(), checksum: text.optional() })
  )
});
function readCargo(content) {
  return cargoSchema.parse(parse(content)).package.map(({ name, version, source = "a folder", checksum }) => {
    const kind = /^(?:registry|sparse)\+/.test(source) ? "registry" : "other";
    const hash = checksum === void 0 ? void 0 : `sha256:${checksum}`;
    return { name, version, source: { kind, place: source }, hash };
  });
}
var pythonArchives = array(object({ hash: text.optional() })).default([]);
function hashOfAny(hashes) {
  const given = hashes.filter((hash) => hash !== void 0);
  return given.length === 0 ? void 0 : given.join(" ");
}
var uvArchive = object({ url: text.optional(), hash: text.optional() });
var uvSchema = object({
  package: array(
    object({
      name: text,
      version: text.optional(),
      source: record(text, unknown()),
      wheels: array(uvArchive).default([]),
      sdist: uvArchive.optional()
    })
  )
});
function readUv(content) {
  return uvSchema.parse(parse(content)).package.map(({ name, version = "", source, wheels, sdist }) => {
    const { registry } = source;
    const isRegistry = typeof registry === "string" && /^https?:/.test(registry);
    const hosts = [...wheels, ...sdist === void 0 ? [] : [sdist]].map(
      ({ url = "" }) => URL.canParse(url) ? new URL(url).origin : ""
    );
    const place = [registry, ...new Set(hosts.filter((host) => host !== "").toSorted())].join(" ");
    return {
      name: pythonName(name),
      version,
      source: isRegistry ? { kind: "registry", place } : other(JSON.stringify(source)),
      hash: hashOfAny(wheels.map(({ hash }) => hash))
    };
  });
}
var poetrySchema = object({
  package: array(
    object({
      name: text,
      version: text,
      files: pythonArchives,
      source: object({ type: text.default(""), url: text.default("") }).optional()
    })
  ),
  // Before version 2, the hashes of all packages are in one place.
  metadata: object({ files: record(text, pythonArchives).default({}) }).default({ files: {} })
});
function readPoetry(content) {
  const { package: packages, metadata } = poetrySchema.parse(parse(content));
  return packages.map(({ name, version, source, files }) => {
    const older = Object.hasOwn(metadata.files, name) ? metadata.files[name] ?? [] : [];
    const hashes = [...files, ...older].map(({ hash }) => hash);
    const named = { name: pythonName(name), version, hash: hashOfAny(hashes) };
    if (source === void 0) return { ...named, source: usualRegistry };
    const isRegistry = ["legacy", ""].includes(source.type);
    return { ...named, source: { kind: isRegistry ? "registry" : "other", place: source.url } };
  });
}
var pipfileSchema = object({
  _meta: object({ sources: array(object({ name: text, url: text })).default([]) }),
  default: record(text, unknown()).default({}),
  develop: record(text, unknown()).default({})
});
var pipfileEntry = object({
  version: string().startsWith("=="),
  index: text.optional(),
  hashes: array(text).default([])
});
function readPipfile(content) {
  const { _meta: meta, ...groups } = pipfileSchema.parse(JSON.parse(content));
  return [groups.default, groups.develop].flatMap(
    (group) => Object.entries(group).map(([key, entry]) => {
      const name = pythonName(key);
      const read = pipfileEntry.safeParse(entry);
      if (!read.success) return { name, version: "", source: other(JSON.stringify(entry)) };
      const { version, index, hashes } = read.data;
      const found = meta.sources.find((source2) => index === void 0 || source2.name === index);
      const source = found === void 0 && index !== void 0 ? other(index) : { kind: "registry", place: found?.url ?? "" };
      return { name, version: version.slice("==".length), source, hash: hashOfAny(hashes) };
    })
  );
}
var indexOption = /^-(?!-require-hashes\b)/;
var archive = /^(?:[a-z][a-z+]*:\/\/|\.{0,2}\/|[^\s=<>~!;@[]+\.(?:whl|zip|tar\.\w+|tgz)(?:\s|$))/i;
function readRequirements(content) {
  const lines = content.replace(/\\\r?\n/g, " ").split(/\r?\n/).map((line) => line.replace(/(?:^|\s)#.*$/, "").trim());
  const indexes = lines.filter((line) => indexOption.test(line) || archive.test(line)).map((line) => line.replace(/\s+/g, " "));
  const registry = { kind: "registry", place: indexes.join(" ") };
  return lines.flatMap((line) => {
    const [, name = "", address, version] = /^([A-Za-z0-9][\w.-]*)\s*(?:\[[^\]]*\]\s*)?(?:@\s*(\S+)|={2,3}\s*([\w.!+-]+)(?=[\s;]|$))/.exec(line) ?? [];
    if (name === "") return [];
    if (address !== void 0) return [{ name: pythonName(name), version: "", source: other(address) }];
    const hashes = [...line.matchAll(/\s--hash[=\s](\S+)/g)].map(([, hash]) => hash);
    return [{ name: pythonName(name), version: version ?? "", source: registry, hash: hashOfAny(hashes) }];
  });
}
function pythonName(name) {
  return name.replace(/[-_.]+/g, "-").toLowerCase();
}

// src/features/search/upgrade/find-upgrade.ts
var mostText = 1e7;
function findUpgrade(files, named) {
  if (named !== void 0 && !/^(?:npm|crate|pypi|go):./.test(named))
    throw new InputError(
      `input package: ${formatValue(named)} names no package of a lock file: give one such as npm:better-sqlite3, crate:libsqlite3-sys or pypi:doltlite`
    );
  const packages = named === void 0 ? enginePackages : [named];
  const [settings, locks] = [files.filter(isSettings), files.filter((file) => !isSettings(file))];
  const locked = locks.flatMap((lock) => packages.map((name) => lockedOn(lock, name)));
  requireNoMove(locked);
  const found = locked.flatMap((one) => upgradeIn(one) ?? []);
  const distinct = found.filter((one, index) => found.findIndex((other2) => isSame(one, other2)) === index);
  const [only, ...others] = distinct;
  if (only !== void 0) requireSameSettings([...settings, ...locks.map(hooksOf)]);
  if (only === void 0 || others.length === 0) return only;
  const names = distinct.map(
    ({ candidate, base }) => `${candidate.package} ${base.version} to ${candidate.version}`
  );
  throw new InputError(`several engines changed (${names.join(", ")}): name one in the input package`);
}
var settingsFiles = /(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.yml)?|\.pnpmfile\.[cm]js|pnpm-workspace\.yaml|go\.work|uv\.toml|\.cargo\/config(?:\.toml)?)$/;
function isSettings({ file }) {
  return settingsFiles.test(file);
}
function requireSameSettings(settings) {
  const changed = settings.find(({ before, after, isLink }) => before !== after || isLink === true);
  if (changed !== void 0)
    throw new InputError(
      `${formatValue(changed.file)} ${changed.isLink === true ? "is a link" : "changes too"}, and can change what is installed: upgrade the package in a pull request of its own`
    );
}
function hooksOf({ file, before, after }) {
  const hash = (text2 = "") => /^pnpmfileChecksum:.*/m.exec(text2)?.[0];
  return { file: `pnpmfileChecksum of ${file}`, before: hash(before), after: hash(after) };
}
function isSame(one, other2) {
  const namesOf = ({ base, candidate }) => [base.package, base.version, candidate.version].join("\n");
  return namesOf(one) === namesOf(other2);
}
function formatOf(file) {
  const format = lockFormats.find(({ files }) => files.test(path.posix.basename(file)));
  if (format !== void 0) return format;
  throw new InputError(
    `${formatValue(file)} is no lock file that is understood: package-lock.json, pnpm-lock.yaml, yarn.lock, go.mod, Cargo.lock, uv.lock, poetry.lock, Pipfile.lock and requirements.txt are`
  );
}
function upgradeIn({ file, name, old, now }) {
  if (old === void 0 || now === void 0) return void 0;
  if (old.version === now.version && old.source.place === now.source.place) return void 0;
  requireSameRegistry(file, old, now);
  if (old.version === now.version) return void 0;
  return {
    base: { package: name, version: old.version, hash: old.hash },
    candidate: { package: name, version: now.version, hash: now.hash }
  };
}
function lockedOn({ file, before, after }, name) {
  const format = formatOf(file);
  const [registry, own = ""] = splitName(name);
  const wanted = registry === "pypi" ? pythonName(own) : own;
  const [old, now] = [before, after].map(
    (text2) => registry !== format.registry || text2 === void 0 ? void 0 : lockedIn(file, readPackages(file, text2, format.read), wanted)
  );
  return { file, name, old, now };
}
function requireNoMove(locked) {
  for (const { name, file, old, now } of locked) {
    const gained = locked.find((one) => one.name === name && one.old === void 0 && one.now !== void 0);
    if (old !== void 0 && now === void 0 && gained !== void 0)
      throw new InputError(
        `${name} moves from ${formatValue(file)} to ${formatValue(gained.file)}: change its version in a pull request of its own`
      );
  }
}
function splitName(name) {
  const end = name.indexOf(":");
  return [name.slice(0, end), name.slice(end + 1)];
}
function readPackages(file, text2, read) {
  if (text2.length > mostText)
    throw new InputError(`${formatValue(file)} has more than ${mostText / 1e6} million characters`);
  try {
    return read(text2);
  } catch (cause) {
    const [line = ""] = cause.message.split("\n");
    throw new InputError(`${formatValue(file)} cannot be read as a lock file: ${truncate(line, 200)}`, {
      cause
    });
  }
}
function lockedIn(file, packages, wanted) {
  const all = packages.filter(({ name }) => name === wanted);
  const own = all.filter(({ isNested }) => isNested !== true);
  const [first, ...more] = own.length > 0 ? own : all;
  const elsewhere = all.find(({ source }) => source.place !== "" && source.place !== first?.source.place);
  if (first !== void 0 && elsewhere !== void 0)
    throw new InputError(
      `${formatValue(file)} has ${formatValue(wanted)} from ${placeOf(first)} and from ${placeOf(elsewhere)}: it has to come from one place`
    );
  const odd = more.find((one) => one.version !== first?.version);
  if (first !== void 0 && odd !== void 0)
    throw new InputError(
      `${formatValue(file)} has ${formatValue(wanted)} more than once, as ${formatValue(first.version)} and ${formatValue(odd.version)}`
    );
  return first;
}
function requireSameRegistry(file, old, now) {
  for (const { name, version, source } of [old, now])
    if (source.kind === "other")
      throw new InputError(
        `${formatValue(file)}: ${name} ${formatValue(version)} comes from ${formatValue(truncate(source.place, 100))}, and not from a registry`
      );
  if (old.source.place !== now.source.place)
    throw new InputError(
      `${formatValue(file)}: ${now.name} ${formatValue(now.version)} comes from ${placeOf(now)}, and the base branch has it from ${placeOf(old)}: a pull request does not choose the registry`
    );
}
function placeOf({ source }) {
  return source.place === "" ? "the usual registry" : formatValue(truncate(source.place, 100));
}

// src/features/search/upgrade/step.ts
var timeoutMs = 20 * 6e4;
var mostBytes = 4e7;
async function upgradeStep(getInput, environment) {
  const given = readInputs(upgradeOptions, getInput);
  const { "base-locks": before, "candidate-locks": after, package: named, "package-file": candidate } = given;
  if (before === void 0 || after === void 0)
    throw new InputError("inputs base-locks and candidate-locks: name the folders with the lock files");
  try {
    const found = findUpgrade(lockFilesIn(before, after), named);
    if (found === void 0) {
      annotate.notice("no engine's version changed: nothing is measured");
      return;
    }
    const { temporary } = readWorkflow(environment);
    const { compiler } = readEnvironment(environment);
    const settings = {
      ...{ candidate, compiler, environment, timeoutMs },
      cacheFolder: compiler.cacheFolder,
      folder: newFolder(temporary)
    };
    const { signal } = abortOnSignals();
    const fetched = async (name) => {
      info(`fetching ${visible(titleOfRelease(name))}`);
      const made = await fetchRelease(name, settings, signal);
      if (made.state === "built") return made.engine;
      const why = made.isCompilersMessage === true ? "its sources do not compile" : made.message;
      throw new InputError(`${titleOfRelease(name)} cannot be compared: ${why}`);
    };
    const engines = { base: await fetched(found.base), candidate: await fetched(found.candidate) };
    const names = {
      "candidate-name": titleOfRelease(found.candidate),
      "base-name": titleOfRelease(found.base),
      "upgraded-releases": [found.base, found.candidate].map(nameOfRelease).join(" ")
    };
    setOutput("candidate-path", engines.candidate);
    setOutput("base-path", engines.base);
    setOutput("names", JSON.stringify(names));
  } catch (cause) {
    if (cause instanceof InputError) setOutput("problem", visible(cause.message));
    throw cause;
  }
}
function lockFilesIn(before, after) {
  const names = [before, after].flatMap(
    (folder) => readdirSync(folder, { recursive: true, encoding: "utf8" })
  );
  return [...new Set(names)].toSorted().flatMap((file) => {
    const [old, now] = [before, after].map((folder) => readText(path2.join(folder, file)));
    const [wasLink, isLink] = [before, after].map((folder) => isLinkAt(path2.join(folder, file)));
    if (wasLink !== isLink)
      throw new InputError(
        `${formatValue(file)} ${isLink === true ? "becomes" : "is no longer"} a link: a pull request of an upgrade changes no links`
      );
    if (isLink === true) return [{ file, before: void 0, after: void 0, isLink }];
    return old === void 0 && now === void 0 ? [] : [{ file, before: old, after: now }];
  });
}
function isLinkAt(file) {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}
function readText(file) {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found?.isFile() !== true) return void 0;
  if (found.size > mostBytes)
    throw new InputError(`${path2.basename(file)} has more than ${mostBytes / 1e6} MB`);
  return readFileSync(file, "utf8");
}
export {
  upgradeStep
};
/*! Bundled license information:

smol-toml/dist/error.js:
smol-toml/dist/primitive.js:
smol-toml/dist/date.js:
smol-toml/dist/extract.js:
smol-toml/dist/util.js:
smol-toml/dist/struct.js:
smol-toml/dist/parse.js:
smol-toml/dist/stringify.js:
smol-toml/dist/index.js:
  (*!
   * Copyright (c) Squirrel Chat et al., All rights reserved.
   * SPDX-License-Identifier: BSD-3-Clause
   *
   * Redistribution and use in source and binary forms, with or without
   * modification, are permitted provided that the following conditions are met:
   *
   * 1. Redistributions of source code must retain the above copyright notice, this
   *    list of conditions and the following disclaimer.
   * 2. Redistributions in binary form must reproduce the above copyright notice,
   *    this list of conditions and the following disclaimer in the
   *    documentation and/or other materials provided with the distribution.
   * 3. Neither the name of the copyright holder nor the names of its contributors
   *    may be used to endorse or promote products derived from this software without
   *    specific prior written permission.
   *
   * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
   * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
   * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
   * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
   * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
   * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
   * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
   * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
   * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
   * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
   *)
*/
