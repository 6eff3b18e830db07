import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-APHSL47P.js";
import "./chunk-URBSH3DE.js";
import {
  writePage
} from "./chunk-M6LVG2PD.js";
import "./chunk-4CKOQUC3.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import {
  readRecordings
} from "./chunk-BFWDJ3GC.js";
import "./chunk-6WE4JRO6.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-KQMYPZW6.js";
import {
  judgeByOwnRule
} from "./chunk-HFDS7DWJ.js";
import {
  readSources
} from "./chunk-MDNMD34R.js";
import "./chunk-MFIF2BMR.js";
import "./chunk-M6MJTGDN.js";
import {
  acceptRegressions
} from "./chunk-V26N2DQG.js";
import "./chunk-SC5ERLSW.js";
import "./chunk-CORTJFBY.js";
import "./chunk-UAWFJXLR.js";
import "./chunk-WSSOVT3X.js";
import "./chunk-R6AWDATN.js";
import "./chunk-3QBNWAUA.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-UEER5JFO.js";
import "./chunk-PVNR6AP7.js";
import "./chunk-C4ZPZGG6.js";
import "./chunk-SZPSOKPY.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-ATF3BUWK.js";
import "./chunk-4K57JO55.js";
import "./chunk-TXKD2PMA.js";
import {
  InputError
} from "./chunk-722EZNFK.js";

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
