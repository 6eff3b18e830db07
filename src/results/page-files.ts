import { existsSync, readFileSync } from "node:fs";

/** The HTML report beside the other files of a run. */
export const pageName = "report.html";

/**
 * The code and the style of the HTML report's page: beside the bundle in `dist`, and built anew in a checkout, whose `dist` may
 * be older.
 */
export async function readPageFiles(): Promise<{ readonly script: string; readonly style: string }> {
  const [script, style] = ["./page.js", "./page.css"].map((name) => new URL(name, import.meta.url));
  if (script !== undefined && style !== undefined && existsSync(script) && existsSync(style))
    return { script: readFileSync(script, "utf8"), style: readFileSync(style, "utf8") };
  const builder = new URL("../../scripts/build-page.ts", import.meta.url);
  if (!existsSync(builder))
    throw new Error("page.js or page.css is missing beside the program: install it again");
  // By a name that the bundler does not follow: what builds the tool is no part of it.
  const { buildPage } = (await import(builder.href)) as typeof import("../../scripts/build-page.ts");
  return await buildPage();
}
