import { expect, it } from "vitest";
import { formatSettings } from "../../src/options/format-settings.ts";
import { resolveRunSettings } from "../../src/options/resolve.ts";

it.each([
  ["the fewest settings", "candidate: libx.so"],
  [
    "all settings",
    `
candidate: libx.so
baseline: libsqlite3.so
base: libold.so
candidate-name: X
baseline-name: S
base-name: old
rows: 1234
variants: [text, int]
storages: [file]
workloads: [oltp_insert]
rounds: 4..9
alpha: 0.02
max-minutes: 7.5
sample-timeout: 9
seed: 5
statements: prepared
latencies: true
ceiling: 7
average-ceiling: 4.5
ceilings:
  - for: { variant: int, storage: file }
    test: 9
    average: 8
base-ceilings: { memory: 1.3 }
pragmas: { candidate: { file: [cache_size=-100] } }
require-durability: true
require-base: true
accept:
  - { path: int/file/writes/oltp_insert, by: maintainer, until: 2027-01-31, reason: a new format }
`,
  ],
])("%s are the same when they are read back", (_, text) => {
  const settings = resolveRunSettings({ given: {}, config: "gate.yml" }, text);
  const config = "settings.json";
  expect(resolveRunSettings({ given: {}, config }, formatSettings(settings))).toEqual(settings);
});
