import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Account, giveTo } from "./account.ts";
import type { Gitea } from "./gitea.ts";
import { buildGoProgram } from "./go-program.ts";
import { run, type Services } from "./services.ts";

const release = { name: "gitea-runner", module: "gitea.com/gitea/runner", version: "1.0.8", tags: [] };

/**
 * Registers a runner of jobs and starts it. Its jobs run on this machine without containers, and begin a second or two
 * after they were asked for.
 *
 * @param node the folder of the Node that runs the action
 * @param variables the environment variables of jobs, in addition to those of the forge
 * @throws Error if it cannot be built, or the forge refuses it
 */
export function startJobRunner(
  services: Services,
  parent: string,
  account: Account | undefined,
  { url, registrationToken }: Gitea,
  node: string,
  variables: Readonly<Record<string, string>>,
): void {
  const { file } = buildGoProgram(release);
  const folder = path.join(parent, "runner");
  mkdirSync(folder);
  const configuration = path.join(folder, "config.yaml");
  writeFileSync(configuration, settings(folder, variables));
  giveTo(account, folder);
  const environment = { PATH: `${node}:${process.env.PATH}`, HOME: folder };
  const surroundings = { folder, environment, account };
  run(
    file,
    [
      ...["register", "--no-interactive", "--config", configuration],
      ...["--instance", url, "--token", registrationToken],
      ...["--name", "loopback", "--labels", "ubuntu-latest:host"],
    ],
    surroundings,
  );
  services.start("runner", file, ["daemon", "--config", configuration], surroundings);
}

/** JSON, which YAML contains. */
function settings(folder: string, variables: Readonly<Record<string, string>>): string {
  const configuration = {
    log: { level: "info" },
    runner: {
      file: path.join(folder, "registration.json"),
      capacity: 1,
      envs: variables,
      timeout: "10m",
      fetch_interval: "1s",
      fetch_interval_max: "1s",
    },
    cache: { enabled: false },
    host: { workdir_parent: path.join(folder, "jobs") },
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
