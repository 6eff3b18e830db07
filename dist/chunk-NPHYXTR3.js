import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-V7Q75BRQ.js";
import "./chunk-KI5OFE4U.js";
import {
  writePage
} from "./chunk-5Q4PDCAR.js";
import "./chunk-YUM6WMXI.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import {
  readRecordings
} from "./chunk-A7E5FQ5V.js";
import "./chunk-IM53LH2P.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-T5JOTGIB.js";
import {
  judgeByOwnRule
} from "./chunk-U3GJHLKO.js";
import {
  readSources
} from "./chunk-E35H6UW4.js";
import "./chunk-K5T3E636.js";
import "./chunk-TKZTZ6TD.js";
import {
  acceptRegressions
} from "./chunk-CNXC5KRK.js";
import "./chunk-IAWSS2AN.js";
import "./chunk-HXHH6M3R.js";
import "./chunk-LS7J7Y7K.js";
import "./chunk-R4AWPRVK.js";
import "./chunk-6XTI5H4E.js";
import "./chunk-NUOJGINU.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-DJBTA3IY.js";
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
