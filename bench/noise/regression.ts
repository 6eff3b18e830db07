import { defaultCriteria } from "../../src/model/criteria.ts";
import { storages, type Test, testPath } from "../../src/model/test.ts";
import { count, figureTable } from "./figures.ts";
import { playRuns, type Request } from "./scenario.ts";
import { formatShare } from "./share.ts";
import { allTests, drawSuite, testsIn } from "./suite.ts";

/** The test's candidate / base by its ceiling; at its ceiling a failure is false. */
const excesses = [1, 1.1, 1.2] as const;

/** Runs of a clean suite with a base arm, in which one test is slower than on the base by what is allowed or more. */
export function regressionScenario(request: Request): void {
  const { runs, print } = request;
  const rows = storages.flatMap((storage) =>
    excesses.map((excess) => {
      const ceiling = defaultCriteria.ceilings.base[storage];
      const outcomes = playRuns(request, `regression ${storage} ${excess}`, (run) => {
        const truth = run.truth();
        const choices = testsIn(storage);
        const target = testPath(choices[truth.index(choices.length)] as Test);
        const suite = drawSuite(truth).map((one) =>
          one.path === target ? { ...one, change: excess * ceiling } : one,
        );
        const { claim } = run.adaptive(suite, true).decision.tests.get(target)?.base ?? {};
        const outcome = claim?.state === "decided" ? claim.outcome : "pass";
        return outcome;
      });
      const share = (wanted: string) =>
        formatShare(outcomes.filter((outcome) => outcome === wanted).length, runs);
      return [
        `${storage}, ${(excess * ceiling).toFixed(2)} times the base (ceiling ${ceiling})`,
        ...["fail", "inconclusive", "pass"].map(share),
        excess === 1 ? "no failure" : "",
      ];
    }),
  );
  const headings = [`${count(runs)} runs each, ${allTests.length} tests`, "failed", "inconclusive", "passed"];
  print(figureTable([...headings, "aim"], rows));
}
