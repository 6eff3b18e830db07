import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  contestFaultKinds
} from "./chunk-VYUAXW72.js";
import {
  contestModes,
  contestPath,
  contestTasks,
  contestWorkloads,
  transactionForms
} from "./chunk-TXKD2PMA.js";
import {
  _enum,
  array,
  boolean,
  count,
  int,
  literal,
  roles,
  strictObject,
  text,
  unique
} from "./chunk-3UA7D5SN.js";

// src/features/figures/contention/ladder.ts
function connectionsUpTo(most) {
  const doublings = Array.from({ length: Math.floor(Math.log2(most)) + 1 }, (_, step) => 2 ** step);
  return doublings.at(-1) === most ? doublings : [...doublings, most];
}

// src/features/figures/contention/record.ts
var mostConnections = 64;
var mostRounds = 100;
var windowMs = 100;
var longerWindowMs = 1e3;
var taskSchema = strictObject({
  task: _enum(contestTasks),
  connections: int().min(1).max(mostConnections),
  /** Operations that ended in the window. */
  operations: count,
  /** Connections without such an operation. */
  idle: count,
  /** The operations of the connection that had fewest. */
  least: count,
  /** Refusals because of another connection. */
  busy: count,
  /** Transactions that had begun and had to begin again. */
  repeated: count,
  /** The median, the 99th percentile and the longest of the operations' times, waits included; absent if none ended. */
  p50: count.exactOptional(),
  p99: count.exactOptional(),
  longest: count.exactOptional(),
  /** The engine's words if it refuses to empty its log, or those of the driver if it has no answer. */
  refused: text.exactOptional()
});
var faultSchema = strictObject({ kind: _enum(contestFaultKinds), message: text });
var heldSchema = strictObject({
  role: _enum(roles),
  workload: _enum(contestWorkloads),
  mode: _enum(contestModes),
  connections: int().min(1).max(mostConnections),
  /** From 1. */
  round: int().min(1).max(mostRounds + 1),
  form: _enum(transactionForms),
  /** Empty if the process that all connections share has ended. */
  tasks: array(taskSchema).max(2),
  fault: faultSchema.exactOptional(),
  /** There if the engine has not looked at its file itself: damage of it would not be seen. */
  unchecked: literal(true).exactOptional()
});
var entrantSchema = strictObject({
  role: _enum(roles),
  /** As sqlite3_threadsafe() says; -1 without that function. Absent if it does not take part. */
  threadsafe: int().min(-1).max(100).exactOptional(),
  /** Whether it has BEGIN CONCURRENT. */
  concurrent: boolean().exactOptional(),
  /** Why it is not measured: words that follow its name. Only a shell, a server or a library without functions for prepared statements is not. */
  absent: text.exactOptional(),
  /** The failure before its first contest. */
  failed: text.exactOptional()
}).refine(
  ({ threadsafe, absent, failed }) => [threadsafe, absent, failed].filter((one) => one !== void 0).length === 1,
  "expected one of threadsafe, absent and failed"
);
var mostHeld = contestWorkloads.length * contestModes.length * 8 * roles.length * mostRounds;
var contentionSchema = strictObject({
  version: literal(1),
  most: int().min(2).max(mostConnections),
  rounds: int().min(2).max(mostRounds),
  windowMs: literal(windowMs),
  entrants: unique(array(entrantSchema).max(roles.length), ({ role }) => `the ${role}`),
  held: unique(
    array(heldSchema).max(mostHeld),
    (one) => `${contestPath(one)} of the ${one.role} in round ${one.round}`
  ),
  /** Contests held once more, for starvation; absent if no connection seemed to starve. Their round is the one after the last. */
  longer: strictObject({
    windowMs: literal(longerWindowMs),
    held: unique(array(heldSchema).max(mostHeld), (one) => `${contestPath(one)} of the ${one.role}`)
  }).exactOptional()
});
var storedRoundSchema = strictObject({
  ...contentionSchema.pick({ most: true, held: true }).shape,
  round: int().min(1)
});
function contentionOf({ features }) {
  return features?.contention;
}
function cellsUpTo(most) {
  return contestWorkloads.flatMap(
    (workload) => contestModes.flatMap(
      (mode) => connectionsUpTo(most).map((connections) => ({ workload, mode, connections }))
    )
  );
}
function isContender({ threadsafe }) {
  return threadsafe !== void 0;
}
function hasCandidate({ entrants }) {
  return entrants.some((one) => one.role === "candidate" && isContender(one));
}
function canHaveThreads({ threadsafe = 0 }) {
  return threadsafe > 0;
}
function isToHold(entrant, { workload, mode, connections }, failed) {
  if (mode === "threads" && !canHaveThreads(entrant)) return false;
  return !failed.some(
    (one) => one.role === entrant.role && one.workload === workload && one.mode === mode && one.connections <= connections
  );
}

export {
  mostConnections,
  mostRounds,
  windowMs,
  longerWindowMs,
  contentionSchema,
  storedRoundSchema,
  contentionOf,
  cellsUpTo,
  isContender,
  hasCandidate,
  canHaveThreads,
  isToHold
};
