import { testVerdicts, type Verdict } from "../verdict/verdict.ts";
import { againstBase, having } from "./standing.ts";

/** What would help to decide what is undecided, the most important first; empty where all is decided. */
export function remedies(verdict: Verdict): string[] {
  const tests = testVerdicts(verdict);
  const open = [
    ...having(tests, "inconclusive").map(({ judged }) => judged),
    ...having(verdict.sections, "inconclusive").map(({ judged }) => judged),
    ...having(againstBase(tests), "inconclusive").map(({ judged }) => judged),
  ];
  const noisy = verdict.controls.some(({ problem }) => problem !== undefined);
  const close = open.some(({ evidence }) => evidence?.ending === "pairs");
  const ended = (ending: string) => open.some(({ evidence }) => evidence?.ending === ending);
  return [
    ...(noisy ? ["a quieter runner, or fewer jobs at once on it"] : []),
    ...(ended("time") ? ["more time (--max-minutes)"] : []),
    ...(ended("samples") ? ["a recording of more rounds (--rounds)"] : []),
    ...(ended("contradiction") ? ["another run: the machine changed in the middle of this one"] : []),
    ...(close
      ? [`${noisy ? "" : "a quieter runner, or "}ceilings with headroom for what is close to them`]
      : []),
  ];
}
