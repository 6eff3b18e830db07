import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  briefHelp
} from "./chunk-6YGNQS4X.js";
import {
  commandName,
  commandsOf,
  firstWords,
  optionsIn
} from "./chunk-LA2PWCWM.js";
import {
  workloadNames
} from "./chunk-H2WPJ5RR.js";
import "./chunk-KAFQIV6R.js";

// src/features/start/completion/words.ts
function completedCommands(features) {
  return Object.entries(commandsOf(features)).map(([name, { purpose, operand }]) => ({
    name,
    meaning: inShort(purpose),
    options: [
      ...Object.entries(optionsIn(features, name)).map(([option, one]) => completed(option, one, name)),
      { flag: "--help-all", meaning: "All options", names: [] },
      { flag: "--help", meaning: "This help", names: [] }
    ],
    operands: operand?.names ?? []
  }));
}
function secondWords(commands) {
  const groups = /* @__PURE__ */ new Map();
  for (const { name } of commands) {
    const [first = "", second] = name.split(" ");
    if (second !== void 0) groups.set(first, [...groups.get(first) ?? [], second]);
  }
  return groups;
}
function completed(name, one, place) {
  const { type } = one;
  const option = { flag: `--${name}`, meaning: inShort(briefHelp(one, place)) };
  if (type.placeholder === void 0) return { ...option, names: [] };
  const names = type.names ?? (type.range === `such as ${workloadNames[0]}` ? workloadNames : []);
  if (names.length > 0)
    return { ...option, names, value: type.placeholder === "list" ? "list of names" : "names" };
  return { ...option, names, value: type.kind.includes("path") ? "file" : "other" };
}
function inShort(sentence) {
  return (sentence.split(/[:;,.]/)[0] ?? "").replaceAll(/['"[\]\\`$]/g, "");
}

// src/features/start/completion/bash.ts
function bashScript(program, commands) {
  const groups = [...secondWords(commands)];
  const options = new Map(commands.flatMap((command) => command.options.map((one) => [one.flag, one])));
  const values = [...options.values()].flatMap(({ flag, value, names }) => {
    if (value === void 0) return [];
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
${groups.map(
    ([name, words]) => `    ${name})
      if ((COMP_CWORD == 2)); then COMPREPLY=($(compgen -W "${words.join(" ")}" -- "$current")); return; fi
      command="$command \${COMP_WORDS[2]}" ;;`
  ).join("\n")}
  esac
  case $previous in
${values.join("\n")}
  esac
  if [[ -z $words ]]; then
    if ((COMP_CWORD == 1)); then words="${firstWords(commands.map(({ name }) => name)).join(" ")}"
    else
      case $command in
${commands.map(({ name, options: own, operands }) => {
    const flags = own.map(({ flag }) => flag).join(" ");
    const other = operands.length === 0 ? "return" : `words="${operands.join(" ")}"`;
    return `        "${name}") if [[ $current == -* ]]; then words="${flags}"; else ${other}; fi ;;`;
  }).join("\n")}
      esac
    fi
  fi
  COMPREPLY=($(compgen -P "$before" -W "$words" -- "\${current#"$before"}"))
}
complete -o default -F _sqlite_bench_gate ${program}
`;
}

// src/features/start/completion/fish.ts
function fishScript(program, commands) {
  const complete = `complete -c ${program}`;
  const seen = (word) => `__fish_seen_subcommand_from ${word}`;
  const groups = [...secondWords(commands)].flatMap(([name, words]) => [
    `${complete} -n __fish_use_subcommand -a ${name} -d 'Its commands: ${name} --help'`,
    `${complete} -n '${seen(name)}; and not ${seen(words.join(" "))}' -f -a '${words.join(" ")}'`
  ]);
  const single = commands.filter(({ name }) => !name.includes(" "));
  const first = single.map(
    ({ name, meaning }) => `${complete} -n __fish_use_subcommand -a ${name} -d '${meaning}'`
  );
  const others = commands.flatMap(({ name, options, operands }) => {
    const isGiven = name.split(" ").map(seen).join("; and ");
    return [
      ...operands.length === 0 ? [] : [`${complete} -n '${isGiven}' -f -a '${operands.join(" ")}'`],
      ...options.map((option) => `${complete} -n '${isGiven}' ${specification(option)}`)
    ];
  });
  return `# Completes ${program} in fish: ${program} completion fish | source
function __sqlite_bench_gate_list
  set -l before (string match -r '^.*,' -- (string replace -r '^--[^=]*=' '' -- (commandline -ct)))
  printf '%s\\n' $before$argv
end
${[...first, ...groups, ...others].join("\n")}
`;
}
function specification({ flag, meaning, value, names }) {
  const option = `-l ${flag.slice(2)} -d '${meaning}'`;
  if (value === void 0) return option;
  switch (value) {
    case "names":
      return `${option} -x -a '${names.join(" ")}'`;
    case "list of names":
      return `${option} -x -a '(__sqlite_bench_gate_list ${names.join(" ")})'`;
    case "file":
      return `${option} -r -F`;
    case "other":
      return `${option} -x`;
  }
}

// src/features/start/completion/zsh.ts
function zshScript(program, commands) {
  const groups = [...secondWords(commands)];
  const single = commands.filter(({ name }) => !name.includes(" "));
  const described = [
    ...single.map(({ name, meaning }) => `'${name}:${meaning}'`),
    ...groups.map(([name]) => `'${name}:Its commands: ${name} --help'`)
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
${groups.map(
    ([name, words]) => `    ${name})
      if ((CURRENT == 2)); then _values command ${words.join(" ")}; return; fi
      command="$command \${words[2]}"; shift words; ((CURRENT--)) ;;`
  ).join("\n")}
  esac
  case $command in
${commands.map(({ name, options, operands }) => {
    const operand = operands.length === 0 ? "'*:file:_files'" : `':argument:(${operands.join(" ")})'`;
    return `    '${name}') _arguments ${operand} ${options.map(specification2).join(" ")} ;;`;
  }).join("\n")}
  esac
}
if [[ \${funcstack[1]} == _sqlite_bench_gate ]]; then _sqlite_bench_gate "$@"; else compdef _sqlite_bench_gate ${program}; fi
`;
}
function specification2({ flag, meaning, value, names }) {
  if (value === void 0) return `'${flag}[${meaning}]'`;
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

// src/features/start/completion/command.ts
var scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };
async function completionCommand(shell, { output, features }) {
  await output.print([scripts[shell](commandName, completedCommands(features))]);
  return 0;
}
export {
  completionCommand
};
