import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readEarlier
} from "./chunk-7PNG6CSI.js";
import {
  runPage
} from "./chunk-6GEUOGLN.js";
import {
  renderPage
} from "./chunk-R2MBKFC6.js";
import "./chunk-LAIHM4UF.js";
import {
  readPageFiles,
  writePage
} from "./chunk-6KOKCRNH.js";
import "./chunk-SKQL6GWN.js";
import "./chunk-63AQR3DG.js";
import {
  acceptRegressions,
  judgeRecording
} from "./chunk-M4YB3IKD.js";
import "./chunk-ZQC3EM6D.js";
import {
  givenNames,
  readConfigText,
  resolveReportSettings
} from "./chunk-WQK2Q5B5.js";
import "./chunk-DXW2XMNE.js";
import {
  readRecordings
} from "./chunk-L4E5MP2O.js";
import {
  defaultPage
} from "./chunk-QHMBFEBU.js";
import "./chunk-AJKWPREF.js";
import "./chunk-CKVWWVFA.js";
import "./chunk-C7ZLAPH4.js";
import {
  InputError
} from "./chunk-II6TTSD3.js";

// src/commands/html.ts
async function htmlCommand(command, output, features = []) {
  const { files, last } = command;
  const settings = resolveReportSettings(command, readConfigText(command.config));
  const { history, out = defaultPage } = settings;
  if (files.length === 0) {
    if (history === void 0)
      throw new InputError("there is nothing to show: name results files or a history");
    const page = features.find((one) => one.earlierPage !== void 0)?.earlierPage;
    if (page === void 0) throw new Error("no feature of this build keeps a history");
    writePage(out, renderPage(await page({ ...history, last }), await readPageFiles()));
    return 0;
  }
  const recording = readRecordings(files, givenNames(settings), { features });
  const { rule: _, ...criteria } = settings.criteria;
  const verdict = acceptRegressions(judgeRecording(recording, criteria, features), /* @__PURE__ */ new Date());
  const compare = await readEarlier(history && { ...history, last }, features, (words) => output.note(words));
  const earlier = compare?.(recording, verdict);
  const shown = earlier === void 0 ? features : [...features, earlier];
  writePage(out, renderPage(runPage(recording, verdict, shown), await readPageFiles()));
  return 0;
}
export {
  htmlCommand
};
