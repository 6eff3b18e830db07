import { info, setOutput } from "@actions/core";
import { makeBaseline } from "../measure/baseline.ts";
import { type GetInput, readSettingInputs } from "../options/action-inputs.ts";
import type { ActionOutput } from "../options/actions.ts";
import { readEnvironment } from "../options/environment.ts";
import type { Offering } from "../options/offering.ts";
import { abortOnSignals } from "./measure-process.ts";
import { newFolder } from "./new-folder.ts";
import { readWorkflow } from "./workflow.ts";

/**
 * The action `baseline`: compiles stock SQLite for the jobs of a matrix, whose machines may have different compilers.
 *
 * @throws InputError if there is no C compiler, or the folder cannot be written
 */
export async function baselineStep(
  getInput: GetInput,
  environment: NodeJS.ProcessEnv,
  features: readonly Offering[],
): Promise<void> {
  const { given } = readSettingInputs(getInput, features);
  const { compiler } = readEnvironment(environment);
  const out = given.out ?? newFolder(readWorkflow(environment).temporary);
  const file = await makeBaseline(compiler, out, abortOnSignals().signal);
  const output: ActionOutput = "baseline-path";
  setOutput(output, file);
  info(`SQLite is in ${file}`);
}
