/**
 * The house's import rules: https://github.com/sverweij/dependency-cruiser/blob/main/doc/rules-reference.md
 * Each folder of `src` names the folders that it may import; ARCHITECTURE.md says why.
 */
const allowed = {
  model: [],
  messages: [],
  platform: [],
  process: [],
  statistics: ["model"],
  suite: ["model", "messages"],
  yaml: ["model", "messages"],
  engines: ["model", "messages", "platform", "process", "suite", "yaml"],
  verdict: ["model", "messages", "statistics", "suite"],
  report: ["model", "messages", "statistics", "suite", "verdict"],
  results: ["model", "messages", "platform", "statistics", "suite", "verdict"],
  measure: ["model", "messages", "platform", "suite", "engines", "verdict", "results"],
  options: ["model", "messages", "platform", "suite", "yaml"],
  machines: ["model", "messages", "platform", "statistics", "suite", "verdict", "results", "options"],
  terminal: ["model", "messages", "measure"],
  git: ["process"],
  page: ["model", "messages", "statistics", "suite", "verdict", "report", "results", "options"],
  commands: [
    "model",
    "messages",
    "platform",
    "suite",
    "verdict",
    "report",
    "results",
    "measure",
    "options",
    "machines",
    "terminal",
  ],
  github: [
    "model",
    "messages",
    "platform",
    "suite",
    "commands",
    "verdict",
    "report",
    "results",
    "measure",
    "options",
    "machines",
    "process",
    "terminal",
    "git",
    "page",
    "yaml",
  ],
};

/** The groups of features: the other groups that a group imports, and its features with those of the group that each imports. */
const groups = {
  workloads: { imports: [], features: { own: [], record: ["own"], servers: [], connections: [] } },
  checks: {
    imports: ["workloads"],
    features: { durability: [], "same-settings": [], sequence: [], unsupported: [] },
  },
  figures: {
    imports: ["workloads", "checks"],
    features: {
      ...{ age: [], contention: [], counters: [], counts: [], footprint: [], growth: [], plans: [] },
      limits: ["age", "contention", "counters", "counts", "footprint", "growth"],
    },
  },
  nights: {
    imports: ["figures"],
    features: { history: [], "release-notes": ["history"] },
  },
  search: {
    imports: ["workloads", "checks", "figures", "nights"],
    features: {
      ...{ builds: [], bisect: ["builds", "hunt"], compare: ["builds", "bisect"], hunt: [] },
      issues: ["bisect", "hunt"],
      upgrade: ["builds"],
    },
  },
  start: { imports: ["search"], features: { completion: [], doctor: [], init: [] } },
};

/** Folders that compute and touch nothing outside: no files, processes, clocks or network. */
const pure = ["model", "messages", "yaml", "suite", "statistics", "verdict", "report", "page/(data|browser)"];

/** The programs, and the list of the features that they have. */
const entries = "^src/(cli|action|launcher|features)\\.ts$";

const folders = (names) => `^src/(${names.join("|")})/`;

export default {
  forbidden: [
    ...Object.entries(allowed).map(([folder, others]) => ({
      name: `${folder}-imports`,
      comment: `src/${folder} may import ${others.length === 0 ? "no other folder" : others.join(", ")}`,
      severity: "error",
      from: { path: `^src/${folder}/` },
      to: { path: "^src/", pathNot: folders([folder, ...others]) },
    })),
    ...Object.entries(groups).map(([group, { imports }]) => ({
      name: `group-${group}-imports`,
      comment: `the features of ${group} may import the core and ${imports.length === 0 ? "no other group" : `those of ${imports.join(", ")}`}`,
      severity: "error",
      from: { path: `^src/features/${group}/` },
      to: {
        path: ["^src/features/", entries],
        pathNot: `^src/features/(feature\\.ts$|(${[group, ...imports].join("|")})/)`,
      },
    })),
    ...Object.entries(groups).flatMap(([group, { features }]) =>
      Object.entries(features).map(([feature, others]) => ({
        name: `feature-${feature}-imports`,
        comment: `of its group, the feature ${feature} may import ${others.length === 0 ? "no other feature" : others.join(", ")}`,
        severity: "error",
        from: { path: `^src/features/${group}/${feature}/` },
        to: {
          path: `^src/features/${group}/[^/]+/`,
          pathNot: `^src/features/${group}/(${[feature, ...others].join("|")})/`,
        },
      })),
    ),
    {
      name: "page-imports",
      comment:
        "the page, which a browser runs, may import its data, and of the core messages, model and report",
      severity: "error",
      from: { path: "^src/page/browser/" },
      to: { path: "^src/", pathNot: "^src/(messages|model|report|page/(browser|data))/" },
    },
    {
      name: "known-features",
      comment: "a new feature has to be named in `groups`",
      severity: "error",
      from: {
        path: "^src/features/",
        pathNot: `^src/features/(feature\\.ts$|${Object.entries(groups)
          .map(([group, { features }]) => `${group}/([^/]+\\.ts$|(${Object.keys(features).join("|")})/)`)
          .join("|")})`,
      },
      to: {},
    },
    {
      name: "core-without-features",
      comment: "only the list of features, which the entries read, imports a feature",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/features(/|\\.ts$)" },
      to: { path: "^src/features/" },
    },
    {
      name: "known-folders",
      comment: "a new folder of src has to be named above; beside the folders there are entries only",
      severity: "error",
      from: {
        path: "^src/",
        pathNot: `${folders([...Object.keys(allowed), "features"])}|${entries}`,
      },
      to: {},
    },
    { name: "no-cycle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-folder-cycle",
      severity: "error",
      scope: "folder",
      from: { path: "^src/" },
      to: { circular: true },
    },
    {
      name: "pure",
      comment:
        "these folders compute, and the HTML report's page runs in a browser: they do not read, write or start anything",
      severity: "error",
      from: { path: folders(pure) },
      to: { dependencyTypes: ["core"], pathNot: "^(node:)?(crypto|util|zlib)$" },
    },
    {
      name: "processes-in-one-folder",
      comment: "only src/process starts programs",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/process/" },
      to: { path: "^(node:)?child_process$" },
    },
    {
      name: "no-orphan",
      comment: "a file that nothing imports is dead",
      severity: "error",
      from: { orphan: true, path: "^src/", pathNot: "\\.d\\.ts$" },
      to: {},
    },
    {
      name: "src-alone",
      comment: "what is shipped does not need tests, benchmarks or scripts, nor development packages",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "^(__tests__|bench|scripts)/", dependencyTypesNot: ["core"] },
    },
    {
      name: "no-dev-package",
      severity: "error",
      from: { path: "^src/" },
      to: { dependencyTypes: ["npm-dev"] },
    },
    { name: "not-found", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      extensions: [".ts", ".js", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
    },
  },
};
