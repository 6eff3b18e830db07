import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-JZMTPPC4.js";
import {
  renderPage,
  runPage
} from "./chunk-L6YKE2KW.js";
import "./chunk-N4XXG3KM.js";
import {
  readPageFiles,
  writePage
} from "./chunk-5S56RGEE.js";
import "./chunk-6UQXJCQP.js";
import {
  readRuns
} from "./chunk-E6XTR4CT.js";
import {
  acceptRegressions,
  givenNames,
  judgeRecording,
  readConfigText,
  resolveReportSettings
} from "./chunk-OGEEZJ23.js";
import "./chunk-OGA7REU3.js";
import {
  readRecordings
} from "./chunk-CDGPTJKX.js";
import {
  defaultPage
} from "./chunk-53AVGOGP.js";
import "./chunk-AJETUELD.js";
import "./chunk-2X3JUV6M.js";
import "./chunk-YAECIBRF.js";
import {
  compareWithRuns,
  readEarlierRuns
} from "./chunk-J2Q5QA56.js";
import "./chunk-ZKYTNNIK.js";
import "./chunk-YZEAGLV7.js";
import {
  trendsOf
} from "./chunk-ICIOEQVD.js";
import "./chunk-PXQ63ENR.js";
import "./chunk-XW77I2CL.js";
import "./chunk-ROPVL5DC.js";
import {
  InputError,
  omitUndefined
} from "./chunk-4YQZDUKF.js";

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
