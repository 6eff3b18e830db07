import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/features/search/hunt/sighting.ts
var faultKinds = ["wrong", "crash", "hang", "refused", "leak", "growth", "slow"];
function compareTrials(candidate, reference, limitMs) {
  if (candidate === void 0 || reference?.ending !== "done") return { kind: "nothing" };
  if (candidate.ending === "error") return { kind: "refused", message: candidate.message };
  if (candidate.ending === "interrupted") return { kind: "cut", ratio: limitMs * 1e6 / reference.firstNs };
  const isSame = candidate.hash === reference.hash && candidate.rows === reference.rows && candidate.changes === reference.changes;
  if (!isSame) return { kind: "wrong" };
  return { kind: "same", ratio: timeOf(candidate) / timeOf(reference) };
}
function timeOf({ firstNs, medianNs = firstNs }) {
  return Math.max(1, medianNs);
}
function messageShape(message) {
  return message.replaceAll(/\b([a-z]+)\d+[a-z]*\b/g, "$1").replaceAll(/\d+/g, "n").slice(0, 200);
}

export {
  faultKinds,
  compareTrials,
  messageShape
};
