/**
 * The first file of the built command line, compiled to syntax that an old Node.js can read: it reports in one line that
 * Node.js is too old, before newer syntax or the SQLite addon end the process with a less helpful error. It prints the version itself,
 * which takes a tenth of the time of loading the program.
 */
import { nodeVersionError } from "./platform/node-version.ts";
import { version } from "./platform/version.ts";

const refusal = nodeVersionError(process.versions.node);
const [option, ...others] = process.argv.slice(2);
if (refusal !== undefined) {
  process.stderr.write(`sqlite-bench-gate: ${refusal}\n`);
  process.exitCode = 2;
} else if ((option === "--version" || option === "-V") && others.length === 0) {
  process.stdout.write(`${version}\n`);
} else {
  import("./cli.ts").catch((cause) => {
    process.stderr.write(`sqlite-bench-gate: ${cause?.stack ?? cause}\n`);
    process.exitCode = 3;
  });
}
