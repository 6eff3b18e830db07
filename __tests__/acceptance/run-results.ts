import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Recording } from "../../src/model/recording.ts";
import { parseRecording } from "../results/full-build.ts";
import type { Finished } from "./cli.ts";

/** The files that a run has left. */
export interface RunResults {
  /** `results.json` */
  readonly file: string;
  readonly recording: Recording;
  readonly report: string;
}

/** Reads what a run has left in its folder. @throws Error with the words of the run, if it has left nothing */
export function readRun(out: string, { stderr }: Pick<Finished, "stderr">): RunResults {
  const file = path.join(out, "results.json");
  if (!existsSync(file)) throw new Error(stderr);
  const report = readFileSync(path.join(out, "report.md"), "utf8");
  return { file, report, recording: parseRecording(readFileSync(file, "utf8"), file) };
}
