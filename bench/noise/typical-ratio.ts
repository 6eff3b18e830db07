import { type Storage, storages, type Test } from "../../src/model/test.ts";
import { median } from "../../src/statistics/summary.ts";
import { usualSuite } from "./model.ts";
import { type Request, Run } from "./scenario.ts";
import { simulatedTest } from "./suite.ts";

const pairs = 300_001;

/**
 * The median of a pair's ratio by the multiplier of the quiet machine, by storage: outliers that are more frequent on the
 * candidate move it above 1 by some thousandths. A figure is at its ceiling where its median ratio is.
 */
export function typicalRatios(request: Request): Readonly<Record<Storage, number>> {
  const ratio = (storage: Storage) => {
    const { machine } = new Run(request, `typical ratio ${storage}`, 1).machine("typical");
    const test: Test = { variant: "int", storage, kind: "reads", workload: "simulated" };
    const baseline = Math.sqrt(usualSuite.baseline.least * usualSuite.baseline.most);
    const simulated = simulatedTest(test, 0, { baseline, multiplier: 5 });
    const ratios = Array.from({ length: pairs }, (_, turn) => {
      const visit = machine.visit(simulated, turn, false);
      return visit.candidate / visit.baseline / simulated.multiplier;
    });
    return median(ratios);
  };
  const [memory, file, autocommit] = storages.map(ratio) as [number, number, number];
  return { memory, file, autocommit };
}
