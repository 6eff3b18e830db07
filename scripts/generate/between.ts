/**
 * A text with what is between two marks replaced, each on a line of its own.
 *
 * @returns undefined if the text lacks the marks
 */
export function replaceBetween(
  text: string,
  begin: string,
  end: string,
  content: string,
): string | undefined {
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  return after === undefined ? undefined : `${before}${begin}\n${content}\n${end}${after}`;
}

/**
 * A document with the part of this name replaced, which a program writes.
 *
 * @param file for the message
 * @throws Error if the document has no such part
 */
export function replaceGenerated(file: string, text: string, name: string, content: string): string {
  const [begin, end] = [`<!-- generated: ${name} -->`, `<!-- end of ${name} -->`];
  const replaced = replaceBetween(text, begin, end, content);
  if (replaced === undefined) throw new Error(`${file} has no "${begin}" with "${end}" after it`);
  return replaced;
}
