import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  createPermissionCheck,
  listIssueComments,
  problemOfWriters,
  readTrigger
} from "./shared-github-acceptances.js";
import {
  issueInputs
} from "./shared-features-search-issues-options.js";
import {
  whyForeign
} from "./shared-github-origin.js";
import {
  explain,
  historyBranch,
  isSameRun,
  measuredBranch,
  readBranchRuns
} from "./shared-git-branch.js";
import {
  allTestsTrend,
  multiplierOfRun
} from "./shared-features-nights-history-runs-all-tests.js";
import {
  explainedLines,
  explainedSchema,
  readBisectionFile,
  replaySearch,
  searchedPath,
  shortened
} from "./shared-features-search-bisect-search-search.js";
import {
  hasMarker
} from "./shared-model-report-identity.js";
import "./shared-features-figures-counts-words.js";
import {
  PublishError,
  RequestError,
  findFiles,
  findTokenLogin,
  isGone,
  openApi,
  readFound,
  request,
  requestAll,
  retryIdempotently
} from "./shared-octokit-plugin-rest-endpoint-methods-dist-src-generated-endpoints.js";
import {
  allTestsFigures,
  shareText
} from "./shared-features-nights-history-report-trends.js";
import {
  confoundersOf,
  dayOf,
  describeChange,
  describeMark,
  divideAt,
  exactFiguresOf,
  exactTrends,
  formatOf,
  historyTestPath,
  isAhead,
  isExactFigure,
  isWithoutFigure,
  ofEngine,
  ratioBetween,
  runName,
  runTime,
  toValue,
  trendsOf
} from "./shared-features-nights-history-files-history-index.js";
import {
  searchedFigures
} from "./shared-features-search-bisect-options.js";
import {
  GitError
} from "./shared-git-git.js";
import {
  historyOptions
} from "./shared-features-nights-history-options.js";
import {
  judgeByOwnRule
} from "./shared-verdict-judge-recording.js";
import {
  caseWords,
  closingWords,
  parseHunt
} from "./shared-features-search-hunt-suspicion.js";
import "./shared-features-search-hunt-grammar-derive.js";
import {
  HttpClient,
  annotate,
  info,
  linesOf,
  readInputs,
  readWorkflow,
  require_undici,
  setFailed,
  setOutput,
  setSecret,
  writeSummary
} from "./shared-undici-lib-llhttp-llhttp_simd-wasm.js";
import {
  readRecordings
} from "./shared-csv-parse-lib-api-index.js";
import "./shared-report-terminal.js";
import "./shared-report-format-text-blocks.js";
import {
  resolveReportSettings
} from "./shared-options-resolve.js";
import "./shared-better-sqlite3-lib-methods-table.js";
import "./shared-process-run.js";
import {
  mergeSources,
  valuesOf
} from "./shared-yaml-dist-parse-parser.js";
import {
  dateProblem,
  drawBlock,
  drawList,
  drawTable,
  isDate,
  joinBlocks,
  left,
  link,
  problemOfReason,
  right,
  visibleLines
} from "./shared-wrap-ansi-index.js";
import {
  InputError,
  __toESM,
  _enum,
  array,
  boolean,
  count2 as count,
  formatValue,
  inMarkdown,
  inMarkdownCell,
  inMarkdownCode,
  int,
  iso_exports,
  lifePath,
  multiplier,
  number,
  object,
  percent,
  plural,
  shapeNames,
  shellWord,
  showInvisible,
  strictObject,
  string,
  testPath,
  testVerdicts,
  truncate,
  unknown,
  url,
  visible,
  weightedMean
} from "./shared-jstat-dist-jstat.js";

