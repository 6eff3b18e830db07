/**
 * The action on a real forge: starts Gitea and its runner on this machine, takes a pull request, nights, hunts and releases through their
 * lives, and prints which expectations hold. Exit status 1 if one does not.
 *
 * usage: node forge/main.ts [pull-request] [nights] [automation] [--keep]
 *
 * Without a name, all stories are told. --keep leaves the folder with the forge's data and logs.
 */

import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { fetchDoltlite, fetchSqlite, print } from "../../bench/engines.ts";
import { giveTo, unprivilegedAccount } from "./account.ts";
import { tellAutomation } from "./automation-story.ts";
import { Expectations } from "./expectations.ts";
import { Forge } from "./forge.ts";
import { startGitea } from "./gitea.ts";
import { startJobRunner } from "./job-runner.ts";
import { handedOver } from "./machines-workflow.ts";
import { tellNights } from "./nights-story.ts";
import { publishAction } from "./publish-action.ts";
import { Services } from "./services.ts";
import { tellStory } from "./story.ts";
import { engineVariables } from "./workflow.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: "boolean", default: false } },
});
const stories = ["pull-request", "nights", "automation"];
const unknown = positionals.find((name) => !stories.includes(name));
if (unknown !== undefined) {
  print(`there is no story ${JSON.stringify(unknown)}: the stories are ${stories.join(", ")}`);
  process.exit(2);
}
const isTold = (story: string) => positionals.length === 0 || positionals.includes(story);
const node = fileURLToPath(new URL("../../node_modules/node/bin", import.meta.url));
const folder = mkdtempSync(path.join(os.tmpdir(), "forge-"));
// Readable for others than its owner: the forge and its jobs run as an account without rights.
chmodSync(folder, 0o755);
const services = new Services();
const expectations = new Expectations();

async function act(): Promise<void> {
  const account = unprivilegedAccount();
  const engines = {
    [engineVariables.candidate]: path.resolve(fetchDoltlite()),
    [engineVariables.baseline]: await fetchSqlite(),
  };
  const gitea = await startGitea(services, folder, account);
  const handed = path.join(folder, "handed-over");
  mkdirSync(handed);
  giveTo(account, handed);
  startJobRunner(services, folder, account, gitea, node, { ...engines, [handedOver]: handed });
  const forge = new Forge(gitea);
  const action = await publishAction(forge, folder);
  if (isTold("pull-request")) await tellStory(forge, folder, action, expectations);
  const stage = { forge, folder, handed, action, expectations };
  if (isTold("nights")) await tellNights(stage);
  if (isTold("automation")) await tellAutomation(stage);
}

/** The exit status for a signal. */
const interruption = new Promise<number>((resolve) => {
  process.once("SIGINT", () => resolve(130));
  process.once("SIGTERM", () => resolve(143));
});

// However this program ends, nothing is left running.
process.on("exit", () => services.kill());

let exitStatus = 1;
try {
  exitStatus = (await Promise.race([act(), interruption])) ?? (expectations.allMet ? 0 : 1);
} catch (cause) {
  print(`\n${(cause as Error).stack}`);
}
await services.stop();
if (options.keep) print(`data and logs are in ${folder}`);
else rmSync(folder, { recursive: true, force: true });
print(`\n${expectations.summary()}`);
process.exit(exitStatus);
