import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readEarlier
} from "./chunk-SOVNYZUI.js";
import {
  runPage,
  seeHelp
} from "./chunk-I5G6ZFQS.js";
import {
  renderPage
} from "./chunk-R2MBKFC6.js";
import "./chunk-CBB4ESHZ.js";
import {
  readPageFiles,
  writePage
} from "./chunk-OC23YSZF.js";
import "./chunk-EBXCZ4TE.js";
import "./chunk-IUAN4E33.js";
import {
  acceptRegressions,
  judgeRecording
} from "./chunk-GDZOA2ZW.js";
import "./chunk-YQJVMODI.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-RAYZK6MY.js";
import {
  readRecordings
} from "./chunk-NA5CZFXA.js";
import {
  readSources
} from "./chunk-VAMUBXOT.js";
import "./chunk-7SGUJBJT.js";
import "./chunk-HUINHYDK.js";
import {
  defaultPage
} from "./chunk-BNK47UN4.js";
import "./chunk-TDNHCTAD.js";
import {
  InputError
} from "./chunk-UEYNSEOU.js";

// src/commands/html.ts
async function htmlCommand(command, output, features) {
  const { files } = command;
  const settings = resolveReportSettings(readSources(command, features), features);
  const { given, out = defaultPage } = settings;
  if (files.length === 0) {
    const [page] = (await Promise.all(features.map((one) => one.earlierPage?.(given)))).flatMap(
      (one) => one ?? []
    );
    if (page === void 0)
      throw new InputError(
        `there is nothing to show: name results files, a history's folder with --history, or both; ${seeHelp("html")}`
      );
    writePage(out, renderPage(page, await readPageFiles()));
    return 0;
  }
  const recording = readRecordings(files, givenNames(settings), { features });
  const { rule: _, ...criteria } = settings.criteria;
  const verdict = acceptRegressions(judgeRecording(recording, criteria, features), /* @__PURE__ */ new Date());
  const compare = await readEarlier(given, features, "page", (words) => output.note(words));
  const shown = [...features, ...compare(recording, verdict)];
  writePage(out, renderPage(runPage(recording, verdict, shown), await readPageFiles()));
  return 0;
}
export {
  htmlCommand
};
