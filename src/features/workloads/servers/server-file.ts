import path from "node:path";
import * as z from "zod";
import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import { readInside } from "../../../platform/read-inside.ts";
import { checkYaml } from "../../../yaml/check-yaml.ts";
import { invalidMessage, mapping } from "../../../yaml/schema.ts";
import { parseYaml } from "../../../yaml/yaml-file.ts";
import {
  collectorVariable,
  readyMadeServer,
  readyMadeServers,
  type ServerCommands,
} from "./ready-made-servers.ts";

/** More bytes than the characters that such a file may have. */
const mostBytes = 1_000_000;

/** A server as an engine: what its file says, with everything that is not said filled in. */
export interface ServerDefinition {
  /** As reports name it. */
  readonly name: string;
  /** How the tool starts it, or where one that somebody else has started listens: `/PATH` or `HOST:PORT`. */
  readonly at: (ServerCommands & { readonly stop: readonly string[] }) | string;
  readonly connect: "socket" | "port";
  /** A statement that it answers once it is ready. */
  readonly ready: string;
  /** The longest time of initialising, of starting and of stopping, each. */
  readonly seconds: number;
  /** Whether server and client are timed on one processor. */
  readonly pins: boolean;
  /** The user of the system that it runs as, if the tool is root's. */
  readonly runAs: string;
  /** Whose account of the server is used, and its password. */
  readonly account: string;
  readonly password?: string;
  /** Whether every connection uses TLS. */
  readonly usesTls: boolean;
  /** The required answers to `SELECT @@name`, by name. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Placeholders in words: the driver fills in most, and this module the folder of the file. */
const placeholders = ["data", "run", "socket", "port", "config", "here"];

const word = z
  .string(invalidMessage("a word of a command"))
  .min(1, { error: "a word of a command is empty" })
  .regex(/^[^\0]*$/, { error: "a word of a command has a NUL in it" })
  .superRefine((given, context) => {
    for (const [, name = ""] of given.matchAll(/\{(\w+)\}/g))
      if (!placeholders.includes(name))
        context.addIssue({
          code: "custom",
          message: `{${name}} stands for nothing: there are ${placeholders.map((known) => `{${known}}`).join(", ")}`,
        });
  });

const command = z
  .array(word, invalidMessage("a list of the words of a command, such as [my-server, --port={port}]"))
  .min(1, { error: "a command needs at least one word" });

const line = (what: string) =>
  z.string(invalidMessage(what)).regex(/^[^\0\r\n]+$/, { error: `it is not ${what} of one line` });

const setting = z.union(
  [z.string(), z.number(), z.boolean()],
  invalidMessage("a text, a number, true or false"),
);

const settingName = z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,63}$/, {
  error: ({ input }) => `${formatValue(input)} is no name of a setting: letters, digits and _ only`,
});

const seconds = z
  .int(invalidMessage("a whole number of seconds from 1 to 3600"))
  .min(1, invalidMessage("a whole number of seconds from 1 to 3600"))
  .max(3600, invalidMessage("a whole number of seconds from 1 to 3600"));

function isAddress(given: string): boolean {
  if (/^\/[^\0\r\n]+$/.test(given)) return true;
  const port = Number(/^[\w.-]+:(\d{1,5})$/.exec(given)?.[1]);
  return port >= 1 && port <= 65_535;
}

/** Keys of servers that the tool starts. */
const starts = ["initialise", "stop", "config", "connect", "run-as", "pin"] as const;

/** The file of a server. */
export const serverSchema = mapping({
  server: z.enum(readyMadeServers, invalidMessage(`one of ${readyMadeServers.join(", ")}`)).optional(),
  program: line("a program").optional(),
  address: z
    .string(invalidMessage("an address"))
    .refine(isAddress, invalidMessage("a socket's path or HOST:PORT with a port from 1 to 65535"))
    .optional(),
  name: line("a name").max(60, { error: "a name has at most 60 characters" }).optional(),
  initialise: command.optional(),
  start: command.optional(),
  stop: command.optional(),
  config: z.string(invalidMessage("the text of a configuration")).optional(),
  connect: z.enum(["socket", "port"], invalidMessage("socket or port")).optional(),
  ready: line("SQL").optional(),
  seconds: seconds.optional(),
  pin: z.boolean(invalidMessage("true or false")).optional(),
  "run-as": line("a user").optional(),
  account: line("an account").optional(),
  password: line("a password").optional(),
  tls: z.boolean(invalidMessage("true or false")).optional(),
  collector: z.boolean(invalidMessage("true or false")).optional(),
  settings: z.record(settingName, setting, invalidMessage("a mapping of settings")).optional(),
})
  .superRefine((given, context) => {
    const ways = (["server", "start", "address"] as const).filter((key) => given[key] !== undefined);
    const issue = (key: string, message: string) =>
      context.addIssue({ code: "custom", path: [key], message });
    if (ways.length !== 1)
      issue(
        ways[1] ?? "start",
        "give one of server (a ready-made one), start (a command), and address (of one that runs)",
      );
    const [way] = ways;
    if (way !== "server" && given.name === undefined) issue("name", "reports name the server: give its name");
    if (given.program !== undefined && way !== "server")
      issue(
        "program",
        "it is the program of a ready-made server: name that with server, or write it into start",
      );
    if (given.collector !== undefined && given.server !== "dolt")
      issue(
        "collector",
        "it is the collection of garbage of a ready-made Dolt: give it with server: dolt, or omit it",
      );
    const needless = starts.find((key) => given[key] !== undefined);
    if (way === "address" && needless !== undefined)
      issue(
        needless,
        "the server at an address is not started by the tool: omit it, or give start instead of address",
      );
  })
  .meta({
    oneOf: [
      { required: ["server"] },
      { required: ["start", "name"] },
      { required: ["address", "name"], properties: Object.fromEntries(starts.map((key) => [key, false])) },
    ],
    dependencies: { program: ["server"], collector: ["server"] },
  });

