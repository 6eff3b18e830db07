import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { fetchLibsqlSource } from "../../bench/fetched/builds.ts";
import { useServer } from "../rest-server/use-server.ts";
import { expectPassed, makeGate, runGate } from "./act/first-gate.ts";

const flags = "-O2 -DSQLITE_THREADSAFE=1 -shared -fPIC";

const sqlite = () => {
  const manifest = fileURLToPath(import.meta.resolve("better-sqlite3/package.json"));
  return path.join(path.dirname(manifest), "deps/sqlite3/sqlite3.c");
};

/** A package whose build script compiles libSQL's C sources, as the crate libsql-ffi does, into a shared library. */
const cargo = {
  "Cargo.toml":
    '[package]\nname = "engine"\nversion = "0.1.0"\nedition = "2021"\nbuild = "build.rs"\n[lib]\npath = "lib.rs"\n',
  "lib.rs": "",
  "build.rs": `use std::process::Command;
fn main() {
    let status = Command::new("cc")
        .args("${flags} -o target/liblibsql.so sqlite3.c -lpthread -lm -ldl".split(' '))
        .status()
        .expect("cc");
    assert!(status.success());
}
`,
};

describe("the files that init wrote gate", () => {
  const used = useServer();

  it.each([
    {
      engine: "SQLite by make",
      files: () => ({
        "sqlite3.c": readFileSync(sqlite(), "utf8"),
        Makefile: `libown.so: sqlite3.c\n\tcc ${flags} -o $@ $< -lpthread -lm -ldl\n`,
      }),
      options: ["--build", "make libown.so", "--candidate", "libown.so", "--candidate-name", "Own SQLite"],
      forks: true,
      named: /Own SQLite/,
    },
    {
      engine: "libSQL by cargo",
      files: () => ({ ...cargo, "sqlite3.c": readFileSync(fetchLibsqlSource(), "utf8") }),
      options: ["--build", "cargo build --release --offline", "--candidate", "target/liblibsql.so"],
      forks: false,
      named: /libsql/,
    },
  ])(
    "$engine",
    async ({ files, options, forks, named }) => {
      const repository = await makeGate(files(), ...options, "--forks", forks ? "yes" : "no");
      try {
        const log = await runGate(repository, used.server, forks);
        expectPassed(used.server, named, log);
      } finally {
        rmSync(repository, { recursive: true, force: true });
      }
      expect(used.server.state.comments).toHaveLength(1);
    },
    900_000,
  );
});
