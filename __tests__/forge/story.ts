import path from "node:path";
import { formatMarker } from "../../src/report/comment-marker.ts";
import type { Expectations } from "./expectations.ts";
import type { Forge, RepositoryName } from "./forge.ts";
import { expectJudged, fail, type Judgement, pass } from "./judged-commit.ts";
import { tellMachines } from "./machines-story.ts";
import {
  colourFile,
  configurationFile,
  configurationPath,
  generous,
  laterWorkflowPath,
  sharedNameFile,
  tooLow,
  workflowFile,
  workflowPath,
} from "./workflow.ts";
import { WorkingCopy } from "./working-copy.ts";

const statusName = "sqlite-bench-gate";

/**
 * A pull request's life: opened, pushed to, blocked by the gate, fixed and merged.
 *
 * @param action what a workflow uses
 * @throws Error if it cannot continue
 */
export async function tellStory(
  forge: Forge,
  folder: string,
  action: string,
  expectations: Expectations,
): Promise<void> {
  const repository = await forge.createRepository("engine", "private");
  const copy = new WorkingCopy(path.join(folder, "engine"), forge.address(repository), forge.authorization);
  copy.push("main", "Everything", {
    [workflowPath]: workflowFile(action, statusName),
    [configurationPath]: configurationFile(generous),
  });
  await forge.requireStatus(repository, "main", statusName);

  expectations.begin("a pull request is opened");
  const first = copy.push("faster", "Be faster", { "engine.c": "int faster;\n" });
  const pullRequest = await forge.openPullRequest(repository, "faster", "main");
  // It differs from the gate's own comment only in its author.
  const run = { id: 1, attempt: 1 };
  const identity = { run, reporter: run, step: "0123456789abcdef" };
  const marker = formatMarker({ name: statusName, identity });
  const quotation = await forge.comment(repository, pullRequest, `${marker}\nlook at this marker\n`);
  const praise = await forge.comment(repository, pullRequest, "Nice!");
  const judgement = (commit: string, judgement: Judgement) =>
    expectJudged(forge, expectations, { repository, pullRequest, statusName }, commit, judgement);
  const opened = await judgement(first, pass);
  expectations.expect("one comment is added", opened.comments.length === 3, opened.comments);

  expectations.begin("a second commit is pushed");
  const second = copy.push("faster", "Be faster still", { "engine.c": "int faster_still;\n" });
  const { comments, report } = await judgement(second, pass);
  expectations.expect("no comment is added", comments.length === 3, comments);
  expectations.expect(
    "the gate's comment is the same one",
    report !== undefined && report.id === opened.report?.id,
    comments,
  );
  expectations.expect(
    "it does not speak of the first commit",
    report?.body.includes(first) === false,
    report,
  );

  expectations.begin("a ceiling is exceeded");
  const third = copy.push("faster", "Allow less", { [configurationPath]: configurationFile(tooLow) });
  const failed = await judgement(third, fail);
  expectations.expect(
    "it names a test that is over its ceiling",
    failed.report?.body.includes("oltp_point_select") === true,
    failed.report,
  );
  const errorMessage = await forge.merge(repository, pullRequest);
  expectations.expect(
    "the status keeps the pull request from being merged",
    /status checks/.test(errorMessage ?? ""),
    errorMessage,
  );

  expectations.begin("the ceiling is met again");
  const fourth = copy.push("faster", "Allow more", { [configurationPath]: configurationFile(generous) });
  const repaired = await judgement(fourth, pass);
  expectations.expect("no comment was added by any of it", repaired.comments.length === 3, repaired.comments);
  for (const { id, body } of [quotation, praise]) {
    const now = repaired.comments.find((one) => one.id === id);
    const words = body.trim().split("\n").at(-1);
    expectations.expect(`the comment "${words}" is as it was`, now?.body === body, now);
  }
  const obstacle = await forge.merge(repository, pullRequest);
  expectations.expect("the pull request is merged", obstacle === undefined, obstacle);

  await tellSharedName(forge, repository, copy, action, expectations);
  await tellOlderRun(forge, repository, copy, action, expectations);
  await tellMachines({ forge, repository, copy, action, expectations, statusName });
}

/** Two steps of one run have the same status-name, and the second would pass. */
async function tellSharedName(
  forge: Forge,
  repository: RepositoryName,
  copy: WorkingCopy,
  action: string,
  expectations: Expectations,
): Promise<void> {
  expectations.begin("two steps of one run share a status-name");
  const commit = copy.push("shared", "Gate twice", { [workflowPath]: sharedNameFile(action, statusName) });
  const pullRequest = await forge.openPullRequest(repository, "shared", "main");
  const run = await forge.completedRun(repository, commit);
  const log = await forge.log(repository, run);
  expectations.expect("the job fails", run.conclusion === "failure", run);
  const history = await forge.statusHistory(repository, commit, statusName);
  const isNeverGreen = history.length > 0 && history.every((one) => one.status !== "success");
  expectations.expect("the status is never a success", isNeverGreen, history);
  expectations.expect("the status ends as failure", history.at(-1)?.status === "failure", history);
  const message = `two steps of this run share "${statusName}"; each needs its own status-name`;
  expectations.expect(
    "the log names the input",
    log.includes(message),
    log.split("\n").slice(-80).join("\n"),
  );
  const comments = await forge.comments(repository, pullRequest);
  expectations.expect(
    "one comment has no pass as its heading",
    comments.length === 1 && comments[0]?.body.includes("## ✅ ") === false,
    comments,
  );
}

/** The older of two runs of one commit ends later, and passes. */
async function tellOlderRun(
  forge: Forge,
  repository: RepositoryName,
  copy: WorkingCopy,
  action: string,
  expectations: Expectations,
): Promise<void> {
  expectations.begin("an older run ends after a newer one has failed");
  // The forge starts the workflows of an event in the order of their names.
  const commit = copy.push("order", "Gate in two runs", {
    [workflowPath]: colourFile(action, statusName, "green", true),
    [laterWorkflowPath]: colourFile(action, statusName, "red", false),
  });
  const pullRequest = await forge.openPullRequest(repository, "order", "main");
  const [older, newer] = await forge.completedRuns(repository, commit, 2);
  expectations.expect("the older run passes", older?.conclusion === "success", { older, newer });
  expectations.expect("the newer run fails", newer?.conclusion === "failure", { older, newer });
  const ends = [older, newer].map((run) => Date.parse(run?.completed_at ?? ""));
  expectations.expect("the older run ends later", Number(ends[0]) > Number(ends[1]), { older, newer });
  const history = await forge.statusHistory(repository, commit, statusName);
  const last = history.at(-1);
  expectations.expect("the status ends as failure", last?.status === "failure", history);
  const isOfNewer = last?.target_url.split("#")[0] === newer?.html_url;
  expectations.expect("its link leads to the newer run", isOfNewer, { history, newer });
  const errorMessage = await forge.merge(repository, pullRequest);
  expectations.expect(
    "the status keeps the pull request from being merged",
    /status checks/.test(errorMessage ?? ""),
    errorMessage,
  );
}
