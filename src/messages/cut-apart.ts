const segmenter = new Intl.Segmenter();

/**
 * Texts that fit into a width. One that is too long is cut in its middle; texts that differ where it would be cut show the place from which
 * they differ. So no two different texts look the same, and only those are longer than the width that could not be told apart within it.
 *
 * @param width of each result, from 3
 * @param widthOf the width of what a reader takes for one sign; its characters in UTF-16 if absent, which limits of texts count
 * @returns a text for each, in the same order; `…` stands for what is left out
 */
export function cutApart(
  texts: readonly string[],
  width: number,
  widthOf: (sign: string) => number = ({ length }) => length,
): string[] {
  const different = [...new Set(texts)].map((text) => new SignText(text, widthOf));
  const widest = Math.max(width, ...different.map((text) => text.widthFrom(0)));
  for (let tried = width; ; tried++) {
    const cut = cutTo(different, tried);
    if (tried < widest && new Set(cut.values()).size < cut.size) continue;
    return texts.map((text) => cut.get(text) ?? text);
  }
}

/** A text by what a reader takes for its signs. */
class SignText {
  readonly text: string;
  readonly signs: readonly string[];
  readonly #ends: readonly number[];

  constructor(text: string, widthOf: (sign: string) => number) {
    let end = 0;
    this.text = text;
    this.signs = [...segmenter.segment(text)].map(({ segment }) => segment);
    this.#ends = this.signs.map((sign) => {
      end += widthOf(sign);
      return end;
    });
  }

  /** The width of the signs from one to the last. */
  widthFrom(start: number): number {
    return (this.#ends.at(-1) ?? 0) - (this.#ends[start - 1] ?? 0);
  }

  /** The signs from one on that fit into a width, from the left. */
  head(start: number, width: number): string {
    const before = this.#ends[start - 1] ?? 0;
    const end = this.#ends.findIndex((one) => one - before > width);
    return this.signs.slice(start, end === -1 ? undefined : Math.max(start, end)).join("");
  }

  /** The last signs that fit into a width. */
  tail(width: number): string {
    const first = this.signs.findIndex((_, index) => this.widthFrom(index) <= width);
    return first === -1 ? "" : this.signs.slice(first).join("");
  }
}

function cutTo(texts: readonly SignText[], width: number): Map<string, string> {
  const inMiddle = (text: SignText) => {
    if (text.widthFrom(0) <= width) return text.text;
    const head = Math.ceil((width - 1) / 2);
    return `${text.head(0, head)}…${text.tail(width - 1 - head)}`;
  };
  const cut = new Map<string, string>();
  for (const [shown, alike] of Map.groupBy(texts, inMiddle)) {
    if (alike.length === 1) for (const { text } of alike) cut.set(text, shown);
    else for (const [text, window] of windowsOf(alike, width)) cut.set(text, window);
  }
  return cut;
}

/** Signs before the first one that differs, by which a reader finds the place. */
const shownBefore = 4;

/** Parts of texts from where they first differ; those that still look alike from where they differ then. */
function windowsOf(texts: readonly SignText[], width: number): [string, string][] {
  const first = sharedSigns(texts);
  const start = Math.max(0, first - Math.min(shownBefore, Math.floor(width / 4)));
  const windowOf = (text: SignText) => {
    const before = start === 0 ? "" : "…";
    const room = width - before.length;
    const isWhole = text.widthFrom(start) <= room;
    return isWhole ? `${before}${text.head(start, room)}` : `${before}${text.head(start, room - 1)}…`;
  };
  return [...Map.groupBy(texts, windowOf)].flatMap(([window, alike]) =>
    alike.length === 1 || alike.length === texts.length
      ? alike.map(({ text }): [string, string] => [text, window])
      : windowsOf(alike, width),
  );
}

/** The number of signs with which all texts begin. */
function sharedSigns(texts: readonly SignText[]): number {
  const [first, ...others] = texts;
  if (first === undefined) return 0;
  const end = first.signs.findIndex((sign, index) => others.some(({ signs }) => signs[index] !== sign));
  return end === -1 ? first.signs.length : end;
}
