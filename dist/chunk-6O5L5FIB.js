import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  writePage
} from "./chunk-E7XG7VG5.js";
import {
  runPage
} from "./chunk-FUTF6LB7.js";
import "./chunk-DD2HOWE2.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import "./chunk-REEN3U7S.js";
import "./chunk-IMFDB3X3.js";
import "./chunk-LEGFCXBB.js";
import "./chunk-DR7B3RAX.js";
import "./chunk-DETGZOHF.js";
import {
  judgeByOwnRule
} from "./chunk-FEMEJJRS.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-CFFGKVLN.js";
import {
  readRecordings
} from "./chunk-B3PNXCCA.js";
import {
  readSources
} from "./chunk-JWM6PJXI.js";
import "./chunk-VNNMIEUE.js";
import {
  acceptRegressions
} from "./chunk-SFW67IYW.js";
import "./chunk-SQVMNQD5.js";
import "./chunk-GO7HEGKT.js";
import "./chunk-C242JXLI.js";
import "./chunk-2G5SBRSD.js";
import "./chunk-4CHX7P6R.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-BDXJJNFK.js";
import "./chunk-RIJE4BIS.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-P3PPB67C.js";
import "./chunk-TVCRG6FI.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-ZNNZ5Q42.js";
import "./chunk-YLFPFNER.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-EZ6QILIA.js";
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
