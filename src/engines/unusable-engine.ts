import { type Engine, EngineFailure, unknownVersion } from "./engine.ts";

/**
 * An engine that did not start: each of its tests fails with the reason, and the other engines are still measured.
 *
 * @param failure how it failed when it was opened
 */
export function unusableEngine(failure: EngineFailure): Engine {
  const failed = () => {
    const { reason, message, ...facts } = failure;
    return new EngineFailure(reason, message, facts);
  };
  const fail = async () => {
    throw failed();
  };
  return {
    version: unknownVersion,
    file: undefined,
    loadedFiles: [],
    serverSettings: {},
    build: fail,
    open: fail,
    host: async () => failure.message,
    whyUnmeasured: () => ({}),
    on: () => failure.message,
    race: () => failure.message,
    contend: () => {
      throw failed();
    },
  };
}
