import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  truncate
} from "./chunk-KAFQIV6R.js";

// src/messages/cut-apart.ts
var segmenter = new Intl.Segmenter();
function cutApart(texts, width, widthOf = ({ length }) => length) {
  const different = [...new Set(texts)].map((text) => new SignText(text, widthOf));
  const widest = Math.max(width, ...different.map((text) => text.widthFrom(0)));
  for (let tried = width; ; tried++) {
    const cut = cutTo(different, tried);
    if (tried < widest && new Set(cut.values()).size < cut.size) continue;
    return texts.map((text) => cut.get(text) ?? text);
  }
}
var SignText = class {
  text;
  signs;
  #ends;
  constructor(text, widthOf) {
    let end = 0;
    this.text = text;
    this.signs = [...segmenter.segment(text)].map(({ segment }) => segment);
    this.#ends = this.signs.map((sign) => {
      end += widthOf(sign);
      return end;
    });
  }
  /** The width of the signs from one to the last. */
  widthFrom(start) {
    return (this.#ends.at(-1) ?? 0) - (this.#ends[start - 1] ?? 0);
  }
  /** The signs from one on that fit into a width, from the left. */
  head(start, width) {
    const before = this.#ends[start - 1] ?? 0;
    const end = this.#ends.findIndex((one) => one - before > width);
    return this.signs.slice(start, end === -1 ? void 0 : Math.max(start, end)).join("");
  }
  /** The last signs that fit into a width. */
  tail(width) {
    const first = this.signs.findIndex((_, index) => this.widthFrom(index) <= width);
    return first === -1 ? "" : this.signs.slice(first).join("");
  }
};
function cutTo(texts, width) {
  const inMiddle = (text) => {
    if (text.widthFrom(0) <= width) return text.text;
    const head = Math.ceil((width - 1) / 2);
    return `${text.head(0, head)}\u2026${text.tail(width - 1 - head)}`;
  };
  const cut = /* @__PURE__ */ new Map();
  for (const [shown, alike] of Map.groupBy(texts, inMiddle)) {
    if (alike.length === 1) for (const { text } of alike) cut.set(text, shown);
    else for (const [text, window] of windowsOf(alike, width)) cut.set(text, window);
  }
  return cut;
}
var shownBefore = 4;
function windowsOf(texts, width) {
  const first = sharedSigns(texts);
  const start = Math.max(0, first - Math.min(shownBefore, Math.floor(width / 4)));
  const windowOf = (text) => {
    const before = start === 0 ? "" : "\u2026";
    const room = width - before.length;
    const isWhole = text.widthFrom(start) <= room;
    return isWhole ? `${before}${text.head(start, room)}` : `${before}${text.head(start, room - 1)}\u2026`;
  };
  return [...Map.groupBy(texts, windowOf)].flatMap(
    ([window, alike]) => alike.length === 1 || alike.length === texts.length ? alike.map(({ text }) => [text, window]) : windowsOf(alike, width)
  );
}
function sharedSigns(texts) {
  const [first, ...others] = texts;
  if (first === void 0) return 0;
  const end = first.signs.findIndex((sign, index) => others.some(({ signs }) => signs[index] !== sign));
  return end === -1 ? first.signs.length : end;
}

