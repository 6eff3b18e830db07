import manifest from "../../package.json" with { type: "json" };

/** The tool's own version, e.g. `1.2.0`. */
export const version: string = manifest.version;

export const repository = "sqlite-bench-gate/sqlite-bench-gate";

/** The tag that moves to the newest release of this major version. */
export const tag = `v${version.split(".")[0]}`;
