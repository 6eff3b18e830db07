import type { Expectations } from "./expectations.ts";
import type { Forge, RepositoryName } from "./forge.ts";

/** Runs of workflows that are started by hand, one after the other. */
export class DispatchedRuns {
  readonly #forge: Forge;
  readonly #repository: RepositoryName;
  readonly #expectations: Expectations;
  /** How many runs each commit has. */
  readonly #counts = new Map<string, number>();

  constructor(forge: Forge, repository: RepositoryName, expectations: Expectations) {
    this.#forge = forge;
    this.#repository = repository;
    this.#expectations = expectations;
  }

  /**
   * Starts a workflow, waits for its end, and expects a success without a warning, or a failure.
   *
   * @param file of the workflow, such as `night.yml`
   * @param commit the newest one of the branch main
   * @param name of the job, for the expectations
   * @returns the log
   */
  async run(
    file: string,
    commit: string,
    name: string,
    outcome: "success" | "failure" = "success",
  ): Promise<string> {
    const count = (this.#counts.get(commit) ?? 0) + 1;
    this.#counts.set(commit, count);
    await this.#forge.dispatch(this.#repository, file);
    const runs = await this.#forge.completedRuns(this.#repository, commit, count);
    const run = runs.at(-1);
    if (run === undefined) throw new Error(`commit ${commit} has no run`);
    const log = await this.#forge.log(this.#repository, run);
    const lines = log.split("\n").slice(-60).join("\n");
    const what = `the job of ${name} ${outcome === "success" ? "succeeds" : "fails"}`;
    this.#expectations.expect(what, run.conclusion === outcome, lines);
    if (outcome === "success")
      this.#expectations.expect("it has no warning", !/::(?:warning|error)::/.test(log), lines);
    return log;
  }
}
