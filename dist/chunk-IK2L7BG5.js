import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readEarlier
} from "./chunk-SOVNYZUI.js";
import {
  runPage,
  seeHelp
} from "./chunk-Q3UCSMXQ.js";
import {
  renderPage
} from "./chunk-R2MBKFC6.js";
import "./chunk-BI2RNXJ4.js";
import {
  readPageFiles,
  writePage
} from "./chunk-WFOCLYZ7.js";
import "./chunk-NFL7P56T.js";
import "./chunk-NBDV6532.js";
import {
  acceptRegressions,
  judgeRecording
} from "./chunk-KBPWC4S2.js";
import "./chunk-DCOROBRQ.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-QAZ5BKLA.js";
import {
  readRecordings
} from "./chunk-WHVHHTSB.js";
import {
  readSources
} from "./chunk-JQGVWFBZ.js";
import "./chunk-GTDPCULL.js";
import "./chunk-CCXBFYEW.js";
import {
  defaultPage
} from "./chunk-4GRCZZL7.js";
import "./chunk-C7ZLAPH4.js";
import {
  InputError
} from "./chunk-TVWLZZA2.js";

// src/commands/html.ts
async function htmlCommand(command, output, features) {
  const { files } = command;
  const settings = resolveReportSettings(readSources(command, features), features);
  const { given, out = defaultPage } = settings;
  if (files.length === 0) {
    const [page] = (await Promise.all(features.map((one) => one.earlierPage?.(given)))).flatMap(
      (one) => one ?? []
    );
    if (page === void 0)
      throw new InputError(
        `there is nothing to show: name results files, a history's folder with --history, or both; ${seeHelp("html")}`
      );
    writePage(out, renderPage(page, await readPageFiles()));
    return 0;
  }
  const recording = readRecordings(files, givenNames(settings), { features });
  const { rule: _, ...criteria } = settings.criteria;
  const verdict = acceptRegressions(judgeRecording(recording, criteria, features), /* @__PURE__ */ new Date());
  const compare = await readEarlier(given, features, "page", (words) => output.note(words));
  const shown = [...features, ...compare(recording, verdict)];
  writePage(out, renderPage(runPage(recording, verdict, shown), await readPageFiles()));
  return 0;
}
export {
  htmlCommand
};
