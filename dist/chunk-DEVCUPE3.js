import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-A4H34DNT.js";
import {
  shownMean
} from "./chunk-DOWFUOIP.js";
import {
  endGroup,
  info,
  notice,
  setOutput,
  startGroup,
  summary,
  warning
} from "./chunk-DKB75NNH.js";
import {
  baseJudgements,
  findWorst,
  withOutcome,
  withoutResult
} from "./chunk-KWYGP4YP.js";
import {
  decisiveExaminations,
  failingFindings,
  findingPath,
  testVerdicts
} from "./chunk-NIQHCBMM.js";
import {
  multiplier,
  visible
} from "./chunk-NRVWYJ6O.js";
import {
  sectionPath,
  testPath
} from "./chunk-KAFQIV6R.js";

// src/github/job-log.ts
import path from "node:path";

// src/report/action-outputs.ts
function actionOutputs(result) {
  if (result.state === "broken") return { outcome: "fail", failed: [], accepted: [] };
  const { verdict } = result;
  const tests = testVerdicts(verdict);
  const over = /* @__PURE__ */ new Set([
    ...[...withOutcome(tests, "fail"), ...withOutcome(baseJudgements(tests), "fail")].map(nameOf),
    ...failingFindings(verdict).flatMap(({ failed }) => failed.map(findingPath))
  ]);
  const unmeasured = withoutResult(tests).map(nameOf);
  const worst = findWorst(tests);
  return {
    outcome: verdict.outcome,
    failed: [
      .../* @__PURE__ */ new Set([...unmeasured, ...over]),
      ...withOutcome(verdict.sections, "fail").map((section) => `${sectionPath(section)} average`),
      ...withOutcome(verdict.groups, "fail").map(({ name }) => `${name} base`),
      ...decisiveExaminations(verdict).flatMap(({ words, found }) => words.failedNames(found))
    ],
    accepted: [...new Set(verdict.acceptances?.accepted.map(({ name }) => name))],
    ...worst === void 0 ? {} : {
      worst: {
        multiplier: multiplier(worst.judgement.multiplier, worst.judgement.ceiling),
        test: nameOf(worst)
      }
    },
    average: shownMean(verdict.headline, "baseline"),
    baseAverage: shownMean(verdict.headline, "base")
  };
}
function addedOutputValues(result) {
  if (result.state === "broken") return {};
  const { features = [], verdict } = result;
  return Object.assign({}, ...features.map(({ report }) => report?.outputs?.(verdict)));
}
function nameOf({ comparison }) {
  return testPath(comparison);
}

// src/github/job-log.ts
var annotate = {
  notice: (message) => notice(visible(message)),
  warning: (message) => warning(visible(message))
};
function logReport({ recording, verdict, unit, features }) {
  startGroup("Report");
  info(
    renderTerminal(recording, verdict, {
      colour: false,
      unit,
      features
    })
  );
  endGroup();
}
async function writeSummary(markdown) {
  try {
    await summary.addRaw(markdown).write();
  } catch (cause) {
    annotate.warning(`the job summary cannot be written (${cause.message})`);
  }
}
function writeOutputs(result, out, page, outputs, added) {
  const { outcome, failed, accepted, worst, average, baseAverage } = actionOutputs(result);
  write("outcome", outcome);
  write("failed-tests", failed);
  write("accepted-tests", accepted);
  const values = { ...addedOutputValues(result), ...outputs };
  for (const [name, { empty }] of Object.entries(added)) setOutput(name, values[name] ?? empty);
  write("worst-multiplier", worst?.multiplier ?? "");
  write("worst-test", worst?.test ?? "");
  write("average-multiplier", average?.figure ?? "");
  write("average-interval", (average?.interval ?? []).map(Number));
  write("base-average", baseAverage?.figure ?? "");
  write("base-average-interval", (baseAverage?.interval ?? []).map(Number));
  write("results-path", out === void 0 ? "" : path.join(out, "results.json"));
  write("report-path", out === void 0 ? "" : path.join(out, "report.md"));
  write("html-path", page ?? "");
}
function writeCommentUrls(urls) {
  write("comment-urls", urls);
}
function write(name, value) {
  setOutput(name, value);
}

export {
  annotate,
  logReport,
  writeSummary,
  writeOutputs,
  writeCommentUrls
};
