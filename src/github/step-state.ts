import { getState, saveState } from "@actions/core";
import type { Subject } from "./subject.ts";

/**
 * The main step's message to the post step, which GitHub starts as a process of its own, even if the main step was killed. Nothing
 * is left if the main step has finished everything.
 */
export interface PendingStep {
  /** The commit whose status is pending, and its pull requests. */
  readonly subject: Subject;
  /** The step of the status's identity. */
  readonly step: string;
  /** Whether the report was being published: an unfinished comment says more than no comment. */
  readonly isPublishing: boolean;
  /** Why the main step failed; empty if it did not come to say so. */
  readonly problem: string;
}

const keys = {
  subject: "subject",
  step: "step",
  isPublishing: "is-publishing",
  problem: "problem",
} as const;

export function savePendingStep(subject: Subject, step: string): void {
  saveState(keys.step, step);
  saveState(keys.subject, subject);
}

/** @param subject with the bases alone that the result is for; undefined if nothing is published on GitHub */
export function savePublishing(subject: Subject | undefined): void {
  saveState(keys.isPublishing, "yes");
  if (subject !== undefined) saveState(keys.subject, subject);
}

export function saveProblem(problem: string): void {
  saveState(keys.problem, problem);
}

/** The post step has nothing to do. */
export function clearPendingStep(): void {
  for (const key of Object.values(keys)) saveState(key, "");
}

export function readPendingStep(): PendingStep | undefined {
  const subject = getState(keys.subject);
  if (subject === "") return undefined;
  return {
    subject: JSON.parse(subject),
    step: getState(keys.step),
    isPublishing: getState(keys.isPublishing) !== "",
    problem: getState(keys.problem),
  };
}
