import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/process/start.ts
import { spawn } from "node:child_process";
import path from "node:path";
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
function withAbsolutePath({ PATH, ...environment }) {
  const folders = (PATH ?? "").split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  return folders.length === 0 ? environment : { ...environment, PATH: folders.join(path.delimiter) };
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

export {
  withoutSecrets,
  neutralFolder,
  startProgram,
  killGroup,
  sendSignal
};
