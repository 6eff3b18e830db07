import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  findStanding,
  findTokenLogin,
  formatMarker,
  isGone,
  isSameStep,
  parseMarker,
  request,
  requestAll,
  retryIdempotently
} from "./chunk-SZFFZS5K.js";
import {
  brokenReport,
  failureHeadlines,
  machineOf,
  undecided
} from "./chunk-EQ4PH5T7.js";
import {
  levels,
  renderMarkdown
} from "./chunk-FU77VES7.js";
import {
  footer,
  link
} from "./chunk-PIRONGX6.js";
import {
  joinBlocks
} from "./chunk-QMMUTUXM.js";
import {
  baseName,
  baseRows,
  baselineRows,
  rowName
} from "./chunk-YM2IGK2Y.js";
import {
  skippedTests,
  withoutResult
} from "./chunk-KWYGP4YP.js";
import {
  engineNames
} from "./chunk-MX6P2DF2.js";
import {
  decisiveExaminations,
  failedExaminations,
  failureWords,
  findingsOf,
  isTooNoisy,
  testVerdicts
} from "./chunk-NIQHCBMM.js";
import {
  changeFigure,
  count,
  inMarkdown,
  multiplier,
  plural
} from "./chunk-NR6YMEGS.js";
import {
  array,
  int,
  object,
  string,
  testPath,
  unknown,
  url
} from "./chunk-KAFQIV6R.js";

// src/github/comments.ts
var comment = object({
  id: int(),
  body: string().nullish(),
  html_url: url({ protocol: /^https?$/ }),
  user: object({ login: string() }).nullable(),
  /** Set if somebody has hidden it; absent where the server does not say. */
  minimized: unknown().optional()
});
async function updateComment(api, repository, pullRequest, { name, identity, onlyUpdate = false, body }) {
  const viewer = await findTokenLogin(api, "find comments");
  const own = await listOwnComments(api, repository, pullRequest, viewer, name);
  const before = refusal(standingAmong(identity, own));
  if (before !== void 0) return before;
  if (onlyUpdate && own.length === 0) return { state: "none" };
  const visible = own.find(({ minimized }) => minimized === void 0 || minimized === null);
  const existing = visible ?? (onlyUpdate ? own[0] : void 0);
  const url2 = await retryIdempotently(async () => {
    if (existing !== void 0) {
      const updated2 = await update(api, repository, existing.id, body);
      if (updated2 !== void 0) return updated2;
    }
    const created2 = (await listOwnComments(api, repository, pullRequest, viewer, name)).find(
      ({ id, marker }) => isSameStep(marker.identity, identity) && id !== existing?.id
    );
    const updated = created2 && await update(api, repository, created2.id, body);
    return updated ?? await create(api, repository, pullRequest, body);
  });
  const after = await listOwnComments(api, repository, pullRequest, viewer, name);
  const created = after.filter(
    ({ id, marker }) => isSameStep(marker.identity, identity) && own.every((one) => one.id !== id)
  );
  const earliest = Math.min(...created.map(({ id }) => id));
  const lost = refusal(
    standingAmong(
      identity,
      after.filter(({ id }) => id < earliest)
    )
  );
  if (created.length > 0 && lost !== void 0) {
    for (const { id } of created) await remove(api, repository, id);
    return lost;
  }
  for (const { id } of own) if (id !== existing?.id) await remove(api, repository, id);
  return { state: "written", url: url2 };
}
function standingAmong(identity, comments) {
  return findStanding(
    identity,
    comments.map(({ marker }) => marker.identity)
  );
}
function refusal({ newer, isShared }) {
  if (isShared) return { state: "shared" };
  return newer === void 0 ? void 0 : { state: "newer", run: newer.run };
}
async function listOwnComments(api, repository, pullRequest, viewer, name) {
  const all = await requestAll(
    "find comments",
    array(comment),
    () => api.paginate(api.rest.issues.listComments, {
      ...repository,
      issue_number: pullRequest,
      per_page: 100
    })
  );
  return all.flatMap((one) => {
    const marker = one.user?.login === viewer ? parseMarker(one.body ?? "") : void 0;
    return marker?.name === name ? [{ ...one, marker }] : [];
  });
}
async function update(api, repository, id, body) {
  try {
    const { html_url: url2 } = await request(
      "write comment",
      comment,
      () => api.rest.issues.updateComment({ ...repository, comment_id: id, body })
    );
    return url2;
  } catch (cause) {
    if (isGone(cause)) return void 0;
    throw cause;
  }
}
async function create(api, repository, pullRequest, body) {
  const { html_url: url2 } = await request(
    "write comment",
    comment,
    () => api.rest.issues.createComment({ ...repository, issue_number: pullRequest, body })
  );
  return url2;
}
async function remove(api, repository, id) {
  try {
    await request(
      "write comment",
      unknown(),
      () => api.rest.issues.deleteComment({ ...repository, comment_id: id })
    );
  } catch (cause) {
    if (!isGone(cause)) throw cause;
  }
}

