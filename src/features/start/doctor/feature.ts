import { valuesOf } from "../../../options/option.ts";
import { plainFormat, plainFormats } from "../../../options/plain-format.ts";
import { settingOptions } from "../../../options/table.ts";
import type { Feature } from "../../feature.ts";
import { type DoctorCommand, doctorCommand } from "./command.ts";

/** The abilities of this machine, feature by feature, and the functions that an engine has. */
export const doctor: Feature = {
  name: "doctor",
  takes: {
    doctor: {
      ...plainFormats,
      candidate: {
        help: "Engine whose functions of SQLite's C API are checked",
        otherwise: "no engine is checked",
      },
    },
  },
  commands: {
    doctor: {
      group: "Set up",
      purpose: "Check this machine and suggest fixes.",
      examples: ["doctor", "doctor --candidate ./libengine.so", "doctor --format json"],
      read: ({ given }): DoctorCommand => {
        const { format, candidate } = settingOptions;
        const values = valuesOf({ format, candidate }, given);
        return { ...values, format: plainFormat(values.format) };
      },
      run: async (command: DoctorCommand, world) => doctorCommand(command, world),
    },
  },
};
