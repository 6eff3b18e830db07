import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-2JCX5IMN.js";
import "./chunk-7Q7MGBGZ.js";
import {
  renderPage
} from "./chunk-R2MBKFC6.js";
import "./chunk-PGSNY6VK.js";
import {
  BranchCopy,
  GitError,
  explain,
  hasHistory,
  historyBranch,
  historyFiles,
  runFiles
} from "./chunk-VL2P7HFP.js";
import {
  readPublishInputs,
  readSettingInputs,
  readWorkflow
} from "./chunk-FW4OI2BN.js";
import {
  info,
  writePageOutput
} from "./chunk-S4TE2OLW.js";
import "./chunk-ORF4N6FR.js";
import "./chunk-HL6CX4SS.js";
import {
  readPageFiles,
  writePage
} from "./chunk-XMEL4ROZ.js";
import "./chunk-OOHF5EAU.js";
import "./chunk-ZAIS7C5G.js";
import "./chunk-RJWGW44X.js";
import "./chunk-YGYA34NS.js";
import "./chunk-3NLQUJA4.js";
import {
  trendsOf
} from "./chunk-7J2IXX4A.js";
import "./chunk-OHGVCF6L.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-VTSFVSEQ.js";
import {
  readRunFiles
} from "./chunk-5NESR63C.js";
import "./chunk-OZ4FW2VZ.js";
import "./chunk-DEGWKN6P.js";
import {
  options
} from "./chunk-IYZHZY5U.js";
import "./chunk-VFCUTL6L.js";
import "./chunk-KWTNQMTP.js";
import "./chunk-C7ZLAPH4.js";
import {
  InputError
} from "./chunk-FHBCOSLG.js";

// src/features/history/page-step.ts
import path from "node:path";
var fileName = "index.html";
async function pageStep(getInput, environment) {
  const inputs = readPublishInputs(getInput, "action history");
  const { given } = readSettingInputs(getInput);
  const { history } = inputs;
  if (history === void 0) throw new InputError("input history-branch: name the branch of the history");
  const shown = `the history on branch ${history.branch}`;
  const target = historyBranch(readWorkflow(environment), history.branch, inputs);
  const runs = await readBranch(target, history.folder, shown).catch((cause) => {
    throw cause instanceof GitError ? new InputError(`${shown} cannot be read: ${explain(cause)}`, { cause }) : cause;
  });
  const file = path.join(given.out ?? options.out.default, fileName);
  writePage(file, renderPage(historyPage(trendsOf(runs)), await readPageFiles()));
  info(`${file} shows ${runs.length} runs`);
  writePageOutput(file);
}
async function readBranch(target, folder, shown) {
  const copy = await BranchCopy.fetch(target);
  try {
    const files = await historyFiles(copy, folder);
    if (!hasHistory(files, shown) || runFiles(files).length === 0)
      throw new InputError(`${shown} has no runs: publish a result with the input history-branch first`);
    return readRunFiles(runFiles(files), shown, { last: options.last.default }).map(({ run }) => run);
  } finally {
    copy.close();
  }
}
export {
  pageStep
};
