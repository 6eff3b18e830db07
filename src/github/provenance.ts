import path from "node:path";
import * as z from "zod";
import { formatValue } from "../messages/format-value.ts";
import { MeasurementError } from "../model/errors.ts";
import { parseYaml } from "../yaml/yaml-file.ts";
import type { Api } from "./api.ts";
import { type ChangedFile, listChangedFiles } from "./changed-files.ts";
import { annotate } from "./job-log.ts";
import { type CalledWorkflow, type MeasuringRun, readRun } from "./measuring-run.ts";
import { isGone, request } from "./request-errors.ts";
import type { Subject } from "./subject.ts";
import { readLink, readTree, type TreeEntry } from "./tree.ts";
import { workflowFile } from "./trigger.ts";
import type { Repository, Workflow } from "./workflow.ts";

/** Workflows and actions of the repository that call each other; more are a mistake. */
const maxCalled = 50;

/** The step that publishes, as far as the check needs it. */
export interface Publisher {
  readonly api: Api;
  readonly workflow: Pick<Workflow, "repository" | "tool" | "toolRef" | "run" | "defaultBranch">;
  readonly subject: Subject;
  /** The workflow files whose runs may have measured. */
  readonly measuredBy: readonly string[];
}

/**
 * Checks that a run's results are of the workflow that is meant to measure, as the default branch or the base branch has it: a workflow's name
 * says nothing, since anybody can give it to another file.
 *
 * @throws MeasurementError naming the file that is another one
 * @throws PublishError if GitHub does not answer
 */
export async function requireOwnWorkflow(publisher: Publisher, measuring: MeasuringRun): Promise<void> {
  const { measuredBy } = publisher;
  if (!measuredBy.includes(measuring.path))
    throw new MeasurementError(
      `the run that measured is of ${formatValue(measuring.path)}, and results of ${measuredBy.join(", ")} are expected: a workflow of ` +
        "the same name is another workflow; delete it, or name its file in the input measured-by",
    );
  await requireKnownCalls(publisher, measuring);
  if (measuring.event.startsWith("pull_request")) await requireUnchanged(publisher, measuring);
}

/**
 * The workflow that `measure.yml` and `gate.yml` of a release call. They name the commit that the release was made of, which is not the
 * release's own commit, and a hash cannot move.
 */
const pinnedBuild = /\/\.github\/workflows\/build\.yml@[0-9a-f]{40}$/;

/** Called workflows are the repository's own, those of the tool, or named. The tool has one version in both workflows. */
async function requireKnownCalls(
  { api, workflow, measuredBy }: Publisher,
  { run }: MeasuringRun,
): Promise<void> {
  const { repository, tool } = workflow;
  const own = `${repository.owner}/${repository.repo}`;
  const { called } = await readRun(api, repository, run.id);
  const isIn = (name: string, one: CalledWorkflow) =>
    one.path.toLowerCase().startsWith(`${name.toLowerCase()}/`);
  const foreign = called.find(
    (one) => !isIn(own, one) && !isIn(tool, one) && !measuredBy.includes(fileOf(one)),
  );
  if (foreign !== undefined)
    throw new MeasurementError(
      `the run that measured called ${formatValue(foreign.path)}, and workflows of ${tool} or of this repository are expected: ` +
        `call ${tool}/.github/workflows/measure.yml, or name ${fileOf(foreign)} in the input measured-by`,
    );
  const ofTool = called.filter((one) => isIn(tool, one) && !isIn(own, one) && !pinnedBuild.test(one.path));
  if (ofTool.length === 0) return;
  // Only a workflow that was called shows its commit. The workflows of a release name other workflows and actions by an earlier commit.
  const publishing = (await readRun(api, repository, workflow.run.id)).called.filter((one) =>
    isIn(tool, one),
  );
  const known = new Set([...publishing.flatMap((one) => [one.sha, refOf(one)]), workflow.toolRef]);
  // A tag can move between the two runs.
  const other = ofTool.find((one) => !known.has(one.sha) && !known.has(refOf(one) ?? one.sha));
  if (publishing.length === 0 || other === undefined) return;
  const versions = [...publishing.map((one) => one.path), workflow.toolRef].filter(Boolean).join(", ");
  throw new MeasurementError(
    `the run that measured called ${formatValue(other.path)}, which is commit ${other.sha}, and the results are published by ` +
      `${formatValue(versions)}: call both at the same version, and run the measurement again`,
  );
}

function fileOf({ path: called }: CalledWorkflow): string {
  return workflowFile(called);
}

function refOf({ path: called }: CalledWorkflow): string | undefined {
  return /@(.*)$/.exec(called)?.[1];
}

/**
 * A pull request must not change the workflow that measures it. People who may push to the repository may, which is said: they could also
 * change the default branch.
 */
