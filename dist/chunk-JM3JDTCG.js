import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-7VYE33V6.js";
import {
  renderPage,
  runPage
} from "./chunk-XKMWMPEM.js";
import "./chunk-HVHKHH7Q.js";
import {
  readPageFiles,
  writePage
} from "./chunk-OBV4OJPL.js";
import "./chunk-Z2RENURS.js";
import {
  readRuns
} from "./chunk-5YYUKVWU.js";
import {
  acceptRegressions,
  givenNames,
  judgeRecording,
  readConfigText,
  resolveReportSettings
} from "./chunk-PVZGKRPI.js";
import "./chunk-7UBHXZML.js";
import {
  readRecordings
} from "./chunk-CWHUT3KT.js";
import {
  defaultPage
} from "./chunk-KWPHCTJF.js";
import "./chunk-SUL6TMV5.js";
import "./chunk-5AFXCYHW.js";
import "./chunk-CV2Q5Y3B.js";
import {
  compareWithRuns,
  readEarlierRuns
} from "./chunk-IXAWRZ5K.js";
import "./chunk-ZI2IRFQJ.js";
import "./chunk-V72D4SVG.js";
import {
  trendsOf
} from "./chunk-TFWNLQMD.js";
import "./chunk-RCQKNBD3.js";
import "./chunk-EUPBPFFF.js";
import "./chunk-TVAMJHCM.js";
import {
  InputError,
  omitUndefined
} from "./chunk-NXLM7HAE.js";

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
