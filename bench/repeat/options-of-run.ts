import type { parseArgs } from "node:util";

type Token = NonNullable<ReturnType<typeof parseArgs>["tokens"]>[number];

/**
 * The options that a program does not know, and passes on to `sqlite-bench-gate run`.
 *
 * @param tokens of a command line that was not parsed strictly
 * @param own the names of the program's options
 */
export function optionsOfRun(tokens: readonly Token[], own: readonly string[]): string[] {
  return tokens.flatMap((token) => {
    if (token.kind === "positional") return [token.value];
    if (token.kind !== "option" || own.includes(token.name)) return [];
    return token.value === undefined || token.inlineValue === false
      ? [token.rawName]
      : [`${token.rawName}=${token.value}`];
  });
}
