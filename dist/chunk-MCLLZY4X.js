import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readEarlier
} from "./chunk-SOVNYZUI.js";
import {
  runPage,
  seeHelp
} from "./chunk-4N4OIGTT.js";
import {
  renderPage
} from "./chunk-R2MBKFC6.js";
import "./chunk-ISR6LRNS.js";
import {
  readPageFiles,
  writePage
} from "./chunk-HLYU2AFN.js";
import "./chunk-UN4LH6BD.js";
import "./chunk-7HHSP3QY.js";
import {
  acceptRegressions,
  judgeRecording
} from "./chunk-SJBLNITP.js";
import "./chunk-VG43QUMU.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-XD74HY4N.js";
import {
  readRecordings
} from "./chunk-C5ZLUEVU.js";
import {
  readSources
} from "./chunk-HNM2YL3X.js";
import "./chunk-7SGUJBJT.js";
import "./chunk-OCZXTVYC.js";
import {
  defaultPage
} from "./chunk-MOCKKVQM.js";
import "./chunk-C7ZLAPH4.js";
import {
  InputError
} from "./chunk-LHL2X77S.js";

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
