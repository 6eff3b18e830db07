import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "unit", include: ["__tests__/**/*.test.ts"], exclude: ["__tests__/acceptance/**"] } },
      {
        test: {
          name: "acceptance",
          include: ["__tests__/acceptance/**/*.test.ts"],
          // Real engines take turns: a second file running beside the first would be measured too.
          fileParallelism: false,
          testTimeout: 200_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
