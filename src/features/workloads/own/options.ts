import { option } from "../../../options/option.ts";
import { dividing, measuring, reporting } from "../../../options/table.ts";
import { paths } from "../../../options/value-types.ts";

/** The option that names the files of own workloads. */
export const ownOptions = {
  "own-workloads": option(paths(), {
    help: "Files of your own workloads: paths, patterns such as bench/*.yml, or a recording's folder",
    helpIn: {
      run: "Files of your own workloads, measured beside --suites: paths, patterns such as bench/*.yml, or a recording's folder",
    },
    note:
      "They are the suite `own`, measured beside the default. In the configuration file, paths are " +
      "relative to it; [more](own-workloads.md).",
    offered: [...measuring, "sql", ...reporting, ...dividing],
    otherwise: "none",
  }),
};
