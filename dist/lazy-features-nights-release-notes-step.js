import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  whyForeign
} from "./shared-github-origin.js";
import {
  compareRuns,
  releaseInputs,
  renderNotes
} from "./shared-features-nights-release-notes-render.js";
import {
  addRuns
} from "./shared-features-nights-history-page-trend-data.js";
import {
  BranchCopy,
  explain,
  hasHistory,
  historyBranch,
  historyFiles,
  requireEmpty,
  runFiles
} from "./shared-git-branch.js";
import {
  createRun
} from "./shared-features-figures-contention-words.js";
import "./shared-features-nights-history-runs-all-tests.js";
import {
  findFiles,
  isGone,
  openApi,
  request
} from "./shared-octokit-plugin-rest-endpoint-methods-dist-src-generated-endpoints.js";
import "./shared-features-nights-history-runs-figure-series.js";
import "./shared-features-nights-history-report-trends.js";
import "./shared-features-figures-age-words.js";
import {
  readRunFiles,
  runTime
} from "./shared-features-nights-history-files-history-index.js";
import "./shared-features-figures-counters-changes.js";
import {
  GitError
} from "./shared-git-git.js";
import "./shared-suite-fingerprint.js";
import {
  historyOptions
} from "./shared-features-nights-history-options.js";
import {
  judgeByOwnRule
} from "./shared-verdict-judge-recording.js";
import "./shared-report-format-html-blocks.js";
import {
  newFolder
} from "./shared-github-new-folder.js";
import {
  annotate,
  info,
  readInputs,
  readWorkflow,
  setOutput,
  writeSummary
} from "./shared-undici-lib-llhttp-llhttp_simd-wasm.js";
import {
  readRecording
} from "./shared-csv-parse-lib-api-index.js";
import "./shared-report-terminal.js";
import "./shared-report-format-text-blocks.js";
import {
  resolveReportSettings
} from "./shared-options-resolve.js";
import "./shared-engines-contest.js";
import "./shared-better-sqlite3-lib-methods-table.js";
import {
  writeWhole
} from "./shared-process-run.js";
import {
  mergeSources,
  valuesOf
} from "./shared-yaml-dist-parse-parser.js";
import "./shared-wrap-ansi-index.js";
import {
  InputError,
  formatValue,
  int,
  iso_exports,
  object,
  string,
  url,
  visible
} from "./shared-jstat-dist-jstat.js";

// src/features/nights/release-notes/step.ts
import path from "node:path";

// src/features/nights/release-notes/release-section.ts
var begin = "<!-- sqlite-bench-gate: performance -->";
var end = "<!-- sqlite-bench-gate: end -->";
function withSection(body, section) {
  const own = `${begin}
${section.trim().replaceAll("<!--", "<! --")}
${end}`;
  const from = body.indexOf(begin);
  const to = body.lastIndexOf(end);
  if (from >= 0 && to > from) return body.slice(0, from) + own + body.slice(to + end.length);
  return body.trim() === "" ? own : `${body.trimEnd()}

${own}`;
}
var release = object({
  id: int(),
  body: string().nullish(),
  html_url: url({ protocol: /^https?$/ })
});
async function writeSection(api, repository, tag, section) {
  const found = await findRelease(api, repository, tag);
  if (found === void 0) return void 0;
  const body = withSection(found.body ?? "", section);
  if (body !== found.body)
    await request(
      "write release",
      release,
      () => api.rest.repos.updateRelease({ ...repository, release_id: found.id, body })
    );
  return found.html_url;
}
async function findRelease(api, repository, tag) {
  try {
    return await request(
      "write release",
      release,
      () => api.rest.repos.getReleaseByTag({ ...repository, tag })
    );
  } catch (cause) {
    if (isGone(cause)) return void 0;
    throw cause;
  }
}

