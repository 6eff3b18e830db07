import { optionParts } from "../messages/command-lines.ts";
import { shellWord } from "../messages/shell-word.ts";
import type { RunSettings } from "../model/settings.ts";

/** Options that a resumed run has of its own: it goes on in the folder of the results, with a new time limit. */
const ownOptions = ["--resume", "--out", "--max-minutes"];

/** The arguments without some options, and without these options' values. */
export function withoutOptions(argv: readonly string[], options: readonly string[]): string[] {
  return argv.filter(
    (one, index) =>
      !options.some((own) => one === own || argv[index - 1] === own || one.startsWith(`${own}=`)),
  );
}

/** The limit that decides what an earlier one left open, whole minutes. */
export function longerLimit(minutes: number): number {
  return Math.ceil(3 * minutes);
}

/**
 * The command that goes on with an unfinished run: three times the time, if its time limit ended it. Each part is a word or an option with
 * its value, quoted for a shell.
 *
 * @param argv the arguments of the unfinished run
 * @param isOutOfTime whether the time limit ended it
 * @param program the words that start this program
 */
export function resumeCommand(
  { out, maxMinutes }: Pick<RunSettings, "out" | "maxMinutes">,
  argv: readonly string[],
  isOutOfTime: boolean,
  program: string,
): string[] {
  const limit = maxMinutes === undefined ? undefined : isOutOfTime ? longerLimit(maxMinutes) : maxMinutes;
  const own = [["--resume", out], ...(limit === undefined ? [] : [["--max-minutes", String(limit)]])];
  const kept = withoutOptions(argv, ownOptions).map(shellWord);
  return [program, ...optionParts(kept), ...own.map((words) => words.map(shellWord).join(" "))];
}
