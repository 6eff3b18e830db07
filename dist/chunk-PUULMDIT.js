import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  engineName
} from "./chunk-MX6P2DF2.js";
import {
  asQuotation,
  count,
  plural
} from "./chunk-NRVWYJ6O.js";

// src/report/explain/failure-reason.ts
function failuresReason(failures, names, escapeText, { untrusted = false }) {
  const escapeMessage = untrusted ? (message) => `output ${asQuotation(escapeText)(message)}` : escapeText;
  const [failure] = failures;
  const more = failures.length - 1;
  const others = more > 0 ? ` (and ${plural(more, "more failure")})` : "";
  return failure === void 0 ? "failed" : `${failureReason(failure, names, escapeMessage)}${others}`;
}
function findingReason({ words }, found, base, escapeMessage) {
  if (!("why" in found)) return words.reason(found, base);
  const { ceiling, against } = found;
  const limit = against === "baseline" ? `${ceiling}x of` : `${ceiling}% over`;
  return `it has a ceiling of ${limit} ${base}, and no figure to compare: ${escapeMessage(found.why)}`;
}
function failureKinds(failures) {
  return [...new Set(failures.map(({ reason }) => reason))].join(", ");
}
function failureReason({ reason, role, round, message }, names, escapeText) {
  const engine = role === void 0 ? "an engine" : engineName(names, role);
  const what = {
    crash: `${engine} crashed`,
    error: `${engine} failed`,
    timeout: `${engine} timed out`,
    differs: "different work"
  }[reason];
  const when = round === void 0 ? "" : ` in round ${count(round)}`;
  return `${what}${when}: ${escapeText(message)}`;
}

export {
  failuresReason,
  findingReason,
  failureKinds
};
