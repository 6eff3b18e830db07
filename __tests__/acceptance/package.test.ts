import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import manifest from "../../package.json" with { type: "json" };
import { addonPlatforms } from "../../src/results/store/addon.ts";
import { root } from "../builders/documents.ts";
import { fetchHadolint } from "./act/tools.ts";
import { run } from "./cli.ts";

describe("the package", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "package-"));
  const project = path.join(folder, "project");
  /** A newcomer's, in which npm has stored nothing and is told to ask no registry. */
  const env = {
    HOME: folder,
    PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
    npm_config_offline: "true",
  };
  const npx = (...parameters: string[]) =>
    run(["sqlite-bench-gate", ...parameters], { command: "npx", cwd: project, env });
  const packed = path.join(folder, `sqlite-bench-gate-${manifest.version}.tgz`);

  beforeAll(() => {
    const options = { env, encoding: "utf8" } as const;
    execFileSync(process.execPath, ["scripts/package.ts", folder], { ...options, cwd: root });
    mkdirSync(project);
    execFileSync("npm", ["install", "--no-audit", packed], { ...options, cwd: project });
  });

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it("holds dist, and nothing that only development needs", () => {
    const files = execFileSync("tar", ["-tzf", packed], { encoding: "utf8" }).trim().split("\n");
    const dist = readdirSync(path.join(root, "dist")).map((file) => `dist/${file}`);
    expect(files.map((file) => file.replace(/^package\//, "")).toSorted()).toEqual(
      ["LICENSE", "README.md", "package.json", ...dist].toSorted(),
    );
  });

  it("needs no other package, and runs nothing when it is installed", () => {
    const modules = path.join(project, "node_modules");
    expect(readdirSync(modules).filter((name) => !name.startsWith("."))).toEqual(["sqlite-bench-gate"]);
    const installed = JSON.parse(readFileSync(path.join(modules, "sqlite-bench-gate/package.json"), "utf8"));
    for (const field of ["dependencies", "optionalDependencies", "peerDependencies", "private"])
      expect(installed).not.toHaveProperty(field);
    expect(installed).not.toHaveProperty("scripts");
  });

  it("is for the platforms that it has SQLite's addon for", () => {
    const platforms = manifest.os.flatMap((system) => manifest.cpu.map((cpu) => `${system}-${cpu}`));
    expect(platforms.toSorted()).toEqual(addonPlatforms.toSorted());
  });

  it("tells its version", async () => {
    expect(await npx("--version")).toMatchObject({ status: 0, stdout: `${manifest.version}\n`, stderr: "" });
  });

  it("says what the machine has", async () => {
    const { status, stdout, stderr } = await npx("doctor", "--format", "json");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(JSON.parse(stdout)).toMatchObject({ canRun: true });
  });

  it("measures an engine", async () => {
    const { status, words, stderr } = await npx(
      ...["run", "--candidate", path.resolve(fetchDoltlite()), "--baseline", await fetchSqlite()],
      ...["--variants", "int", "--workloads", "oltp_point_select", "--rows", "100", "--rounds", "1"],
      ...["--ceiling", "1000", "--average-ceiling", "1000"],
    );
    expect(words).toMatch(/^(Pass: .*; slowest of 3 tests .*|Inconclusive: the runner is too noisy)/);
    expect({ status, stderr }).toMatchObject({ status: 0 });
    expect(existsSync(path.join(project, "bench-results/results.json"))).toBe(true);
  });
});

describe("the image", () => {
  const dockerfile = readFileSync(path.join(root, "Dockerfile"), "utf8");

  it("is described cleanly, says hadolint", () => {
    execFileSync(fetchHadolint(), ["Dockerfile"], { cwd: root, stdio: "inherit" });
  });

  it("has the Node.js that this project pins", () => {
    expect(/^FROM node:([\d.]+)-/m.exec(dockerfile)?.[1]).toBe(manifest.devDependencies.node);
  });

  it("copies files that .dockerignore leaves", () => {
    const copied = [...dockerfile.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, files = ""]) =>
      files.split(" "),
    );
    const left = readFileSync(path.join(root, ".dockerignore"), "utf8").matchAll(/^!(.+)$/gm);
    expect(copied.toSorted()).toEqual([...left].map(([, file]) => file).toSorted());
    for (const file of copied) expect(existsSync(path.join(root, file)), file).toBe(true);
  });
});
