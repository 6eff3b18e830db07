import { formatEnvironment, formatSetting, truncateList } from "../../messages/format-value.ts";
import { type EngineFacts, type PerEngine, rolesOf } from "../../model/engine.ts";
import type { Recording } from "../../model/recording.ts";
import { storages, variants } from "../../model/test.ts";
import { hasOwnSettings } from "../../suite/suites.ts";
import type { Verdict } from "../../verdict/judge.ts";
import { type Escape, escapeClaim } from "../format/escape.ts";
import { count, microseconds } from "../format/figures.ts";
import { left, type Table } from "../format/table.ts";
import { versionOf } from "../format/words.ts";

/** The engines side by side, with a row for each fact that is known about one of them. */
export function engineTable(
  { engines }: Pick<Recording, "engines">,
  verdict: Pick<Verdict, "untrusted">,
  escapeText: Escape,
): Table {
  const escapeFact = escapeClaim(escapeText, verdict);
  const present = rolesOf(engines).flatMap((role) => engines[role] ?? []);
  const shared = sharedOptions(engines);
  const facts = present.map((engine) => engineFacts(engine, escapeFact, shared));
  const rows = (facts[0] ?? []).map(({ label }, index) => [label, ...facts.map((one) => one[index]?.value)]);
  return {
    columns: [...left("", ...present.map(({ name }) => escapeText(name)))],
    rows: rows
      .filter(([, ...values]) => values.some((value) => value !== undefined))
      .map((cells) => ({ cells: cells.map((cell) => cell ?? "") })),
  };
}

const maxOptions = 40;

/** A fact about an engine. The value is escaped; undefined if unknown. */
interface EngineFact {
  readonly label: string;
  readonly value: string | undefined;
}

/**
 * One engine's facts, with the same labels in the same order for all engines.
 *
 * @param shared compile options that all engines have and that are not repeated
 */
function engineFacts(
  engine: EngineFacts,
  escapeText: Escape,
  shared: ReadonlySet<string> = new Set(),
): EngineFact[] {
  const {
    kind,
    sourceId,
    missing = [],
    path,
    sha256,
    loads = [],
    origin,
    settings = {},
    variantSettings = {},
    pragmas = {},
    environment,
    isolation = {},
    floorNs = {},
    serverSettings = {},
    uncounted,
  } = engine;
  const facts: readonly EngineFact[] = [
    { label: "Kind", value: kind },
    { label: "Version", value: versionOf(engine) },
    { label: "Source id", value: sourceId && shortenHashes(sourceId) },
    {
      label: "Functions",
      value: missing.map(({ name, loss }) => `${name} is missing: ${loss}`).join("; ") || undefined,
    },
    { label: "File", value: path },
    { label: "SHA-256", value: sha256 && [shortenHashes(sha256), ...loads].join(", with ") },
    { label: "Build", value: origin },
    { label: "Own compile options", value: ownOptions(engine, shared) },
    { label: "Settings", value: inForce(serverSettings) },
    // A server answers no pragma.
    ...storages.map((storage) => ({
      label: `Settings, ${storage}`,
      value: kind === "server" ? undefined : inForce(settings[storage]),
    })),
    ...variants.filter(hasOwnSettings).flatMap((variant) =>
      storages.map((storage) => ({
        label: `Settings, ${variant}/${storage}`,
        value: inForce(variantSettings[variant]?.[storage]),
      })),
    ),
    ...storages.map((storage) => ({
      label: `Pragmas, ${storage}`,
      value: pragmas[storage]?.join(" ").replace(/;$/, ""),
    })),
    { label: "Environment", value: formatEnvironment(environment) },
    ...storages.map((storage) => {
      const floor = floorNs[storage];
      return {
        label: `Floor, ${storage}`,
        value: floor === undefined ? undefined : `${microseconds(floor)} us`,
      };
    }),
    { label: "Commits", value: uncounted && `not counted: ${uncounted}` },
    ...storages.map((storage) => ({ label: `Isolation, ${storage}`, value: isolation[storage] })),
  ];
  return facts.map(({ label, value }) => ({ label, value: value && escapeText(value) }));
}

function inForce(settings: Readonly<Record<string, string | null>> = {}): string | undefined {
  const values = Object.entries(settings).map(([name, value]) => `${name}=${formatSetting(name, value)}`);
  return values.length === 0 ? undefined : values.join(", ");
}

/** Compile options that all engines have. */
function sharedOptions(engines: PerEngine<EngineFacts>): ReadonlySet<string> {
  const [first = [], ...others] = rolesOf(engines).flatMap((role) => [engines[role]?.compileOptions ?? []]);
  return new Set(first.filter((option) => others.every((options) => options.includes(option))));
}

function ownOptions({ compileOptions }: EngineFacts, shared: ReadonlySet<string>): string | undefined {
  if (compileOptions === undefined) return undefined;
  const own = compileOptions.filter((option) => !shared.has(option));
  if (own.length === 0) return "none";
  return truncateList(maxOptions, own, (more) => `and ${count(more)} more, see results.json`).join(", ");
}

/** Twelve digits are enough to distinguish builds. The source id of a modified SQLite ends in `alt1`. */
export function shortenHashes(text: string): string {
  return text.replace(/\b[0-9a-f]{13,}(?=\b|alt\d)/gi, (hash) => hash.slice(0, 12));
}
