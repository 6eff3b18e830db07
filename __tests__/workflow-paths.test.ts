import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { filesFor } from "../src/features/start/init/files.ts";
import { shownWorkflows } from "./builders/documents.ts";

interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, unknown>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Steps {
  readonly jobs?: Readonly<Record<string, { readonly steps?: readonly Step[] }>>;
  readonly runs?: { readonly steps?: readonly Step[] };
}

const root = path.join(import.meta.dirname, "..");
const read = (name: string) => ({ name, text: readFileSync(path.join(root, name), "utf8") });

/** Workflows in which no code of a pull request has run where they write: CI of this project, and its releases. */
const ofThisProject = /^\.github\/workflows\/(?:ci|check-dist|release|self)\.yml$/;

const answers = { build: "make", candidate: "libengine.so", packages: ["tcl"], nightly: true };
const written = [true, false].flatMap((forks) =>
  [...filesFor({ ...answers, forks })]
    .filter(([name]) => name.startsWith(".github/workflows/"))
    .map(([name, text]) => ({ name: `init, forks ${forks}: ${name}`, text })),
);
const own = [
  ...globSync(".github/workflows/*.yml", { cwd: root }).filter((name) => !ofThisProject.test(name)),
  ...globSync("{action.yml,actions/*/action.yml}", { cwd: root }),
].map(read);

/** Workflows that people copy, whose builds are steps of their own: what these leave in the workspace is read there. */
const copied = [
  ...globSync("examples/*/workflow.yml", { cwd: root }).map(read),
  ...written,
  ...shownWorkflows,
];

/** A place that no code of a checkout can reach: a folder of the job's temporary files, or an output of a step, which names one. */
const isOutside = (place: string) =>
  /^\$\{\{ inputs\.confirm && format\('\{0\}\/[\w{}*/.-]+', runner\.temp, /.test(place) ||
  (/^\$\{\{ (?:runner\.temp|steps\.[\w-]+\.outputs\.[\w-]+) \}\}/.test(place) &&
    !/\/\.\.(?:\/|$)/.test(place));

/** Inputs of this repository's actions that are files which the tool writes, or takes from a job's earlier steps. */
const fileInputs = ["out", "results", "old-results", "confirm", "confirmed-by", "searched"];

/** Inputs that a job of our own takes from elsewhere than the checkout. */
const protectedInputs = ["config", "base", "baseline"];

/** Paths that scripts write and read: after a redirection, and as arguments of programs that make, fill or take files. */
const redirection = /(?<![<>&\d-])>{1,2}\s*("[^"]*"|[^\s"&|;)]+)/g;
const program =
  /(?:^|[\s;|&(])(?:tar|mkdir|touch|tee|cp|mv|ln|rm|install|sha256sum|cat|source)\b((?:[^\S\n]+(?:"[^"]*"|[^\s"|;&)]+))*)/gm;

