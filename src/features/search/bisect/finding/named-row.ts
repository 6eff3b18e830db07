import { formatValue } from "../../../../messages/format-value.ts";
import { InputError } from "../../../../model/errors.ts";
import { isCounter, type Searched, searchedCounter, searchedFigures } from "../model/settings.ts";

/** A row of a results file, or the file of a hunt's case: the value of `--finding`. */
export type NamedFinding =
  | { readonly kind: "case"; readonly file: string }
  /** Without a row, a message lists those that the file has. */
  | { readonly kind: "row"; readonly file: string; readonly row?: string };

/** @param given `results.json#int/memory/writes/oltp_insert file-bytes`, or `hunt_wrong_1.yml` */
export function parseFinding(given: string): NamedFinding {
  if (/\.ya?ml$/.test(given)) return { kind: "case", file: given };
  const [file = "", ...row] = given.split("#");
  if (file === "") throw new InputError(`--finding: ${formatValue(given)} names no file: give ${form}`);
  return row.length === 0 ? { kind: "row", file } : { kind: "row", file, row: row.join("#") };
}

/** How a finding is written. */
export const form =
  "FILE#ROW, such as results.json#int/memory/writes/oltp_insert, or the file of a hunt's case";

/** A row, as acceptances name it, and its figure; without a figure it is a test or a part that was examined. */
export interface RowName {
  /** `int/memory/writes/oltp_insert`, `all`, `age/append`, `sequence/file/2` */
  readonly path: string;
  /** `base`, `average`, or what is searched. Figures beside SQLite's or a limit, such as `baseline-file-bytes`, are those beside the base's. */
  readonly figure?: "base" | "average" | Searched;
}

/** Figures of rows under another name than `--by` has for them. */
const otherNames: Readonly<Record<string, Searched>> = {
  max: "time",
  disk: "age-disk",
  written: "age-written",
  "growth-exponent": "growth",
  "growth-base": "growth",
};

/** @throws InputError if the figure is none that a search knows */
export function parseRowName(row: string): RowName {
  const [path = "", ...words] = row.trim().split(" ");
  if (words.length === 0) return { path };
  const given = words.join(" ");
  const name = given.replace(/^(?:baseline|limit)-/, "");
  if (name === "base" || name === "average") return { path, figure: name };
  if (name === "throughput" && path.startsWith("contention/")) return { path, figure: "time" };
  const known = path.startsWith("age/") ? `age-${name}` : name;
  const figure = otherNames[name] ?? [...searchedFigures].find((one) => one === known);
  if (figure !== undefined) return { path, figure };
  const counter = searchedCounter.safeParse(name);
  if (counter.success && isCounter(counter.data)) return { path, figure: counter.data };
  throw new InputError(
    `--finding: ${formatValue(given)} of ${formatValue(path)} is no figure that a search knows: it knows base, average, ` +
      `${searchedFigures.join(", ")}, counter:NAME, of ageing databases time, cpu, open, disk and written, and of contests throughput`,
  );
}
