import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-WTPYTHJJ.js";
import {
  renderPage,
  runPage
} from "./chunk-VHMGBFTK.js";
import "./chunk-VKO3OA46.js";
import "./chunk-45RAWTXT.js";
import {
  readPageFiles,
  writePage
} from "./chunk-XEPEGIJL.js";
import "./chunk-KNDR7TI7.js";
import {
  readRuns
} from "./chunk-IED3VV5T.js";
import {
  acceptRegressions,
  givenNames,
  judgeRecording,
  readConfigText,
  resolveReportSettings
} from "./chunk-IGU6N4LM.js";
import "./chunk-WKR227CS.js";
import {
  readRecordings
} from "./chunk-V4FD2W2S.js";
import {
  defaultPage
} from "./chunk-NDQU2F4O.js";
import "./chunk-GVLSBEUD.js";
import "./chunk-5POPCU4U.js";
import "./chunk-WBKQNFVM.js";
import {
  compareWithRuns,
  readEarlierRuns
} from "./chunk-TSWY642P.js";
import "./chunk-SV7BN7YJ.js";
import "./chunk-57SGZWIF.js";
import {
  trendsOf
} from "./chunk-YKYQC7AK.js";
import "./chunk-O4WGEXZI.js";
import "./chunk-J6DUH2TX.js";
import "./chunk-QF75JCHI.js";
import {
  InputError,
  omitUndefined
} from "./chunk-LVPLGUNK.js";

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
