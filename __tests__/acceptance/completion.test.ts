import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { fishScript } from "../../src/features/start/completion/fish.ts";
import { completedCommands } from "../../src/features/start/completion/words.ts";
import { zshScript } from "../../src/features/start/completion/zsh.ts";
import { features } from "../../src/features.ts";
import { useFolder } from "../builders/folder.ts";

const folder = useFolder("completion");
const commands = completedCommands(features);

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

const runShell = (shell: string, ...parameters: readonly string[]) =>
  execFileSync(shell, parameters, { encoding: "utf8", cwd: folder, timeout: 60_000 });

/** The proposals of fish at the end of a line, after it has loaded the script. */
function inFish(line: string): string[] {
  const script = write("script.fish", fishScript("sqlite-bench-gate", commands));
  const asked = `source '${script}'; complete -C'sqlite-bench-gate ${line}'`;
  const proposed = runShell("fish", "--no-config", "-c", asked).split("\n");
  return proposed.flatMap((one) => one.split("\t")[0] || []).toSorted();
}

/** A line after the tabulator in a zsh that has loaded the script. */
function inZsh(line: string): string {
  const script = write("script.zsh", zshScript("sqlite-bench-gate", commands));
  const result = write("completed", "");
  // Another key writes what the tabulator has made of the line, and ends the shell.
  const asked = `zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "autoload -U compinit; compinit -u -D; source '${script}'"
zpty -w shell "finish() { print -r -- \\"\\$BUFFER\\" > '${result}'; exit }; zle -N finish; bindkey '^X' finish"
zpty -w -n shell 'sqlite-bench-gate ${line}'$'\\t\\C-x'
while zpty -r shell printed; do :; done`;
  runShell("zsh", "-f", "-c", asked);
  return readFileSync(result, "utf8").replace("sqlite-bench-gate ", "").trim();
}

describe("in fish", () => {
  it.each([
    ["rep", ["replay", "report"]],
    ["history ", ["add", "list", "show", "trend", "verify"]],
    ["history add --la", ["--label"]],
    ["run --form", ["--format"]],
    ["run --format ", ["json", "junit", "markdown", "text"]],
    ["run --variants int,te", ["int,text"]],
    ["completion ", ["bash", "fish", "zsh"]],
  ])("completes %j", (line, proposed) => {
    expect(inFish(line)).toEqual(proposed);
  });
});

describe("in zsh", () => {
  it.each([
    ["docto", "doctor"],
    ["history tr", "history trend"],
    ["history add --la", "history add --label"],
    ["run --form", "run --format"],
    ["run --format m", "run --format markdown"],
    ["run --variants int,te", "run --variants int,text,"],
    ["completion f", "completion fish"],
  ])("completes %j", (line, completed) => {
    expect(inZsh(line).replace(/=$/, "")).toBe(completed);
  });
});
