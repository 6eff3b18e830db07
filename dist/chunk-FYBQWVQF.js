import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  abortOnSignals,
  formatMarker,
  maxCommentLength,
  openApi,
  runWithSettings,
  updateComments
} from "./chunk-N6P7R4SE.js";
import {
  annotate,
  writeCommentUrls,
  writeSummary
} from "./chunk-C2AINY6T.js";
import {
  readWorkflow
} from "./chunk-G7VPFOXW.js";
import {
  endGroup,
  info,
  setFailed,
  setOutput,
  startGroup
} from "./chunk-XXBLQMNN.js";
import "./chunk-2KO4YRO3.js";
import {
  findFiles
} from "./chunk-PNNKNJGU.js";
import "./chunk-LNSPFJEK.js";
import {
  answerLines,
  bisectionFiles,
  defaultFolder,
  findBisection,
  formatGivenBisect,
  readBisectInputs,
  readBisectionFile,
  removeBisection,
  renderBisectionMarkdown,
  renderBisectionText,
  replaySearch
} from "./chunk-HY72ZSWD.js";
import {
  readPublishInputs
} from "./chunk-ALVR3FET.js";
import "./chunk-W6DDTTXN.js";
import "./chunk-CGGPFQ5J.js";
import "./chunk-IZ5ODHJG.js";
import {
  link
} from "./chunk-S5FGVF6A.js";
import "./chunk-B4NJ4FDH.js";
import "./chunk-C2LKCV62.js";
import "./chunk-45A2RBVZ.js";
import "./chunk-GTPQOVS4.js";
import "./chunk-JC7DCMJT.js";
import "./chunk-MTPI3L2B.js";
import "./chunk-JENFC2SS.js";
import "./chunk-IGXVVSZS.js";
import "./chunk-BJXOAZEW.js";
import "./chunk-FK63ORSE.js";
import "./chunk-PGSPP6Z5.js";
import "./chunk-YHAYBOAR.js";
import "./chunk-NQV2QT6G.js";
import "./chunk-24VBGLXN.js";
import {
  joinBlocks
} from "./chunk-WI6TVKRG.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import {
  inMarkdown,
  visible
} from "./chunk-KHYT7LJU.js";
import {
  InputError,
  MeasurementError,
  testPath
} from "./chunk-ULWFNPWD.js";

// src/features/bisect/step.ts
import { randomBytes } from "node:crypto";
import path from "node:path";

// src/features/bisect/report/published.ts
function searchName({ test }) {
  return `bisect ${testPath(test)}`;
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
  const answer = first.length <= limit / 2 ? first : `The answer for ${testPath(bisection.test)} names many.`;
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
