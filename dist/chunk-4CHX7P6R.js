import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  isInside
} from "./chunk-5K5PIIK3.js";

// src/platform/read-inside.ts
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  readSync,
  realpathSync,
  statSync
} from "node:fs";
import path from "node:path";
function rootOf(file, roots) {
  return rootOfPlace(file, realpathSync(file), roots);
}
function rootOfPlace(file, place, roots) {
  const named = path.resolve(file);
  return roots.filter((root) => isInside(named, path.resolve(root)) || isInside(named, realpathSync(root))).map((root) => realpathSync(root)).find((root) => isInside(place, root));
}
function openInside(file, roots) {
  if (roots !== void 0 && rootOf(file, roots) === void 0) return "outside";
  if (!statSync(file).isFile()) return "no regular file";
  const handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
  let opened = "outside";
  try {
    opened = lookAt(handle, file, roots);
    return opened;
  } finally {
    if (typeof opened === "string") closeSync(handle);
  }
}
function lookAt(handle, file, roots) {
  const stats = fstatSync(handle);
  if (!stats.isFile()) return "no regular file";
  const place = placeOf(handle, file, stats);
  if (roots === void 0) return { handle, place: place ?? file };
  const root = place === void 0 ? void 0 : rootOfPlace(file, place, roots);
  return place === void 0 || root === void 0 ? "outside" : { handle, place, root };
}
function placeOf(handle, file, { dev, ino }) {
  try {
    return readlinkSync(`/proc/self/fd/${handle}`);
  } catch {
    const place = realpathSync(file);
    const now = lstatSync(place);
    return now.dev === dev && now.ino === ino ? place : void 0;
  }
}
function readInside(file, roots, most) {
  const opened = openInside(file, roots);
  if (typeof opened === "string") return opened;
  const { handle, ...found } = opened;
  try {
    const bytes = readUpTo(handle, most);
    return bytes === void 0 ? "too large" : { ...found, bytes };
  } finally {
    closeSync(handle);
  }
}
var mostNamedBytes = 64e6;
function readNamed(file, roots) {
  if (roots === void 0) return readFileSync(file);
  const found = readInside(file, roots, mostNamedBytes);
  if (typeof found !== "string") return found.bytes;
  throw new Error(
    {
      outside: "it leads out of the workspace",
      "no regular file": "it is no regular file",
      "too large": `it has more than ${mostNamedBytes} bytes`
    }[found]
  );
}
function readUpTo(handle, most) {
  const { size } = fstatSync(handle);
  if (size > most) return void 0;
  let bytes = Buffer.alloc(Math.min(most, Math.max(size, 4096)) + 1);
  let length = 0;
  for (let read = 1; read > 0; length += read) {
    if (length > most) return void 0;
    if (length === bytes.length)
      bytes = Buffer.concat([bytes, Buffer.alloc(Math.min(length, most + 1 - length))]);
    read = readSync(handle, bytes, length, bytes.length - length, null);
  }
  return length > most ? void 0 : bytes.subarray(0, length);
}

export {
  rootOf,
  openInside,
  readInside,
  readNamed
};
