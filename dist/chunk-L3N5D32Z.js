import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  isInside
} from "./chunk-5K5PIIK3.js";
import {
  InputError,
  formatPath,
  formatValue,
  truncateList
} from "./chunk-YBCGSQCV.js";

// src/results/own-folder.ts
import { closeSync, constants, existsSync as existsSync2, fstatSync, mkdirSync, openSync, readlinkSync as readlinkSync2 } from "node:fs";
import path2 from "node:path";

// src/platform/find-link.ts
import { existsSync, readlinkSync, realpathSync } from "node:fs";
import path from "node:path";
function findLink(file) {
  const end = walkTo(file);
  return end !== void 0 && "link" in end ? end : void 0;
}
function walkTo(file) {
  const { root } = path.parse(process.cwd());
  const whole = path.isAbsolute(file) ? file : `${process.cwd()}${path.sep}${file}`;
  let folder = root;
  for (const part of whole.split(path.sep)) {
    const next = path.join(folder, part);
    const target = targetOf(next);
    if (target === void 0) {
      folder = next;
      continue;
    }
    if (isOfRepository(folder)) return { link: next, target: path.resolve(folder, target) };
    try {
      folder = realpathSync(next);
    } catch {
      return void 0;
    }
  }
  return { place: folder };
}
function targetOf(file) {
  try {
    return readlinkSync(file);
  } catch {
    return void 0;
  }
}
function isOfRepository(folder) {
  const { root } = path.parse(folder);
  const working = process.cwd();
  if (working !== root && isInside(folder, working)) return true;
  for (let one = folder; one !== root; one = path.dirname(one))
    if (existsSync(path.join(one, ".git"))) return true;
  return false;
}

// src/results/own-folder.ts
var asPlace = 2097152;
function requireNoLink(file) {
  const found = findLink(file);
  if (found !== void 0) throw isLink(found);
}
function isLink(found) {
  const [link, target] = [path2.relative("", found.link), found.target].map((one) => formatValue(one));
  return new InputError(
    `${link} is a symbolic link to ${target}, which a commit can have put there, and nothing is written through it: remove the link, or give the path that it leads to`
  );
}
function inOwnFolder(folder, act) {
  requireNoLink(folder);
  if (!existsSync2("/proc/self/fd")) return act(folder);
  const handle = openSync(folder, asPlace | constants.O_DIRECTORY);
  const place = `/proc/self/fd/${handle}`;
  try {
    requirePlace(folder, readlinkSync2(place), fstatSync(handle).nlink);
    return act(place);
  } catch (cause) {
    if (cause instanceof Error) cause.message = cause.message.replaceAll(place, folder);
    throw cause;
  } finally {
    closeSync(handle);
  }
}
function requirePlace(folder, opened, links) {
  const end = walkTo(folder);
  if (end !== void 0 && "link" in end) throw isLink(end);
  const asMade = (one) => one.normalize().toLowerCase();
  if (links > 0 && end !== void 0 && asMade(end.place) === asMade(opened)) return;
  throw new InputError(`${formatValue(folder)} is replaced while it is written into: nothing is written`);
}
function makeOwnFolder(folder) {
  if (existsSync2(folder)) return;
  const parent = path2.dirname(folder);
  makeOwnFolder(parent);
  inOwnFolder(parent, (place) => {
    try {
      mkdirSync(path2.join(place, path2.basename(folder)));
    } catch (cause) {
      if (cause.code !== "EEXIST") throw cause;
    }
  });
}

