import { print } from "../../bench/engines.ts";

/** What was expected, and whether it came so. Each is said as it is found; one that fails does not end the story. */
export class Expectations {
  #met = 0;
  readonly #failed: string[] = [];
  #chapter = "";

  /** Begins a part of the story, by whose name its expectations are told from the same ones in others. */
  begin(chapter: string): void {
    this.#chapter = chapter;
    print(`\n${chapter}`);
  }

  /** @param seen what is shown where it does not hold */
  expect(sentence: string, holds: boolean, seen: unknown): void {
    if (holds) {
      this.#met++;
      print(`  ok    ${sentence}`);
      return;
    }
    this.#failed.push(this.#chapter === "" ? sentence : `${this.#chapter}: ${sentence}`);
    const text = typeof seen === "string" ? seen : JSON.stringify(seen, null, 2);
    print(`  FAIL  ${sentence}; seen instead:\n${text.trimEnd().replace(/^/gm, "        ")}`);
  }

  get allMet(): boolean {
    return this.#met > 0 && this.#failed.length === 0;
  }

  summary(): string {
    const failed = this.#failed.map((sentence) => `\n  ${sentence}`).join("");
    return `${this.#met} met, ${this.#failed.length} failed${failed}`;
  }
}
