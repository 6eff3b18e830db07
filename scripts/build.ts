/**
 * Builds the action and the command line: `node scripts/build.ts [FOLDER]`, into `dist` unless told otherwise. The same
 * sources and packages give the same bytes, whatever the folder, the machine and the time.
 */

import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type BuildOptions, type BuildResult, build, type Metafile, type Plugin } from "esbuild";
import { features } from "../src/features.ts";
import { actionsOf, entryOf, postEntryOf } from "../src/options/actions.ts";
import { addonDigest, addonPlatforms, packedAddonFile } from "../src/results/store/addon.ts";
import { buildPage } from "./build-page.ts";
import { amalgamate } from "./driver-source.ts";
import { pack } from "./pack.ts";
import { packagesOf, thirdPartyLicences } from "./third-party-licences.ts";

/** A file of the built tool. */
export interface BuiltFile {
  readonly content: Uint8Array;
  readonly executable: boolean;
}

export const root = path.dirname(import.meta.dirname);

const shared = {
  absWorkingDir: root,
  bundle: true,
  write: false,
  metafile: true,
  outdir: "dist",
  // A node_modules that is a link gives the same names in the bundle as a folder.
  preserveSymlinks: true,
  platform: "node",
  format: "esm",
  // Readable, because people and tools look into an action before they trust it.
  minify: false,
  logLevel: "warning",
} as const satisfies BuildOptions;

/** Packages in the older module format call `require` for Node's own modules. */
const requireBanner =
  'import { createRequire as createRequireOfBundle } from "node:module";\n' +
  "const require = createRequireOfBundle(import.meta.url);";

/** The launcher and the program behind it are files of their own, so that the first is read alone. */
const programBesideLauncher: Plugin = {
  name: "program beside launcher",
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\.\/cli\.ts$/ }, () => ({ path: "./main.js", external: true }));
  },
};

/** The tool's own version is all of its manifest that the bundles need: a change of the rest is no change of theirs. */
const versionOnly: Plugin = {
  name: "version only",
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/package\.json$/ }, ({ path: file }) => {
      if (file !== path.join(root, "package.json")) return undefined;
      const { version } = JSON.parse(readFileSync(file, "utf8"));
      return { contents: JSON.stringify({ version }), loader: "json" };
    });
  },
};

/**
 * Modules that are loaded when they are needed, and each of which shares most of its code with the others of its line: as one file
 * they leave out the files of what two of them share.
 */
const loadedTogether: Readonly<Record<string, readonly string[]>> = {
  nights: ["nights/history/lazy", "nights/release-notes/step", "search/issues/step"],
  upgrades: ["search/compare/command", "search/upgrade/step"],
};

const together: Plugin = {
  name: "loaded together",
  setup: ({ onLoad, onResolve }) => {
    const files = (name: string) =>
      (loadedTogether[name] ?? []).map((module) => path.join(root, "src/features", `${module}.ts`));
    onResolve({ filter: /^\.\/\w+\.ts$/ }, ({ kind, path: given, resolveDir }) => {
      if (kind !== "dynamic-import") return undefined;
      const file = path.join(resolveDir, given);
      const name = Object.keys(loadedTogether).find((each) => files(each).includes(file));
      return name === undefined ? undefined : { path: name, namespace: "together" };
    });
    onLoad({ filter: /./, namespace: "together" }, ({ path: name }) => ({
      contents: files(name)
        .map((file) => `export * from ${JSON.stringify(file)};`)
        .join("\n"),
      resolveDir: root,
    }));
  },
};

