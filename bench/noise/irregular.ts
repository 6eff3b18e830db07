import { defaultCriteria } from "../../src/model/criteria.ts";
import type { Test } from "../../src/model/test.ts";
import { confirmationLooks, confirmTest } from "../../src/verdict/confirmation.ts";
import { count, figureTable } from "./figures.ts";
import { usualSuite } from "./model.ts";
import { playRuns, type Request, type Run } from "./scenario.ts";
import { formatShare } from "./share.ts";
import { simulatedTest } from "./suite.ts";

/** The mean by its ceiling; the median is at a fifth of it. */
const means = [1, 1.2, 1.6, 2, 4] as const;

/** The share of samples that are slow. */
const shares = [0.1, 0.2, 0.3] as const;

const typical = 0.2;

/** Suspects that share the alpha of a run. */
const suspects = 6;

/** Confirmations of an engine of which a few samples are far slower: how are they decided? */
export function irregularScenario(request: Request): void {
  const { runs, print } = request;
  const rows = means.flatMap((mean) =>
    shares.map((share) => {
      const outcomes = playRuns(request, `irregular ${mean} ${share}`, (run) => confirm(run, mean, share));
      const of = (wanted: string) => formatShare(outcomes.filter((one) => one === wanted).length, runs);
      const name = `a mean of ${mean} ceilings, ${100 * share} % of the samples slow`;
      return [name, of("fail"), of("inconclusive"), of("pass")];
    }),
  );
  print(figureTable([`${count(runs)} tests each, in memory`, "failed", "inconclusive", "passed"], rows));
}

function confirm(run: Run, mean: number, share: number): string {
  const { ceilings, rule } = defaultCriteria;
  const test: Test = { variant: "int", storage: "memory", kind: "reads", workload: "simulated" };
  const baseline = run.truth().within(usualSuite.baseline);
  const simulated = simulatedTest(test, 0, { baseline, multiplier: typical * ceilings.test });
  const slow = 1 + (mean / typical - 1) / share;
  const { machine, random } = run.machine("irregular");
  const logRatios = Array.from({ length: confirmationLooks.at(-1) as number }, (_, round) => {
    const sample = machine.visit(simulated, round, false);
    return Math.log((sample.candidate / sample.baseline) * (random.uniform() < share ? slow : 1));
  });
  const confirmed = confirmTest(logRatios, Math.log(ceilings.test), rule.alpha / suspects, undefined);
  return confirmed.state === "decided" ? confirmed.outcome : confirmed.state;
}