/** The literal paths in the workspace that a script writes or reads. */
function literalPaths(script: string): string[] {
  const text = script.replaceAll(/^\s*#.*$/gm, "").replaceAll(/\s# .*$/gm, "");
  const redirected = [...text.matchAll(redirection)].map(([, place = ""]) => place);
  const named = [...text.matchAll(program)].flatMap(([, words = ""]) =>
    (words.match(/"[^"]*"|\S+/g) ?? []).filter((word) => /[./]/.test(word) && !/^"?[-$&<]/.test(word)),
  );
  return [...redirected.filter((place) => !/^"?\$/.test(place)), ...named].filter(
    (place) => !/^"?\/dev\/(?:null|stderr)/.test(place),
  );
}

/**
 * A step's faults, a line each.
 *
 * @param isCopied whether the step is in a workflow that people copy
 */
function violationsOf(step: Step, isCopied = false): string[] {
  const { uses = "", run, env = {}, with: inputs = {}, if: condition = "" } = step;
  const linesOf = (name: string) =>
    String(inputs[name] ?? "")
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "");
  const inside = (...names: readonly string[]) =>
    names.flatMap((name) =>
      linesOf(name)
        .filter((line) => !isOutside(line))
        .map((line) => `${name}: ${line}`),
    );
  const found: string[] = [];
  if (!isCopied && uses.startsWith("actions/checkout@")) found.push(...inside("path"));
  if (/^actions\/(?:download-artifact|upload-artifact|upload-pages-artifact)@/.test(uses))
    found.push(...(linesOf("path").length === 0 ? ["path: the workspace"] : inside("path")));
  if (uses.startsWith("actions/upload-artifact@")) {
    const outputs = linesOf("path").flatMap((line) => /steps\.[\w-]+\.outputs\.[\w-]+/.exec(line)?.[0] ?? []);
    // A step that failed or was skipped has left nothing that is known.
    if (!outputs.some((output) => condition.includes(`${output} != ''`)))
      found.push(`if: uploads although no step says that it has made a file: ${condition}`);
  }
  const [, action] = /^sqlite-bench-gate\/sqlite-bench-gate(\/[\w-]+)?@/.exec(uses) ?? [undefined, "none"];
  if (action !== "none") found.push(...inside(...fileInputs));
  if (isCopied) return found;
  // The action settings takes the name that its file has on the default branch.
  if (action !== "none" && action !== "/settings") found.push(...inside(...protectedInputs));
  if (run !== undefined) found.push(...literalPaths(run).map((place) => `run: ${place}`));
  for (const [name, value] of Object.entries(env))
    if (/^\.{1,2}\/|^\.sqlite-bench-gate/.test(String(value))) found.push(`${name}: ${value}`);
  return found;
}

function violationsIn(text: string, isCopied = false): string[] {
  const { jobs = {}, runs = {} } = parse(text) as Steps;
  const steps = [...Object.values(jobs).flatMap((job) => job.steps ?? []), ...(runs.steps ?? [])];
  return steps.flatMap((step) => violationsOf(step, isCopied));
}

describe("a literal path in the workspace, where a checkout or a build can put a link", () => {
  it.each(own)("is neither written nor read by $name", ({ text }) => {
    expect(violationsIn(text)).toEqual([]);
  });

  it.each(copied)("is neither uploaded nor taken as results by $name", ({ text }) => {
    expect(violationsIn(text, true)).toEqual([]);
  });

  it("is looked for in every workflow and action of this repository", () => {
    const names = own.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        "action.yml",
        "actions/unpack/action.yml",
        "actions/settings/action.yml",
        ".github/workflows/measure.yml",
      ]),
    );
    expect(
      own.flatMap(({ text }) => text.match(/uses: actions\/upload-artifact@/g) ?? []).length,
    ).toBeGreaterThan(8);
    expect(written.map(({ name }) => name)).toContain("init, forks true: .github/workflows/benchmark.yml");
  });

  const results = `\${{ steps.gate.outputs.results-path }}`;
  const gate = "sqlite-bench-gate/sqlite-bench-gate@v0";
  const planted: readonly (readonly [string, Step])[] = [
    [
      "a checkout of settings",
      { uses: "actions/checkout@v6", with: { path: ".sqlite-bench-gate/settings" } },
    ],
    [
      "results that are uploaded",
      { uses: "actions/upload-artifact@v7", with: { path: "bench-results/results.json" } },
    ],
    [
      "an upload of what a step may not have made",
      { uses: "actions/upload-artifact@v7", if: "always()", with: { path: results } },
    ],
    [
      "a way back into the workspace",
      { uses: "actions/upload-artifact@v7", with: { path: `\${{ runner.temp }}/../engine` } },
    ],
    ["results that are taken", { uses: "actions/download-artifact@v8", with: { path: "shards" } }],
    [
      "an artifact in the workspace itself",
      { uses: "actions/download-artifact@v8", with: { name: "shards" } },
    ],
    ["settings", { uses: gate, with: { config: `.sqlite-bench-gate/settings/\${{ inputs.config }}` } }],
    ["a folder of results", { uses: gate, with: { out: "bench-results" } }],
    ["a base", { uses: gate, with: { base: ".sqlite-bench-gate/unpacked/engine.so" } }],
    ["an archive", { run: 'tar -cf engine.tar -C made "$CANDIDATE"\n' }],
    ["a hash", { run: 'echo "sha256=$(sha256sum engine.tar)" >> "$GITHUB_OUTPUT"\n' }],
    ["a redirection", { run: "make 2> log.txt\nmake > log\n" }],
    ["a folder", { run: "mkdir -p .sqlite-bench-gate/unpacked\n" }],
    ["a variable", { env: { CONFIG: "../settings/gate.yml" }, run: 'grep -q x "$CONFIG"' }],
  ];

  it.each(planted)("is found: %s", (_, step) => {
    expect(violationsIn(stringify({ jobs: { job: { steps: [step] } } }))).not.toEqual([]);
    expect(violationsIn(stringify({ runs: { using: "composite", steps: [step] } }))).not.toEqual([]);
  });

  it("is no output of a step, and no folder of the job's temporary files", () => {
    const made = {
      id: "pack",
      run: 'archive=$(mktemp -d "$RUNNER_TEMP/x-XXXXXX")/engine.tar\ntar -cf "$archive" -C "$MADE" x\n',
    };
    const upload = {
      uses: "actions/upload-artifact@v7",
      if: "steps.gate.outputs.results-path != ''",
      with: { path: results },
    };
    const download = { uses: "actions/download-artifact@v8", with: { path: `\${{ runner.temp }}/shards` } };
    expect([made, upload, download].flatMap((step) => violationsOf(step))).toEqual([]);
  });
});
