import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { ProgramsFirst } from "./__tests__/programs-first.ts";

/**
 * Acceptance tests to which no figure matters: they look at statuses, comments, files, and what statements return. Not `secrets`, whose engine
 * reads the environment of every process, those of a file beside it too.
 */
const withoutFigures = [
  "__tests__/acceptance/{command,publish,releases,status-*,untrusted,workflow-*,workflows,hostile-workspace}.test.ts",
  "__tests__/acceptance/{bad-input,driver,driver-input,history,issues,machines,misbehaving,sequence,stuck,suites,tpcc}.test.ts",
  "__tests__/acceptance/{binary,completion,dist,documents,durability,init,own-contests,own-counters,own-databases,own-max,own-steps,own-workloads,package,prepared,real-engines,record,recorder,resume,run}.test.ts",
  "__tests__/acceptance/{action,adapter,bisect-action,confined,engine-libraries,footprint,go-releases,hunt,hunt-action,hunt-replay,identical-base,kept-checks,lies,missing-functions,own-bisect,plans,release-notes-action,server,server-settings,shapes,shell,turns}.test.ts",
  "__tests__/acceptance/{counts,html}/**/*.test.ts",
];

/** Acceptance tests that take minutes each and go further than others: `npm run test:long`. */
const long = [
  "__tests__/acceptance/{binary,contention-releases,environment,gate-workflow,harness,hunt,init-engines,kept-checks,missing-functions,own-max,own-steps,published-faults,real-engines,sequence,server-action,server-address,server-age,server-faults,server-suites,server-threads,turso}.test.ts",
  "__tests__/acceptance/{bisect,finding,prepared,server,server-settings,suites,tpcc,workflow-base,workflow-hunt,workflow-nightly,workflow-readme,workflow-statuses}.test.ts",
  "__tests__/acceptance/counts/{bisect,deterministic,killed,known-work,uncounted}.test.ts",
];

/** The tool is started more than a thousand times, and compiled once: https://nodejs.org/api/module.html#module-compile-cache */
const env = { NODE_COMPILE_CACHE: fileURLToPath(new URL(".cache/node", import.meta.url)) };

/** The settings of all acceptance tests. */
const acceptance = {
  env,
  // Milliseconds: an engine may have to be compiled, and a browser waits, beside two other files of tests.
  testTimeout: 450_000,
  hookTimeout: 450_000,
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    sequence: { sequencer: ProgramsFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: ["__tests__/**/*.test.ts"],
          exclude: ["__tests__/acceptance/**"],
          // Files share the modules that another one has loaded, and more of them run than there are processors: many wait for git or
          // a server. Together that halves the time twice. Processes, as threads of one large process take long to start programs.
          isolate: false,
          // Node.js reads TypeScript itself, and no test replaces a module: Vite's transform, and a request for each module, cost more.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          pool: "forks",
          maxWorkers: 2 * availableParallelism(),
          env,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "acceptance",
          include: ["__tests__/acceptance/**/*.test.ts"],
          exclude: [...withoutFigures, ...long],
          // Real engines take turns: a second file running beside the first would be measured too.
          fileParallelism: false,
          ...acceptance,
        },
      },
      {
        test: {
          name: "acceptance-parallel",
          include: withoutFigures,
          exclude: long,
          // More than two processors, since tests wait for engines and for git.
          maxWorkers: 3,
          // Not at the same time as the others, which measure.
          sequence: { groupOrder: 1 },
          ...acceptance,
        },
      },
      {
        test: {
          name: "acceptance-long",
          include: long,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          ...acceptance,
        },
      },
    ],
  },
});
