import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/model/report-identity.ts
function findStanding(own, others) {
  const newer = others.find((other) => isOlderReport(own, other));
  const isShared = others.some((other) => isSibling(own, other)) || wasShared(own, others);
  return newer === void 0 ? { isShared } : { newer, isShared };
}
function isOlderReport(one, other) {
  return isOlder(one.run, other.run) || isSame(one.run, other.run) && isOlder(one.reporter, other.reporter);
}
function isSameStep(one, other) {
  return isSame(one.reporter, other.reporter) && one.step === other.step;
}
function isSibling(one, other) {
  return isSame(one.reporter, other.reporter) && one.step !== other.step;
}
function wasShared({ reporter }, others) {
  const sameRun = others.filter((other) => other.reporter.id === reporter.id);
  return sameRun.some((one) => sameRun.some((other) => isSibling(one, other)));
}
var pattern = /^(\d{1,15})\.(\d{1,15})(?:\.(\d{1,15})\.(\d{1,15}))?\.([0-9a-f]{16})$/;
function formatIdentity({ run, reporter, step }) {
  const runs = isSame(run, reporter) ? [run] : [run, reporter];
  return [...runs.flatMap(({ id, attempt }) => [id, attempt]), step].join(".");
}
function parseIdentity(text) {
  const [, id, attempt, reporterId = id, reporterAttempt = attempt, step] = pattern.exec(text) ?? [];
  if (step === void 0) return void 0;
  return {
    run: { id: Number(id), attempt: Number(attempt) },
    reporter: { id: Number(reporterId), attempt: Number(reporterAttempt) },
    step
  };
}
function isSame(one, other) {
  return one.id === other.id && one.attempt === other.attempt;
}
function isOlder(one, other) {
  return one.id < other.id || one.id === other.id && one.attempt < other.attempt;
}

// src/report/comment-marker.ts
var pattern2 = /^<!-- sqlite-bench-gate name=(\S+)(?: part=\S+)? run=(\d{1,15}) attempt=(\d{1,15})(?: identity=(\S+))? -->/;
function formatMarker({ name, identity }) {
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/-(?=-|$)/g, "%2D");
  const { id, attempt } = identity.run;
  return `<!-- sqlite-bench-gate name=${encoded} part=all run=${id} attempt=${attempt} identity=${formatIdentity(identity)} -->`;
}
function hasMarker(body) {
  return body.startsWith("<!-- sqlite-bench-gate ");
}
function parseMarker(body) {
  const [, name, id, attempt, text] = pattern2.exec(body) ?? [];
  if (name === void 0) return void 0;
  const run = { id: Number(id), attempt: Number(attempt) };
  const identity = parseIdentity(text ?? "") ?? { run, reporter: run, step: "" };
  try {
    return { name: decodeURIComponent(name), identity };
  } catch {
    return void 0;
  }
}

export {
  findStanding,
  isOlderReport,
  isSameStep,
  formatIdentity,
  parseIdentity,
  isSame,
  isOlder,
  formatMarker,
  hasMarker,
  parseMarker
};
