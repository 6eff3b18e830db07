import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  writePage
} from "./chunk-LGOCRGAR.js";
import {
  runPage
} from "./chunk-QYGGBDOM.js";
import "./chunk-3E3ADCF6.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import {
  judgeRecording
} from "./chunk-RWNLQV2Z.js";
import "./chunk-NM5S5FEA.js";
import {
  acceptRegressions
} from "./chunk-BIKCH54H.js";
import "./chunk-ZCZHSMFS.js";
import "./chunk-R6MYEFF6.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-KKJ6GZUD.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-JLIYSZXZ.js";
import {
  readRecordings
} from "./chunk-RNCIJCPH.js";
import {
  readSources
} from "./chunk-QO7DXWW2.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-YX4LDKSY.js";
import "./chunk-BHBDXOCJ.js";
import "./chunk-XQ77ZUPI.js";
import {
  InputError
} from "./chunk-D24T2PCJ.js";

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
