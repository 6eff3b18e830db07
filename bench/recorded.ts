import type { Recording } from "../src/model/recording.ts";

/** The machine that a recording was made on, in a line. */
export function describeMachine({ machine }: Recording): string {
  if (machine === undefined) return "a machine that the recording does not name";
  const { cpu, cores, kernel, fileSystem = "unknown", node } = machine;
  return `${cpu}, ${cores} cores, ${kernel}, ${fileSystem}, Node ${node}`;
}

/** How long a recording took; 0 where it does not say. */
export function minutesOf({ run }: Recording): number {
  return run === undefined ? 0 : (Date.parse(run.finishedAt) - Date.parse(run.startedAt)) / 60_000;
}
