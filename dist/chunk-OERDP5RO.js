import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/measure/machine.ts
import { createHmac } from "node:crypto";
import { readFileSync, statfsSync } from "node:fs";
import os from "node:os";
var fileSystems = {
  61267: "ext4",
  1481003842: "xfs",
  2435016766: "btrfs",
  16914836: "tmpfs",
  2035054128: "overlayfs",
  801189825: "zfs",
  26985: "nfs"
};
function readLoad() {
  return Math.round((os.loadavg()[0] ?? 0) * 100) / 100;
}
function readMachine(folder) {
  return {
    cpu: os.cpus()[0]?.model.trim() ?? "unknown",
    cores: os.availableParallelism(),
    memoryBytes: os.totalmem(),
    platform: `${process.platform}-${process.arch}`,
    kernel: `${os.type()} ${os.release()}`,
    node: process.versions.node,
    fileSystem: fileSystem(folder),
    bootId: readBootId(),
    machineId: readMachineId()
  };
}
function readBootId() {
  const id = readWord("/proc/sys/kernel/random/boot_id");
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : void 0;
}
function readMachineId() {
  const id = readWord("/etc/machine-id");
  if (!/^[0-9a-f]{32}$/.test(id)) return void 0;
  return createHmac("sha256", id).update("sqlite-bench-gate").digest("hex").slice(0, 32);
}
function readWord(file) {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return "";
  }
}
function fileSystem(folder) {
  if (process.platform !== "linux") return "unknown";
  const { type } = statfsSync(folder);
  return fileSystems[type] ?? `type 0x${type.toString(16)}`;
}

export {
  readLoad,
  readMachine
};
