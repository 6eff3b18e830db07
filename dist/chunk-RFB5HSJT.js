import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-T3B73CQM.js";
import "./chunk-PRAT4NHP.js";
import {
  writePage
} from "./chunk-EP6MSBQR.js";
import "./chunk-FEXJXL5L.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import {
  readRecordings
} from "./chunk-G53MLJF2.js";
import "./chunk-45NJE7GK.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-62JUIAE7.js";
import {
  judgeByOwnRule
} from "./chunk-OMPMCPCJ.js";
import {
  readSources
} from "./chunk-FPMTTGKJ.js";
import "./chunk-AEYS4O44.js";
import "./chunk-K47NPSGR.js";
import {
  acceptRegressions
} from "./chunk-INL32UDC.js";
import "./chunk-2DFFHMGI.js";
import "./chunk-KULMMM3J.js";
import "./chunk-4LZAZGWI.js";
import "./chunk-ZEVUSNSO.js";
import "./chunk-S626GGRF.js";
import "./chunk-RBJNFPGW.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-I7QVW4QY.js";
import "./chunk-O4QLOESW.js";
import "./chunk-F7522QHN.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-H4U6SXIT.js";
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