async function requireUnchanged(
  { api, workflow: { repository, defaultBranch }, subject }: Publisher,
  measuring: MeasuringRun,
): Promise<void> {
  const branch = defaultBranch ?? "HEAD";
  const used = await findUsed(api, repository, measuring.path, branch);
  for (const [number, base] of Object.entries(subject.bases ?? {})) {
    const changed = await listChangedFiles(api, repository, Number(number), { head: subject.commit, base });
    const reason =
      changed === undefined
        ? `GitHub does not list every file that pull request ${number} changes, so that it may change ${measuring.path}, which measures it`
        : await whyChanged(api, repository, branch, used, changed);
    if (reason === undefined) continue;
    if (measuring.isFork)
      throw new MeasurementError(
        `${reason}: measure the pull request without that change, or let somebody with write access push it to a branch of this repository`,
      );
    annotate.notice(`${reason}; only people with write access can push to its branch`);
  }
}

/** The first file that differs from the default branch's too; a branch may have merged a later state of it. */
async function whyChanged(
  api: Api,
  repository: Repository,
  branch: string,
  used: readonly string[],
  changed: readonly ChangedFile[],
): Promise<string | undefined> {
  // Where the disk takes names in both cases for one, as macOS's does, a file of another name would replace one that measures.
  const asOnDisk = (file: string) => file.normalize("NFKC").toLowerCase();
  const isUsed = (file: string) =>
    used.some((one) => one === "" || `${asOnDisk(file)}/`.startsWith(`${asOnDisk(one)}/`));
  for (const { name, formerName = name, blob } of changed) {
    if (!isUsed(name) && !isUsed(formerName)) continue;
    const original = name === formerName ? await readFile(api, repository, name, branch) : undefined;
    if (original === undefined || original.sha !== blob)
      return `the pull request changes ${formatValue(isUsed(name) ? name : formerName)}, which measures it`;
  }
  return undefined;
}

/**
 * The workflow, and the workflows and the folders of actions of the repository that it calls on the default branch, with what links there lead
 * to.
 *
 * @throws MeasurementError if the default branch does not have it
 */
async function findUsed(
  api: Api,
  repository: Repository,
  workflow: string,
  branch: string,
): Promise<readonly string[]> {
  const found = new Set<string>([workflow]);
  let links: readonly TreeEntry[] | undefined;
  for (const one of found) {
    if (one !== workflow) {
      links ??= await listLinks(api, repository, branch);
      for (const place of await placesBehind(api, repository, links, one)) found.add(place);
    }
    const file = /\.ya?ml$/.test(one)
      ? await readFile(api, repository, one, branch)
      : ((await readFile(api, repository, path.posix.join(one, "action.yml"), branch)) ??
        (await readFile(api, repository, path.posix.join(one, "action.yaml"), branch)));
    if (file === undefined && one === workflow)
      throw new MeasurementError(`the default branch ${branch} has no ${workflow}: merge that file first`);
    for (const called of file === undefined ? [] : callsIn(file.text, one)) found.add(called);
    if (found.size > maxCalled)
      throw new MeasurementError(
        `${workflow} calls more than ${maxCalled} workflows and actions of this repository`,
      );
  }
  return [...found];
}

/** The paths of a workflow or an action after `uses: ./`, wherever that is in it. */
function callsIn(text: string, name: string): string[] {
  const calls: string[] = [];
  const visit = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const local =
        key === "uses" && typeof inner === "string" ? /^\.\/(.*?)\/*$/.exec(inner)?.[1] : undefined;
      if (local !== undefined) calls.push(path.posix.normalize(local || ".").replace(/^\.$/, ""));
      visit(inner);
    }
  };
  visit(parseYaml(text, name).value);
  return calls;
}

/** GitHub shows a link's target, and follows it for a file alone. A link that it does not list could lead anywhere. */
async function listLinks(api: Api, repository: Repository, branch: string): Promise<readonly TreeEntry[]> {
  const found = await readTree(api, repository, "read workflow file", branch);
  if (found.truncated === true)
    throw new MeasurementError(
      `GitHub lists only a part of the files of ${branch}, so that nobody knows which links lead to its actions: measure in a workflow without actions of its own`,
    );
  return found.tree.filter(({ mode }) => mode === "120000");
}

/** The places to which links lead that are in the way to a file or a folder, or below it. */
async function placesBehind(
  api: Api,
  repository: Repository,
  links: readonly TreeEntry[],
  used: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const link of links) {
    const isBefore = `${used}/`.startsWith(`${link.path}/`);
    if (!isBefore && !link.path.startsWith(`${used}/`)) continue;
    const target = await readLink(api, repository, "read workflow file", link);
    const below = isBefore ? used.slice(link.path.length) : "";
    const place = path.posix.join(path.posix.dirname(link.path), target, below);
    if (!path.posix.isAbsolute(target) && !place.startsWith("../")) found.push(place.replace(/\/+$/, ""));
  }
  return found;
}

const content = z.object({ type: z.literal("file"), sha: z.string(), content: z.string() });

/** Undefined if the branch does not have it. */
async function readFile(
  api: Api,
  repository: Repository,
  file: string,
  branch: string,
): Promise<{ readonly sha: string; readonly text: string } | undefined> {
  try {
    const { sha, content: encoded } = await request("read workflow file", content, () =>
      api.rest.repos.getContent({ ...repository, path: file, ref: branch }),
    );
    return { sha, text: Buffer.from(encoded, "base64").toString() };
  } catch (cause) {
    if (isGone(cause)) return undefined;
    throw cause;
  }
}
