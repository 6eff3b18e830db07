import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  writePage
} from "./chunk-SSVQQ6KB.js";
import {
  runPage
} from "./chunk-GT2GCLAO.js";
import "./chunk-YE354HHL.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import {
  judgeRecording
} from "./chunk-AELHBEF3.js";
import "./chunk-HFVI4BDC.js";
import {
  acceptRegressions
} from "./chunk-MVDF3PA5.js";
import "./chunk-IZ4SPP6Y.js";
import "./chunk-LR7FXMIF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-VUVVMTBD.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-XDMTKR2C.js";
import {
  readRecordings
} from "./chunk-KBY52BWA.js";
import {
  readSources
} from "./chunk-WWCSMYN7.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-G4IZV54E.js";
import "./chunk-DL3TRJVE.js";
import "./chunk-AXING74H.js";
import {
  InputError
} from "./chunk-SRGQHHWD.js";

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
