import type { Compiler } from "../../../model/settings.ts";
import { makeFolder } from "../../../platform/folder.ts";
import { parseBuildCommand } from "../builds/build-command.ts";
import { openCommits } from "../builds/commits.ts";
import { openEngineFiles } from "../builds/engine-files.ts";
import type { EngineSource } from "../builds/engine-source.ts";
import { openReleases } from "../builds/releases/open-releases.ts";
import { openReleasesFolder } from "../builds/releases-folder.ts";
import type { BisectSettings } from "./model/settings.ts";

/** The parts that sources work with. */
export interface SourceContext {
  /** The folder that paths start from, and whose repository is searched. */
  readonly folder: string;
  /** Compiles the sources of releases; its folder keeps builds and releases between searches. */
  readonly compiler: Compiler;
  readonly environment: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
}

/**
 * The source of a search's engines.
 *
 * @throws InputError if an end does not exist, or nothing can be built or downloaded
 */
export async function openSource(
  { source, out, buildTimeout }: Pick<BisectSettings, "source" | "out" | "buildTimeout">,
  { folder, signal, ...context }: SourceContext,
): Promise<EngineSource> {
  const { cacheFolder } = context.compiler;
  const own = { ...context, cacheFolder, folder: out, timeoutMs: buildTimeout * 60_000 };
  if (source.kind === "engines") return openEngineFiles(source.files);
  if (source.kind === "releases folder") return openReleasesFolder(source);
  makeFolder(out);
  if (source.kind === "releases") return await openReleases({ ...source, ...own }, signal);
  const build = parseBuildCommand(source.build, folder);
  return await openCommits({ ...source, ...own, build, repository: folder });
}
