import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  __toESM,
  acceptedPath,
  areUsedAlike,
  asQuotation,
  baseRatios,
  besideTime,
  bucketsPerOctave,
  changeFigure,
  changeFigures,
  confidence,
  confirmingShare,
  count2 as count,
  cutApart,
  decisiveExaminations,
  escapeClaim,
  failedExaminations,
  failingFindings,
  failureWords,
  fairRatio,
  fewestFloors,
  figureConfidence,
  findWorkload,
  findingPath,
  findingsOf,
  formatEnvironment,
  formatMinChange,
  formatRounds,
  formatSetting,
  hasOwnSettings,
  hasSuite,
  inMarkdown,
  inMarkdownCode,
  inWords,
  intervalOfMedian,
  isBuildFailure,
  isDisputed,
  isLacking,
  isNew,
  isTooNoisy,
  isTooWide,
  isUnmeasured,
  keyVariants,
  lacksPairs,
  layoutDeviations,
  machineNames,
  median,
  microseconds,
  minutes,
  mostDeviations,
  mostSpread,
  multiplier,
  nameToWrite,
  noise,
  pValue,
  pairsOf,
  parseRowPath,
  perEngine,
  percent,
  plural,
  plusMinus,
  ratiosOf,
  ratiosTo,
  reasonToWrite,
  references,
  releasesIn,
  require_jstat,
  risePercent,
  roles,
  rolesOf,
  roundedUp,
  rowsByCause,
  rowsPerSecond,
  ruleScope,
  sectionPath,
  shellWord,
  shortMicroseconds,
  shortTime,
  storages,
  suggestedCeiling,
  suiteNames,
  suiteOf,
  suites,
  testPath,
  testVerdicts,
  testsOf,
  timeChange,
  totalOf2 as totalOf,
  truncateList,
  undecidedFindings,
  unitOf,
  variants,
  visible,
  workloadOfCells
} from "./shared-jstat-dist-jstat.js";

// src/report/format/base-name.ts
function baseName({ base = "base" }) {
  return base === "base" ? "the base" : base;
}

// src/report/format/words.ts
var storageHeadings = {
  memory: "In-Memory",
  file: "File-Backed",
  autocommit: "Autocommit"
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
  shapes: "customers, orders, and tables of other shapes",
  shapes_no_op: "the same tables, and changes that change nothing",
  shapes_extensions: "JSON documents, full-text search and R-Trees",
  shapes_schema: "1,000 tables, and the upkeep of schemas and databases",
  analytic: "tables of the proportions of TPC-H's",
  tpcc: "the nine tables of TPC-C",
  server: "integer primary key, and a column of every type with short texts",
  server_long: "a column of every type, with long texts",
  own: "workloads of your own"
};
var storageNotes = {
  memory: "In-Memory: no file is read or written.",
  file: "File-Backed: the database is a file, in the same state before every sample.",
  autocommit: "Autocommit: the database is a file, and SQLite runs with journal_mode=WAL and synchronous=FULL, so its commits are durable."
};
var commitNotes = {
  memory: ["In-Memory Writes: each workload is one transaction, from BEGIN to COMMIT."],
  file: [
    "File-Backed Writes: each workload is one transaction, so its statements share the cost of one commit."
  ],
  autocommit: [
    "Autocommit Reads: the statements of File-Backed Reads, with these settings.",
    "Autocommit Writes: each statement is its own transaction, about 200 commits per workload, so the cost of commits shows."
  ]
};
var suiteNotes = {
  raw: "raw: journal_mode=OFF and synchronous=OFF where an engine takes them, and prepared statements. Rows per second are the rows that a sample reads and changes, divided by its time.",
  scale: "scale: the page cache of each engine holds a quarter of the table. Growth: a workload's time is proportional to the rows of its table to the power of this exponent.",
  cold: "cold: each sample is a process that has not opened the database before, and nothing is read before the clock starts. Opening is timed in the workloads whose names begin with open or first.",
  shapes: "shapes: shapes_no_op gives rows the values that they have. An engine may skip that, so these tests have averages of their own.",
  server: "server: each write commits by itself, except those of transactions. Whether a commit waits for the disk is a setting of the server.",
  own: "own: statements as they are written, each a transaction of its own unless they begin one; autocommit is a file with journal_mode=WAL and synchronous=FULL."
};
var columnNotes = {
  average: "Average: the arithmetic mean of the section's unrounded multipliers.",
  parts: "Geometric mean: the mean in which twice as slow and twice as fast cancel out; it has no ceiling.",
  headroom: "Headroom: the share of its ceiling that the section's average or its worst test leaves, whichever is less.",
  interval: "95%: with 95% confidence the true figure is this near, as in 1.47 \xB10.03. It holds between runs within hours on one machine, not for other machines or builds.",
  noisy: "Too noisy to say: the interval reaches from one time to twice that time or more, so its figure says nothing. Where all of it is on one side of the ceiling, the outcome is known all the same. More pairs narrow it: --budget gives them to such multipliers first.",
  open: "May be over a ceiling: the pairs passed it, but the ceiling is in the figure's interval; more rounds make that narrower.",
  worst: "Slowest, with several names: the pairs do not tell which of them is the worst, and the highest figure is high by chance too.",
  noise: "Noise: the median absolute deviation of the pairs' ratios, in percent of their median.",
  floor: "Under 10 floors: a floor is the time that a shell takes without any statement; a sample this short measures the shell as well as the engine.",
  short: "Under 5 ms: samples this short vary more, so the multiplier is less exact."
};
var verdictNotes = {
  p: "p: the chance that luck shows this, adjusted for all tests and looks of the run that luck could have chosen from. A test fails at 0.01 or less, or what alpha says.",
  close: "\u2248: too close to the ceiling for the pairs to tell which side it is on.",
  short: "?: too few pairs to tell which side of the ceiling it is on.",
  low: "Low confidence: the median is within the ceiling, but the pairs ended before this was certain.",
  changes: "Against the base: a change is listed if chance does not explain it. By chance one run in twenty lists a test that has not changed.",
  layout: "Layout: two builds of one source differ because the linker puts functions in other places, by up to 4% a test. A difference of such a size without another number of instructions can be that, or work that instructions do not show, such as the system's.",
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
var turnsNote = "Time: the engines take turns of a few statements. SQLite's time is the median of its samples, each with all that the engine does in it; another engine's is so many times as long as its multiplier says.";
var timingNote = "Only the workload is timed, not opening, preparing and checking; every column of every row is fetched.";
function andList(texts) {
  const last = texts.at(-1) ?? "";
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(", ")} and ${last}`;
}
function orList(texts) {
  const last = texts.at(-1) ?? "";
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(", ")} or ${last}`;
}
function engineNames({ engines }, escapeText) {
  return perEngine(engines, ({ name }) => escapeText(name));
}
function engineName(names, role) {
  return role === "base" ? baseName(names) : names[role] ?? role;
}

// src/report/blocks.ts
var places = [
  "verdict",
  "problems",
  "base",
  "baseline",
  "costs",
  "what to do",
  "evidence",
  "confidence",
  "sections",
  "with the sections",
  "below the sections",
  "notes",
  "tests",
  "meaning",
  "measurement",
  /** A part's blocks within the blocks of the measurement. */
  "in the details"
];
function at(place, ...blocks) {
  return blocks.map((block) => ({ place, block }));
}
function wordsFor(recording, { shortNames, ...style }) {
  const cellNames = engineNames(recording, style.cell);
  return {
    ...style,
    names: engineNames(recording, style.text),
    cellNames,
    shortNames: shortNames?.(cellNames) ?? cellNames
  };
}
function blocksAt(place, placed) {
  return placed.filter((one) => one.place === place).map(({ block }) => block);
}

// node_modules/ansi-regex/index.js
var ST = String.raw`(?:\u001B\u005C|\u009C)`;
var stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
var osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;
var controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;
var linuxPalette = String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`;
var csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;
var escape = String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`;
var pattern = `${linuxPalette}|${osc}|${controlString}|${csi}|${escape}`;
function ansiRegex({ onlyFirst = false } = {}) {
  return new RegExp(pattern, onlyFirst ? void 0 : "g");
}

// node_modules/strip-ansi/index.js
var regex = ansiRegex();
function stripAnsi(string) {
  if (typeof string !== "string") {
    throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
  }
  if (!string.includes("\x1B") && !string.includes("\x9B")) {
    return string;
  }
  return string.replace(regex, "");
}

// node_modules/get-east-asian-width/lookup-data.js
var ambiguousMinimalCodePoint = 161;
var ambiguousMaximumCodePoint = 1114109;
var ambiguousRanges = [161, 161, 164, 164, 167, 168, 170, 170, 173, 174, 176, 180, 182, 186, 188, 191, 198, 198, 208, 208, 215, 216, 222, 225, 230, 230, 232, 234, 236, 237, 240, 240, 242, 243, 247, 250, 252, 252, 254, 254, 257, 257, 273, 273, 275, 275, 283, 283, 294, 295, 299, 299, 305, 307, 312, 312, 319, 322, 324, 324, 328, 331, 333, 333, 338, 339, 358, 359, 363, 363, 462, 462, 464, 464, 466, 466, 468, 468, 470, 470, 472, 472, 474, 474, 476, 476, 593, 593, 609, 609, 708, 708, 711, 711, 713, 715, 717, 717, 720, 720, 728, 731, 733, 733, 735, 735, 768, 879, 913, 929, 931, 937, 945, 961, 963, 969, 1025, 1025, 1040, 1103, 1105, 1105, 8208, 8208, 8211, 8214, 8216, 8217, 8220, 8221, 8224, 8226, 8228, 8231, 8240, 8240, 8242, 8243, 8245, 8245, 8251, 8251, 8254, 8254, 8308, 8308, 8319, 8319, 8321, 8324, 8364, 8364, 8451, 8451, 8453, 8453, 8457, 8457, 8467, 8467, 8470, 8470, 8481, 8482, 8486, 8486, 8491, 8491, 8531, 8532, 8539, 8542, 8544, 8555, 8560, 8569, 8585, 8585, 8592, 8601, 8632, 8633, 8658, 8658, 8660, 8660, 8679, 8679, 8704, 8704, 8706, 8707, 8711, 8712, 8715, 8715, 8719, 8719, 8721, 8721, 8725, 8725, 8730, 8730, 8733, 8736, 8739, 8739, 8741, 8741, 8743, 8748, 8750, 8750, 8756, 8759, 8764, 8765, 8776, 8776, 8780, 8780, 8786, 8786, 8800, 8801, 8804, 8807, 8810, 8811, 8814, 8815, 8834, 8835, 8838, 8839, 8853, 8853, 8857, 8857, 8869, 8869, 8895, 8895, 8978, 8978, 9312, 9449, 9451, 9547, 9552, 9587, 9600, 9615, 9618, 9621, 9632, 9633, 9635, 9641, 9650, 9651, 9654, 9655, 9660, 9661, 9664, 9665, 9670, 9672, 9675, 9675, 9678, 9681, 9698, 9701, 9711, 9711, 9733, 9734, 9737, 9737, 9742, 9743, 9756, 9756, 9758, 9758, 9792, 9792, 9794, 9794, 9824, 9825, 9827, 9829, 9831, 9834, 9836, 9837, 9839, 9839, 9886, 9887, 9919, 9919, 9926, 9933, 9935, 9939, 9941, 9953, 9955, 9955, 9960, 9961, 9963, 9969, 9972, 9972, 9974, 9977, 9979, 9980, 9982, 9983, 10045, 10045, 10102, 10111, 11094, 11097, 12872, 12879, 57344, 63743, 65024, 65039, 65533, 65533, 127232, 127242, 127248, 127277, 127280, 127337, 127344, 127373, 127375, 127376, 127387, 127404, 917760, 917999, 983040, 1048573, 1048576, 1114109];
var fullwidthMinimalCodePoint = 12288;
var fullwidthMaximumCodePoint = 65510;
var fullwidthRanges = [12288, 12288, 65281, 65376, 65504, 65510];
var wideMinimalCodePoint = 4352;
var wideMaximumCodePoint = 262141;
var wideRanges = [4352, 4447, 8986, 8987, 9001, 9002, 9193, 9196, 9200, 9200, 9203, 9203, 9725, 9726, 9748, 9749, 9776, 9783, 9800, 9811, 9855, 9855, 9866, 9871, 9875, 9875, 9889, 9889, 9898, 9899, 9917, 9918, 9924, 9925, 9934, 9934, 9940, 9940, 9962, 9962, 9970, 9971, 9973, 9973, 9978, 9978, 9981, 9981, 9989, 9989, 9994, 9995, 10024, 10024, 10060, 10060, 10062, 10062, 10067, 10069, 10071, 10071, 10133, 10135, 10160, 10160, 10175, 10175, 11035, 11036, 11088, 11088, 11093, 11093, 11904, 11929, 11931, 12019, 12032, 12245, 12272, 12287, 12289, 12350, 12353, 12438, 12441, 12543, 12549, 12591, 12593, 12686, 12688, 12773, 12783, 12830, 12832, 12871, 12880, 42124, 42128, 42182, 43360, 43388, 44032, 55203, 63744, 64255, 65040, 65049, 65072, 65106, 65108, 65126, 65128, 65131, 94176, 94180, 94192, 94198, 94208, 101594, 101631, 101664, 101760, 101874, 101888, 102801, 102816, 102866, 110576, 110579, 110581, 110587, 110589, 110590, 110592, 110888, 110898, 110898, 110928, 110930, 110933, 110933, 110948, 110952, 110960, 111355, 119552, 119638, 119648, 119670, 126980, 126980, 127183, 127183, 127374, 127374, 127377, 127386, 127406, 127406, 127488, 127490, 127504, 127547, 127552, 127560, 127568, 127569, 127584, 127589, 127744, 127776, 127789, 127797, 127799, 127868, 127870, 127891, 127904, 127946, 127951, 127955, 127968, 127984, 127988, 127988, 127992, 128062, 128064, 128064, 128066, 128252, 128255, 128317, 128331, 128334, 128336, 128359, 128378, 128378, 128405, 128406, 128420, 128420, 128507, 128591, 128640, 128709, 128716, 128716, 128720, 128722, 128725, 128729, 128732, 128735, 128747, 128748, 128756, 128764, 128986, 128986, 128992, 129003, 129008, 129008, 129292, 129338, 129340, 129349, 129351, 129535, 129648, 129660, 129664, 129734, 129736, 129736, 129740, 129757, 129759, 129771, 129775, 129786, 131072, 196605, 196608, 262141];

// node_modules/get-east-asian-width/utilities.js
var isInRange = (ranges, codePoint) => {
  let low = 0;
  let high = Math.floor(ranges.length / 2) - 1;
  while (low <= high) {
    const mid = Math.floor((low + high) / 2);
    const i = mid * 2;
    if (codePoint < ranges[i]) {
      high = mid - 1;
    } else if (codePoint > ranges[i + 1]) {
      low = mid + 1;
    } else {
      return true;
    }
  }
  return false;
};

// node_modules/get-east-asian-width/lookup.js
var commonCjkCodePoint = 19968;
var [wideFastPathStart, wideFastPathEnd] = /* @__PURE__ */ findWideFastPathRange(wideRanges);
function findWideFastPathRange(ranges) {
  let fastPathStart = ranges[0];
  let fastPathEnd = ranges[1];
  for (let index = 0; index < ranges.length; index += 2) {
    const start = ranges[index];
    const end = ranges[index + 1];
    if (commonCjkCodePoint >= start && commonCjkCodePoint <= end) {
      return [start, end];
    }
    if (end - start > fastPathEnd - fastPathStart) {
      fastPathStart = start;
      fastPathEnd = end;
    }
  }
  return [fastPathStart, fastPathEnd];
}
var isAmbiguous = (codePoint) => {
  if (codePoint < ambiguousMinimalCodePoint || codePoint > ambiguousMaximumCodePoint) {
    return false;
  }
  return isInRange(ambiguousRanges, codePoint);
};
var isFullwidth = (codePoint) => {
  if (codePoint < fullwidthMinimalCodePoint || codePoint > fullwidthMaximumCodePoint) {
    return false;
  }
  return isInRange(fullwidthRanges, codePoint);
};
var isWide = (codePoint) => {
  if (codePoint >= wideFastPathStart && codePoint <= wideFastPathEnd) {
    return true;
  }
  if (codePoint < wideMinimalCodePoint || codePoint > wideMaximumCodePoint) {
    return false;
  }
  return isInRange(wideRanges, codePoint);
};

// node_modules/get-east-asian-width/index.js
function validate(codePoint) {
  if (!Number.isSafeInteger(codePoint)) {
    throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
  }
}
function eastAsianWidth(codePoint, { ambiguousAsWide = false } = {}) {
  validate(codePoint);
  if (isFullwidth(codePoint) || isWide(codePoint) || ambiguousAsWide && isAmbiguous(codePoint)) {
    return 2;
  }
  return 1;
}

