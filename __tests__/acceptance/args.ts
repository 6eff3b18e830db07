/** A word of a command line, or several. */
type Words = string | number | readonly string[];

/**
 * The words of a command line, split at its spaces: a value is one word whatever it has, a list as many as it has, and what stands
 * beside a value without a space belongs to its word.
 *
 * @example args`run --candidate ${file} --limit=${5} ${["--rounds", "1"]}`
 */
export function args(texts: TemplateStringsArray, ...values: readonly Words[]): string[] {
  const words: string[] = [];
  let isOpen = false;
  const add = (text: string) => {
    if (isOpen) words.push(`${words.pop() ?? ""}${text}`);
    else words.push(text);
    isOpen = true;
  };
  texts.forEach((text, at) => {
    for (const [part] of text.matchAll(/\s+|\S+/g)) {
      if (/^\s/.test(part)) isOpen = false;
      else add(part);
    }
    if (at >= values.length) return;
    const value = values[at] as Words;
    if (typeof value !== "object") add(`${value}`);
    else {
      words.push(...value);
      isOpen = false;
    }
  });
  return words;
}
