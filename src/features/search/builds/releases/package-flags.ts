import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { isRegularInside } from "./release-engine.ts";

/** The files by which packages say how they compile SQLite. */
const sources: Readonly<Record<string, (text: string) => readonly string[] | undefined>> = {
  /** better-sqlite3's: https://github.com/WiseLibs/better-sqlite3/blob/master/docs/compilation.md */
  "defines.gypi": (text) => {
    const list = /'defines'\s*:\s*\[([^\]]*)\]/.exec(text)?.[1];
    return list === undefined ? undefined : [...list.matchAll(/'([^'\n]*)'/g)].map(([, one = ""]) => one);
  },
  /** libsqlite3-sys's, whose flags for any choice of features are those of one statement. */
  "build.rs": (text) => {
    const statement = text.split(";").find((one) => one.includes('.flag("-DSQLITE_CORE")'));
    return statement === undefined
      ? undefined
      : [...statement.matchAll(/\.flag\("-D([^"\n]*)"\)/g)].map(([, one = ""]) => one);
  },
  /** go-sqlite3's: https://pkg.go.dev/cmd/cgo#hdr-Using_cgo_with_the_go_command. Lines with a condition are left out. */
  "sqlite3.go": (text) => {
    const lines = [...text.matchAll(/^#cgo CFLAGS: (.*)$/gm)].map(([, line = ""]) => line.trim());
    const words = lines.flatMap((line) => line.split(/\s+/)).filter((word) => word.startsWith("-D"));
    return lines.length === 0 ? undefined : words.map((word) => word.slice("-D".length));
  },
};

/** Bytes of such a file. */
const mostText = 1_000_000;

/** A macro, and a value that no compiler reads as another option. */
const plainDefinition = /^[A-Za-z_]\w{0,99}(?:=[-\w.]{0,99})?$/;

/** Releases are compiled with `-O3` by npm, which is `node-gyp`'s configuration `Release`, and cargo, and with `-O2` by Go. */
const optimizationOf = (name: string) => (name.endsWith(".go") ? "-O2" : "-O3");

/**
 * The flags with which a package compiles its amalgamation, as far as a text of the package has them: no script of it is run.
 *
 * @param file the amalgamation
 * @param folder the files of the release, which are untrusted
 * @returns undefined if the package has no such text, or another kind of definitions in it
 */
export function packageFlags(file: string, folder: string): readonly string[] | undefined {
  for (let place = path.dirname(file); place.startsWith(folder); place = path.dirname(place))
    for (const [name, read] of Object.entries(sources)) {
      const text = path.join(place, name);
      if (!isRegularInside(text, folder) || statSync(text).size > mostText) continue;
      const found = read(readFileSync(text, "utf8"));
      if (found?.every((one) => plainDefinition.test(one)) === true)
        return [optimizationOf(name), "-shared", "-fPIC", ...found.map((one) => `-D${one}`)];
    }
  return undefined;
}