/** Every file of `dist` by its name. */
export async function buildFiles(): Promise<ReadonlyMap<string, BuiltFile>> {
  const inModules = (file: string) => readFileSync(path.join(root, "node_modules", file));
  const addons = addonPlatforms.map((platform) => ({
    platform,
    content: inModules(`better-sqlite3/prebuilds/${platform}.node`),
  }));
  const digests = Object.fromEntries(addons.map(({ platform, content }) => [platform, addonDigest(content)]));
  const programs = await build({
    ...shared,
    target: "node22",
    entryPoints: { main: "src/cli.ts", action: "src/action.ts" },
    // Code that both programs have is a file beside them, since the tool finds its other files there too.
    splitting: true,
    chunkNames: "chunk-[hash]",
    banner: { js: requireBanner },
    plugins: [versionOnly, together],
    define: { ADDON_DIGESTS: JSON.stringify(JSON.stringify(digests)) },
  });
  const launcher = await build({
    ...shared,
    target: "es2015",
    supported: { "dynamic-import": true },
    entryPoints: { cli: "src/launcher.ts" },
    plugins: [programBesideLauncher, versionOnly],
    banner: { js: "#!/usr/bin/env node" },
  });
  const hiding = await build({
    ...shared,
    target: "node22",
    entryPoints: { "hide-environment": "src/platform/hide-environment.ts" },
  });
  const page = await buildPage();
  const licences = thirdPartyLicences(
    root,
    packagesOf([...Object.keys(programs.metafile.inputs), ...page.modules]),
  );
  const packed = (content: Uint8Array) => pack(content, path.join(root, ".cache/packed"));
  const packedFiles = await Promise.all([
    ...addons.map(async ({ platform, content }) => file(packedAddonFile(platform), await packed(content))),
    packed(inModules("better-sqlite3/deps/sqlite3/sqlite3.c")).then((content) =>
      file("sqlite3.c.br", content),
    ),
  ]);
  return new Map([
    ...withNamedChunks(outputs(programs), programs.metafile.outputs),
    ...outputs(launcher, true),
    ...outputs(hiding),
    ...Object.entries(actionsOf(features)).flatMap(([name, action]) => {
      const post = postEntryOf(action);
      return [
        file(entryOf(action), actionEntry(name, "main")),
        ...(post === undefined ? [] : [file(post, actionEntry(name, "post"))]),
      ];
    }),
    file("page.js", Buffer.from(page.script)),
    file("page.css", Buffer.from(page.style)),
    file("driver.c", Buffer.from(amalgamate(path.join(root, "src/driver")))),
    file("confine.c", readFileSync(path.join(root, "src/engines/confine.c"))),
    file("allocations.c", readFileSync(path.join(root, "src/engines/allocations.c"))),
    ...["recorder.c", "deadline.c"].map((name) =>
      file(name, readFileSync(path.join(root, "src/features/workloads/record", name))),
    ),
    file("counter.c", readFileSync(path.join(root, "src/features/figures/counts/counter.c"))),
    ...packedFiles,
    file("package.json", Buffer.from('{ "type": "module" }\n')),
    file("THIRD-PARTY-LICENSES.txt", Buffer.from(licences)),
  ]);
}

const hashedChunk = /\bchunk-[A-Z0-9]{8}\.js\b/g;

/**
 * Names each chunk after the module that it was made for, or after its largest, in place of its hash: a change of the sources then changes few
 * names.
 *
 * @throws Error if two chunks would have one name
 */
function withNamedChunks(
  files: readonly [string, BuiltFile][],
  outputsByPath: Metafile["outputs"],
): ReadonlyMap<string, BuiltFile> {
  const names = new Map(
    Object.entries(outputsByPath).map(([place, { entryPoint, inputs }]) => {
      const [largest] = Object.entries(inputs).toSorted(
        ([a, one], [b, other]) => other.bytesInOutput - one.bytesInOutput || (a < b ? -1 : 1),
      );
      const name =
        entryPoint === undefined ? `shared-${moduleName(largest?.[0])}` : `lazy-${moduleName(entryPoint)}`;
      return [path.basename(place), `${name}.js`];
    }),
  );
  const renamed = (text: string) => text.replace(hashedChunk, (name) => names.get(name) ?? name);
  const all = files.map(([name, { content, executable }]) =>
    file(renamed(name), Buffer.from(renamed(Buffer.from(content).toString())), executable),
  );
  const byName = new Map(all);
  if (byName.size < all.length) throw new Error("two chunks have one name");
  return byName;
}

/** `features-search-hunt-step` of `src/features/search/hunt/step.ts` */
function moduleName(module = "modules"): string {
  return module
    .replace(/^(src|node_modules)\//, "")
    .replace(/\.\w+$/, "")
    .replaceAll(/\W+/g, "-")
    .replace(/^-/, "");
}

function outputs({ outputFiles = [] }: BuildResult, executable = false): [string, BuiltFile][] {
  return outputFiles.map(({ path: place, contents }) => file(path.basename(place), contents, executable));
}

/**
 * GitHub starts a file without arguments, so each step of an action has one that says which it is. It hides the environment before it
 * loads the rest: a process that an earlier step has left may read the environment until then.
 */
function actionEntry(name: string, stage: "main" | "post"): Buffer {
  return Buffer.from(
    'import { hideEnvironment } from "./hide-environment.js";\n\n' +
      "hideEnvironment();\n" +
      'const { runStep } = await import("./action.js");\n' +
      `await runStep(${JSON.stringify(name)}, "${stage}");\n`,
  );
}

function file(name: string, content: Uint8Array, executable = false): [string, BuiltFile] {
  return [name, { content, executable }];
}

function write(files: ReadonlyMap<string, BuiltFile>, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, { content, executable }] of files) {
    const place = path.join(folder, name);
    writeFileSync(place, content);
    chmodSync(place, executable ? 0o755 : 0o644);
  }
}

if (import.meta.main) {
  const [given] = process.argv.slice(2);
  const folder = path.resolve(given ?? path.join(root, "dist"));
  if (given !== undefined && existsSync(folder) && readdirSync(folder).length > 0) {
    process.stderr.write(`${folder} is not empty: give a folder that is empty or not there yet\n`);
    process.exitCode = 2;
  } else {
    const files = await buildFiles();
    // Only now: a failed build leaves the last one as it was.
    if (given === undefined) rmSync(folder, { recursive: true, force: true });
    write(files, folder);
  }
}
