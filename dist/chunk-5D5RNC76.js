import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  perEngine,
  truncate
} from "./chunk-JEBXHYTL.js";

// src/report/format/escape.ts
var maxLength = 300;
function visible(untrusted) {
  const line = showInvisible(untrusted.replace(/\s+/gu, " ").trim()).replace(/:(?=:)/g, ": ").replace(/##(?=\[)/g, "# #");
  return truncate(line, maxLength);
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

// src/report/format/words.ts
var storageHeadings = {
  memory: "In-Memory",
  file: "File-Backed",
  autocommit: "File-Backed (autocommit)"
};
var kindHeadings = { reads: "Reads", writes: "Writes" };
function versionOf({
  version,
  ownVersion,
  kind
}) {
  if (ownVersion === void 0 || version === void 0) return ownVersion ?? version;
  return `${ownVersion} (${kind === "server" ? "" : "SQLite "}${version})`;
}
var storagePhrases = {
  memory: "in memory",
  file: "on file",
  autocommit: "with autocommit"
};
var variantKeys = {
  int: "INTEGER primary key",
  composite: "primary key of two INTEGER columns",
  blob: "16-byte BLOB primary key",
  text: "32-digit TEXT primary key",
  types: "a column of every type but long texts",
  types_long: "a column of every type, with long texts",
  raw: "a small table of four columns",
  raw_large: "a large table of four columns",
  scale_small: "a table of a tenth of the rows",
  scale_medium: "a table of all rows",
  scale_large: "a table of ten times the rows",
  cold: "INTEGER primary key, a process that has just opened the file",
  cold_dropped: "the same, with the file dropped from the system's cache",
  tpcc: "the nine tables of TPC-C",
  server: "integer primary key, and a column of every type with short texts",
  server_long: "a column of every type, with long texts",
  own: "workloads of your own"
};
var storageNotes = {
  memory: "In-Memory: no file is read or written.",
  file: "File-Backed: the database is a file, in the same state before every sample.",
  autocommit: "File-Backed (autocommit): SQLite runs with journal_mode=WAL and synchronous=FULL, so its commits are durable."
};
var commitNotes = {
  memory: ["In-Memory Writes: each workload is one transaction, from BEGIN to COMMIT."],
  file: [
    "File-Backed Writes: each workload is one transaction, so its statements share the cost of one commit."
  ],
  autocommit: [
    "File-Backed (autocommit) Reads: the statements of File-Backed Reads, with these settings.",
    "File-Backed (autocommit) Writes: each statement is its own transaction, about 200 commits per workload, so the cost of commits shows."
  ]
};
var suiteNotes = {
  raw: "raw: journal_mode=OFF and synchronous=OFF where an engine takes them, and prepared statements. Rows per second are the rows that a sample reads and changes, divided by its time.",
  scale: "scale: the page cache of each engine holds a quarter of the table. Growth: a workload's time is proportional to the rows of its table to the power of this exponent.",
  cold: "cold: each sample is a process that has not opened the database before, and nothing is read before the clock starts. Opening is timed in the workloads whose names begin with open or first.",
  server: "server: each write commits by itself, except those of transactions. Whether a commit waits for the disk is a setting of the server.",
  own: "own: statements as they are written, each a transaction of its own unless they begin one; autocommit is a file with journal_mode=WAL and synchronous=FULL."
};
var columnNotes = {
  average: "Average: the arithmetic mean of the section's unrounded multipliers.",
  parts: "Geometric mean: the mean in which twice as slow and twice as fast cancel out; it has no ceiling.",
  headroom: "Headroom: the share of its ceiling that the section's average or its worst test leaves, whichever is less.",
  interval: "95%: with 95% confidence the true figure is this near, as in 1.47 \xB10.03. It holds between runs within hours on one machine, not for other machines or builds.",
  open: "May be over, or within, a ceiling: the pairs decided otherwise, but the ceiling is in the figure's interval; more rounds make that narrower.",
  worst: "Worst about: the pairs do not tell which of several tests is the worst, and the highest of them is high by chance too; so the figure is drawn towards the mean of its section.",
  noise: "Noise: the median absolute deviation of the pairs' ratios, in percent of their median.",
  floor: "Under 10 floors: a floor is the time that a shell takes without any statement; a sample this short measures the shell as well as the engine.",
  short: "Under 5 ms: samples this short vary more, so the multiplier is less exact."
};
var verdictNotes = {
  p: "p: the chance that luck shows this, adjusted for all tests and looks of the run that luck could have chosen from. A test fails at 0.01 or less, or what alpha says; a change is listed at 0.05 or less.",
  close: "\u2248: too close to the ceiling for the pairs to tell which side it is on.",
  short: "?: too few pairs to tell which side of the ceiling it is on.",
  low: "Low confidence: the median is within the ceiling, but the pairs ended before this was certain.",
  changes: "Against the base: a change is listed if chance does not explain how its pairs agree; at most 5% of the listed changes are expected to be chance.",
  controls: "Noise floor: the baseline is also timed against itself, and a result other than 1.00x is the runner's noise. If the runner is too noisy, nothing passes."
};
var latencyNote = "Statement latencies: p50, p95 and p99 are the times that this percentage of a test's statements, over all rounds, do not exceed, to within 1%; max is exact. They include reading the clock once per statement, as the sample's time does.";
function tpccNotes(threads = 1) {
  const connections = threads === 1 ? "one connection" : `${threads} connections`;
  return [
    `tpcc: the transactions of TPC-C on ${connections} without think times, so tps is no audited tpmC. Each commits by itself in every storage; one new order in a hundred is rolled back.`,
    "tps: the transactions of a sample, those that are rolled back among them, divided by its time."
  ];
}
var transactionNote = "Transactions: median, p95 and p99 are the times that half, 95% and 99% of those that do the same, over all rounds, do not exceed, to within 1%. A transaction's time is from the start of its first statement to the end of its last, without other engines' turns; count is that of one sample.";
var preparedNote = "Prepared statements: each shape of a workload's statements is prepared once, before the timing; binding, stepping and resetting are timed. So the figures show the engine without its parser.";
var turnsNote = "Time: the engines take turns of a few statements; it is the sum of the turns' medians over the rounds, without what slowed all engines down alike.";
var timingNote = "Only the workload is timed, not opening, preparing and checking; every column of every row is fetched.";
function andList(texts) {
  const last = texts.at(-1) ?? "";
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(", ")} and ${last}`;
}
function engineNames({ engines }, escapeText) {
  return perEngine(engines, ({ name }) => escapeText(name));
}
function engineName(names, role) {
  return names[role] ?? role;
}

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
function exactPercent(share) {
  return `${Math.abs(100 * share).toFixed(1)}%`;
}
function signedHundredths(share) {
  return `${share < 0 ? "-" : "+"}${Math.abs(100 * share).toFixed(2)}%`;
}
function amountPer(value) {
  return value >= 99.95 ? count(Math.round(value)) : String(Number(value.toPrecision(3)));
}
function kilobytes(bytes) {
  return `${bytes < 1e5 ? (bytes / 1e3).toFixed(1) : count(bytes / 1e3)} kB`;
}
function rowsPerSecond(rows, ns) {
  const value = rows * 1e9 / ns;
  const [divisor, unit] = value >= 9995e5 ? [1e9, "G"] : value >= 999500 ? [1e6, "M"] : value >= 999.5 ? [1e3, "k"] : [1, ""];
  return `${Number((value / divisor).toPrecision(3))}${unit}`;
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
  const decimals = figure < 3 ? 2 : 1;
  const scale = 10 ** decimals;
  return String(Math.ceil(Number((1.1 * figure * scale).toPrecision(12))) / scale);
}
function minutes(value) {
  return `${Number(value < 1 ? value.toPrecision(1) : value.toFixed(1))} minute${value === 1 ? "" : "s"}`;
}

export {
  visible,
  showInvisible,
  inTerminal,
  inPage,
  inHtml,
  inMarkdown,
  inMarkdownCell,
  inMarkdownCode,
  asQuotation,
  escapeClaim,
  count,
  plural,
  microseconds,
  shortMicroseconds,
  multiplier,
  about,
  plusMinus,
  percent,
  signedPercent,
  exactPercent,
  signedHundredths,
  amountPer,
  kilobytes,
  rowsPerSecond,
  inWords,
  noise,
  pValue,
  confidence,
  suggestedCeiling,
  minutes,
  storageHeadings,
  kindHeadings,
  versionOf,
  storagePhrases,
  variantKeys,
  storageNotes,
  commitNotes,
  suiteNotes,
  columnNotes,
  verdictNotes,
  latencyNote,
  tpccNotes,
  transactionNote,
  preparedNote,
  turnsNote,
  timingNote,
  andList,
  engineNames,
  engineName
};
