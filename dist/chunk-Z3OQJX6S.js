import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  writePage
} from "./chunk-HJNY4B6P.js";
import {
  runPage
} from "./chunk-O3ALWVYQ.js";
import "./chunk-2HRRYW7E.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import "./chunk-KW2UJD5C.js";
import "./chunk-XQNALTOE.js";
import "./chunk-QAI7AX55.js";
import "./chunk-YS2ACRVV.js";
import "./chunk-DETGZOHF.js";
import {
  judgeByOwnRule
} from "./chunk-M7VEXJ37.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-IHQHYL2X.js";
import {
  readRecordings
} from "./chunk-L3ED5M3N.js";
import {
  readSources
} from "./chunk-4NNRCR6L.js";
import "./chunk-OH7WZFHS.js";
import {
  acceptRegressions
} from "./chunk-RQT7XFZU.js";
import "./chunk-C2YYVKBV.js";
import "./chunk-XK6JRGBP.js";
import "./chunk-C242JXLI.js";
import "./chunk-FXB6C7KM.js";
import "./chunk-4CHX7P6R.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-H5LWLZT3.js";
import "./chunk-QX3WEO6X.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-P3PPB67C.js";
import "./chunk-TVCRG6FI.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-ZNNZ5Q42.js";
import "./chunk-S2FTDLAI.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-MKP6DHH7.js";
import "./chunk-FJCL4BLQ.js";
import {
  InputError
} from "./chunk-3UA7D5SN.js";

// src/features/nights/html/command.ts
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
