import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { writeRecorder } from "../../../../src/features/workloads/record/recorder.ts";
import { useFolder } from "../../../builders/folder.ts";

const folder = useFolder("recorder");

const library = `
int sqlite3_libversion_number(void) { return 3054001; }
int sqlite3_open(const char *file, void **db) { *db = (void *)file; return 0; }
int sqlite3_close(void *db) { return db ? 0 : 21; }
`;

const program = `
int sqlite3_open(const char *, void **), sqlite3_close(void *);
int main(void) {
  void *db = 0;
  return sqlite3_open("a", &db) + sqlite3_close(db);
}
`;

function cc(...parameters: readonly string[]): void {
  execFileSync("cc", parameters, { cwd: folder });
}

describe.runIf(process.platform === "linux")("the source of the recorder", () => {
  it.each(["before", "after"])("links with an archive of SQLite, named %s it", (place) => {
    const words = writeRecorder(path.join(folder, place, "recorder"));
    for (const [name, text] of Object.entries({ library, program }))
      writeFileSync(path.join(folder, `${name}.c`), text);
    cc("-c", "library.c");
    execFileSync("ar", ["rcs", "libsqlite3.a", "library.o"], { cwd: folder });
    const linked = place === "before" ? ["libsqlite3.a", ...words] : [...words, "libsqlite3.a"];
    cc("-o", `linked-${place}`, "program.c", ...linked);
    expect(execFileSync(path.join(folder, `linked-${place}`), { encoding: "utf8" })).toBe("");
  });
});
