import path from "node:path";
import { info, setOutput } from "@actions/core";
import { GitError } from "../../../git/git.ts";
import { newFolder } from "../../../github/new-folder.ts";
import { readWorkflow } from "../../../github/workflow.ts";
import { InputError } from "../../../model/errors.ts";
import { type GetInput, readPublishInputs, readSettingInputs } from "../../../options/action-inputs.ts";
import { writePage } from "../../../page/page-file.ts";
import { writeWhole } from "../../../results/write.ts";
import type { Feature } from "../../feature.ts";
import { explain, historyBranch, readBranchRuns } from "./branch.ts";
import { historyBranchOf, historyOptions } from "./options.ts";
import { historyPage } from "./page/history-page.ts";
import { badgeOf } from "./report/badge.ts";
import { badgeSvg } from "./report/badge-svg.ts";
import { trendsOf } from "./runs/trends.ts";

/** The name that web servers use for the page of a folder. */
const pageName = "index.html";
const badgeName = "badge.json";
const pictureName = "badge.svg";

/**
 * The action `history`: writes the page of the history that a branch holds, and the badge of its newest run as data and as a picture, for a
 * step that publishes them. The action measures and judges nothing.
 *
 * @throws InputError if there is no such history, it cannot be read, or a file cannot be written
 */
export async function pageStep(
  getInput: GetInput,
  environment: NodeJS.ProcessEnv,
  features: readonly Feature[],
): Promise<void> {
  const inputs = readPublishInputs(getInput, "action history", features);
  const { given } = readSettingInputs(getInput, features);
  const history = historyBranchOf(inputs.given);
  if (history === undefined) throw new InputError("input history-branch: name the branch of the history");
  const shown = `the history on branch ${history.branch}`;
  const workflow = readWorkflow(environment);
  const target = historyBranch(workflow, history.branch, inputs);
  const filter = { last: historyOptions.last.default };
  const runs = await readBranchRuns(target, history.folder, shown, filter).catch((cause) => {
    throw cause instanceof GitError
      ? new InputError(`${shown} cannot be read: ${explain(cause)}`, { cause })
      : cause;
  });
  const newest = runs.at(-1);
  if (newest === undefined)
    throw new InputError(`${shown} has no runs: publish a result with the input history-branch first`);
  const folder = given.out ?? newFolder(workflow.temporary);
  const [page, badge, picture] = [pageName, badgeName, pictureName].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  const trends = trendsOf(runs);
  await writePage(page, historyPage(trends));
  writeWhole(picture, badgeSvg(trends));
  writeWhole(badge, `${JSON.stringify(badgeOf(newest))}\n`);
  info(`${page} shows ${runs.length} runs`);
  setOutput("html-path", page);
  setOutput("badge-path", badge);
  setOutput("badge-picture-path", picture);
}
