import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/messages/cut-apart.ts
var segmenter = new Intl.Segmenter();
function cutApart(texts, width, widthOf = ({ length }) => length) {
  const different = [...new Set(texts)].map((text) => new SignText(text, widthOf));
  const widest = Math.max(width, ...different.map((text) => text.widthFrom(0)));
  for (let tried = width; ; tried++) {
    const cut = cutTo(different, tried);
    if (tried < widest && new Set(cut.values()).size < cut.size) continue;
    return texts.map((text) => cut.get(text) ?? text);
  }
}
var SignText = class {
  text;
  signs;
  #ends;
  constructor(text, widthOf) {
    let end = 0;
    this.text = text;
    this.signs = [...segmenter.segment(text)].map(({ segment }) => segment);
    this.#ends = this.signs.map((sign) => {
      end += widthOf(sign);
      return end;
    });
  }
  /** The width of the signs from one to the last. */
  widthFrom(start) {
    return (this.#ends.at(-1) ?? 0) - (this.#ends[start - 1] ?? 0);
  }
  /** The signs from one on that fit into a width, from the left. */
  head(start, width) {
    const before = this.#ends[start - 1] ?? 0;
    const end = this.#ends.findIndex((one) => one - before > width);
    return this.signs.slice(start, end === -1 ? void 0 : Math.max(start, end)).join("");
  }
  /** The last signs that fit into a width. */
  tail(width) {
    const first = this.signs.findIndex((_, index) => this.widthFrom(index) <= width);
    return first === -1 ? "" : this.signs.slice(first).join("");
  }
};
function cutTo(texts, width) {
  const inMiddle = (text) => {
    if (text.widthFrom(0) <= width) return text.text;
    const head = Math.ceil((width - 1) / 2);
    return `${text.head(0, head)}\u2026${text.tail(width - 1 - head)}`;
  };
  const cut = /* @__PURE__ */ new Map();
  for (const [shown, alike] of Map.groupBy(texts, inMiddle)) {
    if (alike.length === 1) for (const { text } of alike) cut.set(text, shown);
    else for (const [text, window] of windowsOf(alike, width)) cut.set(text, window);
  }
  return cut;
}
var shownBefore = 4;
function windowsOf(texts, width) {
  const first = sharedSigns(texts);
  const start = Math.max(0, first - Math.min(shownBefore, Math.floor(width / 4)));
  const windowOf = (text) => {
    const before = start === 0 ? "" : "\u2026";
    const room = width - before.length;
    const isWhole = text.widthFrom(start) <= room;
    return isWhole ? `${before}${text.head(start, room)}` : `${before}${text.head(start, room - 1)}\u2026`;
  };
  return [...Map.groupBy(texts, windowOf)].flatMap(
    ([window, alike]) => alike.length === 1 || alike.length === texts.length ? alike.map(({ text }) => [text, window]) : windowsOf(alike, width)
  );
}
function sharedSigns(texts) {
  const [first, ...others] = texts;
  if (first === void 0) return 0;
  const end = first.signs.findIndex((sign, index) => others.some(({ signs }) => signs[index] !== sign));
  return end === -1 ? first.signs.length : end;
}

export {
  cutApart
};
