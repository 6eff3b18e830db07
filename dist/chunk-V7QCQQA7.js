import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-V3RGAAK2.js";
import "./chunk-QUMLQWLS.js";
import {
  writePage
} from "./chunk-Y46BLNHN.js";
import "./chunk-6KOCWVCX.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import {
  readRecordings
} from "./chunk-O6NCCCSE.js";
import "./chunk-RY3P2IN5.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-PICZB5XC.js";
import {
  judgeByOwnRule
} from "./chunk-RPVATQ4P.js";
import {
  readSources
} from "./chunk-N4SZ6SB4.js";
import "./chunk-5IJ6GVNQ.js";
import "./chunk-L73NNEC2.js";
import {
  acceptRegressions
} from "./chunk-2DTA545M.js";
import "./chunk-SC5ERLSW.js";
import "./chunk-BV6Y6Y3G.js";
import "./chunk-UAWFJXLR.js";
import "./chunk-IPBTADZU.js";
import "./chunk-R6AWDATN.js";
import "./chunk-ABM3HZ4C.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-DK34MMXC.js";
import "./chunk-HPATVO5H.js";
import "./chunk-C4ZPZGG6.js";
import "./chunk-SZPSOKPY.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-GO46H6YM.js";
import "./chunk-M3YYYXDB.js";
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
