import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-ZGW4MUDH.js";
import "./chunk-5VD3MLBF.js";
import {
  writePage
} from "./chunk-F3L2BGAD.js";
import "./chunk-HVEEMBXB.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import {
  readRecordings
} from "./chunk-K7MSHXVT.js";
import "./chunk-RUUTPGYS.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-MYQOBMUK.js";
import {
  judgeByOwnRule
} from "./chunk-S4EXFJ67.js";
import {
  readSources
} from "./chunk-ITK4IPQX.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-ZJAG3E2Z.js";
import "./chunk-6DDFGUFY.js";
import "./chunk-NLKWJIZL.js";
import "./chunk-LSVV2KTI.js";
import {
  acceptRegressions
} from "./chunk-W6PWQW6E.js";
import "./chunk-C242JXLI.js";
import "./chunk-BZOLZEPC.js";
import "./chunk-XZ3TNCHQ.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-DUOPNTX5.js";
import "./chunk-NG5RCJ3N.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-UY6RWGPR.js";
import "./chunk-F27WQ5HW.js";
import "./chunk-KUVLI6OW.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-DETGZOHF.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-ZNNZ5Q42.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TVCRG6FI.js";
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
