import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-RLIJU2SR.js";
import {
  renderPage,
  runPage
} from "./chunk-Z2U55GPP.js";
import {
  compareWithRuns,
  readEarlierRuns
} from "./chunk-PGGITMJC.js";
import {
  readPageFiles,
  writePage
} from "./chunk-CEB6TASQ.js";
import {
  readRuns
} from "./chunk-MQEX2VC4.js";
import {
  acceptRegressions,
  givenNames,
  judgeRecording,
  readConfigText,
  resolveReportSettings
} from "./chunk-U2BMGUO7.js";
import "./chunk-3JQE6CJQ.js";
import {
  defaultPage
} from "./chunk-IO4XZTSI.js";
import {
  trendsOf
} from "./chunk-7JEGNONS.js";
import "./chunk-P4YIJTLH.js";
import {
  readRecordings
} from "./chunk-XEKOO6VB.js";
import "./chunk-RJFVC4KQ.js";
import "./chunk-3IRU3HTC.js";
import "./chunk-PECHCX7W.js";
import "./chunk-ETWR5SLH.js";
import "./chunk-5POPCU4U.js";
import "./chunk-Y72CYAUX.js";
import "./chunk-4HAZFSBX.js";
import {
  InputError,
  omitUndefined
} from "./chunk-TJKN3UWG.js";

// src/commands/html.ts
async function htmlCommand(command, output, features = []) {
  const { files, last } = command;
  const settings = resolveReportSettings(command, readConfigText(command.config));
  const { history, out = defaultPage } = settings;
  if (files.length === 0) {
    if (history === void 0)
      throw new InputError("there is nothing to show: name results files or a history");
    const { folder, branch } = history;
    const runs = readRuns({ history: folder, last, ...omitUndefined({ branch }) }).map(({ run }) => run);
    writePage(out, renderPage(historyPage(trendsOf(runs)), await readPageFiles()));
    return 0;
  }
  const recording = readRecordings(files, givenNames(settings), { features });
  const { rule: _, ...criteria } = settings.criteria;
  const verdict = acceptRegressions(judgeRecording(recording, criteria, features), /* @__PURE__ */ new Date());
  const note = (message) => output.note(message);
  const comparison = history && compareWithRuns(readEarlierRuns(history, note, last), recording, verdict, note);
  writePage(out, renderPage(runPage(recording, verdict, comparison, features), await readPageFiles()));
  return 0;
}
export {
  htmlCommand
};
