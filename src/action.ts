import { getInput, info, setFailed } from "@actions/core";
import { createActionContext } from "./github/context.ts";
import { annotate } from "./github/job-log.ts";
import { finishAbandonedStep } from "./github/post-step.ts";
import { announceStep, publishStep } from "./github/publish-step.ts";
import { PublishError } from "./github/request-errors.ts";
import { markPostStep, saveProblem } from "./github/step-state.ts";
import { judgeStep, measureStep } from "./github/steps.ts";
import { InputError } from "./model/errors.ts";
import { visible } from "./report/format/escape.ts";

async function main(): Promise<void> {
  const context = await createActionContext(getInput, process.env);
  if ("skipReason" in context) return annotate.notice(`nothing is published: ${context.skipReason}`);
  const announced = await announceStep(context);
  const result = await (announced.inputs.mode === "publish" ? judgeStep(announced) : measureStep(announced));
  await publishStep(announced, result);
}

try {
  await (markPostStep() ? finishAbandonedStep(getInput, process.env) : main());
} catch (cause) {
  const isExpected = cause instanceof InputError || cause instanceof PublishError;
  const { message, stack } = cause as Error;
  if (!isExpected) info(visible(stack ?? String(cause)));
  saveProblem(message);
  setFailed(visible(message));
}
