import type { Test } from "../../src/model/test.ts";
import { assessControls } from "../../src/verdict/controls.ts";
import { isFail } from "./clean.ts";
import { count, figureTable } from "./figures.ts";
import { usualSuite } from "./model.ts";
import { playRuns, type Request } from "./scenario.ts";
import { formatShare } from "./share.ts";
import { drawSuite } from "./suite.ts";

/** The sections of the usual controls, the seconds of one sample, and the pairs of each. */
const sections = [
  ["memory", "reads"],
  ["memory", "writes"],
  ["file", "writes"],
  ["autocommit", "writes"],
] as const satisfies readonly (readonly [Test["storage"], Test["kind"]])[];
const seconds = 0.1;
const pairs = 12;

/** Runs with a base that is the candidate's equal, on machines so noisy that the controls say so: every failure is false. */
export function controlScenario(request: Request): void {
  const suite = { ...usualSuite, near: { ...usualSuite.near, tests: 0 } };
  const results = playRuns(request, "controls", (run) => {
    const { machine } = run.machine("controls");
    const sample = (storage: Test["storage"]) => 1e9 * machine.sample(seconds, storage, "baseline");
    const controls = assessControls(
      sections.map(([storage, kind]) => ({
        variant: "int",
        storage,
        kind,
        workload: "control",
        pairs: Array.from({ length: pairs }, (_, index) => {
          return { round: index + 1, baselineNs: sample(storage), controlNs: sample(storage) };
        }),
      })),
    );
    const { contested } = run.adaptive(drawSuite(run.truth(), suite), true);
    const failed = contested.filter(isFail);
    return {
      problems: controls.flatMap(({ problem }) => problem ?? []),
      isFailed: failed.length > 0,
      isSlowerThanBase: failed.some(({ kind }) => kind === "base"),
    };
  });
  const noisy = results.filter(({ problems }) => problems.length > 0);
  const share = (isSuch: (one: (typeof results)[number]) => boolean) =>
    formatShare(noisy.filter(isSuch).length, noisy.length);
  request.print(
    figureTable(
      [`${count(noisy.length)} of ${count(request.runs)} runs have noisy controls`, "share", "aim"],
      [
        ["of these have a biased control", share(({ problems }) => problems.includes("biased")), ""],
        ["of these fail against the base", share((one) => one.isSlowerThanBase), "at most 0.1 %"],
        ["of these fail", share((one) => one.isFailed), "at most 0.1 %"],
      ],
    ),
  );
}
