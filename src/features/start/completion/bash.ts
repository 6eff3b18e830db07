import { firstWords } from "../../../options/commands.ts";
import { type CompletedCommand, secondWords } from "./words.ts";

/**
 * The script that completes a command line in bash, 3.2 too: https://www.gnu.org/software/bash/manual/html_node/Programmable-Completion.html
 * Where it proposes nothing, bash proposes files.
 */
export function bashScript(program: string, commands: readonly CompletedCommand[]): string {
  const groups = [...secondWords(commands)];
  // A command can take fewer names than others.
  const byNames = commands
    .flatMap(({ options }) => options)
    .toSorted((a, b) => a.names.length - b.names.length);
  const options = new Map(byNames.map((one) => [one.flag, one]));
  const values = [...options.values()].flatMap(({ flag, value, names }) => {
    if (value === undefined) return [];
    if (names.length === 0) return [`    ${flag}) return ;;`];
    const rest = value === "list of names" ? `; before=\${current%"\${current##*,}"}` : "";
    return [`    ${flag}) words="${names.join(" ")}"${rest} ;;`];
  });
  return `# Completes ${program} in bash: eval "$(${program} completion bash)"
_sqlite_bench_gate() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  local command=\${COMP_WORDS[1]} words= before=
  COMPREPLY=()
  # In --name=value, the sign is a word of its own.
  if [[ $current == = ]]; then current=; fi
  if [[ $previous == = ]]; then previous=\${COMP_WORDS[COMP_CWORD-2]}; fi
  case $command in
${groups
  .map(
    ([name, words]) =>
      `    ${name})
      if ((COMP_CWORD == 2)); then COMPREPLY=($(compgen -W "${words.join(" ")}" -- "$current")); return; fi
      command="$command \${COMP_WORDS[2]}" ;;`,
  )
  .join("\n")}
  esac
  case $previous in
${values.join("\n")}
  esac
  if [[ -z $words ]]; then
    if ((COMP_CWORD == 1)); then words="${firstWords(commands.map(({ name }) => name)).join(" ")}"
    else
      case $command in
${commands
  .map(({ name, options: own, operands }) => {
    const flags = own.map(({ flag }) => flag).join(" ");
    const other = operands.length === 0 ? "return" : `words="${operands.join(" ")}"`;
    return `        "${name}") if [[ $current == -* ]]; then words="${flags}"; else ${other}; fi ;;`;
  })
  .join("\n")}
      esac
    fi
  fi
  COMPREPLY=($(compgen -P "$before" -W "$words" -- "\${current#"$before"}"))
}
complete -o default -F _sqlite_bench_gate ${program}
`;
}
