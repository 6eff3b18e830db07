/** A workflow run of a real runner. */
export interface WorkflowRun {
  /** Success where at least one job ran and none failed. */
  readonly result: "success" | "failure";
  /** By the step's name as the runner shows it: what it is called, or else what it runs. */
  readonly steps: ReadonlyMap<string, RanStep>;
  /** All that was logged, for messages. */
  readonly log: string;
}

/** The files and outputs that a step has left. Its post step has its annotations here too. */
export interface RanStep {
  /** The main step's outcome before continue-on-error: `success`, `failure`; empty where it did not end. */
  result: string;
  readonly outputs: Record<string, string>;
  summary: string;
  log: string;
  readonly annotations: Annotation[];
}

export interface Annotation {
  readonly level: "error" | "warning" | "notice";
  readonly message: string;
}

interface Line {
  readonly step?: string;
  readonly stage?: string;
  readonly stepResult?: string;
  readonly jobResult?: string;
  readonly command?: string;
  readonly name?: string;
  readonly arg?: string;
  readonly content?: string;
  readonly msg?: string;
}

/** @param log what the runner printed, one JSON object a line; other lines are its own complaints */
export function readRun(log: string): WorkflowRun {
  const steps = new Map<string, RanStep>();
  const results: string[] = [];
  for (const text of log.split("\n").filter((one) => one.startsWith("{"))) {
    const line: Line = JSON.parse(text);
    if (line.jobResult !== undefined) results.push(line.jobResult);
    if (line.step === undefined || (line.stage !== "Main" && line.stage !== "Post")) continue;
    const step = steps.get(line.step) ?? { result: "", outputs: {}, summary: "", log: "", annotations: [] };
    steps.set(line.step, step);
    const annotation = readAnnotation(line);
    if (annotation !== undefined) step.annotations.push(annotation);
    step.log += line.msg ?? "";
    if (line.stage === "Post") continue;
    step.result = line.stepResult ?? step.result;
    if (line.command === "set-output" && line.name !== undefined) step.outputs[line.name] = line.arg ?? "";
    if (line.command === "summary") step.summary = line.content ?? "";
  }
  const isSuccess = results.length > 0 && results.every((one) => one === "success");
  return { result: isSuccess ? "success" : "failure", steps, log };
}

function readAnnotation({ command, arg = "" }: Line): Annotation | undefined {
  return command === "error" || command === "warning" || command === "notice"
    ? { level: command, message: arg }
    : undefined;
}
