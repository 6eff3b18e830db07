import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { amalgamate } from "../../scripts/driver-source.ts";

let folder: string | undefined;

afterEach(() => {
  if (folder !== undefined) rmSync(folder, { recursive: true });
  folder = undefined;
});

const guarded = (name: string, ...lines: string[]) =>
  [`#ifndef ${name}`, `#define ${name}`, ...lines, "", "#endif", ""].join("\n");

const lines = (...all: string[]) => `${all.join("\n")}\n`;

function join(files: Readonly<Record<string, string>>): string {
  folder = mkdtempSync(path.join(os.tmpdir(), "driver-source-"));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return amalgamate(folder);
}

const clock = {
  "clock.h": guarded("CLOCK_H", "#include <stdint.h>", "int64_t now(void);"),
  "clock.c": lines('#include "clock.h"', "#include <time.h>", "int64_t now(void) { return time(0); }"),
};

/** The names of files in the order of their headings. */
const order = (text: string) => [...text.matchAll(/^\/\* -+ (\S+) -+ \*\/$/gm)].map(([, name]) => name);

describe("the driver in one file", () => {
  it("has each file once, headers after what they include, then the sources", () => {
    const text = join({
      ...clock,
      "sample.h": guarded("SAMPLE_H", '#include "clock.h"', "int64_t sample(void);"),
      "sample.c": lines(
        '#include "sample.h"',
        '#include "clock.h"',
        "int64_t sample(void) { return now(); }",
      ),
      "main.c": lines(
        '#include "sample.h"',
        '#include "clock.h"',
        "int main(void) { return sample() < now(); }",
      ),
    });
    expect(order(text)).toEqual(["clock.h", "sample.h", "clock.c", "sample.c", "main.c"]);
    expect(text).not.toMatch(/#include "|_H\b/);
    expect(text.match(/return sample\(\)/g)).toHaveLength(1);
  });

  it("includes a header of the system once, and again under a condition, which need not hold", () => {
    const text = join({
      ...clock,
      "main.c": lines(
        '#include "clock.h"',
        "#include <stdint.h>",
        "#ifdef __linux__",
        "#include <time.h>",
        "#endif",
        "#include <time.h>",
        "int main(void) { return 0; }",
      ),
    });
    expect(text.match(/^#include <.*>$/gm)).toEqual([
      "#include <stdint.h>",
      "#include <time.h>",
      "#include <time.h>",
    ]);
    expect(text).toContain("#ifdef __linux__\n#include <time.h>\n#endif\nint main");
  });

  it.each([
    [
      "a file that is not there",
      { "main.c": '#include "away.h"\n' },
      'main.c includes "away.h", which is no header',
    ],
    [
      "a source",
      { ...clock, "main.c": '#include "clock.c"\n' },
      'main.c includes "clock.c", which is no header',
    ],
    [
      "itself by way of another",
      {
        "one.h": guarded("ONE_H", '#include "two.h"'),
        "two.h": guarded("TWO_H", '#include "one.h"'),
        "main.c": '#include "one.h"\n',
      },
      "one.h includes two.h, two.h includes one.h",
    ],
    [
      "itself",
      { "one.h": guarded("ONE_H", '#include "one.h"'), "main.c": '#include "one.h"\n' },
      "one.h includes one.h",
    ],
    [
      "a header whose source includes its own",
      {
        "one.h": guarded("ONE_H", "int one(void);"),
        "one.c": lines('#include "one.h"', '#include "two.h"'),
        "two.h": guarded("TWO_H", "int two(void);"),
        "two.c": lines('#include "two.h"', '#include "one.h"'),
        "main.c": '#include "one.h"\n',
      },
      "one.c includes two.h, two.c includes one.h",
    ],
    [
      "a header that leads back by way of a third, and is in no circle itself",
      {
        "begin.h": guarded("BEGIN_H", '#include "one.h"'),
        "one.h": guarded("ONE_H", "int one(void);"),
        "one.c": lines('#include "one.h"', '#include "two.h"'),
        "two.h": guarded("TWO_H", '#include "three.h"'),
        "three.h": guarded("THREE_H", "int three(void);"),
        "three.c": lines('#include "three.h"', '#include "one.h"'),
        "main.c": '#include "begin.h"\n',
      },
      /^one\.c includes two\.h, two\.h includes three\.h, three\.c includes one\.h$/,
    ],
    [
      "a file under a condition",
      { ...clock, "main.c": lines("#ifdef X", '#include "clock.h"', "#endif") },
      'main.c includes "clock.h" under a condition',
    ],
    [
      "a header without a guard",
      { "one.h": "int one;\n", "main.c": '#include "one.h"\n' },
      "one.h has no guard",
    ],
  ])("is refused where a file includes %s", (_, files, message) => {
    expect(() => join(files)).toThrow(message);
  });

  it.each([
    ["header", { ...clock, "main.c": "int main(void) { return 0; }\n" }, "is included by nothing"],
    ["source", { "stray.c": "int stray;\n", "main.c": "\n" }, "stray.c is included by nothing"],
    ["main file", clock, "main.c is missing"],
  ])("is refused where a %s is left over or missing", (_, files, message) => {
    expect(() => join(files)).toThrow(message);
  });

  it("is made of all files of the driver, which form no circle", () => {
    const source = fileURLToPath(new URL("../../src/driver", import.meta.url));
    expect(order(amalgamate(source)).toSorted()).toEqual(readdirSync(source).toSorted());
  });
});
