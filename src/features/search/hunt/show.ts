import type { Grammar } from "./grammar/grammar.ts";
import { setupOf, trialOf } from "./situation.ts";
import { SituationSource } from "./situation-source.ts";

/** The statements that a hunt would try on its first databases. Ends with a line break. */
export function* showTrials(seed: number, databases: number, grammar: Grammar): Generator<string> {
  const source = new SituationSource(grammar, false, seed);
  for (let number = 0; number < databases; number++) {
    const situations = source.onDatabase(number);
    const [first] = situations;
    if (first === undefined) continue;
    const lines = [
      `-- database ${number}, ${first.state.storage === "file" ? "on file" : "in memory"}`,
      ...setupOf(first),
    ];
    for (const [at, situation] of situations.entries()) {
      const { before, timed, after } = trialOf(situation, { executions: 1, budgetMs: 0, limitMs: 1 });
      lines.push("", `-- statement ${at + 1}`, ...before, ...timed, ...after);
    }
    yield `${lines.join("\n")}\n\n`;
  }
}
