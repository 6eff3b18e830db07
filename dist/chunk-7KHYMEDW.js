import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  writePage
} from "./chunk-I2O6QOTQ.js";
import {
  runPage
} from "./chunk-O3TATO5K.js";
import "./chunk-26AQ7WRC.js";
import {
  readEarlier
} from "./chunk-3AVYLBFK.js";
import "./chunk-GYKZJGFP.js";
import "./chunk-DDXXYKNZ.js";
import "./chunk-3Q6RUJUV.js";
import "./chunk-HE4AP7S4.js";
import {
  acceptRegressions,
  judgeRecording
} from "./chunk-QEC2YP2I.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-33DNT4ZG.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-XHNSZAR2.js";
import {
  readRecordings
} from "./chunk-7XYIRKM6.js";
import {
  readSources
} from "./chunk-S4FAWOGA.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-LJVK4K3O.js";
import "./chunk-PCIKHQ67.js";
import "./chunk-S2XO2HWL.js";
import "./chunk-NNVDMKUY.js";
import "./chunk-C5SQA46A.js";
import {
  InputError
} from "./chunk-IHBPNJER.js";

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
