import { readFileSync } from "node:fs";

/** An event's payload by its fixture's name. */
export function eventPayload(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../fixtures/events/${name}.json`, import.meta.url), "utf8"));
}
