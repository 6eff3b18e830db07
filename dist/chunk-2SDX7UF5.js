import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  writePage
} from "./chunk-FGP533UD.js";
import {
  runPage
} from "./chunk-TPKSIQ2C.js";
import "./chunk-TSSJVFYP.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import {
  judgeRecording
} from "./chunk-KZ43EPFI.js";
import "./chunk-TQM4XNLR.js";
import {
  acceptRegressions
} from "./chunk-RTCZC6HQ.js";
import "./chunk-IBCYPEES.js";
import "./chunk-SP3M66MK.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-5D5RNC76.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-4MNW3256.js";
import {
  readRecordings
} from "./chunk-BKYR7AZQ.js";
import {
  readSources
} from "./chunk-S46FS3FB.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-YD6HFT6A.js";
import "./chunk-I2MBE5JA.js";
import "./chunk-U2TKNSBK.js";
import {
  InputError
} from "./chunk-JEBXHYTL.js";

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
  const { rule: _, ...criteria } = settings.criteria;
  const verdict = acceptRegressions(judgeRecording(recording, criteria, features), /* @__PURE__ */ new Date());
  const compare = await readEarlier(given, features, "page", (words) => output.note(words));
  await writePage(out, runPage(recording, verdict, [...features, ...compare(recording, verdict)]));
  return 0;
}
export {
  htmlCommand
};
