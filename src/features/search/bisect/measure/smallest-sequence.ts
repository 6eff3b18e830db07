/** Whether steps, executed one after the other, still show a fault in the last of them. */
export type Shows = (steps: readonly string[]) => Promise<boolean>;

/**
 * The steps of a sequence that are enough for its fault: first the smallest prefix, which ends with the step that shows it, and then, from
 * its end, without each step that it shows without. Every step that is left is needed, but for other steps it might not be.
 *
 * @param fault the step in which the whole sequence showed the fault, from 1
 * @returns all steps if the prefix alone does not show it
 */
export async function smallestSequence(
  steps: readonly string[],
  fault: number,
  shows: Shows,
): Promise<readonly string[]> {
  let kept = steps.slice(0, fault);
  if (!(await shows(kept))) return steps;
  for (let place = kept.length - 2; place >= 0; place--) {
    const fewer = kept.toSpliced(place, 1);
    if (await shows(fewer)) kept = fewer;
  }
  return kept;
}
