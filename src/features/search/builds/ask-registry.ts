import path from "node:path";
import { type Environment, neutralFolder, withoutSecrets } from "../../../process/start.ts";
import { askProgram } from "./program.ts";

/** The settings of a search that a question to a registry needs. */
export interface AskingSettings {
  /** Milliseconds that a download, a build or a question may take. */
  readonly timeoutMs: number;
  /** A folder whose `builds` receives what programs print. */
  readonly folder: string;
  /** The user's; programs see none of its secrets. */
  readonly environment: Environment;
}

/** A question, which a registry's own program asks. */
export interface Question {
  /** The name of its log, without `.log`. */
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** The folder that it works in, an empty one of the tool's own; one that only root writes into if absent. */
  readonly place?: string;
  /** Variables beside the user's. */
  readonly more?: Environment;
}

/** The answer of a registry's program. */
export interface RegistryAnswer {
  /** How the program ended, in words that follow its name; undefined if it succeeded. */
  readonly ended: string | undefined;
  /** Its standard output. */
  readonly answer: string;
  /** The value of an answer in JSON, which is untrusted; undefined if it is no JSON. */
  readonly json: unknown;
  /** The file with all that it printed. */
  readonly file: string;
}

/**
 * Runs npm, pip, Go, cargo or apt where no repository has settings or code for them: not in its folder, and without what npm took from there.
 *
 * @throws as askProgram does
 */
export async function askRegistry(
  { folder, environment, timeoutMs }: AskingSettings,
  { name, command, place = neutralFolder, more = {} }: Question,
  signal: AbortSignal,
): Promise<RegistryAnswer> {
  const file = path.resolve(folder, "builds", `${name}.log`);
  const own = { ...withoutNpmsOwn(withoutSecrets(environment)), ...more };
  const program = { command, folder: place, environment: own, log: file, timeoutMs };
  const { ended, answer } = await askProgram(program, signal);
  return { ended, answer, json: jsonOf(answer), file };
}

/**
 * The variables of an environment but those that `npm run` and `npx` add for the programs that they start: settings of the `.npmrc` in
 * their folder, among them options of Node.js, and programs of that folder's packages. npm writes its names in small letters, so that
 * NPM_CONFIG_REGISTRY is always the user's own. Without npm, all variables are the user's own.
 * Source: https://docs.npmjs.com/cli/v11/using-npm/scripts#environment
 */
export function withoutNpmsOwn(environment: Environment): Environment {
  const isStartedByNpm =
    environment.npm_command !== undefined || environment.npm_lifecycle_event !== undefined;
  if (!isStartedByNpm) return environment;
  const { NODE_OPTIONS, PATH = "", ...others } = environment;
  const kept = Object.entries(others).filter(([name]) => !name.startsWith("npm_"));
  const folders = PATH.split(path.delimiter).filter((one) => !/[\\/]node_modules[\\/]/.test(`${one}/`));
  return { ...Object.fromEntries(kept), PATH: folders.join(path.delimiter) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