// src/features/search/issues/text.ts
var maxRows = 40;
var maxCode = 20;
var maxCodeLine = 1e3;
var maxIgnored = 5;
function titleOf({ kind, figure, subject, rows }) {
  const [worst] = rows;
  const tests = plural(rows.length, "test");
  const plain = (text) => visible(text).replace(/[@#`]/g, "");
  const about = plain(subject);
  switch (kind) {
    case "night":
      return "The benchmark of a night is missing";
    case "workflow":
      return `The workflow ${about} does not run`;
    case "result":
      return `${about}: ${plural(rows.length, "wrong or missing result")}`;
    case "hunt":
      return `The hunt's case ${about}`;
    case "machine":
      return `${tests} slower with another ${about}`;
    case "more":
      return `${plural(rows.length, "more finding")} of the nightly benchmark`;
    case "time":
      return `${about} is ${percent(Math.exp(worst?.loss ?? 0) - 1)} slower${rows.length > 1 ? ` (${tests})` : ""}`;
    case "figure":
      return `${about} has more ${plain(figure ?? "")}: ${plain(worst?.figure ?? "")}${rows.length > 1 ? ` (${tests})` : ""}`;
  }
}
function bodyOf(finding, culprit, ignored, source) {
  const { kind, rows } = finding;
  const [worst] = rows;
  const { run, pageUrl, today } = source;
  const facts = [
    ...worst === void 0 || kind === "more" ? [] : sinceFacts(worst, finding, source),
    ...notMeasuredFacts(finding, source),
    ...culprit === void 0 ? [] : [culpritText(culprit, source)],
    ...culprit?.explained === void 0 ? [] : explainedLines(culprit.explained, inMarkdown),
    ...kind === "machine" ? [] : rows.slice(0, 1).flatMap(({ remarks = [] }) => remarks.map(inMarkdown)),
    [
      `Newest look: ${link(`run ${run.id}`, run.url)} of ${today}`,
      ...pageUrl === void 0 ? [] : [link("all tests over time", pageUrl)]
    ].join(", ")
  ];
  return joinBlocks([
    intro(finding),
    drawList(facts),
    finding.code === void 0 ? "" : drawBlock({ kind: "code", lines: finding.code.slice(0, maxCode).map(shown) }),
    isOfTests(kind) ? table(rows, source, kind === "more") : "",
    kind === "time" || kind === "figure" ? reproduction(finding, source) : "",
    ignoredText(ignored),
    footer(kind)
  ]);
}
function shown(line) {
  return truncate(showInvisible(line), maxCodeLine);
}
function intro({ kind, subject, rows, figure }) {
  const [worst] = rows;
  const escaped = inMarkdown(subject);
  const tests = plural(rows.length, "test");
  const are = rows.length === 1 ? "is" : "are";
  switch (kind) {
    case "night":
      return `The nightly benchmark has added no run to its history: ${inMarkdown(worst?.figure ?? "")}.`;
    case "workflow":
      return `The workflow ${escaped} does not run: ${inMarkdown(worst?.figure ?? "")}.`;
    case "result":
      return `The engine's results of ${escaped} are wrong: ${plural(rows.length, "result")} ${are} wrong or missing.`;
    case "hunt":
      return `A hunt has found ${plural(rows.length, "case")}, probably of one cause: ${inMarkdown(worst?.figure ?? "")}.`;
    case "machine":
      return `${tests} became slower when the machine or the suite of the benchmark changed: ${(worst?.remarks ?? []).map(inMarkdown).join(", and ")}. The history cannot tell whether the engine became slower too.`;
    case "more":
      return "These findings have no issue of their own, because one night opens a limited number. The next nights open the others.";
    case "time":
      return `${tests} of ${escaped} ${are} slower than before, beside SQLite in the same run: ${inMarkdown(worst?.figure ?? "")}${rows.length > 1 ? " at most" : ""}.`;
    case "figure":
      return `${escaped} has more ${inMarkdown(figure ?? "")} than before: ${inMarkdown(worst?.figure ?? "")}${rows.length > 1 ? " at most" : ""}. The figure is exact: one run is enough to see it.`;
  }
}
function sinceFacts({ since, before }, { kind }, source) {
  if (since.time === "") return [];
  const place = cite(since, source, inMarkdown);
  if (!isOfTests(kind)) return [`Newest run${kind === "night" ? " of the history" : ""}: ${place}`];
  const last = before === void 0 ? "" : `; the last run before it is ${cite(before, source, inMarkdown)}`;
  const commits = before?.commit === void 0 || since.commit === void 0 || before.commit === since.commit ? "" : `; ${link("the commits between them", `${source.repositoryUrl}/compare/${before.commit}...${since.commit}`)}`;
  return [`First seen in ${place}${last}${commits}`];
}
function notMeasuredFacts({ unmeasured }, source) {
  if (unmeasured === void 0) return [];
  const { since } = unmeasured;
  return [`Not measured ${since === void 0 ? "any more" : `since ${cite(since, source, inMarkdown)}`}`];
}
function cite({ time, name, commit, workflowRun }, source, escapeText) {
  const shown2 = commit === void 0 ? escapeText(name) : commitLink(commit, source);
  const day = time.slice(0, 10);
  const dated = workflowRun === void 0 ? day : link(day, `${source.repositoryUrl}/actions/runs/${workflowRun}`);
  return `${shown2} (${dated})`;
}
function isHash(id) {
  return /^[0-9a-f]{40,64}$/.test(id);
}
function commitLink(commit, { repositoryUrl }) {
  return link(`\`${commit.slice(0, 10)}\``, `${repositoryUrl}/commit/${commit}`);
}
function culpritText({ id, answer, facts }, source) {
  if (id === void 0) return inMarkdown(answer ?? "A search for its commit has no answer");
  if (!isHash(id)) return `Brought by release ${inMarkdownCode(id)}`;
  const commit = `Brought by ${commitLink(id, source)}`;
  if (facts === void 0) return commit;
  const { login, author, subject } = facts;
  const by = login === void 0 ? author && inMarkdownCode(author) : source.mention ? `@${login}` : inMarkdownCode(login);
  return `${commit} ${inMarkdownCode(subject)}${by ? ` by ${by}` : ""}`;
}
function table(rows, source, isMore) {
  const shown2 = rows.slice(0, maxRows).map(({ path, figure, since }) => ({
    cells: [
      inMarkdownCell(path),
      inMarkdownCell(figure),
      since.time === "" ? "" : cite(since, source, inMarkdownCell)
    ]
  }));
  const more = rows.length - shown2.length;
  return joinBlocks([
    drawTable({ columns: left(isMore ? "Worst test" : "Test", "Figure", "Since"), rows: shown2 }),
    more === 0 ? "" : `And ${count(more)} more.`
  ]);
}
function reproduction({ figure, rows }, { build, candidate }) {
  const [worst] = rows;
  const [good, bad] = [worst?.before?.commit, worst?.since.commit];
  if (worst === void 0 || good === void 0 || bad === void 0 || good === bad) return "";
  const made = `--build ${shellWord(visible(build ?? "BUILD COMMAND"))} --candidate ${shellWord(visible(candidate ?? "FILE"))}`;
  const test = isSearchable(worst.path) ? ` --test ${shellWord(visible(worst.path))}` : "";
  const lines = figure === void 0 || figure === "time" ? [`git switch --detach ${bad}`, `sqlite-bench-gate compare ${good} ${made}${test}`] : (
    // A comparison has times alone.
    [`sqlite-bench-gate bisect --good ${good} --bad ${bad} ${made}${test} --by ${figure}`]
  );
  if (figure !== void 0 && figure !== "time" && test === "") return "";
  return joinBlocks(["To see it again:", drawBlock({ kind: "code", lines })]);
}
function isSearchable(path) {
  return path.split("/").length === 4 && !path.startsWith("own/") || shapeNames.map(lifePath).includes(path);
}
function ignoredText(ignored) {
  if (ignored.length === 0) return "";
  const items = ignored.slice(0, maxIgnored).map(({ text, by, why }) => `${inMarkdownCode(text)} of ${inMarkdownCode(by)}: ${inMarkdown(why)}`);
  return joinBlocks(["Lines that do not count:", drawList(items)]);
}
var acceptanceForm = "bench-accept: REASON until YYYY-MM-DD";
function footer(kind) {
  const accepting = !isOfTests(kind) || kind === "more" ? "" : ` A comment with the line \`${acceptanceForm}\` by somebody who may write to the repository accepts it until that day.`;
  return `<sub>This issue is kept up to date, and closed when the finding is gone. Closed by hand, it stays closed until it gets worse or comes back.${accepting}</sub>`;
}
function isOfTests(kind) {
  return kind !== "night" && kind !== "workflow";
}
var says = {
  recovered: ({ kind, subject }, night) => kind === "night" ? `A night has added a run to the history again, on ${night}.` : kind === "workflow" ? `${inMarkdown(subject)} runs again.` : kind === "machine" || kind === "more" ? `Closed on ${night}: the finding is old.` : kind === "hunt" ? `Gone on ${night}: the hunt has judged its case again, and no process showed it.` : `${inMarkdown(subject)} has recovered: the newest run of the history, of ${night}, shows no such finding.`,
  notSeen: (night) => `With the runs until ${night}, the history does not show this change any more: it was chance, or is too small to be certain of.`,
  notMeasured: ({ subject, unmeasured }, source) => {
    const since = unmeasured?.since;
    const last = since === void 0 ? "by the runs that the history has" : `since ${cite(since, source, inMarkdown)}`;
    return `${inMarkdown(subject)} is no longer measured ${last}: nobody can see whether it has recovered. This issue is opened again if it is measured again, and is as it was.`;
  },
  accepted: ({ by, reason, until }) => `Accepted by ${inMarkdownCode(by)} until ${until}: ${inMarkdownCode(reason)}. It is opened again after that day, and if it gets worse.`,
  returned: (why, finding, before) => {
    const figure = finding.rows[0]?.figure ?? "";
    switch (why) {
      case "back":
        return `It is back: ${inMarkdown(figure)}.`;
      case "worse":
        return `It got worse: ${inMarkdown(figure)}, from ${amount(finding, before)}.`;
      case "acceptance ended":
        return `The acceptance has ended, and the finding is still there: ${inMarkdown(figure)}.`;
    }
  },
  duplicate: (of) => `A duplicate of #${of}, which another run opened at the same time.`
};
function amount({ kind }, loss) {
  return kind === "result" || kind === "more" ? count(loss) : percent(Math.exp(loss) - 1);
}
function issueText(finding, marker2, parts, source) {
  const body = bodyOf(finding, parts.culprit, parts.ignored ?? [], source);
  return { title: titleOf(finding), body: `${marker2}
${body}
` };
}

// src/features/search/issues/acceptance.ts
var maxLineLength = 500;
function acceptanceReader(tracker) {
  const canWrite = createPermissionCheck(tracker.api, tracker.repository);
  return async (issue2) => await findAcceptance(await listIssueComments(tracker, issue2), canWrite, /* @__PURE__ */ new Date());
}
async function findAcceptance(comments, canWrite, now) {
  const today = now.toISOString().slice(0, 10);
  const ignored = [];
  let acceptance;
  for (const { body, user, minimized } of comments) {
    if (hasMarker(body ?? "")) continue;
    for (const text of acceptanceLines(body ?? "")) {
      const by = user?.login ?? "a deleted user";
      const given = parseLine(text);
      const why = typeof given === "string" ? given : minimized !== void 0 && minimized !== null ? "its comment is hidden" : dateProblem(given, today) ?? await problemOfWriters([user ?? void 0], canWrite);
      if (why !== void 0) ignored.push({ text, by, why });
      else if (typeof given !== "string") acceptance = { ...given, by };
    }
  }
  return { ignored, acceptance };
}
function acceptanceLines(markdown) {
  return visibleLines(markdown).filter((line) => /^ {0,3}bench-accept\b/i.test(line)).map((line) => line.trim().slice(0, maxLineLength));
}
function parseLine(line) {
  const [, reason, until] = /^bench-accept\s*:?\s+(\S.*?)\s+until\s+(\S+?)[.,]?$/i.exec(line) ?? [];
  if (reason === void 0 || until === void 0) return `it is not of the form ${acceptanceForm}`;
  if (!isDate(until)) return `${until} is not a date of the form YYYY-MM-DD`;
  return problemOfReason(reason) ?? { reason, until };
}

// src/features/search/issues/culprits.ts
import { isDeepStrictEqual } from "node:util";

// src/features/search/issues/tracker.ts
var issue = object({
  number: int(),
  html_url: url({ protocol: /^https?$/ }),
  state: string(),
  locked: boolean().optional(),
  title: string(),
  body: string().nullish(),
  comments: int().optional(),
  user: object({ login: string() }).nullable(),
  /** Set if it is a pull request, which GitHub lists too; Gitea has null for an issue. */
  pull_request: unknown().optional()
});
var repositoryNow = object({ full_name: string().regex(/^[\w.-]+\/[\w.-]+$/) });
async function openTracker(api, given) {
  const { full_name: name } = await request(
    "find repository",
    repositoryNow,
    () => api.rest.repos.get({ ...given })
  );
  const [owner = given.owner, repo = given.repo] = name.split("/");
  return { api, repository: { owner, repo }, viewer: await findTokenLogin(api, "find issues") };
}
async function listOwnIssues(tracker) {
  const { viewer } = tracker;
  const created = await listIssues(tracker, { creator: viewer });
  const found = created.length === 0 ? await listIssues(tracker, {}) : created;
  return found.filter(
    ({ user, pull_request: pull, body }) => user?.login === viewer && (pull ?? void 0) === void 0 && hasMarker(body ?? "")
  ).map(ownIssue).toSorted((a, b) => a.number - b.number);
}
async function listIssues({ api, repository }, filter) {
  return await requestAll(
    "find issues",
    array(issue),
    () => api.paginate(api.rest.issues.listForRepo, {
      ...repository,
      state: "all",
      sort: "created",
      direction: "asc",
      per_page: 100,
      ...filter
    })
  );
}
function ownIssue({
  number: number2,
  html_url: url2,
  state,
  locked = false,
  title,
  body,
  comments = 0
}) {
  return { number: number2, url: url2, isOpen: state === "open", isLocked: locked, title, body: body ?? "", comments };
}
async function createIssue(tracker, text, labels, isSame) {
  let isFirst = true;
  return await retryIdempotently(async () => {
    const created = isFirst ? void 0 : (await listOwnIssues(tracker)).find(isSame);
    isFirst = false;
    if (created !== void 0) return created;
    return ownIssue(await createLabelled(tracker, text, labels));
  });
}
async function createLabelled({ api, repository }, text, labels) {
  const create = (more) => request("write issue", issue, () => api.rest.issues.create({ ...repository, ...text, ...more }));
  if (labels.length === 0) return await create({});
  try {
    return await create({ labels: [...labels] });
  } catch (cause) {
    if (!isStatus(cause, 422)) throw cause;
  }
  const created = await create({});
  await request(
    "write label",
    unknown(),
    () => api.rest.issues.addLabels({ ...repository, issue_number: created.number, labels: [...labels] })
  );
  return created;
}
async function updateIssue({ api, repository }, number2, text, state) {
  const stateful = state === void 0 ? {} : { state: state === "reopened" ? "open" : "closed", state_reason: state };
  await request(
    "write issue",
    issue,
    () => api.rest.issues.update({ ...repository, issue_number: number2, ...text, ...stateful })
  );
}
async function commentOnce(tracker, number2, marker2, text) {
  const { api, repository, viewer } = tracker;
  try {
    await retryIdempotently(async () => {
      const present = (await listIssueComments(tracker, number2)).some(
        ({ user, body }) => user?.login === viewer && body?.startsWith(marker2) === true
      );
      if (present) return;
      await request(
        "comment on issue",
        unknown(),
        () => api.rest.issues.createComment({ ...repository, issue_number: number2, body: `${marker2}
${text}` })
      );
    });
    return true;
  } catch (cause) {
    if (!isLocked(cause)) throw cause;
    return false;
  }
}
function isLocked(cause) {
  const { cause: inner } = cause;
  return inner instanceof RequestError && inner.status === 403 && /\blocked\b/i.test(inner.message);
}
async function ensureLabel({ api, repository }, name, facts) {
  try {
    await request("write label", unknown(), () => api.rest.issues.getLabel({ ...repository, name }));
    return void 0;
  } catch (cause) {
    if (!isStatus(cause, 404, 403)) throw cause;
  }
  try {
    await request(
      "write label",
      unknown(),
      () => api.rest.issues.createLabel({ ...repository, name, ...facts })
    );
    return void 0;
  } catch (cause) {
    if (isStatus(cause, 422)) return void 0;
    if (cause instanceof PublishError && isStatus(cause, 403, 404)) return cause.message;
    throw cause;
  }
}
function isStatus(cause, ...statuses) {
  const { cause: inner } = cause;
  return inner instanceof RequestError && statuses.includes(inner.status);
}
var commitAuthor = object({
  author: object({ login: string().regex(/^[\w-]+(?:\[bot\])?$/) }).nullish().catch(null),
  commit: object({ message: string(), author: object({ name: string() }).nullish() })
});
async function readCommit({ api, repository }, ref) {
  const { author, commit } = await readAuthor({ api, repository }, ref);
  const [subject = ""] = commit.message.split("\n");
  return {
    subject,
    ...author ? { login: author.login } : {},
    ...commit.author ? { author: commit.author.name } : {}
  };
}
async function readAuthor({ api, repository }, ref) {
  const ask = (path) => request(
    "read commit",
    commitAuthor,
    () => api.request(`GET /repos/{owner}/{repo}/${path}/{ref}`, { ...repository, ref })
  );
  try {
    return await ask("commits");
  } catch (cause) {
    if (!isGone(cause)) throw cause;
    return await ask("git/commits");
  }
}
var comparison = object({ total_commits: int().min(0) });
async function isBetween({ api, repository }, commit, { good, bad }) {
  const commitsWithout = async (base, head) => {
    const { total_commits: commits } = await request(
      "read commit",
      comparison,
      () => api.rest.repos.compareCommitsWithBasehead({
        ...repository,
        basehead: `${base}...${head}`,
        per_page: 1
      })
    );
    return commits;
  };
  try {
    return await commitsWithout(bad, commit) === 0 && await commitsWithout(good, commit) > 0;
  } catch (cause) {
    if (isGone(cause)) return false;
    throw cause;
  }
}

// src/features/search/issues/culprits.ts
var maxNamed = 5;
function culpritIn(bisection) {
  const { next } = replaySearch(bisection);
  if (next.kind !== "answer")
    return { answer: "A search for its commit did not end in the time that it had" };
  const { answer } = next;
  const nameOf2 = (point) => bisection.points[point]?.name ?? String(point);
  switch (answer.kind) {
    case "point": {
      const id = bisection.points[answer.point]?.id;
      if (id === void 0) return void 0;
      const { explained } = bisection;
      return { id, ...explained === void 0 ? {} : { explained: shortened(explained) } };
    }
    case "range": {
      const names = answer.candidates.slice(0, maxNamed).map(nameOf2);
      const more = answer.candidates.length - names.length;
      return { answer: `One of ${names.join(", ")}${more === 0 ? "" : ` and ${more} more`} brought it` };
    }
    case "alike":
      return { answer: "A search for its commit found no difference on its machine" };
    case "no end":
      return { answer: `The search for its commit stopped: ${nameOf2(answer.point)} cannot be measured` };
  }
}
function searchedRange(bisection, { figure, rows }) {
  const { test, by, points } = bisection;
  if (figure !== (by ?? "time")) return void 0;
  const [good, bad] = [points[bisection.good]?.id, points[bisection.bad]?.id];
  if (good === void 0 || bad === void 0) return void 0;
  const isAbout = rows.some(
    ({ path, before, since }) => path === searchedPath(test) && before?.commit === good && since.commit === bad
  );
  return isAbout ? { good, bad } : void 0;
}
function culpritFinder(tracker, searches, warn) {
  return async (finding, marker2) => {
    const found = await searched(tracker, searches, finding, warn) ?? remembered(marker2);
    if (found?.id === void 0 || !isHash(found.id)) return found;
    const { id } = found;
    const facts = await orWarn(() => readCommit(tracker, id), warn);
    return { ...found, facts };
  };
}
async function searched(tracker, { results, asked }, finding, warn) {
  for (const search of results) {
    const range = searchedRange(search, finding);
    if (range === void 0) continue;
    const found = culpritIn(search);
    if (found?.id === void 0) return found;
    const { id } = found;
    const isInRange = isHash(id) && await orWarn(() => isBetween(tracker, id, range), warn);
    if (isInRange === void 0) return void 0;
    if (isInRange) return found;
    warn(
      `a search names ${formatValue(id)} for ${finding.key}, which is no commit between ${range.good} and ${range.bad}: it does not count`
    );
  }
  const wanted = searchFor(finding);
  return asked !== void 0 && wanted !== void 0 && isDeepStrictEqual(asked, wanted) ? { answer: "A search for its commit has left no result that counts" } : void 0;
}
async function orWarn(ask, warn) {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof PublishError)) throw cause;
    warn(cause.message);
    return void 0;
  }
}
function remembered(marker2) {
  if (marker2?.culprit !== void 0) return { id: marker2.culprit, explained: marker2.explained };
  return marker2?.answer === void 0 ? void 0 : { answer: marker2.answer };
}
var wantedSearchSchema = strictObject({
  test: string(),
  by: string(),
  good: string(),
  bad: string()
});
function parseWantedSearch(text) {
  try {
    return wantedSearchSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return void 0;
  }
}
function wantedSearch(findings, issues, figures) {
  for (const finding of findings) {
    const { issue: issue2, marker: marker2 } = issues.get(finding.key) ?? {};
    if (finding.state !== "open" || issue2?.isOpen !== true) continue;
    if (marker2?.culprit !== void 0 || marker2?.answer !== void 0) continue;
    const search = searchFor(finding);
    if (search !== void 0 && figures.includes(search.by)) return search;
  }
  return void 0;
}
function searchFor({ figure, rows }) {
  const [worst] = rows;
  const [good, bad] = [worst?.before?.commit, worst?.since.commit];
  if (worst === void 0 || figure === void 0 || good === void 0 || bad === void 0)
    return void 0;
  return good !== bad && isSearchable(worst.path) ? { test: worst.path, by: figure, good, bad } : void 0;
}

