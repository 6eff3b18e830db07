import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  formatRecording,
  inOwnFolder,
  makeOwnFolder,
  requireNoLink
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError
} from "./shared-jstat-dist-jstat.js";

// src/results/write.ts
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync
} from "node:fs";
import path from "node:path";
function writeReport(folder, recording, verdict, reports) {
  writeWhole(path.join(folder, "results.json"), formatRecording(recording, verdict));
  for (const [name, text] of Object.entries(reports)) writeWhole(path.join(folder, name), text);
}
function requireOwnResults(folder) {
  for (const name of [...reportNames, storeName]) requireNoLink(path.join(folder, name));
}
function removeReport(folder) {
  requireOwnResults(folder);
  for (const name of reportNames) {
    try {
      if (existsSync(folder)) inOwnFolder(folder, (place) => rmSync(path.join(place, name), { force: true }));
    } catch (cause) {
      if (cause instanceof InputError) throw cause;
      const problem = `${path.join(folder, name)} cannot be replaced (${cause.message})`;
      if (cause.code !== "ENOTDIR")
        throw new InputError(`${problem}: name another folder with --out`, { cause });
    }
  }
}
function writeWhole(file, content, advised = "a writable folder with free space") {
  requireNoLink(file);
  try {
    if (isDevice(file)) {
      writeIntoDevice(file, content);
      return;
    }
    const folder = path.dirname(file);
    makeOwnFolder(folder);
    inOwnFolder(folder, (place) => replaceFile(path.join(place, path.basename(file)), content));
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(
      `${file} cannot be written (${cause.message}): name ${advised} with --out`,
      { cause }
    );
  }
}
function replaceFile(file, content) {
  const unfinished = `${file}.${process.pid}`;
  try {
    rmSync(unfinished, { force: true });
    writeFileSync(unfinished, content, { flag: "wx", flush: true });
    renameSync(unfinished, file);
  } catch (cause) {
    removeQuietly(unfinished);
    throw cause;
  }
}
function isDevice(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== void 0 && !stats.isFile() && !stats.isDirectory();
}
function writeIntoDevice(file, content) {
  const handle = openSync(file, constants.O_WRONLY);
  try {
    if (fstatSync(handle).isFile()) throw new Error("a file has taken the place of a device");
    writeFileSync(handle, content);
  } finally {
    closeSync(handle);
  }
}
function removeQuietly(file) {
  try {
    rmSync(file, { force: true });
  } catch {
  }
}
var storeName = "results.sqlite";
var reportNames = ["results.json", "report.md", "report.html"];

// src/process/start.ts
import { spawn } from "node:child_process";
import path2 from "node:path";
var secret = /TOKEN|SECRET|PASSW(?:OR)?D|PASSPHRASE|CREDENTIAL|(?:ACCESS|API|PRIVATE)_?KEY|(?:^|_)(?:AUTH|KEY|PASS|PAT)$|_PWD$/i;
var runnersOwn = /^(?:INPUT|ACTIONS|GITHUB)_/;
function withoutSecrets(environment) {
  const seen = Object.entries(environment).filter(([name]) => !secret.test(name) && !runnersOwn.test(name));
  return Object.fromEntries(seen);
}
var neutralFolder = "/";
function startProgram(file, parameters, { environment, folder, descriptors }) {
  return spawn(file, parameters, {
    ...folder === void 0 ? {} : { cwd: folder },
    env: withAbsolutePath(environment),
    stdio: [...descriptors],
    detached: true
  });
}
function startInForeground(file, parameters, environment) {
  return spawn(file, parameters, { env: environment, stdio: "inherit" });
}
function withAbsolutePath({ PATH, ...environment }) {
  const folders = (PATH ?? "").split(path2.delimiter).filter((folder) => path2.isAbsolute(folder));
  return folders.length === 0 ? environment : { ...environment, PATH: folders.join(path2.delimiter) };
}
function killGroup({ pid }) {
  if (pid !== void 0) sendSignal("SIGKILL", -pid);
}
function sendSignal(signal, pid) {
  try {
    process.kill(pid, signal);
  } catch (cause) {
    if (cause.code === "EPERM") sendAsRoot(signal, pid);
  }
}
function sendAsRoot(signal, pid) {
  const parameters = ["-n", "kill", "-s", signal.replace(/^SIG/, ""), "--", String(pid)];
  spawn("sudo", parameters, { stdio: "ignore", detached: true }).on("error", () => {
  });
}

// src/process/run.ts
import { once } from "node:events";
import { existsSync as existsSync2 } from "node:fs";
import path3 from "node:path";
var StartError = class extends Error {
  name = "StartError";
  /** Whether there is no such program. */
  isMissing;
  /** @param folder in which the program was to work: the system has the same error for a folder that does not exist */
  constructor(cause, folder) {
    super(cause.message, { cause });
    this.isMissing = cause.code === "ENOENT" && (folder === void 0 || existsSync2(folder));
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
async function runInForeground(file, parameters, environment) {
  const child = startInForeground(file, parameters, environment);
  const ignore = () => {
  };
  process.on("SIGINT", ignore).on("SIGQUIT", ignore);
  try {
    const [status, killedBy] = await once(child, "close");
    return { status, killedBy };
  } catch (cause) {
    throw new StartError(cause, void 0);
  } finally {
    process.off("SIGINT", ignore).off("SIGQUIT", ignore);
  }
}
function findOnPath(name, { PATH = "" }) {
  const folders = PATH.split(path3.delimiter).filter((folder) => path3.isAbsolute(folder));
  return folders.map((folder) => path3.join(folder, name)).find((file) => existsSync2(file));
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
  withoutSecrets,
  neutralFolder,
  startProgram,
  killGroup,
  sendSignal,
  StartError,
  OutputError,
  runProgram,
  runInForeground,
  findOnPath,
  versionOf,
  writeReport,
  requireOwnResults,
  removeReport,
  writeWhole,
  storeName
};
