import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  writePage
} from "./chunk-KMLMYQGU.js";
import {
  runPage
} from "./chunk-56ZANXXM.js";
import "./chunk-MW7U7FN6.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import {
  judgeRecording
} from "./chunk-VT5EDKLY.js";
import "./chunk-F3RFMQNV.js";
import {
  acceptRegressions
} from "./chunk-333OYMP7.js";
import "./chunk-H4QFTP7G.js";
import "./chunk-5BLSRVBE.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-O7KGFOIK.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-5UAKLSS2.js";
import {
  readRecordings
} from "./chunk-UQX5Z2NS.js";
import {
  readSources
} from "./chunk-BWQJWLT5.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-VNRZ3WZ2.js";
import "./chunk-V5ITX2AJ.js";
import "./chunk-UCWULWCZ.js";
import {
  InputError
} from "./chunk-BJVLHL6I.js";

// src/features/html/command.ts
async function htmlCommand(command, { output, features }) {
  const { files } = command;
  const settings = resolveReportSettings(readSources(command, features), features);
  const { given, out = defaultPage } = settings;
  if (files.length === 0) {
    const pages = features;
    const [page] = (await Promise.all(pages.map((one) => one.page?.alone?.(given)))).flatMap(
      (one) => one ?? []
    );
    if (page === void 0)
      throw new InputError(
        `there is nothing to show: name results files, a history's folder with --history, or both; ${seeHelp("html")}`
      );
    await writePage(out, page);
    return 0;
  }
  const recording = readRecordings(files, givenNames(settings), { features });
  const { rule: _, ...criteria } = settings.criteria;
  const verdict = acceptRegressions(judgeRecording(recording, criteria, features), /* @__PURE__ */ new Date());
  const compare = await readEarlier(given, features, "page", (words) => output.note(words));
  await writePage(out, runPage(recording, verdict, [...features, ...compare(recording, verdict)]));
  return 0;
}
export {
  htmlCommand
};
