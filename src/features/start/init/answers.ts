import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import { seeHelp } from "../../../options/commands.ts";

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

interface Question {
  readonly words: string;
  readonly example: string;
  /** The default answer; absent if there is none. */
  readonly proposed?: string;
  /** Why a text is no answer; undefined if it is one. */
  readonly problem: (text: string) => string | undefined;
}

const questions = {
  build: {
    words: "Which shell command builds the engine, in the root of a checkout?",
    example: "make libengine.so",
    problem: (text) => (isLine(text) ? undefined : "is not a command in one line, such as make libengine.so"),
  },
  candidate: {
    words: "Where is the engine then, relative to the root?",
    example: "libengine.so",
    problem: (text) =>
      isLine(text) && !text.startsWith("/") && !text.split("/").includes("..")
        ? undefined
        : "is not a path below the root of the repository, such as libengine.so",
  },
  forks: {
    words: "Do pull requests come from forks, yes or no?",
    example: "yes",
    proposed: "yes",
    problem: (text) =>
      ["yes", "no", "y", "n"].includes(text.toLowerCase()) ? undefined : "is neither yes nor no",
  },
  packages: {
    words: "Which packages of Ubuntu does the build need?",
    example: "zlib1g-dev",
    proposed: "none",
    problem: (text) => {
      const wrong = packagesOf(text).find((name) => !isPackage(name));
      if (wrong === undefined) return undefined;
      return `has ${formatValue(wrong)}, which is not the name of a package, such as zlib1g-dev`;
    },
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
    const question: Question = questions[name];
    const { example, proposed, problem } = question;
    const text = given[name] ?? (ask === undefined ? proposed : await askUntilGood(question, ask));
    if (text === undefined)
      throw new InputError(`--${name} is missing, such as --${name} '${example}': ${seeHelp("init")}`);
    const wrong = problem(text);
    if (wrong !== undefined) throw new InputError(`--${name}: ${formatValue(text)} ${wrong}`);
    return text;
  };
  const build = await answer("build");
  const candidate = await answer("candidate");
  const forks = await answer("forks");
  const asked = await answer("packages");
  const candidateName = given["candidate-name"];
  return {
    build,
    candidate,
    forks: forks.toLowerCase().startsWith("y"),
    packages: packagesOf(asked),
    ...(given.nightly === true ? { nightly: true } : {}),
    candidateName,
  };
}

/** Asks until the answer is one; the other answers stay. */
async function askUntilGood({ words, proposed, problem }: Question, ask: Ask): Promise<string> {
  let text = await ask(words, proposed);
  for (let wrong = problem(text); wrong !== undefined; wrong = problem(text))
    text = await ask(`${formatValue(text)} ${wrong}. ${words}`, proposed);
  return text;
}

function packagesOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((name) => name !== "" && name !== "none");
}

/** The names become part of a shell command: https://www.debian.org/doc/debian-policy/ch-controlfields.html#source */
function isPackage(name: string): boolean {
  return /^[a-z0-9][a-z0-9+.:-]*$/.test(name);
}

function isLine(text: string): boolean {
  return /\S/.test(text) && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}
