/** The arguments of a run of one test, and of contests of two connections in two rounds. */
export function contestedRun(
  candidate: string,
  baseline: string,
  out: string,
  ...options: readonly string[]
): string[] {
  return [
    ...["run", "--candidate", candidate, "--candidate-name", "Tested", "--baseline", baseline],
    ...["--variants", "int", "--storages", "memory", "--workloads", "oltp_point_select", "--rows", "50"],
    ...["--rounds", "1", "--ceiling", "1000", "--average-ceiling", "1000", "--out", out, "--quiet"],
    ...["--contention", "2", "--contention-rounds", "2", ...options],
  ];
}
