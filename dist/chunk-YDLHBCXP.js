import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readInside
} from "./chunk-4CHX7P6R.js";
import {
  isInside
} from "./chunk-5K5PIIK3.js";
import {
  InputError
} from "./chunk-AFANOJMY.js";

// src/results/untrusted-files.ts
import { globSync, lstatSync, realpathSync } from "node:fs";
import path from "node:path";
var limits = { files: 1024, bytes: 64e6 };
var NoFileError = class extends InputError {
};
function findFiles(patterns, roots, input) {
  const folders = roots.map((one) => realpathSync(one));
  const found = /* @__PURE__ */ new Map();
  for (const pattern of patterns) {
    const whole = path.resolve(folders[0] ?? ".", withRealRoot(pattern, roots));
    const root = folders.find((one) => isInside(whole, one));
    if (root === void 0) throw new InputError(`input ${input}: "${pattern}" leads out of the workspace`);
    const relative = path.relative(root, whole);
    const files = globSync(relative, { cwd: root }).map((file) => path.join(root, file));
    if (files.length === 0)
      throw new NoFileError(`input ${input}: no file matches "${pattern}" in the workspace`);
    for (const file of files) found.set(file, sizeOfPlain(file, root, input));
    if (found.size > limits.files)
      throw new InputError(`input ${input}: "${pattern}" and others match more than ${limits.files} files`);
  }
  const all = [...found.keys()].toSorted();
  const bytes = [...found.values()].reduce((sum, size) => sum + size, 0);
  if (bytes > limits.bytes)
    throw new InputError(
      `input ${input}: the ${all.length} files have ${bytes} bytes, at most ${limits.bytes} are allowed in all`
    );
  return all;
}
function readFound(file, roots, input) {
  const shown = path.relative(".", file);
  try {
    const found = readInside(file, roots, limits.bytes);
    if (typeof found !== "string") return found.bytes;
    throw new InputError(
      found === "too large" ? `input ${input}: ${shown} has more than ${limits.bytes} bytes` : `input ${input}: ${shown} is no plain file in the workspace`
    );
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`input ${input}: ${shown} cannot be read (${cause.message})`, { cause });
  }
}
function withRealRoot(pattern, roots) {
  if (!path.isAbsolute(pattern)) return pattern;
  const root = roots.find((one) => isInside(pattern, path.resolve(one)));
  return root === void 0 ? pattern : path.join(realpathSync(root), path.relative(root, pattern));
}
function sizeOfPlain(file, root, input) {
  const stats = statsOf(file);
  if (stats?.isFile() !== true || placeOf(file) !== file)
    throw new InputError(`input ${input}: ${path.relative(root, file)} is no plain file in the workspace`);
  const { size } = stats;
  if (size > limits.bytes)
    throw new InputError(
      `input ${input}: ${path.relative(root, file)} has ${size} bytes, at most ${limits.bytes} are allowed`
    );
  return size;
}
function statsOf(file) {
  try {
    return lstatSync(file);
  } catch {
    return void 0;
  }
}
function placeOf(file) {
  try {
    return realpathSync(file);
  } catch {
    return void 0;
  }
}

export {
  NoFileError,
  findFiles,
  readFound
};
