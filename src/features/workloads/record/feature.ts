import type { GivenCommand } from "../../../options/commands.ts";
import type { Feature } from "../../feature.ts";
import { type RecordCommand, runRecord } from "./command.ts";
import { recordOptions } from "./options.ts";

/** Records the statements of a program, and makes own workloads of them. */
export const record: Feature = {
  name: "record",
  options: { recording: recordOptions },
  takes: {
    record: { out: { help: "Folder for the workloads", otherwise: "recorded.bench" }, quiet: {} },
  },
  commands: {
    record: {
      group: "Measure",
      purpose: "Record a program's statements as workloads.",
      operand: { name: "program", meaning: "-- and the program with its arguments", isOptional: true },
      examples: [
        "record --out app.bench -- python3 app.py",
        "record --out app.bench --redact -- ./app data.csv",
        "record --out app.bench --from statements.jsonl",
      ],
      read: ({ given, operands }: GivenCommand): RecordCommand => ({ given, program: operands }),
      run: async (command: RecordCommand, world) => runRecord(command, world),
    },
  },
};
