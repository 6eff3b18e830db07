import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/model/contest.ts
var contestWorkloads = [
  "reads",
  "read-write",
  "disjoint",
  "same",
  "transfers",
  "checkpoints",
  "storm",
  "tpcc"
];
var contestModes = ["threads", "processes"];
var contestTasks = ["readers", "writers", "checkpointer", "openers", "terminals"];
var transactionForms = ["deferred", "immediate", "concurrent"];
function contestPath({ workload, mode, connections }) {
  return `contention/${workload}/${mode}/${connections}`;
}
function contestTasksOf({ workload, connections }) {
  if (workload === "reads") return /* @__PURE__ */ new Map([["readers", connections]]);
  if (workload === "storm") return /* @__PURE__ */ new Map([["openers", connections]]);
  if (workload === "tpcc") return /* @__PURE__ */ new Map([["terminals", connections]]);
  const writers = workload === "read-write" ? 1 : connections;
  return new Map([
    ...workload === "read-write" ? [["readers", connections]] : [],
    ["writers", writers],
    ...workload === "checkpoints" ? [["checkpointer", 1]] : []
  ]);
}

export {
  contestWorkloads,
  contestModes,
  contestTasks,
  transactionForms,
  contestPath,
  contestTasksOf
};
