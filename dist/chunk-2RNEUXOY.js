import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  maxCommentLength,
  updateComments
} from "./chunk-BC6457DL.js";
import {
  abortOnSignals,
  runWithSettings
} from "./chunk-B3GUZS2A.js";
import {
  formatMarker,
  openApi
} from "./chunk-KSQW2P4N.js";
import {
  annotate,
  writeCommentUrls,
  writeSummary
} from "./chunk-7VY5UBWW.js";
import {
  readWorkflow
} from "./chunk-IOHC4TNQ.js";
import {
  endGroup,
  info,
  setFailed,
  setOutput,
  startGroup
} from "./chunk-5BBCOJK6.js";
import "./chunk-2KO4YRO3.js";
import {
  findFiles
} from "./chunk-GH7MBPO5.js";
import "./chunk-ATCL2QPV.js";
import {
  answerLines,
  defaultFolder,
  formatGivenBisect,
  readBisectInputs,
  renderBisectionMarkdown,
  renderBisectionText
} from "./chunk-HX3HH32J.js";
import {
  bisectionFiles,
  findBisection,
  readBisectionFile,
  removeBisection,
  replaySearch,
  searchedPath
} from "./chunk-DACED6KH.js";
import {
  readPublishInputs
} from "./chunk-2QU75JON.js";
import "./chunk-67I4WUDQ.js";
import "./chunk-LIZ2XAGS.js";
import "./chunk-DAPCHTSL.js";
import "./chunk-7HOZQS6K.js";
import {
  link
} from "./chunk-ZG33KDSO.js";
import "./chunk-APIUZGWN.js";
import "./chunk-L7WSK2PR.js";
import "./chunk-KEZ5UE4H.js";
import "./chunk-WNWT4OSF.js";
import "./chunk-FCSQ5ORN.js";
import "./chunk-6UAM62X6.js";
import "./chunk-6VZ4DB7X.js";
import "./chunk-XADNFH5I.js";
import "./chunk-DH37JFLT.js";
import "./chunk-PLLJUH2E.js";
import "./chunk-IWIVWBNX.js";
import "./chunk-I2TEXSF4.js";
import "./chunk-Q4QRQ75Y.js";
import "./chunk-YCRN4UQX.js";
import "./chunk-UJRW2N5K.js";
import "./chunk-AYENBEH2.js";
import "./chunk-FTR55STA.js";
import "./chunk-HLL4N6TA.js";
import {
  joinBlocks
} from "./chunk-MJ2N5IK7.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import {
  inMarkdown,
  visible
} from "./chunk-CUWCPHAE.js";
import {
  InputError,
  MeasurementError
} from "./chunk-VEWHOEAR.js";

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
