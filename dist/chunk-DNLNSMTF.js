import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  writePage
} from "./chunk-JWLHTGWC.js";
import {
  runPage
} from "./chunk-ZAQHFTCJ.js";
import "./chunk-KRE7A65X.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import {
  judgeRecording
} from "./chunk-6VQ4PDOP.js";
import "./chunk-GZLAIERH.js";
import {
  acceptRegressions
} from "./chunk-74JHMNAR.js";
import "./chunk-FIYICDOV.js";
import "./chunk-KGC7QOXJ.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-JNF6BSRN.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-U726YOEL.js";
import {
  readRecordings
} from "./chunk-OJAS3MAN.js";
import {
  readSources
} from "./chunk-6UFHT7PW.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-QL4FBRUM.js";
import "./chunk-DKAHZW3X.js";
import "./chunk-5YGUPGC4.js";
import {
  InputError
} from "./chunk-QR6VSCDH.js";

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
