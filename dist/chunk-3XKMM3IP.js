import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-2SAAGC2C.js";
import "./chunk-FRUFCCTZ.js";
import {
  writePage
} from "./chunk-ZMTRAKZI.js";
import {
  readEarlier
} from "./chunk-2KO4YRO3.js";
import {
  readRecordings
} from "./chunk-2ZAPDVHP.js";
import "./chunk-L5VNYH5I.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-MBXUV72L.js";
import {
  judgeByOwnRule
} from "./chunk-H3AKXZFE.js";
import {
  readSources
} from "./chunk-JRFFHXOD.js";
import "./chunk-VNNH73OY.js";
import "./chunk-BABBHBZ7.js";
import {
  acceptRegressions
} from "./chunk-A6IVWCZE.js";
import "./chunk-32EHAGM7.js";
import "./chunk-UCBZTDVL.js";
import "./chunk-QCVGA3VK.js";
import "./chunk-4BNSWHV4.js";
import "./chunk-FMTWQG4P.js";
import "./chunk-4JADKZ3N.js";
import {
  defaultPage,
  seeHelp
} from "./chunk-52EOMTSQ.js";
import "./chunk-CEAGJJWP.js";
import "./chunk-32AMP3PV.js";
import "./chunk-LX5FVVQZ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-TV6UAHXJ.js";
import "./chunk-IFPB6AAT.js";
import "./chunk-JEWZCWTG.js";
import {
  InputError
} from "./chunk-UDLHARPJ.js";

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
  const verdict = acceptRegressions(judgeByOwnRule(recording, settings.criteria, features), /* @__PURE__ */ new Date());
  const compare = await readEarlier(given, features, "page", (words) => output.note(words));
  await writePage(out, runPage(recording, verdict, [...features, ...compare(recording, verdict)]));
  return 0;
}
export {
  htmlCommand
};
