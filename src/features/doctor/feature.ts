import { unchanged } from "../../options/offering.ts";
import { valuesOf } from "../../options/option.ts";
import { settingOptions } from "../../options/table.ts";
import type { Feature } from "../feature.ts";
import type { DoctorCommand } from "./command.ts";

/** The abilities of this machine, feature by feature. */
export const doctor: Feature = {
  name: "doctor",
  takes: { doctor: unchanged("format") },
  commands: {
    doctor: {
      purpose: "Say what this machine has for which feature, and what to do about what it lacks.",
      examples: ["doctor", "doctor --format json"],
      read: ({ given }): DoctorCommand => valuesOf({ format: settingOptions.format }, given),
      run: async (command: DoctorCommand, world) =>
        (await import("./command.ts")).doctorCommand(command, world),
    },
  },
};
