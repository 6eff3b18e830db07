import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  optionParts
} from "./shared-wrap-ansi-index.js";
import {
  shellWord
} from "./shared-jstat-dist-jstat.js";

// src/commands/resume.ts
var ownOptions = ["--resume", "--out", "--max-minutes"];
function withoutOptions(argv, options) {
  return argv.filter(
    (one, index) => !options.some((own) => one === own || argv[index - 1] === own || one.startsWith(`${own}=`))
  );
}
function longerLimit(minutes) {
  return Math.ceil(3 * minutes);
}
function resumeCommand({ out, maxMinutes }, argv, isOutOfTime, program) {
  const limit = maxMinutes === void 0 ? void 0 : isOutOfTime ? longerLimit(maxMinutes) : maxMinutes;
  const own = [["--resume", out], ...limit === void 0 ? [] : [["--max-minutes", String(limit)]]];
  const kept = withoutOptions(argv, ownOptions).map(shellWord);
  return [program, ...optionParts(kept), ...own.map((words) => words.map(shellWord).join(" "))];
}

export {
  withoutOptions,
  longerLimit,
  resumeCommand
};
