import type { Comment, Run, Status } from "./answers.ts";
import type { Expectations } from "./expectations.ts";
import type { Forge, RepositoryName } from "./forge.ts";
import { jobsLogin } from "./judged-commit.ts";
import { type Machines, machinesFile } from "./machines-workflow.ts";
import {
  configurationFile,
  configurationPath,
  generous,
  laterWorkflowPath,
  tooLow,
  workflowPath,
} from "./workflow.ts";
import type { WorkingCopy } from "./working-copy.ts";

/** Where a story takes place. */
export interface Stage {
  readonly forge: Forge;
  readonly repository: RepositoryName;
  readonly copy: WorkingCopy;
  readonly action: string;
  readonly statusName: string;
  readonly expectations: Expectations;
}

/** The state of the pull request when a run has ended. */
interface Seen {
  readonly run: Run;
  readonly status: Status | undefined;
  /** By the gate. */
  readonly comments: readonly Comment[];
  /** The text of the first of them. */
  readonly report: string;
}

const branch = "machines";
const four: Machines = { shards: [1, 2, 3, 4] };

/** A workflow that no event of a pull request starts. */
const idleFile =
  "on: workflow_dispatch\njobs: { none: { runs-on: ubuntu-latest, steps: [{ run: exit 0 }] } }\n";

/** Four machines measure. One is killed and run again, one measures another's shard, one has a plan of its own, and one confirms. */
export async function tellMachines(stage: Stage): Promise<void> {
  const { forge, repository, expectations } = stage;
  expectations.begin("one of four machines is killed");
  // Eight tests, of which each machine has two.
  const workloads = [
    ...["oltp_point_select", "oltp_range_select", "oltp_sum_range", "index_scan"],
    ...["oltp_insert", "oltp_update_index", "oltp_update_non_index", "oltp_delete_insert"],
  ];
  const settings = (ceiling: number) => ({ [configurationPath]: configurationFile(ceiling, { workloads }) });
  const killed = push(
    stage,
    { ...four, killed: 2 },
    { ...settings(generous), [laterWorkflowPath]: idleFile },
  );
  const pullRequest = await forge.openPullRequest(repository, branch, "main");
  const see = (commit: string) => look(stage, pullRequest, commit);
  const red = await see(killed);
  expectRed(stage, red, "shard 2 of 4: it left no results");
  expectRow(stage, red);

  expectations.begin("that machine alone is run again");
  await forge.rerun(repository, red.run, "machine-2");
  const green = await see(killed);
  expectations.expect("the status ends as success", green.status?.status === "success", green.status);
  const isSame = green.comments.length === 1 && green.comments[0]?.id === red.comments[0]?.id;
  expectations.expect("the comment is the same one", isSame, green.comments);
  const areAll = four.shards.every((shard) => green.report.includes(`shard ${shard} of 4`));
  expectations.expect(
    "it lists all machines, and every test has a result",
    areAll && !green.report.includes("no result"),
    green.report,
  );

  expectations.begin("two machines measure one shard");
  const doubled = await see(push(stage, { shards: [1, 2, 3, 3] }));
  expectRed(stage, doubled, "both have it, with other samples: neither counts");
  expectations.expect(
    "it names the shard that nobody measured",
    doubled.report.includes("shard 4 of 4: it left no results"),
    doubled.report,
  );

  expectations.begin("a machine measures by a plan of its own");
  const planned = await see(push(stage, { ...four, hasOtherPlan: true }));
  expectRed(stage, planned, /it is of the plan [0-9a-f]{16}, and shards of [0-9a-f]{16} are merged/);
  expectRow(stage, planned);

  expectations.begin("shards of another run, on another commit, are among them");
  const foreign = await see(push(stage, { ...four, foreign: green.run.id }));
  expectRed(
    stage,
    foreign,
    `it is from run ${green.run.id}, attempt 1, and results of run ${foreign.run.id}`,
  );
  expectRow(stage, foreign);

  expectations.begin("what fails is measured again, by the same machine");
  const again = await see(push(stage, { ...four, isConfirmed: true }, settings(tooLow)));
  expectRed(stage, again, "What fails was measured again, which confirms nothing");
}

/** @returns the commit */
function push(
  { copy, action, statusName }: Stage,
  machines: Machines,
  files: Readonly<Record<string, string>> = {},
): string {
  return copy.push(branch, "Gate on four machines", {
    [workflowPath]: machinesFile(action, statusName, machines),
    ...files,
  });
}

async function look(
  { forge, repository, statusName }: Stage,
  pullRequest: number,
  commit: string,
): Promise<Seen> {
  const run = await forge.completedRun(repository, commit);
  const all = await forge.comments(repository, pullRequest);
  const comments = all.filter(({ user }) => user.login === jobsLogin);
  const status = await forge.status(repository, commit, `${statusName} (main)`);
  return { run, status, comments, report: comments[0]?.body ?? "" };
}

/** That the gate is red, and why. */
function expectRed({ expectations }: Stage, { status, report }: Seen, words: string | RegExp): void {
  expectations.expect("the status ends as failure", status?.status === "failure", status);
  const isThere = typeof words === "string" ? report.includes(words) : words.test(report);
  expectations.expect(`the comment says "${words}"`, isThere, report);
}

/** That what the other machines measured is published. */
function expectRow({ expectations }: Stage, { report }: Seen): void {
  const hasRow = /oltp_\w+ +\| +[\d,]+ \|/.test(report);
  expectations.expect("it has what the others measured", hasRow, report);
}
