/**
 * JSON text that is compact and yet can be compared line by line: every key of `content` starts a line, and the
 * parts named in `depths` are split over lines to that depth. Ends with a line break.
 */
export function layOut(content: object, depths: Readonly<Record<string, number>>): string {
  const parts = Object.entries(content).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${write(value, depths[key] ?? 0, "  ")}`,
  );
  return `{\n${parts.join(",\n")}\n}\n`;
}

function write(value: unknown, depth: number, indent: string): string {
  if (depth === 0 || typeof value !== "object" || value === null || Object.keys(value).length === 0)
    return JSON.stringify(value);
  const deeper = `${indent}  `;
  const list = Array.isArray(value);
  const parts = Object.entries(value).map(
    ([key, inner]) => `${deeper}${list ? "" : `${JSON.stringify(key)}: `}${write(inner, depth - 1, deeper)}`,
  );
  const [open, close] = list ? "[]" : "{}";
  return `${open}\n${parts.join(",\n")}\n${indent}${close}`;
}
