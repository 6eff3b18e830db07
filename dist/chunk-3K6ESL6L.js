import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readEarlier
} from "./chunk-SOVNYZUI.js";
import {
  runPage,
  seeHelp
} from "./chunk-V4BESK33.js";
import {
  renderPage
} from "./chunk-R2MBKFC6.js";
import "./chunk-VSKEZYLS.js";
import {
  readPageFiles,
  writePage
} from "./chunk-O3CRUQ7S.js";
import "./chunk-62ZFBRYI.js";
import "./chunk-ZEU2S3JA.js";
import {
  acceptRegressions,
  judgeRecording
} from "./chunk-SL6734PI.js";
import "./chunk-IKDVE3V2.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-HRLQBWN3.js";
import {
  readRecordings
} from "./chunk-LZVLQUYV.js";
import {
  readSources
} from "./chunk-LFFJAVMY.js";
import "./chunk-7SGUJBJT.js";
import "./chunk-KR464LYI.js";
import {
  defaultPage
} from "./chunk-TRAXED3U.js";
import "./chunk-C7ZLAPH4.js";
import {
  InputError
} from "./chunk-QRXLDMDE.js";

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
