import { option } from "../../../options/option.ts";
import type { Source } from "../../../options/sources.ts";
import { reporting } from "../../../options/table.ts";
import { flag } from "../../../options/value-types.ts";
import type { Feature } from "../../feature.ts";
import type { HtmlCommand } from "./command.ts";

/** The report as one HTML file for any browser: beside a run's other files, or of a run and a history. */
export const html: Feature = {
  name: "html",
  options: {
    output: {
      html: option(flag(), {
        help: "Write the report as one HTML file too, report.html",
        offered: ["run", "report", "replay", "file", ...reporting],
        default: false,
      }),
    },
  },
  outputs: {
    "html-path": {
      meaning: "Path of report.html; empty unless the input html asks for it",
      empty: "",
    },
  },
  reportFile: {
    name: "report.html",
    option: "html",
    output: "html-path",
    render: async (...run) =>
      (await import("../../../page/page-file.ts")).drawPage(
        (await import("../../../page/data/run-page.ts")).runPage(...run),
      ),
  },
  commands: {
    html: {
      group: "Measure",
      purpose: "Write a run, a history or both as one HTML page.",
      files: "results.json files of one run; none for a history alone",
      filesAreOptional: true,
      examples: [
        "html bench-results/results.json --out report.html",
        "html shard-*/results.json --config gate.yml --history nightly",
        "html --history nightly --branch main --last 90 --out history.html",
      ],
      read: ({ given: all, operands: files }): HtmlCommand => {
        const { config, ...given } = all as Source["given"] & Pick<Source, "config">;
        return { files, given, config };
      },
      run: async (command, world) =>
        (await import("./command.ts")).htmlCommand(command as HtmlCommand, world),
    },
  },
};
