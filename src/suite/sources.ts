/** Where the suite's own shapes come from, and its table sizes and counts throughout. */
export const doltlite = "DoltLite's sysbench-style suite";

/** A script of https://github.com/akopytov/sysbench, in src/lua. */
export function sysbench(script: string): string {
  return `sysbench's ${script}.lua`;
}
