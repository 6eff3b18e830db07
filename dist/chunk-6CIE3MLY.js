import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  writePage
} from "./chunk-ZKRPZWUZ.js";
import {
  runPage
} from "./chunk-ZCRDVYEI.js";
import "./chunk-4UACWCU4.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import {
  judgeRecording
} from "./chunk-W7HRBKAB.js";
import "./chunk-PA2OS6NS.js";
import {
  acceptRegressions
} from "./chunk-KFVKRZ75.js";
import "./chunk-HYDKYGV4.js";
import "./chunk-AE35RUNJ.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-4IHRDYON.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-XKVRTKMX.js";
import {
  readRecordings
} from "./chunk-BTDLVRH3.js";
import {
  readSources
} from "./chunk-OI3Z6GDC.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-ZR7WKOVJ.js";
import "./chunk-VB6AH2OL.js";
import "./chunk-ZHK7YP2B.js";
import {
  InputError
} from "./chunk-YDKQWW7R.js";

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
