import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  writePage
} from "./chunk-THVVP22P.js";
import {
  runPage
} from "./chunk-JSGWQ2BH.js";
import "./chunk-FJEIVFV4.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import {
  judgeRecording
} from "./chunk-C2PUBBDQ.js";
import "./chunk-RVZWGQ7C.js";
import {
  acceptRegressions
} from "./chunk-JPDYOO7F.js";
import "./chunk-J4624ETR.js";
import "./chunk-VGAOEJHC.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-CEKFOB4B.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-KVWCOYDY.js";
import {
  readRecordings
} from "./chunk-PYPHCBKF.js";
import {
  readSources
} from "./chunk-YMHXG3RP.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-TJB7G7D7.js";
import "./chunk-WEN7HM57.js";
import "./chunk-LRXGUXPQ.js";
import {
  InputError
} from "./chunk-TLD6K6B5.js";

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