// src/features/search/issues/finding.ts
var findingKinds = ["night", "workflow", "result", "hunt", "time", "figure", "machine", "more"];
var comparedRuns = 10;
function remainingLoss(trails, since) {
  const mean = (points) => points.reduce((sum, { log }) => sum + log, 0) / Math.max(1, points.length);
  const differences = trails.map((points) => {
    const before = points.filter(({ time }) => time < since).slice(-comparedRuns);
    const after = points.filter(({ time }) => time >= since).slice(-comparedRuns);
    return before.length === 0 || after.length === 0 ? 0 : mean(after) - mean(before);
  });
  return Math.max(0, ...differences);
}
function lossOf({ kind, rows }) {
  const losses = rows.map(({ loss }) => loss);
  return kind === "result" || kind === "more" ? losses.length : Math.max(0, ...losses);
}
function sinceOf({ rows }) {
  return rows.map(({ since }) => since).toSorted((a, b) => a.time < b.time ? -1 : 1)[0];
}
function byUrgency(one, other) {
  const kind = findingKinds.indexOf(one.kind) - findingKinds.indexOf(other.kind);
  return kind === 0 ? lossOf(other) - lossOf(one) : kind;
}

// src/features/search/issues/from-history.ts
import { createHash } from "node:crypto";

// src/features/search/issues/losses.ts
var recoveredShare = 0.75;
function newestLoss(levels, least = 0) {
  let reference = levels[0]?.log ?? 0;
  let before = 0;
  let loss;
  let largest = 0;
  let distance = 0;
  for (const [index, { log, isExcused = false }] of levels.entries()) {
    if (index === 0) continue;
    const step = log - (levels[index - 1]?.log ?? log);
    if (isExcused) reference += step;
    distance = log - reference;
    if (loss === void 0 || loss.isRecovered) {
      if (!isExcused && step > least) {
        loss = { before, worse: index, isRecovered: false };
        largest = distance;
        continue;
      }
      reference = log;
      before = index;
      continue;
    }
    largest = Math.max(largest, distance);
    if (distance > (1 - recoveredShare) * largest && distance > least) continue;
    loss = { ...loss, isRecovered: true };
    reference = log;
    before = index;
  }
  if (loss === void 0) return void 0;
  const hasExcused = levels.slice(loss.before + 1).some(({ isExcused }) => isExcused === true);
  return { ...loss, now: levels.length - 1, distance, hasExcused };
}

