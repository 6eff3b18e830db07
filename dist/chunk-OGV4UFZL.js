import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/process/start.ts
import { spawn } from "node:child_process";
function startProgram(file, parameters, { environment, folder, descriptors }) {
  return spawn(file, parameters, {
    ...folder === void 0 ? {} : { cwd: folder },
    env: environment,
    stdio: [...descriptors],
    detached: true
  });
}
function killGroup({ pid }) {
  if (pid !== void 0) sendSignal("SIGKILL", -pid);
}
function sendSignal(signal, pid) {
  try {
    process.kill(pid, signal);
  } catch {
  }
}

export {
  startProgram,
  killGroup,
  sendSignal
};
