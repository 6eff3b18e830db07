import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readEarlier
} from "./chunk-SOVNYZUI.js";
import {
  runPage,
  seeHelp
} from "./chunk-T7A3SZUW.js";
import {
  renderPage
} from "./chunk-R2MBKFC6.js";
import "./chunk-CHOJIUMU.js";
import {
  readPageFiles,
  writePage
} from "./chunk-J26S2MTZ.js";
import "./chunk-RIYZ6CMU.js";
import "./chunk-GL6NX7AE.js";
import {
  acceptRegressions,
  judgeRecording
} from "./chunk-BFOB67FB.js";
import "./chunk-3EPUL6H7.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-BYCLZ6AD.js";
import {
  readRecordings
} from "./chunk-N72VKEAX.js";
import {
  readSources
} from "./chunk-V6U5VEGT.js";
import "./chunk-7SGUJBJT.js";
import "./chunk-JWWE6CQF.js";
import {
  defaultPage
} from "./chunk-ZCPRTC3X.js";
import "./chunk-C7ZLAPH4.js";
import {
  InputError
} from "./chunk-C2YT5S34.js";

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
