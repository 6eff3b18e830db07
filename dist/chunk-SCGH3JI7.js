import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-EH32RDHR.js";
import "./chunk-DTRZE4FC.js";
import {
  renderPage
} from "./chunk-R2MBKFC6.js";
import "./chunk-LAIHM4UF.js";
import {
  BranchCopy,
  GitError,
  explain,
  hasHistory,
  historyBranch,
  historyFiles,
  runFiles
} from "./chunk-LDA7FU6H.js";
import {
  readPublishInputs,
  readSettingInputs,
  readWorkflow
} from "./chunk-J7DC4L5I.js";
import {
  info,
  writePageOutput
} from "./chunk-C7JKTAVV.js";
import "./chunk-6ZPHRJQD.js";
import "./chunk-OLZ3OGW4.js";
import {
  readPageFiles,
  writePage
} from "./chunk-6KOKCRNH.js";
import "./chunk-AEGK5DEI.js";
import "./chunk-SKQL6GWN.js";
import "./chunk-63AQR3DG.js";
import "./chunk-JAIPJPZB.js";
import "./chunk-SAEUPJBL.js";
import {
  trendsOf
} from "./chunk-FEF27ODJ.js";
import "./chunk-L2M6QVSZ.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-ZQC3EM6D.js";
import {
  readRunFiles
} from "./chunk-364QLESY.js";
import "./chunk-OZNDSHO2.js";
import "./chunk-QPM5RHJP.js";
import {
  options
} from "./chunk-QHMBFEBU.js";
import "./chunk-AJKWPREF.js";
import "./chunk-CKVWWVFA.js";
import "./chunk-C7ZLAPH4.js";
import {
  InputError
} from "./chunk-II6TTSD3.js";

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
