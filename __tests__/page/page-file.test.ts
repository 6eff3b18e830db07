import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { PageData } from "../../src/page/data/page-data.ts";
import { renderPage } from "../../src/page/page-file.ts";

const data = {
  names: { baseline: "SQLite", candidate: "</script><script>alert(1) 数据 🚀 \u2028" },
} as unknown;
const files = { script: 'console.log("ready");\n', style: "body { margin: 0 }\n" };
const html = renderPage(data as PageData, files);

/** The text between a start tag and the first end tag, as a browser reads a script or a style. */
function contentOf(tag: string): string {
  const start = html.indexOf(tag) + tag.length;
  return html.slice(start, html.indexOf("</", start));
}

describe("the page of the HTML report", () => {
  it("allows its own script and style alone, by their hashes", () => {
    const [, policy = ""] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      `script-src 'sha256-${hashOf(contentOf("<script>"))}'`,
      `style-src 'sha256-${hashOf(contentOf("<style>"))}'`,
      "img-src data:",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<style>"));
  });

  it("has its data as compressed JSON, of letters and digits that cannot end an element", () => {
    const text = contentOf('<script type="text/plain" id="data">');
    expect(text).toMatch(/^[A-Za-z0-9+/]+=*$/);
    expect(JSON.parse(gunzipSync(Buffer.from(text, "base64")).toString())).toEqual(data);
  });

  it("has no text of the data anywhere else, not even as a title", () => {
    expect(html).not.toContain("alert(1)");
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(contentOf("<title>")).toBe("sqlite-bench-gate");
  });

  it.each([
    ["script", 'log("</script>")'],
    ["script", "x<!--y"],
    ["style", "a::after { content: '</STYLE>' }"],
  ] as const)("is refused with a %s that would end its element: %s", (name, text) => {
    expect(() => renderPage(data as PageData, { ...files, [name]: text })).toThrow(`the page's ${name}`);
  });
});
