/**
 * The first file of the built command line, compiled to syntax that an old Node.js can read: it reports in one line that
 * Node.js is too old, before newer syntax or the SQLite addon end the process with a less helpful error.
 */
import { nodeVersionError } from "./platform/node-version.ts";

const refusal = nodeVersionError(process.versions.node);
if (refusal === undefined) {
  import("./cli.ts").catch((cause) => {
    process.stderr.write(`sqlite-bench-gate: ${cause?.stack ?? cause}\n`);
    process.exitCode = 3;
  });
} else {
  process.stderr.write(`sqlite-bench-gate: ${refusal}\n`);
  process.exitCode = 2;
}
