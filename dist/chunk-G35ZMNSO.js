import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  writePage
} from "./chunk-32FS3GO3.js";
import {
  runPage
} from "./chunk-QNHZBIYE.js";
import "./chunk-D7FE47KE.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import "./chunk-42MC4OAP.js";
import "./chunk-V325ELO7.js";
import "./chunk-BLN6ZUEM.js";
import "./chunk-2XLYFNDW.js";
import "./chunk-DETGZOHF.js";
import {
  judgeByOwnRule
} from "./chunk-IEWU75KV.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-ZFGHYLHV.js";
import {
  readRecordings
} from "./chunk-4CWBCKEI.js";
import {
  readSources
} from "./chunk-X3LTLCWR.js";
import "./chunk-SDTNTQAS.js";
import {
  acceptRegressions
} from "./chunk-TBYICSKG.js";
import "./chunk-R22C2FVD.js";
import "./chunk-3EJWKNZM.js";
import "./chunk-2ZEVW2QK.js";
import "./chunk-EOCHOC7L.js";
import "./chunk-4CHX7P6R.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-4A57ROIY.js";
import "./chunk-YUNCV53Z.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-LSFIN52A.js";
import "./chunk-VLMEGVBS.js";
import "./chunk-GQQ23JF3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-CU2GD6RI.js";
import "./chunk-T76VAKQL.js";
import "./chunk-QVJZVUH4.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-JFFKG33Q.js";
import "./chunk-XEP54OPR.js";
import {
  InputError
} from "./chunk-AFANOJMY.js";

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
