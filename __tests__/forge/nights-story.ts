import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { markerName, markerText } from "../../src/features/nights/history/files/history-files.ts";
import { encodeRun } from "../../src/features/nights/history/files/run-file.ts";
import type { HistoryRun } from "../../src/features/nights/history/runs/run.ts";
import { formatBisection } from "../../src/features/search/bisect/bisection-file.ts";
import { formatRecording } from "../../src/results/json/schema.ts";
import { exampleBisection } from "../builders/bisection.ts";
import { wholeRun } from "../results/whole-run.ts";
import type { Issue } from "./answers.ts";
import { DispatchedRuns } from "./dispatched-runs.ts";
import type { Expectations } from "./expectations.ts";
import type { Forge, RepositoryName } from "./forge.ts";
import { jobsLogin } from "./judged-commit.ts";
import { beside, handedOver } from "./machines-workflow.ts";
import { culprits, lostNight, nightOf, storyRuns, timeOf } from "./simulated-nights.ts";
import { WorkingCopy } from "./working-copy.ts";

/** Where stories take place. */
export interface Stage {
  readonly forge: Forge;
  readonly folder: string;
  /** The folder through which jobs get files. */
  readonly handed: string;
  readonly action: string;
  readonly expectations: Expectations;
}

const branch = "bench-history";
const label = "benchmark";

/** The night from which oltp_insert is slow again, after it has recovered. */
const back = { night: 65, ratio: 1.3 } as const;

/** A run and a commit that results do not have yet: the job puts its own in their place. */
export const standIn = { run: 987_654_321, commit: "c".repeat(40) } as const;

/**
 * The nights of the story in `simulated-nights.ts`, on a forge: each night is a commit, a run of the history, and, on the nights that are
 * looked at, a run of a workflow with the action `issues`. The figures are simulated; commits, issues, comments and rights are the forge's.
 *
 * @throws Error if it cannot continue
 */
export async function tellNights(stage: Stage): Promise<void> {
  const { forge, expectations } = stage;
  const nights = await Nights.begin(stage);
  const bodyOf = (issue: Issue | undefined) => issue?.body ?? "";

  expectations.begin("no night has found anything");
  await nights.goTo(33);
  expectations.expect("there is no issue", (await nights.look()).length === 0, undefined);

  expectations.begin("a workload has become slower");
  await nights.goTo(34);
  const [opened] = await nights.look();
  nights.expectShown(["open: oltp_insert is 12% slower (2 tests)"]);
  expectations.expect(`it is by ${jobsLogin}`, opened?.user.login === jobsLogin, opened);
  expectations.expect(
    `it has the label ${label}`,
    opened?.labels.length === 1 && opened.labels[0]?.name === label,
    opened,
  );

  expectations.begin("a search names the commit");
  const culprit = nights.commitOf(nightOf(culprits.get("time writes/oltp_insert") ?? ""));
  const [named] = await nights.look(searchOf(bodyOf(opened), nights));
  nights.expectShown(["open: oltp_insert is 12% slower (2 tests)"]);
  expectations.expect(
    "the issue names the planted commit, its subject and its author",
    new RegExp(`Brought by \\[.${culprit.slice(0, 10)}.\\].*Night 31.*maintainer`).test(bodyOf(named)),
    bodyOf(named),
  );

  expectations.begin("a second night finds the same");
  await nights.goTo(36);
  const [updated] = await nights.look();
  nights.expectShown([/^open: oltp_insert is 1\d% slower \(2 tests\)$/]);
  expectations.expect("the same issue is updated", updated?.number === opened?.number, updated);
  expectations.expect("it still names the commit", bodyOf(updated).includes(culprit.slice(0, 10)), updated);
  await nights.expectComments(updated, []);

  expectations.begin("a maintainer copies the issue");
  const copy = `${bodyOf(updated)}\nIs this known?`;
  const copied = await forge.openIssue(nights.repository, "What is this?", copy);
  await nights.goTo(37);
  await nights.look();
  nights.expectShown([/^open: oltp_insert/]);
  const found = (await forge.issues(nights.repository)).find(({ number }) => number === copied);
  expectations.expect("the copy is unchanged", found?.body === copy && found.state === "open", found);

  expectations.begin("a night is lost");
  await nights.goTo(lostNight);
  await nights.look();
  nights.expectShown([/^open: oltp_insert/, "open: The benchmark of a night is missing"]);
  await nights.goTo(41);
  const [, lost] = await nights.look();
  nights.expectShown([/^open: oltp_insert/, "closed: The benchmark of a night is missing"]);
  await nights.expectComments(lost, [/A night has added a run to the history again/]);

  expectations.begin("another workload has become slower, which a maintainer accepts");
  await nights.goTo(49);
  const [, , scan] = await nights.look();
  nights.expectShown([/^open: oltp_insert/, /^closed: The benchmark/, /^open: table_scan is \d\d% slower/]);
  const until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await forge.comment(nights.repository, scan?.number ?? 0, `bench-accept: a new plan until ${until}`);
  await nights.look();
  nights.expectShown([/^open: oltp_insert/, /^closed: The benchmark/, /^closed: table_scan/]);
  await nights.expectComments(scan, [/^bench-accept/, /accepted/i]);

  expectations.begin("an exact figure has grown, and its issue is closed by hand");
  await nights.goTo(55);
  const [, , , counted] = await nights.look();
  const three = [/^open: oltp_insert/, /^closed: The benchmark/, /^closed: table_scan/];
  nights.expectShown([...three, /^open: oltp_point_select has more instructions: \+2\.00%/]);
  await forge.closeIssue(nights.repository, counted?.number ?? 0);
  await nights.goTo(56);
  await nights.look();
  nights.expectShown([...three, /^closed: oltp_point_select/]);

  expectations.begin("the first workload recovers");
  await nights.goTo(64);
  const [recovered] = await nights.look();
  const others = [/^closed: The benchmark/, /^closed: table_scan/, /^closed: oltp_point_select/];
  nights.expectShown([/^closed: oltp_insert/, ...others]);
  await nights.expectComments(recovered, [/oltp_insert has recovered/]);

  expectations.begin("it becomes slower again");
  await nights.goTo(69);
  const [again] = await nights.look();
  nights.expectShown([/^open: oltp_insert is \d\d% slower/, ...others]);
  expectations.expect(
    "it does not name the earlier commit",
    !bodyOf(again).includes(culprit.slice(0, 10)),
    again,
  );
  await nights.expectComments(again, [/oltp_insert has recovered/, /back|again/i]);
}

