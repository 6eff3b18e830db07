import { describe, expect, it } from "vitest";
import { errorMessage } from "../error-message.ts";
import { parseArguments, parseConfigFile } from "./full-build.ts";

const read = (environment: string) =>
  parseConfigFile(`environment: ${environment}\n`, "gate.yml").environment;

const given = (text: string) => {
  const command = parseArguments(["run", "--candidate", "lib.so", "--environment", text]);
  return command.kind === "run" ? command.given.environment : undefined;
};

describe("an environment in a configuration file", () => {
  it("is a mapping of variables for each engine", () => {
    expect(read('{ candidate: { DOLTLITE_FORCE_ROW_MERGE: "1", A_B: "x, y" }, base: {} }')).toEqual({
      candidate: { DOLTLITE_FORCE_ROW_MERGE: "1", A_B: "x, y" },
      base: {},
    });
  });

  it.each([
    ["{ candidate: { A: 1 } }", "environment.candidate.A: 1 is not a text of up to 200 characters"],
    ['{ candidate: { A: "x\\ny" } }', "is not a text of up to 200 characters on one line"],
    ['{ candidate: { A: "x\\0y" } }', "is not a text of up to 200 characters on one line"],
    [`{ candidate: { A: "${"x".repeat(201)}" } }`, "is not a text of up to 200 characters on one line"],
    ['{ candidate: { lower: "1" } }', '"lower" is not a name of up to 64 capital letters'],
    ['{ candidate: { "A=B": "1" } }', '"A=B" is not a name of up to 64 capital letters'],
    [`{ candidate: { ${"A".repeat(65)}: "1" } }`, "is not a name of up to 64 capital letters"],
    ['{ other: { A: "1" } }', 'unknown key "other"'],
    ["{ candidate: [A] }", "is not a mapping of variables such as"],
    [
      `{ candidate: { ${Array.from({ length: 21 }, (_, index) => `A${index}: "1"`).join(", ")} } }`,
      "21 variables, at most 20 are allowed",
    ],
  ])("is refused as %s", (text, message) => {
    expect(errorMessage(() => read(text))).toContain(message);
  });

  it.each([
    ["LD_PRELOAD", "run other code"],
    ["LD_AUDIT", "run other code"],
    ["DYLD_INSERT_LIBRARIES", "run other code"],
    ["GCONV_PATH", "run other code"],
    ["GLIBC_TUNABLES", "run other code"],
    ["OPENSSL_CONF", "run other code"],
    ["PYTHONPATH", "run other code"],
    ["BASH_ENV", "run other code"],
    ["NODE_OPTIONS", "run other code"],
    ["ASAN_OPTIONS", "run other code"],
    ["LIBMYSQL_PLUGINS", "run other code"],
    ["PATH", "the tool sets it itself"],
    ["TMPDIR", "the tool sets it itself"],
    ["HOME", "the tool sets it itself"],
    ["LC_ALL", "the tool sets it itself"],
    ["VALGRIND_LIB", "the tool sets it itself"],
    ["SQLITE_BENCH_GATE_ALLOCATIONS", "the tool sets it itself"],
    ["GITHUB_TOKEN", "belongs to the workflow's runner"],
    ["ACTIONS_RUNTIME_TOKEN", "belongs to the workflow's runner"],
  ])("refuses %s, and says why", (name, reason) => {
    const message = errorMessage(() => read(`{ base: { ${name}: "x" } }`));
    expect(message).toContain(`gate.yml:1:`);
    expect(message).toContain(`${name} is refused: `);
    expect(message).toContain(reason);
    expect(errorMessage(() => given(`base:${name}=x`))).toContain(`${name} is refused: `);
  });
});

describe("an environment on a command line", () => {
  it("is a list of engines with variables", () => {
    expect(given("candidate:A=1,candidate:B=x=y,base:A=")).toEqual({
      candidate: { A: "1", B: "x=y" },
      base: { A: "" },
    });
  });

  it.each([
    ["A=1", '--environment: "A=1" is not an engine and a variable such as candidate:NAME=value'],
    ["candidate:A", '"candidate:A" is not an engine and a variable'],
    ["other:A=1", '"other:A=1" is not an engine and a variable'],
    ["candidate:A=1,2", '"2" is not an engine and a variable'],
    ["candidate:A=1,candidate:A=2", '"A" is there twice for the candidate'],
    ["", "an empty value is not an engine and a variable"],
  ])("is refused as %s", (text, message) => {
    expect(errorMessage(() => given(text))).toContain(message);
  });
});
