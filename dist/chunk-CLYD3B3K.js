import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-RAEDXV37.js";
import "./chunk-XEVVMVRZ.js";
import {
  writePage
} from "./chunk-22TORO7U.js";
import "./chunk-4B7GKOY2.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import {
  readRecordings
} from "./chunk-OYCI552C.js";
import "./chunk-CTEXBNBH.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-VBWRUHY4.js";
import {
  judgeByOwnRule
} from "./chunk-5T5VEYW6.js";
import {
  readSources
} from "./chunk-WFJVH5DY.js";
import "./chunk-DWHBTUUS.js";
import "./chunk-BXOI5R5H.js";
import "./chunk-GQ7RLTS3.js";
import "./chunk-MXRBLLEH.js";
import "./chunk-OS3YJ6VZ.js";
import {
  acceptRegressions
} from "./chunk-JW25SKAW.js";
import "./chunk-G7HIH6LC.js";
import "./chunk-QCD2KOGE.js";
import "./chunk-4LZAZGWI.js";
import "./chunk-RJMBM657.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-ZBX23BAZ.js";
import "./chunk-EQQMDNB5.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-2FMQLZ33.js";
import "./chunk-O4QLOESW.js";
import "./chunk-F7522QHN.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-DETGZOHF.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-2TRLSR4C.js";
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
