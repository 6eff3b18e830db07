import { info, setOutput } from "@actions/core";
import { type AskedCosts, earlierCosts, type RunFeature } from "../commands/feature.ts";
import { divideRun } from "../machines/divide-run.ts";
import { formatMatrix } from "../machines/matrix.ts";
import { resolvePlanSettings } from "../machines/settings.ts";
import { InputError } from "../model/errors.ts";
import { type GetInput, readPublishInputs, readSettingInputs } from "../options/action-inputs.ts";
import { readSources, type Sources } from "../options/sources.ts";
import type { ActionContext } from "./context.ts";
import { readWorkflow } from "./workflow.ts";

/** A step is given its inputs in its environment, of which Linux takes 128 KiB for a variable. */
const mostCharacters = 120_000;

/**
 * The action `plan`: divides the tests between machines, as the output `matrix`. The action measures and judges nothing. A history that cannot be
 * read is a warning: without it, tests are divided less evenly.
 *
 * @throws InputError if an input is wrong, or the plan is too long to be handed to jobs
 */
export async function planStep(
  getInput: GetInput,
  environment: NodeJS.ProcessEnv,
  features: readonly RunFeature[],
): Promise<void> {
  const workflow = readWorkflow(environment);
  const sources = readSources(readSettingInputs(getInput, features), features, workflow.roots);
  const inputs = readPublishInputs(getInput, "action plan", features);
  const settings = resolvePlanSettings(sources, features);
  const earlier = await earlierCosts(askedCosts({ inputs, workflow }, sources, settings.rows), features);
  const { plan, tests, known } = divideRun(settings, earlier, features);
  const matrix = formatMatrix(plan);
  if (matrix.length > mostCharacters)
    throw new InputError(
      `the plan has ${matrix.length} characters, and a job's input takes ${mostCharacters}: measure fewer suites or ` +
        "variants at once",
    );
  const { hash, shards } = plan.plan;
  setOutput("matrix", matrix);
  setOutput("plan-hash", hash);
  info(
    `The plan ${hash} has ${shards.length} shards of ${shards.map(({ length }) => length).join(", ")} tests; of ${known} of ` +
      `${tests} tests an earlier run says how long they take`,
  );
}

/** The question of a step how long tests took in earlier runs. */
export function askedCosts(
  { inputs, workflow }: Pick<ActionContext, "inputs" | "workflow">,
  { values }: Pick<Sources, "values">,
  rows: number,
): AskedCosts {
  const { repositoryUrl, defaultBranch } = workflow;
  const repository = { repositoryUrl, defaultBranch, token: inputs.token };
  return { given: { ...values, ...inputs.given }, rows, repository };
}
