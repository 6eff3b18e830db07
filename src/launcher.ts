/**
 * The built command line's first file, compiled to what an old Node.js still reads: it says in one line that Node.js
 * is too old, where newer syntax or the SQLite addon would end the process with less said.
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
