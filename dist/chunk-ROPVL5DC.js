import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  truncate
} from "./chunk-4YQZDUKF.js";

// src/report/format/escape.ts
var maxLength = 300;
function visible(untrusted) {
  const line = showInvisible(untrusted.replace(/\s+/gu, " ").trim()).replace(/:(?=:)/g, ": ").replace(/##(?=\[)/g, "# #");
  return truncate(line, maxLength);
}
function showInvisible(untrusted) {
  return untrusted.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}
var inTerminal = visible;
var inPage = visible;
var inHtml = (untrusted) => visible(untrusted).replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
var inMarkdown = (untrusted) => {
  const text = visible(untrusted);
  return isPlain(text) ? text : codeSpan(text);
};
var inMarkdownCell = (untrusted) => inTableCell(inMarkdown(untrusted));
function inTableCell(markdown) {
  return markdown.replace(/\\(?=\|)/g, "\\ ").replaceAll("|", "\\|");
}
var inMarkdownCode = (untrusted) => codeSpan(visible(untrusted));
var maxQuoted = 200;
function asQuotation(escapeText) {
  const quote = (untrusted) => {
    const text = truncate(visible(untrusted), maxQuoted);
    if (escapeText === inMarkdown) return codeSpan(text);
    return escapeText === inMarkdownCell ? inTableCell(codeSpan(text)) : escapeText(JSON.stringify(text));
  };
  return (untrusted) => untrusted.trim() === "" ? "nothing" : quote(untrusted);
}
function escapeClaim(escapeText, { untrusted = false }) {
  return untrusted ? asQuotation(escapeText) : escapeText;
}
function isPlain(text) {
  return /^(?:[A-Za-z0-9 .,;?%+='"()/-]|(?<=[A-Za-z0-9])_(?=[A-Za-z0-9])|:(?= |$))*$/.test(text) && !/www\.|\bGH-\d|\b(?=\d*[a-f])[0-9a-f]{7,}\b/i.test(text);
}
function codeSpan(text) {
  const runs = text.match(/`+/g) ?? [];
  const fence = "`".repeat(1 + Math.max(0, ...runs.map(({ length }) => length)));
  const padding = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${fence}${padding}${text}${padding}${fence}`;
}

export {
  visible,
  showInvisible,
  inTerminal,
  inPage,
  inHtml,
  inMarkdown,
  inMarkdownCell,
  inMarkdownCode,
  asQuotation,
  escapeClaim
};
