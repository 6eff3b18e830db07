import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-MXDSPUZ3.js";
import "./chunk-T3EIQNGD.js";
import {
  writePage
} from "./chunk-EGO3J6BX.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import {
  readRecordings
} from "./chunk-YINOXP5M.js";
import "./chunk-XSNYUWD3.js";
import {
  judgeRecording
} from "./chunk-WYTBCIMA.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-72C7JS5K.js";
import {
  readSources
} from "./chunk-VYXA65A2.js";
import "./chunk-TPSNH2IV.js";
import "./chunk-D2QFR5LO.js";
import {
  acceptRegressions
} from "./chunk-3ER3QAVN.js";
import "./chunk-3XJQYOT3.js";
import "./chunk-RAVUJEGF.js";
import "./chunk-H6SZKOF5.js";
import "./chunk-6OBYWASE.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-7JCYJ2N4.js";
import "./chunk-7KU3YOWX.js";
import "./chunk-TCCCM6OY.js";
import "./chunk-VJ3J5VEE.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-KHYT7LJU.js";
import {
  InputError
} from "./chunk-ULWFNPWD.js";

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
