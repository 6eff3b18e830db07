import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  writePage
} from "./chunk-A35HE27Z.js";
import {
  runPage
} from "./chunk-MMFIPU6T.js";
import "./chunk-KWBUDWFI.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import {
  judgeRecording
} from "./chunk-G2JP2POU.js";
import "./chunk-4L3DIYNS.js";
import {
  acceptRegressions
} from "./chunk-LS2J6MGJ.js";
import "./chunk-LXKV5SBI.js";
import "./chunk-FKPGXY3Q.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-NAM2YQPJ.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-I333TLYI.js";
import {
  readRecordings
} from "./chunk-YDYFESC3.js";
import {
  readSources
} from "./chunk-ZGUH2ZYS.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-BF5B6SEL.js";
import "./chunk-OGORVKSH.js";
import "./chunk-XKQO7JOJ.js";
import {
  InputError
} from "./chunk-II47CN7R.js";

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
