import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  repositoryUrl
} from "./shared-jstat-dist-jstat.js";

// src/github/origin.ts
function originOf({ run: { id, attempt }, repositoryUrl: url }, trigger, { head, checkedOut }) {
  const base = trigger.kind === "pull request" ? trigger.base : void 0;
  const pullRequest = "number" in trigger ? trigger.number : void 0;
  const repository = repositoryUrl.test(url) ? url : void 0;
  return { run: id, attempt, head, checkedOut, base, pullRequest, repository };
}
function whyForeign({ origin }, expected) {
  if (origin === void 0)
    return "does not say which workflow run measured it: publish the results.json that this version of the action wrote, not one of the command line or of an older version";
  const { run, attempt, head, checkedOut, repository } = origin;
  if (run !== expected.run.id || attempt > expected.run.attempt)
    return `is from run ${run}, attempt ${attempt}, and results of run ${expected.run.id}, attempt ${expected.run.attempt} or an earlier one are expected: download the artifact of that run into an empty folder`;
  if (repository !== void 0 && repository !== expected.repository)
    return `was measured in the repository ${repository}, and results of ${expected.repository} are expected: publish what a run of this repository measured`;
  const isOfCommit = head === void 0 ? [expected.commit, expected.checkedOut].includes(checkedOut ?? "") : head === expected.commit;
  if (!isOfCommit)
    return `was measured on commit ${head ?? checkedOut ?? "unknown"}, and results of commit ${expected.commit} are expected: measure that commit in the run whose results are published`;
  return void 0;
}

export {
  originOf,
  whyForeign
};
