import { shellWord } from "../messages/shell-word.ts";
import type { RunSettings } from "../model/settings.ts";
import { keyVariants } from "../model/test.ts";
import type { Reporting } from "../report/blocks.ts";
import { at } from "../report/blocks.ts";
import { minutes, plural } from "../report/format/figures.ts";
import { planTests } from "../suite/plan-tests.ts";
import { withoutOptions } from "./resume.ts";

/**
 * The sentence of a short run: which tests it left out, and the command that runs all of them.
 *
 * @param argv the arguments of the command line that asked for the short run
 * @param program the words that start this program
 */
export function shortRunText(settings: RunSettings, argv: readonly string[], program: string): string {
  const { workloads: _, ...all } = { ...settings, variants: keyVariants };
  const [chosen, possible] = [planTests(settings).length, planTests(all).length];
  const options = argv[0] === "run" ? argv.slice(1) : argv;
  const others = withoutOptions(options, ownOptions).filter((one) => one !== settings.candidate);
  const command = ["run", "--candidate", settings.candidate, ...others].map(shellWord);
  const { maxMinutes = 0 } = settings;
  return (
    `This was a short run of ${chosen} of ${plural(possible, "test")}, for ${minutes(maxMinutes)} at most. ` +
    `All of them: ${program} ${command.join(" ")}`
  );
}

/** Options of the short run alone: all tests are another run than the one that is resumed, and need more time. */
const ownOptions = ["--resume", "--max-minutes"];

/** The part that a short run adds to its reports. @param text of `shortRunText` */
export function shortRunReport(text: string): Reporting {
  return {
    report: {
      blocks: ({ words }) => at("what to do", { kind: "text", text: words.text(text) }),
    },
  };
}