// node_modules/string-width/index.js
var segmenter = new Intl.Segmenter();
var visibleCharacterRegex = new RegExp("[^\\p{Default_Ignorable_Code_Point}\\p{Control}\\p{Format}\\p{Nonspacing_Mark}\\p{Enclosing_Mark}\\p{Surrogate}]", "v");
var spacingMarkRegex = new RegExp("\\p{Spacing_Mark}", "v");
var rgiEmojiRegex = new RegExp("^\\p{RGI_Emoji}$", "v");
var unqualifiedKeycapRegex = /^[\d#*]\u20E3$/;
var extendedPictographicRegex = new RegExp("\\p{Extended_Pictographic}", "gu");
function isDoubleWidthNonRgiEmojiSequence(segment) {
  if (segment.length > 50) {
    return false;
  }
  if (unqualifiedKeycapRegex.test(segment)) {
    return true;
  }
  if (segment.includes("\u200D")) {
    const pictographics = segment.match(extendedPictographicRegex);
    return pictographics !== null && pictographics.length >= 2;
  }
  return false;
}
function baseVisible(segment) {
  const index = segment.search(visibleCharacterRegex);
  return index === -1 ? void 0 : segment.slice(index);
}
function isHangulLeadingJamo(codePoint) {
  return codePoint >= 4352 && codePoint <= 4447 || codePoint >= 43360 && codePoint <= 43388;
}
function isHangulVowelJamo(codePoint) {
  return codePoint >= 4448 && codePoint <= 4519 || codePoint >= 55216 && codePoint <= 55238;
}
function isHangulTrailingJamo(codePoint) {
  return codePoint >= 4520 && codePoint <= 4607 || codePoint >= 55243 && codePoint <= 55291;
}
function isHangulJamo(codePoint) {
  return isHangulLeadingJamo(codePoint) || isHangulVowelJamo(codePoint) || isHangulTrailingJamo(codePoint);
}
function hangulClusterWidth(visibleSegment, eastAsianWidthOptions) {
  const codePoints = [];
  for (const character of visibleSegment) {
    if (!visibleCharacterRegex.test(character)) {
      continue;
    }
    codePoints.push(character.codePointAt(0));
  }
  if (codePoints.length === 0) {
    return void 0;
  }
  let width = 0;
  for (let index = 0; index < codePoints.length; index++) {
    const codePoint = codePoints[index];
    if (!isHangulJamo(codePoint)) {
      if (width === 0) {
        return void 0;
      }
      for (let remaining = index; remaining < codePoints.length; remaining++) {
        width += eastAsianWidth(codePoints[remaining], eastAsianWidthOptions);
      }
      return width;
    }
    if (isHangulLeadingJamo(codePoint) && isHangulVowelJamo(codePoints[index + 1])) {
      width += 2;
      index += isHangulTrailingJamo(codePoints[index + 2]) ? 2 : 1;
      continue;
    }
    width += eastAsianWidth(codePoint, eastAsianWidthOptions);
  }
  return width;
}
function trailingWidth(visibleSegment, eastAsianWidthOptions) {
  let extra = 0;
  let first = true;
  for (const character of visibleSegment) {
    if (first) {
      first = false;
      continue;
    }
    if (spacingMarkRegex.test(character) || character >= "\uFF00" && character <= "\uFFEF") {
      extra += eastAsianWidth(character.codePointAt(0), eastAsianWidthOptions);
    }
  }
  return extra;
}
function stringWidth(input, options = {}) {
  if (typeof input !== "string" || input.length === 0) {
    return 0;
  }
  const {
    ambiguousIsNarrow = true,
    countAnsiEscapeCodes = false
  } = options;
  let string = input;
  if (!countAnsiEscapeCodes && (string.includes("\x1B") || string.includes("\x9B"))) {
    string = stripAnsi(string);
  }
  if (string.length === 0) {
    return 0;
  }
  if (/^[\u0020-\u007E]*$/.test(string)) {
    return string.length;
  }
  let width = 0;
  const eastAsianWidthOptions = { ambiguousAsWide: !ambiguousIsNarrow };
  for (const { segment } of segmenter.segment(string)) {
    const visibleSegment = baseVisible(segment);
    if (visibleSegment === void 0) {
      continue;
    }
    if (rgiEmojiRegex.test(segment) || isDoubleWidthNonRgiEmojiSequence(segment)) {
      width += 2;
      continue;
    }
    const hangulWidth = hangulClusterWidth(visibleSegment, eastAsianWidthOptions);
    if (hangulWidth !== void 0) {
      width += hangulWidth;
      continue;
    }
    const codePoint = visibleSegment.codePointAt(0);
    width += eastAsianWidth(codePoint, eastAsianWidthOptions);
    width += trailingWidth(visibleSegment, eastAsianWidthOptions);
  }
  return width;
}

// src/report/format/text-layout.ts
import { styleText } from "node:util";

// node_modules/wrap-ansi/node_modules/ansi-styles/index.js
var ANSI_BACKGROUND_OFFSET = 10;
var wrapAnsi16 = (offset = 0) => (code) => `\x1B[${code + offset}m`;
var wrapAnsi256 = (offset = 0) => (code) => `\x1B[${38 + offset};5;${code}m`;
var wrapAnsi16m = (offset = 0) => (red, green, blue) => `\x1B[${38 + offset};2;${red};${green};${blue}m`;
var styles = {
  modifier: {
    reset: [0, 0],
    // 21 isn't widely supported and 22 does the same thing
    bold: [1, 22],
    dim: [2, 22],
    italic: [3, 23],
    underline: [4, 24],
    overline: [53, 55],
    inverse: [7, 27],
    hidden: [8, 28],
    strikethrough: [9, 29]
  },
  color: {
    black: [30, 39],
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    blue: [34, 39],
    magenta: [35, 39],
    cyan: [36, 39],
    white: [37, 39],
    // Bright color
    blackBright: [90, 39],
    gray: [90, 39],
    // Alias of `blackBright`
    grey: [90, 39],
    // Alias of `blackBright`
    redBright: [91, 39],
    greenBright: [92, 39],
    yellowBright: [93, 39],
    blueBright: [94, 39],
    magentaBright: [95, 39],
    cyanBright: [96, 39],
    whiteBright: [97, 39]
  },
  bgColor: {
    bgBlack: [40, 49],
    bgRed: [41, 49],
    bgGreen: [42, 49],
    bgYellow: [43, 49],
    bgBlue: [44, 49],
    bgMagenta: [45, 49],
    bgCyan: [46, 49],
    bgWhite: [47, 49],
    // Bright color
    bgBlackBright: [100, 49],
    bgGray: [100, 49],
    // Alias of `bgBlackBright`
    bgGrey: [100, 49],
    // Alias of `bgBlackBright`
    bgRedBright: [101, 49],
    bgGreenBright: [102, 49],
    bgYellowBright: [103, 49],
    bgBlueBright: [104, 49],
    bgMagentaBright: [105, 49],
    bgCyanBright: [106, 49],
    bgWhiteBright: [107, 49]
  }
};
var modifierNames = Object.keys(styles.modifier);
var foregroundColorNames = Object.keys(styles.color);
var backgroundColorNames = Object.keys(styles.bgColor);
var colorNames = [...foregroundColorNames, ...backgroundColorNames];
function assembleStyles() {
  const codes = /* @__PURE__ */ new Map();
  for (const [groupName, group] of Object.entries(styles)) {
    for (const [styleName, style] of Object.entries(group)) {
      styles[styleName] = {
        open: `\x1B[${style[0]}m`,
        close: `\x1B[${style[1]}m`
      };
      group[styleName] = styles[styleName];
      codes.set(style[0], style[1]);
    }
    Object.defineProperty(styles, groupName, {
      value: group,
      enumerable: false
    });
  }
  Object.defineProperty(styles, "codes", {
    value: codes,
    enumerable: false
  });
  styles.color.close = "\x1B[39m";
  styles.bgColor.close = "\x1B[49m";
  styles.color.ansi = wrapAnsi16();
  styles.color.ansi256 = wrapAnsi256();
  styles.color.ansi16m = wrapAnsi16m();
  styles.bgColor.ansi = wrapAnsi16(ANSI_BACKGROUND_OFFSET);
  styles.bgColor.ansi256 = wrapAnsi256(ANSI_BACKGROUND_OFFSET);
  styles.bgColor.ansi16m = wrapAnsi16m(ANSI_BACKGROUND_OFFSET);
  Object.defineProperties(styles, {
    rgbToAnsi256: {
      value(red, green, blue) {
        if (red === green && green === blue) {
          if (red < 8) {
            return 16;
          }
          if (red > 248) {
            return 231;
          }
          return Math.round((red - 8) / 247 * 24) + 232;
        }
        return 16 + 36 * Math.round(red / 255 * 5) + 6 * Math.round(green / 255 * 5) + Math.round(blue / 255 * 5);
      },
      enumerable: false
    },
    hexToRgb: {
      value(hex) {
        const matches = /[a-f\d]{6}|[a-f\d]{3}/i.exec(hex.toString(16));
        if (!matches) {
          return [0, 0, 0];
        }
        let [colorString] = matches;
        if (colorString.length === 3) {
          colorString = [...colorString].map((character) => character + character).join("");
        }
        const integer = Number.parseInt(colorString, 16);
        return [
          /* eslint-disable no-bitwise */
          integer >> 16 & 255,
          integer >> 8 & 255,
          integer & 255
          /* eslint-enable no-bitwise */
        ];
      },
      enumerable: false
    },
    hexToAnsi256: {
      value: (hex) => styles.rgbToAnsi256(...styles.hexToRgb(hex)),
      enumerable: false
    },
    ansi256ToAnsi: {
      value(code) {
        if (code < 8) {
          return 30 + code;
        }
        if (code < 16) {
          return 90 + (code - 8);
        }
        let red;
        let green;
        let blue;
        if (code >= 232) {
          red = ((code - 232) * 10 + 8) / 255;
          green = red;
          blue = red;
        } else {
          code -= 16;
          const remainder = code % 36;
          red = Math.floor(code / 36) / 5;
          green = Math.floor(remainder / 6) / 5;
          blue = remainder % 6 / 5;
        }
        const value = Math.max(red, green, blue) * 2;
        if (value === 0) {
          return 30;
        }
        let result = 30 + (Math.round(blue) << 2 | Math.round(green) << 1 | Math.round(red));
        if (value === 2) {
          result += 60;
        }
        return result;
      },
      enumerable: false
    },
    rgbToAnsi: {
      value: (red, green, blue) => styles.ansi256ToAnsi(styles.rgbToAnsi256(red, green, blue)),
      enumerable: false
    },
    hexToAnsi: {
      value: (hex) => styles.ansi256ToAnsi(styles.hexToAnsi256(hex)),
      enumerable: false
    }
  });
  return styles;
}
var ansiStyles = assembleStyles();
var ansi_styles_default = ansiStyles;

// node_modules/wrap-ansi/index.js
var ANSI_ESCAPE = "\x1B";
var ANSI_ESCAPE_BELL = "\x07";
var C1_CSI = "\x9B";
var ANSI_CSI = "[";
var ANSI_OSC = "]";
var ANSI_SGR_TERMINATOR = "m";
var ANSI_SGR_RESET = 0;
var ANSI_SGR_RESET_FOREGROUND = 39;
var ANSI_SGR_RESET_BACKGROUND = 49;
var ANSI_SGR_RESET_UNDERLINE_COLOR = 59;
var ANSI_SGR_FOREGROUND_EXTENDED = 38;
var ANSI_SGR_BACKGROUND_EXTENDED = 48;
var ANSI_SGR_UNDERLINE_COLOR_EXTENDED = 58;
var ANSI_SGR_COLOR_MODE_RGB = 2;
var ANSI_SGR_COLOR_MODE_256 = 5;
var ANSI_ESCAPE_LINK = `${ANSI_OSC}8;`;
var ESCAPES = /* @__PURE__ */ new Set([
  ANSI_ESCAPE,
  C1_CSI
]);
var ESCAPE_CHARACTERS = [...ESCAPES].join("");
var CSI_INTRODUCER = `(?:${ANSI_ESCAPE}\\${ANSI_CSI}|${C1_CSI})`;
var CSI_PARAMETERS = "[0-?]*[ -/]*[@-~]";
var SGR_PARAMETERS = `(?<sgr>[0-9;:]*)${ANSI_SGR_TERMINATOR}`;
var OSC_STRING_TERMINATOR = `(?:${ANSI_ESCAPE_BELL}|${ANSI_ESCAPE}\\\\)`;
var OSC_STRING_PAYLOAD = String.raw`[^\u0000-\u001F\u007F-\u009F]*`;
var LINK_PARAMETERS = String.raw`8;(?<parameters>[^;\u0000-\u001F\u007F-\u009F]*);(?<uri>${OSC_STRING_PAYLOAD})${OSC_STRING_TERMINATOR}`;
var OSC_STRING = `${OSC_STRING_PAYLOAD}${OSC_STRING_TERMINATOR}`;
var ANSI_ESCAPE_REGEX = new RegExp(
  `${CSI_INTRODUCER}(?:${SGR_PARAMETERS}|${CSI_PARAMETERS})|${ANSI_ESCAPE}\\${ANSI_OSC}(?:${LINK_PARAMETERS}|${OSC_STRING})`,
  "y"
);
var ANSI_SGR_MODIFIER_CLOSE_CODES = new Set(ansi_styles_default.codes.values());
ANSI_SGR_MODIFIER_CLOSE_CODES.delete(ANSI_SGR_RESET);
var segmenter2 = new Intl.Segmenter();
var getStringWidth = (string) => stringWidth(string, { countAnsiEscapeCodes: true });
var TAB_SIZE = 8;
var ESCAPE_INTRODUCER_REGEX = new RegExp(`[${ESCAPE_CHARACTERS}]`, "g");
var ROW_BOUNDARY_REGEX = new RegExp(`[\\n${ESCAPE_CHARACTERS}]`, "g");
var ASCII_PRINTABLE_REGEX = /^[ -~]*$/;
var wrapAnsiCode = (code) => `${ANSI_ESCAPE}${ANSI_CSI}${code}${ANSI_SGR_TERMINATOR}`;
var wrapAnsiHyperlink = (url, parameters = "") => `${ANSI_ESCAPE}${ANSI_ESCAPE_LINK}${parameters};${url}${ANSI_ESCAPE_BELL}`;
var matchAnsiEscape = (string, index) => {
  if (!ESCAPES.has(string[index])) {
    return;
  }
  ANSI_ESCAPE_REGEX.lastIndex = index;
  return ANSI_ESCAPE_REGEX.exec(string) ?? void 0;
};
var forEachSegment = (string, onPlainText, onEscape = () => {
}) => {
  let plainStart = 0;
  let index = 0;
  while (index < string.length) {
    ESCAPE_INTRODUCER_REGEX.lastIndex = index;
    const introducer = ESCAPE_INTRODUCER_REGEX.exec(string);
    if (!introducer) {
      break;
    }
    const escape2 = matchAnsiEscape(string, introducer.index);
    if (!escape2) {
      index = introducer.index + 1;
      continue;
    }
    if (introducer.index > plainStart) {
      onPlainText(string.slice(plainStart, introducer.index));
    }
    onEscape(escape2[0]);
    index = introducer.index + escape2[0].length;
    plainStart = index;
  }
  if (plainStart < string.length) {
    onPlainText(string.slice(plainStart));
  }
};
var getWidth = (string) => {
  let plainText = "";
  forEachSegment(string, (part) => {
    plainText += part;
  });
  return getStringWidth(plainText);
};
var getTokens = (string) => {
  const tokens = [];
  forEachSegment(string, (plainText) => {
    if (ASCII_PRINTABLE_REGEX.test(plainText)) {
      for (const character of plainText) {
        tokens.push({ value: character, width: 1 });
      }
      return;
    }
    for (const { segment } of segmenter2.segment(plainText)) {
      tokens.push({ value: segment, width: getStringWidth(segment) });
    }
  }, (escape2) => {
    tokens.push({ value: escape2, width: 0 });
  });
  return tokens;
};
var splitWords = (string) => {
  let currentWord = { value: "", plainText: "" };
  const words = [currentWord];
  forEachSegment(string, (plainText) => {
    const parts = plainText.split(" ");
    currentWord.value += parts[0];
    currentWord.plainText += parts[0];
    for (let index = 1; index < parts.length; index++) {
      currentWord = { value: parts[index], plainText: parts[index] };
      words.push(currentWord);
    }
  }, (escape2) => {
    currentWord.value += escape2;
  });
  for (const word of words) {
    word.width = getStringWidth(word.plainText);
  }
  return words;
};
var getColonColorToken = (parameter) => {
  const parts = parameter.split(":");
  const code = Number.parseInt(parts[0], 10);
  const mode = Number.parseInt(parts[1], 10);
  if (![ANSI_SGR_FOREGROUND_EXTENDED, ANSI_SGR_BACKGROUND_EXTENDED, ANSI_SGR_UNDERLINE_COLOR_EXTENDED].includes(code)) {
    return;
  }
  if (mode === ANSI_SGR_COLOR_MODE_256 && parts.length === 3 && /^\d+$/.test(parts[2])) {
    return { code, open: parameter, hasArguments: true };
  }
  if (mode !== ANSI_SGR_COLOR_MODE_RGB) {
    return;
  }
  const components = parts.length === 6 ? parts.slice(3) : parts.slice(2);
  const colorSpace = parts.length === 6 ? parts[2] : void 0;
  if (components.length === 3 && components.every((component) => /^\d+$/.test(component)) && (colorSpace === void 0 || /^\d*$/.test(colorSpace))) {
    return { code, open: parameter, hasArguments: true };
  }
};
var getSgrTokens = (sgrParameters) => {
  const parameters = sgrParameters.split(";");
  const sgrTokens = [];
  for (let index = 0; index < parameters.length; index++) {
    const parameter = parameters[index];
    if (parameter.includes(":")) {
      const colonColorToken = getColonColorToken(parameter);
      if (colonColorToken) {
        sgrTokens.push(colonColorToken);
      }
      continue;
    }
    const code = parameter === "" ? ANSI_SGR_RESET : Number.parseInt(parameter, 10);
    if (!Number.isFinite(code)) {
      continue;
    }
    if (code === ANSI_SGR_FOREGROUND_EXTENDED || code === ANSI_SGR_BACKGROUND_EXTENDED || code === ANSI_SGR_UNDERLINE_COLOR_EXTENDED) {
      if (index + 1 >= parameters.length) {
        break;
      }
      const mode = Number.parseInt(parameters[index + 1], 10);
      const colorIndex = Number.parseInt(parameters[index + 2], 10);
      if (mode === ANSI_SGR_COLOR_MODE_256 && Number.isFinite(colorIndex)) {
        sgrTokens.push({ code, open: [code, mode, colorIndex].join(";"), hasArguments: true });
        index += 2;
        continue;
      }
      const red = Number.parseInt(parameters[index + 2], 10);
      const green = Number.parseInt(parameters[index + 3], 10);
      const blue = Number.parseInt(parameters[index + 4], 10);
      if (mode === ANSI_SGR_COLOR_MODE_RGB && Number.isFinite(red) && Number.isFinite(green) && Number.isFinite(blue)) {
        sgrTokens.push({ code, open: [code, mode, red, green, blue].join(";"), hasArguments: true });
        index += 4;
        continue;
      }
      break;
    }
    sgrTokens.push({ code, open: String(code), hasArguments: false });
  }
  return sgrTokens;
};
var removeActiveStyle = (activeStyles, family) => {
  const activeStyleIndex = activeStyles.findIndex((activeStyle) => activeStyle.family === family);
  if (activeStyleIndex !== -1) {
    activeStyles.splice(activeStyleIndex, 1);
  }
};
var upsertActiveStyle = (activeStyles, nextActiveStyle) => {
  removeActiveStyle(activeStyles, nextActiveStyle.family);
  activeStyles.push(nextActiveStyle);
};
var removeModifierStylesByClose = (activeStyles, closeCode) => {
  for (let index = activeStyles.length - 1; index >= 0; index--) {
    const activeStyle = activeStyles[index];
    if (activeStyle.family.startsWith("modifier-") && activeStyle.close === closeCode) {
      activeStyles.splice(index, 1);
    }
  }
};
var getColorStyle = (sgrToken) => {
  const { code, open, hasArguments } = sgrToken;
  if (code >= 30 && code <= 37 || code >= 90 && code <= 97 || code === ANSI_SGR_FOREGROUND_EXTENDED && hasArguments) {
    return {
      family: "foreground",
      open,
      close: ANSI_SGR_RESET_FOREGROUND
    };
  }
  if (code >= 40 && code <= 47 || code >= 100 && code <= 107 || code === ANSI_SGR_BACKGROUND_EXTENDED && hasArguments) {
    return {
      family: "background",
      open,
      close: ANSI_SGR_RESET_BACKGROUND
    };
  }
  if (code === ANSI_SGR_UNDERLINE_COLOR_EXTENDED && hasArguments) {
    return {
      family: "underlineColor",
      open,
      close: ANSI_SGR_RESET_UNDERLINE_COLOR
    };
  }
};
var applySgrResetCode = (code, activeStyles) => {
  if (code === ANSI_SGR_RESET) {
    activeStyles.length = 0;
    return true;
  }
  if (code === ANSI_SGR_RESET_FOREGROUND) {
    removeActiveStyle(activeStyles, "foreground");
    return true;
  }
  if (code === ANSI_SGR_RESET_BACKGROUND) {
    removeActiveStyle(activeStyles, "background");
    return true;
  }
  if (code === ANSI_SGR_RESET_UNDERLINE_COLOR) {
    removeActiveStyle(activeStyles, "underlineColor");
    return true;
  }
  if (ANSI_SGR_MODIFIER_CLOSE_CODES.has(code)) {
    removeModifierStylesByClose(activeStyles, code);
    return true;
  }
  return false;
};
var applySgrToken = (sgrToken, activeStyles) => {
  const { code } = sgrToken;
  if (applySgrResetCode(code, activeStyles)) {
    return;
  }
  const colorStyle = getColorStyle(sgrToken);
  if (colorStyle) {
    upsertActiveStyle(activeStyles, colorStyle);
    return;
  }
  const close = ansi_styles_default.codes.get(code);
  if (close !== void 0 && close !== ANSI_SGR_RESET) {
    upsertActiveStyle(activeStyles, {
      family: `modifier-${code}`,
      open: sgrToken.open,
      close
    });
  }
};
var applySgrParameters = (sgrParameters, activeStyles) => {
  for (const sgrToken of getSgrTokens(sgrParameters)) {
    applySgrToken(sgrToken, activeStyles);
  }
};
var applySgrResets = (sgrParameters, activeStyles) => {
  for (const { code } of getSgrTokens(sgrParameters)) {
    applySgrResetCode(code, activeStyles);
  }
};
var applyLeadingSgrResets = (string, startIndex, activeStyles) => {
  let index = startIndex;
  while (index < string.length) {
    const match = matchAnsiEscape(string, index);
    if (!match) {
      break;
    }
    if (match.groups.sgr !== void 0) {
      applySgrResets(match.groups.sgr, activeStyles);
    }
    index += match[0].length;
  }
};
var getClosingSgrSequence = (activeStyles) => [...activeStyles].reverse().map((activeStyle) => wrapAnsiCode(activeStyle.close)).join("");
var getOpeningSgrSequence = (activeStyles) => activeStyles.map((activeStyle) => wrapAnsiCode(activeStyle.open)).join("");
var wrapWord = (rows, word, columns, rowWidth) => {
  const tokens = getTokens(word);
  let visible2 = rowWidth;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token.width > 0 && visible2 > 0 && visible2 + token.width > columns) {
      rows.push("");
      visible2 = 0;
    }
    rows[rows.length - 1] += token.value;
    visible2 += token.width;
    if (visible2 === columns && index < tokens.length - 1) {
      rows.push("");
      visible2 = 0;
    }
  }
  if (!visible2 && rows.at(-1).length > 0 && rows.length > 1) {
    rows[rows.length - 2] += rows.pop();
  }
  return getWidth(rows.at(-1));
};
var stringVisibleTrimSpacesRight = (string) => {
  if (!string.includes(" ")) {
    return string;
  }
  const segments = [];
  forEachSegment(string, (plainText) => {
    segments.push({ value: plainText, isEscape: false });
  }, (escape2) => {
    segments.push({ value: escape2, isEscape: true });
  });
  for (let index = segments.length - 1; index >= 0; index--) {
    const segment = segments[index];
    if (segment.isEscape) {
      continue;
    }
    let end = segment.value.length;
    while (end > 0 && segment.value[end - 1] === " ") {
      end--;
    }
    segment.value = segment.value.slice(0, end);
    if (getStringWidth(segment.value) > 0) {
      break;
    }
  }
  return segments.map((segment) => segment.value).join("");
};
var expandTabs = (line) => {
  if (!line.includes("	")) {
    return line;
  }
  let visible2 = 0;
  let expandedLine = "";
  let plainTextSinceTab = "";
  const expandPlainText = (plainText) => {
    const segments = plainText.split("	");
    for (const [index, segment] of segments.entries()) {
      expandedLine += segment;
      plainTextSinceTab += segment;
      if (index < segments.length - 1) {
        visible2 += getStringWidth(plainTextSinceTab);
        plainTextSinceTab = "";
        const spaces = TAB_SIZE - visible2 % TAB_SIZE;
        expandedLine += " ".repeat(spaces);
        visible2 += spaces;
      }
    }
  };
  forEachSegment(line, expandPlainText, (escape2) => {
    expandedLine += escape2;
  });
  return expandedLine;
};
var restoreStylesAcrossRows = (preString) => {
  let returnValue = "";
  let activeHyperlink;
  const activeStyles = [];
  let index = 0;
  let copiedIndex = 0;
  while (index < preString.length) {
    ROW_BOUNDARY_REGEX.lastIndex = index;
    const boundary = ROW_BOUNDARY_REGEX.exec(preString);
    if (!boundary) {
      break;
    }
    index = boundary.index;
    if (boundary[0] !== "\n") {
      const escape2 = matchAnsiEscape(preString, index);
      if (!escape2) {
        index++;
        continue;
      }
      const { groups } = escape2;
      if (groups.sgr !== void 0) {
        applySgrParameters(groups.sgr, activeStyles);
      } else if (groups.uri !== void 0) {
        activeHyperlink = groups.uri.length === 0 ? void 0 : { parameters: groups.parameters, uri: groups.uri };
      }
      index += escape2[0].length;
      continue;
    }
    returnValue += preString.slice(copiedIndex, index);
    if (index > copiedIndex) {
      if (activeHyperlink) {
        returnValue += wrapAnsiHyperlink("");
      }
      returnValue += getClosingSgrSequence(activeStyles);
    }
    returnValue += "\n";
    index++;
    copiedIndex = index;
    if (index < preString.length && preString[index] !== "\n") {
      const openingStyles = [...activeStyles];
      applyLeadingSgrResets(preString, index, openingStyles);
      returnValue += getOpeningSgrSequence(openingStyles);
      if (activeHyperlink) {
        returnValue += wrapAnsiHyperlink(activeHyperlink.uri, activeHyperlink.parameters);
      }
    }
  }
  return returnValue + preString.slice(copiedIndex);
};
var exec = (string, columns, options = {}) => {
  if (options.trim !== false && string.trim() === "") {
    return "";
  }
  const words = splitWords(string);
  let rows = [""];
  let rowLength = 0;
  let trimmedRowIndex = -1;
  let isFirstWord = true;
  for (const word of words) {
    const rowIndex = rows.length - 1;
    if (options.trim !== false && trimmedRowIndex !== rowIndex) {
      const row = rows[rowIndex];
      const trimmedRow = row.trimStart();
      if (trimmedRow.length !== row.length) {
        rows[rowIndex] = trimmedRow;
        rowLength = getWidth(trimmedRow);
      }
      if (trimmedRow.length > 0) {
        trimmedRowIndex = rowIndex;
      }
    }
    if (isFirstWord) {
      isFirstWord = false;
    } else {
      if (rowLength >= columns && (options.wordWrap === false || options.trim === false)) {
        rows.push("");
        rowLength = 0;
      }
      if (rowLength > 0 || options.trim === false) {
        rows[rows.length - 1] += " ";
        rowLength++;
      }
    }
    if (options.hard && options.wordWrap !== false && word.width > columns) {
      const remainingColumns = columns - rowLength;
      const breaksStartingThisLine = 1 + Math.floor((word.width - remainingColumns - 1) / columns);
      const breaksStartingNextLine = Math.floor((word.width - 1) / columns);
      if (breaksStartingNextLine < breaksStartingThisLine) {
        rows.push("");
        rowLength = 0;
      }
      rowLength = wrapWord(rows, word.value, columns, rowLength);
      continue;
    }
    if (rowLength + word.width > columns && rowLength > 0 && word.width > 0) {
      if (options.wordWrap === false && rowLength < columns) {
        rowLength = wrapWord(rows, word.value, columns, rowLength);
        continue;
      }
      rows.push("");
      rowLength = 0;
    }
    if (rowLength + word.width > columns && options.wordWrap === false) {
      rowLength = wrapWord(rows, word.value, columns, rowLength);
      continue;
    }
    rows[rows.length - 1] += word.value;
    rowLength += word.width;
  }
  if (options.trim !== false) {
    rows = rows.map((row) => stringVisibleTrimSpacesRight(row));
  }
  return restoreStylesAcrossRows(rows.join("\n"));
};
var normalizeText = (string) => {
  let normalizedString = "";
  forEachSegment(string, (plainText) => {
    normalizedString += plainText.normalize();
  }, (escape2) => {
    normalizedString += escape2;
  });
  return normalizedString;
};
function wrapAnsi(string, columns, options) {
  return normalizeText(String(string)).replaceAll("\r\n", "\n").split("\n").map((line) => exec(expandTabs(line), columns, options)).join("\n");
}

// src/report/format/text-layout.ts
var terminalWidth = 100;
var columnGap = "  ";
function drawTextTable(table, indent, width = terminalWidth) {
  const { columns } = table;
  const rows = cutNames(table, width - indent.length);
  const lines = [{ cells: columns.map(({ heading: heading2 }) => heading2) }, ...rows];
  const widths = widthsOf({ columns, rows });
  return lines.map(({ cells, highlighted }) => {
    const padded = columns.map(({ align }, at2) => {
      const cell = cells[at2] ?? "";
      const space = " ".repeat((widths[at2] ?? 0) - stringWidth(cell));
      return align === "right" ? space + cell : cell + space;
    });
    const text = cutToWidth(`${indent}${padded.join(columnGap)}`.trimEnd(), width);
    return { text, style: highlighted ? "error" : "plain" };
  });
}
var leastNameWidth = 26;
function cutNames({ columns, rows }, room) {
  const widths = widthsOf({ columns, rows });
  const named2 = new Set(columns.flatMap(({ isName }, at2) => isName === true ? [at2] : []));
  const widthWith = (most2) => widths.reduce((sum, width, at2) => sum + (named2.has(at2) ? Math.min(width, most2) : width), 0) + columnGap.length * (columns.length - 1);
  let most = Math.max(...widths);
  while (most > leastNameWidth && widthWith(most) > room) most--;
  const shown = columns.map((_, at2) => {
    const cells = rows.map((row) => row.cells[at2] ?? "");
    return named2.has(at2) ? cutApart(cells, Math.max(most, leastNameWidth), stringWidth) : cells;
  });
  return rows.map((row, index) => ({ ...row, cells: shown.map((cells) => cells[index] ?? "") }));
}
function widthsOf({ columns, rows }) {
  const lines = [columns.map(({ heading: heading2 }) => heading2), ...rows.map(({ cells }) => cells)];
  return columns.map((_, at2) => Math.max(...lines.map((cells) => stringWidth(cells[at2] ?? ""))));
}
function cutToWidth(text, columns) {
  if (stringWidth(text) <= columns) return text;
  const [start = ""] = wrapAnsi(text, columns - 1, { hard: true, wordWrap: false, trim: false }).split("\n");
  return `${start}\u2026`;
}
var quoted = /(?<=^|[\s(])'[^']*'/g;
var kept = "\uE000";
function wrap(text, indent, hanging, width = terminalWidth) {
  const columns = width - Math.max(indent.length, hanging.length);
  const whole = text.replace(quoted, (word) => word.replaceAll(" ", kept));
  const lines = wrapAnsi(whole, columns, { hard: true }).replaceAll(kept, " ").split("\n");
  const [first = "", ...others] = lines;
  return [`${indent}${first}`, ...others.map((line) => `${hanging}${line}`)];
}
var styles2 = {
  plain: [],
  heading: ["bold"],
  success: ["green"],
  warning: ["yellow"],
  error: ["red"]
};
function paint({ text, style }) {
  return styleText([...styles2[style]], text, { validateStream: false });
}

// src/report/explain/outcome-filters.ts
function withOutcome(all, outcome) {
  return withJudgement(all).filter(({ judgement }) => judgement.outcome === outcome);
}
var severity = { fail: 0, inconclusive: 1, accepted: 2, pass: 3 };
function findWorst(all) {
  return withJudgement(all).toSorted(
    ({ judgement: a }, { judgement: b }) => severity[a.outcome] - severity[b.outcome] || a.headroom - b.headroom
  )[0];
}
function baseJudgements(tests) {
  return tests.map(({ comparison, base }) => ({ comparison, judgement: base }));
}
function isAgainstBaseOnly(tests) {
  const states = tests.map(({ comparison }) => comparison.state);
  return states.includes("against base") && !states.includes("measured");
}
function shownJudgements(tests) {
  const isBaseOnly = isAgainstBaseOnly(tests);
  return { isBaseOnly, shown: isBaseOnly ? baseJudgements(tests) : tests };
}
function withoutResult(tests) {
  return tests.filter(({ comparison }) => isLacking(comparison));
}
function countedTests(sections) {
  return testVerdicts(sections).filter(({ comparison }) => !isNew(comparison));
}
function exceeds(outcome) {
  return outcome === "fail" || outcome === "accepted";
}
function contradictsFigure({ multiplier: multiplier2, ceiling, outcome }) {
  return outcome !== "inconclusive" && exceeds(outcome) !== multiplier2 > ceiling;
}
function leavesOpen(judgement, interval) {
  if (judgement === void 0 || interval === void 0) return false;
  const isDecided = judgement.outcome !== "inconclusive" && !contradictsFigure(judgement);
  return isDecided && contains(interval, judgement.ceiling);
}
function contains({ low, high }, ceiling) {
  return low <= ceiling && ceiling < high;
}
function leftByNoise(judgement, row) {
  const interval = row?.interval;
  if (interval === void 0 || !isTooWide(interval)) return void 0;
  if (judgement === void 0 || judgement.outcome === "inconclusive") return "nothing";
  if (exceeds(judgement.outcome) && judgement.multiplier !== row?.multiplier) return "side";
  return contains(interval, judgement.ceiling) ? "nothing" : "side";
}
function isNoisy({ comparison, judgement, base }) {
  const { own, against } = measuredFigures(comparison);
  return [leftByNoise(judgement, own), leftByNoise(base, against)].some((left2) => left2 !== void 0);
}
function measuredFigures(comparison) {
  if (isUnmeasured(comparison)) return {};
  const { base } = comparison;
  return {
    own: comparison.state === "measured" ? comparison : void 0,
    against: base?.state === "measured" ? base : void 0
  };
}
function isOpen({ comparison, judgement, base }) {
  const { own, against } = measuredFigures(comparison);
  return leavesOpen(judgement, own?.interval) || leavesOpen(base, against?.interval);
}
function lacksPairs2(judgement) {
  const { outcome, evidence } = judgement;
  if (isDisputed(judgement)) return false;
  return outcome === "inconclusive" && evidence?.ending !== "pairs" && evidence?.ending !== "contradiction";
}
function withJudgement(all) {
  return all.flatMap(
    (one) => one.judgement === void 0 ? [] : [{ ...one, judgement: one.judgement }]
  );
}
function skippedTests({
  identicalBase,
  skipped = []
}) {
  return identicalBase === void 0 ? skipped : [];
}

