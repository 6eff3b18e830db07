import { shellWord } from "../messages/shell-word.ts";
import type { RunSettings } from "../model/settings.ts";
import { keyVariants } from "../model/test.ts";
import type { Reporting } from "../report/blocks.ts";
import { at } from "../report/blocks.ts";
import { plural } from "../report/format/figures.ts";
import { planTests } from "../suite/plan-tests.ts";

/**
 * The sentence of a short run: which tests it left out, and the command that runs all of them.
 *
 * @param argv the arguments of the command line that asked for the shortRun
 */
export function shortRunText(settings: RunSettings, argv: readonly string[]): string {
  const { workloads: _, ...all } = { ...settings, variants: keyVariants };
  const [chosen, possible] = [planTests(settings).length, planTests(all).length];
  const options = argv[0] === "run" ? argv.slice(1) : argv;
  const others = withoutResume(options).filter((one) => one !== settings.candidate);
  const command = ["sqlite-bench-gate", "run", "--candidate", settings.candidate, ...others].map(shellWord);
  return (
    `This was a short run of ${chosen} of ${plural(possible, "test")}, for ${(settings.maxMinutes ?? 0) * 60} seconds at most. ` +
    `All of them: ${command.join(" ")}`
  );
}

/** A run of all tests is another run than the one that is resumed. */
function withoutResume(options: readonly string[]): string[] {
  return options.filter(
    (one, index) => one !== "--resume" && options[index - 1] !== "--resume" && !one.startsWith("--resume="),
  );
}

/** The part that a short run adds to its reports. @param text of `shortRunText` */
export function shortRunReport(text: string): Reporting {
  return {
    report: {
      blocks: ({ words }) => at("what to do", { kind: "text", text: words.text(text) }),
    },
  };
}
