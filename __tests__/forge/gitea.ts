import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../free-port.ts";
import { type Account, giveTo } from "./account.ts";
import { buildGoProgram } from "./go-program.ts";
import { run, type Services } from "./services.ts";

/** A forge that runs on this machine's loopback interface. */
export interface Gitea {
  /** Its address, without a slash at the end. */
  readonly url: string;
  readonly administrator: Credentials;
  /** A token with which runners register. */
  readonly registrationToken: string;
}

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** Later releases cannot be built from the module alone. https://github.com/go-gitea/gitea */
const release = {
  name: "gitea",
  module: "code.gitea.io/gitea",
  version: "1.26.0",
  tags: ["sqlite", "sqlite_unlock_notify"],
};

/**
 * Starts an empty forge with its data in a separate folder.
 *
 * @throws Error if it cannot be built, or does not answer within a minute
 */
export async function startGitea(
  services: Services,
  parent: string,
  account: Account | undefined,
): Promise<Gitea> {
  const { file, sources } = buildGoProgram(release);
  const folder = path.join(parent, "gitea");
  mkdirSync(folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const configuration = path.join(folder, "app.ini");
  writeFileSync(configuration, settings(folder, sources, port));
  giveTo(account, folder);
  const surroundings = { folder, environment: { PATH: process.env.PATH ?? "", HOME: folder }, account };
  const gitea = (...parameters: string[]) =>
    run(file, [...parameters, "--config", configuration], surroundings);
  gitea("migrate");
  const log = services.start("gitea", file, ["web", "--config", configuration], surroundings);
  await answers(url, log);
  const administrator = { login: "maintainer", password: randomBytes(16).toString("hex") };
  gitea(
    ...["admin", "user", "create", "--admin", "--must-change-password=false"],
    ...["--username", administrator.login, "--password", administrator.password],
    ...["--email", "maintainer@example.com"],
  );
  return { url, administrator, registrationToken: gitea("actions", "generate-runner-token").trim() };
}

function settings(folder: string, sources: string, port: number): string {
  const secret = () => randomBytes(32).toString("hex");
  return `APP_NAME = Forge
RUN_MODE = prod
WORK_PATH = ${folder}

[server]
PROTOCOL = http
HTTP_ADDR = 127.0.0.1
HTTP_PORT = ${port}
ROOT_URL = http://127.0.0.1:${port}/
DISABLE_SSH = true
OFFLINE_MODE = true
STATIC_ROOT_PATH = ${sources}
LFS_START_SERVER = false

[database]
DB_TYPE = sqlite3
PATH = ${path.join(folder, "gitea.db")}

[repository]
ROOT = ${path.join(folder, "repositories")}
DEFAULT_BRANCH = main

[security]
INSTALL_LOCK = true
SECRET_KEY = ${secret()}

[oauth2]
JWT_SECRET = ${randomBytes(32).toString("base64url")}

[actions]
ENABLED = true

[cron.update_checker]
ENABLED = false

[log]
MODE = console
LEVEL = Info
`;
}

async function answers(url: string, log: string): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 250) {
    const answer = await fetch(`${url}/api/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(250);
  }
  throw new Error(`Gitea does not answer at ${url}: see ${log}`);
}