// src/report/explain/all-tests.ts
var shownAs = {
  baseline: multiplier,
  base: (value) => value.toFixed(3)
};
function shownMean(headline2, role) {
  const mean = headline2[role];
  if (mean === void 0) return void 0;
  const shown = shownAs[role];
  const { multiplier: value, interval } = mean;
  return {
    figure: shown(value),
    ...interval && { interval: [shown(interval.low), shown(interval.high)] }
  };
}
function allTestsText({ headline: headline2 }, names) {
  const clauses = references.flatMap((role) => {
    const mean = shownMean(headline2, role);
    if (mean === void 0) return [];
    const { figure, interval } = mean;
    return [
      {
        text: besideTime(figure, engineName(names, role)),
        between: interval?.join(" to ")
      }
    ];
  });
  const texts = clauses.map(({ text, between: between3 }) => between3 === void 0 ? text : `${text} (${between3})`);
  const hasInterval = clauses.some(({ between: between3 }) => between3 !== void 0);
  return [...texts, ...hasInterval ? ["with 95% confidence"] : []].join(", ");
}
function allTestsName(verdict) {
  return withoutResult(testVerdicts(verdict)).length === 0 ? "All tests" : "All tests with a result";
}

// src/report/folded.ts
function foldedText({ sections }, all) {
  const tests = sections.reduce((sum, one) => sum + one.tests.length, 0);
  const notes2 = blocksAt("notes", all).flatMap((block) => "blocks" in block ? block.blocks : []).flatMap((block) => block.kind === "list" && block.opening !== void 0 ? block.items : []).length;
  const counted2 = Object.entries({ section: sections.length, test: tests, note: notes2 }).flatMap(
    ([noun, number]) => number === 0 ? [] : [plural(number, noun)]
  );
  return [...counted2, `${counted2.length === 0 ? "" : "and "}how this was measured`].join(", ");
}

// src/report/format/table.ts
function left(...headings3) {
  return headings3.map((heading2) => ({ heading: heading2, align: "left" }));
}
function named(...headings3) {
  return headings3.map((heading2) => ({ heading: heading2, align: "left", isName: true }));
}
function right(...headings3) {
  return headings3.map((heading2) => ({ heading: heading2, align: "right" }));
}
function isEngineTable(table) {
  return "engines" in table;
}
function wideTable({ columns, engines, figures, rows, last }) {
  const [first] = figures;
  const headings3 = engines.flatMap(
    (engine) => figures.map(({ name, unit }, index) => {
      if (index === 0) return `${engine} (${unit}) ${name}`.trim();
      return unit === first?.unit ? name : `${name} (${unit})`;
    })
  );
  const others = last === void 0 ? headings3 : [...headings3, last];
  return {
    columns: [...columns, ...right(...others)],
    rows: rows.map((row) => ({
      cells: [...row.cells, ...row.figures.flat(), ...row.last === void 0 ? [] : [row.last]]
    }))
  };
}
function narrowTable({ columns, engines, figures, rows, last }) {
  const headings3 = figures.map(({ name, unit }) => name === "" ? unit : `${name} (${unit})`);
  const others = last === void 0 ? headings3 : [...headings3, last];
  return {
    columns: [...columns, ...left("Engine"), ...right(...others)],
    rows: rows.flatMap(
      (row) => engines.map((engine, index) => {
        const names = index === 0 ? row.cells : row.cells.map(() => "");
        const end = index === engines.length - 1 ? row.last ?? "" : "";
        return {
          cells: [...names, engine, ...row.figures[index] ?? [], ...last === void 0 ? [] : [end]]
        };
      })
    )
  };
}

// src/report/format/text-blocks.ts
var styles3 = { good: "success", uncertain: "warning", bad: "error", aside: "plain" };
var belowTitle = "  ";
function drawBlocks(blocks, maxItems2, indent = belowTitle) {
  return blocks.flatMap((block) => {
    const title = block.kind === "section" || block.kind === "details" ? block.title : void 0;
    const { own, others } = draw(block, { maxItems: maxItems2, indent: title === void 0 ? indent : belowTitle });
    return [own.length === 0 || title === void 0 ? own : [heading(title), ...own], ...others].filter(
      (lines) => lines.length > 0
    );
  });
}
function draw(block, layout, style = "plain") {
  const { maxItems: maxItems2, indent } = layout;
  const textLines = (text, of = "plain") => linesOf(text, indent, of);
  switch (block.kind) {
    case "verdict": {
      const lines = wrap(`${block.word}: ${block.rest}`, "", "  ");
      return drawn(lines.map((text) => ({ text, style: styles3[block.tone] })));
    }
    case "text": {
      if (block.text === "") return drawn([]);
      return drawn(textLines(block.lead === void 0 ? block.text : `${block.lead}: ${block.text}`, style));
    }
    case "list": {
      const { items, more } = block;
      const shown = more === void 0 ? items : truncateList(maxItems2, items, more);
      return drawn(shown.flatMap((item) => textLines(item, style)));
    }
    case "code":
      return drawn(block.lines.map((text) => ({ text: `${indent}${text}`, style: "plain" })));
    case "facts":
      return drawn(block.facts.flatMap(({ label, value }) => textLines(`${label}: ${value}`)));
    case "table": {
      if (block.table === void 0 || block.table.rows.length === 0) return drawn([]);
      const table = isEngineTable(block.table) ? narrowTable(block.table) : block.table;
      if (block.asTexts) return drawn(columnTexts(table).flatMap((text) => textLines(text)));
      const lines = drawTextTable(table, block.title === void 0 ? indent : belowTitle);
      return block.title === void 0 ? drawn(lines) : titled(block.title, drawn(lines));
    }
    case "group":
      return titled(block.title, drawAll(block.blocks, { ...layout, indent: belowTitle }, block.tone));
    case "section":
      return drawAll(block.blocks, layout, block.tone);
    case "details":
      return drawAll([block.unfolded ?? [], block.blocks].flat(), layout);
    case "heading":
    case "chart":
      return drawn([]);
  }
}
function drawn(own) {
  return { own, others: [] };
}
function drawAll(blocks, layout, tone) {
  const all = blocks.map((block) => draw(block, layout, tone && styles3[tone]));
  return { own: all.flatMap(({ own }) => own), others: all.flatMap(({ others }) => others) };
}
function titled(title, { own, others }) {
  return { own: [], others: [own.length === 0 ? [] : [heading(title), ...own], ...others] };
}
function columnTexts({ columns, rows }) {
  return columns.slice(1).flatMap(({ heading: heading2 }, index) => {
    const known = rows.filter(({ cells }) => cells[index + 1] !== "");
    const facts = known.map(({ cells }) => `${cells[0]}: ${cells[index + 1]}`);
    return facts.length === 0 ? [] : [`${heading2}: ${facts.join("; ")}`];
  });
}
function linesOf(text, indent, style) {
  return wrap(text, indent, `${indent}  `).map((line) => ({ text: line, style }));
}
function heading(text) {
  return { text: cutToWidth(text, terminalWidth), style: "heading" };
}

// src/report/explain/close-calls.ts
var nearMissShare = 0.1;
function nearMisses(verdict, escapeText) {
  const near = ({ judgement }) => judgement.headroom < nearMissShare;
  const line = (name, judgement) => {
    const { multiplier: value, ceiling } = judgement;
    const remark = contradictsFigure(judgement) ? ", too close to tell" : "";
    return `${name}: ${multiplier(value, ceiling)}x (ceiling ${ceiling}x${remark})`;
  };
  return [
    ...withOutcome(testVerdicts(verdict), "pass").filter(near).map(({ comparison, judgement }) => line(escapeText(testPath(comparison)), judgement)),
    ...withOutcome(verdict.sections, "pass").filter(near).map(({ judgement, ...section }) => line(`${sectionPath(section)} average`, judgement))
  ];
}
function lowConfidence(verdict, escapeText) {
  const tests = testVerdicts(verdict);
  const line = (name, { multiplier: value, ceiling, evidence }, what, unit) => {
    if (evidence?.ending === void 0) return [];
    const figure = `${multiplier(value, ceiling)}x${what}`;
    return [`${name} (${figure} after ${plural(evidence.pairs, unit)}, ceiling ${ceiling}x)`];
  };
  return [
    ...withOutcome(tests, "pass").flatMap(
      ({ comparison, judgement }) => line(escapeText(testPath(comparison)), judgement, "", "pair")
    ),
    ...withOutcome(verdict.sections, "pass").flatMap(
      ({ judgement, ...section }) => line(`${sectionPath(section)} average`, judgement, "", "round")
    ),
    ...withOutcome(baseJudgements(tests), "pass").flatMap(
      ({ comparison, judgement }) => line(escapeText(testPath(comparison)), judgement, " against the base", "pair")
    )
  ];
}
function remediesOfBase(cause) {
  if (cause === "does not build") return ["mend the base branch"];
  if (cause !== "not built") return [];
  return [
    "run the job again; on-inconclusive: neutral of the workflow lets a change pass whose base cannot be built"
  ];
}
function remedies(verdict) {
  const tests = testVerdicts(verdict);
  const undecided2 = [
    ...withOutcome(tests, "inconclusive").map(({ judgement }) => judgement),
    ...withOutcome(verdict.sections, "inconclusive").map(({ judgement }) => judgement),
    ...withOutcome(baseJudgements(tests), "inconclusive").map(({ judgement }) => judgement),
    ...withOutcome(verdict.groups, "inconclusive").map(({ judgement }) => judgement)
  ];
  const noisy = isTooNoisy(verdict);
  const tooClose = undecided2.some(({ evidence }) => evidence?.ending === "pairs");
  const ended = (ending) => undecided2.some(({ evidence }) => evidence?.ending === ending);
  return [
    ...remediesOfBase(verdict.withoutBase?.cause),
    ...noisy ? ["a quieter runner, or fewer jobs on it at the same time"] : [],
    ...ended("time") ? ["more time (--max-minutes)"] : [],
    ...ended("samples") ? ["more rounds (--rounds)"] : [],
    ...new Set(undecidedFindings(verdict).flatMap(({ words }) => words.remedy ?? [])),
    ...ended("contradiction") ? ["another run: the machine's speed changed during this one"] : [],
    ...tooClose ? [`${noisy ? "" : "a quieter runner, or "}higher ceilings for the figures close to theirs`] : []
  ];
}

// src/report/explain/engine-table.ts
function engineTable({ engines }, verdict, escapeText) {
  const escapeFact = escapeClaim(escapeText, verdict);
  const present = rolesOf(engines).flatMap((role) => engines[role] ?? []);
  const shared = sharedOptions(engines);
  const facts = present.map((engine) => engineFacts(engine, escapeFact, shared));
  const rows = (facts[0] ?? []).map(({ label }, index) => [label, ...facts.map((one) => one[index]?.value)]);
  return {
    columns: [...left("", ...present.map(({ name }) => escapeText(name)))],
    rows: rows.filter(([, ...values]) => values.some((value) => value !== void 0)).map((cells) => ({ cells: cells.map((cell) => cell ?? "") }))
  };
}
var maxOptions = 40;
function engineFacts(engine, escapeText, shared = /* @__PURE__ */ new Set()) {
  const {
    kind,
    sourceId,
    missing = [],
    path,
    sha256,
    loads = [],
    origin,
    settings = {},
    variantSettings = {},
    pragmas = {},
    environment,
    isolation = {},
    floorNs = {},
    serverSettings = {},
    uncounted
  } = engine;
  const facts = [
    { label: "Kind", value: kind },
    { label: "Version", value: versionOf(engine) },
    { label: "Source id", value: sourceId && shortenHashes(sourceId) },
    {
      label: "Functions",
      value: missing.map(({ name, loss }) => `${name} is missing: ${loss}`).join("; ") || void 0
    },
    { label: "File", value: path },
    { label: "SHA-256", value: sha256 && [shortenHashes(sha256), ...loads].join(", with ") },
    { label: "Build", value: origin },
    { label: "Own compile options", value: ownOptions(engine, shared) },
    { label: "Settings", value: inForce(serverSettings) },
    // A server answers no pragma.
    ...storages.map((storage) => ({
      label: `Settings, ${storage}`,
      value: kind === "server" ? void 0 : inForce(settings[storage])
    })),
    ...variants.filter(hasOwnSettings).flatMap(
      (variant) => storages.map((storage) => ({
        label: `Settings, ${variant}/${storage}`,
        value: inForce(variantSettings[variant]?.[storage])
      }))
    ),
    ...storages.map((storage) => ({
      label: `Pragmas, ${storage}`,
      value: pragmas[storage]?.join(" ").replace(/;$/, "")
    })),
    { label: "Environment", value: formatEnvironment(environment) },
    ...storages.map((storage) => {
      const floor = floorNs[storage];
      return {
        label: `Floor, ${storage}`,
        value: floor === void 0 ? void 0 : `${microseconds(floor)} us`
      };
    }),
    { label: "Commits", value: uncounted && `not counted: ${uncounted}` },
    ...storages.map((storage) => ({ label: `Isolation, ${storage}`, value: isolation[storage] }))
  ];
  return facts.map(({ label, value }) => ({ label, value: value && escapeText(value) }));
}
function inForce(settings = {}) {
  const values = Object.entries(settings).map(([name, value]) => `${name}=${formatSetting(name, value)}`);
  return values.length === 0 ? void 0 : values.join(", ");
}
function sharedOptions(engines) {
  const [first = [], ...others] = rolesOf(engines).flatMap((role) => [engines[role]?.compileOptions ?? []]);
  return new Set(first.filter((option) => others.every((options) => options.includes(option))));
}
function ownOptions({ compileOptions }, shared) {
  if (compileOptions === void 0) return void 0;
  const own = compileOptions.filter((option) => !shared.has(option));
  if (own.length === 0) return "none";
  return truncateList(maxOptions, own, (more) => `and ${count(more)} more, see results.json`).join(", ");
}
function shortenHashes(text) {
  return text.replace(/\b[0-9a-f]{13,}(?=\b|alt\d)/gi, (hash) => hash.slice(0, 12));
}

// src/report/explain/noise-floor.ts
function noiseFloor({ controls }, names, escapeText) {
  if (controls.length === 0) return [];
  const ratios = controls.map(({ ratio }) => ratio);
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => `${multiplier(ratio)}x`);
  const range = least === most ? least : `${least} to ${most}`;
  const spread = percent(Math.max(...controls.map((control) => control.spread)));
  return [
    {
      label: controls.some(({ machine }) => machine !== void 0) ? "The runners' noise floor" : "This runner's noise floor",
      value: `${names.baseline} measured against itself is ${range}, with a spread of at most ${spread}`
    },
    ...controls.map((control) => ({
      label: controlName(control, escapeText),
      value: controlFigures(control)
    }))
  ];
}
function noiseSentence({ controls }, baseline, escapeText) {
  const [found, ...others] = controls.filter(({ problem }) => problem !== void 0);
  if (found === void 0) return void 0;
  const more = others.length === 0 ? "" : `, and ${plural(others.length, "other control")}`;
  const name = controlName(found, escapeText);
  const what = found.problem === "biased" ? `is ${multiplier(found.ratio)}x (${name}, ${pValue(found.p)}${more})` : `has a spread of ${percent(found.spread)} (${name}${more})`;
  return `${baseline} measured against itself ${what}`;
}
function noiseReason({ ratio, p, spread, pairs, problem }, baseline) {
  const subject2 = `${baseline} measured against itself`;
  const seen = `in ${plural(pairs, "pair")}`;
  if (problem === "biased")
    return `${subject2} is ${multiplier(ratio)}x ${seen}, ${pValue(p)}; ${fairRatio.low}x to ${fairRatio.high}x is allowed`;
  return `${subject2} has a spread of ${percent(spread)} ${seen}; at most ${percent(mostSpread)} is allowed`;
}
function controlName({ storage, kind, workload, machine }, escapeText) {
  return `${storage} ${kind} ${escapeText(workload)}${machine === void 0 ? "" : ` on ${machine}`}`;
}
function controlFigures({ ratio, interval, spread, pairs }) {
  const range = `${multiplier(interval.low)}x to ${multiplier(interval.high)}x`;
  return `${multiplier(ratio)}x (${range}), spread ${percent(spread)}, ${plural(pairs, "pair")}`;
}

// src/report/explain/repeatability.ts
var import_jstat = __toESM(require_jstat(), 1);
var sidesOf95 = 1.96;
function expectedDifference(intervals) {
  if (intervals.length === 0) return void 0;
  const deviations = intervals.map(({ low, high }) => Math.SQRT2 * Math.log(high / low) / (2 * sidesOf95));
  return { median: quantile(deviations, 0.5), most: quantile(deviations, 0.95) };
}
function quantile(deviations, share) {
  const below = (difference) => deviations.reduce((sum, one) => sum + (one === 0 ? 1 : 2 * import_jstat.default.normal.cdf(difference, 0, one) - 1), 0) / deviations.length;
  let [low, high] = [0, 4 * Math.max(...deviations)];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (below(middle) < share) low = middle;
    else high = middle;
  }
  return high;
}

// src/report/explain/facts.ts
function briefFacts({ suite, run, engines }, verdict, escapeText) {
  const { test, average, rules } = verdict.ceilings;
  const escapeFact = escapeClaim(escapeText, verdict);
  const others = rules.length === 0 ? "" : `, changed by ${plural(rules.length, "rule")}`;
  const parts = [
    `Ceilings ${test}x for a test and ${average}x for a section's average${suiteCeilingsText(verdict)}${others}`,
    ...suite === void 0 ? [] : [plural(suite.rows, "row"), ...warehousesText(suite), ...formText(suite)],
    ...run === void 0 ? [] : [pairsText(verdict), decisionText(verdict.rule)],
    ...versionsText(engines, escapeText, escapeFact)
  ];
  return `${parts.join("; ")}.`;
}
function suiteCeilingsText({ ceilings: { suites: suites2 = {} }, sections }) {
  const texts = suiteNames.filter((suite) => hasSuite(sections, suite)).flatMap((suite) => {
    const figures = [
      ...suites2.test?.[suite] === void 0 ? [] : [`${suites2.test[suite]}x for a test`],
      ...suites2.average?.[suite] === void 0 ? [] : [`${suites2.average[suite]}x for an average`]
    ];
    return figures.length === 0 ? [] : [`, in the suite ${suite} ${figures.join(" and ")}`];
  });
  return texts.join("");
}
function versionsText(engines, escapeText, escapeFact) {
  const named2 = (engine) => {
    const version = versionOf(engine);
    return version && `${escapeText(engine.name)} ${escapeFact(version)}`;
  };
  const candidate = named2(engines.candidate);
  const others = [engines.baseline, engines.base].flatMap((engine) => engine ? [named2(engine)] : []);
  if (!candidate || others.some((other) => !other)) return [];
  return [`${candidate} against ${others.join(" and ")}`];
}
function runFacts(recording, verdict, escapeText, parts = []) {
  const { suite, run, machine, machines: machines2, engines, identicalBase, tests } = recording;
  const { ceilings, pairs } = verdict;
  const names = engineNames({ engines }, escapeText);
  const escapeFact = escapeClaim(escapeText, verdict);
  const rules = ceilings.rules.map((rule) => ruleText(rule, escapeText)).join("; ");
  return [
    ...rules === "" ? [] : [{ label: "Ceilings by rule", value: rules }],
    ...engines.base === void 0 || verdict.sections.length === 0 ? [] : [{ label: "Ceilings against the base", value: baseText(verdict) }],
    ...identicalBase === void 0 ? [] : [{ label: "Base", value: identicalText(identicalBase, escapeFact) }],
    ...suite === void 0 ? [] : [{ label: "Suite", value: suiteText(suite, tests, escapeText) }],
    ...parts.flatMap((part) => part.suiteFacts?.(verdict, names) ?? []),
    ...run === void 0 ? [] : [{ label: "Clock", value: escapeFact(run.clock) }],
    ...run === void 0 ? [] : [{ label: "Run", value: runText(run, escapeText, escapeFact) }],
    ...reusedFacts(recording, names),
    ...repeatabilityFacts(verdict),
    ...pairs.unused === 0 ? [] : [{ label: "Pairs", value: usedText(pairs) }],
    ...run?.timeline === void 0 ? [] : [
      {
        label: run.resumed === void 0 ? "Time of each step" : "Time of each step since it was resumed",
        value: timelineText(run.timeline, escapeFact)
      }
    ],
    ...parts.flatMap((part) => part.facts?.(recording, escapeFact) ?? []),
    // Several have a table.
    ...machine === void 0 || machines2 !== void 0 || verdict.confirmation !== void 0 ? [] : [{ label: "Machine", value: machineText(machine, escapeFact) }],
    ...noiseFloor(verdict, names, escapeText)
  ];
}
function identicalText({ path, sha256 }, escapeText) {
  const file = path === void 0 ? "" : `${escapeText(path)}, `;
  return `${file}not measured: it is the candidate's file, SHA-256 ${escapeText(shortenHashes(sha256))}`;
}
function baseText({ sections, ceilings }) {
  const measured = new Set(sections.map(({ storage }) => storage));
  return [...measured].map((storage) => `${ceilings.base[storage]}x ${storagePhrases[storage]}`).join(", ");
}
function repeatabilityFacts(verdict) {
  const isDurable = ({ storage, kind }) => storage === "autocommit" && kind === "writes";
  const textOf = (areDurable) => {
    const intervals = testVerdicts(verdict).flatMap(
      ({ comparison }) => comparison.state === "measured" && isDurable(comparison) === areDurable ? comparison.interval ?? [] : []
    );
    const expected = expectedDifference(intervals.filter(({ low }) => low > 0));
    if (expected === void 0) return [];
    const [median2, most] = [expected.median, expected.most].map((share) => `${(100 * share).toFixed(1)}%`);
    return [
      `${areDurable ? "autocommit writes " : ""}${median2} in the median test and ${most} in the 95th percentile`
    ];
  };
  const texts = [...textOf(false), ...textOf(true)];
  return texts.length === 0 ? [] : [{ label: "A second run would differ by", value: texts.join("; ") }];
}
function reusedFacts({ tests }, names) {
  const texts = ["baseline", "base"].flatMap((role) => {
    const reused = tests.filter(({ checks }) => checks.some((one) => one.role === role && one.reused));
    if (reused.length === 0) return [];
    return [`${plural(reused.length, "check")} of ${names[role]} ${reused.length === 1 ? "is" : "are"}`];
  });
  const value = `${texts.join(" and ")} of an earlier run with the same bytes, SQL and settings`;
  return texts.length === 0 ? [] : [{ label: "Checks", value }];
}
function usedText({ used, unused }) {
  return `${count(used)} of ${plural(used + unused, "recorded pair")} were needed`;
}
function decisionText({ rounds, alpha, machines: machines2 = 1, confirmElsewhere, confirms, precision }) {
  if (typeof rounds === "number") return plural(rounds, "round");
  const precise = precision === void 0 ? "" : `, ${precisionText(precision)}`;
  const divided = machines2 === 1 ? "" : `, divided between ${count(machines2)} shards`;
  const isDivided = confirmElsewhere === true || confirms !== void 0;
  const confirming = isDivided ? `, of which the confirming machine has ${100 * confirmingShare}%` : "";
  const least = rounds.min === rounds.max ? "" : `${count(rounds.min)} to `;
  return `${least}${plural(rounds.max, "pair")} at first; at most 1 run in ${count(Math.round(1 / alpha))} fails by chance${confirming}${divided}${precise}`;
}
function precisionText(precision) {
  if (typeof precision === "number") return `intervals of at most \xB1${precision}%`;
  return `more pairs for ${minutes(precision.minutes)} in all`;
}
function ruleText(rule, escapeText) {
  const parts = [
    ...rule.test === void 0 ? [] : [`${rule.test}x for a test`],
    ...rule.average === void 0 ? [] : [`${rule.average}x for the average`],
    ...rule.base === void 0 ? [] : [`${rule.base}x the base's time for a test`],
    ...rule.baseAverage === void 0 ? [] : [`${rule.baseAverage}x the base's time for the average`],
    ...rule.minChange === void 0 ? [] : [`at least ${formatMinChange(rule.minChange)} slower than the base`],
    ...rule.counters === void 0 ? [] : [`${rule.counters}% for counters`],
    ...rule.counterFloor === void 0 ? [] : [`a rise of ${rule.counterFloor} for counters`],
    ...rule.instructions === void 0 ? [] : [`${rule.instructions}% for instructions`],
    ...Object.entries(rule.footprint ?? {}).map(
      ([figure, most]) => most === "off" ? `none for ${figure}` : `${most}% for ${figure}`
    ),
    ...Object.entries(rule.footprintBaseline ?? {}).map(
      ([figure, most]) => most === "off" ? `none for ${figure} of the baseline` : `${most}x for ${figure}`
    )
  ];
  return `${escapeText(ruleScope(rule))} ${parts.join(", ")}`;
}
function suiteText(suite, tests, escapeText) {
  const { rows, seed, hash, others = {} } = suite;
  const short = (text) => escapeText(shortenHashes(text));
  const own = tests.some(({ variant }) => suiteOf(variant) === "oltp") ? [`hash ${short(hash)}`] : [];
  const hashes = Object.entries(others).map(([name, other]) => `hash of ${escapeText(name)} ${short(other)}`);
  const parts = [`seed ${seed}`, plural(rows, "row"), ...warehousesText(suite), ...own, ...hashes];
  return [...parts, ...formText(suite)].join("; ");
}
function warehousesText({ warehouses }) {
  return warehouses === void 0 ? [] : [plural(warehouses, "warehouse")];
}
function formText({ statements = "text", threads }) {
  return [
    ...statements === "text" ? [] : [`${statements} statements`],
    ...threads === void 0 ? [] : [`${threads} connections`]
  ];
}
function pairsText(verdict) {
  const pairs = testVerdicts(verdict).flatMap(
    ({ comparison }) => isUnmeasured(comparison) ? [] : [comparison.screened + ratiosOf(comparison).length]
  );
  const least = Math.min(...pairs);
  const most = Math.max(...pairs);
  if (pairs.length === 0) return "no pairs";
  return `${least === most ? "" : `${count(least)} to `}${plural(most, "pair")} a test`;
}
function runText(run, escapeText, escapeFact) {
  const { tool, startedAt, finishedAt, rounds, maxMinutes, outOfTime = false, resumed = [] } = run;
  return [
    rounds === 1 ? "1 round" : `${formatRounds(rounds)} rounds`,
    ...maxMinutes === void 0 ? [] : [`at most ${minutes(maxMinutes)}`],
    ...outOfTime ? ["time limit reached before every decision"] : [],
    `${escapeText(startedAt)} to ${escapeText(finishedAt)}`,
    ...resumed.length === 0 ? [] : [`resumed ${plural(resumed.length, "time")}`],
    `sqlite-bench-gate ${escapeFact(tool)}`
  ].join("; ");
}
function timelineText(timeline, escapeText) {
  const shown = 5e7;
  return Object.entries(timeline).filter(([, ns]) => ns >= shown).toSorted(([, a], [, b]) => b - a).map(([part, ns]) => `${escapeText(part)} ${(ns / 1e9).toFixed(1)} s`).join(", ");
}
function machineText(machine, escapeText) {
  const { cpu, cores, memoryBytes, platform, kernel, node, loadBefore, fileSystem } = machine;
  const { confined, unconfined, jobs } = machine;
  return [
    escapeText(cpu),
    plural(cores, "core"),
    `${(memoryBytes / 2 ** 30).toFixed(1)} GiB of memory`,
    escapeText(platform),
    escapeText(kernel),
    ...jobs === void 0 ? [] : [`${jobs} pairs timed at once`],
    ...fileSystem === void 0 ? [] : [`databases on ${escapeText(fileSystem)}`],
    ...confined === true ? ["engines ran as other users without network"] : [],
    ...unconfined === void 0 ? [] : [`engines were not confined: ${escapeText(unconfined)}`],
    `load ${loadBefore} before the run`,
    `Node ${escapeText(node)}`
  ].join("; ");
}

