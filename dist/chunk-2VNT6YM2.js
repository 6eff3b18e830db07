import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  maxCommentLength,
  updateComments
} from "./chunk-UZMCPHWI.js";
import {
  abortOnSignals,
  runWithSettings
} from "./chunk-6M4XOK4O.js";
import {
  formatMarker,
  openApi
} from "./chunk-BQJOZJ7I.js";
import {
  annotate,
  writeCommentUrls,
  writeSummary
} from "./chunk-52ONPFQU.js";
import {
  readWorkflow
} from "./chunk-7MN4PL3O.js";
import {
  endGroup,
  info,
  setFailed,
  setOutput,
  startGroup
} from "./chunk-PTK2HZWI.js";
import "./chunk-2KO4YRO3.js";
import {
  findFiles
} from "./chunk-QUUBPG7V.js";
import {
  answerLines,
  defaultFolder,
  formatGivenBisect,
  readBisectInputs,
  renderBisectionMarkdown,
  renderBisectionText
} from "./chunk-OLGHOI56.js";
import "./chunk-NE6HFESY.js";
import "./chunk-SAGMPN7Z.js";
import {
  bisectionFiles,
  findBisection,
  readBisectionFile,
  removeBisection,
  replaySearch,
  searchedPath
} from "./chunk-BIQIG5RV.js";
import {
  readPublishInputs
} from "./chunk-PTQHEFVY.js";
import "./chunk-KDGHC5SN.js";
import "./chunk-VY6IWJCO.js";
import "./chunk-HPYV2CJC.js";
import "./chunk-4T5PBB4U.js";
import "./chunk-YBQFLKTJ.js";
import "./chunk-4JOBGGCL.js";
import "./chunk-RIZ2WRCG.js";
import "./chunk-FKXXHZ3E.js";
import "./chunk-SLU72FN5.js";
import "./chunk-CARL7IWO.js";
import "./chunk-73QTPM46.js";
import {
  link
} from "./chunk-C3LGWJ2T.js";
import "./chunk-WMKN27AW.js";
import "./chunk-IEHDH2SA.js";
import "./chunk-3PJ6ZIC6.js";
import "./chunk-2YVJKX6G.js";
import "./chunk-SYWJFIEI.js";
import "./chunk-PZBHEHVG.js";
import "./chunk-ZC4NRCBT.js";
import "./chunk-FK33R37I.js";
import "./chunk-6EWS3C5N.js";
import "./chunk-5R2R2XE3.js";
import "./chunk-CDZFAXNF.js";
import "./chunk-RRDA57PM.js";
import "./chunk-T22XT7L3.js";
import "./chunk-CU6GT6UR.js";
import "./chunk-PJZO7MY2.js";
import "./chunk-FQOIPHF3.js";
import "./chunk-HNTKUW5P.js";
import "./chunk-JMLY7YON.js";
import "./chunk-SN7ZOWWP.js";
import {
  joinBlocks
} from "./chunk-CII62U5S.js";
import "./chunk-VYUAXW72.js";
import "./chunk-3KNEA4LD.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import {
  inMarkdown,
  visible
} from "./chunk-4EWI3CBG.js";
import "./chunk-X5Z56UKY.js";
import "./chunk-TXKD2PMA.js";
import {
  InputError,
  MeasurementError
} from "./chunk-D76M4JSG.js";

// src/features/bisect/step.ts
import { randomBytes } from "node:crypto";
import path from "node:path";

// src/features/bisect/report/published.ts
function searchName({ test }) {
  return `bisect ${searchedPath(test)}`;
}
function renderSearchSummary(bisection, source) {
  return `${joinBlocks([renderBisectionMarkdown(bisection, "##").trim(), footer(source)])}
`;
}
function renderSearchComment(bisection, source, limit = maxCommentLength) {
  const marker = formatMarker({ name: searchName(bisection), part: "all", identity: source.identity });
  const whole = `${marker}
${renderSearchSummary(bisection, source)}`;
  if (whole.length <= limit) return whole;
  const [first = ""] = answerLines(bisection, replaySearch(bisection), inMarkdown);
  const answer = first.length <= limit / 2 ? first : `The answer for ${searchedPath(bisection.test)} names too many versions to list.`;
  const rest = `The ${link("job summary", source.run.url)} has all of it.`;
  return `${marker}
${joinBlocks([`## ${answer}`, rest, footer(source)])}
`;
}
function footer({ run, at }) {
  const time = `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return `<sub>${link(`run ${run.id}`, run.url)}, attempt ${run.attempt} \xB7 ${time}</sub>`;
}

