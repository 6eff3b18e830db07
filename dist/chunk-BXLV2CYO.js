import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  writePage
} from "./chunk-T75MRF64.js";
import {
  runPage
} from "./chunk-TDVHQGO5.js";
import "./chunk-U2X3QFOP.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import {
  judgeRecording
} from "./chunk-43UBFDDW.js";
import "./chunk-UH3XQQ5K.js";
import {
  acceptRegressions
} from "./chunk-KXW4SWSP.js";
import "./chunk-RXST6EUF.js";
import "./chunk-BAQDC6HZ.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-JYCKRS6T.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-NWCNN7GE.js";
import {
  readRecordings
} from "./chunk-BS5BNKG2.js";
import {
  readSources
} from "./chunk-Y2XF4USU.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-JIOIE7W5.js";
import "./chunk-YT6EWO73.js";
import "./chunk-L3SWJHT7.js";
import {
  InputError
} from "./chunk-RDWCEUEJ.js";

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
