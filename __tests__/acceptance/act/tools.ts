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
  const folder = path.join(cacheFolder, "zizmor-1.32.0");
  const program = path.join(folder, "bin", "zizmor");
  if (!existsSync(program)) {
    const parameters = ["install", "--quiet", "--no-deps", "--target", folder, "zizmor==1.32.0"];
    execFileSync("python3", ["-m", "pip", ...parameters], { stdio: ["ignore", "ignore", "inherit"] });
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
