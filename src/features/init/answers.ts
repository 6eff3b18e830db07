import { formatValue } from "../../messages/format-value.ts";
import { InputError } from "../../model/errors.ts";
import { omitUndefined } from "../../model/omit-undefined.ts";
import { seeHelp } from "../../options/commands.ts";

/** The facts of a repository that its workflows need. */
export interface Answers {
  /** The shell command that builds the engine in the root of a checkout, in one line. */
  readonly build: string;
  /** The engine that the command leaves, relative to the root. */
  readonly candidate: string;
  /** Whether pull requests come from forks. */
  readonly forks: boolean;
  /** Packages of Debian and Ubuntu that the build needs. */
  readonly packages: readonly string[];
  /** The engine's name in reports; by its file if absent. */
  readonly candidateName?: string;
  /** Whether the default branch is measured every night too. */
  readonly nightly?: boolean;
}

/** The options that are answers, as a command line has them. */
export interface GivenAnswers {
  readonly build?: string;
  readonly candidate?: string;
  readonly forks?: "yes" | "no";
  readonly packages?: string;
  readonly "candidate-name"?: string;
  readonly nightly?: boolean;
}

/** Asks a person. @returns the answer, or the text that is proposed */
export type Ask = (question: string, proposed?: string) => Promise<string>;

/** A question whose answer no default has. */
interface Question {
  readonly words: string;
  readonly example: string;
  /** Why a text is no answer; undefined if it is one. */
  readonly problem: (text: string) => string | undefined;
}

const questions = {
  build: {
    words: "Which shell command builds the engine, in the root of a checkout?",
    example: "make libengine.so",
    problem: (text) => (isLine(text) ? undefined : "is not a command in one line"),
  },
  candidate: {
    words: "Where is the engine then, relative to the root?",
    example: "libengine.so",
    problem: (text) =>
      isLine(text) && !text.startsWith("/") && !text.split("/").includes("..")
        ? undefined
        : "is not a path below the root of the repository",
  },
} as const satisfies Readonly<Record<string, Question>>;

/**
 * The answers that options give, and for others those of a person.
 *
 * @param ask absent where nobody can be asked
 * @throws InputError if an answer is wrong, or is missing and nobody can be asked
 */
export async function completeAnswers(given: GivenAnswers, ask?: Ask): Promise<Answers> {
  const answer = async (name: keyof typeof questions) => {
    const { words, example, problem }: Question = questions[name];
    const text = given[name] ?? (await ask?.(words));
    if (text === undefined)
      throw new InputError(`--${name} is missing, such as --${name} '${example}': ${seeHelp("init")}`);
    const wrong = problem(text);
    if (wrong !== undefined)
      throw new InputError(`--${name}: ${formatValue(text)} ${wrong}, such as ${example}`);
    return text;
  };
  const build = await answer("build");
  const candidate = await answer("candidate");
  const forks = given.forks ?? (await ask?.("Do pull requests come from forks, yes or no?", "yes")) ?? "yes";
  if (!["yes", "no", "y", "n"].includes(forks.toLowerCase()))
    throw new InputError(`--forks: ${formatValue(forks)} is neither yes nor no`);
  const asked =
    given.packages ?? (await ask?.("Which packages of Ubuntu does the build need?", "none")) ?? "none";
  const candidateName = given["candidate-name"];
  return {
    build,
    candidate,
    forks: forks.toLowerCase().startsWith("y"),
    packages: packagesOf(asked),
    ...(given.nightly === true ? { nightly: true } : {}),
    ...omitUndefined({ candidateName }),
  };
}

/** The names become part of a shell command: https://www.debian.org/doc/debian-policy/ch-controlfields.html#source */
function packagesOf(text: string): string[] {
  const names = text.split(/[\s,]+/).filter((name) => name !== "" && name !== "none");
  const wrong = names.find((name) => !/^[a-z0-9][a-z0-9+.:-]*$/.test(name));
  if (wrong !== undefined)
    throw new InputError(
      `--packages: ${formatValue(wrong)} is not the name of a package, such as zlib1g-dev`,
    );
  return names;
}

function isLine(text: string): boolean {
  return /\S/.test(text) && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}
