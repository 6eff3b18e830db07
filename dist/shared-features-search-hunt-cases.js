import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  faultKinds
} from "./shared-features-search-hunt-sighting.js";
import {
  writeWhole
} from "./shared-process-run.js";
import {
  describeIssues,
  fileContent,
  layOut,
  requireNoLink
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  _enum,
  array,
  besideTime,
  boolean,
  int,
  iso_exports,
  literal,
  number,
  pValue,
  plural,
  record,
  references,
  strictObject,
  string
} from "./shared-jstat-dist-jstat.js";

// src/features/search/hunt/hunt-file.ts
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

// src/features/search/hunt/cases.ts
var text = string().max(2e4);
var ratio = number().nonnegative();
var mostCases = 200;
var mostOfCase = { causes: 200, statements: 100, plans: 400 };
var mostKinds = 1e4;
var axisSchema = strictObject({
  /** `rows of t1`, `pending edits`, `list`. */
  name: text,
  points: array(strictObject({ value: int().nonnegative(), ratio })).max(10)
});
var caseSchema = strictObject({
  /** The name of its file, and of the workload in it. */
  name: string().regex(/^hunt_[a-z]+_[0-9a-f]{8}$/),
  kind: _enum(faultKinds),
  reference: _enum(references),
  fingerprint: string().regex(/^[0-9a-f]{16}$/),
  /** The same for all cases of one cause, and from hunt to hunt: see `causeOf`. */
  cause: string().regex(/^[0-9a-f]{16}$/),
  /** When a hunt with this corpus first found the cause, or found it again after it was gone, ISO 8601. */
  since: iso_exports.datetime(),
  /** The traits that other situations must have to be the same cause. */
  causes: array(text).max(mostOfCase.causes),
  statements: array(text).max(mostOfCase.statements),
  /** How many statements and tables its file has. */
  size: strictObject({ statements: int(), tables: int() }),
  /** For times: the middle of the confirming pairs, and how many there were. */
  ratio: ratio.optional(),
  pairs: int().optional(),
  p: number().optional(),
  /** With a cache of 256 MB. */
  ratioOfLargeCache: ratio.optional(),
  /** The engine's words, and bytes an execution for memory. */
  message: text.optional(),
  axes: array(axisSchema).max(10),
  plans: strictObject({
    candidate: array(text).max(mostOfCase.plans),
    baseline: array(text).max(mostOfCase.plans)
  }),
  /** Whether the fault shows when the written file is run as it is; why not, if it does not. */
  isReplayed: boolean(),
  /** Other statements that have the same cause as far as their traits tell. */
  others: int().nonnegative(),
  /** Where it was found: the number of the database. */
  database: int(),
  /** Whether that database was made from a statement, or is a case, of the corpus. */
  isOfCorpus: boolean()
});
var goneSchema = caseSchema.pick({ cause: true, name: true, kind: true, statements: true, since: true });
var touchedKindSchema = strictObject({ name: text, statements: int(), touched: int() });
var huntSchema = strictObject({
  version: literal(1),
  seed: int(),
  ratio,
  baseRatio: ratio,
  alpha: number(),
  /** Hash of the grammar and the engines' files: a resumed hunt has the same. */
  identity: string(),
  engines: record(string(), strictObject({ name: text, version: text })),
  /** The database that comes next. */
  next: int().nonnegative(),
  elapsedMs: number().nonnegative(),
  /** Statements that were compared, those that the baseline refused, and those that took too long. */
  tried: int().nonnegative(),
  refused: int().nonnegative(),
  cut: int().nonnegative(),
  /** Claims that were tested by fresh pairs, confirmed or not. */
  claims: int().nonnegative(),
  /** Suspects that fresh processes did not confirm. */
  cleared: int().nonnegative(),
  /** Ends of the candidate's process that nothing that was tried again repeats, so that there is no case of them. */
  lost: int().nonnegative().default(0),
  /** Statements whose cause a folder of known cases has. */
  known: int().nonnegative(),
  /** Statements with more than one right answer, on which the engines differed. */
  ambiguous: int().nonnegative(),
  /** The statements that a probe found the change to touch, and how many of each kind: a hunt that goes on weighs them in the same way. */
  touched: strictObject({ statements: int(), touched: int(), kinds: array(touchedKindSchema).max(mostKinds) }).optional(),
  /** Why nothing says what the change touches; absent without a base. */
  unprobed: text.optional(),
  cases: array(caseSchema).max(1e4),
  /** Cases of the corpus that fresh processes no longer show. */
  gone: array(goneSchema).max(mostCases).default([]),
  /** Databases that were made from statements of a corpus. */
  mutated: int().nonnegative().default(0),
  /** Why it ended before its time; absent if it did not. */
  stopped: text.optional()
});

