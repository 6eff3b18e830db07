import { getInput, info, setFailed } from "@actions/core";
import { features } from "./features.ts";
import { announcePullRequest } from "./github/announce-step.ts";
import { baselineStep } from "./github/baseline-step.ts";
import { answerCommand, commandStep } from "./github/command-step.ts";
import { type ActionContext, createActionContext } from "./github/context.ts";
import { annotate } from "./github/job-log.ts";
import { planStep } from "./github/plan-step.ts";
import { finishAbandonedStep } from "./github/post-step.ts";
import { announceStep, publishStep } from "./github/publish-step.ts";
import { PublishError } from "./github/request-errors.ts";
import { clearPendingStep, saveProblem } from "./github/step-state.ts";
import {
  type ActionResult,
  judgeStep,
  measureStep,
  whyNothingToMeasure,
  writeAskedPage,
} from "./github/steps.ts";
import { InputError } from "./model/errors.ts";
import { refuseForeignInputs } from "./options/action-inputs.ts";
import type { ActionName } from "./options/actions.ts";
import { visible, visibleEnd } from "./report/format/escape.ts";

const steps = {
  "action command": commandStep,
  "action announce": announcePullRequest,
  "action baseline": baselineStep,
  "action plan": planStep,
  ...Object.fromEntries(
    features.flatMap(({ actions = {} }) => Object.entries(actions).map(([name, { step }]) => [name, step])),
  ),
};

async function main(action: ActionName): Promise<void> {
  refuseForeignInputs(action, process.env, features);
  const step = steps[action as keyof typeof steps];
  if (step !== undefined) return await step(getInput, process.env, features);
  const isPublishing = action === "action publish";
  const context = await createActionContext(getInput, process.env, features, action);
  if ("skipReason" in context) {
    annotate.notice(`nothing is published: ${context.skipReason}`);
    if (isPublishing) await answerCommand(getInput, process.env, features, false, context.skipReason);
    return;
  }
  const idle = whyNothingToMeasure(context);
  if (idle !== undefined) return annotate.notice(`nothing is measured: ${idle}`);
  const { context: announced, refusal } = await announceStep(context);
  const act = isPublishing ? judgeStep : measureStep;
  const result = refusal ?? (await completed(announced, await act(announced)));
  await publishStep(announced, result);
  if (!isPublishing) return;
  const isMeasured =
    result.result.state === "judged" && result.result.verdict.measurement.state === "complete";
  await answerCommand(getInput, process.env, features, isMeasured && process.exitCode !== 1);
}

/** A result with everything that features add before it is published. */
async function completed(context: ActionContext, judged: ActionResult): Promise<ActionResult> {
  let made = judged;
  for (const { beforePublishing } of features) made = (await beforePublishing?.(context, made)) ?? made;
  return await writeAskedPage(context, made);
}

/**
 * Runs a step of an action. The entries of `dist` call it: each is the main or the post step of one action, whatever the environment
 * says, which earlier steps can have written.
 */
export async function runStep(action: ActionName, stage: "main" | "post"): Promise<void> {
  try {
    if (stage === "post") return await finishAbandonedStep(getInput, process.env, action, features);
    // The runner then overrides a state that an earlier step has put into the environment of all later ones.
    clearPendingStep();
    await main(action);
  } catch (cause) {
    const isExpected = cause instanceof InputError || cause instanceof PublishError;
    const { message, stack } = cause as Error;
    if (!isExpected) info(visible(stack ?? String(cause)));
    saveProblem(message);
    setFailed(visibleEnd(message));
  }
}
