import { defaultCriteria } from "../../src/model/criteria.ts";
import { type Storage, storages } from "../../src/model/test.ts";
import { isFail } from "./clean.ts";
import { count, figureTable } from "./figures.ts";
import { type Range, usualSuite } from "./model.ts";
import { playRuns, type Request } from "./scenario.ts";
import { formatShare } from "./share.ts";
import { drawSuite, type SimulatedTest, withSectionAt } from "./suite.ts";
import { typicalRatios } from "./typical-ratio.ts";
import type { Variates } from "./variates.ts";

/** The section's average by its ceiling. */
const averages = [0.9, 1, 1.1, 1.2] as const;

/** Tests a section where workloads were chosen, instead of 15 or 8. */
const chosen = [1, 2, 4] as const;

/** How its tests differ before they are scaled; at the ceiling of 5 no test of them reaches its own of 6. */
const spread: Range = { least: 0.9, most: 1.1 };

/** Runs of a clean suite but for one section whose average is near its ceiling or over it. */
export function sectionScenario(request: Request): void {
  const typical = typicalRatios(request);
  const ceilingOf = (storage: Storage) => defaultCriteria.ceilings.average / typical[storage];
  const whole = storages.flatMap((storage) =>
    averages.map((average) => {
      const name = `${storage}, ${average.toFixed(1)} times its ceiling`;
      return row(request, name, storage, average, ceilingOf(storage), drawSuite);
    }),
  );
  const few = chosen.flatMap((tests) =>
    averages.slice(0, 3).map((average) => {
      const name = `file, ${tests} tests a section, ${average.toFixed(1)} times its ceiling`;
      return row(request, name, "file", average, ceilingOf("file"), (truth) => drawFew(truth, tests));
    }),
  );
  const headings = [`${count(request.runs)} runs each`, "failed", "inconclusive", "passed"];
  request.print(figureTable([...headings, "aim", "another claim failed, falsely"], [...whole, ...few]));
}

function row(
  request: Request,
  name: string,
  storage: Storage,
  average: number,
  ceiling: number,
  draw: (truth: Variates) => readonly SimulatedTest[],
): string[] {
  const { runs } = request;
  const results = playRuns(request, `section, ${name}`, (run) => {
    const truth = run.truth();
    const { suite, target } = withSectionAt(draw(truth), storage, average * ceiling, spread, truth);
    const { decision, contested } = run.adaptive(suite);
    const claim = decision.sections.get(target);
    return {
      outcome: claim?.state === "decided" ? claim.outcome : "pass",
      isOtherFailed: contested.some((one) => isFail(one) && (one.kind !== "section" || one.path !== target)),
    };
  });
  const outcomes = (wanted: string) => results.filter(({ outcome }) => outcome === wanted).length;
  return [
    name,
    ...["fail", "inconclusive", "pass"].map((outcome) => formatShare(outcomes(outcome), runs)),
    average <= 1 ? "no failure" : "",
    average <= 1 ? formatShare(results.filter(({ isOtherFailed }) => isOtherFailed).length, runs) : "",
  ];
}

/** The suite with so many tests of each section, as where workloads are chosen, and none of them near a ceiling. */
function drawFew(truth: Variates, tests: number): SimulatedTest[] {
  const suite = drawSuite(truth, { ...usualSuite, near: { ...usualSuite.near, tests: 0 } });
  const few = suite.filter(({ sectionPath }, index) => suite[index - tests]?.sectionPath !== sectionPath);
  return few.map((test, place) => ({ ...test, place }));
}