// src/features/search/hunt/hunt-file.ts
var huntFiles = {
  json: "hunt.json",
  markdown: "hunt.md",
  html: "hunt.html",
  cases: "cases"
};
function requireOwnHunt(folder) {
  for (const name of Object.values(huntFiles)) requireNoLink(path.join(folder, name));
}
function writeHunt(folder, hunt) {
  writeWhole(path.join(folder, huntFiles.json), formatHunt(hunt));
}
function formatHunt(hunt) {
  return layOut(huntSchema.parse(fileContent(hunt)), { cases: 1 });
}
function removeHunt(folder) {
  requireOwnHunt(folder);
  for (const name of [huntFiles.json, huntFiles.markdown, huntFiles.html])
    rmSync(path.join(folder, name), { force: true });
}
function findHunt(folder) {
  const file = path.join(folder, huntFiles.json);
  return existsSync(file) ? parseHunt(readFileSync(file, "utf8"), file) : void 0;
}
function parseHunt(text2, file) {
  let content;
  try {
    content = JSON.parse(text2);
  } catch (cause) {
    throw new InputError(`${file}: not JSON (${cause.message})`, { cause });
  }
  const { data, error } = huntSchema.safeParse(content);
  if (error !== void 0) throw new InputError(`${file}: ${describeIssues(error, content)}`);
  return data;
}
function readHunt(folder) {
  const found = findHunt(folder);
  if (found === void 0)
    throw new InputError(`--resume ${folder}: it holds no ${huntFiles.json}: hunt without --resume`);
  return found;
}

// src/features/search/hunt/words.ts
var kindWords = {
  wrong: "different answer",
  crash: "crash",
  hang: "hang",
  refused: "refused",
  leak: "leak",
  growth: "growing memory",
  slow: "slow"
};
function caseWords({ kind, ratio: ratio2, pairs, p, reference, message }, names) {
  const to = names[reference] ?? reference;
  switch (kind) {
    case "slow":
      return `slow: ${besideTime((ratio2 ?? 0).toFixed(1), to)} in ${pairs} pairs, ${pValue(p ?? 1)}`;
    case "wrong":
      return `a different answer from ${to}`;
    case "hang":
      return `hang: it does not end, and ${to} does`;
    case "crash":
    case "refused":
    case "leak":
    case "growth":
      return `${kindWords[kind]}: ${message ?? `${to} does it`}`;
  }
}
function incompleteWords({
  stopped,
  lost,
  tried
}) {
  const reasons = [
    ...stopped === void 0 ? [] : [`the hunt was stopped: ${stopped}`],
    ...lost === 0 ? [] : [`the candidate's process ended ${plural(lost, "time")}, and no statement ended it again`],
    ...tried === 0 ? ["no statement was compared"] : []
  ];
  return reasons.length === 0 ? void 0 : reasons.join("; ");
}
function statusOf(hunt) {
  if (hunt.stopped !== void 0 || hunt.tried === 0) return 3;
  if (hunt.cases.length > 0) return 1;
  return hunt.lost > 0 ? 3 : 0;
}

export {
  kindWords,
  caseWords,
  incompleteWords,
  statusOf,
  mostCases,
  mostOfCase,
  caseSchema,
  huntFiles,
  requireOwnHunt,
  writeHunt,
  formatHunt,
  removeHunt,
  findHunt,
  parseHunt,
  readHunt
};
