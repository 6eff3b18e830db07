import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  newFolder
} from "./chunk-DMHX6QWM.js";
import {
  readWorkflow
} from "./chunk-WC4ZPCSD.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-WKVDZXO6.js";
import {
  writePage
} from "./chunk-CCEGUZMN.js";
import {
  writeWhole
} from "./chunk-FROGIVDQ.js";
import {
  historyPage
} from "./chunk-5TZKFW2N.js";
import "./chunk-LJ26HTU2.js";
import "./chunk-U3LFVRMN.js";
import "./chunk-GBYB7YDH.js";
import {
  multiplierOfRun
} from "./chunk-QFRQ5CAK.js";
import "./chunk-QI6IE7CO.js";
import {
  trendsOf
} from "./chunk-A2TM3MUW.js";
import "./chunk-V5IKF5L3.js";
import "./chunk-PFJ5GFNK.js";
import "./chunk-MCU5AUHK.js";
import "./chunk-GWLEWOSY.js";
import "./chunk-H7HBXWQX.js";
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-EANZSWB2.js";
import {
  GitError
} from "./chunk-MFLFWOEP.js";
import {
  info,
  setOutput
} from "./chunk-DKB75NNH.js";
import "./chunk-OBBTOHMT.js";
import "./chunk-2PAZFJAJ.js";
import {
  historyBranchOf,
  historyOptions
} from "./chunk-FCJDRYFO.js";
import "./chunk-2G32BODT.js";
import "./chunk-H2TMGCYR.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-675X243B.js";
import "./chunk-M23SOQUR.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-LA2PWCWM.js";
import "./chunk-KWYGP4YP.js";
import "./chunk-PUULMDIT.js";
import "./chunk-MX6P2DF2.js";
import "./chunk-NIQHCBMM.js";
import {
  besideTime,
  inHtml,
  multiplier,
  plural,
  visible
} from "./chunk-NRVWYJ6O.js";
import "./chunk-H2WPJ5RR.js";
import {
  InputError
} from "./chunk-KAFQIV6R.js";

// src/features/nights/history/page-step.ts
import path from "node:path";

// src/features/nights/history/report/badge.ts
var colours = {
  pass: "brightgreen",
  accepted: "yellow",
  inconclusive: "yellow",
  fail: "red"
};
function badgeOf({ engines, outcome, measurement, tests }) {
  const figure = multiplierOfRun({ tests });
  const { candidate, baseline } = engines;
  const number = figure === void 0 ? "no result" : besideTime(multiplier(figure), visible(baseline.name));
  return {
    schemaVersion: 1,
    label: visible(candidate.name),
    message: measurement === "complete" ? number : `${number}, measurement ${measurement}`,
    color: measurement === "complete" && figure !== void 0 ? colours[outcome] : "red"
  };
}

// src/features/nights/history/report/badge-svg.ts
var newsRuns = 20;
var colours2 = { brightgreen: "#4c1", yellow: "#dfb317", red: "#e05d44" };
var letterWidth = 6.6;
var padding = 8;
var height = 20;
function trendWord({ runs, tests }) {
  const newest = tests.flatMap(({ changes }) => {
    const last = changes.at(-1);
    return last !== void 0 && last.firstAfter >= runs.length - newsRuns ? [last] : [];
  });
  const slower = newest.filter(({ ratio, confounders }) => ratio > 1 && confounders.length === 0).length;
  return slower === 0 ? "steady" : `${plural(slower, "test")} slower`;
}
function badgeSvg(trends) {
  const newest = trends.runs.at(-1);
  if (newest === void 0) return "";
  const { label, message, color } = badgeOf(newest);
  const words = `${message}, ${trendWord(trends)}`;
  const colour = colours2[color] ?? "#9f9f9f";
  const widthOf = (text2) => Math.round([...text2].length * letterWidth) + 2 * padding;
  const [left, right] = [widthOf(label), widthOf(words)];
  const text = (content, x, width) => `<text x="${x + width / 2}" y="14" textLength="${width - 2 * padding}">${inHtml(content)}</text>`;
  const name = inHtml(`${label}: ${words}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${height}" role="img" aria-label="${name}">`,
    `<title>${name}</title>`,
    `<clipPath id="c"><rect width="${left + right}" height="${height}" rx="3"/></clipPath>`,
    `<g clip-path="url(#c)"><rect width="${left}" height="${height}" fill="#555"/><rect x="${left}" width="${right}" height="${height}" fill="${colour}"/></g>`,
    `<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">`,
    text(label, 0, left),
    text(words, left, right),
    "</g></svg>\n"
  ].join("");
}

// src/features/nights/history/page-step.ts
var pageName = "index.html";
var badgeName = "badge.json";
var pictureName = "badge.svg";
async function pageStep(getInput, environment, features) {
  const inputs = readPublishInputs(getInput, "action history", features);
  const { given } = readSettingInputs(getInput, features);
  const history = historyBranchOf(inputs.given);
  if (history === void 0) throw new InputError("input history-branch: name the branch of the history");
  const shown = `the history on branch ${history.branch}`;
  const workflow = readWorkflow(environment);
  const target = historyBranch(workflow, history.branch, inputs);
  const filter = { last: historyOptions.last.default };
  const runs = await readBranchRuns(target, history.folder, shown, filter).catch((cause) => {
    throw cause instanceof GitError ? new InputError(`${shown} cannot be read: ${explain(cause)}`, { cause }) : cause;
  });
  const newest = runs.at(-1);
  if (newest === void 0)
    throw new InputError(`${shown} has no runs: publish a result with the input history-branch first`);
  const folder = given.out ?? newFolder(workflow.temporary);
  const [page, badge, picture] = [pageName, badgeName, pictureName].map(
    (name) => path.join(folder, name)
  );
  const trends = trendsOf(runs);
  await writePage(page, historyPage(trends));
  writeWhole(picture, badgeSvg(trends));
  writeWhole(badge, `${JSON.stringify(badgeOf(newest))}
`);
  info(`${page} shows ${runs.length} runs`);
  setOutput("html-path", page);
  setOutput("badge-path", badge);
  setOutput("badge-picture-path", picture);
}
export {
  pageStep
};
