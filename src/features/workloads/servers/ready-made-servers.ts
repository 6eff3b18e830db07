/** The settings in a server's file, or their replacement for a well-known server. */
export interface ServerCommands {
  readonly name: string;
  /** The command that makes a data folder; a program and its arguments. */
  readonly initialise?: readonly string[];
  readonly start: readonly string[];
  /** Text of the file that `{config}` stands for. */
  readonly config?: string;
}

/** Servers that need no commands of the user's. */
export const readyMadeServers = ["mariadb", "dolt"] as const;
export type ReadyMadeServer = (typeof readyMadeServers)[number];

/** A user's choices for a well-known server. */
export interface ReadyMadeChoices {
  /** The server's program; the system's folders are searched if absent. */
  readonly program: string | undefined;
  readonly connect: "socket" | "port";
  /** Names and values that it is started with. */
  readonly settings: Readonly<Record<string, string>>;
  /** Whether the server collects garbage in the background, by itself. Only a Dolt can be told. */
  readonly collects: boolean;
}

/** The variable by which a Dolt says whether it collects garbage in the background: 1 or 0. Other servers do not know it. */
export const collectorVariable = "dolt_auto_gc_enabled";

/**
 * How to run a well-known server. Both sides of a comparison are as durable as the server is by itself, write no binary log, and
 * compare texts by their bytes; what else a user wants is in `settings`. Its root has no password, so that it listens nowhere
 * that it need not, and reads and writes no files for a client outside the folder of its start.
 */
export function readyMadeServer(server: ReadyMadeServer, choices: ReadyMadeChoices): ServerCommands {
  return server === "mariadb" ? mariadb(choices) : dolt(choices);
}

/** https://mariadb.com/kb/en/mariadb-install-db/ and https://mariadb.com/kb/en/mariadbd-options/ */
function mariadb({ program = "mariadbd", connect, settings }: ReadyMadeChoices): ServerCommands {
  return {
    name: "MariaDB",
    initialise: [
      "mariadb-install-db",
      "--no-defaults",
      "--datadir={data}",
      "--auth-root-authentication-method=normal",
      "--skip-test-db",
    ],
    start: [
      program,
      "--no-defaults",
      "--datadir={data}",
      "--socket={socket}",
      ...(connect === "socket" ? ["--skip-networking"] : ["--port={port}", "--bind-address=127.0.0.1"]),
      "--secure-file-priv={run}",
      "--pid-file={run}/pid",
      "--skip-log-bin",
      "--sql-mode=",
      "--character-set-server=utf8mb4",
      "--collation-server=utf8mb4_bin",
      ...Object.entries(settings).map(([name, value]) => `--${name}=${value}`),
    ],
  };
}

/**
 * https://docs.dolthub.com/sql-reference/server/configuration. Dolt collects no statistics in the background, and garbage only if it is
 * told to, since either would be in somebody's time. Dolt needs a port.
 *
 * A collection is put off for a minute while the machine's load is above 10 divided by its processors; DOLT_GC_SCHEDULER is its own way to
 * say that it is not, so that a busy machine does not switch the collector off.
 */
function dolt({ program = "dolt", settings, collects }: ReadyMadeChoices): ServerCommands {
  const environment = collects ? ["env", "DOLT_GC_SCHEDULER=NONE"] : [];
  const variables = { dolt_stats_enabled: "0", sql_mode: "", secure_file_priv: "{run}", ...settings };
  return {
    name: "Dolt",
    start: [...environment, program, "sql-server", "--config", "{config}"],
    config: [
      "log_level: warning",
      "data_dir: {data}",
      "behavior:",
      "  auto_gc_behavior:",
      `    enable: ${collects}`,
      "listener:",
      "  host: 127.0.0.1",
      "  port: {port}",
      "  socket: {socket}",
      "system_variables:",
      // It refuses a text for a number.
      ...Object.entries(variables).map(
        ([name, value]) => `  ${name}: ${/^-?\d+$/.test(value) ? value : JSON.stringify(value)}`,
      ),
      "",
    ].join("\n"),
  };
}