/**
 * Reads the file of a server. Paths in it are relative to it.
 *
 * @param part the role of the file, e.g. `candidate`, for messages
 * @throws InputError naming the file, the line and column, the key, the value and what is allowed
 */
export function readServerFile(part: string, file: string): ServerDefinition {
  const given = checkYaml(parseYaml(readText(part, file), file, "server: mariadb"), file, serverSchema);
  const folder = path.dirname(path.resolve(file));
  const settings = Object.fromEntries(
    Object.entries(given.settings ?? {}).map(([name, value]) => [name, textOf(value)]),
  );
  const { connect = "socket", ready = "SELECT 1", pin = true, account = "root" } = given;
  const commands = commandsOf(given, settings, folder);
  return {
    name: given.name ?? (typeof commands === "string" ? part : commands.name),
    at: commands,
    connect,
    ready,
    seconds: given.seconds ?? 60,
    pins: pin && typeof commands !== "string",
    runAs: given["run-as"] ?? "nobody",
    account,
    password: given.password,
    usesTls: given.tls ?? false,
    settings: given.collector === true ? { ...settings, [collectorVariable]: "1" } : settings,
  };
}

/** The files of the servers of a run. Each is read once: a file that changes meanwhile does not become two servers. */
export class ServerFiles {
  readonly #known = new Map<string, ServerDefinition>();

  /** @throws InputError as `readServerFile` does */
  read(part: string, file: string): ServerDefinition {
    const key = JSON.stringify([part, file]);
    const definition = this.#known.get(key) ?? readServerFile(part, file);
    this.#known.set(key, definition);
    return definition;
  }
}

/** Whether the tool starts a server, on the disk that it works on itself. */
export function isStarted({ at }: ServerDefinition): boolean {
  return typeof at !== "string";
}

function commandsOf(
  given: z.output<typeof serverSchema>,
  settings: Readonly<Record<string, string>>,
  folder: string,
): ServerDefinition["at"] {
  const { server, program, address, name = "", initialise, start = [], stop = [], config } = given;
  if (address !== undefined) return address;
  const place = (words: readonly string[]) => placeWords(words, folder);
  const { connect = "socket", collector: collects = false } = given;
  const choices = {
    ...{ program: program === undefined ? undefined : place([program])[0], connect, settings },
    collects,
  };
  const made: ServerCommands =
    server === undefined ? { name, start: place(start) } : readyMadeServer(server, choices);
  return {
    ...made,
    ...(initialise === undefined ? {} : { initialise: place(initialise) }),
    config: config?.replaceAll("{here}", folder) ?? made.config,
    stop: place(stop),
  };
}

/** A program with a slash in it is a path. Other words may or may not be paths, and mark a path with `{here}`. */
function placeWords(words: readonly string[], folder: string): string[] {
  return words.map((one, index) => {
    const placed = one.replaceAll("{here}", folder);
    return index === 0 && placed.includes("/") ? path.resolve(folder, placed) : placed;
  });
}

/** As servers write them. */
function textOf(value: string | number | boolean): string {
  return typeof value === "boolean" ? (value ? "1" : "0") : String(value);
}

function readText(part: string, file: string): string {
  try {
    const found = readInside(file, undefined, mostBytes);
    if (found === "too large") throw new InputError(`${part} "${file}" has more than ${mostBytes} bytes`);
    if (typeof found === "string") throw new InputError(`${part} "${file}" is not a file`);
    return found.bytes.toString("utf8").replace(/^\uFEFF/, "");
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`${part} "${file}" cannot be read (${(cause as Error).message})`, { cause });
  }
}
