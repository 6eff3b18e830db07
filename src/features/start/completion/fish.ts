import { type CompletedCommand, type CompletedOption, secondWords } from "./words.ts";

/** The script that completes a command line in fish: https://fishshell.com/docs/current/completions.html */
export function fishScript(program: string, commands: readonly CompletedCommand[]): string {
  const complete = `complete -c ${program}`;
  const seen = (word: string) => `__fish_seen_subcommand_from ${word}`;
  const groups = [...secondWords(commands)].flatMap(([name, words]) => [
    `${complete} -n __fish_use_subcommand -a ${name} -d 'Its commands: ${name} --help'`,
    `${complete} -n '${seen(name)}; and not ${seen(words.join(" "))}' -f -a '${words.join(" ")}'`,
  ]);
  const single = commands.filter(({ name }) => !name.includes(" "));
  const first = single.map(
    ({ name, meaning }) => `${complete} -n __fish_use_subcommand -a ${name} -d '${meaning}'`,
  );
  const others = commands.flatMap(({ name, options, operands }) => {
    const isGiven = name.split(" ").map(seen).join("; and ");
    return [
      ...(operands.length === 0 ? [] : [`${complete} -n '${isGiven}' -f -a '${operands.join(" ")}'`]),
      ...options.map((option) => `${complete} -n '${isGiven}' ${specification(option)}`),
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

/** An option for complete: `-l format -x -a 'text json' -d 'Report'`. */
function specification({ flag, meaning, value, names }: CompletedOption): string {
  const option = `-l ${flag.slice(2)} -d '${meaning}'`;
  if (value === undefined) return option;
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
