/** The outputs of the action: what each holds, in a noun phrase of one line. `action.yml` and the reference show them. */
export const actionOutputs = {
  outcome: "Outcome of the gate: pass, accepted, fail or inconclusive; fail also if the measurement failed",
  "failed-tests":
    "JSON array of the names of tests that exceed a ceiling or have no result, of sections whose average does, and of failed sequences",
  "accepted-tests":
    "JSON array of the names of tests and section averages that exceed a ceiling and are accepted",
  "worst-multiplier":
    "Multiplier of the test with the worst outcome, and of these with the least headroom; empty if no test has a multiplier",
  "worst-test": "Name of that test, such as int/memory/reads/oltp_point_select",
  "changed-tests":
    "JSON array of the tests that differ from the newest runs of the history, or changed within them: test, ratio, and since which commit",
  "history-run": "Id of the run that was added to the history; empty if none was",
  "history-commit": "Commit of the history's branch that has this run",
  "results-path":
    "Path of results.json, which holds every sample and from which the run can be judged again; in mode bisect, of bisect.json",
  "report-path": "Path of report.md, the report of the job summary; in mode bisect, of bisect.md",
  "html-path":
    "Path of report.html, one file for any browser, or of the page that mode page writes; empty unless the input html or this mode asks for it",
  "first-changed":
    "In mode bisect, the hash of the first commit that changed the test, or the first release; empty if it is not a single one",
  "comment-urls": "JSON array of the addresses of the comments",
  matrix:
    "In mode plan, the shards as the matrix of a job, for fromJSON; the input plan of the jobs that measure them",
  "plan-hash": "In mode plan, the hash of the plan, for the names of its artifacts",
  "baseline-path": "In mode baseline, the path of the SQLite that was compiled",
  command:
    "In mode command, a JSON object with the commit, the base branch and the settings that a comment asks for; empty if it is refused or asks for nothing",
} as const;

export type ActionOutput = keyof typeof actionOutputs;
