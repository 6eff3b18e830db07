import { print } from "../../bench/engines.ts";

/** Expectations and whether they hold. Each is printed when it is checked; one that fails does not end the story. */
export class Expectations {
  #met = 0;
  readonly #failed: string[] = [];
  #chapter = "";

  /** Begins a part of the story, which distinguishes its expectations from the same ones in other parts. */
  begin(chapter: string): void {
    this.#chapter = chapter;
    print(`\n${chapter}`);
  }

  /** @param seen printed if it does not hold */
  expect(sentence: string, holds: boolean, seen: unknown): void {
    if (holds) {
      this.#met++;
      print(`  ok    ${sentence}`);
      return;
    }
    this.#failed.push(this.#chapter === "" ? sentence : `${this.#chapter}: ${sentence}`);
    const text = typeof seen === "string" ? seen : (JSON.stringify(seen, null, 2) ?? "nothing");
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
