import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-XZBH6QUI.js";
import "./chunk-XOE3T37B.js";
import {
  writePage
} from "./chunk-ILMXIL45.js";
import "./chunk-WMTXA3NJ.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import {
  readRecordings
} from "./chunk-QF67B27A.js";
import "./chunk-VYIBGGDK.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-WFCKU2FU.js";
import {
  judgeByOwnRule
} from "./chunk-2BGQO2VH.js";
import {
  readSources
} from "./chunk-2VLYWNQO.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-JM7XITD4.js";
import "./chunk-RXBPVS4D.js";
import "./chunk-YQOMIKF2.js";
import "./chunk-LX5YDLTV.js";
import {
  acceptRegressions
} from "./chunk-T4343IGD.js";
import "./chunk-G7HIH6LC.js";
import "./chunk-ZLRCHSLS.js";
import "./chunk-XZ3TNCHQ.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-Y3RMFQMC.js";
import "./chunk-D7NC4ZYO.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-XPU6YUJZ.js";
import "./chunk-O4QLOESW.js";
import "./chunk-KUVLI6OW.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-DETGZOHF.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-ZNNZ5Q42.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-W5333B6P.js";
import "./chunk-TXKD2PMA.js";
import {
  InputError
} from "./chunk-3UA7D5SN.js";

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