// src/report/fit-report.ts
var omissions = {
  everything: "",
  full: "",
  "without latencies": "Left out for size: the statement latencies.",
  "without passing rows": "Left out for size: the tests that pass.",
  "sections only": "Left out for size: the tables of tests.",
  "verdict only": "Left out for size: everything but the verdict."
};
function fitReport(render, fits, where) {
  for (const detail of levels.slice(1)) {
    const omission = omissions[detail];
    const text = render(detail, omission === "" ? "" : `${omission} ${where}`);
    if (fits(text) || detail === "verdict only") return { text, detail };
  }
  throw new Error('levels does not end with "verdict only"');
}

// src/report/heading.ts
var marks = { good: "\u2705", uncertain: "\u26A0\uFE0F", bad: "\u274C" };
function reportHeading(result, { name, remark }) {
  if (result.state === "broken")
    return `${marks.bad} ${inMarkdown(name)}: ${failureHeadlines[result.failed].toLowerCase()}`;
  const { recording, verdict } = result;
  const { mark, text } = verdictHeading(recording, verdict);
  const subject = inMarkdown(recording.engines.candidate.name);
  return remark === void 0 ? `${marks[mark]} ${subject}: ${text}` : `${marks.bad} ${subject}: the status fails; this run: ${text}`;
}
function verdictHeading(recording, verdict) {
  const { measurement, outcome } = verdict;
  const skipped = skippedTests(recording);
  const others = skipped.length === 0 ? [] : [`${plural(skipped.length, "test")} not measured`];
  const joined = (...parts) => [...parts.flat(), ...others].join("; ");
  if (measurement.state !== "complete")
    return { mark: "bad", text: joined([lack(verdict)], overClauses(recording, verdict, "fail")) };
  if (outcome === "fail") {
    const over = overClauses(recording, verdict, "fail");
    return { mark: "bad", text: joined(over.length > 0 ? over : ["the gate fails"]) };
  }
  if (outcome === "inconclusive" && isTooNoisy(verdict))
    return { mark: "uncertain", text: "undecided, the runner is too noisy" };
  if (outcome === "inconclusive") return { mark: "uncertain", text: joined([undecided(verdict)]) };
  if (outcome === "accepted") {
    const [first = "", ...more] = overClauses(recording, verdict, "accepted");
    return { mark: "good", text: joined([first, ...more].map((clause) => `${clause}, accepted`)) };
  }
  const { headline } = verdict;
  const base = baseClause(recording, verdict);
  const ratio = headline.baseline === void 0 ? [] : [`${multiplier(headline.baseline.multiplier)}x of ${engineNames(recording, inMarkdown).baseline}`];
  const examined = decisiveExaminations(verdict).map(({ words, found }) => words.title(found));
  const tests = testVerdicts(verdict).length;
  const within = base !== void 0 || ratio.length > 0 ? [] : examined.length > 0 ? examined : [`${plural(tests, "test")} within ceilings`];
  return {
    mark: isUncompared(verdict) || base?.isUnknown === true ? "uncertain" : "good",
    text: joined(
      base === void 0 ? [] : [base.text],
      isUncompared(verdict) ? ["not compared with a base"] : [],
      ratio,
      within
    )
  };
}
function isUncompared({ withoutBase }) {
  return withoutBase !== void 0 && withoutBase.cause !== "nothing to compare";
}
function lack(verdict) {
  const { measurement } = verdict;
  const tests = testVerdicts(verdict);
  const [problem] = measurement.state === "broken" ? measurement.problems ?? [] : [];
  if (problem !== void 0) return `${inMarkdown(problem.name)} does not count`;
  const without = withoutResult(tests);
  const failures = without.flatMap(
    ({ comparison }) => comparison.state === "failed" ? comparison.failures.slice(0, 1) : []
  );
  const of = `${count(without.length)} of ${plural(tests.length, "test")}`;
  const stopped = measurement.state === "incomplete" ? "stopped early, " : "";
  const isCrash = failures.length === without.length && failures.every(({ reason, role }) => reason === "crash" && role === "candidate");
  if (without.length === 0)
    return stopped === "" ? failedExaminations(verdict).join("; ") || "nothing was measured" : "stopped early";
  return isCrash ? `crashed in ${of}` : `${stopped}no result in ${of}`;
}
function overClauses(recording, verdict, outcome) {
  const isOver = (row) => row.outcome === outcome;
  const [bases, ceilings] = [baseRows(verdict).filter(isOver), baselineRows(verdict).filter(isOver)];
  const names = engineNames(recording, inMarkdown);
  const worst = Math.max(...ceilings.map(({ range }) => range[1]));
  const tests = ceilings.filter(({ isMean }) => !isMean).reduce((sum, row) => sum + row.tests.length, 0);
  const averages = ceilings.filter(({ isMean }) => isMean).length;
  const counted = [
    ...tests === 0 ? [] : [plural(tests, "test")],
    ...averages === 0 ? [] : [plural(averages, "average")]
  ].join(" and ");
  const found = outcome === "fail" ? failureWords(verdict, "title") : findingsOf(verdict).flatMap(
    ({ judge, found: one }) => one.outcome === "accepted" ? [judge.words.title(1)] : []
  );
  return [
    ...bases.length === 0 ? [] : [slowerClause(bases, baseName(names))],
    ...counted === "" ? [] : [`${counted} over the ceiling against ${names.baseline}, worst ${multiplier(worst)}x`],
    ...new Set(found)
  ];
}
function slowerClause(rows, base) {
  const [first] = rows;
  const [ratio] = first.range;
  if (first.isMean && (rows.length === 1 || first.path === "all")) {
    const by = ratio < 2 ? `${changeFigure(ratio).slice(1)} slower than` : `${changeFigure(ratio)} the time of`;
    return `${rowName(first, inMarkdown)} ${by} ${base}`;
  }
  const tests = testCount(rows);
  const worst = changeFigure(Math.max(...rows.map(({ range }) => range[1])));
  return `${plural(tests, "test")} slower than ${base}, ${tests === 1 ? "by" : "worst"} ${worst}`;
}
function testCount(rows) {
  return new Set(rows.flatMap((row) => row.tests.map(testPath))).size;
}
function baseClause(recording, verdict) {
  if (recording.identicalBase !== void 0) return { text: "the same file as the base" };
  if (recording.engines.base === void 0) return void 0;
  const base = baseName(engineNames(recording, inMarkdown));
  if (verdict.changes === void 0) return { text: `not compared with ${base}`, isUnknown: true };
  const rows = baseRows(verdict);
  const layout = rows.filter(({ isLayoutSized }) => isLayoutSized);
  const others = rows.filter(({ isLayoutSized }) => !isLayoutSized);
  const slower = others.filter(({ range }) => range[1] > 1);
  if (slower.length > 0) return { text: `${slowerClause(slower, base)}, within the ceiling` };
  const faster = testCount(others.filter(({ range }) => range[1] < 1));
  const differing = testCount(layout);
  const clauses = [
    `no test slower than ${base}`,
    ...faster === 0 ? [] : [`${count(faster)} faster`],
    ...differing === 0 ? [] : [`${count(differing)} ${differing === 1 ? "differs" : "differ"} by layout`]
  ];
  return { text: clauses.join(", ") };
}

