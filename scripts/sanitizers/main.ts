/**
 * Runs the acceptance tests that do not depend on time with a driver and a recorder that AddressSanitizer and UndefinedBehaviorSanitizer
 * check: `npm run test:sanitizers [-- TEST...]`. Fails where a test does, or a sanitizer reports anything, whatever the
 * tests made of it.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const reports = path.join(root, ".cache", "sanitizers");
const chosen = process.argv.slice(2);
const tests =
  chosen.length > 0 ? chosen : ["driver", "stuck", "misbehaving", "shell", "prepared", "recorder"];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const vitest = path.join(root, "node_modules", "vitest", "vitest.mjs");
const projects = ["acceptance", "acceptance-parallel", "acceptance-long"].flatMap((name) => [
  "--project",
  name,
]);
const { status } = spawnSync(process.execPath, [vitest, "run", ...projects, ...tests], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, CC: path.join(import.meta.dirname, "cc"), SANITIZED: "yes" },
});
const found = readdirSync(reports);
for (const name of found)
  process.stderr.write(`\n${name}:\n${readFileSync(path.join(reports, name), "utf8")}\n`);
if (found.length > 0) process.stderr.write(`the sanitizers reported ${found.length} errors, in ${reports}\n`);
process.exitCode = status === 0 && found.length === 0 ? 0 : 1;
