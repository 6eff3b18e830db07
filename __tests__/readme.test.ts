import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import manifest from "../package.json" with { type: "json" };
import { storages, suiteNames } from "../src/model/test.ts";
import { suites } from "../src/suite/suites.ts";
import { parseAcceptanceLines } from "../src/verdict/acceptances.ts";
import { baseCeiling, groupCeiling } from "../src/verdict/ceilings.ts";
import { type Document, documentNamed, documents, root, shownWorkflows } from "./builders/documents.ts";
import { makeOwn } from "./features/workloads/own/workloads.ts";
import {
  commandNames,
  parseArguments,
  parseConfigFile,
  resolveReportSettings,
  sourcesOf,
} from "./options/full-build.ts";

/** A step or a job that uses something. */
interface Used {
  readonly uses?: string;
  readonly with?: object;
}

const own = "sqlite-bench-gate/sqlite-bench-gate";

/** The inputs of an action, or of a workflow, of this repository; undefined if it is not there. */
function inputsOf(uses: string): Readonly<Record<string, { readonly required?: boolean }>> | undefined {
  const [place = ""] = uses.replace(own, ".").split("@");
  const isWorkflow = place.endsWith(".yml");
  const file = path.join(root, place, isWorkflow ? "" : "action.yml");
  if (!existsSync(file)) return undefined;
  const { on, inputs } = parse(readFileSync(file, "utf8"));
  return isWorkflow ? on.workflow_call.inputs : inputs;
}

/** The actions and workflows of this repository that a workflow uses. */
function usedIn(workflow: string): readonly Used[] {
  const jobs = Object.values<Used & { steps?: Used[] }>(parse(workflow).jobs);
  return jobs
    .flatMap((job) => job.steps ?? [job])
    .filter(({ uses = "" }) => uses.startsWith(own) || uses.startsWith("./"));
}

/** The mistakes in what a workflow uses of this repository. */
function faultsOf(workflow: string): string[] {
  return usedIn(workflow).flatMap(({ uses = "", with: given = {} }) => {
    const known = inputsOf(uses);
    if (known === undefined) return `${uses} does not exist`;
    const unknown = Object.keys(given).filter((name) => !Object.hasOwn(known, name));
    const required = Object.keys(known).filter((name) => known[name]?.required === true);
    return [
      ...unknown.map((name) => `${uses} has no input ${name}`),
      ...required.filter((name) => !Object.hasOwn(given, name)).map((name) => `${uses} needs ${name}`),
    ];
  });
}

/** The addresses of a document's links and images that lead to no file. */
function brokenLinks({ file, links }: Pick<Document, "file" | "links">): string[] {
  return links.filter((link) => {
    const [target = ""] = link.split("#");
    return !/^[a-z]+:/.test(link) && !existsSync(path.resolve(root, path.dirname(file), target));
  });
}

/** `--base` but not the beginning of `--base-name`, nor the end of a word. */
const optionPattern = /(?<![\w-])--([a-z][a-z-]*)/g;

function optionsIn(text: string): string[] {
  return [...text.matchAll(optionPattern)].map(([, name = ""]) => name);
}

function helpOf(...command: readonly string[]): string {
  const parsed = parseArguments([...command, command.length === 0 ? "--help" : "--help-all"]);
  return parsed.kind === "help" ? parsed.text : "";
}

const ownOptions = new Set(
  [helpOf(), ...commandNames.map((name) => helpOf(...name.split(" ")))].flatMap(optionsIn),
);

/** Options of the project's other programs, and the file that reads each. */
const otherOptions: Readonly<Record<string, string>> = {
  beside: "bench/gate.ts",
  seeds: "bench/bisect.ts",
  keep: "__tests__/forge/main.ts",
  only: "scripts/pictures/main.ts",
  results: "scripts/pictures/main.ts",
  scenario: "bench/noise.ts",
  hunts: "bench/hunt/simulate.ts",
  equal: "bench/truth.ts",
  list: "bench/truth.ts",
};

/** Options of other people's programs that the documents name. */
const foreignOptions = new Set([
  "depth",
  "release",
  "locked",
  "project",
  "no-git-tag-version",
  "force",
  "detach",
  "init",
  "yes",
  "rm",
  "json",
  "unshallow",
  "tags",
]);

