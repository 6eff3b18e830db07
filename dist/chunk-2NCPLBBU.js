import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-AWNENWP5.js";
import "./chunk-XYH7K3Z7.js";
import {
  writePage
} from "./chunk-5JE2VIYX.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import {
  readRecordings
} from "./chunk-ATCL2QPV.js";
import "./chunk-DAPCHTSL.js";
import {
  judgeRecording
} from "./chunk-FSJ54M64.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-HXHXLXWB.js";
import {
  readSources
} from "./chunk-L7WSK2PR.js";
import "./chunk-FCSQ5ORN.js";
import "./chunk-6UAM62X6.js";
import {
  acceptRegressions
} from "./chunk-6VZ4DB7X.js";
import "./chunk-XADNFH5I.js";
import "./chunk-DH37JFLT.js";
import "./chunk-PLLJUH2E.js";
import "./chunk-IWIVWBNX.js";
import "./chunk-I2TEXSF4.js";
import "./chunk-Q4QRQ75Y.js";
import "./chunk-YCRN4UQX.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-UJRW2N5K.js";
import "./chunk-AYENBEH2.js";
import "./chunk-FTR55STA.js";
import "./chunk-HLL4N6TA.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-CUWCPHAE.js";
import {
  InputError
} from "./chunk-VEWHOEAR.js";

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
