import { describe, expect, it } from "vitest";
import { ownCommand } from "../../src/options/own-command.ts";

describe("the command that starts this program again", () => {
  it("is the name of the installed command", () => {
    expect(ownCommand("/usr/local/bin/sqlite-bench-gate", "/home/ada", false)).toBe("sqlite-bench-gate");
    expect(ownCommand(undefined, "/home/ada")).toBe("sqlite-bench-gate");
  });

  it("is the file in a clone, quoted for a shell", () => {
    expect(ownCommand("/home/ada/gate/dist/cli.js", "/home/ada/gate", false)).toBe("node dist/cli.js");
    expect(ownCommand("/home/ada/gate/dist/cli.js", "/home/ada/my engine", false)).toBe(
      "node ../gate/dist/cli.js",
    );
    expect(ownCommand("/my gate/dist/cli.js", "/a/b/c/d/e", false)).toBe("node '/my gate/dist/cli.js'");
  });

  it("is the name in the action, whose log nobody types", () => {
    expect(ownCommand("/home/runner/work/_actions/gate/dist/cli.js", "/home/runner/work", true)).toBe(
      "sqlite-bench-gate",
    );
  });
});
