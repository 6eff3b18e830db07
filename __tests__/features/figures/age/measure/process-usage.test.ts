import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import {
  findProcess,
  haltProcess,
  listFiles,
  readUsage,
  readUsageExactly,
} from "../../../../../src/features/figures/age/measure/process-usage.ts";
import { useFolder } from "../../../../builders/folder.ts";

const folder = useFolder("usage");
it("finds the files of a folder and of those in it, with their sizes", () => {
  const own = path.join(folder, "sizes");
  mkdirSync(path.join(own, "below"), { recursive: true });
  writeFileSync(path.join(own, "db"), "12345");
  writeFileSync(path.join(own, "below", "part"), "123");
  const found = listFiles(own).map(({ name, bytes }) => `${name} ${bytes}`);
  expect(found.toSorted()).toEqual(["db 5", "part 3"]);
  expect(listFiles(path.join(own, "missing"))).toEqual([]);
});

it.runIf(process.platform === "linux")(
  "finds the process that has a file open, and what it writes",
  async () => {
    const own = path.join(folder, "open");
    mkdirSync(own);
    writeFileSync(path.join(own, "db"), "");
    const script =
      "const fs = require('fs'); const f = fs.openSync(process.argv[1], 'w');" +
      "process.stdin.on('data', () => { fs.writeSync(f, Buffer.alloc(100_000)); process.stdout.write('x'); });" +
      "process.stdout.write('x');";
    const child = spawn(process.execPath, ["-e", script, path.join(own, "db")], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    const found = findProcess(own);
    expect(found).toBe(child.pid);
    const before = readUsage(child.pid ?? 0);
    expect(before.resident).toBeGreaterThan(1_000_000);
    child.stdin.write("go");
    await once(child.stdout, "data");
    const { written = 0 } = readUsage(child.pid ?? 0);
    expect(written - (before.written ?? 0)).toBeGreaterThanOrEqual(100_000);
    expect(written - (before.written ?? 0)).toBeLessThan(101_000);
    child.kill();
    await once(child, "close");
    expect(readUsage(child.pid ?? 0)).toEqual({});
    expect(readUsageExactly(child.pid ?? 0)).toEqual({});
  },
);

it.runIf(process.platform === "linux")("counts the memory of a process to the page", async () => {
  const pages = 3;
  // Between two answers it allocates nothing else.
  const program = [
    "import mmap, os",
    "memory = mmap.mmap(-1, 1 << 20)",
    "os.write(1, b'x')",
    "os.read(0, 8)",
    `for page in range(${pages}): memory[page * mmap.PAGESIZE] = 1`,
    "os.write(1, b'x')",
    "os.read(0, 8)",
  ].join("\n");
  const child = spawn("python3", ["-c", program], { stdio: ["pipe", "pipe", "inherit"] });
  await once(child.stdout, "data");
  const { resident: before = 0 } = readUsageExactly(child.pid ?? 0);
  child.stdin.write("go\n");
  await once(child.stdout, "data");
  const { resident: after = 0 } = readUsageExactly(child.pid ?? 0);
  child.stdin.end("go\n");
  await once(child, "close");
  expect(before % 4096).toBe(0);
  expect(after - before).toBeGreaterThanOrEqual(pages * 4096);
});

it.runIf(process.platform === "linux")(
  "halts a process with all its threads, and lets it go on",
  async () => {
    const script = "process.stdout.write('0'); setInterval(() => process.stdout.write('x'), 5);";
    const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "inherit"] });
    await once(child.stdout, "data");
    const goOn = await haltProcess(child.pid ?? 0);
    expect(readFileSync(`/proc/${child.pid}/stat`, "utf8")).toMatch(/\) T /);
    goOn?.();
    child.stdout.read();
    await once(child.stdout, "data");
    child.kill();
    await once(child, "close");
    expect(await haltProcess(child.pid ?? 0)).toBeUndefined();
  },
);

it("finds no process for files that nobody else has open", () => {
  const own = path.join(folder, "closed");
  mkdirSync(own);
  const file = openSync(path.join(own, "db"), "w");
  writeSync(file, "mine");
  expect(findProcess(own)).toBeUndefined();
  closeSync(file);
});