// src/report/format/escape.ts
var maxLength = 300;
function visible(untrusted) {
  return truncate(harmless(untrusted), maxLength);
}
function visibleApart(untrusted, most = maxLength) {
  return cutApart(untrusted.map(harmless), most);
}
var maxEndLength = 2e3;
function visibleEnd(untrusted) {
  return truncate(harmless(untrusted), maxEndLength);
}
function harmless(untrusted) {
  return showInvisible(untrusted.replace(/\s+/gu, " ").trim()).replace(/:(?=:)/g, ": ").replace(/##(?=\[)/g, "# #");
}
function showInvisible(untrusted) {
  return untrusted.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}
var inTerminal = visible;
var inPage = visible;
var inHtml = (untrusted) => visible(untrusted).replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
var inMarkdown = (untrusted) => {
  const text = visible(untrusted);
  return isPlain(text) ? text : codeSpan(text);
};
var inMarkdownCell = (untrusted) => inTableCell(inMarkdown(untrusted));
function inTableCell(markdown) {
  return markdown.replace(/\\(?=\|)/g, "\\ ").replaceAll("|", "\\|");
}
var inMarkdownCode = (untrusted) => codeSpan(visible(untrusted));
var maxQuoted = 200;
function asQuotation(escapeText) {
  const quote = (untrusted) => {
    const text = truncate(visible(untrusted), maxQuoted);
    if (escapeText === inMarkdown) return codeSpan(text);
    return escapeText === inMarkdownCell ? inTableCell(codeSpan(text)) : escapeText(JSON.stringify(text));
  };
  return (untrusted) => untrusted.trim() === "" ? "nothing" : quote(untrusted);
}
function asQuotations(escapeText) {
  return (untrusted) => visibleApart(untrusted, maxQuoted).map(asQuotation(escapeText));
}
function escapeClaim(escapeText, { untrusted = false }) {
  return untrusted ? asQuotation(escapeText) : escapeText;
}
function isPlain(text) {
  return /^(?:[A-Za-z0-9 .,;?%+='"()/-]|(?<=[A-Za-z0-9])_(?=[A-Za-z0-9])|:(?= |$))*$/.test(text) && !/www\.|\bGH-\d|\b(?=\d*[a-f])[0-9a-f]{7,}\b/i.test(text);
}
function codeSpan(text) {
  const runs = text.match(/`+/g) ?? [];
  const fence = "`".repeat(1 + Math.max(0, ...runs.map(({ length }) => length)));
  const padding = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${fence}${padding}${text}${padding}${fence}`;
}

// src/verdict/offered-headroom.ts
var offeredHeadroom = 1.1;

// src/report/format/figures.ts
var grouped;
function count(value) {
  grouped ??= new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
  return grouped.format(value);
}
function plural(value, one, many = `${one}s`) {
  return `${count(value)} ${value === 1 ? one : many}`;
}
function microseconds(ns) {
  return count(Math.round(ns / 1e3));
}
function shortMicroseconds(ns) {
  const value = ns / 1e3;
  if (value >= 99.95) return count(Math.round(value));
  return value.toFixed(value < 9.995 ? 2 : 1);
}
var maxDecimals = 6;
function multiplier(value, ceiling) {
  const exceeds = (figure) => ceiling !== void 0 && figure > ceiling;
  for (let decimals = 2; decimals <= maxDecimals; decimals++) {
    const text = value.toFixed(decimals);
    if (Number(text) > 0 && exceeds(Number(text)) === exceeds(value)) return text;
  }
  if (ceiling === void 0 || value < 10 ** -maxDecimals) return value.toPrecision(2);
  return exceeds(value) ? `>${ceiling}` : String(ceiling);
}
function besideTime(figure, engine) {
  return `${figure}x ${engine}'s time`;
}
function about(value) {
  return value < 99.5 ? value.toPrecision(2) : String(Math.round(value));
}
function plusMinus({ low, high }) {
  return `\xB1${(Math.ceil(Number((50 * (high - low)).toPrecision(12))) / 100).toFixed(2)}`;
}
function percent(share) {
  const value = Math.abs(100 * share);
  return `${value === 0 || value >= 1 ? value.toFixed(0) : Number(value.toPrecision(1))}%`;
}
function signedPercent(share) {
  return `${share < 0 ? "-" : "+"}${percent(share)}`;
}
function changeFigure(ratio) {
  if (ratio >= 2) return `${multiplier(ratio)}x`;
  const value = 100 * (ratio - 1);
  const text = Math.abs(value).toFixed(Math.abs(value) < 9.95 ? 1 : 0);
  return `${value < 0 && Number(text) > 0 ? "-" : "+"}${text}%`;
}
function exactPercent(share) {
  return `${Math.abs(100 * share).toFixed(1)}%`;
}
function signedHundredths(share) {
  return `${share < 0 ? "-" : "+"}${Math.abs(100 * share).toFixed(2)}%`;
}
function amountPer(value) {
  return value >= 99.95 ? count(Math.round(value)) : String(Number(value.toPrecision(3)));
}
function kilobytes(bytes2) {
  return `${bytes2 < 1e5 ? (bytes2 / 1e3).toFixed(1) : count(bytes2 / 1e3)} kB`;
}
function bytes(value) {
  return inUnits(value, [" B", " kB", " MB", " GB"]);
}
function rowsPerSecond(rows, ns) {
  return inUnits(rows * 1e9 / ns, ["", "k", "M", "G"]);
}
function inWords(multiplier2) {
  const factor = Math.max(multiplier2, 1 / multiplier2);
  const text = factor.toFixed(2).length > 4 ? Number(factor.toPrecision(3)).toString() : factor.toFixed(2);
  if (text === "1.00") return "as fast as";
  return `${text}x ${multiplier2 > 1 ? "slower" : "faster"} than`;
}
function noise(percentage) {
  return `${percentage.toFixed(1)}%`;
}
function pValue(p) {
  if (p < 1e-15) return "p < 1e-15";
  if (p < 1e-3) return `p = ${p.toExponential(0)}`;
  return `p = ${Number(p.toPrecision(p < 0.01 ? 1 : 2))}`;
}
function confidence(share) {
  const steps = share < 0.99 ? 100 : 1e3;
  return `${100 * Math.floor(Number((share * steps).toPrecision(12))) / steps}%`;
}
function suggestedCeiling(figure) {
  return roundedUp(offeredHeadroom * figure);
}
function roundedUp(value) {
  const scale = value < 3 ? 100 : 10;
  return String(Math.ceil(Number((value * scale).toPrecision(12))) / scale);
}
function minutes(value) {
  if (value < 1) return `${Number((60 * value).toPrecision(2))} seconds`;
  return `${Number(value.toFixed(1))} minute${value === 1 ? "" : "s"}`;
}
function shortTime(ns) {
  return inUnits(ns, [" ns", " \xB5s", " ms", " s"]);
}
function shortBytes(value) {
  return inUnits(value, [" bytes", " kB", " MB"]);
}
function inUnits(value, units) {
  const fits = (power2) => Math.abs(value) >= 0.9995 * 1e3 ** power2;
  const power = Math.max(
    0,
    units.findLastIndex((_, index) => fits(index))
  );
  return `${Number((value / 1e3 ** power).toPrecision(3))}${units[power]}`;
}

export {
  offeredHeadroom,
  count,
  plural,
  microseconds,
  shortMicroseconds,
  multiplier,
  besideTime,
  about,
  plusMinus,
  percent,
  signedPercent,
  changeFigure,
  exactPercent,
  signedHundredths,
  amountPer,
  kilobytes,
  bytes,
  rowsPerSecond,
  inWords,
  noise,
  pValue,
  confidence,
  suggestedCeiling,
  roundedUp,
  minutes,
  shortTime,
  shortBytes,
  cutApart,
  visible,
  visibleApart,
  visibleEnd,
  showInvisible,
  inTerminal,
  inPage,
  inHtml,
  inMarkdown,
  inMarkdownCell,
  inMarkdownCode,
  asQuotation,
  asQuotations,
  escapeClaim
};
