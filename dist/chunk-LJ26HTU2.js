import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  exceeds
} from "./chunk-KWYGP4YP.js";
import {
  variantKeys
} from "./chunk-MX6P2DF2.js";
import {
  multiplier,
  percent,
  plusMinus
} from "./chunk-NRVWYJ6O.js";
import {
  repositoryUrl,
  suites
} from "./chunk-H2WPJ5RR.js";
import {
  kinds,
  storages,
  suiteNames,
  variants,
  variantsOf
} from "./chunk-KAFQIV6R.js";

// src/page/data/figure-data.ts
function figureData(judgement) {
  if (judgement === void 0) return void 0;
  const { multiplier: value, ceiling, outcome } = judgement;
  return { value, text: multiplier(value, ceiling), ceiling, outcome };
}
function comparedData(judgement, ofRow) {
  const { multiplier: value, ceiling, outcome, headroom, evidence } = judgement;
  const interval = ofRow && (evidence?.interval ?? ofRow);
  return {
    value,
    text: multiplier(value, ceiling),
    outcome,
    limit: { ceiling, headroom: headroomText(judgement, headroom) },
    ...interval === void 0 ? {} : { interval: { low: interval.low, high: interval.high, text: plusMinus(interval) } }
  };
}
function headroomText({ outcome }, headroom) {
  if (headroom >= 0) return percent(headroom);
  return exceeds(outcome) ? `over by ${percent(headroom)}` : "none";
}

// src/page/data/suite-data.ts
function suiteData(sections, tests) {
  const known = suiteNames.map((name) => ({
    name,
    description: suites[name].description,
    own: variantsOf(name)
  }));
  const others = [...new Set(tests.map(({ variant }) => variant))].filter((variant) => !isVariant(variant));
  const all = [...known, { name: "others", description: "", own: others }];
  return all.flatMap(({ name, description, own }) => {
    const columns = columnsOf(own, tests);
    if (columns.length === 0) return [];
    const groups = distinct(kinds, tests, "kind").flatMap((kind) => {
      const rows = rowsOf(kind, columns, tests);
      const averages = columns.map((column) => averageOf(kind, column, sections));
      return rows.length === 0 ? [] : [{ kind, rows, averages }];
    });
    return [{ name, description, columns, groups }];
  });
}
function isVariant(variant) {
  return variants.includes(variant);
}
function distinct(known, tests, part) {
  return [.../* @__PURE__ */ new Set([...known, ...tests.map((test) => test[part])])];
}
function columnsOf(own, tests) {
  return own.flatMap(
    (variant) => distinct(storages, tests, "storage").flatMap(
      (storage) => tests.some((test) => test.variant === variant && test.storage === storage) ? [{ variant, shape: isVariant(variant) ? variantKeys[variant] : "", storage }] : []
    )
  );
}
var committing = /_ac$/;
function rowsOf(kind, columns, tests) {
  const rows = [];
  for (const [index, test] of tests.entries()) {
    const { workload, storage } = test;
    const column = columns.findIndex((one) => one.variant === test.variant && one.storage === storage);
    if (column < 0 || test.kind !== kind) continue;
    const names = storage === "autocommit" ? [workload.replace(committing, ""), workload] : [workload];
    let row = rows.find((one) => names.includes(one.workload) && one.tests[column] === null);
    if (row === void 0) {
      row = { workload, tests: columns.map(() => null) };
      rows.push(row);
    }
    row.tests[column] = index;
  }
  return rows;
}
function averageOf(kind, { variant, storage }, sections) {
  const section = sections.find(
    (one) => one.kind === kind && one.variant === variant && one.storage === storage
  );
  return figureData(section?.judgement) ?? null;
}

// src/page/data/origin.ts
function originLinks({
  repository,
  commit,
  pullRequest,
  run,
  attempt
}) {
  if (repository === void 0 || !repositoryUrl.test(repository)) return void 0;
  const { host } = new URL(repository);
  return {
    ...host === "github.com" ? {} : { server: host },
    ...commit === void 0 ? {} : { commit: { text: `commit ${commit.slice(0, 10)}`, url: `${repository}/commit/${commit}` } },
    ...pullRequest === void 0 ? {} : { pullRequest: { text: `pull request #${pullRequest}`, url: `${repository}/pull/${pullRequest}` } },
    run: { text: `run ${run}`, url: `${repository}/actions/runs/${run}/attempts/${attempt}` }
  };
}

export {
  figureData,
  comparedData,
  suiteData,
  originLinks
};