// src/features/search/issues/from-history.ts
var excusing = /* @__PURE__ */ new Set([
  "CPU",
  "machine",
  "SQLite",
  "settings",
  "kind",
  "suite",
  "tool"
]);
var newsRuns = 20;
function findingsOfHistory(trends) {
  const excused = [];
  const times = trends.tests.map((trend) => timeState(trends.runs, trend, excused));
  const exact = Map.groupBy(exactTrends(trends.runs), ({ figure }) => figure);
  return [
    ...byWorkload("time", "time", times),
    ...[...exact].flatMap(
      ([figure, own]) => byWorkload(
        "figure",
        figure,
        own.map((trend) => exactState(trends.runs, trend))
      )
    ),
    ...machineFindings(trends.runs, excused)
  ];
}
function timeState(runs, trend, excused) {
  const { changes, series, typical } = trend;
  const { path } = series;
  const places = changes.map(({ firstAfter }) => series.points.findIndex(({ run }) => run === firstAfter));
  const divided = divideAt(series.points, places);
  const means = divided.map((points) => weightedMean(points.map(toValue)));
  const levels = means.map(({ mean }, index) => {
    const change3 = changes[index - 1];
    if (change3 === void 0) return { log: mean, firstRun: series.points[0]?.run ?? 0 };
    const marks = excusesFor(runs, series.sections, divided[index - 1] ?? [], divided[index] ?? []);
    const { ratio, firstAfter, lastBefore } = change3;
    if (marks.length > 0 && ratio > 1) {
      const row2 = rowOf(runs, path, describeChange(change3), Math.log(ratio), lastBefore, firstAfter);
      excused.push({ row: row2, run: firstAfter, marks });
    }
    return { log: mean, firstRun: firstAfter, runBefore: lastBefore, isExcused: marks.length > 0 };
  });
  const trail = series.points.map(({ run, logRatio }) => ({ time: timeOf(runs, run), log: logRatio }));
  const loss = newestLoss(levels);
  if (loss === void 0) return { path, state: "none", trail };
  const [before, now] = [means[loss.before], means[loss.now]];
  const plain = { ratio: Math.exp(loss.distance) };
  const change2 = loss.hasExcused || before === void 0 || now === void 0 ? plain : ratioBetween(before, now, typical);
  const level = levels[loss.worse];
  const others = changes[loss.worse - 1]?.confounders ?? [];
  const remarks = others.map((mark) => `${describeMark(mark, visible)} there too`);
  const text = describeChange(change2);
  const row = rowOf(runs, path, text, loss.distance, level?.runBefore, level?.firstRun ?? 0);
  return { ...stateOf(path, loss, remarks.length === 0 ? row : { ...row, remarks }), trail };
}
var placeErrors = [0, -1, 1, -2, 2];
var leastRuns = 2;
function excusesFor(runs, sections, before, after) {
  const all = [...before, ...after];
  for (const error of placeErrors) {
    const place = before.length + error;
    if (error !== 0 && (place < leastRuns || all.length - place < leastRuns)) continue;
    const marks = confoundersOf(runs, sections, all.slice(0, place), all.slice(place));
    const excuses = marks.filter(({ fact }) => excusing.has(fact));
    if (excuses.length > 0) return excuses;
  }
  return [];
}
function timeOf(runs, run) {
  return runTime(runs[run]);
}
function stateOf(path, { isRecovered }, row) {
  return { path, state: isRecovered ? "recovered" : "open", row };
}
function rowOf(runs, path, figure, loss, before, since) {
  return {
    path,
    figure,
    loss,
    since: citedRun(runs[since]),
    ...before === void 0 ? {} : { before: citedRun(runs[before]) }
  };
}
var negligibleLog = 1e-3;
function exactState(runs, { figure, path, points, changes, breaks }) {
  const start2 = breaks.at(-1)?.after ?? 0;
  const own = changes.filter(({ before: before2 }) => before2.run >= start2);
  const first = points.find(({ run }) => run >= start2);
  const log = (value) => Math.log(Math.max(1, value));
  const levels = [
    { log: log(own[0]?.before.value ?? first?.value ?? 1), firstRun: first?.run ?? 0 }
  ];
  for (const { before: before2, after, share: share2 } of own) {
    const isWhole = Math.abs(share2 - (after.value - before2.value) / Math.max(1, before2.value)) < 1e-9;
    const step = isWhole ? log(after.value) - log(before2.value) : Math.log1p(share2);
    const level2 = levels.at(-1).log + step;
    levels.push({ log: level2, firstRun: after.run, runBefore: before2.run });
  }
  const loss = newestLoss(levels);
  const trail = points.filter(({ run }) => run >= start2).map(({ run, value }) => ({ time: timeOf(runs, run), log: log(value) }));
  if (loss === void 0) return { path, state: "none", trail };
  const valueAt = (level2) => {
    const value = level2 === 0 ? own[0]?.before.value ?? 0 : own[level2 - 1]?.after.value ?? 0;
    const asFirst = levels[level2]?.log ?? 0;
    return Math.abs(log(value) - asFirst) < negligibleLog ? value : Math.round(Math.exp(asFirst));
  };
  const [before, now] = [valueAt(loss.before), valueAt(loss.now)];
  const format = formatOf(figure);
  const share = (now - before) / Math.max(1, before);
  const level = levels[loss.worse];
  const text = `${shareText(before, share)}, from ${format(before)} to ${format(now)}`;
  const row = rowOf(runs, path, text, loss.distance, level?.runBefore, level?.firstRun ?? 0);
  return { ...stateOf(path, loss, row), trail };
}
function byWorkload(kind, figure, states) {
  return [...Map.groupBy(states, ({ path }) => workloadOf(path))].map(([workload, own]) => {
    const state = ["open", "recovered"].find((one) => own.some((path) => path.state === one)) ?? "none";
    const rows = own.flatMap((one) => one.state === state && one.row !== void 0 ? [one.row] : []);
    return {
      key: `${figure} ${workload}`,
      kind,
      state,
      figure,
      subject: subjectOf(workload),
      ...state === "none" ? { trails: own.map(({ trail }) => trail) } : {},
      rows: rows.toSorted((a, b) => b.loss - a.loss)
    };
  });
}
function subjectOf(workload) {
  return workload === ofEngine ? "the engine" : workload.split("/").at(-1) ?? workload;
}
function workloadOf(path) {
  const parts = path.split("/");
  return parts.length === 4 ? parts.slice(2).join("/") : path;
}
function machineFindings(runs, excused) {
  const keyOf2 = ({ marks }) => createHash("sha256").update(JSON.stringify(marks)).digest("hex").slice(0, 12);
  return [...Map.groupBy(excused, keyOf2)].map(([key, own]) => {
    const [step] = own;
    const [first, ...others] = own.map(({ row }) => row).toSorted((a, b) => b.loss - a.loss);
    const marks = step?.marks ?? [];
    const newest = Math.max(...own.map(({ run }) => run));
    return {
      key: `machine ${key}`,
      kind: "machine",
      state: runs.length - newest > newsRuns ? "recovered" : "open",
      subject: marks.map(({ fact }) => fact).join(" and "),
      rows: first === void 0 ? [] : [{ ...first, remarks: marks.map((mark) => describeMark(mark, visible)) }, ...others]
    };
  });
}
function citedRun(run) {
  const { commit, origin } = run;
  return {
    time: runTime(run),
    name: runName(run),
    commit,
    ...origin === void 0 ? {} : { workflowRun: origin.run }
  };
}

// src/features/search/issues/from-hunt.ts
var longestSubject = 60;
function findingsOfHunt({ cases, gone: gone2, engines }) {
  const names = Object.fromEntries(Object.entries(engines).map(([role, { name }]) => [role, name]));
  const open = [...Map.groupBy(cases, ({ cause }) => cause)].flatMap(([cause, own]) => {
    const [worst] = own;
    if (worst === void 0) return [];
    const rows = own.map((one) => rowOf2(one, names));
    return [{ ...findingOf(cause, worst), state: "open", rows, code: worst.statements }];
  });
  const recovered = gone2.filter(({ cause }) => open.every(({ key }) => key !== keyOf(cause))).map((one) => ({ ...findingOf(one.cause, one), state: "recovered", rows: [] }));
  return [...open, ...recovered];
}
function keyOf(cause) {
  return `hunt ${cause}`;
}
function findingOf(cause, { kind, statements }) {
  const subject = `${kind}: ${statements.join(" ")}`;
  return { key: keyOf(cause), kind: "hunt", subject: subject.slice(0, longestSubject) };
}
function rowOf2(one, names) {
  const { name: path, kind, ratio = Math.E, since } = one;
  const closing = closingWords(one);
  return {
    path,
    figure: caseWords(one, names),
    loss: kind === "slow" || kind === "plan" ? Math.max(0, Math.log(ratio)) : 1,
    since: { time: since, name: "a hunt" },
    ...closing === void 0 ? {} : { remarks: [closing] }
  };
}

// src/features/search/issues/keys.ts
var moreKey = "more";
var nightKey = "night";
function isUnlimited(key) {
  return key === nightKey || key === moreKey || key.startsWith(workflowKeys);
}
var workflowKeys = "workflow ";
var reportKey = "report";

// src/features/search/issues/from-results.ts
var words = {
  crash: "crashed",
  timeout: "did not end in time",
  error: "failed",
  differs: "did other work than SQLite"
};
function findingsOfResults(verdict, run) {
  const tests = testVerdicts(verdict).map(({ comparison: comparison2 }) => {
    const path = testPath(comparison2);
    if (comparison2.state === "measured") return { path, isRight: true };
    if (comparison2.state !== "failed") return { path, isRight: false };
    const failure = comparison2.failures.find(({ role }) => role === "candidate" || role === void 0);
    return { path, isRight: false, failure };
  });
  const workloads = [...Map.groupBy(tests, ({ path }) => workloadOf(path))].flatMap(
    ([workload, own]) => {
      const rows = own.flatMap(
        ({ path, failure }) => failure === void 0 ? [] : [{ path, figure: `${words[failure.reason]}: ${failure.message}`, loss: 1, since: run }]
      );
      if (rows.length === 0 && !own.every(({ isRight: isRight2 }) => isRight2)) return [];
      return [result(workload, subjectOf(workload), rows)];
    }
  );
  return [...workloads, ...examined(verdict, run)];
}
function examined(verdict, run) {
  const names = { baseline: "SQLite", candidate: "the engine", base: "the base" };
  return Object.entries(verdict.examined).flatMap(([name, { by, found }]) => {
    if (by.words === void 0) return [];
    const problems = by.words.problems(found, names, (text) => text, false);
    const rows = problems.map(
      ({ name: path, reason }) => ({ path, figure: reason, loss: 1, since: run })
    );
    return [result(name, name, rows)];
  });
}
function result(name, subject, rows) {
  const state = rows.length === 0 ? "recovered" : "open";
  return { key: `result ${name}`, kind: "result", state, subject, rows };
}
function findingOfNight(why, run) {
  const since = run ?? { time: "", name: "none" };
  const rows = why === void 0 ? [] : [{ path: "all", figure: why, loss: 1, since }];
  return {
    key: nightKey,
    kind: "night",
    state: why === void 0 ? "recovered" : "open",
    subject: "the night",
    rows
  };
}