// src/report/format/capital.ts
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// src/verdict/faster.ts
function fasterTogether({ headline: { base } }) {
  if (base?.interval === void 0 || base.interval.high >= 1) return void 0;
  const deviation = base.tests === 1 ? layoutDeviations.test : layoutDeviations.overall;
  return -Math.log(base.multiplier) < mostDeviations * deviation ? void 0 : base.multiplier;
}

// src/report/explain/cause-rows.ts
var severity2 = { fail: 0, inconclusive: 1, accepted: 2, pass: 3 };
function baseRows(verdict) {
  const { causes, groups } = verdict;
  const tests = testVerdicts(verdict);
  const ofTests = tests.flatMap(
    ({ comparison, base }) => base === void 0 ? [] : [{ tests: [comparison], judgement: base }]
  );
  const isOver = ({ judgement }) => judgement.outcome !== "pass";
  const over2 = [...ofTests, ...groups].filter(isOver);
  const { caused, others } = rowsByCause(over2, (row) => row.tests, causes);
  const ratios = baseRatios(tests);
  const alone = [...others];
  const rows = causes.map((cause) => {
    const group = groupOfCause(groups, cause);
    const mean = group?.judgement.multiplier ?? cause.ratio;
    const failing = caused.get(cause) ?? [];
    const isSaid = !isMeanOf(cause) || failing.some(({ judgement }) => mean > judgement.ceiling);
    if (!isSaid) alone.push(...failing);
    const inside = new Set(cause.tests.map(testPath));
    const within = ofTests.filter((row) => !isOver(row) && inside.has(testPath(row.tests[0])));
    const interval = group === void 0 ? cause.interval : knownInterval(group.judgement.evidence?.interval);
    return ofCause(cause, { mean, interval }, ratios, isSaid && failing.length > 0 ? failing : within);
  });
  const apart = alone.filter((row) => row.tests.length === 1);
  const means = groups.filter((group) => alone.includes(group)).map(({ level, name, tests: tests2, judgement }) => {
    const path = acceptedPath(level, name, tests2[0]);
    return meanRow(path, tests2, judgement);
  });
  return inOrder([...rows, ...byWorkload(apart, ofTests), ...means]);
}
function baselineRows(verdict) {
  const tests = testVerdicts(verdict).flatMap(
    ({ comparison, judgement }) => judgement === void 0 ? [] : [{ tests: [comparison], judgement }]
  );
  const averages = verdict.sections.flatMap(
    ({ judgement, ...section }) => judgement === void 0 || judgement.outcome === "pass" ? [] : [
      meanRow(
        sectionPath(section),
        section.tests.map(({ comparison }) => comparison),
        judgement
      )
    ]
  );
  const over2 = tests.filter(({ judgement }) => judgement.outcome !== "pass");
  return inOrder([...byWorkload(over2, tests), ...averages]);
}
var mostSlow = 3;
function slowestTexts(verdict, escapeText) {
  const measured = testVerdicts(verdict).flatMap(
    ({ comparison }) => comparison.state === "measured" ? [comparison] : []
  );
  const all = [...Map.groupBy(measured, cellsOf)].map(([path, own]) => {
    return { path, ratio: Math.max(...own.map((one) => one.multiplier)) };
  });
  if (all.length <= mostSlow) return [];
  return all.filter(({ ratio }) => ratio >= leastSlow).toSorted((a, b) => b.ratio - a.ratio).slice(0, mostSlow).map(({ path, ratio }) => `${rowName({ path }, escapeText)} ${multiplier(ratio)}x`);
}
var leastSlow = 1.1;
function inOrder(rows) {
  const isFaster2 = ({ range: [, high] }) => Number(high < 1);
  const isLayout = ({ isLayoutSized }) => Number(isLayoutSized === true);
  const isUndecided = ({ outcome }) => outcome === "inconclusive";
  const share = ({ range: [, high], ceilings: [least = high] }) => high / least;
  const size = ({ range: [low, high] }) => Math.max(Math.log(high), -Math.log(low));
  return rows.toSorted(
    (a, b) => severity2[a.outcome] - severity2[b.outcome] || isLayout(a) - isLayout(b) || isFaster2(a) - isFaster2(b) || (isUndecided(a) ? share(b) - share(a) : size(b) - size(a))
  );
}
function groupOfCause(groups, cause) {
  return groups.find(
    ({ level, name, tests }) => level === cause.level && acceptedPath(level, name, tests[0]) === cause.path
  );
}
function isMeanOf({ level, path }) {
  return level === "cells" ? path.endsWith("/*") : level !== "workload" && level !== "test";
}
function ofCause(cause, { mean, interval }, ratios, judged) {
  const { path, tests, alike, isLayoutSized } = cause;
  const isMean = isMeanOf(cause);
  const known = alike.flatMap((test) => {
    const value = ratios.get(testPath(test));
    return value === void 0 ? [] : [{ test, value }];
  });
  const isWhole = isMean || known.length === 0;
  const outcome = judged.map(({ judgement }) => judgement.outcome).toSorted((a, b) => severity2[a] - severity2[b])[0];
  const decisive = judged.filter(({ judgement }) => judgement.outcome === outcome);
  const single = decisive.filter((row) => row.tests.length === 1 !== isMean);
  return {
    path,
    isMean,
    interval: isMean ? interval : tests.length === 1 ? intervalOf(judged) : void 0,
    range: isWhole ? [mean, mean] : rangeOf(known.map(({ value }) => value)),
    most: cause.range.high,
    tests: isWhole ? tests : known.map(({ test }) => test),
    among: tests.length,
    outcome: outcome ?? "pass",
    ceilings: ceilingsOf(single.length > 0 ? single : decisive),
    lacksPairs: lackPairs(decisive),
    isLayoutSized
  };
}
function cellsOf({ storage, kind, workload }) {
  return `*/${storage}/${kind}/${workload}`;
}
function byWorkload(rows, all) {
  const cells = ({ tests: [test] }) => cellsOf(test);
  return [...Map.groupBy(rows, (row) => `${cells(row)} ${row.judgement.outcome}`).values()].map(
    (alike) => {
      const [first] = alike;
      const tests = alike.flatMap((row) => row.tests);
      return {
        path: alike.length === 1 ? testPath(tests[0]) : cells(first),
        isMean: false,
        interval: alike.length === 1 ? intervalOf(alike) : void 0,
        range: rangeOf(alike.map(({ judgement }) => judgement.multiplier)),
        tests,
        among: alike.length === 1 ? 1 : all.filter((row) => cells(row) === cells(first)).length,
        outcome: first.judgement.outcome,
        ceilings: ceilingsOf(alike),
        lacksPairs: lackPairs(alike)
      };
    }
  );
}
function meanRow(path, tests, judgement) {
  const { multiplier: mean, outcome, ceiling, evidence } = judgement;
  return {
    path,
    isMean: true,
    interval: knownInterval(evidence?.interval),
    range: [mean, mean],
    tests,
    among: tests.length,
    outcome,
    ceilings: [ceiling],
    lacksPairs: lackPairs([{ tests, judgement }])
  };
}
function intervalOf(judged) {
  const own = judged.find(({ tests }) => tests.length === 1);
  return knownInterval(own?.judgement.evidence?.interval);
}
function knownInterval(interval) {
  return interval !== void 0 && interval.confidence >= figureConfidence ? interval : void 0;
}
function rangeOf(values) {
  return [Math.min(...values), Math.max(...values)];
}
function lackPairs(rows) {
  return rows.every(
    ({ judgement: { outcome, evidence } }) => outcome === "inconclusive" && (evidence === void 0 || lacksPairs(evidence.ending))
  );
}
function ceilingsOf(rows) {
  return [...new Set(rows.map(({ judgement }) => judgement.ceiling))].toSorted((a, b) => a - b);
}
function rowName({ path }, escapeText) {
  if (path === "all") return "everything";
  if (suiteNames.some((suite) => suite === path)) return `the suite ${path}`;
  const [variant = "*", storage = "*", kind = "*", workload = "*"] = path.split("/");
  const what = workload !== "*" ? escapeText(workload) : kind === "*" ? "all tests" : kind;
  return [
    what,
    ...storage === "*" ? [] : [storagePhrases[storage]],
    ...variant === "*" ? [] : [variant]
  ].join(", ");
}
function rowExtent({ path, tests, among, isMean }) {
  if (among === 1) return "";
  if (isMean) return `${among} tests`;
  const [, storage = "*"] = path.split("/");
  const workloads = new Set(tests.map(workloadOfCells));
  return `${tests.length} of ${among} ${storage !== "*" && workloads.size === 1 ? "variants" : "tests"}`;
}
function rowTime({ tests, isMean }, verdicts, other) {
  if (isMean) return "";
  const [most] = tests.flatMap((test2) => {
    const found = verdicts.get(testPath(test2));
    if (found === void 0 || isUnmeasured(found.comparison)) return [];
    const { own, against } = measuredFigures(found.comparison);
    const [before2, judged] = other === "base" ? [against?.timeNs.base, found.base ?? against] : [own?.timeNs.baseline, found.judgement ?? own];
    if (before2 === void 0 || judged === void 0) return [];
    const { statements: statements2 } = found.comparison;
    return [{ test: test2, before: before2, after: before2 * judged.multiplier, statements: statements2 }];
  }).toSorted((a, b) => Math.abs(Math.log(b.after / b.before)) - Math.abs(Math.log(a.after / a.before)));
  if (most === void 0) return "";
  const { test, before, after, statements = 0 } = most;
  const times2 = [before, after].map((ns) => shortTime(statements > 0 ? ns / statements : ns)).join(" \u2192 ");
  return `${times2}${statements > 0 ? "" : " a sample"}${tests.length > 1 ? ` (${test.variant})` : ""}`;
}

// node_modules/markdown-table/index.js
function defaultStringLength(value) {
  return value.length;
}
function markdownTable(table, options) {
  const settings = options || {};
  const align = (settings.align || []).concat();
  const stringLength = settings.stringLength || defaultStringLength;
  const alignments = [];
  const cellMatrix = [];
  const sizeMatrix = [];
  const longestCellByColumn = [];
  let mostCellsPerRow = 0;
  let rowIndex = -1;
  while (++rowIndex < table.length) {
    const row2 = [];
    const sizes2 = [];
    let columnIndex2 = -1;
    if (table[rowIndex].length > mostCellsPerRow) {
      mostCellsPerRow = table[rowIndex].length;
    }
    while (++columnIndex2 < table[rowIndex].length) {
      const cell = serialize(table[rowIndex][columnIndex2]);
      if (settings.alignDelimiters !== false) {
        const size = stringLength(cell);
        sizes2[columnIndex2] = size;
        if (longestCellByColumn[columnIndex2] === void 0 || size > longestCellByColumn[columnIndex2]) {
          longestCellByColumn[columnIndex2] = size;
        }
      }
      row2.push(cell);
    }
    cellMatrix[rowIndex] = row2;
    sizeMatrix[rowIndex] = sizes2;
  }
  let columnIndex = -1;
  if (typeof align === "object" && "length" in align) {
    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = toAlignment(align[columnIndex]);
    }
  } else {
    const code = toAlignment(align);
    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = code;
    }
  }
  columnIndex = -1;
  const row = [];
  const sizes = [];
  while (++columnIndex < mostCellsPerRow) {
    const code = alignments[columnIndex];
    let before = "";
    let after = "";
    if (code === 99) {
      before = ":";
      after = ":";
    } else if (code === 108) {
      before = ":";
    } else if (code === 114) {
      after = ":";
    }
    let size = settings.alignDelimiters === false ? 1 : Math.max(
      1,
      longestCellByColumn[columnIndex] - before.length - after.length
    );
    const cell = before + "-".repeat(size) + after;
    if (settings.alignDelimiters !== false) {
      size = before.length + size + after.length;
      if (size > longestCellByColumn[columnIndex]) {
        longestCellByColumn[columnIndex] = size;
      }
      sizes[columnIndex] = size;
    }
    row[columnIndex] = cell;
  }
  cellMatrix.splice(1, 0, row);
  sizeMatrix.splice(1, 0, sizes);
  rowIndex = -1;
  const lines = [];
  while (++rowIndex < cellMatrix.length) {
    const row2 = cellMatrix[rowIndex];
    const sizes2 = sizeMatrix[rowIndex];
    const cellsInRow = settings.fillRows === false ? Math.max(1, cellMatrix[rowIndex === 1 ? 0 : rowIndex].length) : mostCellsPerRow;
    columnIndex = -1;
    const line = [];
    while (++columnIndex < cellsInRow) {
      const cell = row2[columnIndex] || "";
      let before = "";
      let after = "";
      if (settings.alignDelimiters !== false) {
        const size = longestCellByColumn[columnIndex] - (sizes2[columnIndex] || 0);
        const code = alignments[columnIndex];
        if (code === 114) {
          before = " ".repeat(size);
        } else if (code === 99) {
          const half = size / 2;
          if (size % 2) {
            before = " ".repeat(half + 0.5);
            after = " ".repeat(half - 0.5);
          } else {
            before = " ".repeat(half);
            after = before;
          }
        } else {
          after = " ".repeat(size);
        }
      }
      if (settings.delimiterStart !== false && !columnIndex) {
        line.push("|");
      }
      if (settings.padding !== false && // Don’t add the opening space if we’re not aligning and the cell is
      // empty: there will be a closing space.
      !(settings.alignDelimiters === false && cell === "") && (settings.delimiterStart !== false || columnIndex)) {
        line.push(" ");
      }
      if (settings.alignDelimiters !== false) {
        line.push(before);
      }
      line.push(cell);
      if (settings.alignDelimiters !== false) {
        line.push(after);
      }
      if (settings.padding !== false) {
        line.push(" ");
      }
      if (settings.delimiterEnd !== false || columnIndex !== cellsInRow - 1) {
        line.push("|");
      }
    }
    lines.push(
      settings.delimiterEnd === false ? line.join("").replace(/ +$/, "") : line.join("")
    );
  }
  return lines.join("\n");
}
function serialize(value) {
  return value === null || value === void 0 ? "" : String(value);
}
function toAlignment(value) {
  const code = typeof value === "string" ? value.codePointAt(0) : 0;
  return code === 67 || code === 99 ? 99 : code === 76 || code === 108 ? 108 : code === 82 || code === 114 ? 114 : 0;
}

