import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import type { Engine, Session, VariantFiles } from "../../../engines/engine.ts";
import type { MeasureContext } from "../../../measure/context.ts";
import { databasePlaces } from "../../../measure/database-places.ts";
import { type EngineCheck, readKept } from "../../../measure/pass.ts";
import { requireEngineFailure } from "../../../measure/rounds.ts";
import { type Role, rolesOf } from "../../../model/engine.ts";
import type { SqlFeature } from "../../../model/sql-feature.ts";
import { countNeeds, type Selection } from "../../../suite/plan-tests.ts";
import { type Tried, triedSchema, type Unsupported } from "./facts.ts";
import { featureProbes } from "./probes.ts";

/** A part of SQL is tried on an empty database, which takes milliseconds. */
const timeoutMs = 30_000;

/** More of an engine's words than a report shows. */
const mostCharacters = 1000;

/** The hash of the statements that try what the chosen tests need; undefined if they need nothing that an engine can lack. */
export function probeHash(selection: Selection): string | undefined {
  const needed = [...countNeeds(selection).keys()].toSorted();
  if (needed.length === 0) return undefined;
  const hash = createHash("sha256");
  for (const feature of needed)
    hash.update(`${[feature, ...featureProbes[feature].statements].join("\n")}\n`);
  return hash.digest("hex");
}

/** Tries each part of SQL that a chosen test needs on each engine, also those that the settings say an engine lacks. */
export const unsupportedCheck: EngineCheck = {
  part: "features of SQL",
  isWanted: (settings) => settings.criteria.rule.confirms === undefined && probeHash(settings) !== undefined,
  sqlHash: (settings) => probeHash(settings) ?? "",
  check: async (settings, context, kept, keep) => {
    const done = new Set(readTried(kept).map(keyOf));
    const needed = [...countNeeds(settings).keys()];
    context.progress.step("trying the parts of SQL that engines can lack");
    const files = new ProbeFiles(context);
    await files.write(needed);
    for (const role of rolesOf(context.engines))
      await tryOn(
        context,
        files,
        role,
        needed.filter((feature) => !done.has(keyOf({ role, feature }))),
        (tried) => keep(keyOf(tried), tried),
      );
  },
  facts: (settings, kept): Unsupported => ({
    version: 1,
    needed: [...countNeeds(settings)].map(([feature, tests]) => ({ feature, tests })),
    declared: [...(settings.without ?? [])],
    tried: readTried(kept),
  }),
};

function readTried(kept: readonly unknown[]): Tried[] {
  return readKept(triedSchema, kept, "tried parts of SQL");
}

function keyOf({ role, feature }: Pick<Tried, "role" | "feature">): string {
  return `${role} ${feature}`;
}

/** The files of the statements, on a database without tables. */
class ProbeFiles {
  readonly #context: MeasureContext;
  readonly #folder: string;

  constructor(context: MeasureContext) {
    this.#context = context;
    this.#folder = path.join(context.workspace.folder, "features");
  }

  get #preparation(): string {
    return path.join(this.#folder, "prepare.sql");
  }

  statements(feature: SqlFeature): string {
    return path.join(this.#folder, `${feature}.sql`);
  }

  get areThere(): boolean {
    return existsSync(this.#preparation);
  }

  /** @throws InputError if the disk is full or the folder cannot be written; the signal's reason on an abort */
  async write(features: readonly SqlFeature[]): Promise<void> {
    const { workspace, signal } = this.#context;
    await workspace.write(this.#preparation, ["SELECT 1;"], signal);
    for (const feature of features)
      await workspace.write(this.statements(feature), featureProbes[feature].statements, signal);
  }

  of(role: Role): VariantFiles {
    return { preparation: this.#preparation, ...databasePlaces(path.join(this.#folder, role)) };
  }
}

async function tryOn(
  context: MeasureContext,
  files: ProbeFiles,
  role: Role,
  features: readonly SqlFeature[],
  keep: (tried: Tried) => void,
): Promise<void> {
  const engine = context.engines[role] as Engine;
  let session: Session | undefined;
  try {
    for (const feature of features) {
      try {
        session ??= await engine.open(files.of(role), "memory", "hash", context.signal);
        await session.ready({
          pass: "hash",
          kind: "reads",
          timeoutMs,
          statements: files.statements(feature),
        });
        await session.go();
        keep({ role, feature });
      } catch (cause) {
        const { message } = requireEngineFailure(context, cause, () => files.areThere);
        keep({ role, feature, lacks: message.slice(0, mostCharacters) });
        await session?.close();
        session = undefined;
      }
    }
  } finally {
    await session?.close();
  }
}
