import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  flag,
  option,
  path
} from "./shared-options-table.js";

// src/features/workloads/record/options.ts
var recordOptions = {
  from: option(path("path"), {
    help: "Log of a program to read, in place of a program to run",
    note: "JSON lines, the text of `.trace`, or the folder `log` of a recording; [more](record.md#static-programs).",
    offered: ["record"],
    otherwise: "the program is run"
  }),
  redact: option(flag(), {
    help: "Replace texts and blobs by others of the same length and order",
    offered: ["record"],
    default: false
  })
};

export {
  recordOptions
};