// src/report/format/markdown-blocks.ts
function drawTable({ columns, rows }) {
  const bold = (cell) => `**${cell}**`;
  return markdownTable(
    [
      columns.map(({ heading: heading2 }) => heading2),
      ...rows.map(
        ({ cells, highlighted }) => cells.map((cell, index) => highlighted && index === 0 ? bold(cell) : cell)
      )
    ],
    { align: columns.map(({ align }) => align), alignDelimiters: false }
  );
}
function drawList(items) {
  return items.map((item) => `- ${item}`).join("\n");
}
function drawDetails(summary, content) {
  return content === "" ? "" : `<details>
<summary>${summary}</summary>

${content}

</details>`;
}
function joinBlocks(blocks) {
  return blocks.filter((block) => block !== "").join("\n\n");
}
var maxItems = 20;
var maxInSentence = 5;
function drawBlock(block) {
  switch (block.kind) {
    case "verdict":
      return `**${block.word}**: ${block.rest}`;
    case "text":
      return block.lead === void 0 ? block.text : `${block.lead}: ${block.text}`;
    case "list":
      return drawItems(block);
    case "code":
      return block.lines.length === 0 ? "" : drawCode(block.lines);
    case "facts":
      return drawList(block.facts.map(({ label, value }) => `${label}: ${value}`));
    case "table":
      if (block.table === void 0 || block.table.rows.length === 0) return "";
      return drawTable(isEngineTable(block.table) ? wideTable(block.table) : block.table);
    case "heading":
      return `${"#".repeat(block.depth)} ${block.text}`;
    case "group":
      return joinBlocks(block.blocks.map(drawBlock));
    case "details": {
      const { title = "", summary = title, blocks, unfolded } = block;
      const folded = drawDetails(summary, joinBlocks(blocks.map(drawBlock)));
      return unfolded === void 0 ? folded : joinBlocks([folded, drawBlock(unfolded)]);
    }
    case "chart":
      return drawChart(block.chart);
    case "section": {
      const blocks = block.blocks.filter((one) => drawBlock(one) !== "");
      const [first, ...others] = blocks;
      if (first === void 0) return "";
      const title = `**${block.title}**`;
      const opening = first.kind === "text" ? [`${title}: ${first.text}`] : [title, drawBlock(first)];
      return joinBlocks([...opening, ...others.map(drawBlock)]);
    }
  }
}
function drawCode(lines) {
  const runs = lines.flatMap((line) => line.match(/`+/g) ?? []);
  const fence = "`".repeat(Math.max(3, ...runs.map(({ length }) => length + 1)));
  return [fence, ...lines, fence].join("\n");
}
function drawItems({ items, more, opening, sentence }) {
  if (items.length === 0) return "";
  const most = sentence === void 0 ? maxItems : maxInSentence;
  const shown = more === void 0 ? items : truncateList(most, items, more);
  if (sentence !== void 0) return `${sentence}: ${shown.join(", ")}.`;
  return opening === void 0 ? drawList(shown) : joinBlocks(shown.map((item) => `${opening}: ${item}`));
}
var rowHeight = 22;
var headHeight = 72;
function drawChart({ title, unit, bars, legend }) {
  if (bars.length === 0) return "";
  const most = Math.max(...bars.flatMap(({ value, limit: limit2 }) => [value, limit2]));
  const bar = (values) => `  bar [${values.map((value) => value.toFixed(2)).join(", ")}]`;
  const chart = [
    "```mermaid",
    "---",
    "config:",
    "  xyChart:",
    "    width: 800",
    `    height: ${headHeight + rowHeight * bars.length}`,
    "    titleFontSize: 16",
    "    xAxis:",
    "      labelFontSize: 13",
    "      showTick: false",
    "    yAxis:",
    "      showTitle: false",
    "      labelFontSize: 13",
    "  themeVariables:",
    "    xyChart:",
    '      backgroundColor: "transparent"',
    '      plotColorPalette: "#9198a180, #e5534b, #4493f8"',
    "---",
    "xychart-beta horizontal",
    `  title "${title}"`,
    `  x-axis [${bars.map(({ name }) => `"${name}"`).join(", ")}]`,
    `  y-axis "${unit}" 0 --> ${Number(most.toFixed(2))}`,
    bar(bars.map(({ limit: limit2 }) => limit2)),
    bar(bars.map(({ value }) => value)),
    bar(bars.map(({ value, limit: limit2 }) => Math.min(value, limit2))),
    "```"
  ].join("\n");
  return joinBlocks([chart, legend]);
}

// src/report/source.ts
function footer(machine, { name, commit, run, measuredBy, at: at2, runner }) {
  const measured = machine ?? (runner && inMarkdown(runner));
  const from = measuredBy === void 0 ? link(`run ${run.id}`, run.url) : `measured by ${link(`run ${run.id}`, measuredBy.url)}`;
  const time = `${at2.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return [
    `<sub>Commit ${commit}`,
    `${from}, attempt ${run.attempt}`,
    time,
    ...measured === void 0 ? [] : [`on ${measured}`],
    `${inMarkdown(name)}</sub>`
  ].join(" \xB7 ");
}
function link(text, url) {
  return `[${text}](${url.replace(/[\s()<>[\]\\]/g, encodeURIComponent)})`;
}

// src/report/result.ts
var failureHeadlines = {
  measurement: "Measurement failed",
  publishing: "Publishing failed"
};
function brokenReport({ failed, message, untrusted = false }, { run, measuredBy }) {
  const output = measuredBy === void 0 ? "the output of the engines and of the tool" : "the output of the tool";
  const log = `The log of the ${link("run", run.url)} has ${output}.`;
  return joinBlocks([
    `**${failureHeadlines[failed]}**: ${(untrusted ? inMarkdownCode : inMarkdown)(message)}`,
    failed === "measurement" ? `Nothing was judged. ${log}` : log
  ]);
}
function machineOf(result) {
  if (result.state === "broken" || result.recording.machine === void 0) return void 0;
  const { cpu, cores, platform } = result.recording.machine;
  const escapeFact = escapeClaim(inMarkdown, result.verdict);
  return escapeFact(`${plural(cores, "core")} of ${cpu}, ${platform}`);
}

// src/report/undecided.ts
function undecided(verdict) {
  const tests = testVerdicts(verdict);
  const bases = baseJudgements(tests).filter(({ judgement }) => judgement !== void 0);
  const all = [
    ...counted(tests, "test"),
    ...counted(verdict.sections, "average"),
    ...counted(bases, "test"),
    ...counted(verdict.groups, "average"),
    ...undecidedFindings(verdict).map((one) => one.words.title(one.undecided.length))
  ];
  if (all.length > 0) return `${all.join(", ")} undecided`;
  return isBuildFailure(verdict.withoutBase?.cause) ? "the base could not be built" : "not compared with a base";
}
function counted(all, one) {
  const found = withOutcome(all, "inconclusive");
  return found.length === 0 ? [] : [`${count(found.length)} of ${plural(all.length, one)}`];
}

// src/report/heading.ts
var marks = { good: "\u2705", uncertain: "\u26A0\uFE0F", bad: "\u274C" };
function reportHeading(result, { name, remark }) {
  if (result.state === "broken")
    return `${marks.bad} ${inMarkdown(name)}: ${failureHeadlines[result.failed].toLowerCase()}`;
  const { recording, verdict } = result;
  const { mark, text } = verdictHeading(recording, verdict, inMarkdown);
  const subject2 = inMarkdown(recording.engines.candidate.name);
  return remark === void 0 ? `${marks[mark]} ${subject2}: ${text}` : `${marks.bad} ${subject2}: the status fails; this run: ${text}`;
}
function verdictHeading(recording, verdict, escapeText) {
  const { measurement, outcome } = verdict;
  const skipped = skippedTests(recording);
  const others = skipped.length === 0 ? [] : [`${plural(skipped.length, "test")} not measured`];
  const joined = (...parts) => [...parts.flat(), ...others].join("; ");
  if (measurement.state !== "complete")
    return {
      mark: "bad",
      text: joined([lack(verdict, escapeText)], overClauses(recording, verdict, "fail", escapeText))
    };
  if (outcome === "fail") {
    const over2 = overClauses(recording, verdict, "fail", escapeText);
    return { mark: "bad", text: joined(over2.length > 0 ? over2 : ["the gate fails"]) };
  }
  if (outcome === "inconclusive" && isTooNoisy(verdict))
    return { mark: "uncertain", text: "the runner is too noisy to decide" };
  if (outcome === "inconclusive") return { mark: "uncertain", text: joined([undecided(verdict)]) };
  if (outcome === "accepted") {
    const [first = "", ...more] = overClauses(recording, verdict, "accepted", escapeText);
    return { mark: "good", text: joined([first, ...more].map((clause) => `${clause}, accepted`)) };
  }
  const base = baseClause(recording, verdict, escapeText);
  const ratio = ratioClauses(recording, verdict, escapeText);
  const examined = decisiveExaminations(verdict).map(({ words, found }) => words.title(found));
  const tests = countedTests(verdict).length;
  const within = base !== void 0 || ratio.length > 0 ? [] : examined.length > 0 ? examined : [`${plural(tests, "test")} within ceilings`];
  return {
    mark: base?.isUnknown === true ? "uncertain" : "good",
    text: joined(base === void 0 ? [] : [base.text], ratio, within)
  };
}
function passClauses(recording, verdict, escapeText) {
  const base = recording.identicalBase === void 0 ? baseClause(recording, verdict, escapeText) : void 0;
  return [...base === void 0 ? [] : [base.text], ...ratioClauses(recording, verdict, escapeText)];
}
function ratioClauses(recording, { headline: headline2 }, escapeText) {
  if (headline2.baseline === void 0) return [];
  return [besideTime(multiplier(headline2.baseline.multiplier), engineNames(recording, escapeText).baseline)];
}
function lack(verdict, escapeText) {
  const { measurement } = verdict;
  const tests = testVerdicts(verdict);
  const [problem] = measurement.state === "broken" ? measurement.problems ?? [] : [];
  if (problem !== void 0) return `${escapeText(problem.name)} does not count`;
  const without = withoutResult(tests);
  const failures = without.flatMap(
    ({ comparison }) => comparison.state === "failed" ? comparison.failures.slice(0, 1) : []
  );
  const of = `${count(without.length)} of ${plural(tests.length, "test")}`;
  const stopped = measurement.state === "incomplete" ? "stopped early, " : "";
  const isCrash = failures.length === without.length && failures.every(({ reason, role }) => reason === "crash" && role === "candidate");
  if (without.length === 0)
    return stopped === "" ? failedExaminations(verdict).join("; ") || "nothing was measured" : "stopped early";
  return isCrash ? `crashed in ${of}` : `${stopped}no result in ${of}`;
}
function overClauses(recording, verdict, outcome, escapeText) {
  const isOver = (row) => row.outcome === outcome;
  const [bases, ceilings] = [baseRows(verdict).filter(isOver), baselineRows(verdict).filter(isOver)];
  const names = engineNames(recording, escapeText);
  const worst = Math.max(...ceilings.map(({ range }) => range[1]));
  const tests = ceilings.filter(({ isMean }) => !isMean).reduce((sum, row) => sum + row.tests.length, 0);
  const averages = ceilings.filter(({ isMean }) => isMean).length;
  const counted2 = [
    ...tests === 0 ? [] : [plural(tests, "test")],
    ...averages === 0 ? [] : [plural(averages, "average")]
  ].join(" and ");
  const found = outcome === "fail" ? failureWords(verdict, "title") : findingsOf(verdict).flatMap(
    ({ judge, found: one }) => one.outcome === "accepted" ? [judge.words.title(1)] : []
  );
  return [
    ...bases.length === 0 ? [] : [slowerClause(bases, engineName(names, "base"), escapeText)],
    ...counted2 === "" ? [] : [`${counted2} over the ceiling against ${names.baseline}, worst ${multiplier(worst)}x`],
    ...new Set(found)
  ];
}
function slowerClause(rows, base, escapeText) {
  const [first] = rows;
  const [ratio] = first.range;
  if (first.isMean && (rows.length === 1 || first.path === "all")) {
    const by = ratio < 2 ? `${changeFigure(ratio).slice(1)} slower than` : `${changeFigure(ratio)} the time of`;
    return `${rowName(first, escapeText)} ${by} ${base}`;
  }
  const single = rows.filter(({ isMean }) => !isMean);
  const counted2 = single.length === 0 ? rows : single;
  const tests = testCount(counted2);
  const worst = changeFigure(Math.max(...counted2.map(({ range, most = range[1] }) => most)));
  const means = single.length === 0 ? [] : rows.filter(({ isMean }) => isMean);
  return [
    `${plural(tests, "test")} slower than ${base}, ${tests === 1 ? "by" : "worst"} ${worst}`,
    ...means.map((one) => `${rowName(one, escapeText)} ${changeFigure(one.range[0])} on average`)
  ].join("; ");
}
function testCount(rows) {
  return new Set(rows.flatMap((row) => row.tests.map(testPath))).size;
}
function baseClause(recording, verdict, escapeText) {
  if (recording.identicalBase !== void 0) return { text: "the same file as the base" };
  if (recording.engines.base === void 0) return void 0;
  const base = engineName(engineNames(recording, escapeText), "base");
  if (verdict.headline.base === void 0) return { text: `not compared with ${base}`, isUnknown: true };
  const rows = baseRows(verdict);
  const layout = rows.filter(({ isLayoutSized }) => isLayoutSized);
  const others = rows.filter(({ isLayoutSized }) => !isLayoutSized);
  const slower = others.filter(({ range }) => range[1] > 1);
  if (slower.length > 0) return { text: `${slowerClause(slower, base, escapeText)}, within the ceiling` };
  const faster = testCount(others.filter(({ range }) => range[1] < 1));
  const differing = testCount(layout);
  const together = fasterTogether(verdict);
  const clauses = [
    ...together === void 0 ? [`no test slower than ${base}`, ...faster === 0 ? [] : [`${count(faster)} faster`]] : [`everything ${changeFigure(together).slice(1)} faster than ${base}`, "no test slower"],
    ...differing === 0 ? [] : [`${count(differing)} ${differing === 1 ? "differs" : "differ"} by layout`]
  ];
  return { text: clauses.join(", ") };
}

// src/report/explain/acceptances.ts
var maxIgnored = 10;
function limitsOf({ upTo, commit }, escapeText) {
  const head = commit === void 0 ? "" : ` at ${escapeText(commit.slice(0, 12))}`;
  return `${upTo === void 0 ? "" : ` up to ${upTo}`}${head}`;
}
function acceptedCount({ acceptances: acceptances2 }, escapeText) {
  const all = (acceptances2?.accepted ?? []).map(({ acceptance }) => acceptance);
  const bounds = all.flatMap(({ upTo: upTo2 }) => upTo2 ?? []);
  const multipliers = bounds.filter((bound) => bound.endsWith("x"));
  const comparable = multipliers.length > 0 ? multipliers : bounds;
  const [upTo] = comparable.toSorted((one, other) => Number.parseFloat(other) - Number.parseFloat(one));
  const commit = all.find((one) => one.commit !== void 0)?.commit;
  const [first] = all;
  return first && `${count(all.length)} accepted${limitsOf({ ...first, upTo, commit }, escapeText)}`;
}
function acceptedTexts({ acceptances: acceptances2 }, escapeText, cite) {
  const byAcceptance = Map.groupBy(acceptances2?.accepted ?? [], ({ acceptance }) => acceptance);
  return [...byAcceptance].map(([acceptance, rows]) => {
    const { by, until, reason, url, path } = acceptance;
    const limits = limitsOf(acceptance, escapeText);
    const [first, ...others] = rows.toSorted((one, other) => figureOf(other) - figureOf(one));
    const name = others.length === 0 ? first.name : path;
    const counted2 = others.length === 0 ? "" : `${plural(rows.length, "row")}, the worst `;
    return `${escapeText(name)}: ${counted2}${exceeding(first, escapeText)}, accepted${limits} by ${cite(escapeText(by), url)} until ${until}: "${escapeText(reason)}"`;
  });
}
function figureOf(row) {
  return "judge" in row ? risePercent(row.change) : row.judgement.multiplier;
}
function ignoredTexts({ acceptances: acceptances2 }, escapeText, cite) {
  const all = (acceptances2?.ignored ?? []).map(({ text, by, why, url, renewal }) => {
    const renew = renewal === void 0 ? "" : `. To renew it: ${lineOf(renewal, escapeText)}`;
    return `Ignored: "${escapeText(text)}" by ${cite(escapeText(by), url)}: ${escapeText(why)}${renew}`;
  });
  return truncateList(
    maxIgnored,
    all,
    (more) => `and ${plural(more, "more line")} that ${more === 1 ? "does" : "do"} not count`
  );
}
function offeredLines({ acceptances: acceptances2 }) {
  return (acceptances2?.offered ?? []).map((one) => lineOf(one, visible));
}
function lineOf({ path, upTo, bound, commit, until, reason }, escapeText) {
  const most = upTo ?? `${roundedUp(bound)}${unitOf(parseRowPath(path))}`;
  if (commit === void 0)
    return escapeText(
      `- { path: ${JSON.stringify(path)}, up-to: ${most}, by: ${nameToWrite}, until: ${until}, reason: ${reasonToWrite} }`
    );
  return escapeText(
    `bench-accept: ${path} up to ${most} at ${commit} until ${until}, ${reason ?? reasonToWrite}`
  );
}
function exceeding(row, escapeText) {
  if ("judge" in row) {
    const { judge, change } = row;
    const reason = judge.words.reason(change, change.against === "baseline" ? "the baseline" : "the base");
    return change.name === void 0 ? reason : `${escapeText(change.name)} ${reason}`;
  }
  const { against, judgement } = row;
  const { multiplier: value, ceiling } = judgement;
  const base = against === "base" ? " the base's time," : "";
  return `${multiplier(value, ceiling)}x${base} over ${ceiling}x`;
}

// src/report/explain/failure-reason.ts
function failuresReason(failures, names, escapeText, { untrusted = false }) {
  const escapeMessage = untrusted ? (message2) => `output ${asQuotation(escapeText)(message2)}` : escapeText;
  const [first, ...more] = failures;
  if (first === void 0) return "failed";
  const message = escapeMessage(first.message);
  if (areAlike(failures)) {
    const engines = failures.map(({ role = "candidate" }) => engineName(names, role));
    return `on ${engines.join(" and ")}: ${message}`;
  }
  const kind = failureKind(first, names);
  const others = new Set(more.map((one) => failureKind(one, names)));
  others.delete(kind);
  return `${kind}: ${message}${others.size === 0 ? "" : ` (also ${[...others].join(", ")})`}`;
}
function isMistaken(test) {
  if (test.state !== "failed" || suiteOf(test.variant) !== "own") return false;
  const { executedBy = [], failures } = test;
  return executedBy.length === 0 && areAlike(failures);
}
function isForeign(test) {
  if (test.state !== "failed" || suiteOf(test.variant) !== "own") return false;
  return test.failures.every(({ reason, role }) => reason === "error" && role === "baseline");
}
function areAlike(failures) {
  const [first, ...others] = failures;
  return others.length > 0 && new Set(failures.map(({ role }) => role)).size === failures.length && failures.every(
    ({ reason, role, message }) => reason === "error" && role !== void 0 && message === first?.message
  );
}
function findingReason({ words }, found, base, escapeMessage) {
  if (!("why" in found)) return words.reason(found, base);
  const { ceiling, against } = found;
  const limit2 = against === "baseline" ? `${ceiling}x of` : `${ceiling}% over`;
  return `it has a ceiling of ${limit2} ${base}, and no figure to compare: ${escapeMessage(found.why)}`;
}
function failureKinds(failures) {
  return [...new Set(failures.map(({ reason }) => reason))].join(", ");
}
function failureKind({ reason, role, round }, names) {
  const engine = role === void 0 ? "an engine" : engineName(names, role);
  const what = {
    crash: `${engine} crashed`,
    error: `${engine} failed`,
    timeout: `${engine} timed out`,
    differs: "different work"
  }[reason];
  const when = round === void 0 ? "" : ` in round ${count(round)}`;
  return `${what}${when}`;
}

// src/report/explain/outcome-clauses.ts
function failureClauses(verdict) {
  const { base } = countJudgements(verdict, ({ outcome }) => outcome === "fail");
  return [
    ...[ceilingsClause(verdict) ?? []].flat(),
    ...base === void 0 ? [] : [`${base.text} ${exceed(base)} against the base`],
    ...failureWords(verdict, "clause")
  ];
}
function ceilingsClause(verdict) {
  const { ceilings } = countJudgements(verdict, ({ outcome }) => outcome === "fail");
  return ceilings && `${ceilings.text} ${exceed(ceilings)}`;
}
function undecidedClauses(verdict, maxMinutes, isLimitSaid = false) {
  const endedBy = (...endings) => countJudgements(
    verdict,
    (judgement) => judgement.outcome === "inconclusive" && !isDisputed(judgement) && endings.includes(judgement.evidence?.ending)
  ).all;
  const disputed = countJudgements(
    verdict,
    (judgement) => judgement.outcome === "inconclusive" && isDisputed(judgement)
  ).all;
  const isOutOfTime = endedBy("time") !== void 0;
  const outOfTime = isOutOfTime ? endedBy("time", void 0) : void 0;
  const tooFewPairs = isOutOfTime ? endedBy("samples") : endedBy("samples", void 0);
  const tooClose = endedBy("pairs");
  const contradicted = endedBy("contradiction");
  return [
    ...disputed ? [`only one of two machines says that ${disputed.text} ${exceed(disputed)}`] : [],
    ...outOfTime === void 0 ? [] : [
      isLimitSaid ? `${outOfTime.text} ${be(outOfTime)} undecided` : `${limitReached(maxMinutes)} with ${outOfTime.text} undecided`
    ],
    ...tooFewPairs ? [`too few pairs were measured to decide ${tooFewPairs.text}`] : [],
    ...tooClose ? [`${tooClose.text} ${be(tooClose)} too close to ${itsCeiling(tooClose)} to decide`] : [],
    ...undecidedFindings(verdict).map(({ words, undecided: undecided2 }) => words.clause(undecided2.length)),
    ...contradicted ? [`later pairs of ${contradicted.text} contradict the screening`] : []
  ];
}
function limitReached(maxMinutes) {
  const limit2 = maxMinutes === void 0 ? "the time limit" : `the time limit of ${minutes(maxMinutes)}`;
  return `${limit2} was reached`;
}
function countJudgements(verdict, wanted) {
  const tests = testVerdicts(verdict);
  const part = (all, one, suffix = "") => {
    const found = all.filter(({ judgement }) => judgement !== void 0 && wanted(judgement)).length;
    return found === 0 ? [] : [{ found, text: `${count(found)} of ${plural(all.length, one)}${suffix}` }];
  };
  const ceilings = [...part(tests, "test"), ...part(verdict.sections, "section average")];
  const bases = baseJudgements(tests).filter(({ judgement }) => judgement !== void 0);
  return {
    ceilings: subject(ceilings),
    base: subject([...part(bases, "test"), ...part(verdict.groups, "average")]),
    all: subject([
      ...ceilings,
      ...part(bases, "test", " against the base"),
      ...part(verdict.groups, "average", " against the base")
    ])
  };
}
function subject(parts) {
  if (parts.length === 0) return void 0;
  return {
    text: andList(parts.map(({ text }) => text)),
    single: parts.reduce((sum, { found }) => sum + found, 0) === 1
  };
}
function exceed({ single }) {
  return single ? "exceeds its ceiling" : "exceed their ceilings";
}
function be({ single }) {
  return single ? "is" : "are";
}
function itsCeiling({ single }) {
  return single ? "the ceiling" : "their ceilings";
}

// src/report/explain/worst.ts
var maxNamed = 3;
function worstTest(tests, escapeText) {
  const { isBaseOnly, shown } = shownJudgements(tests);
  const worst = findWorst(shown);
  if (worst === void 0) return void 0;
  const { judgement } = worst;
  const all = shown.flatMap((test) => besideOf(test, isBaseOnly));
  const own = all.find(({ test }) => test.comparison === worst.comparison);
  const isClear = judgement.outcome !== "pass" || contradictsFigure(judgement);
  const passing = all.filter(({ test }) => test.judgement.outcome === "pass");
  const close = own === void 0 || isClear ? [] : passing.filter(({ share, half }) => own.share - share <= Math.hypot(own.half, half));
  const least = Math.min(...close.map(({ share }) => share));
  const among = passing.filter(({ share }) => share >= least);
  const figure = `${multiplier(judgement.multiplier, judgement.ceiling)}x`;
  if (among.length < 2)
    return { judgement, figure, name: escapeText(testPath(worst.comparison)), isAlone: true, isBaseOnly };
  const inDoubt = among.toSorted((one, other) => other.share - one.share);
  const names = inDoubt.map(({ test }) => escapeText(testPath(test.comparison)));
  const most = names.length > maxNamed ? 1 : maxNamed;
  const named2 = truncateList(most, names, (more) => `one of ${more} others`);
  return { judgement, figure, name: orList(named2), isAlone: false, isBaseOnly };
}
function besideOf({ comparison, judgement }, isBaseOnly) {
  if (judgement === void 0 || isUnmeasured(comparison)) return [];
  const figure = isBaseOnly || comparison.state !== "measured" ? comparison.base : comparison;
  if (figure?.state !== "measured" || figure.interval === void 0) return [];
  const { interval } = figure;
  const half = Math.log(interval.high / interval.low) / 2;
  const share = Math.log(judgement.multiplier / judgement.ceiling);
  return [{ test: { comparison, judgement }, share, half }];
}

// src/report/explain/headline.ts
function headline(recording, verdict, escapeText) {
  const { word, rest } = verdictHeadline(recording, verdict, escapeText);
  return { word, rest: [rest, ...remarks(recording, verdict, escapeText)].join(" ") };
}
function remarks({ engines, skipped = [], identicalBase }, verdict, escapeText) {
  return [
    ...newTests(verdict, escapeText),
    identicalBase === void 0 ? skippedSentence(skipped.length) : nothingToCompare,
    baseSentence({ engines }, verdict, escapeText)
  ].filter((sentence) => sentence !== "");
}
function baseSentence({ engines }, verdict, escapeText) {
  const { withoutBase } = verdict;
  if (withoutBase === void 0) return "";
  const { cause, detail } = withoutBase;
  const unknown = "nothing says whether this is slower than the base branch";
  const decides = `${escapeText(engines.baseline.name)}'s ceilings decide`;
  if (cause === "nothing to compare")
    return `No base: the measured commit is in the base branch already, so there is no change to compare; ${decides}.`;
  if (cause === void 0) return `No base: ${unknown}; ${decides} what fails.`;
  const words = detail === void 0 ? "" : `: ${escapeClaim(escapeText, verdict)(detail)}`;
  return `No base: the base could not be built${words}; ${unknown}.`;
}
var nothingToCompare = "Candidate and base are the same file: nothing to compare.";
function newTests(verdict, escapeText) {
  const tests = testVerdicts(verdict).filter(({ comparison }) => isNew(comparison));
  const [first, ...others] = tests.map(({ comparison }) => escapeText(testPath(comparison)));
  if (first === void 0) return [];
  const names = others.length === 0 ? first : `${first} and ${plural(others.length, "other test")}`;
  return [`New, and compared with nothing yet: ${names}, whose SQL the base refuses.`];
}
function skippedSentence(skipped) {
  if (skipped === 0) return "";
  const [were, they] = skipped === 1 ? ["was", "it compares"] : ["were", "they compare"];
  return `${plural(skipped, "chosen test")} ${were} not measured: ${they} with the base only, and the run has none.`;
}
function verdictHeadline(recording, verdict, escapeText) {
  const { engines, run } = recording;
  const { measurement, outcome } = verdict;
  const names = engineNames({ engines }, escapeText);
  const isTimeUp = measurement.state === "incomplete" && run?.outOfTime === true && run.stopped === void 0;
  const found = {
    failing: failureClauses(verdict),
    undecided: undecidedClauses(verdict, run?.maxMinutes, isTimeUp)
  };
  if (isTimeUp)
    return {
      word: "Incomplete",
      rest: `${limitReached(run?.maxMinutes)}. ${capital(missingResults(verdict, found, names, escapeText))}.`
    };
  if (measurement.state === "incomplete") {
    const why = verdict.untrusted ? `, as the measuring job reports: ${asQuotation(escapeText)(measurement.stopped)}` : ` (${escapeText(measurement.stopped)})`;
    const stopped = `the run was stopped${why}`;
    return { word: "Incomplete", rest: `${stopped}; ${missingResults(verdict, found, names, escapeText)}.` };
  }
  if (measurement.state === "broken") {
    const rest = `${problemClause(measurement.problems, escapeText)}${missingResults(verdict, found, names, escapeText)}.`;
    return { word: "Measurement failed", rest };
  }
  const noisy = noiseSentence(verdict, escapeText(engines.baseline.name), escapeText);
  if (noisy !== void 0 && outcome === "inconclusive" && isTooNoisy(verdict)) {
    const nevertheless = found.failing.length === 0 ? "" : `; by the figures alone, ${found.failing.join("; ")}`;
    return {
      word: "Inconclusive",
      rest: `the runner is too noisy to decide: ${noisy}${nevertheless}.`
    };
  }
  const accepted = acceptedCount(verdict, escapeText);
  const passed = [
    ...accepted === void 0 ? passClauses(recording, verdict, escapeText) : [`passed with ${accepted}`],
    accepted === void 0 ? passClause(verdict, names, escapeText) : acceptedClause(verdict, names, escapeText)
  ].join("; ");
  if (outcome === "pass" || outcome === "accepted") return { word: "Pass", rest: `${passed}.` };
  const all = [...found.failing, ...found.undecided].join("; ");
  if (all === "") return { word: "Inconclusive", rest: `${passed}.` };
  const others = accepted === void 0 ? "" : `; ${accepted}`;
  const although = noisy === void 0 ? "" : `, although the runner is noisy: ${noisy}`;
  if (outcome === "fail") return { word: "Fail", rest: `${all}${others}${although}.` };
  return { word: "Inconclusive", rest: `${all}; ${hasPassed(verdict) ? noOther : noneSurely}${others}.` };
}
function problemClause(problems2, escapeText) {
  const [first, ...others] = problems2 ?? [];
  if (first === void 0) return "";
  const more = others.length === 0 ? "" : ` (and ${plural(others.length, "other problem")})`;
  return `${escapeText(first.name)}: ${escapeText(first.reason)}${more}; `;
}
var noOther = "none of the others exceeds its ceiling";
var noneSurely = "none surely exceeds its ceiling";
function hasPassed(verdict) {
  return testVerdicts(verdict).some(
    ({ judgement, base }) => [judgement, base].some((one) => one?.outcome === "pass" || one?.outcome === "accepted")
  );
}
function mistakeIn(tests, names, escapeText, verdict) {
  const failed = tests.map(({ comparison }) => comparison).find(isMistaken);
  if (failed === void 0) return [];
  return [failuresReason(failed.failures, names, escapeText, verdict).replace(/;$/, "")];
}
function missingResults(verdict, { failing, undecided: undecided2 }, names, escapeText) {
  const tests = testVerdicts(verdict);
  const examinations = decisiveExaminations(verdict);
  const failed = failedExaminations(verdict);
  const own = mistakeIn(tests, names, escapeText, verdict);
  const isIncomplete = verdict.measurement.state === "incomplete";
  if (tests.length === 0 && examinations.length > 0)
    return examinations.map(({ words, found }) => words.failed(found) ?? words.completed(found)).join("; ");
  if (tests.length === 0) return isIncomplete ? "nothing was measured" : "no test was planned";
  const without = withoutResult(tests).length;
  if (without === tests.length)
    return [`none of ${plural(tests.length, "test")} has a result`, ...own, ...failed].join("; ");
  const have = without === 1 ? "has" : "have";
  const missing = `${count(without)} of ${plural(tests.length, "test")} ${have} no result`;
  const none = undecided2.length > 0 ? noneSurely : without > 0 ? noOther : isIncomplete ? "no test exceeded its ceiling before that" : "no test exceeds its ceiling";
  const exceeding2 = failing.length > 0 ? failing : [none];
  return [...without === 0 ? [] : [missing], ...own, ...failed, ...exceeding2, ...undecided2].join("; ");
}
function passClause(verdict, names, escapeText, kind = "test") {
  const tests = countedTests(verdict);
  const examinations = decisiveExaminations(verdict);
  if (tests.length === 0 && examinations.length > 0)
    return examinations.map(({ words, found }) => words.summary(found, names)).join("; ");
  const worst = worstTest(tests, escapeText);
  if (worst === void 0) return `${plural(tests.length, kind)} within ceilings`;
  const { figure, judgement, name, isBaseOnly } = worst;
  const { ceiling } = judgement;
  const hasOneCeiling = shownJudgements(tests).shown.every(
    (one) => (one.judgement?.ceiling ?? ceiling) === ceiling
  );
  const subject2 = tests.length === 1 ? `the only ${kind}` : hasOneCeiling ? `slowest of ${plural(tests.length, kind)}` : `of ${plural(tests.length, kind)}, nearest to its ceiling:`;
  const against = isBaseOnly ? " against the base" : "";
  const remark = contradictsFigure(judgement) ? ", too close to tell" : "";
  const average = nearerAverage(findWorst(verdict.sections), judgement);
  return `${subject2} ${figure}${against} (ceiling ${ceiling}x${remark}): ${name}${average}`;
}
var quietShare = 0.5;
function nearerAverage(section, test) {
  const judgement = section?.judgement;
  if (section === void 0 || judgement === void 0) return "";
  const { multiplier: value, ceiling } = judgement;
  if (value / ceiling <= Math.max(test.multiplier / test.ceiling, quietShare)) return "";
  const remark = contradictsFigure(judgement) ? ", too close to tell" : "";
  return `; average of ${sectionPath(section)} ${multiplier(value, ceiling)}x (ceiling ${ceiling}x${remark})`;
}
function acceptedClause(verdict, names, escapeText) {
  const accepted = new Set(verdict.acceptances?.accepted.map(({ name }) => name));
  const isOther = (test) => !accepted.has(testPath(test.comparison));
  const sections = verdict.sections.map((section) => ({
    ...section,
    judgement: section.judgement?.outcome === "accepted" ? void 0 : section.judgement,
    tests: section.tests.filter(isOther)
  }));
  return testVerdicts({ sections }).length === 0 ? "no other test was measured" : passClause({ sections, examined: {} }, names, escapeText, "other test");
}

// src/report/explain/notes.ts
function notes(recording, verdict, names, parts = []) {
  const isOwn2 = ({ variant }) => suiteOf(variant) === "own";
  const shown = new Set(verdict.sections.filter((section) => !isOwn2(section)).map(({ storage }) => storage));
  const suites2 = new Set(verdict.sections.map(({ variant }) => suiteOf(variant)));
  const others = verdict.sections.filter(({ variant }) => !["tpcc", "server"].includes(suiteOf(variant)));
  const tests = testVerdicts(verdict);
  if (tests.length === 0) return [];
  const measured = tests.flatMap(({ comparison }) => comparison.state === "measured" ? [comparison] : []);
  const hasTurns = tests.some(({ comparison }) => "inTurns" in comparison && comparison.inTurns);
  const hasIntervals = measured.some(({ interval }) => interval !== void 0);
  const hasNoise = measured.some(
    ({ noisePercent, interval }) => noisePercent !== void 0 && interval === void 0
  );
  const worst = worstTest(tests, (text) => text);
  const hasOpen = tests.some(isOpen);
  const hasShort = measured.some(
    ({ warnings, interval }) => interval === void 0 && warnings.some(({ kind }) => kind === "short")
  );
  const hasFloor = measured.some(({ warnings }) => warnings.some(({ kind }) => kind === "floor"));
  const hasParts = verdict.sections.some(({ parts: parts2 }) => parts2?.without !== void 0);
  const { candidate, baseline, base } = names;
  return [
    ...[...shown].flatMap((storage) => [
      storageNotes[storage],
      ...others.some((section) => section.storage === storage) ? commitNotes[storage] : []
    ]),
    ...suites2.has("tpcc") ? tpccNotes(recording.suite?.threads) : [],
    timingNote,
    ...[...suites2].flatMap((suite) => suiteNotes[suite] ?? []),
    ...parts.flatMap((part) => part.suiteNotes?.(recording, verdict) ?? []),
    ...recording.suite?.statements === "prepared" ? [preparedNote] : [],
    ...hasTurns && recording.suite?.threads === void 0 ? [turnsNote] : [],
    ...measured.length === 0 && isAgainstBaseOnly(tests) ? [] : [`Multiplier: the time of ${candidate} / the time of ${baseline}, so above 1 is slower.`],
    ...base === void 0 ? [] : [`vs base: the time of ${candidate} / the time of ${base}, from the same rounds.`],
    ...hasIntervals ? [columnNotes.interval] : [],
    columnNotes.average,
    ...hasParts ? [columnNotes.parts] : [],
    columnNotes.headroom,
    ...hasNoise ? [columnNotes.noise] : [],
    ...worst?.isAlone === false ? [columnNotes.worst] : [],
    ...tests.some(isNoisy) ? [columnNotes.noisy] : [],
    ...hasOpen ? [columnNotes.open] : [],
    ...hasShort ? [columnNotes.short] : [],
    ...hasFloor ? [columnNotes.floor] : [],
    ...recording.tests.some(hasLatencies) ? [latencyNote] : [],
    ...recording.tests.some(hasTransactions) ? [transactionNote] : [],
    ...decisionNotes(verdict, tests),
    ...changedNotes(recording.tests, tests),
    ...parts.flatMap((part) => part.notes?.(verdict) ?? []),
    ...verdict.headline.base === void 0 ? [] : [verdictNotes.changes],
    ...hasLayoutSized(verdict) ? [verdictNotes.layout] : [],
    ...verdict.controls.length === 0 ? [] : [verdictNotes.controls]
  ];
}
function hasLayoutSized({ causes }) {
  return causes.some(({ isLayoutSized }) => isLayoutSized);
}
function decisionNotes({ sections, rule }, tests) {
  const judgements = tests.flatMap(({ judgement, base }) => [judgement ?? [], base ?? []].flat());
  const averages = sections.flatMap(({ judgement }) => judgement ?? []);
  const all = [...judgements, ...averages];
  const hasFailures = all.some(({ outcome }) => exceeds(outcome));
  const hasP = judgements.some(({ outcome, evidence }) => outcome !== "pass" && evidence?.p !== void 0);
  const hasTooFewPairs = all.some(lacksPairs2);
  const hasCloseCalls = all.some(
    (one) => contradictsFigure(one) || one.outcome === "inconclusive" && !lacksPairs2(one)
  );
  const hasLowConfidence = all.some(
    ({ outcome, evidence }) => outcome === "pass" && evidence?.ending !== void 0
  );
  return [
    ...hasFailures ? failNotes(
      rule,
      averages.some(({ outcome }) => exceeds(outcome))
    ) : [],
    ...hasP ? [verdictNotes.p] : [],
    ...hasCloseCalls ? [verdictNotes.close] : [],
    ...hasTooFewPairs ? [verdictNotes.short] : [],
    ...hasLowConfidence ? [verdictNotes.low] : []
  ];
}
function changedNotes(records, tests) {
  const byPath = new Map(records.map((record) => [testPath(record), record]));
  const changed = tests.flatMap(({ comparison }) => {
    const record = byPath.get(testPath(comparison));
    if (comparison.state !== "measured" || record === void 0) return [];
    const { screened, ratios, multiplier: figure } = comparison;
    const first = ratiosTo(pairsOf(record), "baseline").slice(0, screened);
    if (first.length === 0) return [];
    const [before, since] = [first, ratios].map((own) => intervalOfMedian(own.map(Math.log)));
    return before.low > since.high || before.high < since.low ? [{ before: median(first), figure }] : [];
  });
  const [most] = changed.toSorted((a, b) => differenceOf(b) - differenceOf(a));
  if (most === void 0) return [];
  return [
    `${plural(changed.length, "test")} changed while they were measured, such as from ${multiplier(most.before)}x in the first pairs to ${multiplier(most.figure)}x in those of its figure, beyond both intervals: the machine did something else, or the engine changes as it runs.`
  ];
}
function differenceOf({ before, figure }) {
  return Math.abs(Math.log(figure / before));
}
function failNotes({ rounds, alpha }, average) {
  if (typeof rounds === "number")
    return ["Fail: the multiplier is over the ceiling. Every test had the same number of rounds."];
  const rarely = `chance alone would fail any test in fewer than one of ${count(1 / alpha)} runs`;
  return [
    `Fail: a suspicious test is measured again, and fails if so many of the new pairs are over the ceiling that ${rarely}.`,
    ...average ? ["Fail of an average: even the low end of its confidence interval is over the ceiling."] : []
  ];
}
function hasTransactions({ samples }) {
  return samples.some(({ transactions: transactions2 }) => transactions2 !== void 0);
}
function hasLatencies({ samples }) {
  return samples.some(({ latencies }) => latencies !== void 0);
}

// src/report/explain/other-work.ts
var mostQueued = 0.1;
function otherWork({ tests }) {
  let [own, queued] = [0, 0];
  for (const { samples } of tests)
    for (const { ns, queuedNs } of samples) {
      if (queuedNs === void 0) continue;
      own += ns;
      queued += queuedNs;
    }
  const share = queued / (own + queued);
  return share > mostQueued ? [
    `The machine was busy: other processes ran for ${percent(share)} of the engines' time. The figures leave that out, and are less exact.`
  ] : [];
}

// src/report/explain/outcome-reasons.ts
var minPairsForP = 5;
function testReason(judgement, base) {
  return onBothMachines(judgement, ownTestReason(asFirst(judgement), base));
}
function asFirst(judgement) {
  const { elsewhere } = judgement;
  return elsewhere === void 0 ? judgement : { ...judgement, outcome: elsewhere.first };
}
function onBothMachines(judgement, own) {
  const { elsewhere, ceiling } = judgement;
  if (elsewhere === void 0) return own;
  const { firstMachine, machine, multiplier: other } = elsewhere;
  const figures = `${times(judgement.multiplier, ceiling)} on ${firstMachine}, ${times(other, ceiling)} on ${machine}`;
  const said = isDisputed(judgement) ? "only one of two machines exceeds the ceiling" : "two machines measured it";
  return `${said}: ${figures}; the first: ${own}`;
}
function ownTestReason(judgement, base) {
  const { ceiling, outcome, evidence } = judgement;
  const figureText = multiplier(judgement.multiplier, ceiling);
  const named2 = base === void 0 ? `${figureText}x` : besideTime(figureText, base);
  const byMean2 = evidence?.byMean;
  const figure = byMean2 === void 0 ? named2 : `${meanText(byMean2)}; mean ${named2}`;
  if (judgement.bias !== void 0) return `${figure}, ${tooNoisy(judgement, judgement.bias)}`;
  if (exceeds(outcome)) {
    const pairs = evidence === void 0 ? "" : pairsOver(evidence);
    return `${figure}, ${over(judgement)}${pairs}${withheld(evidence)}`;
  }
  if (evidence !== void 0 && lacksPairs(evidence.ending))
    return `${figure}, over ${ceiling}x${pairsOver(evidence, 1)}: ${endedEarly[evidence.ending]}`;
  if (evidence?.ending === "contradiction")
    return `${figure}, over ${ceiling}x in ${count(evidence.over)} of ${plural(evidence.pairs, "pair")}, ${passedBefore}`;
  if (evidence?.phase === "fixed")
    return `${figure}, over ${ceiling}x${pairsOver(evidence, 1)}: ${tooFew(evidence)}`;
  const tooClose = `${figure}, too close to ${ceiling}x to decide, over it`;
  if (evidence === void 0) return tooClose;
  return `${tooClose}${pairsOver(evidence, 1)}: ${between(evidence, ceiling)}`;
}
function groupReason(judgement, base) {
  const own = asFirst(judgement);
  const { multiplier: value, outcome, evidence } = own;
  const precise = (figure2) => `${figure2.toFixed(3)}`;
  const figure = besideTime(precise(value), base);
  if (own.bias !== void 0) return onBothMachines(judgement, `${figure}, ${tooNoisy(own, own.bias)}`);
  if (evidence === void 0)
    return onBothMachines(judgement, `${figure}, over ${limit(own)}: too few rounds to decide`);
  const { interval, pairs, ending } = evidence;
  const between3 = `${precise(interval.low)} to ${precise(interval.high)} with ${confidence(interval.confidence)} confidence`;
  const rounds = `in ${plural(pairs, "round")}, ${between3}`;
  const undecided2 = lacksPairs(ending) ? endedEarly[ending] : ending === "contradiction" ? passedBefore : "too close to decide";
  const side = value > own.ceiling ? "over" : "within";
  const text = exceeds(outcome) ? `${figure}, ${over(own)} ${rounds}${withheld(evidence)}` : `${figure}, ${side} ${limit(own)} ${rounds}: ${undecided2}`;
  return onBothMachines(judgement, text);
}
function averageReason(judgement, parts, escapeText) {
  return onBothMachines(judgement, ownAverageReason(asFirst(judgement), parts, escapeText));
}
function ownAverageReason(judgement, parts, escapeText) {
  const { ceiling, outcome, evidence } = judgement;
  const figure = times(judgement.multiplier, ceiling);
  const made = parts && averageParts(parts, escapeText);
  const why = made === void 0 ? "" : `; ${made}`;
  if (judgement.bias !== void 0) return `${figure}, ${tooNoisy(judgement, judgement.bias)}${why}`;
  if (exceeds(outcome)) {
    const bound = evidence?.phase !== "confirmation" ? "" : `: with ${confidence((1 + evidence.interval.confidence) / 2)} confidence above ${times(evidence.interval.low, ceiling)} over ${plural(evidence.pairs, "round")}`;
    return `${figure}, ${over(judgement)}${bound}${withheld(evidence)}${why}`;
  }
  if (evidence === void 0) return `${figure} (ceiling ${ceiling}x): too few rounds to decide${why}`;
  const rounds = plural(evidence.pairs, "round");
  if (evidence.phase === "fixed") return `${figure}, over ${ceiling}x: ${tooFew(evidence)}${why}`;
  if (lacksPairs(evidence.ending))
    return `${figure} (ceiling ${ceiling}x) in ${rounds}: ${endedEarly[evidence.ending]}${why}`;
  if (evidence.ending === "contradiction")
    return `${figure}, over ${ceiling}x in ${rounds}, ${passedBefore}${why}`;
  return `${figure}, too close to ${ceiling}x to decide after ${rounds}: ${between(evidence, ceiling)}${why}`;
}
function averageParts({ highest, without, geometricMean }, escapeText) {
  if (without === void 0) return void 0;
  return `highest test ${escapeText(highest.workload)} ${times(highest.multiplier)}, without it ${times(without)}; geometric mean ${times(geometricMean)}`;
}
function tooNoisy(judgement, bias) {
  return `too close to ${limit(judgement)} for this runner, which can be off by a factor of ${multiplier(bias)}`;
}
function tooFew({ pairs, needed }) {
  const enough = needed === void 0 ? "" : `; ${needed} could`;
  return `${plural(pairs, "round")} cannot tell it from noise${enough}`;
}
var endedEarly = {
  time: "undecided at the time limit",
  samples: "undecided, and no more pairs were measured"
};
var passedBefore = "although earlier pairs had passed it";
function withheld(evidence) {
  if (evidence?.ending !== "time" && evidence?.ending !== "samples") return "";
  return ": fewer pairs than the rule asks for, which fails in results of another job";
}
function limit({ ceiling, ceilingFrom }) {
  return `${ceiling}x${ceilingFrom === void 0 ? "" : ` (${ceilingFrom})`}`;
}
function over(judgement) {
  return `over ${limit(judgement)}`;
}
function meanText({ median: median2, irregular }) {
  const ofMedian = `median ${times(median2)}`;
  if (irregular === void 0) return ofMedian;
  const { slow, of, times: longer } = irregular;
  return `irregular: ${count(slow)} of ${plural(of, "sample")} take ${times(longer)} as long as the others; ${ofMedian}`;
}
function pairsOver({ over: over2, pairs, p, ending }, minPairs = 2) {
  if (pairs < minPairs) return "";
  const chance = p === void 0 || pairs < minPairsForP || lacksPairs(ending) ? "" : `, ${pValue(p)}`;
  return ` in ${count(over2)} of ${plural(pairs, "pair")}${chance}`;
}
function between({ interval }, ceiling) {
  const [low, high] = [times(interval.low, ceiling), times(interval.high, ceiling)];
  return `with ${confidence(interval.confidence)} confidence between ${low} and ${high}; a ceiling of ${suggestedCeiling(interval.high)}x would leave headroom`;
}
function times(value, ceiling) {
  return `${multiplier(value, ceiling)}x`;
}

// src/report/explain/problems.ts
function problems(verdict, names, escapeText) {
  return [
    ...shardProblems(verdict).map(({ name, reason }) => {
      return { kind: "no result", name: escapeText(name), reason: escapeText(reason) };
    }),
    ...missingProblems(verdict, names, escapeText),
    ...decisiveExaminations(verdict).flatMap(
      ({ words, found }) => words.problems(found, names, escapeText, verdict.untrusted === true).map((one) => ({ kind: "no result", ...one }))
    ),
    ...noiseProblems(verdict, names, escapeText),
    ...ceilingProblems(verdict, "fail", names, escapeText),
    ...findingProblems(verdict, names, escapeText),
    ...ceilingProblems(verdict, "inconclusive", names, escapeText),
    ...undecidedProblems(verdict, escapeText)
  ];
}
function shardProblems({ measurement }) {
  return measurement.state === "broken" ? measurement.problems ?? [] : [];
}
function testsWithoutResult(verdict) {
  const { measurement } = verdict;
  if (measurement.state === "complete") return [];
  const { state, lacking } = measurement;
  const isCounted = state === "incomplete" || shardProblems(verdict).length > 0;
  return isCounted ? lacking.filter((test) => test.state === "failed") : lacking;
}
function missingProblems(verdict, names, escapeText) {
  const reasonOf = (test) => missingReason(test, names, escapeText, verdict);
  const byReason = Map.groupBy(
    testsWithoutResult(verdict),
    (test) => test.state === "failed" ? reasonOf(test) : testPath(test)
  );
  return [...byReason.values()].map((alike) => {
    const [first, ...others] = alike;
    const more = others.length === 0 ? "" : ` and ${plural(others.length, "other test")}`;
    return { kind: "no result", name: `${escapeText(testPath(first))}${more}`, reason: reasonOf(first) };
  });
}
function noiseProblems(verdict, names, escapeText) {
  if (!isTooNoisy(verdict)) return [];
  return verdict.controls.filter(({ problem }) => problem !== void 0).map((control) => {
    const reason = noiseReason(control, names.baseline);
    return { kind: "noise", name: controlName(control, escapeText), reason };
  });
}
function ceilingProblems(verdict, kind, names, escapeText) {
  const all = testVerdicts(verdict);
  const tests = withOutcome(all, kind).map(({ comparison, judgement }) => {
    return { kind, name: escapeText(testPath(comparison)), reason: testReason(judgement) };
  });
  const averages = withOutcome(verdict.sections, kind).map(
    ({ judgement, parts, missing, ...section }) => {
      const gaps = missing > 0 ? `; without ${plural(missing, "missing test")}` : "";
      const reason = `${averageReason(judgement, parts, escapeText)}${gaps}`;
      return { kind, name: `${sectionPath(section)} average`, reason };
    }
  );
  const changes = withOutcome(baseJudgements(all), kind).map(({ comparison, judgement }) => {
    const reason = testReason(judgement, engineName(names, "base"));
    return { kind, name: escapeText(testPath(comparison)), reason };
  });
  const groups = withOutcome(verdict.groups, kind).map(({ name, judgement }) => {
    const reason = groupReason(judgement, engineName(names, "base"));
    return { kind, name: `${escapeText(name)} base average`, reason };
  });
  return [...tests, ...averages, ...groups, ...changes];
}
function findingProblems(verdict, names, escapeText) {
  const escapeMessage = escapeClaim(escapeText, verdict);
  return failingFindings(verdict).flatMap(
    ({ judge, failed }) => [...Map.groupBy(failed, reasonGroup).values()].map((alike) => {
      const [found] = alike;
      const { name, against = "base" } = found;
      const path = alike.length === 1 ? escapeText(findingPath(found)) : plural(alike.length, "test");
      return {
        kind: "finding",
        name: name === void 0 ? path : `${path} ${escapeText(name)}`,
        reason: findingReason(judge, found, engineName(names, against), escapeMessage)
      };
    })
  );
}
function reasonGroup(found) {
  return "why" in found ? `${found.name ?? ""} ${found.ceiling} ${found.why}` : found;
}
function undecidedProblems(verdict, escapeText) {
  const escapeMessage = escapeClaim(escapeText, verdict);
  return undecidedFindings(verdict).flatMap(
    ({ words, undecided: undecided2 }) => [...Map.groupBy(undecided2, ({ why }) => why)].map(([why, alike]) => {
      const [{ test }] = alike;
      const name = alike.length === 1 ? escapeText(testPath(test)) : plural(alike.length, "test");
      return { kind: "unjudged", name, reason: words.reason(escapeMessage(why)) };
    })
  );
}
function missingReason(test, names, escapeText, verdict) {
  if (test.state === "failed") return failuresReason(test.failures, names, escapeText, verdict);
  const { samples } = test;
  const measured = roles.filter((role) => samples[role] !== void 0);
  if (measured.every((role) => samples[role] === 0)) return "not measured";
  const texts = measured.map((role, index) => {
    const number = samples[role] ?? 0;
    return `${index === 0 ? plural(number, "sample") : count(number)} of ${engineName(names, role)}`;
  });
  return `no complete pair: ${texts.join(", ")}`;
}

// src/report/explain/unseen-change.ts
function unchangedTests(verdict, causes) {
  const named2 = new Set(causes.flatMap(({ tests }) => tests.map(testPath)));
  return testVerdicts(verdict).flatMap(({ comparison, base }) => {
    const path = testPath(comparison);
    if (base?.outcome !== "pass" || named2.has(path)) return [];
    return [{ path, storage: comparison.storage, interval: knownInterval(base.evidence?.interval) }];
  });
}
var shareWithin = 0.9;
function reachOf({ interval }) {
  return interval === void 0 ? Number.POSITIVE_INFINITY : Math.max(interval.high - 1, 1 - interval.low);
}
function unseenChange(verdict, causes) {
  const rest = unchangedTests(verdict, causes);
  const sizes = storages.flatMap((storage) => {
    const reaches = rest.filter((one) => one.storage === storage).map(reachOf);
    if (reaches.length === 0) return [];
    const most = reaches.toSorted((a, b) => a - b)[Math.ceil(shareWithin * reaches.length) - 1] ?? 0;
    return most === Number.POSITIVE_INFINITY ? [] : [{ storage, size: Math.ceil(100 * most) / 100 }];
  });
  if (sizes.length === 0) return void 0;
  const sizeOf = new Map(sizes.map(({ storage, size }) => [storage, size]));
  const beyond = rest.filter((one) => reachOf(one) > (sizeOf.get(one.storage) ?? 0)).toSorted((one, other) => reachOf(other) - reachOf(one));
  return {
    size: andList(sizes.map(({ storage, size }) => `${percent(size)} ${storagePhrases[storage]}`)),
    within: rest.length - beyond.length,
    beyond
  };
}

// src/report/explain/base-report.ts
var maxListed = 20;
function baseReport(verdict, names, escapeText, parts = []) {
  if (names.base === void 0) return void 0;
  const { base } = names;
  const measured = testVerdicts(verdict).flatMap(
    ({ comparison }) => isUnmeasured(comparison) || isBaselineOnly(comparison) ? [] : [comparison]
  );
  const compared = measured.filter((one) => one.base?.state === "measured").length;
  const withoutBase = measured.filter((one) => one.base === void 0).length;
  const gaps = withoutBase === 0 ? "" : ` ${plural(withoutBase, "test")} cannot be compared: samples of ${base} are missing.`;
  const failures = measured.flatMap(
    (one) => one.base?.state === "failed" ? [
      `${escapeText(testPath(one))}: not compared: ${failuresReason(one.base.failures, names, escapeText, verdict)}`
    ] : []
  );
  const added = testVerdicts(verdict).flatMap(
    ({ comparison }) => isNew(comparison) ? [
      `${escapeText(testPath(comparison))}: new: ${failuresReason(comparison.failures, names, escapeText, verdict)}`
    ] : []
  );
  const moreTests = (more) => `and ${plural(more, "more test")}, in the tables under "vs base"`;
  const mean = verdict.headline.base;
  const average = mean === void 0 || mean.tests < 2 ? "" : `${changedMeanText(mean)}. `;
  return {
    summary: `${average}${summarise(verdict, compared, base)}${gaps}`,
    others: parts.flatMap((part) => part.againstBase?.(verdict, names, escapeText) ?? []),
    failures: truncateList(maxListed, [...added, ...failures], moreTests)
  };
}
function changedMeanText(mean) {
  return meanText2(mean, timeChange(mean.multiplier), changeFigures);
}
function meanText2({ interval, tests }, own, figures) {
  const bounds = interval === void 0 ? "" : ` (95% confidence: ${figures(interval.low, interval.high).join(" to ")})`;
  return `${own}, the geometric mean of ${plural(tests, "test")}${bounds}`;
}
function isBaselineOnly(comparison) {
  return comparison.state === "measured" && comparison.compare === "baseline";
}
function summarise(verdict, compared, base) {
  const { causes } = verdict;
  if (verdict.headline.base === void 0 || compared === 0) return `No test can be compared with ${base}.`;
  const unseen = unseenChange(verdict, causes);
  const rest = unseen === void 0 ? "" : ` (nine in ten of the others changed by no more than ${unseen.size})`;
  if (causes.length === 0)
    return unseen === void 0 ? `${noneStandsOut(verdict)} (too few rounds to show any change).` : `${noneStandsOut(verdict)} (nine in ten changed by no more than ${unseen.size}).`;
  const changedBy = (some) => new Set(some.flatMap(({ alike }) => alike.map(testPath))).size;
  const [all, slower] = [changedBy(causes), changedBy(causes.filter(({ ratio }) => ratio > 1))];
  const faster = changedBy(causes.filter(({ ratio }) => ratio < 1));
  const layout = all - changedBy(causes.filter(({ isLayoutSized }) => !isLayoutSized));
  const byLayout = layout === 0 ? "" : `; ${count(layout)} of them no more than layout does`;
  const of = `${count(all)} of ${plural(compared, "test")}`;
  return `${of} changed: ${count(slower)} slower, ${count(faster)} faster${byLayout}${rest}.`;
}
function noneStandsOut(verdict) {
  if (withOutcome(baseJudgements(testVerdicts(verdict)), "fail").length > 0)
    return "Apart from the rows over their ceilings, no test stands out from the noise";
  const together = withOutcome(verdict.groups, "fail").length > 0 ? "; together they are slower" : "";
  return `No single test stands out from the noise${together}`;
}
function changeText({ ratio, p, isLayoutSized }, base) {
  const size = `${percent(ratio - 1)} ${ratio > 1 ? "slower" : "faster"}`;
  const layout = isLayoutSized ? `; ${layoutText(base)}` : "";
  return `${multiplier(ratio, 1)}x (${size}), ${pValue(p)}${layout}`;
}
function layoutText(base) {
  return `as many instructions as ${base}: the linker's layout can do this`;
}

// src/report/tables/cause-table.ts
var outcomeWords = {
  fail: "over its ceiling",
  inconclusive: "undecided",
  accepted: "accepted",
  pass: "within its ceiling"
};
var shortOutcomeWords = {
  fail: "over",
  inconclusive: "undecided",
  accepted: "accepted",
  pass: "within"
};
var meanWords = { baseline: " on average", base: " (geometric mean)" };
function causeTable(rows, verdict, { cell, shortNames, isNarrow }, other) {
  const verdicts = new Map(testVerdicts(verdict).map((one) => [testPath(one.comparison), one]));
  const figures = ({ range: [low, high], interval }) => {
    const all = [low, high, ...interval === void 0 ? [] : [interval.low, interval.high]];
    return other === "base" ? changeFigures(...all) : all.map((value) => `${multiplier(value)}x`);
  };
  const limit2 = other === "base" ? changeFigure : (value) => `${value}x`;
  const byLayout = isNarrow ? "as many instructions: layout" : layoutText(engineName(shortNames, other));
  const meanOf = ({ among }) => isNarrow ? ` mean of ${among}` : meanWords[other];
  const verdictOf = (row) => {
    if (row.isLayoutSized && row.outcome === "pass") return byLayout;
    const words = isNarrow ? shortOutcomeWords : outcomeWords;
    const judged = row.outcome === "inconclusive" && row.lacksPairs ? "too few pairs" : words[row.outcome];
    const word = isFaster(row) ? isUnchanged(row) ? "about as fast" : "faster" : judged;
    return row.isLayoutSized ? `${word}; ${byLayout}` : word;
  };
  const columns = [
    [named("Tests")[0], (row) => rowName(row, cell)],
    [
      right(`Time vs ${engineName(shortNames, other)}`)[0],
      (row) => `${between2(figures(row).slice(0, 2))}${row.isMean ? meanOf(row) : ""}`
    ],
    [left("95% confidence")[0], (row) => between2(figures(row).slice(2))],
    [left("In")[0], (row) => isNarrow && row.isMean ? "" : rowExtent(row)],
    [
      right("Ceiling")[0],
      (row) => isFaster(row) ? "" : between2(
        [row.ceilings[0], row.ceilings.at(-1)].map(
          (one) => one === void 0 ? void 0 : limit2(one)
        )
      )
    ],
    [
      left(
        `A statement: ${engineName(shortNames, other)} \u2192 ${engineName(shortNames, "candidate")}`
      )[0],
      (row) => isNarrow ? "" : rowTime(row, verdicts, other)
    ],
    [left("Verdict")[0], verdictOf]
  ];
  const filled = columns.filter(([, text]) => rows.some((row) => text(row) !== ""));
  return {
    columns: filled.map(([column]) => column),
    rows: rows.map((row) => {
      return { cells: filled.map(([, text]) => text(row)), highlighted: row.outcome === "fail" };
    })
  };
}
function isFaster({ outcome, range: [, high] }) {
  return outcome === "pass" && high < 1;
}
function isUnchanged({ range: [low], interval }) {
  return interval === void 0 ? changeFigure(low) === changeFigure(1) : interval.high >= 1;
}
function between2([low, high]) {
  if (low === void 0 || high === void 0) return "";
  return low === high ? low : `${low} to ${high}`;
}

// src/report/against-engines.ts
var maxRows = 10;
var maxOthers = 3;
var engineComparisons = {
  blocks: (input) => [...againstBase(input), ...againstBaseline(input)]
};
function againstBase({ verdict, words, parts }) {
  const found = baseReport(verdict, words.names, words.text, parts);
  if (found === void 0) return [];
  const { summary, others, failures } = found;
  const rows = rowBlocks(baseRows(verdict), { verdict, words }, "base");
  const isPass = verdict.outcome === "pass";
  const more = (left2) => `and ${plural(left2, "more difference")} below`;
  const details = [
    ...isPass ? rows : [],
    { kind: "list", items: [...others.length > maxOthers ? others : [], ...failures] }
  ];
  return [
    ...at("base", {
      kind: "section",
      title: `Against ${baseName(words.names)}`,
      blocks: [
        { kind: "text", text: summary },
        ...isPass ? [] : rows,
        { kind: "list", items: truncateList(maxOthers, others, more) }
      ]
    }),
    ...at("evidence", {
      kind: "section",
      level: "without passing rows",
      title: `What changed against ${baseName(words.names)}`,
      blocks: details.some((block) => block.kind !== "list" || block.items.length > 0) ? details : []
    })
  ];
}
function againstBaseline({ verdict, words, hasSentence }) {
  const { headline: headline2, measurement } = verdict;
  const mean = headline2.baseline;
  if (mean === void 0) return [];
  const { names, text } = words;
  const rows = baselineRows(verdict);
  const average = mean.tests < 2 ? [] : [
    meanText2(
      mean,
      besideTime(multiplier(mean.multiplier), names.baseline),
      (...values) => values.map((value) => `${multiplier(value)}x`)
    )
  ];
  const isWithin = rows.length === 0 && measurement.state === "complete";
  const isSaid = hasSentence && verdict.outcome === "pass";
  const clause = isWithin ? isSaid ? void 0 : passClause(withoutBaseOnly(verdict), names, text) : ceilingsClause(verdict);
  const sentence = [...average, ...clause === void 0 ? [] : [clause]].join("; ");
  const slowest = isWithin && verdict.outcome === "pass" ? slowestTexts(verdict, text) : [];
  return at("baseline", {
    kind: "section",
    title: `Against ${names.baseline}`,
    blocks: [
      { kind: "text", text: sentence === "" ? "" : `${sentence}.` },
      { kind: "text", text: slowest.length === 0 ? "" : `Slowest: ${slowest.join("; ")}.` },
      ...rowBlocks(rows, { verdict, words }, "baseline")
    ]
  });
}
function withoutBaseOnly(verdict) {
  const sections = verdict.sections.flatMap((section) => {
    const tests = section.tests.filter(({ comparison }) => comparison.state !== "against base");
    return tests.length === 0 ? [] : [{ ...section, tests }];
  });
  return testVerdicts({ sections }).length === 0 ? verdict : { sections, examined: {} };
}
function rowBlocks(rows, { verdict, words }, other) {
  if (rows.length === 0) return [];
  const left2 = rows.length - maxRows;
  return [
    {
      kind: "table",
      level: "sections only",
      table: causeTable(rows.slice(0, maxRows), verdict, words, other)
    },
    {
      kind: "text",
      text: left2 > 0 ? `And ${plural(left2, "more row")}${words.isTerminal ? ": --details shows them" : ", in the details below"}.` : ""
    }
  ];
}

// src/report/tables/machine-table.ts
function machineTable(recording, verdict, escapeText) {
  const { machines: machines2, machine, confirmation } = recording;
  const { untrusted = false } = verdict;
  if (machines2 === void 0 && confirmation === void 0) return void 0;
  const escapeFact = untrusted ? asQuotation(escapeText) : escapeText;
  const names = machineNames(recording);
  const first = machines2?.map(
    (one, index) => ({
      name: names[index] ?? "",
      machine: one.machine,
      tests: recording.tests.filter(({ run = -1 }) => run === index).length,
      attempt: one.attempt
    })
  );
  const rows = [
    ...first ?? [{ name: "the first machine", machine, tests: recording.tests.length }],
    ...confirmation === void 0 ? [] : [confirmingRow(confirmation)]
  ];
  const baseline = escapeText(recording.engines.baseline.name);
  return {
    columns: [
      ...named("Machine"),
      ...left("Boot"),
      ...right("Attempt", "Tests", `${baseline} / ${baseline}`, "Spread", "Load", "Cores"),
      ...named("Processor"),
      ...left("Memory"),
      ...named("Kernel", "Databases on"),
      ...left("Machine id")
    ],
    rows: rows.map(({ name, attempt, tests, machine: facts }) => {
      const own = verdict.controls.filter(({ machine: of }) => isOf(of, name));
      return {
        cells: [
          name,
          facts?.bootId?.slice(0, 8) ?? "unknown",
          attempt === void 0 ? "" : String(attempt),
          count(tests),
          floorText(own.map(({ ratio }) => ratio)),
          own.length === 0 ? "" : percent(Math.max(...own.map(({ spread }) => spread))),
          facts === void 0 ? "" : String(facts.loadBefore),
          facts === void 0 ? "" : String(facts.cores),
          facts === void 0 ? "unknown" : escapeFact(facts.cpu),
          facts === void 0 ? "" : `${(facts.memoryBytes / 2 ** 30).toFixed(1)} GiB`,
          facts === void 0 ? "" : escapeFact(facts.kernel),
          facts?.fileSystem === void 0 ? "" : escapeFact(facts.fileSystem),
          facts?.machineId?.slice(0, 8) ?? "unknown"
        ],
        highlighted: own.some(({ problem }) => problem !== void 0)
      };
    })
  };
}
function confirmingRow({ machine, origin, tests }) {
  const facts = { name: "the confirming machine", machine, tests: tests.length };
  return { ...facts, attempt: origin?.attempt };
}
function isOf(machine, name) {
  return machine === name || machine?.startsWith(`${name} (`) === true;
}
function floorText(ratios) {
  if (ratios.length === 0) return "";
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => `${multiplier(ratio)}x`);
  return least === most ? `${least}` : `${least} to ${most}`;
}

// src/statistics/histogram.ts
function middleOf(bucket) {
  const octave = Math.max(0, Math.floor(bucket / bucketsPerOctave) - 1);
  const width = 2 ** octave;
  return (bucket - octave * bucketsPerOctave) * width + (width - 1) / 2;
}
function addHistograms(histograms) {
  const sums = /* @__PURE__ */ new Map();
  for (const [bucket, count2] of histograms.flatMap(({ counts }) => counts))
    sums.set(bucket, (sums.get(bucket) ?? 0) + count2);
  return {
    max: Math.max(...histograms.map(({ max }) => max)),
    counts: [...sums].toSorted(([a], [b]) => a - b)
  };
}
function quantile2(histogram, share) {
  const rank = Math.max(1, Math.ceil(Number((share * totalOf(histogram)).toPrecision(12))));
  let seen = 0;
  for (const [bucket, count2] of histogram.counts) {
    seen += count2;
    if (seen >= rank) return Math.min(middleOf(bucket), histogram.max);
  }
  return histogram.max;
}

// src/report/tables/latency-table.ts
var headings = ["p50", "p95", "p99", "max"];
function sectionLatencies({ tests, engines }, verdict) {
  const roles2 = rolesOf(engines);
  const records = new Map(tests.filter(hasLatencies).map((record) => [testPath(record), record]));
  if (records.size === 0) return [];
  return verdict.sections.flatMap(({ variant, storage, kind, tests: tests2 }) => {
    const timed = tests2.flatMap(({ comparison }) => {
      const record = isUnmeasured(comparison) ? void 0 : records.get(testPath(comparison));
      return record === void 0 ? [] : [
        {
          workload: record.workload,
          engines: histogramsByRole(record, roles2, ({ latencies }) => latencies)
        }
      ];
    });
    return timed.length === 0 ? [] : [{ variant, storage, kind, tests: timed }];
  });
}
function latencyTable({ tests }, names, escapeText) {
  const roles2 = rolesOf(names);
  return {
    columns: named("Test"),
    engines: roles2.map((role) => engineName(names, role)),
    figures: headings.map((name) => ({ name, unit: "us" })),
    rows: tests.map(({ workload, engines }) => ({
      cells: [escapeText(workload)],
      figures: roles2.map((role) => figuresOf(engines[role]))
    }))
  };
}
function figuresOf(histogram) {
  if (histogram === void 0) return headings.map(() => "-");
  const quantiles = [0.5, 0.95, 0.99].map((share) => quantile2(histogram, share));
  return [...quantiles, histogram.max].map(shortMicroseconds);
}
function histogramsByRole({ samples }, roles2, histogramOf) {
  const sums = roles2.flatMap((role) => {
    const own = samples.flatMap((sample) => sample.role === role ? histogramOf(sample) ?? [] : []);
    const [first, ...others] = own;
    return first === void 0 ? [] : [[role, addHistograms([first, ...others])]];
  });
  return Object.fromEntries(sums);
}

// src/report/tables/transaction-table.ts
var headings2 = ["median", "p95", "p99"];
var shares = [0.5, 0.95, 0.99];
function testTransactions({ tests, engines, suite }, verdict) {
  const records = new Map(tests.map((record) => [testPath(record), record]));
  return testVerdicts(verdict).flatMap(({ comparison }) => {
    const record = records.get(testPath(comparison));
    if (comparison.state !== "measured" || record === void 0) return [];
    const workload = findWorkload(record);
    if (workload?.transactions === void 0 || suite === void 0) return [];
    const { variant, storage, kind, workload: name, multiplier: multiplier2 } = comparison;
    const kinds = kindsOf(record, workload.transactions.names, rolesOf(engines));
    const perSecond = perSecondOf(comparison, workload.times(suite.rows));
    return [{ variant, storage, kind, workload: name, multiplier: multiplier2, perSecond, kinds }];
  });
}
function perSecondOf({ timeNs }, transactions2) {
  const rate = (ns) => transactions2 * 1e9 / ns;
  return { baseline: rate(timeNs.baseline), candidate: rate(timeNs.candidate) };
}
function kindsOf({ samples }, names, roles2) {
  return names.flatMap((name) => {
    const timesOf = ({ transactions: transactions2 }) => transactions2?.[name];
    const one = samples.map(timesOf).find((times2) => times2 !== void 0);
    return one === void 0 ? [] : [{ name, count: totalOf(one), engines: histogramsByRole({ samples }, roles2, timesOf) }];
  });
}
function throughputText({ perSecond: { baseline, candidate }, multiplier: value }, names) {
  const tps = (rate) => `${count(rate)} tps`;
  return `${names.candidate} ${tps(candidate)}, ${inWords(value)} ${names.baseline} (${tps(baseline)})`;
}
function transactionTable({ kinds }, names, escapeText) {
  const roles2 = rolesOf(names);
  return {
    columns: [...named("Transaction"), ...right("Count")],
    engines: roles2.map((role) => engineName(names, role)),
    figures: headings2.map((name) => ({ name, unit: "us" })),
    rows: kinds.map(({ name, count: number, engines }) => ({
      cells: [escapeText(name), count(number)],
      figures: roles2.map((role) => figuresOf2(engines[role]))
    }))
  };
}
function figuresOf2(histogram) {
  return shares.map(
    (share) => histogram === void 0 ? "-" : shortMicroseconds(quantile2(histogram, share))
  );
}

// src/messages/command-lines.ts
var commandWidth = 76;
function commandLines(parts) {
  const lines = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const joined = `${last} ${part}`;
    if (last !== void 0 && joined.length <= commandWidth) lines[lines.length - 1] = joined;
    else lines.push(last === void 0 ? part : `  ${part}`);
  }
  return lines.map((line, index) => index === lines.length - 1 ? line : `${line} \\`);
}
function optionParts(words) {
  const parts = [];
  for (const [index, word] of words.entries()) {
    const isValue = !word.startsWith("-") && words[index - 1]?.startsWith("--") === true;
    if (isValue) parts[parts.length - 1] += ` ${word}`;
    else parts.push(word);
  }
  return parts;
}

