import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  InputError,
  formatValue,
  truncateList
} from "./shared-jstat-dist-jstat.js";

// src/features/nights/history/runs/select.ts
function pathMatcher(pattern) {
  if (pattern === void 0) return () => true;
  const parts = pattern.split("/");
  return (path) => {
    const names = path.split("/");
    return names.length === parts.length && parts.every((part, index) => part === "*" || part === names[index]);
  };
}
var leastDigits = 4;
var maxListed = 5;
function findRun(runs, name) {
  const newest = runs.at(-1);
  if (name === "newest" && newest !== void 0) return newest;
  const isCommit = name.length >= leastDigits && /^[0-9a-f]+$/.test(name);
  const called = runs.filter(({ id, run }) => id === name || run.label === name);
  const beginning = runs.filter(
    ({ id, run }) => id.startsWith(name) || isCommit && run.commit?.startsWith(name) === true
  );
  const found = called.length > 0 || name === "" ? called : beginning;
  const [one, ...others] = found;
  if (one === void 0)
    throw new InputError(
      `no run of the history is called ${formatValue(name)}: give an id of history list, a label, the beginning of a commit, or newest`
    );
  if (others.length === 0) return one;
  const ids = truncateList(
    maxListed,
    found.map(({ id }) => id),
    (more) => `${more} more`
  );
  throw new InputError(
    `${formatValue(name)} names ${found.length} runs of the history: give one of ${ids.join(", ")}`
  );
}

export {
  pathMatcher,
  findRun
};
