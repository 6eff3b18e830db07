import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  writePage
} from "./chunk-ZR22A24H.js";
import {
  runPage
} from "./chunk-JF45QT3J.js";
import "./chunk-2Y5QSNIL.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import "./chunk-SBJCNBBE.js";
import "./chunk-TI66AGXU.js";
import "./chunk-VZ6IFXNL.js";
import "./chunk-IUUS6L2G.js";
import "./chunk-DETGZOHF.js";
import {
  judgeByOwnRule
} from "./chunk-XELAHYQF.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-ZIBI2EPU.js";
import {
  readRecordings
} from "./chunk-6QJ2U4R3.js";
import {
  readSources
} from "./chunk-ADNVV6SA.js";
import "./chunk-KED52PGX.js";
import {
  acceptRegressions
} from "./chunk-CVHD2AQO.js";
import "./chunk-366MREI3.js";
import "./chunk-RKL6YHKS.js";
import "./chunk-C242JXLI.js";
import "./chunk-BQZMWILY.js";
import "./chunk-4CHX7P6R.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-SGC2UI6M.js";
import "./chunk-FPOD7EXO.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-P3PPB67C.js";
import "./chunk-TVCRG6FI.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-ZNNZ5Q42.js";
import "./chunk-HEDRCRDW.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-MWGLGPPK.js";
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
