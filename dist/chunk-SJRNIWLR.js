import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-Z5UQBS4D.js";
import "./chunk-UZXLP43S.js";
import {
  writePage
} from "./chunk-NZGN2KFH.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import {
  readRecordings
} from "./chunk-H7HY4T7R.js";
import "./chunk-RXTAUQWE.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-WKJ7KUG6.js";
import {
  judgeByOwnRule
} from "./chunk-RR756RHP.js";
import {
  readSources
} from "./chunk-TXIT2YOX.js";
import "./chunk-L7WRUY76.js";
import "./chunk-FOMN46EL.js";
import {
  acceptRegressions
} from "./chunk-ZBKCTDZU.js";
import "./chunk-6EWS3C5N.js";
import "./chunk-SIEIVHOH.js";
import "./chunk-ZOM2PNP5.js";
import "./chunk-RRDA57PM.js";
import "./chunk-T22XT7L3.js";
import "./chunk-WUDM5ZO4.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-IEE52T3X.js";
import "./chunk-FAXNCVIA.js";
import "./chunk-HNTKUW5P.js";
import "./chunk-JMLY7YON.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-4EWI3CBG.js";
import "./chunk-WWMWIC5H.js";
import "./chunk-TXKD2PMA.js";
import {
  InputError
} from "./chunk-D76M4JSG.js";

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
  const verdict = acceptRegressions(judgeByOwnRule(recording, settings.criteria, features), /* @__PURE__ */ new Date());
  const compare = await readEarlier(given, features, "page", (words) => output.note(words));
  await writePage(out, runPage(recording, verdict, [...features, ...compare(recording, verdict)]));
  return 0;
}
export {
  htmlCommand
};