// src/report/comment.ts
var maxCommentLength = 65536;
function deservesComment(mode, result) {
  return mode === "single" || result.state === "broken" || result.verdict.outcome !== "pass" || isUncompared(result.verdict);
}
function renderComment(result, source, limit = maxCommentLength) {
  const marker = formatMarker({ name: source.name, identity: source.identity });
  const frame = (report) => `${joinBlocks([`${marker}
## ${reportHeading(result, source)}`, remarkOf(source), report.trim(), footer(machineOf(result), source)])}
`;
  if (result.state === "broken") return { text: frame(brokenReport(result, source)), detail: "full" };
  const { recording, verdict, unit, features } = result;
  const layout = {
    isFolded: true,
    isBrief: true,
    isHeaded: true,
    runUrl: source.run.url,
    features,
    unit,
    commitUrl: source.commitUrl
  };
  return fitReport(
    (detail, leftOut) => frame(renderMarkdown(recording, verdict, { ...layout, detail, leftOut })),
    (text) => text.length <= limit,
    `The ${link("job summary", source.run.url)} is complete.`
  );
}
function remarkOf({ remark }) {
  return remark === void 0 ? "" : `**The status fails**: ${inMarkdown(remark)}.`;
}

export {
  updateComment,
  fitReport,
  reportHeading,
  maxCommentLength,
  deservesComment,
  renderComment
};