// src/features/search/issues/marker.ts
var marker = object({
  /** The key of the finding: names of tests have up to 200 characters, and stand beside other words. */
  key: string().min(1).max(1e3),
  /**
   * `open`: this tool left the issue open, so that a person closed one that is closed. `recovered`, `accepted`: this tool closed it.
   * `duplicate`: another issue is about the finding.
   */
  state: _enum(["open", "recovered", "accepted", "duplicate"]),
  /** How often the issue was closed or opened again, which tells the comments about that apart. */
  turn: int().min(0),
  /** How much was wrong when the text was last written: see `lossOf`. */
  loss: number().min(0),
  /** When it began, ISO 8601, UTC; empty if unknown. */
  since: string().max(40),
  /** The newest run of the history when the issue was opened. */
  night: string().max(40),
  /** The last day of an acceptance. */
  until: string().max(10).optional(),
  /** The commit or release that a search named, or the words of a search without such an answer. */
  culprit: string().max(100).optional(),
  answer: string().max(2e3).optional(),
  /** The changes within the engine that the commit brought; without them, if they cannot be read, the rest counts. */
  explained: explainedSchema.optional().catch(void 0)
});
var start = "<!-- sqlite-bench-gate issue ";
var end = " -->";
function formatMarker(one) {
  const escaped = (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`;
  const facts = { ...one, loss: Number(one.loss.toFixed(4)) };
  return `${start}${JSON.stringify(facts).replace(/[-<>]/g, escaped)}${end}`;
}
function parseMarker(body) {
  const [first = ""] = body.split(/\r?\n/, 1);
  if (!first.startsWith(start) || !first.endsWith(end)) return void 0;
  try {
    return marker.safeParse(JSON.parse(first.slice(start.length, -end.length))).data;
  } catch {
    return void 0;
  }
}
function asDuplicate(one) {
  return { ...one, state: "duplicate", turn: one.turn + 1 };
}
var statusStart = "**Now**: ";
function withMarker(body, one, status) {
  const [, ...lines] = body.split(/\r?\n/);
  const rest = lines[0]?.startsWith(statusStart) === true ? lines.slice(2) : lines;
  return [formatMarker(one), ...status === void 0 ? [] : [`${statusStart}${status}`, ""], ...rest].join(
    "\n"
  );
}
function turnMarker(turn) {
  return `<!-- sqlite-bench-gate turn=${turn} -->`;
}

// src/features/search/issues/notify.ts
import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
var import_undici = __toESM(require_undici(), 1);
var attemptTimeoutMs = 1e4;
var waitsMs = [1e3, 4e3, 16e3];
var signatureHeader = "x-sqlite-bench-gate-signature-256";
var deliveryHeader = "x-sqlite-bench-gate-delivery";
function parseNotifyUrl(given) {
  const url2 = URL.canParse(given) ? new URL(given) : void 0;
  const isLocal = url2?.hostname === "127.0.0.1" || url2?.hostname === "localhost";
  if (url2?.protocol === "https:" || url2?.protocol === "http:" && isLocal) return url2.href;
  throw new InputError("input notify-url: not an https address: give one such as https://example.com/hook");
}
async function notify({ url: url2, secret, form }, night, wait = sleep) {
  const body = JSON.stringify(form === "slack" ? slackMessage(night) : jsonMessage(night));
  const headers = {
    "content-type": "application/json",
    [deliveryHeader]: randomUUID(),
    ...secret === void 0 ? {} : { [signatureHeader]: signatureOf(body, secret) }
  };
  for (const pause of [...waitsMs, void 0]) {
    const problem = await attempt(url2, body, headers);
    if (problem === void 0) return void 0;
    if (pause === void 0 || !problem.mayPass)
      return `the receiver at ${new URL(url2).host} ${problem.words}`;
    await wait(problem.afterMs ?? pause);
  }
  return void 0;
}
function signatureOf(body, secret) {
  return `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
}
var mostWaitMs = 6e4;
async function attempt(url2, body, headers) {
  try {
    const signal = AbortSignal.timeout(attemptTimeoutMs);
    const dispatcher = new HttpClient().getAgentDispatcher(url2);
    const response = await (0, import_undici.fetch)(url2, {
      method: "POST",
      body,
      headers,
      redirect: "error",
      // another host would get the signature too
      signal,
      dispatcher
    });
    await response.body?.cancel();
    if (response.ok) return void 0;
    const { status } = response;
    const after = 1e3 * Number(response.headers.get("retry-after"));
    const mayPass = status === 429 || status >= 500;
    return {
      words: `answered with status ${status}`,
      mayPass,
      ...after > 0 && after <= mostWaitMs ? { afterMs: after } : {}
    };
  } catch (cause) {
    const { name, cause: inner } = cause;
    const why = inner?.code ?? name;
    return { words: `does not answer (${visible(why)})`, mayPass: true };
  }
}
function jsonMessage({ repository, run, events }) {
  return {
    version: 1,
    repository,
    run,
    events: events.map((one) => ({ ...one, title: visible(one.title) }))
  };
}
function slackMessage({ repository, run, events }) {
  const escaped = (text) => visible(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const lines = events.map(
    ({ event, number: number2, title, url: url2 }) => `${event}: <${url2}|#${number2}> ${escaped(title)}`
  );
  const head = `Nightly benchmark of ${escaped(repository)}, <${run.url}|run ${run.id}>`;
  return { text: [head, ...lines].join("\n"), link_names: false };
}

// src/features/search/issues/own-night.ts
function ownNight(workflow2) {
  const trigger = readTrigger(workflow2, {});
  const { defaultBranch = "unknown" } = workflow2;
  const { isDefault } = measuredBranch({ trigger, workflow: workflow2 });
  if (!isDefault)
    throw new InputError(
      `event ${workflow2.event}: the results are of ${codeOf(trigger, workflow2)}, and issues are about the default branch ${formatValue(defaultBranch)} of this repository alone: run the job on schedule, workflow_dispatch or push of that branch, or on workflow_run of such a run`
    );
  const isEarlierRun = trigger.kind === "workflow run";
  const { run, commit } = isEarlierRun ? trigger : workflow2;
  return { expected: { run, commit, repository: workflow2.repositoryUrl }, isOwnRun: !isEarlierRun };
}
function codeOf(trigger, { branch }) {
  switch (trigger.kind) {
    case "pull request":
    case "named pull request":
      return `pull request ${trigger.number}`;
    case "commit":
      return branch === void 0 ? `commit ${trigger.commit}, on no branch` : `branch ${formatValue(branch)}`;
    case "workflow run": {
      const { run, event, owner, isFork } = trigger;
      const place = isFork ? ` of a fork${owner === void 0 ? "" : ` by ${formatValue(owner)}`}` : "";
      return `run ${run.id}, which event ${formatValue(event)} started on branch ${formatValue(trigger.branch)}${place}`;
    }
  }
}
function requireOfNight({ fileName, recording }, { expected, isOwnRun }) {
  const { origin, shard, plan, machines } = recording;
  const isMerged = origin === void 0 && shard === void 0 && (plan ?? machines) !== void 0;
  if (isMerged && isOwnRun) return;
  const why = isMerged ? `was merged, so that it does not name its run, and results of run ${expected.run.id} are expected: give the files of its shards` : whyForeign(recording, expected);
  if (why !== void 0) throw new InputError(`${fileName} ${why}`);
}

// src/features/search/issues/plan.ts
var worseFactor = 1.5;
function planIssues(looked, issues, facts) {
  const byKey2 = /* @__PURE__ */ new Map();
  const duplicates = [];
  for (const kept of issues.toSorted((a, b) => a.issue.number - b.issue.number)) {
    const { issue: issue2, marker: marker2 } = kept;
    if (marker2.state === "duplicate") continue;
    const of = byKey2.get(marker2.key)?.issue.number;
    if (of === void 0) byKey2.set(marker2.key, kept);
    else duplicates.push({ kind: "duplicate", issue: issue2, of, marker: asDuplicate(marker2) });
  }
  const keys = new Set(looked.map(({ key }) => key));
  const findings = [
    ...looked.map((finding) => withoutMeasurements(finding, facts)),
    // Nobody has looked for these, since the runs that were read, or the night's results, do not have them.
    ...[...byKey2.keys()].flatMap((key) => keys.has(key) ? [] : facts.unmeasuredOf(key) ?? [])
  ];
  const isNew = ({ key, state }) => state === "open" && !byKey2.has(key);
  const isLimited = (key) => !isUnlimited(key);
  const opened = [...byKey2.values()].filter(
    ({ marker: marker2 }) => marker2.night === facts.night && isLimited(marker2.key)
  ).length;
  const unopened = findings.filter(isNew).toSorted(byUrgency);
  const limited = unopened.filter(({ key }) => isLimited(key));
  const others = limited.slice(Math.max(0, facts.mostIssues - opened));
  const own = unopened.filter((one) => !others.includes(one));
  const known = findings.filter((one) => !isNew(one));
  return [
    ...duplicates,
    ...[...known, moreOf(others)].flatMap((finding) => actOn(finding, byKey2.get(finding.key), facts)),
    ...own.flatMap((finding) => actOn(finding, void 0, facts))
  ];
}
function withoutMeasurements(finding, { unmeasuredOf }) {
  const { unmeasured } = unmeasuredOf(finding.key) ?? {};
  if (unmeasured === void 0 || finding.kind === "result" || finding.state === "recovered") return finding;
  return { ...finding, unmeasured, state: unmeasured.isOver ? "gone" : finding.state };
}
function moreOf(others) {
  const rows = others.flatMap((one) => {
    const [row] = one.rows;
    return row === void 0 ? [] : [row];
  });
  return {
    key: moreKey,
    kind: "more",
    state: rows.length === 0 ? "recovered" : "open",
    subject: "other findings",
    rows
  };
}
function isRight(finding) {
  return finding.state !== "open";
}
function actOn(finding, kept, facts) {
  const now = { loss: lossOf(finding), since: sinceOf(finding)?.time ?? "" };
  if (kept === void 0) {
    if (finding.state !== "open") return [];
    const marker3 = { key: finding.key, state: "open", turn: 0, night: facts.night, ...now };
    return [{ kind: "open", finding, marker: marker3 }];
  }
  const { issue: issue2, marker: marker2 } = kept;
  return isRight(finding) ? actOnRight(finding, issue2, marker2, facts) : actOnWrong(finding, kept, { ...marker2, ...now }, facts);
}
function actOnWrong(finding, kept, now, { today }) {
  const { issue: issue2, marker: marker2, acceptance } = kept;
  const turned = { ...now, state: "open", turn: marker2.turn + 1 };
  if (issue2.isOpen) {
    const isNew = acceptance !== void 0 && acceptance.until !== marker2.until;
    if (marker2.state === "open" && isNew && acceptance.until >= today) {
      const accepted = { ...turned, state: "accepted", until: acceptance.until };
      return [{ kind: "close", finding, issue: issue2, marker: accepted, why: "accepted", acceptance }];
    }
    return [{ kind: "update", finding, issue: issue2, marker: { ...now, state: "open" } }];
  }
  const reopen = (why) => [
    { kind: "reopen", finding, issue: issue2, marker: turned, why, before: marker2.loss }
  ];
  const { culprit: _, answer: __, explained: ___, ...fresh } = turned;
  if (marker2.state === "recovered" && finding.kind !== "hunt" && isLeftover(now, marker2)) return [];
  if (marker2.state === "recovered")
    return [{ kind: "reopen", finding, issue: issue2, marker: fresh, why: "back", before: marker2.loss }];
  if (marker2.state === "accepted" && (marker2.until ?? "") < today) return reopen("acceptance ended");
  return now.loss >= worseFactor * marker2.loss && now.loss > marker2.loss ? reopen("worse") : [];
}
function isLeftover(now, marker2) {
  const isSame = Date.parse(now.since) <= Date.parse(marker2.since) + sameChangeMs;
  return isSame && now.loss < leftoverShare * marker2.loss;
}
var sameChangeMs = 3 * 864e5;
var leftoverShare = 0.6;
function actOnRight(finding, issue2, marker2, { oldest }) {
  if (marker2.state === "recovered") return [];
  const left2 = remainingLoss(finding.trails ?? [], marker2.since);
  const isGone2 = marker2.since >= oldest && left2 <= (1 - recoveredShare) * marker2.loss;
  if (finding.state === "none" && (!isGone2 || finding.unmeasured !== void 0)) return [];
  const turned = { ...marker2, state: "recovered", turn: marker2.turn + 1 };
  if (!issue2.isOpen) return [{ kind: "mark", issue: issue2, marker: { ...turned, turn: marker2.turn } }];
  const why = { none: "not seen", gone: "not measured", recovered: "recovered" }[finding.state];
  return [{ kind: "close", finding, issue: issue2, marker: turned, why }];
}

// src/features/search/issues/sync.ts
var labelFacts = { color: "d93f0b", description: "Found by the nightly benchmark" };
async function syncIssues(tracker, findings, options) {
  const warnings = [];
  const ignored = /* @__PURE__ */ new Map();
  const kept = await keptIssues(tracker, options, ignored, warnings);
  const acts = planIssues(findings, kept, options);
  const events = [];
  const created = [];
  let isComplete = true;
  let labels;
  for (const act of acts) {
    try {
      if (act.kind !== "open") {
        const event = await change(tracker, act, options, ignored, warnings);
        if (event !== void 0) events.push(event);
        continue;
      }
      labels ??= await labelsFor(tracker, options.label, warnings);
      const { finding } = act;
      const { marker: marker2, text } = await textFor(act, options, []);
      const isSame = (one) => {
        const other = parseMarker(one.body);
        return other?.key === marker2.key && other.state !== "duplicate";
      };
      const issue2 = await createIssue(tracker, text, labels, isSame);
      created.push(issue2);
      events.push(eventOf("opened", finding, issue2, text.title));
    } catch (cause) {
      if (!(cause instanceof PublishError)) throw cause;
      isComplete = false;
      warnings.push(`${act.marker.key}: ${cause.message}`);
      if (cause.refused || isLimit(cause)) break;
    }
  }
  const withdrawn = /* @__PURE__ */ new Set();
  let issues = [...kept.map(({ issue: issue2 }) => issue2), ...created];
  try {
    issues = await listOwnIssues(tracker);
    await withdrawDuplicates(tracker, created, issues, withdrawn);
  } catch (cause) {
    if (!(cause instanceof PublishError)) throw cause;
    isComplete = false;
    warnings.push(`the issues after this look are not known: ${cause.message}`);
  }
  return {
    events: events.filter(({ number: number2 }) => !withdrawn.has(number2)),
    issues: byKey(issues),
    warnings,
    isComplete
  };
}
function isLimit({ message }) {
  return /rate limit/i.test(message);
}
async function keptIssues(tracker, { acceptancesOf }, ignored, warnings) {
  const kept = [];
  for (const issue2 of await listOwnIssues(tracker)) {
    const marker2 = parseMarker(issue2.body);
    if (marker2 === void 0) continue;
    const isAsked = issue2.isOpen && issue2.comments > 0 && marker2.state === "open" && marker2.key !== reportKey;
    try {
      const found = isAsked ? await acceptancesOf(issue2.number) : { ignored: [] };
      const { ignored: lines, ...accepted } = found;
      ignored.set(issue2.number, lines);
      kept.push({ issue: issue2, marker: marker2, ...accepted });
    } catch (cause) {
      if (!(cause instanceof PublishError)) throw cause;
      warnings.push(`issue ${issue2.number}: ${cause.message}; so nothing is accepted`);
      kept.push({ issue: issue2, marker: marker2 });
    }
  }
  return kept;
}
function byKey(issues) {
  const found = /* @__PURE__ */ new Map();
  for (const issue2 of issues) {
    const marker2 = parseMarker(issue2.body);
    if (marker2 !== void 0 && marker2.state !== "duplicate" && !found.has(marker2.key))
      found.set(marker2.key, { issue: issue2, marker: marker2 });
  }
  return found;
}
async function labelsFor(tracker, label, warnings) {
  if (label === "") return [];
  const why = await ensureLabel(tracker, label, labelFacts);
  if (why === void 0) return [label];
  warnings.push(`the issues are opened without the label ${label}: ${why}`);
  return [];
}
async function textFor(act, { culpritOf, source }, ignored) {
  const culprit = await culpritOf(act.finding, act.kind === "open" ? void 0 : act.marker);
  const { id, answer, explained } = culprit ?? {};
  const marker2 = {
    ...act.marker,
    ...id === void 0 ? {} : { culprit: id.slice(0, 100), explained },
    ...answer === void 0 ? {} : { answer: answer.slice(0, 2e3) }
  };
  return { marker: marker2, text: issueText(act.finding, formatMarker(marker2), { culprit, ignored }, source) };
}
async function change(tracker, act, options, ignored, warnings) {
  const { issue: issue2, marker: marker2 } = act;
  const night = options.today;
  switch (act.kind) {
    case "update": {
      const { text } = await textFor(act, options, ignored.get(issue2.number) ?? []);
      if (text.title !== issue2.title || text.body.trim() !== issue2.body.trim())
        await updateIssue(tracker, issue2.number, text);
      return void 0;
    }
    case "mark":
      await updateIssue(tracker, issue2.number, { body: withMarker(issue2.body, marker2) });
      return void 0;
    case "duplicate":
      await end2(tracker, issue2, marker2, says.duplicate(act.of), "not_planned", warnings);
      return void 0;
    case "close": {
      const word = act.why === "accepted" && act.acceptance !== void 0 ? says.accepted(act.acceptance) : act.why === "not seen" ? says.notSeen(night) : act.why === "not measured" ? says.notMeasured(act.finding, options.source) : says.recovered(act.finding, night);
      const reason = act.why === "recovered" ? "completed" : "not_planned";
      await end2(tracker, issue2, marker2, word, reason, warnings);
      return eventOf("closed", act.finding, issue2, issue2.title);
    }
    case "reopen": {
      const word = says.returned(act.why, act.finding, act.before);
      await say(tracker, issue2, marker2, word, warnings);
      const { text } = await textFor(act, options, []);
      await updateIssue(tracker, issue2.number, text, "reopened");
      return eventOf("reopened", act.finding, issue2, text.title);
    }
  }
}
async function end2(tracker, issue2, marker2, word, reason, warnings) {
  await say(tracker, issue2, marker2, word, warnings);
  await updateIssue(tracker, issue2.number, { body: withMarker(issue2.body, marker2, word) }, reason);
}
async function say(tracker, { number: number2, isLocked: isLocked2 }, { turn }, word, warnings) {
  const isSaid = await commentOnce(tracker, number2, turnMarker(turn), word);
  if (!isSaid && !isLocked2)
    warnings.push(`issue ${number2} takes no comment: its text alone says what is new`);
}
async function withdrawDuplicates(tracker, created, present, withdrawn) {
  const numbers = new Set(created.map(({ number: number2 }) => number2));
  const oldest = byKey(present);
  for (const issue2 of present.filter(({ number: number2 }) => numbers.has(number2))) {
    const marker2 = parseMarker(issue2.body);
    const first = marker2 && oldest.get(marker2.key)?.issue.number;
    if (marker2 === void 0 || first === void 0) continue;
    if (first === issue2.number || marker2.state === "duplicate") continue;
    await end2(tracker, issue2, asDuplicate(marker2), says.duplicate(first), "not_planned", []);
    withdrawn.add(issue2.number);
  }
}
function eventOf(event, { key, kind }, { number: number2, url: url2 }, title) {
  return { event, key, kind, number: number2, title, url: url2 };
}

// src/features/search/issues/unmeasured.ts
var leastRuns2 = 3;
function unmeasuredFinder(runs, night) {
  const looks = looksOf(runs);
  return (key) => {
    const subject = parseKey(key);
    if (subject === void 0 || runs.length === 0) return void 0;
    if (subject.kind === "result" && !subject.workload.includes("/"))
      return night === void 0 || night.keys.has(key) ? void 0 : gone(key, subject, { since: night.run, isOver: true });
    const own = looks.get(key) ?? [];
    const last = own.at(-1) ?? -1;
    const missing = runs.length - 1 - last;
    if (missing === 0) return void 0;
    const gaps = own.slice(1).map((run, index) => run - (own[index] ?? run) - 1);
    const isOver = missing >= leastRuns2 && missing > Math.max(0, ...gaps);
    const first = runs[last + 1];
    return gone(key, subject, {
      isOver,
      ...own.length === 0 || first === void 0 ? {} : { since: citedRun(first) }
    });
  };
}
function parseKey(key) {
  const [figure = "", ...rest] = key.split(" ");
  const workload = rest.join(" ");
  if (workload === "") return void 0;
  if (figure === "result") return { kind: "result", workload };
  if (figure === "time") return { kind: "time", figure, workload };
  return isExactFigure(figure) ? { kind: "figure", figure, workload } : void 0;
}
function gone(key, { workload, ...others }, unmeasured) {
  const state = unmeasured.isOver ? "gone" : "none";
  return { key, ...others, state, subject: subjectOf(workload), unmeasured, rows: [] };
}
function looksOf(runs) {
  const looks = /* @__PURE__ */ new Map();
  const add = (figure, path, run) => {
    const key = `${figure} ${workloadOf(path)}`;
    const own = looks.get(key) ?? [];
    looks.set(key, own);
    if (own.at(-1) !== run) own.push(run);
  };
  const figures = exactFiguresOf(runs);
  for (const [index, run] of runs.entries()) {
    for (const test of run.tests) {
      const path = historyTestPath(test);
      for (const figure of ["time", "result"]) add(figure, path, index);
      if (isWithoutFigure(test.result)) for (const { name } of figures) add(name, path, index);
    }
    for (const { name, valuesOf: valuesOf2 } of figures) for (const { path } of valuesOf2(run)) add(name, path, index);
  }
  return looks;
}

// src/features/search/issues/watched-workflows.ts
var mostHours = 1e4;
function parseWatchedWorkflows(lines, hours) {
  const watched = lines.map((line) => {
    const [, file, own] = /^([\w.-]{1,100}\.ya?ml)(?:\s+(\d+(?:\.\d+)?))?$/.exec(line) ?? [];
    const limit = own === void 0 ? hours : Number(own);
    if (file === void 0 || limit <= 0 || limit >= mostHours)
      throw new InputError(
        `input watched-workflows: ${formatValue(line)} is no file of .github/workflows with hours above 0 and below 10,000 behind it: give lines such as nightly.yml, or weekly.yml 200`
      );
    return { file, hours: limit };
  });
  const twice = watched.find(({ file }, index) => watched.findIndex((one) => one.file === file) < index);
  if (twice !== void 0)
    throw new InputError(`input watched-workflows: ${twice.file} is there twice: give one line for it`);
  return watched;
}
var workflow = object({ state: string() });
var workflowRuns = object({
  workflow_runs: array(
    object({
      id: int(),
      event: string(),
      conclusion: string().nullish(),
      created_at: iso_exports.datetime(),
      run_started_at: iso_exports.datetime().nullish()
    })
  )
});
var didNothing = ["cancelled", "skipped", "startup_failure", "action_required", "stale"];
var disabled = {
  disabled_inactivity: "GitHub disabled it after 60 days without activity in the repository: enable it again",
  disabled_manually: "somebody disabled it",
  disabled_fork: "GitHub disabled it in this fork",
  deleted: "its file was deleted"
};
async function findingsOfWorkflows(tracker, watched, branch, now) {
  const findings = [];
  for (const one of watched) findings.push(await findingOf2(tracker, one, branch, now));
  return findings;
}
async function findingOf2(tracker, watched, branch, now) {
  const { file } = watched;
  const { why, newest } = await lookAt(tracker, watched, branch, now);
  const since = newest ?? { time: "", name: "none" };
  return {
    key: `${workflowKeys}${file}`,
    kind: "workflow",
    state: why === void 0 ? "recovered" : "open",
    subject: file,
    rows: why === void 0 ? [] : [{ path: file, figure: why, loss: 1, since }]
  };
}
async function lookAt({ api, repository }, { file, hours }, branch, now) {
  const place = { ...repository, workflow_id: file };
  const state = await readState(() => api.rest.actions.getWorkflow(place));
  if (state === void 0) return { why: "GitHub has no workflow with this file" };
  const { workflow_runs: runs } = await request(
    "find workflow runs",
    workflowRuns,
    () => (
      // The newest come first.
      api.rest.actions.listWorkflowRuns({
        ...place,
        ...branch === void 0 ? {} : { branch },
        per_page: 100
      })
    )
  );
  const run = runs.find(
    ({ event, conclusion }) => !event.startsWith("pull_request") && !didNothing.includes(conclusion ?? "")
  );
  const time = run?.run_started_at ?? run?.created_at ?? "";
  const end3 = run?.conclusion == null ? "has not ended" : `ended with ${run.conclusion}`;
  const newest = run && { time, name: end3, workflowRun: run.id };
  if (state !== "active") return { why: disabled[state] ?? `its state is ${state}`, newest };
  if (run === void 0) return { why: `it has no run on the branch ${branch ?? "of the default"}` };
  const age = (now.getTime() - Date.parse(time)) / 36e5;
  if (age <= hours) return { newest };
  return {
    why: `its newest run began ${Math.floor(age)} hours ago, ${hours} are allowed, and it ${end3}`,
    newest
  };
}
async function readState(send) {
  try {
    return (await request("find workflow runs", workflow, send)).state;
  } catch (cause) {
    if (isGone(cause)) return void 0;
    throw cause;
  }
}

// src/features/search/issues/weekly.ts
var days = 7;
var maxNamed2 = 15;
function weeklyReport(trends, issues, source) {
  const end3 = runTime(trends.runs.at(-1));
  const start2 = new Date(Date.parse(end3) - days * 864e5).toISOString();
  const isRecent = (run) => runTime(trends.runs[run]) > start2;
  const changes = trends.tests.flatMap(
    ({ series, changes: own }) => own.filter(({ firstAfter }) => isRecent(firstAfter)).map((change2) => ({ path: series.path, change: change2 }))
  );
  const ordered = changes.toSorted(
    (a, b) => Math.abs(Math.log(b.change.ratio)) - Math.abs(Math.log(a.change.ratio))
  );
  const listed = (own) => {
    const items = own.slice(0, maxNamed2).map(
      ({ path, change: change2 }) => `${inMarkdown(path)}: ${describeChange(change2)}, since ${nameOf(trends.runs[change2.firstAfter], source)}`
    );
    const more = own.length - items.length;
    return joinBlocks([drawList(items), more === 0 ? "" : `And ${count(more)} more.`]);
  };
  const slower = ordered.filter(({ change: change2 }) => change2.ratio > 1);
  const faster = ordered.filter(({ change: change2 }) => change2.ratio <= 1);
  const all = allTestsTrend(trends);
  const open = [...issues.values()].filter(
    ({ issue: issue2, marker: marker2 }) => issue2.isOpen && marker2.key !== reportKey && marker2.state === "open"
  );
  const body = joinBlocks([
    all === void 0 ? "" : `All tests: ${allTestsFigures(trends, all, inMarkdown)} of SQLite. This text is rewritten by every night.`,
    nightTable(trends.runs, start2, source),
    slower.length === 0 ? "No test became slower this week." : "**Slower**",
    listed(slower),
    faster.length === 0 ? "" : "**Faster**",
    listed(faster),
    exactText(trends.runs, isRecent),
    open.length === 0 ? "No finding is open." : "**Open**",
    drawList(open.map(({ issue: issue2 }) => `#${issue2.number} ${inMarkdown(issue2.title)}`)),
    source.pageUrl === void 0 ? "" : `${link("All tests over time", source.pageUrl)}.`
  ]);
  return { title: `Nightly benchmark: the week until ${end3.slice(0, 10)}`, body };
}
function nightTable(runs, start2, source) {
  const recent = runs.filter((run) => runTime(run) > start2);
  const rows = recent.map((run) => {
    const figure = multiplierOfRun(run);
    const failed = run.tests.filter(({ result: result2 }) => isWithoutFigure(result2)).length;
    return {
      cells: [
        dayOf(run),
        nameOf(run, source),
        figure === void 0 ? "" : `${multiplier(figure)}x`,
        failed === 0 ? "" : plural(failed, "test")
      ]
    };
  });
  return drawTable({
    columns: [...left("Night", "Version"), ...right("All tests", "Without a result")],
    rows
  });
}
function nameOf(run, source) {
  if (run === void 0) return "";
  const { commit } = run;
  if (commit === void 0) return inMarkdownCell(runName(run));
  return commitLink(commit, source);
}
function exactText(runs, isRecent) {
  const changed = exactTrends(runs).flatMap(
    ({ figure, changes }) => changes.filter(({ after }) => isRecent(after.run)).map(({ share }) => ({ figure, share }))
  );
  if (changed.length === 0) return "";
  const items = [...Map.groupBy(changed, ({ figure }) => figure)].map(([figure, own]) => {
    const more = own.filter(({ share }) => share > 0).length;
    return `${inMarkdown(figure)}: more in ${plural(more, "test")}, less in ${count(own.length - more)}`;
  });
  return joinBlocks(["**Exact figures that changed**", drawList(items)]);
}

// src/features/search/issues/step.ts
async function issuesStep(getInput, environment, features) {
  const inputs = readIssueInputs(getInput);
  const target = readNotifyTarget(inputs);
  const workflow2 = readWorkflow(environment);
  const { "github-token": token, "history-branch": branch, results: patterns } = inputs;
  if (token === void 0) throw new InputError("input github-token: issues need a token");
  const hours = inputs["watchdog-hours"];
  const watched = parseWatchedWorkflows(linesOf(inputs["watched-workflows"] ?? ""), hours);
  const hunts = readHunts(inputs.hunted ?? [], workflow2);
  if (branch === void 0 && (watched.length === 0 && hunts === void 0 || patterns !== void 0))
    throw new InputError("input history-branch: name the branch of the history");
  const asked = patterns === void 0 ? void 0 : { patterns, own: ownNight(workflow2) };
  const runs = branch === void 0 ? [] : await readRuns(workflow2, branch, inputs["history-path"], token);
  const searches = {
    results: readSearches(inputs.searched ?? [], workflow2),
    asked: readAsked(inputs["asked-search"])
  };
  const [oldest, newest] = [runs[0], runs.at(-1)];
  const night = asked && readNight(asked, workflow2, runs, features);
  const trends = night === void 0 || runs.length === 0 ? void 0 : trendsOf(runs);
  const why = night === void 0 ? whyLate(runs, hours, /* @__PURE__ */ new Date()) : night.lost;
  const tracker = await openTracker(openApi(token, workflow2.apiUrl), workflow2.repository);
  const warnings = [];
  const workflows = await lookAtWorkflows(tracker, watched, workflow2, warnings);
  const findings = [
    ...branch === void 0 ? [] : [findingOfNight(why, newest && citedRun(newest))],
    ...workflows ?? [],
    ...night?.results ?? [],
    ...(hunts ?? []).flatMap(findingsOfHunt),
    ...trends === void 0 ? [] : findingsOfHistory(trends)
  ].toSorted(byUrgency);
  const source = sourceOf(workflow2, tracker, inputs);
  const label = inputs["issue-label"] === "off" ? "" : inputs["issue-label"];
  const synced = await syncIssues(tracker, findings, {
    source,
    label,
    today: source.today,
    night: newest === void 0 ? hunts === void 0 ? "" : source.today : runTime(newest),
    oldest: oldest === void 0 ? "" : runTime(oldest),
    mostIssues: inputs["most-issues"],
    unmeasuredOf: trends === void 0 ? () => void 0 : unmeasuredFinder(runs, night?.look),
    culpritOf: culpritFinder(tracker, searches, (message) => warnings.push(message)),
    acceptancesOf: acceptanceReader(tracker)
  });
  warnings.push(...synced.warnings);
  if (inputs["weekly-report"] && trends !== void 0)
    warnings.push(...await writeReport(tracker, trends, synced.issues, source, label));
  const undelivered = await tell(target, workflow2, synced.events);
  if (undelivered !== void 0) annotate.warning(`nobody was notified: ${undelivered}`);
  await writeResult(synced.events, findings, synced.issues);
  for (const warning of warnings) annotate.warning(warning);
  if (!synced.isComplete || workflows === void 0)
    setFailed(
      "some issues could not be written or read: the warnings say why; the next night goes on with them"
    );
}
async function lookAtWorkflows(tracker, watched, { defaultBranch }, warnings) {
  try {
    return await findingsOfWorkflows(tracker, watched, defaultBranch, /* @__PURE__ */ new Date());
  } catch (cause) {
    if (!(cause instanceof PublishError)) throw cause;
    warnings.push(`the watched workflows: ${cause.message}`);
    return void 0;
  }
}
function readIssueInputs(getInput) {
  return valuesOf(issueInputs, readInputs(issueInputs, getInput));
}
function readNotifyTarget(inputs) {
  const { "notify-url": url2, "notify-secret": secret, "notify-form": form } = inputs;
  for (const one of [url2, secret]) if (one !== void 0) setSecret(one);
  if (url2 === void 0) return void 0;
  return { url: parseNotifyUrl(url2), form, secret };
}
async function readRuns(workflow2, branch, folder, token) {
  const shown2 = `the history on branch ${branch}`;
  const filter = { last: historyOptions.last.default, branch: workflow2.defaultBranch };
  try {
    return await readBranchRuns(historyBranch(workflow2, branch, { token }), folder, shown2, filter);
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    throw new InputError(`${shown2} cannot be read: ${explain(cause)}`, { cause });
  }
}
function readAsked(given) {
  const asked = given === void 0 ? void 0 : parseWantedSearch(given);
  if (given === void 0 || asked !== void 0) return asked;
  throw new InputError(
    `input asked-search: ${formatValue(given)} is no question of a search: give the output search of the step that asked for it`
  );
}
function readHunts(patterns, workflow2) {
  if (patterns.length === 0) return void 0;
  if (!ownNight(workflow2).isOwnRun)
    throw new InputError(
      `input hunted: event ${workflow2.event} is about another run, which hunt.json does not name: give the step the hunt of its own run`
    );
  const { roots } = workflow2;
  return findFiles(patterns, roots, "results").map(
    (file) => parseHunt(readFound(file, roots, "results").toString("utf8"), file)
  );
}
function readSearches(patterns, { roots }) {
  try {
    return patterns.length === 0 ? [] : findFiles(patterns, roots, "results").map((file) => readBisectionFile(file, roots));
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    annotate.warning(`the searches cannot be read: ${cause.message}`);
    return [];
  }
}
function readNight({ patterns, own }, { roots, run, commit }, runs, features) {
  let recording;
  let verdict;
  try {
    const files = findFiles(linesOf(patterns), roots, "results");
    recording = readRecordings(files, {}, { features, roots, check: (file) => requireOfNight(file, own) });
    const { criteria } = resolveReportSettings(mergeSources({ given: {} }, features), features);
    verdict = judgeByOwnRule(recording, criteria, features);
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    const why = `it has left no results (${cause.message})`;
    if (!runs.some((one) => isOfRun(one, own.expected))) return { results: [], lost: why };
    annotate.warning(`wrong results of this night are not looked for: its run is in the history, but ${why}`);
    return { results: [], lost: void 0 };
  }
  const facts = recording.run;
  const kept = facts && runs.find((one) => isSameRun(one, facts));
  const cited = kept === void 0 ? { time: facts?.startedAt ?? "", name: commit.slice(0, 10), commit, workflowRun: run.id } : citedRun(kept);
  const lost = kept === void 0 ? `it measured, but its run is not in the history: the measurement is ${verdict.measurement.state}` : void 0;
  const results = findingsOfResults(verdict, cited);
  return { results, look: { keys: new Set(results.map(({ key }) => key)), run: cited }, lost };
}
function isOfRun({ origin }, { run, repository }) {
  return origin?.run === run.id && (origin.repository ?? repository) === repository;
}
function whyLate(runs, hours, now) {
  const newest = runs.at(-1);
  if (newest === void 0) return "the history has no run";
  if (isAhead(newest, now))
    return `the newest run says that it ended at ${newest.finishedAt}, which is in the future`;
  const age = (now.getTime() - Date.parse(newest.finishedAt)) / 36e5;
  return age <= hours ? void 0 : `the newest run ended ${Math.floor(age)} hours ago, and ${hours} are allowed`;
}
function sourceOf({ run, repositoryUrl }, { repository }, inputs) {
  const { build, candidate, mention, "page-url": pageUrl } = inputs;
  const { origin } = new URL(repositoryUrl);
  return {
    repositoryUrl: `${origin}/${repository.owner}/${repository.repo}`,
    run,
    mention,
    today: (/* @__PURE__ */ new Date()).toISOString().slice(0, 10),
    build,
    candidate,
    pageUrl
  };
}
async function writeReport(tracker, trends, issues, source, label) {
  const warnings = [];
  const { title, body } = weeklyReport(trends, issues, source);
  const marker2 = { key: reportKey, state: "open", turn: 0, loss: 0, since: "", night: "" };
  const text = { title, body: `${formatMarker(marker2)}
${body}
` };
  try {
    const known = issues.get(reportKey)?.issue;
    if (known !== void 0) await updateIssue(tracker, known.number, text);
    else {
      const labels = await labelsFor(tracker, label, warnings);
      await createIssue(tracker, text, labels, (one) => parseMarker(one.body)?.key === reportKey);
    }
  } catch (cause) {
    if (!(cause instanceof PublishError)) throw cause;
    warnings.push(`the weekly report: ${cause.message}`);
  }
  return warnings;
}
async function tell(target, { repository, run }, events) {
  if (target === void 0 || events.length === 0) return void 0;
  const { owner, repo } = repository;
  return await notify(target, { repository: `${owner}/${repo}`, run: { id: run.id, url: run.url }, events });
}
async function writeResult(events, findings, issues) {
  const closed = events.filter(({ event }) => event === "closed");
  setOutput("opened", JSON.stringify(events.filter(({ event }) => event !== "closed")));
  setOutput("closed", JSON.stringify(closed));
  const search = wantedSearch(findings, issues, searchedFigures);
  setOutput("search", search === void 0 ? "" : JSON.stringify(search));
  for (const { event, number: number2, title } of events) info(visible(`${event}: #${number2} ${title}`));
  const open = findings.filter(({ state }) => state === "open").length;
  const items = events.map(
    ({ event, number: number2, title, url: url2 }) => `${event}: ${link(`#${number2}`, url2)} ${inMarkdown(title)}`
  );
  const head = `**Issues**: ${open === 0 ? "nothing is wrong" : `${open} ${open === 1 ? "finding is" : "findings are"} open`}.`;
  await writeSummary(`${joinBlocks([head, drawList(items)])}
`);
}
export {
  issuesStep
};
