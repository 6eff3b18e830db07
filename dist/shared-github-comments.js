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
} from "./shared-octokit-plugin-rest-endpoint-methods-dist-src-generated-endpoints.js";
import {
  levels,
  renderMarkdown
} from "./shared-measure-workspace.js";
import {
  brokenReport,
  footer,
  joinBlocks,
  link,
  machineOf,
  reportHeading
} from "./shared-wrap-ansi-index.js";
import {
  array,
  inMarkdown,
  int,
  object,
  string,
  unknown,
  url
} from "./shared-jstat-dist-jstat.js";

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

// src/report/comment.ts
var maxCommentLength = 65536;
function deservesComment(mode, result) {
  return mode === "single" || result.state === "broken" || result.verdict.outcome !== "pass";
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
    measuredUrl: source.measuredBy?.url,
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
  maxCommentLength,
  deservesComment,
  renderComment
};