// src/features/bisect/search-apart.ts
async function searchApart(given, environment, signal) {
  const { out } = given;
  removeBisection(out);
  const settings = formatGivenBisect(given);
  const { status, message } = await runWithSettings("bisect", settings, environment, signal);
  const bisection = findBisection(out);
  if (bisection !== void 0) return bisection;
  const problem = message ?? `the searching process ended with status ${status} and no message`;
  throw status === 2 ? new InputError(problem) : new MeasurementError(problem);
}

// src/features/bisect/step.ts
var allowedEvents = ["workflow_dispatch", "repository_dispatch", "schedule"];
async function bisectStep(getInput, environment, features) {
  const inputs = readPublishInputs(getInput, "action bisect", features);
  const given = readBisectInputs(getInput);
  const workflow = readWorkflow(environment);
  if (!allowedEvents.includes(workflow.event))
    throw new InputError(
      `event ${workflow.event}: this action builds and runs the commits of a history, which is started by hand: run it on ${allowedEvents.join(", ")}`
    );
  const out = given?.out ?? defaultFolder;
  const bisection = given === void 0 ? readFinished(inputs, workflow) : await searchApart({ ...given, out }, environment, abortOnSignals().signal);
  const identity = { run: workflow.run, reporter: workflow.run, step: randomBytes(8).toString("hex") };
  const source = { run: workflow.run, identity, at: /* @__PURE__ */ new Date() };
  startGroup("Search");
  info(renderBisectionText(bisection));
  endGroup();
  await writeSummary(renderSearchSummary(bisection, source));
  const problem = writeAnswer(bisection, given === void 0 ? void 0 : out);
  await comment(inputs, workflow, bisection, source);
  if (problem !== void 0) setFailed(visible(problem));
}
function readFinished({ results }, { workspace }) {
  const files = findFiles(results, workspace, "results");
  const [file] = files;
  if (file === void 0 || files.length > 1)
    throw new InputError(
      `input results: one bisect.json can be published, and ${results.join(", ")} names ${files.length} files`
    );
  return readBisectionFile(file);
}
function writeAnswer(bisection, out) {
  const { next } = replaySearch(bisection);
  const answer = next.kind === "answer" ? next.answer : void 0;
  setOutput("first-changed", answer?.kind === "point" ? bisection.points[answer.point]?.id ?? "" : "");
  setOutput("results-path", out === void 0 ? "" : path.join(out, bisectionFiles.json));
  setOutput("report-path", out === void 0 ? "" : path.join(out, bisectionFiles.markdown));
  if (answer === void 0) return "the search ended before it had an answer";
  return answer.kind === "no end" ? `an end of the search cannot be used: ${answer.message}` : void 0;
}
async function comment({ token, pullRequest, comment: comment2 }, { apiUrl, repository }, bisection, source) {
  if (pullRequest === void 0 || comment2 === "off") return writeCommentUrls([]);
  if (token === void 0) throw new InputError("input github-token: a comment needs a token");
  const { identity } = source;
  const parts = [{ part: "all", body: renderSearchComment(bisection, source) }];
  const set = { name: searchName(bisection), identity, parts };
  const update = await updateComments(openApi(token, apiUrl), repository, pullRequest, set);
  writeCommentUrls(update.state === "written" ? update.urls : []);
  if (update.state === "newer")
    annotate.notice(`the comment on pull request ${pullRequest} is unchanged: run ${update.run.id} is newer`);
  if (update.state === "shared")
    setFailed("two steps of this run searched for the same test: the comment has the other's answer");
}
export {
  bisectStep
};
