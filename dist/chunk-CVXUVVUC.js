import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  RandomStream,
  findWorkload,
  textOf
} from "./chunk-C4ZPZGG6.js";

// src/suite/commits.ts
var known = /* @__PURE__ */ new Map();
function commitCount(test) {
  const named = findWorkload(test);
  if (test.kind === "reads" || named === void 0) return 0;
  let count = known.get(named);
  if (count === void 0) {
    const source = { variant: test.variant, rows: 1e3, seed: 1, random: new RandomStream(1, "commits") };
    count = countCommits(named.statements(source));
    known.set(named, count);
  }
  return count;
}
function countCommits(statements) {
  let count = 0;
  let isOpen = false;
  let hasChanges = false;
  for (const template of statements) {
    const statement = textOf(template);
    if (statement === "BEGIN;") isOpen = true;
    else if (statement === "COMMIT;" || statement === "ROLLBACK;") {
      if (hasChanges && statement === "COMMIT;") count++;
      isOpen = false;
      hasChanges = false;
    } else if (!/^(?:SELECT|PRAGMA|ATTACH|DETACH) /.test(statement)) {
      if (isOpen) hasChanges = true;
      else count++;
    }
  }
  return count;
}

export {
  commitCount
};
