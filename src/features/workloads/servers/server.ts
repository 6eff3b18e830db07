import { accessSync, chmodSync, constants, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DrivenEngine, type RunOptions } from "../../../engines/driven-engine.ts";
import { DriverProcess, type DriverProgram, defaultTimeoutMs } from "../../../engines/driver-process.ts";
import { type Engine, EngineFailure } from "../../../engines/engine.ts";
import { formatValue } from "../../../messages/format-value.ts";
import { isSameSetting } from "../../../model/engine.ts";
import { InputError } from "../../../model/errors.ts";
import { makeFolder } from "../../../platform/folder.ts";
import { collectorVariable } from "./ready-made-servers.ts";
import type { ServerDefinition } from "./server-file.ts";

export interface ServerOptions extends RunOptions {
  /** The server's part, e.g. `candidate`, for messages. */
  readonly part: string;
  /** The file that defines it. */
  readonly file: string;
  readonly definition: ServerDefinition;
  /** The driver with a client of servers. */
  readonly driver: DriverProgram;
  /** Whether turns end only once the server is idle; they do if absent. */
  readonly awaitsIdle?: boolean;
  /** A folder of this engine's own: for the driver's input, and for the server once it is initialised. */
  readonly folder: string;
}

/** Folders of programs that are not on everybody's path. */
const systemFolders = ["/usr/local/sbin", "/usr/sbin", "/sbin"];

/** The questions for every server: its durability, and the meaning of statements. */
const askedSettings = [
  "innodb_flush_log_at_trx_commit",
  "sync_binlog",
  "log_bin",
  "innodb_flush_method",
  "innodb_doublewrite",
  "innodb_buffer_pool_size",
  "transaction_isolation",
  "tx_isolation",
  "autocommit",
  "sql_mode",
  "character_set_server",
  "collation_database",
  "collation_connection",
  collectorVariable,
];

/** Whether a server collects garbage in the background; undefined of an engine that does not say so. */
export function collectorOf({
  serverSettings = {},
}: Pick<Engine, "serverSettings">): "on" | "off" | undefined {
  const answer = serverSettings[collectorVariable];
  return answer === undefined ? undefined : isSameSetting(answer, "1") ? "on" : "off";
}

/**
 * A server that speaks MySQL's protocol. It is initialised and started once, to see that it does, and which version it is.
 *
 * @throws InputError if it does not have the settings that its file names
 * @throws EngineFailure if it cannot be started or reached, or does not stop
 */
export async function openServer(options: ServerOptions, signal: AbortSignal): Promise<Engine> {
  const { part, file, definition, folder } = options;
  // A server's memory is not limited by its addresses: it reserves more of them than it uses.
  const { memoryBytes: _, ...run } = options;
  const { environment, variables: own = {} } = options.driver;
  if (typeof definition.at === "string" && Object.keys(own).length > 0)
    throw new InputError(
      `${part} "${file}" is a server that runs already, and environment has ${Object.keys(own).join(", ")} for the ${part}: ` +
        "only a server that the tool starts can be given an environment",
    );
  const { PATH = "/usr/bin:/bin" } = environment;
  const startMs = definition.seconds * 1000;
  const driver: DriverProgram = {
    ...options.driver,
    environment: { ...environment, PATH: [PATH, ...systemFolders].join(":") },
    // Tables are made between its start and its stop.
    timeoutMs: defaultTimeoutMs + 2 * startMs,
    startMs,
  };
  makeFolder(folder);
  if (process.getuid?.() === 0 && typeof definition.at !== "string") openToOthers(folder, definition.runAs);
  const server = path.join(folder, "server");
  writeFileSync(
    server,
    serverFields(definition, path.join(folder, "initial"))
      .map((field) => `${field}\0`)
      .join(""),
    {
      mode: 0o600,
    },
  );
  const variables = [...new Set([...Object.keys(definition.settings), ...askedSettings])];
  const asked = variables.flatMap((name) => ["--variable", name]);
  // It initialises the server, starts it and stops it, and asks a little in between.
  const limited = { ...driver, timeoutMs: 3 * startMs + 60_000 };
  const probe = new DriverProcess(limited, ["probe", "--server", server, ...asked], signal);
  try {
    const answer = await probe.expect("engine");
    const serverSettings = Object.fromEntries(
      Object.entries(answer.variables ?? {}).flatMap(([name, value]) =>
        value === null ? [] : [[name, value]],
      ),
    );
    requireSettings(options, serverSettings);
    return new DrivenEngine(
      {
        ...run,
        driver,
        engine: ["--server", server],
        process: "server",
        pins: definition.pins,
        awaitsIdle: options.awaitsIdle ?? true,
        serverSettings,
        ...(typeof definition.at === "string" ? { reprepare: true } : {}),
      },
      answer,
    );
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
    throw new EngineFailure(cause.reason, `${part} "${file}" cannot be used: ${cause.message}`, cause);
  } finally {
    await probe.close();
  }
}

/** @throws InputError if the server does not answer what its file says */
function requireSettings(
  { part, file, definition: { settings } }: ServerOptions,
  inForce: Readonly<Record<string, string>>,
): void {
  for (const [name, wanted] of Object.entries(settings)) {
    const value = inForce[name];
    if (value !== undefined && isSameSetting(value, wanted)) continue;
    const answer =
      value === undefined ? "the server does not know it" : `the server answers ${formatValue(value)}`;
    throw new InputError(
      `${part} "${file}": settings.${name} is ${formatValue(wanted)}, but ${answer}: ` +
        "start it so that it has this value, or correct the file",
    );
  }
}

/** The definition as the driver reads it: fields, each a name, a space and a value. */
function serverFields(
  { at, connect, ready, seconds, runAs, account, password, usesTls }: ServerDefinition,
  initial: string,
): string[] {
  const words = (name: string, list: readonly string[] = []) => list.map((word) => `${name} ${word}`);
  const own =
    typeof at === "string"
      ? [`address ${at}`]
      : [
          ...words("initialise", at.initialise),
          ...words("start", at.start),
          ...words("stop", at.stop),
          ...(at.config === undefined ? [] : [`config ${at.config}`]),
          `initial ${initial}`,
          `connect ${connect}`,
          `user ${runAs}`,
        ];
  return [
    ...own,
    `ready ${ready}`,
    `seconds ${seconds}`,
    `account ${account}`,
    ...(password === undefined ? [] : [`password ${password}`]),
    ...(usesTls ? ["tls required"] : []),
  ];
}

/**
 * Lets another user pass through the tool's temporary folder to the folder of a server; its content stays unreadable.
 *
 * @throws InputError if that user cannot even reach the temporary folder
 */
function openToOthers(folder: string, user: string): void {
  const mayPass = (one: string) => (statSync(one).mode & constants.S_IXOTH) !== 0;
  for (let one = path.resolve(folder); one !== path.dirname(one); one = path.dirname(one)) {
    if (mayPass(one)) continue;
    const isOwn = path.basename(one).startsWith(".sqlite-bench-gate-") || one === folder;
    if (!isOwn)
      throw new InputError(
        `${one} cannot be entered by the user ${user}, and a server does not run as root: ` +
          "name a results folder elsewhere with --out, such as one in /var/tmp",
      );
    accessSync(one, constants.W_OK);
    chmodSync(one, 0o711);
  }
}
