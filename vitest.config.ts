import { defineConfig } from "vitest/config";

/** Acceptance tests to which no figure matters: they look at statuses, comments, files, and what statements return. */
const withoutFigures = [
  "__tests__/acceptance/{action,command,publish,secrets,status-*,untrusted,workflow-statuses,workflows}.test.ts",
  "__tests__/acceptance/{history,suites,tpcc}.test.ts",
  "__tests__/acceptance/html/**/*.test.ts",
];

/** Milliseconds: an engine may have to be compiled. */
const limits = { testTimeout: 200_000, hookTimeout: 300_000 };

export default defineConfig({
  test: {
    projects: [
      { test: { name: "unit", include: ["__tests__/**/*.test.ts"], exclude: ["__tests__/acceptance/**"] } },
      {
        test: {
          name: "acceptance",
          include: ["__tests__/acceptance/**/*.test.ts"],
          exclude: withoutFigures,
          // Real engines take turns: a second file running beside the first would be measured too.
          fileParallelism: false,
          ...limits,
        },
      },
      {
        test: {
          name: "acceptance-parallel",
          include: withoutFigures,
          maxWorkers: 2,
          // Not at the same time as the others, which measure.
          sequence: { groupOrder: 1 },
          ...limits,
        },
      },
    ],
  },
});
