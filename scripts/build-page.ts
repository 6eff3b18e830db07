import path from "node:path";
import { build } from "esbuild";

/** The page of the HTML report, and what it is made of. */
export interface BuiltPage {
  readonly script: string;
  readonly style: string;
  /** Paths of the modules, relative to the root. */
  readonly modules: readonly string[];
}

const root = path.dirname(import.meta.dirname);

/** Libraries that evaluate code, or ask whether they may: the page's own policy, trusted types, blocks that. */
const forbidden = /^node_modules\/zod\//;

/**
 * Bundles the page's code and style. The same sources and packages give the same texts.
 *
 * @throws Error if the page would have a library that its policy blocks
 */
export async function buildPage(): Promise<BuiltPage> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: { script: "src/page/browser/main.ts", style: "src/page/browser/style/page.css" },
    bundle: true,
    write: false,
    metafile: true,
    outdir: "dist",
    // A node_modules that is a link gives the same names in the bundle as a folder.
    preserveSymlinks: true,
    platform: "browser",
    format: "iife",
    // Browsers that know light-dark(): https://caniuse.com/mdn-css_types_color_light-dark
    target: ["chrome123", "firefox120", "safari17.5"],
    // As readable as the rest of dist.
    minify: false,
    charset: "utf8",
    logLevel: "warning",
  });
  const textOf = (name: string) => {
    const file = outputFiles.find((one) => path.basename(one.path) === name);
    if (file === undefined) throw new Error(`esbuild has made no ${name}`);
    return file.text;
  };
  const modules = Object.keys(metafile.inputs);
  const blocked = modules.find((one) => forbidden.test(one));
  if (blocked !== undefined)
    throw new Error(
      `the page has ${blocked}, which its policy blocks: import what needs none of it from a file of its own`,
    );
  return { script: textOf("script.js"), style: textOf("style.css"), modules };
}
