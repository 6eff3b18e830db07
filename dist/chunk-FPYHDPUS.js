import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-QRPPMM3V.js";
import {
  historyPage
} from "./chunk-DUTWS3SM.js";
import "./chunk-FG3RJ3TG.js";
import {
  multiplierOfRun
} from "./chunk-DCMJPXB7.js";
import {
  writePage
} from "./chunk-QANBYKBN.js";
import {
  trendsOf
} from "./chunk-SN4PNLVH.js";
import "./chunk-UIWU7IE4.js";
import "./chunk-HBERWSWT.js";
import "./chunk-JRSOVAJU.js";
import {
  readWorkflow
} from "./chunk-G7VPFOXW.js";
import {
  info,
  setOutput
} from "./chunk-XXBLQMNN.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-ALVR3FET.js";
import "./chunk-WGI5KOK4.js";
import {
  GitError
} from "./chunk-UUSWPPBA.js";
import "./chunk-4THRQMZ6.js";
import {
  historyBranchOf,
  historyOptions
} from "./chunk-45A2RBVZ.js";
import {
  writeWhole
} from "./chunk-GTPQOVS4.js";
import "./chunk-IGXVVSZS.js";
import "./chunk-BJXOAZEW.js";
import "./chunk-FK63ORSE.js";
import {
  settingOptions
} from "./chunk-PGSPP6Z5.js";
import "./chunk-YHAYBOAR.js";
import "./chunk-NQV2QT6G.js";
import "./chunk-24VBGLXN.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import {
  multiplier,
  visible
} from "./chunk-KHYT7LJU.js";
import {
  InputError
} from "./chunk-ULWFNPWD.js";

// src/features/history/page-step.ts
import path from "node:path";

// src/features/history/report/badge.ts
var colours = {
  pass: "brightgreen",
  accepted: "yellow",
  inconclusive: "yellow",
  fail: "red"
};
function badgeOf({ engines, outcome, measurement, tests }) {
  const figure = multiplierOfRun({ tests });
  const { candidate, baseline } = engines;
  const number = figure === void 0 ? "no result" : `${multiplier(figure)}x of ${visible(baseline.name)}`;
  return {
    schemaVersion: 1,
    label: visible(candidate.name),
    message: measurement === "complete" ? number : `${number}, measurement ${measurement}`,
    color: measurement === "complete" && figure !== void 0 ? colours[outcome] : "red"
  };
}

// src/features/history/page-step.ts
var pageName = "index.html";
var badgeName = "badge.json";
async function pageStep(getInput, environment, features) {
  const inputs = readPublishInputs(getInput, "action history", features);
  const { given } = readSettingInputs(getInput, features);
  const history = historyBranchOf(inputs.given);
  if (history === void 0) throw new InputError("input history-branch: name the branch of the history");
  const shown = `the history on branch ${history.branch}`;
  const target = historyBranch(readWorkflow(environment), history.branch, inputs);
  const filter = { last: historyOptions.last.default };
  const runs = await readBranchRuns(target, history.folder, shown, filter).catch((cause) => {
    throw cause instanceof GitError ? new InputError(`${shown} cannot be read: ${explain(cause)}`, { cause }) : cause;
  });
  const newest = runs.at(-1);
  if (newest === void 0)
    throw new InputError(`${shown} has no runs: publish a result with the input history-branch first`);
  const folder = given.out ?? settingOptions.out.default;
  const [page, badge] = [path.join(folder, pageName), path.join(folder, badgeName)];
  await writePage(page, historyPage(trendsOf(runs)));
  writeWhole(badge, `${JSON.stringify(badgeOf(newest))}
`);
  info(`${page} shows ${runs.length} runs`);
  setOutput("html-path", page);
  setOutput("badge-path", badge);
}
export {
  pageStep
};
