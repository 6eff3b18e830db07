import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-TBYBEH7Q.js";
import {
  renderPage,
  runPage
} from "./chunk-VM2WRTEE.js";
import {
  compareWithRuns,
  readEarlierRuns
} from "./chunk-NA2JG6YN.js";
import {
  readPageFiles,
  writePage
} from "./chunk-LYXUH4EU.js";
import {
  readRuns
} from "./chunk-SXM3JMUU.js";
import {
  acceptRegressions,
  givenNames,
  judgeRecording,
  readConfigText,
  resolveReportSettings
} from "./chunk-DDBGKLDA.js";
import "./chunk-X4UHNX5K.js";
import {
  defaultPage
} from "./chunk-BV7CJEX2.js";
import {
  trendsOf
} from "./chunk-TIH3UY6H.js";
import "./chunk-Y64DVLJK.js";
import {
  readRecordings
} from "./chunk-BLZGHW2O.js";
import "./chunk-OZ2MGS7F.js";
import "./chunk-7PGBJLEN.js";
import "./chunk-VZUNXCRH.js";
import "./chunk-ZONDMFQJ.js";
import "./chunk-5POPCU4U.js";
import "./chunk-QF75JCHI.js";
import "./chunk-WBKQNFVM.js";
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
