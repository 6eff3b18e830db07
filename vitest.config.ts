import { defineConfig } from "vitest/config";

/** What happens on GitHub: these tests look at statuses, comments and files, and no figure matters to them. */
const onGithub =
  "__tests__/acceptance/{action,command,publish,secrets,status-*,untrusted,workflow-statuses,workflows}.test.ts";

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
          exclude: [onGithub],
          // Real engines take turns: a second file running beside the first would be measured too.
          fileParallelism: false,
          ...limits,
        },
      },
      {
        test: {
          name: "github",
          include: [onGithub],
          maxWorkers: 2,
          // Not at the same time as the others, which measure.
          sequence: { groupOrder: 1 },
          ...limits,
        },
      },
    ],
  },
});
