/**
 * Whether a text that was read as UTF-8 is one of UTF-16, which PowerShell's `>` writes: it begins with the marks of that, which are no UTF-8,
 * or every second byte of its first characters is 0.
 */
export function isUtf16(text: string): boolean {
  return text.startsWith("\uFFFD\uFFFD") || text[0] === "\0" || text[1] === "\0";
}

export const utf16Words = "is text in UTF-16, as PowerShell's > writes it: save it as UTF-8";
