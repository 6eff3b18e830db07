import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  killGroup,
  neutralFolder,
  startProgram
} from "./chunk-2PAZFJAJ.js";

// src/process/run.ts
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
var StartError = class extends Error {
  name = "StartError";
  /** Whether there is no such program. */
  isMissing;
  /** @param folder in which the program was to work: the system has the same error for a folder that does not exist */
  constructor(cause, folder) {
    super(cause.message, { cause });
    this.isMissing = cause.code === "ENOENT" && (folder === void 0 || existsSync(folder));
  }
};
var OutputError = class extends Error {
  name = "OutputError";
};
var maxOutput = 5e7;
async function runProgram(file, parameters, { environment, folder, input, log, timeoutMs, endsAll = false, signal }) {
  signal?.throwIfAborted();
  const output = log ?? "pipe";
  const child = startProgram(file, parameters, {
    environment,
    descriptors: [input === void 0 ? "ignore" : "pipe", output, output],
    folder
  });
  const kill = () => killGroup(child);
  let isTimedOut = false;
  const onTimeout = () => {
    isTimedOut = true;
    kill();
  };
  const timer = timeoutMs === void 0 ? void 0 : setTimeout(onTimeout, timeoutMs);
  signal?.addEventListener("abort", kill);
  if (endsAll) child.on("exit", kill);
  let length = 0;
  const keep = (parts) => (part) => {
    length += part.length;
    if (length > maxOutput) kill();
    else parts.push(part);
  };
  const stdout = [];
  const stderr = [];
  child.stdout?.on("data", keep(stdout));
  child.stderr?.on("data", keep(stderr));
  child.stdin?.on("error", () => {
  }).end(input);
  try {
    const [status, killedBy] = await once(child, "close");
    signal?.throwIfAborted();
    if (length > maxOutput) throw new OutputError(`${file} wrote more than ${maxOutput / 1e6} MB`);
    return {
      status,
      killedBy,
      isTimedOut,
      stdout: Buffer.concat(stdout),
      stderr: Buffer.concat(stderr).toString("utf8")
    };
  } catch (cause) {
    signal?.throwIfAborted();
    if (child.pid !== void 0) throw cause;
    throw new StartError(cause, folder);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", kill);
  }
}
function findOnPath(name, { PATH = "" }) {
  const folders = PATH.split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
var versionMs = 1e4;
async function versionOf(program, environment, pattern) {
  try {
    const { status, stdout } = await runProgram(program, ["--version"], {
      environment,
      folder: neutralFolder,
      timeoutMs: versionMs
    });
    const [all, group] = pattern.exec(stdout.toString("utf8")) ?? [];
    return status === 0 ? group ?? all : void 0;
  } catch {
    return void 0;
  }
}

export {
  StartError,
  OutputError,
  runProgram,
  findOnPath,
  versionOf
};
