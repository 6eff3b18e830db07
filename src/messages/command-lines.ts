/** Columns of a command's line, with room for an indent and a backslash in 80. */
const commandWidth = 76;

/**
 * A command on lines of a terminal, each but the last with a backslash, so that a shell reads all of them as one.
 *
 * @param parts words, or options with their values, quoted for a shell: none is divided
 */
export function commandLines(parts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const joined = `${last} ${part}`;
    if (last !== undefined && joined.length <= commandWidth) lines[lines.length - 1] = joined;
    else lines.push(last === undefined ? part : `  ${part}`);
  }
  return lines.map((line, index) => (index === lines.length - 1 ? line : `${line} \\`));
}

/** Each option in one part with the word after it, if that is no option. */
export function optionParts(words: readonly string[]): string[] {
  const parts: string[] = [];
  for (const [index, word] of words.entries()) {
    const isValue = !word.startsWith("-") && words[index - 1]?.startsWith("--") === true;
    if (isValue) parts[parts.length - 1] += ` ${word}`;
    else parts.push(word);
  }
  return parts;
}
