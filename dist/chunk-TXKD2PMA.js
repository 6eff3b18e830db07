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

export {
  contestWorkloads,
  contestModes,
  contestTasks,
  transactionForms,
  contestPath
};
