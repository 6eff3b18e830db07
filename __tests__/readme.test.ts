import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import manifest from "../package.json" with { type: "json" };
import { suiteNames } from "../src/model/test.ts";
import { parseArguments } from "../src/options/cli-arguments.ts";
import { parseConfigFile } from "../src/options/config-file.ts";
import { commandNames } from "../src/options/option.ts";
import { suites } from "../src/suite/suites.ts";
import { documentNamed, documents, root, shownWorkflows } from "./documents.ts";

const action = readFileSync(path.join(root, "action.yml"), "utf8");
const { inputs } = parse(action);

/** A step or a job that uses something. */
interface Used {
  readonly uses?: string;
  readonly with?: object;
}

const own = "sqlite-bench-gate/sqlite-bench-gate";

/** The inputs of the action, or of a workflow of this repository. */
function inputsOf(uses: string): Readonly<Record<string, { readonly required?: boolean }>> {
  const [place = ""] = uses.slice(own.length).split("@");
  if (place === "") return inputs;
  return parse(readFileSync(path.join(root, place), "utf8")).on.workflow_call.inputs;
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
  measure: "bench/shards.ts",
  runs: "bench/fleet.ts",
  power: "bench/fleet.ts",
  at: "bench/fleet.ts",
  only: "scripts/pictures/main.ts",
  results: "scripts/pictures/main.ts",
  versions: "bench/releases.ts",
};

/** Options of other people's programs that the documents name. */
const foreignOptions = new Set(["project", "no-git-tag-version", "force", "detach", "init"]);

/** A path that begins with one of the project's folders; patterns and parts left out are none. */
const pathPattern =
  /(?<![\w./-])(?:src|docs|scripts|bench|fixtures|__tests__|dist|\.github|\.ci)\/(?:[\w.-]+\/)*[\w-]+(?:\.[\w-]+)*(?![\w*/{<]|\.\.)/g;

describe.each(documents)("$file", ({ file, links, code }) => {
  const relative = links.filter((link) => !/^[a-z]+:/.test(link));

  it("links to files that exist", () => {
    const missing = relative.filter((link) => {
      const [target = ""] = link.split("#");
      return !existsSync(path.resolve(root, path.dirname(file), target));
    });
    expect(missing).toEqual([]);
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
  it("has at most 170 lines", () => {
    expect(documentNamed("README.md").text.split("\n").length - 1).toBeLessThanOrEqual(170);
  });

  it("leads to every page of docs", () => {
    const pages = documents.map(({ file }) => file).filter((file) => file.startsWith("docs/"));
    expect(documentNamed("README.md").links).toEqual(expect.arrayContaining(pages));
  });
});

describe("what the documents name", () => {
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

  const using = shownWorkflows.filter(({ text }) => text.includes("uses: sqlite-bench-gate/"));

  it.each(using)("as inputs of the action and of the workflows to call exists: $name", ({ text }) => {
    const jobs = Object.values<Used & { steps?: Used[] }>(parse(text).jobs);
    const given = jobs.flatMap((job) => job.steps ?? [job]).filter(({ uses }) => uses?.startsWith(own));
    expect(given).not.toEqual([]);
    for (const { uses = "", with: values = {} } of given) {
      const known = inputsOf(uses);
      expect(Object.keys(known)).toEqual(expect.arrayContaining(Object.keys(values)));
      const required = Object.keys(known).filter((name) => known[name]?.required === true);
      expect(Object.keys(values)).toEqual(expect.arrayContaining(required));
    }
  });

  it("as workloads are all there are", () => {
    const named =
      documentNamed("docs/suites.md").text.match(
        /(?<=^\| `)\w+_\w+(?=` \| (?:[\d,]+|rows(?: \/ \d+)?) \|)/gm,
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
    expect(named).toEqual(names);
  });
});
