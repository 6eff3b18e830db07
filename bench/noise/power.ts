import { defaultCriteria } from "../../src/model/criteria.ts";
import { storages } from "../../src/model/test.ts";
import { count, figureTable } from "./figures.ts";
import { playRuns, type Request } from "./scenario.ts";
import { formatShare } from "./share.ts";
import { drawSuite, withTestAt } from "./suite.ts";
import { typicalRatios } from "./typical-ratio.ts";

/** The test's median ratio by its ceiling; at its ceiling a failure is false. */
const excesses = [1, 1.1, 1.2, 1.5] as const;

const aims: Partial<Record<string, string>> = {
  "1": "no failure",
  "memory 1.2": "at least 98 %",
  "file 1.2": "at least 98 %",
  "autocommit 1.2": "at least 85 %",
};

/** Runs of a clean suite but for one test that is truly at its ceiling or over it: is it found? */
export function powerScenario(request: Request): void {
  const { runs, print } = request;
  const typical = typicalRatios(request);
  const rows = storages.flatMap((storage) =>
    excesses.map((excess) => {
      const results = playRuns(request, `power ${storage} ${excess}`, (run) => {
        const truth = run.truth();
        const { suite, target } = withTestAt(
          drawSuite(truth),
          storage,
          (excess * defaultCriteria.ceilings.test) / typical[storage],
          truth,
        );
        const claim = run.adaptive(suite).decision.tests.get(target)?.baseline?.claim;
        return claim?.state === "decided" ? claim.outcome : "pass";
      });
      const outcomes = (wanted: string) => results.filter((outcome) => outcome === wanted).length;
      return [
        `${storage}, ${excess.toFixed(1)} times its ceiling`,
        formatShare(outcomes("fail"), runs),
        formatShare(outcomes("inconclusive"), runs),
        formatShare(outcomes("pass"), runs),
        aims[excess === 1 ? "1" : `${storage} ${excess}`] ?? "",
      ];
    }),
  );
  const headings = [`${count(runs)} runs each`, "failed", "inconclusive", "passed", "aim"];
  print(figureTable(headings, rows));
}
