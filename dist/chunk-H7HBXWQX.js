import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  _enum,
  amount,
  array,
  count,
  databaseFilesSchema,
  failureSchema,
  histogramSchema,
  roles,
  strictObject
} from "./chunk-KAFQIV6R.js";

// src/features/figures/exact.ts
function passesOf(...values) {
  const given = values.filter((value) => value !== void 0);
  return given.length === 0 ? void 0 : { least: Math.min(...given), most: Math.max(...given) };
}
function compareExact({ candidate, base, negligible = 0, rise }) {
  if (candidate === void 0)
    return rise === void 0 ? { state: "unlimited" } : { state: "withheld", base: base.most };
  const disagree = ({ least, most }) => most - least > negligible;
  const isOver = (value) => rise !== void 0 && value - base.most > rise;
  if (disagree(base) || disagree(candidate) && !isOver(candidate.most))
    return {
      state: "unsteady",
      of: [
        ...disagree(candidate) ? ["candidate"] : [],
        ...disagree(base) ? ["base"] : []
      ]
    };
  if (disagree(candidate) && !isOver(candidate.least))
    return { state: "withheld", base: base.most, values: candidate };
  const isLess = candidate.most < base.least;
  const [own, other] = isLess ? [candidate.most, base.least] : [candidate.least, base.most];
  return {
    state: "compared",
    candidate: own,
    base: other,
    isApart: isLess || own > other,
    isOver: isOver(candidate.least)
  };
}
var leastShare = 5e-4;
function isMeaningful(base, candidate, negligible = 0) {
  const difference = Math.abs(candidate - base);
  return difference > negligible && difference >= leastShare * Math.max(1, Math.abs(base));
}
function riseOf(base, ceiling, least = 0) {
  return Math.max(least, Math.abs(base) * ceiling / 100);
}

// src/features/figures/age/steady/record.ts
var windowNs = 1e9;
var mostMinutes = 60;
var mostWindows = mostMinutes * 60;
var slowNs = 1e8;
var mostSlow = 200;
var column = array(count).max(mostWindows);
var windowsSchema = strictObject({
  commits: column,
  /** Quantiles of the commits' times, nanoseconds; 0 without a commit. */
  p50Ns: column,
  p99Ns: column,
  maxNs: column,
  /** Bytes of all files near the window's end. */
  disk: column,
  /** Resident memory of the process, bytes; 0 where the system does not say it. */
  resident: column
}).refine((windows) => new Set(Object.values(windows).map(({ length }) => length)).size === 1, {
  error: "expected lists of the same length"
});
var steadyLifeSchema = strictObject({
  role: _enum(roles),
  /** Commits that were done, also in the part of a second after the last window. */
  commits: count,
  windows: windowsSchema,
  /** The times of all commits; absent if there were none. */
  latencies: histogramSchema.optional(),
  /** The longest commits from 0.1 s on, in order of time: when each began, and how many were done before. */
  slow: array(strictObject({ atNs: amount, ns: amount, after: count })).max(mostSlow),
  /** Closing the database, or stopping the server, and opening or starting it again. */
  reopened: strictObject({ ns: amount, files: databaseFilesSchema }).optional(),
  failure: strictObject({ after: count, ...failureSchema.pick({ reason: true, message: true }).shape }).optional()
});

export {
  windowNs,
  mostMinutes,
  slowNs,
  mostSlow,
  steadyLifeSchema,
  passesOf,
  compareExact,
  leastShare,
  isMeaningful,
  riseOf
};
