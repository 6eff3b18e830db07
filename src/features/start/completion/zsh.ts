import { type CompletedCommand, type CompletedOption, secondWords } from "./words.ts";

/** The script that completes a command line in zsh: https://zsh.sourceforge.io/Doc/Release/Completion-System.html */
export function zshScript(program: string, commands: readonly CompletedCommand[]): string {
  const groups = [...secondWords(commands)];
  const single = commands.filter(({ name }) => !name.includes(" "));
  const described = [
    ...single.map(({ name, meaning }) => `'${name}:${meaning}'`),
    ...groups.map(([name]) => `'${name}:Its commands: ${name} --help'`),
  ];
  return `#compdef ${program}
# Completes ${program} in zsh, after compinit: eval "$(${program} completion zsh)"
_sqlite_bench_gate() {
  local command=\${words[2]}
  local -a commands=(${described.join(" ")})
  if ((CURRENT == 2)); then
    _describe command commands
    _files
    return
  fi
  shift words; ((CURRENT--))
  case $command in
${groups
  .map(
    ([name, words]) =>
      `    ${name})
      if ((CURRENT == 2)); then _values command ${words.join(" ")}; return; fi
      command="$command \${words[2]}"; shift words; ((CURRENT--)) ;;`,
  )
  .join("\n")}
  esac
  case $command in
${commands
  .map(({ name, options, operands }) => {
    const operand = operands.length === 0 ? "'*:file:_files'" : `':argument:(${operands.join(" ")})'`;
    return `    '${name}') _arguments ${operand} ${options.map(specification).join(" ")} ;;`;
  })
  .join("\n")}
  esac
}
if [[ \${funcstack[1]} == _sqlite_bench_gate ]]; then _sqlite_bench_gate "$@"; else compdef _sqlite_bench_gate ${program}; fi
`;
}

/** An option for _arguments: `'--format=[Report]:format:(text json)'`. */
function specification({ flag, meaning, value, names }: CompletedOption): string {
  if (value === undefined) return `'${flag}[${meaning}]'`;
  switch (value) {
    case "names":
      return `'${flag}=[${meaning}]:value:(${names.join(" ")})'`;
    case "list of names":
      return `'${flag}=[${meaning}]:list:_values -s , name ${names.join(" ")}'`;
    case "file":
      return `'${flag}=[${meaning}]:file:_files'`;
    case "other":
      return `'${flag}=[${meaning}]:value: '`;
  }
}
