import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readEarlier
} from "./chunk-VLGH4V5S.js";
import {
  runPage
} from "./chunk-PZYWEBV4.js";
import {
  renderPage
} from "./chunk-R2MBKFC6.js";
import "./chunk-BI2RNXJ4.js";
import {
  readPageFiles,
  writePage
} from "./chunk-5W523TAF.js";
import "./chunk-NFL7P56T.js";
import "./chunk-NBDV6532.js";
import {
  acceptRegressions,
  judgeRecording
} from "./chunk-7MHAJZU2.js";
import "./chunk-DCOROBRQ.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-AEFW76TP.js";
import {
  readRecordings
} from "./chunk-HPKTWJX7.js";
import {
  defaultPage,
  readSources
} from "./chunk-ZR23P2Z6.js";
import "./chunk-ZIDC6MTG.js";
import "./chunk-4V2IZIWW.js";
import "./chunk-C7ZLAPH4.js";
import {
  InputError
} from "./chunk-TVWLZZA2.js";

// src/commands/html.ts
async function htmlCommand(command, output, features = []) {
  const { files, last } = command;
  const settings = resolveReportSettings(readSources(command));
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
  const shown = [...features, ...compare(recording, verdict)];
  writePage(out, renderPage(runPage(recording, verdict, shown), await readPageFiles()));
  return 0;
}
export {
  htmlCommand
};
