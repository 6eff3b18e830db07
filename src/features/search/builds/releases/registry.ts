import type { Compiler } from "../../../../model/settings.ts";
import type { AskingSettings } from "../ask-registry.ts";
import type { BuildResult, Failure } from "../engine-source.ts";

/** The parts that all registries work with. */
export interface RegistrySettings extends AskingSettings {
  /** The end of the engine's path in a release; absent if the engine is to be found. */
  readonly candidate?: string;
  /** Releases are kept here between searches. */
  readonly cacheFolder: string;
  /** Compiles an amalgamation. */
  readonly compiler: Compiler;
  /** Bytes that are free on the disk of a folder; the system's answer if absent. */
  readonly freeBytes?: (folder: string) => number;
}

/** A place that has the releases of an engine. */
export interface Registry {
  /** The engine's name there, for messages. */
  readonly package: string;
  /** The form of its versions if it is not the usual one. */
  readonly versions?: RegExp;
  /**
   * The versions of its releases, oldest first, as the registry writes them: untrusted text.
   *
   * @throws InputError if they cannot be listed; the signal's reason if it is aborted
   */
  list(signal: AbortSignal): Promise<readonly string[]>;
  /** Whether a release was fetched already. */
  isThere(version: string): boolean;
  /**
   * Fetches a release once, and compiles nothing: for what is missing to be found before minutes go into compiling another release.
   *
   * @param version as for `fetch`
   * @returns why it cannot be had
   * @throws as `fetch` does
   */
  download(version: string, signal: AbortSignal): Promise<Failure | undefined>;
  /**
   * Fetches a release once, and compiles nothing of one whose archive has another hash than is wanted.
   *
   * @param version without signs that a path or an option could be made of
   * @param wanted the hashes of which the archive has one, as in ReleaseName; any hash will do if absent
   * @throws InputError if no release can be fetched at all; the signal's reason if it is aborted
   */
  fetch(version: string, signal: AbortSignal, wanted?: string): Promise<BuildResult>;
}
