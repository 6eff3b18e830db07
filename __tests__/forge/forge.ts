import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { type Comment, comment, type Issue, issue, type Run, run, type Status, status } from "./answers.ts";
import type { Gitea } from "./gitea.ts";

/** A repository's owner and name, such as `maintainer/engine`. */
export type RepositoryName = `${string}/${string}`;

/** Milliseconds that a run may take on a busy machine. */
const timeouts = 300_000;

/** The forge as a maintainer uses and sees it. */
export class Forge {
  readonly #gitea: Gitea;

  constructor(gitea: Gitea) {
    this.#gitea = gitea;
  }

  get maintainer(): string {
    return this.#gitea.administrator.login;
  }

  async createRepository(name: string, visibility: "public" | "private"): Promise<RepositoryName> {
    const { full_name: fullName } = z
      .object({ full_name: z.string() })
      .parse(await this.#ask("POST", "/user/repos", { name, private: visibility === "private" }));
    return fullName as RepositoryName;
  }

  /** Protects a branch: a pull request can be merged only if the named status is a success, without exceptions. */
  async requireStatus(repository: RepositoryName, branch: string, context: string): Promise<void> {
    await this.#ask("POST", `/repos/${repository}/branch_protections`, {
      rule_name: branch,
      enable_push: true,
      enable_status_check: true,
      status_check_contexts: [context],
      block_admin_merge_override: true,
    });
  }

  /** @returns its number */
  async openPullRequest(repository: RepositoryName, head: string, base: string): Promise<number> {
    for (const branch of [base, head]) await this.#known(repository, branch);
    const made = await this.#ask("POST", `/repos/${repository}/pulls`, { head, base, title: head });
    return z.object({ number: z.int() }).parse(made).number;
  }

  /** @returns why a rule forbids it; undefined if it has been merged */
  async merge(repository: RepositoryName, pullRequest: number): Promise<string | undefined> {
    const place = `/repos/${repository}/pulls/${pullRequest}/merge`;
    const answer = await this.#send("POST", place, { Do: "merge" });
    if (answer.ok) return undefined;
    const text = await answer.text();
    if (answer.status !== 405) throw new Error(`POST ${place}: ${answer.status} ${text}`);
    return z.object({ message: z.string() }).parse(JSON.parse(text)).message;
  }

  /** All issues, the oldest first. */
  async issues(repository: RepositoryName): Promise<Issue[]> {
    const all = await this.#ask("GET", `/repos/${repository}/issues?state=all&type=issues&limit=50`);
    return z
      .array(issue)
      .parse(all)
      .toSorted((one, other) => one.number - other.number);
  }

  /** @returns its number */
  async openIssue(repository: RepositoryName, title: string, body: string): Promise<number> {
    const made = await this.#ask("POST", `/repos/${repository}/issues`, { title, body });
    return z.object({ number: z.int() }).parse(made).number;
  }

  async closeIssue(repository: RepositoryName, number: number): Promise<void> {
    await this.#ask("PATCH", `/repos/${repository}/issues/${number}`, { state: "closed" });
  }

  /** Makes a release of the branch main's newest commit. */
  async createRelease(repository: RepositoryName, tag: string, body: string): Promise<void> {
    await this.#ask("POST", `/repos/${repository}/releases`, {
      tag_name: tag,
      target_commitish: "main",
      body,
    });
  }

  /** The text of a release. */
  async releaseText(repository: RepositoryName, tag: string): Promise<string> {
    const found = await this.#ask("GET", `/repos/${repository}/releases/tags/${tag}`);
    return z.object({ body: z.string() }).parse(found).body;
  }

  /** Starts a workflow on the branch main. @param file its name, such as `night.yml` */
  async dispatch(repository: RepositoryName, file: string): Promise<void> {
    await this.#known(repository, "main");
    const place = `/repos/${repository}/actions/workflows/${file}/dispatches`;
    const answer = await this.#send("POST", place, { ref: "main" });
    if (!answer.ok) throw new Error(`POST ${place}: ${answer.status} ${await answer.text()}`);
  }

  async comment(repository: RepositoryName, pullRequest: number, body: string): Promise<Comment> {
    return comment.parse(
      await this.#ask("POST", `/repos/${repository}/issues/${pullRequest}/comments`, { body }),
    );
  }

  /** In the order of their creation. */
  async comments(repository: RepositoryName, pullRequest: number): Promise<Comment[]> {
    return z
      .array(comment)
      .parse(await this.#ask("GET", `/repos/${repository}/issues/${pullRequest}/comments`));
  }

  async status(repository: RepositoryName, commit: string, context: string): Promise<Status | undefined> {
    const combined = z
      .object({ statuses: z.array(status).nullable() })
      .parse(await this.#ask("GET", `/repos/${repository}/commits/${commit}/status`));
    return combined.statuses?.find((one) => one.context === context);
  }

  /** Every status that was set by a name, in that order. */
  async statusHistory(repository: RepositoryName, commit: string, context: string): Promise<Status[]> {
    const all = z
      .array(status)
      .parse(await this.#ask("GET", `/repos/${repository}/commits/${commit}/statuses`));
    // Statuses of the same second are returned in any order.
    return all.filter((one) => one.context === context).toSorted((a, b) => a.id - b.id);
  }

  /**
   * Waits for a commit's run to be completed.
   *
   * @throws Error if it takes too long
   */
  async completedRun(repository: RepositoryName, commit: string): Promise<Run> {
    const [run] = await this.completedRuns(repository, commit, 1);
    return run as Run;
  }

  /**
   * Waits for a number of runs of a commit to be completed.
   *
   * @returns the first started one first
   * @throws Error if it takes too long
   */
  async completedRuns(repository: RepositoryName, commit: string, count: number): Promise<Run[]> {
    let last = "none was begun";
    for (const start = Date.now(); Date.now() - start < timeouts; await pause(1000)) {
      const { workflow_runs: runs } = z
        .object({ workflow_runs: z.array(run).nullable() })
        .parse(await this.#ask("GET", `/repos/${repository}/actions/runs?head_sha=${commit}`));
      const found = (runs ?? []).toSorted((one, other) => one.id - other.id);
      if (found.length === count && (await this.#areOver(repository, found))) return found;
      last = found.length === 0 ? last : found.map(({ id, status }) => `${id} is ${status}`).join(", ");
    }
    throw new Error(
      `fewer than ${count} runs of commit ${commit} were completed in ${timeouts / 60_000} minutes: ${last}`,
    );
  }

  /**
   * Begins a job again, and those that need it.
   *
   * @throws Error if it is not begun within a minute
   */
  async rerun(repository: RepositoryName, run: Run, name: string): Promise<void> {
    const find = async () => {
      const job = (await this.#jobs(repository, run)).find((one) => one.name === name);
      if (job === undefined) throw new Error(`run ${run.id} has no job ${name}`);
      return job;
    };
    const { id, run_attempt: before } = await find();
    const place = `/repos/${repository}/actions/runs/${run.id}/jobs/${id}/rerun`;
    const answer = await this.#send("POST", place);
    if (!answer.ok) throw new Error(`POST ${place}: ${answer.status} ${await answer.text()}`);
    for (const start = Date.now(); Date.now() - start < 60_000; await pause(200))
      if ((await find()).run_attempt > before) return;
    throw new Error(`job ${name} of run ${run.id} was not begun again within a minute`);
  }

  /** The log of a run's first job. */
  async log(repository: RepositoryName, run: Run): Promise<string> {
    const [job] = await this.#jobs(repository, run);
    const answer = await this.#send("GET", `/repos/${repository}/actions/jobs/${job?.id}/logs`);
    return await answer.text();
  }

  /** A run of which a job has failed is called completed while others have still to begin. */
  async #areOver(repository: RepositoryName, runs: readonly Run[]): Promise<boolean> {
    if (runs.some(({ status }) => status !== "completed")) return false;
    const jobs = await Promise.all(runs.map((one) => this.#jobs(repository, one)));
    return jobs.flat().every(({ status }) => status === "completed");
  }

  async #jobs(repository: RepositoryName, { id }: Run) {
    const { jobs } = z
      .object({
        jobs: z.array(z.object({ id: z.int(), name: z.string(), status: z.string(), run_attempt: z.int() })),
      })
      .parse(await this.#ask("GET", `/repos/${repository}/actions/runs/${id}/jobs`));
    return jobs;
  }

  /** An HTTP header's value, for Git as well. */
  get authorization(): string {
    const { login, password } = this.#gitea.administrator;
    return `Basic ${Buffer.from(`${login}:${password}`).toString("base64")}`;
  }

  address(repository: RepositoryName): string {
    return `${this.#gitea.url}/${repository}`;
  }

  /** The forge knows a pushed branch a moment after the push. */
  async #known(repository: RepositoryName, branch: string): Promise<void> {
    for (const start = Date.now(); Date.now() - start < 30_000; await pause(100)) {
      const answer = await this.#send("GET", `/repos/${repository}/branches/${branch}`);
      if (answer.ok) return;
    }
    throw new Error(
      `the forge does not know of the branch ${branch} of ${repository}, half a minute after its push`,
    );
  }

  async #ask(method: string, place: string, body?: unknown): Promise<unknown> {
    const answer = await this.#send(method, place, body);
    if (!answer.ok) throw new Error(`${method} ${place}: ${answer.status} ${await answer.text()}`);
    return await answer.json();
  }

  async #send(method: string, place: string, body?: unknown): Promise<Response> {
    return await fetch(`${this.#gitea.url}/api/v1${place}`, {
      method,
      headers: { authorization: this.authorization, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }
}
