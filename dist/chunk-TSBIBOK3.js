import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-R7WFL5PT.js";
import {
  renderPage,
  runPage
} from "./chunk-YS5I3OXZ.js";
import {
  compareWithRuns,
  readEarlierRuns
} from "./chunk-YZP3R7GE.js";
import {
  readPageFiles,
  writePage
} from "./chunk-43RYL2GO.js";
import {
  readRuns
} from "./chunk-7HK5TKXZ.js";
import {
  acceptRegressions,
  givenNames,
  judgeRecording,
  readConfigText,
  resolveReportSettings
} from "./chunk-SEGQ5IZA.js";
import "./chunk-AIEC7ERZ.js";
import {
  defaultPage
} from "./chunk-LHRIIE6T.js";
import {
  trendsOf
} from "./chunk-3E5WTRWQ.js";
import "./chunk-QGYPFHMT.js";
import {
  readRecordings
} from "./chunk-D5VMCWTB.js";
import "./chunk-Q7WW76UQ.js";
import "./chunk-P3CZ7IZZ.js";
import "./chunk-JGP6ISKB.js";
import "./chunk-5EQE7EKP.js";
import "./chunk-E7SQ5OSU.js";
import "./chunk-5POPCU4U.js";
import "./chunk-KAW3SNXQ.js";
import "./chunk-UJZZWERR.js";
import {
  InputError,
  omitUndefined
} from "./chunk-NL5JN3BN.js";

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
