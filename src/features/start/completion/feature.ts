import { unknownName } from "../../../messages/suggest-name.ts";
import { InputError } from "../../../model/errors.ts";
import { refuseOperands } from "../../../options/commands.ts";
import type { Feature } from "../../feature.ts";
import { completionCommand, type Shell } from "./command.ts";

const shells = ["bash", "zsh", "fish"] as const satisfies readonly Shell[];

/** Scripts by which shells complete commands, options and their values. */
export const completion: Feature = {
  name: "completion",
  commands: {
    completion: {
      group: "Set up",
      purpose: "Print a completion script for a shell.",
      operand: { name: "shell", meaning: "bash, zsh or fish", names: shells },
      examples: ["completion bash", "completion zsh", "completion fish"],
      read: ({ name, operands: [shell, ...others] }): Shell => {
        refuseOperands(name, others, "one shell");
        const found = shells.find((one) => one === shell);
        if (found === undefined) throw new InputError(unknownName("shell", shell, shells));
        return found;
      },
      run: async (shell: Shell, world) => completionCommand(shell, world),
    },
  },
};