/** The nights so far, on the forge. */
class Nights {
  readonly repository: RepositoryName;
  readonly #stage: Stage;
  readonly #copy: WorkingCopy;
  readonly #history: WorkingCopy;
  readonly #runs = storyRuns(1);
  readonly #commits: string[] = [];
  readonly #looks: DispatchedRuns;
  #shown: readonly Issue[] = [];

  private constructor(stage: Stage, repository: RepositoryName) {
    const { forge, folder, expectations } = stage;
    const copyIn = (name: string) =>
      new WorkingCopy(path.join(folder, name), forge.address(repository), forge.authorization);
    this.repository = repository;
    this.#stage = stage;
    this.#looks = new DispatchedRuns(forge, repository, expectations);
    this.#copy = copyIn("nights");
    this.#history = copyIn("nights-history");
  }

  static async begin(stage: Stage): Promise<Nights> {
    const nights = new Nights(stage, await stage.forge.createRepository("nights", "private"));
    // The branch that is pushed first is the default branch.
    nights.#copy.push("main", "An engine", workflowFiles(stage.action));
    nights.#history.push(branch, "A history", { [markerName]: markerText });
    return nights;
  }

  /** The number of the newest night. */
  get #night(): number {
    return this.#commits.length;
  }

  commitOf(night: number): string {
    const commit = this.#commits[night - 1];
    if (commit === undefined) throw new Error(`there is no night ${night} yet`);
    return commit;
  }

  /** Commits, measures and keeps all nights up to this one. */
  async goTo(night: number): Promise<void> {
    const files: Record<string, Uint8Array> = {};
    while (this.#night < night) {
      const next = this.#night + 1;
      const text = `int night = ${next};\n`;
      this.#commits.push(this.#copy.push("main", `Night ${next}`, { "engine.c": text }));
      const run = this.#runOf(next);
      if (run === undefined) continue;
      const { path: file, content } = encodeRun(run);
      files[file] = content;
    }
    this.#history.push(branch, `Nights up to ${night}`, files);
  }

  /** The run that a night adds to the history; undefined if the night is lost. */
  #runOf(night: number): HistoryRun | undefined {
    const run = this.#runs.get(night);
    if (run === undefined) return undefined;
    const slower = (workload: string) => (workload === "oltp_insert" && night >= back.night ? back.ratio : 1);
    return {
      ...run,
      commit: this.commitOf(night),
      tests: run.tests.map((test) => ({
        ...test,
        candidateNs: Math.round((test.candidateNs ?? 0) * slower(test.workload)),
        low: (test.low ?? 0) * slower(test.workload),
        high: (test.high ?? 0) * slower(test.workload),
      })),
    };
  }

  /**
   * Runs the workflow of the newest night.
   *
   * @param search the text of a bisect.json, for the workflow that takes one
   * @returns the issues of jobs afterwards
   */
  async look(search?: string): Promise<readonly Issue[]> {
    const { forge, handed } = this.#stage;
    const night = path.join(handed, "night");
    rmSync(night, { recursive: true, force: true });
    mkdirSync(night);
    if (this.#runs.has(this.#night)) writeFileSync(path.join(night, "results.json"), resultsOf(this.#night));
    if (search !== undefined) writeFileSync(path.join(night, "bisect.json"), search);
    const commit = this.commitOf(this.#night);
    const file = search === undefined ? "night.yml" : "culprit.yml";
    await this.#looks.run(file, commit, `night ${this.#night}`);
    const all = await forge.issues(this.repository);
    this.#shown = all.filter(({ user }) => user.login === jobsLogin);
    return this.#shown;
  }

  /** @param lines of each issue the state and the title, the oldest first */
  expectShown(lines: readonly (string | RegExp)[]): void {
    const shown = this.#shown.map(({ state, title }) => `${state}: ${title}`);
    const areSame =
      shown.length === lines.length &&
      lines.every((line, index) =>
        typeof line === "string" ? shown[index] === line : line.test(shown[index] ?? ""),
      );
    this.#stage.expectations.expect(`the issues are ${lines.join("; ")}`, areSame, shown);
  }

  /** @param texts that the comments of an issue match, the oldest first */
  async expectComments(
    { number }: Pick<Issue, "number"> = { number: 0 },
    texts: readonly RegExp[],
  ): Promise<void> {
    const { forge, expectations } = this.#stage;
    const comments = number === 0 ? [] : await forge.comments(this.repository, number);
    const areSame =
      comments.length === texts.length &&
      texts.every((text, index) => text.test(comments[index]?.body ?? ""));
    expectations.expect(`the comments on #${number} are ${texts.join(", ") || "none"}`, areSame, comments);
  }
}

/** A search between the two nights around the change, which names the second. */
function searchOf(body: string, nights: Nights): string {
  const [, variant = "", storage = "", kind = "", workload = ""] =
    /--test (\w+)\/(\w+)\/(\w+)\/(\w+)/.exec(body) ?? [];
  const point = (night: number, parents: readonly number[]) => ({
    ...{
      name: nights.commitOf(night).slice(0, 10),
      id: nights.commitOf(night),
      title: `Night ${night}`,
      parents,
    },
  });
  const { observations, test, ...facts } = exampleBisection();
  const [slow = [], , same = []] = observations.map(({ pairs }) => pairs);
  return formatBisection({
    ...facts,
    test: { ...test, ...({ variant, storage, kind, workload } as typeof test) },
    points: [point(30, []), point(31, [0])],
    bad: 1,
    observations: [
      { point: 1, pairs: slow },
      { point: 0, pairs: same },
    ],
  });
}

/** The results of a night, in which nothing is wrong. */
function resultsOf(night: number): string {
  const recording = wholeRun({ multiplier: () => 1.5 });
  const time = timeOf(night);
  return formatRecording({
    ...recording,
    origin: { run: standIn.run, attempt: 1, head: standIn.commit },
    ...(recording.run === undefined ? {} : { run: { ...recording.run, startedAt: time, finishedAt: time } }),
  });
}

function workflowFiles(action: string): Readonly<Record<string, string>> {
  return {
    ".gitea/workflows/night.yml": workflowFile(action, {}),
    ".gitea/workflows/culprit.yml": workflowFile(action, { searched: "night/bisect.json" }),
  };
}

/** The program of sed that puts the job's own run and commit into results. */
export const withOwnRun = `s/${standIn.run}/$GITHUB_RUN_ID/; s/${standIn.commit}/$GITHUB_SHA/`;

function workflowFile(action: string, inputs: Readonly<Record<string, string>>): string {
  return stringify(
    {
      on: { workflow_dispatch: {} },
      permissions: { contents: "read", issues: "write" },
      jobs: {
        issues: {
          "runs-on": "ubuntu-latest",
          steps: [
            {
              name: "Get the results of the night",
              run: `cp -r "$${handedOver}/night" .\ntest ! -e night/results.json || sed -i "${withOwnRun}" night/results.json\n`,
            },
            {
              uses: beside(action, "issues"),
              with: {
                results: "night/results.json",
                "history-branch": branch,
                "issue-label": label,
                build: "make lib.so",
                candidate: "lib.so",
                ...inputs,
              },
            },
          ],
        },
      },
    },
    { lineWidth: 0 },
  );
}