// src/messages/describe-issues.ts
var maxKeys = 5;
function describeIssues({ issues }, value, within = []) {
  const [first] = issues;
  const issue = first && { ...first, path: [...within, ...first.path] };
  if (issue === void 0) return "nothing is known of what is wrong";
  const others = issues.length === 1 ? "" : ` (and ${issues.length - 1} more)`;
  return `${describeIssue(issue, value)}${others}`;
}
function describeIssue(issue, value) {
  const where = issue.path.length === 0 ? "the file" : formatPath(issue.path);
  if (issue.code === "unrecognized_keys")
    return `${where} has ${truncateList(maxKeys, issue.keys.map(formatValue), (more) => `${more} more`).join(", ")}, which is not known`;
  if (issue.code === "custom" && !issue.message.startsWith("expected")) return `${where}: ${issue.message}`;
  if (issue.code === "invalid_key") return `${where} has a wrong name: ${issue.issues[0]?.message}`;
  const found = issue.path.reduce((inner, key) => Object(inner)[key], value);
  const allowed = issue.message.replace(/^[^:]*: (?=expected|must)/, "");
  return found === void 0 ? `${where} is missing: ${allowed}` : `${where} is ${formatValue(found)}: ${allowed}`;
}

// src/results/facts.ts
function factsPart(name) {
  return ({ features }) => features?.[name];
}
function formatsOf(features) {
  return features.flatMap(({ name, facts: format }) => format === void 0 ? [] : [{ name, format }]);
}
function mergeFacts(shards, features) {
  const all = formatsOf(features).map(({ name, format }) => {
    const own = shards.map((shard) => ({ ...shard, facts: shard.recording.features?.[name] }));
    const hasFacts = own.some(({ facts }) => facts !== void 0);
    return {
      name,
      facts: hasFacts ? format.merge(own) : void 0,
      warnings: hasFacts ? format.disagreements?.(own) ?? [] : []
    };
  });
  const kept = all.filter(({ facts }) => facts !== void 0).map(({ name, facts }) => [name, facts]);
  return {
    ...kept.length === 0 ? {} : { facts: Object.fromEntries(kept) },
    warnings: all.flatMap(({ warnings }) => warnings)
  };
}

// src/platform/read-inside.ts
import {
  closeSync as closeSync2,
  constants as constants2,
  fstatSync as fstatSync2,
  lstatSync,
  openSync as openSync2,
  readFileSync,
  readlinkSync as readlinkSync3,
  readSync,
  realpathSync as realpathSync2,
  statSync
} from "node:fs";
import path3 from "node:path";
function rootOf(file, roots) {
  return rootOfPlace(file, realpathSync2(file), roots);
}
function rootOfPlace(file, place, roots) {
  const named = path3.resolve(file);
  return roots.filter((root) => isInside(named, path3.resolve(root)) || isInside(named, realpathSync2(root))).map((root) => realpathSync2(root)).find((root) => isInside(place, root));
}
function openInside(file, roots) {
  if (roots !== void 0 && rootOf(file, roots) === void 0) return "outside";
  if (!statSync(file).isFile()) return "no regular file";
  const handle = openSync2(file, constants2.O_RDONLY | constants2.O_NONBLOCK | constants2.O_NOCTTY);
  let opened = "outside";
  try {
    opened = lookAt(handle, file, roots);
    return opened;
  } finally {
    if (typeof opened === "string") closeSync2(handle);
  }
}
function lookAt(handle, file, roots) {
  const stats = fstatSync2(handle);
  if (!stats.isFile()) return "no regular file";
  const place = placeOf(handle, file, stats);
  if (roots === void 0) return { handle, place: place ?? file };
  const root = place === void 0 ? void 0 : rootOfPlace(file, place, roots);
  return place === void 0 || root === void 0 ? "outside" : { handle, place, root };
}
function placeOf(handle, file, { dev, ino }) {
  try {
    return readlinkSync3(`/proc/self/fd/${handle}`);
  } catch {
    const place = realpathSync2(file);
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
    closeSync2(handle);
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
  const { size } = fstatSync2(handle);
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
  describeIssues,
  factsPart,
  formatsOf,
  mergeFacts,
  rootOf,
  openInside,
  readInside,
  readNamed,
  findLink,
  requireNoLink,
  inOwnFolder,
  makeOwnFolder
};
