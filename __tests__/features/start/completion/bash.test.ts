import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { bashScript } from "../../../../src/features/start/completion/bash.ts";
import { completedCommands } from "../../../../src/features/start/completion/words.ts";
import { features } from "../../../../src/features.ts";

const script = bashScript("sqlite-bench-gate", completedCommands(features));

/** The proposals of bash for the last word of a command line, after it has loaded the script. */
function complete(...words: readonly string[]): string[] {
  const asked = `${script}
complete -p sqlite-bench-gate >&2
COMP_WORDS=(sqlite-bench-gate "$@"); COMP_CWORD=$#
_sqlite_bench_gate
((\${#COMPREPLY[@]})) && printf '%s\\n' "\${COMPREPLY[@]}" || true`;
  const stdout = execFileSync("bash", ["-uo", "pipefail", "-c", asked, "bash", ...words], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  return stdout.split("\n").filter((line) => line !== "");
}

it.each([
  [["r"], ["run", "report", "replay", "record", "release-notes"]],
  [["history", "a"], ["add"]],
  [["history", "add", "--la"], ["--label"]],
  [["run", "--form"], ["--format"]],
  [["run", "--format", "m"], ["markdown"]],
  [
    ["run", "--format", "=", "j"],
    ["json", "junit"],
  ],
  [
    ["run", "--format", "="],
    ["text", "markdown", "json", "junit"],
  ],
  [
    ["run", "--variants", "int,"],
    ["int,int", "int,composite", "int,blob", "int,text"],
  ],
  [
    ["run", "--workloads", "oltp_ins"],
    ["oltp_insert", "oltp_insert_ac"],
  ],
  [
    ["doctor", "--"],
    ["--candidate", "--format", "--help-all", "--help"],
  ],
  [
    ["completion", ""],
    ["bash", "zsh", "fish"],
  ],
  [["run", "./"], []],
  [["run", "--out", ""], []],
])("completes %j", (words, proposed) => {
  expect(complete(...words)).toEqual(proposed);
});
