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
  terminal: ["model", "messages", "measure"],
  git: ["process"],
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
    "process",
    "terminal",
    "git",
    "yaml",
  ],
};

/** The other features that a feature imports. */
const uses = {
  age: ["html", "servers"],
  bisect: [
    "age",
    "contention",
    "counters",
    "counts",
    "footprint",
    "history",
    "hunt",
    "own",
    "plans",
    "sequence",
  ],
  compare: ["bisect", "counters", "history", "plans"],
  fleet: ["history"],
  completion: [],
  doctor: [],
  durability: [],
  footprint: ["durability"],
  growth: ["html"],
  own: [],
  plans: [],
  "same-settings": [],
  sequence: [],
  unsupported: [],
  servers: [],
  counters: [],
  counts: ["html"],
  connections: [],
  contention: ["html"],
  "cross-check": ["servers"],
  history: ["age", "contention", "counts", "footprint", "html"],
  html: [],
  hunt: ["own"],
  init: ["bisect"],
  issues: ["bisect", "history"],
  "release-notes": ["history"],
};

/** Folders that compute and touch nothing outside: no files, processes, clocks or network. */
const pure = [
  "model",
  "messages",
  "yaml",
  "suite",
  "statistics",
  "verdict",
  "report",
  "features/html/(data|page)",
];

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
    ...Object.entries(uses).map(([feature, others]) => ({
      name: `feature-${feature}-imports`,
      comment: `the feature ${feature} may import the core and ${others.length === 0 ? "no other feature" : others.join(", ")}`,
      severity: "error",
      from: { path: `^src/features/${feature}/` },
      to: {
        path: ["^src/features/", entries],
        pathNot: `^src/features/(feature\\.ts$|(${[feature, ...others].join("|")})/)`,
      },
    })),
    {
      name: "page-imports",
      comment:
        "the page, which a browser runs, may import its data, and of the core messages, model and report",
      severity: "error",
      from: { path: "^src/features/html/page/" },
      to: { path: "^src/", pathNot: "^src/(messages|model|report|features/html/(page|data))/" },
    },
    {
      name: "known-features",
      comment: "a new feature has to be named in `uses`",
      severity: "error",
      from: {
        path: "^src/features/",
        pathNot: `^src/features/(feature\\.ts$|(${Object.keys(uses).join("|")})/)`,
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
