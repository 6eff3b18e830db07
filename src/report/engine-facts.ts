import { synchronousLevels } from "../measure/fairness.ts";
import type { EngineFacts } from "../measure/recording.ts";
import { type Storage, storages } from "../suite/test.ts";
import type { Quote } from "./escape.ts";

/** A thing to know about an engine. Its value is fit for where it lands; undefined where it is not known. */
export interface EngineFact {
  readonly label: string;
  readonly value: string | undefined;
}

/** What is known of one engine. The facts of all engines have the same labels in the same order. */
export function engineFacts(engine: EngineFacts, quote: Quote): EngineFact[] {
  const {
    kind,
    version,
    sourceId,
    path,
    sha256,
    origin,
    settings = {},
    pragmas = {},
    isolation = {},
  } = engine;
  const inForce = (storage: Storage) => {
    const values = Object.entries(settings[storage] ?? {}).map(
      ([name, value]) => `${name}=${inWords(name, value)}`,
    );
    return values.length === 0 ? undefined : values.join(", ");
  };
  const facts: readonly EngineFact[] = [
    { label: "Kind", value: kind },
    { label: "Version", value: version },
    { label: "Source id", value: sourceId && shortenHashes(sourceId) },
    { label: "File", value: path },
    { label: "SHA-256", value: sha256 && shortenHashes(sha256) },
    { label: "Build", value: origin },
    ...storages.map((storage) => ({ label: `Settings, ${storage}`, value: inForce(storage) })),
    ...storages.map((storage) => ({
      label: `Pragmas, ${storage}`,
      value: pragmas[storage]?.join(" ").replace(/;$/, ""),
    })),
    ...storages.map((storage) => ({ label: `Isolation, ${storage}`, value: isolation[storage] })),
  ];
  return facts.map(({ label, value }) => ({ label, value: value && quote(value) }));
}

function inWords(name: string, value: string | null): string {
  if (value === null) return "?";
  return name === "synchronous" ? (synchronousLevels[value] ?? value) : value;
}

/** Twelve digits tell builds apart, and fit a table. */
export function shortenHashes(text: string): string {
  return text.replace(/\b[0-9a-f]{13,}\b/gi, (hash) => hash.slice(0, 12));
}
