import { sqlFeatures } from "../../../model/sql-feature.ts";
import { option } from "../../../options/option.ts";
import { choices } from "../../../options/value-types.ts";

export const unsupportedOptions = {
  unsupported: option(choices("feature", sqlFeatures), {
    help: "Parts of SQL that the engines lack: tests that need one are left out",
    note:
      "Such as `[fts5, rtree]`. A run finds by trying what its engines lack. A part that an engine lacks and that is not named here leaves " +
      "tests without a result, which fails the run; one that is named here and works is named in a warning. The suite `shapes` has such tests.",
    offered: ["file"],
    otherwise: "none",
  }),
};
