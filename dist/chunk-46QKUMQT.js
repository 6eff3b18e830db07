import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-LRKEPVVC.js";
import "./chunk-SNYIUUB5.js";
import {
  writePage
} from "./chunk-4KCYCTS2.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import {
  readRecordings
} from "./chunk-YBQFLKTJ.js";
import "./chunk-CARL7IWO.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-DFRW5SC5.js";
import {
  judgeByOwnRule
} from "./chunk-IEHDH2SA.js";
import {
  readSources
} from "./chunk-3PJ6ZIC6.js";
import "./chunk-PZBHEHVG.js";
import "./chunk-ZC4NRCBT.js";
import {
  acceptRegressions
} from "./chunk-FK33R37I.js";
import "./chunk-6EWS3C5N.js";
import "./chunk-5R2R2XE3.js";
import "./chunk-CDZFAXNF.js";
import "./chunk-RRDA57PM.js";
import "./chunk-T22XT7L3.js";
import "./chunk-CU6GT6UR.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-PJZO7MY2.js";
import "./chunk-FQOIPHF3.js";
import "./chunk-HNTKUW5P.js";
import "./chunk-JMLY7YON.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-4EWI3CBG.js";
import "./chunk-X5Z56UKY.js";
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
