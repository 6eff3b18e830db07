import { RandomStream } from "../../suite/random.ts";
import type { Grammar } from "./grammar/grammar.ts";
import { trialsOfDatabase } from "./hunt.ts";
import { makeSituations, setupOf, trialOf } from "./situation.ts";

/** The statements that a hunt would try on its first databases. Ends with a line break. */
export function* showTrials(seed: number, databases: number, grammar: Grammar): Generator<string> {
  for (let number = 0; number < databases; number++) {
    const random = new RandomStream(seed, `database ${number}`);
    const situations = makeSituations(trialsOfDatabase, grammar, false, random);
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
