import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  writePage
} from "./chunk-EFRGESXB.js";
import {
  runPage
} from "./chunk-OFL2PEOZ.js";
import "./chunk-QXT7KWW5.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import {
  judgeRecording
} from "./chunk-ZZDFTGC5.js";
import "./chunk-5CVNFRBE.js";
import {
  acceptRegressions
} from "./chunk-NNKNOR7C.js";
import "./chunk-CP5G4LMN.js";
import "./chunk-LJPXG7FZ.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-JC7PPILT.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-5CIK6D6H.js";
import {
  readRecordings
} from "./chunk-RKOWXCHR.js";
import {
  readSources
} from "./chunk-6ZBWVGFF.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-VGF6G6SP.js";
import "./chunk-HTDWX456.js";
import "./chunk-K4MUXOIM.js";
import {
  InputError
} from "./chunk-BMOY2NKP.js";

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
