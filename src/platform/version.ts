import manifest from "../../package.json" with { type: "json" };

/** The tool's own version, e.g. `1.2.0`. */
export const version: string = manifest.version;