// src/report/explain/reproduction.ts
var plainName = /^[\w.=-]+$/;
var optionName = /^[a-z][a-z-]*$/;
function reproduction({ engines, suite, origin, run }, verdict, program, compared) {
  const wanted = openTests(verdict);
  if (wanted.length === 0) return void 0;
  const {
    config,
    "own-workloads": ownFiles,
    baseline,
    "upgraded-releases": releases,
    ...others
  } = run?.options ?? {};
  const isKnown = verdict.untrusted !== true;
  const files = compared ?? (typeof releases === "string" ? releasesIn(releases) : void 0);
  if (files !== void 0 && !isOneFile(engines))
    return commandOf(
      [program, "compare", ...[files.base, files.candidate].map((file) => shellWord(visible(file)))],
      [
        ...compared === void 0 && config !== void 0 ? [["config", config === true ? void 0 : config]] : [],
        ...wanted.some(isOwn) && (compared !== void 0 || config === void 0) ? [["own-workloads", compared === void 0 ? ownFiles : void 0]] : [],
        ...environmentOption(engines),
        ...chosenTests(wanted, { variants: ["int"], storages: ["memory", "file"] }, engines.candidate),
        ...suite === void 0 ? [] : sizeOptions(suite, false)
      ]
    );
  const base = isOneFile(engines) ? "same" : isKnown && origin === void 0 ? engines.base?.path : void 0;
  const words = [
    ["candidate", isKnown ? readersPath(engines, origin) : void 0],
    ...engines.base === void 0 ? [] : [["base", base]],
    // A workflow compiles stock SQLite into a folder of its own; without the option, so does the reader.
    ...baseline === void 0 || origin !== void 0 && isAbsolute(String(baseline)) ? [] : [["baseline", baseline]],
    ...config === void 0 ? [] : [["config", config === true ? void 0 : config]],
    ...ownFiles === void 0 && (!wanted.some(isOwn) || config !== void 0) ? [] : [["own-workloads", ownFiles]],
    ...environmentOption(engines),
    ...chosenTests(
      wanted,
      config === void 0 ? { variants: keyVariants, storages } : void 0,
      engines.candidate
    ),
    ...suite === void 0 ? [] : sizeOptions(suite, config !== void 0),
    ...Object.entries(others).filter(([name]) => optionName.test(name))
  ];
  return commandOf([program, "run"], words);
}
function commandOf(first, words) {
  const placeholders = [];
  const texts = words.map(([option, value]) => {
    if (value === true) return `--${option}`;
    if (value !== void 0 && visible(value) === value) return `--${option} ${shellWord(value)}`;
    const placeholder = option === "own-workloads" ? "FILE" : option.toUpperCase();
    placeholders.push(placeholder);
    return `--${option} ${placeholder}`;
  });
  return { parts: [first.join(" "), ...texts], placeholders };
}
function isOwn({ variant }) {
  return suiteOf(variant) === "own";
}
function isOneFile({ candidate, base }) {
  return base?.sha256 !== void 0 && base.sha256 === candidate.sha256 && !areUsedAlike(candidate, base);
}
function isAbsolute(file) {
  return file.startsWith("/");
}
function readersPath({ candidate }, origin) {
  const { path: file } = candidate;
  return origin !== void 0 && file !== void 0 && isAbsolute(file) ? void 0 : file;
}
function environmentOption(engines) {
  const given = rolesOf(engines).flatMap(
    (role) => Object.entries(engines[role]?.environment ?? {}).map(([name, value]) => `${role}:${name}=${value}`)
  );
  return given.length > 0 && given.every((one) => !one.includes(",")) ? [["environment", given.join()]] : [];
}
function chosenTests(wanted, usual, { kind }) {
  const [chosen, places2, names] = [
    wanted.map(({ variant }) => suiteOf(variant)),
    wanted.map(({ storage }) => storage),
    wanted.map(({ workload }) => workload)
  ].map((all) => [...new Set(all)]);
  const keys = keyVariants.filter((key) => wanted.some(({ variant }) => variant === key));
  const isUsual = (own, all = []) => usual !== void 0 && own.length === all.length && all.every((one) => own.includes(one));
  const isBuiltIn = !chosen.some((name) => name === "own" || name === "server");
  const workloads = testsOf(suites).filter(({ variant, storage }) => chosen.includes(suiteOf(variant)) && places2.includes(storage)).map(({ workload }) => workload);
  return [
    ...kind !== "server" && isUsual(chosen, ["oltp"]) ? [] : [["suites", chosen.join()]],
    ...keys.length === 0 || isUsual(keys, usual?.variants) ? [] : [["variants", keys.join()]],
    ...isUsual(places2, usual?.storages) ? [] : [["storages", places2.join()]],
    ...isBuiltIn && isUsual(names, [...new Set(workloads)]) || !names.every((one) => plainName.test(one)) ? [] : [["workloads", names.join()]]
  ];
}
function sizeOptions(suite, hasConfig) {
  const { rows, seed, warehouses, statements = "text", threads = 1 } = suite;
  return [
    ["rows", String(rows)],
    ["seed", String(seed)],
    ...warehouses === void 0 || warehouses === 1 && !hasConfig ? [] : [["warehouses", String(warehouses)]],
    ...statements === "text" && !hasConfig ? [] : [["statements", statements]],
    ...threads === 1 && !hasConfig ? [] : [["threads", String(threads)]]
  ];
}
function openTests(verdict) {
  const isOpen2 = (judgement) => judgement?.outcome === "fail" || judgement?.outcome === "inconclusive";
  const tests = testVerdicts(verdict);
  const single = tests.filter(
    ({ comparison, judgement, base }) => isLacking(comparison) || isOpen2(judgement) || isOpen2(base)
  );
  if (single.length > 0)
    return single.map(({ comparison }) => comparison).filter((test) => !isMistaken(test));
  const inMeans = new Set(
    [
      ...verdict.groups.filter(({ judgement }) => isOpen2(judgement)).flatMap((group) => group.tests),
      ...verdict.sections.filter(({ judgement }) => isOpen2(judgement)).flatMap((one) => one.tests.map(({ comparison }) => comparison))
    ].map(testPath)
  );
  const inFindings = new Set(
    [
      ...failingFindings(verdict).flatMap(({ failed }) => failed),
      ...undecidedFindings(verdict).flatMap(({ undecided: undecided2 }) => undecided2)
    ].flatMap(({ test }) => test === void 0 ? [] : [testPath(test)])
  );
  const named2 = inMeans.size > 0 ? inMeans : inFindings;
  return tests.map(({ comparison }) => comparison).filter((test) => named2.has(testPath(test)));
}

