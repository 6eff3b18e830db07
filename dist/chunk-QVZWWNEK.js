import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  answerLines,
  formatGivenBisect,
  readBisectInputs,
  renderBisection
} from "./chunk-OPTBSDTN.js";
import "./chunk-U65JHNNQ.js";
import "./chunk-X7QFSGCS.js";
import "./chunk-3RUIKOT5.js";
import {
  bisectionFiles,
  buildsFolder,
  findBisection,
  readBisectionFile,
  removeBisection,
  replaySearch,
  searchedPath
} from "./chunk-TQCRFZUF.js";
import {
  maxCommentLength,
  updateComment
} from "./chunk-5DLWVX7L.js";
import {
  abortOnSignals,
  runWithSettings
} from "./chunk-MXCRKWDV.js";
import {
  findFiles,
  formatMarker,
  openApi
} from "./chunk-SZFFZS5K.js";
import "./chunk-WKBH4O5Q.js";
import "./chunk-DKZ4A5X2.js";
import "./chunk-FNC5ISL7.js";
import "./chunk-SUQVWFTR.js";
import "./chunk-OLT52DGY.js";
import "./chunk-IAJPVWRA.js";
import "./chunk-OM26P4SW.js";
import {
  link
} from "./chunk-SDZDGPHX.js";
import "./chunk-ACTBSX6G.js";
import "./chunk-REPMJCDV.js";
import "./chunk-W2JJMQQ3.js";
import {
  joinBlocks
} from "./chunk-QMMUTUXM.js";
import "./chunk-SMVUPPOS.js";
import "./chunk-F5YNXU4L.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import {
  annotate,
  writeCommentUrls,
  writeSummary
} from "./chunk-DEVCUPE3.js";
import "./chunk-A4H34DNT.js";
import "./chunk-WF6OEFVD.js";
import "./chunk-DOWFUOIP.js";
import "./chunk-M3IQXKY4.js";
import "./chunk-DETGZOHF.js";
import "./chunk-LGD7NLXE.js";
import "./chunk-TFNLC6AD.js";
import "./chunk-KYA2BZ6W.js";
import "./chunk-HFCMDWS4.js";
import {
  newFolder
} from "./chunk-DMHX6QWM.js";
import {
  readWorkflow
} from "./chunk-WC4ZPCSD.js";
import {
  readPublishInputs
} from "./chunk-WKVDZXO6.js";
import "./chunk-FROGIVDQ.js";
import "./chunk-PFJ5GFNK.js";
import "./chunk-H7HBXWQX.js";
import {
  endGroup,
  info,
  setFailed,
  setOutput,
  startGroup
} from "./chunk-DKB75NNH.js";
import "./chunk-OBBTOHMT.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-FCJDRYFO.js";
import "./chunk-675X243B.js";
import "./chunk-M23SOQUR.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-LA2PWCWM.js";
import "./chunk-KWYGP4YP.js";
import "./chunk-PUULMDIT.js";
import "./chunk-MX6P2DF2.js";
import "./chunk-NIQHCBMM.js";
import {
  inMarkdown,
  visible
} from "./chunk-NRVWYJ6O.js";
import "./chunk-H2WPJ5RR.js";
import {
  InputError,
  MeasurementError
} from "./chunk-KAFQIV6R.js";

// src/features/search/bisect/step.ts
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";

// src/features/search/bisect/report/published.ts
function searchName({ test }) {
  return `bisect ${searchedPath(test)}`;
}
function renderSearchSummary(bisection, source) {
  return `${joinBlocks([renderBisection(bisection, "markdown", 2).trim(), footer(source)])}
`;
}
function renderSearchComment(bisection, source, limit = maxCommentLength) {
  const marker = formatMarker({ name: searchName(bisection), identity: source.identity });
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

// src/features/search/bisect/search-apart.ts
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

// src/features/search/bisect/step.ts
var allowedEvents = ["workflow_dispatch", "repository_dispatch", "schedule"];
async function bisectStep(getInput, environment, features) {
  const inputs = readPublishInputs(getInput, "action bisect", features);
  const given = readBisectInputs(getInput);
  const workflow = readWorkflow(environment);
  if (!allowedEvents.includes(workflow.event))
    throw new InputError(
      `event ${workflow.event}: this action builds and runs the commits of a history, which is started by hand: run it on ${allowedEvents.join(", ")}`
    );
  const out = given?.out ?? newFolder(workflow.temporary);
  const bisection = given === void 0 ? readFinished(inputs, workflow) : await searchApart({ ...given, out }, environment, abortOnSignals().signal);
  const identity = { run: workflow.run, reporter: workflow.run, step: randomBytes(8).toString("hex") };
  const source = { run: workflow.run, identity, at: /* @__PURE__ */ new Date() };
  startGroup("Search");
  info(renderBisection(bisection, "text"));
  endGroup();
  await writeSummary(renderSearchSummary(bisection, source));
  const problem = writeAnswer(bisection, given === void 0 ? void 0 : out);
  await comment(inputs, workflow, bisection, source);
  if (problem !== void 0) setFailed(visible(problem));
}
function readFinished({ results }, { roots }) {
  const files = findFiles(results, roots, "results");
  const [file] = files;
  if (file === void 0 || files.length > 1)
    throw new InputError(
      `input results: one bisect.json can be published, and ${results.join(", ")} names ${files.length} files`
    );
  return readBisectionFile(file, roots);
}
function writeAnswer(bisection, out) {
  const { next } = replaySearch(bisection);
  const answer = next.kind === "answer" ? next.answer : void 0;
  setOutput("first-changed", answer?.kind === "point" ? bisection.points[answer.point]?.id ?? "" : "");
  setOutput("results-path", out === void 0 ? "" : path.join(out, bisectionFiles.json));
  setOutput("report-path", out === void 0 ? "" : path.join(out, bisectionFiles.markdown));
  setOutput("html-path", out === void 0 ? "" : path.join(out, bisectionFiles.html));
  const builds = out === void 0 ? "" : path.join(out, buildsFolder);
  setOutput("builds-path", existsSync(builds) ? builds : "");
  if (answer === void 0) return "the search ended before it had an answer";
  return answer.kind === "no end" ? `an end of the search cannot be used: ${answer.message}` : void 0;
}
async function comment({ token, pullRequest, comment: comment2 }, { apiUrl, repository }, bisection, source) {
  if (pullRequest === void 0 || comment2 === "off") return writeCommentUrls([]);
  if (token === void 0) throw new InputError("input github-token: a comment needs a token");
  const { identity } = source;
  const set = { name: searchName(bisection), identity, body: renderSearchComment(bisection, source) };
  const update = await updateComment(openApi(token, apiUrl), repository, pullRequest, set);
  writeCommentUrls(update.state === "written" ? [update.url] : []);
  if (update.state === "newer")
    annotate.notice(`the comment on pull request ${pullRequest} is unchanged: run ${update.run.id} is newer`);
  if (update.state === "shared")
    setFailed("two steps of this run searched for the same test: the comment has the other's answer");
}
export {
  bisectStep
};
