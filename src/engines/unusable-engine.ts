import { type Engine, EngineFailure } from "./engine.ts";

/** The word of reports for an engine that could not be asked. */
const unknown = "unknown";

/**
 * An engine that did not come up, though it is one: each of its tests fails with the reason, and what others do is still seen.
 *
 * @param failure how it failed when it was opened
 */
export function unusableEngine(failure: EngineFailure): Engine {
  const fail = async () => {
    const { reason, message, ...facts } = failure;
    throw new EngineFailure(reason, message, facts);
  };
  return {
    version: unknown,
    sourceId: unknown,
    file: undefined,
    serverSettings: {},
    build: fail,
    open: fail,
    host: async () => failure.message,
    on: () => failure.message,
  };
}