// src/report/what-to-do.ts
var maxOffered = { full: 10, narrow: 3 };
var inComment = "somebody with write access copies a line into a comment on the pull request, writes the reason in place of REASON, and presses Re-run all jobs on";
var validity = "A line is valid for this commit only, up to its figure and until its day; in a merge queue, only lines of the configuration file count.";
var inFile = "put these lines under accept: in the configuration file, with your name in place of NAME, and the reason in place of REASON.";
var ofTimes = "The bound of a time is the upper end of its interval; a line for several tests has the largest.";
var ofPercent = "A bound in percent says by how much the figure may exceed the base's, or its own limit: a tenth more than it did.";
function acceptText(offered, hasBase, measuredBy) {
  const isForFile = offered.some(({ commit }) => commit === void 0);
  const units = new Set(offered.map(({ path }) => unitOf(parseRowPath(path))));
  const worth = hasBase ? "Accept it, if the change is worth its cost" : "Or accept it as it is";
  return [
    `${worth}: ${isForFile ? inFile : `${inComment} ${measuredBy}. ${validity}`}`,
    ...units.has("x") ? [ofTimes] : [],
    ...units.has("%") ? [ofPercent] : []
  ].join(" ");
}
var whatToDo = {
  blocks: ({ recording, verdict, words, runUrl, measuredUrl, program, compared, resume }) => {
    const offered = offeredLines(verdict);
    const rest = resume?.(program);
    const found = rest === void 0 ? reproduction(recording, verdict, program, compared) : void 0;
    const help = verdict.outcome === "inconclusive" && rest === void 0 ? remedies(verdict) : [];
    const shown = offered.slice(0, words.isTerminal ? maxOffered.narrow : maxOffered.full);
    const left2 = offered.length - shown.length;
    const where = (found?.placeholders ?? []).flatMap(
      (one) => placeholderText(one, engineName(words.names, "base"))
    );
    const command = rest ?? found?.parts ?? [];
    const measuredBy = words.link("the run that measured", measuredUrl ?? runUrl);
    const isHere = words.isTerminal || compared !== void 0;
    const again = verdict.outcome === "fail" ? "Measure only what failed" : "Measure it again";
    const measure = isHere ? again : "Measure it on your machine";
    const isWrong = testVerdicts(verdict).some(({ comparison }) => isMistaken(comparison));
    const foreign = testVerdicts(verdict).find(({ comparison }) => isForeign(comparison))?.comparison.workload;
    const blocks = [
      {
        kind: "text",
        text: isWrong ? "Correct the workload that fails on every engine, and run it again." : ""
      },
      { kind: "text", text: foreign === void 0 ? "" : foreignText(foreign, words) },
      { kind: "text", text: rest === void 0 ? "" : goOn(recording) },
      { kind: "text", text: help.length === 0 ? "" : `To decide it: ${help.join("; ")}.` },
      { kind: "text", text: found === void 0 ? "" : `${[measure, ...where].join("; ")}:` },
      {
        kind: "code",
        lines: words.isTerminal ? commandLines(command) : command.length === 0 ? [] : [command.join(" ")]
      },
      {
        kind: "text",
        text: whyText(verdict, compared !== void 0, recording.features?.counts !== void 0)
      },
      {
        kind: "text",
        text: offered.length === 0 ? "" : acceptText(
          verdict.acceptances?.offered ?? [],
          recording.engines.base !== void 0,
          measuredBy
        )
      },
      { kind: "code", lines: shown },
      { kind: "text", text: left2 > 0 ? leftText(left2, words) : "" },
      {
        kind: "text",
        text: runUrl === void 0 ? "" : `${words.link("The run", runUrl)} has the complete report and the results file.`
      }
    ];
    const isNeeded = verdict.outcome === "fail" || verdict.outcome === "inconclusive";
    return isNeeded ? at("what to do", { kind: "section", title: "What to do", blocks }) : [];
  }
};
function leftText(left2, { isTerminal }) {
  const more = `And ${plural(left2, "more row")}`;
  return isTerminal ? `${more}: report.md has the first ${maxOffered.full}.` : `${more}, which a run with these lines offers.`;
}
function whyText(verdict, isCompare, hasCounts) {
  const tests = testVerdicts(verdict);
  const isOver = ({ judgement }) => judgement?.outcome === "fail";
  if (verdict.groups.some(isOver) || tests.some(({ base }) => isOver({ judgement: base })))
    return isCompare ? "To see why: bisect with both builds and --test names the functions that changed (docs/bisect.md)." : hasCounts ? "To see why: report.md and --details name the functions whose instructions changed (docs/counts.md)." : "To see why: add --counts instructions, which names the functions that changed (docs/counts.md).";
  return [...tests, ...verdict.sections].some(isOver) ? "To see why: the command hunt finds statements, rows and indexes that are slow (docs/hunt.md)." : "";
}
function foreignText(workload, { names, text }) {
  return `Give ${text(workload)} the line compare: base, and the build before with --base: the candidate is then compared with that, and ${engineName(names, "baseline")} does not execute it.`;
}
function goOn({ run }) {
  return run?.outOfTime === true ? "It needs more time. Go on where it ended:" : "Go on where it ended:";
}
function placeholderText(placeholder, base) {
  if (placeholder === "BASE") return [`BASE is the engine built from ${base}`];
  return placeholder === "CONFIG" ? ["CONFIG is a file with the settings of the workflow"] : [];
}

