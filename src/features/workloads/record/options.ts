import { option } from "../../../options/option.ts";
import { flag, path } from "../../../options/value-types.ts";

/** Options that only `record` takes. */
export const recordOptions = {
  from: option(path("path"), {
    help: "Log of a program to read, in place of a program to run",
    note: "JSON lines, the text of `.trace`, or the folder `log` of a recording; [more](record.md#static-programs).",
    offered: ["record"],
    otherwise: "none",
  }),
  recorder: option(path("folder"), {
    help: "New folder for the recorder's source, to link into a static program",
    note: "[How](record.md#static-programs).",
    offered: ["record"],
    otherwise: "none",
  }),
  redact: option(flag(), {
    help: "Write none of the program's texts and blobs: others of the same length, which sort alike, replace them",
    offered: ["record"],
    default: false,
  }),
};
