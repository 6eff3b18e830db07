import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-GAV5QOTT.js";
import "./chunk-I3EMEIPX.js";
import {
  writePage
} from "./chunk-E4EU7DWE.js";
import "./chunk-TNJNF4Q5.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import {
  readRecordings
} from "./chunk-ZYLUUDTS.js";
import "./chunk-JQT4RRZZ.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-7F6UDNVW.js";
import {
  judgeByOwnRule
} from "./chunk-QSAP264O.js";
import {
  readSources
} from "./chunk-WLLAH5IX.js";
import "./chunk-DWHBTUUS.js";
import "./chunk-5PHJRK37.js";
import "./chunk-5VEQFNT2.js";
import "./chunk-PNXOHQKY.js";
import "./chunk-PHG5TYN7.js";
import {
  acceptRegressions
} from "./chunk-FJQIKGTK.js";
import "./chunk-SKJ344W2.js";
import "./chunk-UOB6MR57.js";
import "./chunk-LS7J7Y7K.js";
import "./chunk-NFBEMVF7.js";
import "./chunk-ZDUZFM56.js";
import "./chunk-Z2QROSMI.js";
import "./chunk-FYRGXOM3.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-YZVQ5KIG.js";
import "./chunk-ZYCSHGE3.js";
import "./chunk-R3JHK23K.js";
import "./chunk-DRF4VL5L.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-DETGZOHF.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-NGYRLSDE.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-EFIJWOXO.js";
import "./chunk-HSAKZRTI.js";
import "./chunk-TXKD2PMA.js";
import {
  InputError
} from "./chunk-L2JPG5L4.js";

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