// src/report/parts.ts
var acceptances = {
  blocks: ({ verdict, words: { text, link: link2 } }) => {
    const items = [...acceptedTexts(verdict, text, link2), ...ignoredTexts(verdict, text, link2)];
    const blocks = [{ kind: "list", items }];
    return items.length === 0 ? [] : at("what to do", { kind: "section", title: "Accepted regressions", blocks });
  }
};
var machines = {
  blocks: ({ recording, verdict, words }) => {
    const table = machineTable(recording, verdict, words.cell);
    return at("in the details", { kind: "table", title: "Machines", table });
  }
};
var transactions = {
  sectionBlocks: ({ recording, verdict, words }) => {
    const all = testTransactions(recording, verdict);
    return (section) => all.filter((one) => sectionPath(one) === sectionPath(section)).map((one) => transactionBlock(one, words));
  },
  testBlocks: (recording, verdict, words) => {
    const all = testTransactions(recording, verdict);
    return (test) => all.filter((one) => testPath(one) === testPath(test)).map((one) => transactionBlock(one, words));
  }
};
function transactionBlock(test, words) {
  const { names, shortNames, cell } = words;
  return {
    kind: "group",
    title: `Transactions: ${test.variant}, ${storageHeadings[test.storage]}`,
    blocks: [
      { kind: "text", lead: cell(test.workload), text: `${throughputText(test, names)}.` },
      { kind: "table", table: transactionTable(test, shortNames, cell) }
    ]
  };
}
var coreParts = [engineComparisons, acceptances, whatToDo, machines, transactions];
function partsOf(features) {
  return [...coreParts, ...features.flatMap(({ report }) => report ?? [])];
}

// src/report/tables/section-table.ts
function sectionTable(sections, escapeText) {
  return {
    columns: [
      ...named("Section"),
      ...right("Average", "Worst"),
      ...named("Worst test"),
      ...right("Headroom")
    ],
    rows: sections.map((section) => sectionRow(section, escapeText))
  };
}
function sectionRow(section, escapeText) {
  const { missing, tests } = section;
  const { isBaseOnly, shown } = shownJudgements(tests);
  const worst = findWorst(shown);
  const tightest = findWorst([section, ...shown])?.judgement;
  return {
    cells: [
      sectionPath(section),
      isBaseOnly ? "base only" : besideCeiling(section.judgement),
      `${besideCeiling(worst?.judgement)}${isBaseOnly ? " of base" : ""}`,
      worst === void 0 ? "-" : escapeText(worst.comparison.workload),
      // With tests missing, the headroom means nothing.
      missing > 0 ? `${count(missing)} of ${count(tests.length)} missing` : headroom(tightest)
    ],
    highlighted: missing > 0 || tightest?.outcome !== "pass"
  };
}
var relations = { pass: "\u2264", accepted: ">", fail: ">", inconclusive: "\u2248" };
function besideCeiling(judgement) {
  if (judgement === void 0) return "-";
  const relation = lacksPairs2(judgement) ? "?" : contradictsFigure(judgement) ? "\u2248" : relations[judgement.outcome];
  return `${multiplier(judgement.multiplier, judgement.ceiling)} ${relation} ${judgement.ceiling}`;
}
function headroom(judgement) {
  if (judgement === void 0) return "-";
  if (judgement.headroom >= 0) return percent(judgement.headroom);
  return exceeds(judgement.outcome) ? `over by ${percent(judgement.headroom)}` : "none";
}

// src/report/tables/test-table.ts
function testTable({ variant, tests, judgement, interval, missing }, names, escapeText, { notes: length = "full", unit: asked = "time", columns: added = [] } = {}) {
  const isBaseOnly = isAgainstBaseOnly(tests);
  const unit = unitOf2(variant, asked);
  const rows = [
    ...tests.map((test) => ({
      ...testRow(test, escapeText, { length, unit, isBaseOnly }),
      added: added.map((column2) => column2.cell(testPath(test.comparison), isBaseOnly))
    })),
    { ...averageRow(judgement, interval, missing, tests), added: added.map(() => "") }
  ];
  const column = (heading2, cell, align = "right") => ({
    column: { heading: heading2, align },
    cell
  });
  const filled = (one) => rows.some((row) => one.cell(row) !== "") ? [one] : [];
  const unitHeading = unit === "time" ? "us" : unit;
  const other = isBaseOnly ? engineName(names, "base") : names.baseline;
  const intervals = filled(column("95%", (row) => row.interval));
  const columns = [
    ...named("Test").map((names2) => ({ column: names2, cell: (({ figures }) => figures[0]) })),
    column(`${other} (${unitHeading})`, ({ figures }) => figures[1]),
    column(`${names.candidate} (${unitHeading})`, ({ figures }) => figures[2]),
    ...isBaseOnly ? [] : [column("Multiplier", ({ figures }) => figures[3])],
    ...intervals,
    ...names.base === void 0 ? [] : [column("vs base", (row) => row.base)],
    // Noise says less, of the same pairs.
    ...intervals.length > 0 ? [] : filled(column("Noise", (row) => row.noise)),
    ...added.flatMap(({ heading: heading2 }, index) => filled(column(heading2, (row) => row.added[index] ?? ""))),
    ...filled(column("Note", (row) => row.note, "left"))
  ];
  return {
    columns: columns.map((one) => one.column),
    rows: rows.map((row) => ({
      cells: columns.map(({ cell }) => cell(row)),
      highlighted: row.highlighted
    }))
  };
}
function unitOf2(variant, asked) {
  return suites[suiteOf(variant)].unit ?? asked;
}
function testRow({ comparison, judgement, base }, escapeText, { length, unit, isBaseOnly }) {
  const name = escapeText(comparison.workload);
  if (isUnmeasured(comparison)) {
    const figures = [name, "-", "-", "-"];
    const nothing = { base: "-", interval: "", noise: "" };
    return { figures, ...nothing, note: missingNote(comparison), highlighted: isLacking(comparison) };
  }
  const speed = (ns) => {
    if (unit === "time") return microseconds(ns);
    const { rows } = comparison;
    return rows === void 0 || rows === 0 ? "-" : rowsPerSecond(rows, ns);
  };
  const notes2 = rowNotes({ comparison, judgement, base }, length);
  const note = (length === "short" ? notes2.slice(0, 1) : notes2).join(", ");
  if (comparison.state === "against base") {
    const { base: compared, timeNs: timeNs2 } = comparison;
    return {
      figures: [name, isBaseOnly ? speed(compared.timeNs.base) : "-", speed(timeNs2.candidate), "-"],
      base: baseFigure(compared, base),
      interval: "",
      noise: "",
      note,
      highlighted: base !== void 0 && base.outcome !== "pass"
    };
  }
  const { timeNs, multiplier: value, interval, noisePercent } = comparison;
  const baseCell = (compared) => {
    const figure = baseFigure(compared, base);
    return unit === "time" ? figure : `${speed(compared.timeNs.base)}, ${figure}`;
  };
  return {
    figures: [name, speed(timeNs.baseline), speed(timeNs.candidate), multiplier(value, judgement?.ceiling)],
    base: comparison.base?.state === "measured" ? baseCell(comparison.base) : "-",
    interval: interval === void 0 ? "" : plusMinus(interval),
    noise: noisePercent === void 0 ? "" : noise(noisePercent),
    note,
    highlighted: judgement?.outcome !== "pass" || base !== void 0 && base.outcome !== "pass"
  };
}
function rowNotes({ comparison, judgement, base }, length) {
  if (isUnmeasured(comparison)) return [missingNote(comparison)];
  const { own, against } = measuredFigures(comparison);
  const noisy = [
    ...noisyNotes(judgement, own, length),
    ...noisyNotes(base, against, length).map((note) => `base: ${note}`)
  ];
  const isKnown = [leftByNoise(judgement, own), leftByNoise(base, against)].every(
    (left2) => left2 !== "nothing"
  );
  const ownNotes = own === void 0 ? [] : testNotes(judgement, own, length);
  const notesOfBase = baseNotes(comparison.base, base);
  const isBaseFirst = base !== void 0 && exceeds(base.outcome) && (judgement === void 0 || judgement.outcome === "pass");
  return [
    ...isBaseFirst ? [...notesOfBase, ...ownNotes] : [...ownNotes, ...notesOfBase],
    ...isKnown ? [] : noisy,
    ...irregularNotes(own, judgement),
    ...partNotes(own?.parts, length),
    ...irregularNotes(against, base).map((note) => `base: ${note}`),
    ...partNotes(against?.parts, length).map((note) => `base: ${note}`),
    ...openNotes(judgement, own?.interval),
    ...openNotes(base, against?.interval).map((note) => `base: ${note}`),
    // An interval says how coarse a short sample's figure is.
    ...comparison.warnings.filter(({ kind }) => kind !== "short" || (own ?? against)?.interval === void 0).map(warningNote),
    ...isKnown ? noisy : []
  ];
}
function baseFigure({ multiplier: value, interval }, judgement) {
  const figure = `${multiplier(value, judgement?.ceiling)}x`;
  return interval === void 0 ? figure : `${figure} ${plusMinus(interval)}`;
}
function averageRow(judgement, interval, missing, tests) {
  const gaps = missing > 0 ? [`${count(missing)} of ${count(tests.length)} missing`] : [];
  const against = tests.filter(({ comparison }) => comparison.state === "against base").length;
  const without = against === 0 ? [] : [`without ${count(against)} compared with the base only`];
  const none = isAgainstBaseOnly(tests) ? ["none: compared with the base only"] : without;
  const closeNote = judgement?.outcome === "pass" && contradictsFigure(judgement) ? [`\u2248 ${judgement.ceiling}x`] : [];
  return {
    figures: [
      "Average",
      "",
      "",
      judgement === void 0 ? "-" : multiplier(judgement.multiplier, judgement.ceiling)
    ],
    base: "",
    interval: interval === void 0 ? "" : plusMinus(interval),
    noise: "",
    note: [...closeNote, ...outcomeNotes(judgement), ...gaps, ...none].join(", "),
    highlighted: missing > 0 || (judgement === void 0 ? against === 0 : judgement.outcome !== "pass")
  };
}
function testNotes(judgement, row, length) {
  if (judgement?.evidence === void 0 || !contradictsFigure(judgement)) return outcomeNotes(judgement, row);
  const { ceiling, outcome, evidence } = judgement;
  if (length === "short") return exceeds(outcome) ? outcomeNotes(judgement) : [`\u2248 ${ceiling}x`];
  const over2 = `over ${ceiling}x in ${count(evidence.over)} of ${plural(evidence.pairs, "pair")}`;
  if (outcome === "accepted") return [`${over2}, accepted`];
  return outcome === "fail" ? [over2] : [`${over2}: too close to tell`, ...outcomeNotes(judgement)];
}
function outcomeNotes(judgement, row) {
  if (judgement === void 0) return [];
  const { outcome, ceiling, evidence } = judgement;
  const over2 = `over ${ceiling}x${byMean(judgement, row)}`;
  if (outcome === "pass") return evidence?.ending === void 0 ? [] : ["low confidence"];
  if (outcome === "accepted") return [`${over2}, accepted`];
  return [outcome === "fail" ? over2 : "undecided"];
}
function baseNotes(base, judgement) {
  const row = base?.state === "measured" ? base : void 0;
  const notes2 = base?.state === "failed" ? [failureKinds(base.failures)] : outcomeNotes(judgement, row);
  return notes2.map((note) => `base: ${note}`);
}
function byMean(judgement, row) {
  if (row === void 0 || judgement.multiplier === row.multiplier) return "";
  return ` by its mean ${multiplier(judgement.multiplier, judgement.ceiling)}x`;
}
function irregularNotes(row, judgement) {
  if (row?.irregular === void 0) return [];
  const isSaid = judgement !== void 0 && byMean(judgement, row) !== "";
  if (isSaid) return ["irregular"];
  const { multiplier: mean, interval } = row.mean;
  return [
    `irregular: mean ${[`${multiplier(mean)}x`, ...interval === void 0 ? [] : [plusMinus(interval)]].join(" ")}`
  ];
}
var leastCommitShare = 0.1;
var leastPartsApart = 1.5;
function partNotes(parts, length) {
  if (parts === void 0 || parts.commitShare < leastCommitShare) return [];
  const { statements, commit } = parts;
  const [low, high] = [statements, commit].toSorted((one, other) => one.multiplier - other.multiplier);
  if (low?.interval === void 0 || high?.interval === void 0) return [];
  if (low.interval.high >= high.interval.low || high.multiplier < low.multiplier * leastPartsApart) return [];
  const ofCommit = `commit ${multiplier(commit.multiplier)}x`;
  return [length === "short" ? ofCommit : `statements ${multiplier(statements.multiplier)}x, ${ofCommit}`];
}
function noisyNotes(judgement, row, length) {
  const left2 = leftByNoise(judgement, row);
  const interval = row?.interval;
  if (left2 === void 0 || interval === void 0) return [];
  const under = judgement?.outcome === "pass" ? `under ${judgement.ceiling}x, ` : "";
  const note = left2 === "side" ? `${under}too noisy to say more` : "too noisy to say";
  if (length === "short") return [left2 === "side" ? `${under}noisy` : note];
  return [`${note}: ${multiplier(interval.low)}x to ${multiplier(interval.high)}x`];
}
function openNotes(judgement, interval) {
  if (judgement === void 0 || exceeds(judgement.outcome) || !leavesOpen(judgement, interval)) return [];
  return [`may be over ${judgement.ceiling}x`];
}
function missingNote(comparison) {
  if (comparison.state === "missing") return "no result";
  return comparison.isNew ? "new: not on the base" : failureKinds(comparison.failures);
}
function warningNote(warning) {
  switch (warning.kind) {
    case "short":
      return "under 5 ms";
    case "floor":
      return `under ${fewestFloors} floors`;
    case "unpaired":
      return `${count(warning.samples)} unpaired`;
  }
}
function throughputTexts({ variant, tests }, names, escapeText, asked = "time") {
  if (unitOf2(variant, asked) === "time") return [];
  return tests.flatMap(({ comparison }) => {
    if (comparison.state !== "measured" || !comparison.rows) return [];
    const { workload, rows, timeNs, multiplier: multiplier2, base } = comparison;
    const beside = [
      `${inWords(multiplier2)} ${names.baseline}`,
      ...base?.state === "measured" ? [`${inWords(base.multiplier)} ${names.base}`] : []
    ];
    return [
      `${escapeText(workload)}: ${names.candidate} ${rowsPerSecond(rows, timeNs.candidate)} rows/s, ${beside.join(", ")}`
    ];
  });
}

// src/report/test-blocks.ts
function testBlocks(input) {
  const level = "without passing rows";
  const blocksOf = variantBlocks(input);
  return variants.flatMap((variant) => {
    const own = input.verdict.sections.filter((section) => section.variant === variant);
    const summary = `<b>${variant}</b> (${variantKeys[variant]}): ${summarise2(own)}`;
    return own.length === 0 ? [] : [{ kind: "details", level, summary, blocks: blocksOf(variant) }];
  });
}
function variantBlocks(input) {
  const { recording, verdict, words, parts } = input;
  const level = "without latencies";
  const { shortNames, cell } = words;
  const ofParts = parts.flatMap((part) => part.sectionBlocks?.(input) ?? []);
  const latencies = sectionLatencies(recording, verdict);
  const sectionBlocks = (section) => {
    return [
      { kind: "heading", depth: 4, text: kindHeadings[section.kind] },
      timesBlock(section, input),
      ...ofParts.flatMap((blocksOf) => blocksOf(section)).map((block) => ({ ...block, level }))
    ];
  };
  return (variant) => {
    const own = verdict.sections.filter((section) => section.variant === variant);
    const latencyBlocks = latencies.filter((section) => section.variant === variant).flatMap((section) => [
      { kind: "heading", depth: 4, text: sectionHeading(section) },
      {
        kind: "table",
        title: `Statement latencies: ${sectionTitle(section)}`,
        table: latencyTable(section, shortNames, cell)
      }
    ]);
    return [
      ...[...Map.groupBy(own, ({ storage }) => storage)].flatMap(([storage, both]) => [
        { kind: "heading", depth: 3, text: storageHeadings[storage] },
        ...both.flatMap(sectionBlocks)
      ]),
      { kind: "details", level: "full", summary: "Statement latencies", blocks: latencyBlocks }
    ];
  };
}
function sectionTitle(section) {
  return `${section.variant}, ${sectionHeading(section)}`;
}
function sectionHeading({ storage, kind }) {
  return `${storageHeadings[storage]}, ${kindHeadings[kind]}`;
}
function timesBlock(section, { verdict, words, parts, unit }) {
  const { names, shortNames, cell, text, isNarrow } = words;
  const table = testTable(section, shortNames, cell, {
    notes: isNarrow ? "short" : "full",
    columns: isNarrow ? [] : parts.flatMap((part) => part.column?.(verdict) ?? []),
    unit
  });
  const average = section.parts && averageParts(section.parts, text);
  return {
    kind: "group",
    title: sectionTitle(section),
    blocks: [
      { kind: "table", table, level: "without latencies", shorter: withoutPassing(table) },
      { kind: "list", items: throughputTexts(section, names, text, unit) },
      { kind: "text", text: average === void 0 ? "" : `Average: ${average}.` }
    ]
  };
}
function withoutPassing({ columns, rows: all }) {
  const rows = all.filter(({ highlighted }, index) => highlighted || index === all.length - 1);
  const left2 = all.length - rows.length;
  const text = left2 === 0 ? "" : `${plural(left2, "passing test")} left out for size.`;
  return [
    { kind: "table", table: { columns, rows } },
    { kind: "text", text }
  ];
}
function summarise2(sections) {
  const tests = sections.flatMap((section) => section.tests);
  const averages = sections.flatMap(({ judgement }) => judgement?.multiplier ?? []).toSorted((a, b) => a - b);
  const [lowest] = averages;
  const highest = averages.at(-1);
  const worst = worstTest(tests, (text) => text);
  const ofBase = worst?.isBaseOnly === true ? " of the base" : "";
  const over2 = withOutcome(tests, "fail").length + withOutcome(sections, "fail").length;
  const slower = withOutcome(baseJudgements(tests), "fail").length;
  const accepted = [tests, sections, baseJudgements(tests)].reduce(
    (sum, all) => sum + withOutcome(all, "accepted").length,
    0
  );
  const unmeasured = withoutResult(tests).length;
  return [
    plural(tests.length, "test"),
    ...lowest === void 0 || highest === void 0 ? [] : [
      averages.length === 1 ? `average ${multiplier(lowest)}x` : `averages ${multiplier(lowest)}x to ${multiplier(highest)}x`
    ],
    ...worst === void 0 ? [] : [`worst test ${worst.figure}${ofBase}`],
    ...over2 > 0 ? [`<b>${count(over2)} over the ceiling</b>`] : [],
    ...slower > 0 ? [`<b>${count(slower)} over the ceiling against the base</b>`] : [],
    ...accepted > 0 ? [`${count(accepted)} accepted over the ceiling`] : [],
    ...unmeasured > 0 ? [`<b>${count(unmeasured)} without a result</b>`] : []
  ].join(", ");
}

// src/report/report-blocks.ts
var tones = { pass: "good", accepted: "uncertain", fail: "bad", inconclusive: "uncertain" };
function reportBlocks(recording, verdict, style, {
  unit,
  hasTests = true,
  hasCharts = false,
  isBrief = false,
  isHeaded = false,
  program = "sqlite-bench-gate",
  resume,
  runUrl,
  measuredUrl,
  compared,
  commitUrl,
  leftOut = "",
  features = []
}) {
  const input = {
    recording,
    verdict,
    words: wordsFor(recording, style),
    parts: partsOf(features),
    isBrief,
    hasSentence: !isHeaded || !isSimple(verdict),
    unit,
    commitUrl,
    runUrl,
    measuredUrl,
    compared,
    program,
    resume
  };
  const { words, parts } = input;
  const ofParts = parts.flatMap((part) => part.blocks?.(input) ?? []).map(({ place, block }) => ({ place, block: { level: "sections only", ...block } }));
  return [
    ...at("verdict", verdictBlock(recording, verdict, words.text, isHeaded), { kind: "text", text: leftOut }),
    ...findingBlocks(input),
    ...at("sections", {
      kind: "table",
      level: "sections only",
      title: "Sections",
      table: sectionTable(input.verdict.sections, words.cell)
    }),
    ...ofParts.filter(({ place }) => place !== "in the details"),
    ...hasCharts ? at("with the sections", chartBlock(input)) : [],
    ...hasTests ? at("tests", ...testBlocks(input)) : [],
    ...at("meaning", {
      kind: "details",
      level: "without passing rows",
      title: "What the figures mean",
      blocks: [{ kind: "list", items: notes(recording, verdict, words.names, parts) }]
    }),
    ...at("measurement", measurementBlock(input, blocksAt("in the details", ofParts)))
  ];
}
function verdictBlock(recording, verdict, escapeText, isHeaded) {
  if (isHeaded && isSimple(verdict))
    return { kind: "text", text: remarks(recording, verdict, escapeText).join(" ") };
  return { kind: "verdict", ...headline(recording, verdict, escapeText), tone: tones[verdict.outcome] };
}
function isSimple({ measurement, controls, sections }) {
  return measurement.state === "complete" && sections.length > 0 && controls.every(({ problem }) => problem === void 0);
}
function findingBlocks({ recording, verdict, words, parts }) {
  const { names, text, mark } = words;
  const titled2 = (title, tone2, ...blocks) => {
    return { kind: "group", level: "sections only", title, tone: tone2, blocks };
  };
  const all = problems(verdict, names, text);
  const isTimed = ({ kind }) => kind === "fail" || kind === "inconclusive";
  const listOf = (some) => ({
    kind: "list",
    items: some.map(({ name, reason }) => `${name}: ${reason}`),
    more: (left2) => `and ${plural(left2, "more row")}, ${mark} in the tables`
  });
  const tone = verdict.outcome === "inconclusive" ? "uncertain" : "bad";
  return [
    ...at(
      "problems",
      titled2("What keeps the run from passing", tone, listOf(all.filter((one) => !isTimed(one))))
    ),
    ...at("evidence", {
      kind: "section",
      level: "without passing rows",
      title: "Evidence",
      tone,
      blocks: [listOf(all.filter(isTimed))]
    }),
    ...at(
      "confidence",
      titled2("Passing with low confidence", "uncertain", {
        kind: "list",
        items: lowConfidence(verdict, text),
        more: (left2) => `and ${count(left2)} more, marked in the tables`,
        sentence: "Passes with low confidence"
      })
    ),
    ...at(
      "notes",
      titled2("Notes", "aside", {
        kind: "list",
        items: [
          ...parts.flatMap((part) => part.warnings?.(verdict, names, text) ?? []),
          ...recording.warnings.map(text),
          ...otherWork(recording)
        ],
        more: (left2) => `and ${plural(left2, "more warning")}`,
        opening: "Note"
      }),
      {
        kind: "group",
        level: "everything",
        title: `Within ${percent(nearMissShare)} of the ceiling`,
        tone: "aside",
        blocks: [{ kind: "list", items: nearMisses(verdict, text) }]
      }
    )
  ];
}
function chartBlock({ verdict }) {
  return {
    kind: "chart",
    level: "sections only",
    chart: {
      title: "Average multiplier of each section, and its ceiling",
      unit: "multiplier",
      bars: verdict.sections.flatMap(
        ({ judgement, ...section }) => judgement === void 0 ? [] : [{ name: sectionPath(section), value: judgement.multiplier, limit: judgement.ceiling }]
      ),
      legend: "Blue: the average. Grey: its headroom. Red: the part over the ceiling."
    }
  };
}
function measurementBlock({ recording, verdict, words, parts }, ofParts) {
  const { text, cell } = words;
  const caution = verdict.untrusted ? "As the measuring job reports, unverified where it is quoted:" : "";
  return {
    kind: "details",
    level: "without passing rows",
    title: "How this was measured",
    unfolded: { kind: "text", text: briefFacts(recording, verdict, text) },
    blocks: [
      { kind: "text", text: caution },
      { kind: "facts", facts: runFacts(recording, verdict, text, parts) },
      ...ofParts,
      { kind: "table", title: "Engines", table: engineTable(recording, verdict, cell), asTexts: true }
    ]
  };
}

export {
  commandLines,
  optionParts,
  versionOf,
  storagePhrases,
  variantKeys,
  andList,
  engineNames,
  engineName,
  places,
  at,
  wordsFor,
  blocksAt,
  left,
  named,
  right,
  isEngineTable,
  wideTable,
  narrowTable,
  failuresReason,
  findingReason,
  quantile2 as quantile,
  withOutcome,
  findWorst,
  baseJudgements,
  withoutResult,
  countedTests,
  exceeds,
  contradictsFigure,
  skippedTests,
  testReason,
  groupReason,
  sectionLatencies,
  histogramsByRole,
  rowNotes,
  sectionTitle,
  drawTable,
  drawList,
  drawDetails,
  joinBlocks,
  drawBlock,
  stringWidth,
  terminalWidth,
  drawTextTable,
  wrap,
  paint,
  shownMean,
  allTestsText,
  allTestsName,
  foldedText,
  drawBlocks,
  briefFacts,
  capital,
  fasterTogether,
  groupOfCause,
  knownInterval,
  rowName,
  footer,
  link,
  failureHeadlines,
  brokenReport,
  machineOf,
  reportHeading,
  verdictHeading,
  limitsOf,
  acceptedCount,
  headline,
  newTests,
  otherWork,
  problems,
  missingReason,
  unchangedTests,
  unseenChange,
  changedMeanText,
  changeText,
  partsOf,
  sectionTable,
  reportBlocks
};