/** A path that begins with one of the project's folders; patterns and parts left out are none. */
const pathPattern =
  /(?<![\w./-])(?:src|docs|scripts|bench|fixtures|__tests__|dist|\.github|\.ci)\/(?:[\w.-]+\/)*[\w-]+(?:\.[\w-]+)*(?![\w*/{<]|\.\.)/g;

describe.each(documents)("$file", ({ file, links, code }) => {
  const relative = links.filter((link) => !/^[a-z]+:/.test(link));

  it("links to files that exist", () => {
    expect(brokenLinks({ file, links })).toEqual([]);
  });

  it("links to headings that exist", () => {
    const missing = relative.filter((link) => {
      const [target = "", anchor] = link.split("#");
      if (anchor === undefined) return false;
      const linked = target === "" ? file : path.join(path.dirname(file), target);
      return !documentNamed(linked).anchors.includes(anchor);
    });
    expect(missing).toEqual([]);
  });

  it("names options that exist", () => {
    const named = code.flatMap(({ text }) => optionsIn(text));
    const known = (name: string) =>
      ownOptions.has(name) || Object.hasOwn(otherOptions, name) || foreignOptions.has(name);
    expect(named.filter((name) => !known(name))).toEqual([]);
  });

  it("names files that exist", () => {
    const named = code.flatMap(({ text }) => text.match(pathPattern) ?? []);
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  it("names scripts that exist", () => {
    const named = code.flatMap(({ text }) =>
      [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name),
    );
    expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(named));
  });
});

describe.each([
  ["an attack in SECURITY.md", "SECURITY.md", 20],
  ["a way to wait for ever in docs/gate.md", "docs/gate.md", 10],
])("%s", (_, document, least) => {
  const rows = readFileSync(path.join(root, document), "utf8").matchAll(
    /^\| (.+?) \|.* `([\w/-]+\.test\.ts)`: \*(.+)\* \|$/gm,
  );
  const named = [...rows].map(([, what = "", file = "", title = ""]) => ({ what, file, title }));

  it("has its place in a table", () => {
    expect(named.length).toBeGreaterThan(least);
  });

  it.each(named)("is covered by a test that exists: $what", ({ file, title }) => {
    expect(readFileSync(path.join(root, file), "utf8")).toContain(`"${title}"`);
  });
});

it("docs/gate.md names a test for each way to wait for ever", () => {
  const [, section = ""] = readFileSync(path.join(root, "docs/gate.md"), "utf8").split(
    "\n## A required check that never comes\n",
  );
  const rows = section
    .split("\n## ")[0]
    ?.split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(1);
  expect(rows?.filter((row) => !/ `[\w/-]+\.test\.ts`: \*.+\* \|$/.test(row))).toEqual([]);
});

describe("the rights in SECURITY.md", () => {
  const rows = readFileSync(path.join(root, "SECURITY.md"), "utf8").matchAll(
    /^\| (`.+) \| .+ \| (`.+`) \|$/gm,
  );
  const namesIn = (cell: string) => [...cell.matchAll(/`([\w.-]+)`/g)].map(([, name = ""]) => name);
  // A row without a workflow is of those that several of them have.
  const rights = new Map(
    [...rows].flatMap(([, cell = "", own = ""]) => {
      const names = namesIn(cell);
      const file = names.find((name) => name.endsWith(".yml") && name !== "build.yml") ?? "nightly.yml";
      return names.map((job) => [`${file} ${job}`, own] as const);
    }),
  );
  const jobs = ["nightly.yml", "watchdog.yml", "release-report.yml"].flatMap((file) => {
    const workflow = parse(readFileSync(path.join(root, ".github/workflows", file), "utf8"));
    return Object.entries<{ permissions: Record<string, string> }>(workflow.jobs).map(
      ([job, { permissions }]) => ({ file, job, permissions }),
    );
  });

  it.each(jobs)("are those of the job $job of $file", ({ file, job, permissions }) => {
    const own = Object.entries(permissions).map(([right, kind]) => `\`${right}: ${kind}\``);
    expect(rights.get(`${file} ${job}`)?.split(", ").toSorted()).toEqual(own.toSorted());
  });
});

describe("the reference", () => {
  it.each(commandNames)("names every option of %s", (command) => {
    // With or without its dashes, and with a value after it.
    const named = new Set(
      documentNamed("docs/reference.md").code.map(({ text }) => /^(?:--)?([a-z-]+)/.exec(text)?.[1]),
    );
    expect(optionsIn(helpOf(...command.split(" "))).filter((option) => !named.has(option))).toEqual([]);
  });
});

describe("the README", () => {
  it("has at most 150 lines", () => {
    expect(documentNamed("README.md").text.split("\n").length - 1).toBeLessThanOrEqual(150);
  });

  it("leads to every page of docs, with docs/README.md", () => {
    const pages = documents.map(({ file }) => file).filter((file) => file.startsWith("docs/"));
    const linked = ["README.md", "docs/README.md"].flatMap((from) =>
      documentNamed(from).links.map((link) => path.join(path.dirname(from), link)),
    );
    expect(linked).toEqual(expect.arrayContaining(pages));
  });
});

describe("what the documents name", () => {
  // A stranger can publish under a name that a registry does not know: npm would fetch and run it.
  // eltmon/overdeck#3605
  it("is nothing that npx would fetch by the name of this tool", () => {
    const sources = globSync(["src/**/*.ts", "actions/**/*.yml", "action.yml", ".github/workflows/*.yml"], {
      cwd: root,
    });
    const texts = [
      ...documents.map(({ file, text }) => [file, text] as const),
      ...sources.map((file) => [file, readFileSync(path.join(root, file), "utf8")] as const),
    ];
    expect(
      texts.filter(([, text]) => /\bnpx\s+(?:-\S+\s+)*sqlite-bench-gate\b/.test(text)).map(([file]) => file),
    ).toEqual([]);
  });

  it("as the oldest Node.js is that of package.json", () => {
    const named = documents.flatMap(({ text }) => [...text.matchAll(/Node(?:\.js)? ([\d.]+) or newer/g)]);
    expect(named.length).toBeGreaterThan(3);
    for (const [, version] of named) expect(`>=${version}`).toBe(manifest.engines.node);
  });

  it("as pictures are all there are", () => {
    const shown = new Set(
      documents.flatMap(({ file, links }) => links.map((link) => path.join(path.dirname(file), link))),
    );
    const pictures = globSync("docs/*.png", { cwd: root });
    expect(pictures.filter((picture) => !shown.has(picture))).toEqual([]);
  });

  it("as options of other programs, these read", () => {
    const unread = Object.entries(otherOptions).filter(
      ([name, file]) => !new RegExp(`\\b${name}\\b`).test(readFileSync(path.join(root, file), "utf8")),
    );
    expect(unread).toEqual([]);
  });

  it("as a configuration file is valid", () => {
    const shown = documentNamed("docs/reference.md").code.find(({ language }) => language === "yaml");
    expect(parseConfigFile(shown?.text ?? "", "reference.md").ceilings).toHaveLength(3);
  });

  describe("as the settings of a script's gate", () => {
    const [settings = "", versionControl = ""] = documentNamed("docs/from-a-script.md")
      .code.filter(({ language }) => language === "yaml")
      .map(({ text }) => text);
    const criteriaOf = (text: string) =>
      resolveReportSettings(sourcesOf({ given: {}, config: "gate.yml" }, text, [makeOwn()])).criteria;
    const int = { variant: "int", storage: "file", kind: "writes" } as const;
    const test = { ...int, workload: "oltp_insert" };
    const second = { ns: 1e9 };

    it("allow 1.25x a test, and 1.15x all of them, a suite and a section", () => {
      const { gate, ceilings } = criteriaOf(settings);
      expect(gate).toBe("base");
      const ofTests = storages.map((storage) => baseCeiling(ceilings, { ...test, storage }, second).value);
      expect(ofTests).toEqual([1.25, 1.25, 1.25]);
      const scopes = [
        { level: "overall" },
        { level: "suite", suite: "oltp" },
        { level: "section", ...int },
        { level: "workload", suite: "oltp", workload: "oltp_insert" },
      ] as const;
      const ofGroups = scopes.map((scope) => groupCeiling(ceilings, scope, second).value);
      expect(ofGroups).toEqual([1.15, 1.15, 1.15, 1.25]);
    });

    it("fail nothing that is less than 10 ms slower", () => {
      const { ceilings } = criteriaOf(settings);
      expect(baseCeiling(ceilings, test, { ns: 20e6 })).toEqual({ value: 1.5, from: "min-change 10ms" });
      expect(groupCeiling(ceilings, { level: "section", ...int }, { ns: 20e6 }).value).toBe(1.5);
    });

    it("allow 1.5x and 50 ms of workloads of one's own, and of no others", () => {
      const { ceilings } = criteriaOf(`${settings}\n${versionControl}`);
      const own = { variant: "own", storage: "file", kind: "reads", workload: "counts" } as const;
      expect(baseCeiling(ceilings, own, second).value).toBe(1.5);
      expect(baseCeiling(ceilings, own, { ns: 50e6 })).toEqual({ value: 2, from: "min-change 50ms" });
      expect(baseCeiling(ceilings, test, second).value).toBe(1.25);
      expect(groupCeiling(ceilings, { level: "suite", suite: "own" }, second).value).toBe(1.15);
    });
  });

  it("as acceptances are valid, as a line and in a configuration file", () => {
    const { code } = documentNamed("docs/gate.md");
    expect(code.flatMap(({ text }) => parseAcceptanceLines(text))).toMatchObject([
      { acceptance: { upTo: "1.23x", commit: "1a2b3c4d5e6f" } },
      { acceptance: { upTo: "7.2x", commit: "1a2b3c4d5e6f" } },
    ]);
    const file = code.find(({ text }) => text.startsWith("accept:"))?.text ?? "";
    expect(parseConfigFile(file, "github.md").accept).toHaveLength(1);
    const own =
      documentNamed("docs/own-workloads.md").code.find(({ text }) => /^accept:/m.test(text))?.text ?? "";
    expect(own).toMatch(/counter, up-to: \d+%/);
  });

  const files = globSync(["{.github/workflows,examples/*}/*.yml"], { cwd: root })
    .map((name) => ({ name, text: readFileSync(path.join(root, name), "utf8") }))
    .filter(({ text }) => Object.hasOwn(Object(parse(text)), "jobs"));
  const using = [...files, ...shownWorkflows].filter(({ text }) => usedIn(text).length > 0);

  it("as workflows that use the actions are many", () => {
    expect(using.length).toBeGreaterThan(15);
  });

  it.each(using)("as actions, workflows to call and their inputs exists: $name", ({ text }) => {
    expect(faultsOf(text)).toEqual([]);
  });

  it("is found missing if it is", () => {
    const steps = [
      { uses: `${own}/actions/publsh@v0` },
      { uses: `${own}/actions/publish@v0`, with: { results: "a.json", costs: 2 } },
    ];
    const called = { uses: `${own}/.github/workflows/measure.yml@v0`, with: { build: "make" } };
    expect(faultsOf(stringify({ jobs: { one: { steps }, two: called } }))).toEqual([
      `${own}/actions/publsh@v0 does not exist`,
      `${own}/actions/publish@v0 has no input costs`,
      `${own}/.github/workflows/measure.yml@v0 needs candidate`,
    ]);
    const links = ["reference.md#options", "referense.md", "https://example.com"];
    expect(brokenLinks({ file: "docs/gate.md", links })).toEqual(["referense.md"]);
  });

  it("as workloads are all there are", () => {
    // A row each; those of `shapes` stand together by what they are about, those of `analytic` and `server` by how often they are repeated.
    const named =
      documentNamed("docs/suites.md").text.match(
        /(?<=^\| `)\w+(?=` \| (?:[\d,]+|rows(?: \/ \d+)?) \|)|(?<=^\| [^|`]+ \| (?:`\w+`, )*`)\w+(?=`(?:, `\w+`)* \|$)/gm,
      ) ?? [];
    // Suites of files alone name the workloads of others; so do those that commit each statement.
    const ofTheirOwn = suiteNames
      .map((name) => suites[name])
      .filter(
        ({ name, workloads }) =>
          name === "server" || workloads.some(({ storages }) => storages.includes("memory")),
      );
    const names = ofTheirOwn.flatMap(({ workloads }) =>
      workloads.map(({ name }) => name).filter((name) => !name.endsWith("_ac")),
    );
    expect(named.toSorted()).toEqual(names.toSorted());
  });
});