// src/features/nights/release-notes/step.ts
var release2 = object({
  // A label of the history, without spaces.
  tag: historyOptions.label.type.schema.refine((tag) => !tag.includes(" ")),
  commit: string().regex(/^[0-9a-f]{40,64}$/),
  date: iso_exports.datetime({ offset: true })
});
var releases = object({ old: release2, now: release2 });
var mostVersions = 20;
async function releaseStep(getInput, environment, features) {
  const inputs = valuesOf(releaseInputs, readInputs(releaseInputs, getInput));
  const { "github-token": token, "history-branch": branch, "history-path": folder } = inputs;
  const workflow = readWorkflow(environment);
  const given = readReleases(inputs["compared-releases"]);
  const read = (input, file2, one) => readRun(workflow, features, { input, file: file2, release: one });
  const old = read("old-results", inputs["old-results"], given.old);
  const now = read("results", inputs.results, given.now);
  const versions = branch === void 0 ? [] : await addTo({ branch, folder, token }, workflow, [old, now]);
  const listed = versions.filter((run) => run.label !== void 0 && runTime(run) <= runTime(now));
  const notes = renderNotes(old, now, compareRuns(old, now), listed.slice(-mostVersions));
  const file = path.join(newFolder(workflow.temporary), "notes.md");
  writeWhole(file, notes);
  setOutput("notes-path", file);
  await writeSummary(notes);
  if (token === void 0) return;
  const url2 = await writeSection(openApi(token, workflow.apiUrl), workflow.repository, given.now.tag, notes);
  if (url2 === void 0)
    annotate.notice(
      `there is no release of the tag ${given.now.tag}: its notes are in the job summary and in ${file}`
    );
  else info(visible(`written into ${url2}`));
}
function readReleases(text) {
  try {
    return releases.parse(JSON.parse(text ?? ""));
  } catch (cause) {
    throw new InputError(
      `input compared-releases: ${formatValue(text ?? "")} is not two releases: give JSON with old and now, each with tag, commit and date`,
      { cause }
    );
  }
}
function readRun({ roots, run, commit: started, repositoryUrl: repository }, features, { input, file, release: { tag: label, commit, date } }) {
  const [found] = file === void 0 ? [] : findFiles([file], roots, "results");
  if (found === void 0) throw new InputError(`input ${input}: name the results.json of ${label}`);
  const recording = readRecording(found, {}, features, roots);
  const why = whyForeign(recording, { run, commit: started, repository });
  if (why !== void 0) throw new InputError(`${found} ${why}`);
  const { criteria } = resolveReportSettings(mergeSources({ given: {} }, features), features);
  const verdict = judgeByOwnRule(recording, criteria, features);
  if (verdict.measurement.state === "incomplete")
    throw new InputError(`${found} is of a run that did not end: run the job that measures again`);
  return createRun(recording, verdict, { commit, label, date: new Date(date).toISOString() });
}
async function addTo({ branch, folder, token }, workflow, runs) {
  const shown = `the history on branch ${branch}`;
  try {
    const copy = await BranchCopy.fetch(historyBranch(workflow, branch, { token }));
    try {
      const files = await historyFiles(copy, folder);
      if (!hasHistory(files, shown)) requireEmpty(files, shown);
      const filter = { last: historyOptions.last.default };
      const kept = readRunFiles(runFiles(files), shown, filter).map((one) => one.run);
      const added = runs.filter(({ label }) => kept.every((one) => one.label !== label));
      if (added.length > 0) {
        const { outputs, warnings } = await addRuns(copy, added, folder, shown, /* @__PURE__ */ new Date());
        for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
        for (const warning of warnings) annotate.warning(warning);
      }
      return [...kept, ...added].toSorted((one, other) => runTime(one) < runTime(other) ? -1 : 1);
    } finally {
      copy.close();
    }
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    throw new InputError(`${shown} cannot be read: ${explain(cause)}`, { cause });
  }
}
export {
  releaseStep
};
