// src/platform/hide-environment.ts
import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
var fields = { start: 50, end: 51 };
function hideEnvironment() {
  const values = { ...process.env };
  try {
    const stat = readFileSync("/proc/self/stat", "latin1");
    const rest = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [start = 0, end = 0] = [fields.start, fields.end].map((field) => Number(rest[field - 3]));
    if (!Number.isSafeInteger(start) || start <= 0 || end <= start) return false;
    const memory = openSync("/proc/self/mem", "r+");
    try {
      writeSync(memory, Buffer.alloc(end - start), 0, end - start, start);
    } finally {
      closeSync(memory);
    }
  } catch {
    return false;
  }
  Object.assign(process.env, values);
  return true;
}
export {
  hideEnvironment
};
