import { formatValue } from "../../../../messages/format-value.ts";
import { InputError } from "../../../../model/errors.ts";
import { historyVersion } from "../runs/run-text.ts";

/** The file that makes a folder a history. */
export const markerName = "history.json";

/** The text of the marker of a new history. */
export const markerText = `${JSON.stringify({ history: historyVersion })}\n`;

/** The index is made from the runs, and a killed process leaves partial files: neither is ever committed. */
export const ignoreName = ".gitignore";
export const ignoreText = "/history.sqlite*\n.unfinished-*\n";

/**
 * Checks the marker of a history.
 *
 * @param text undefined if the file does not exist
 * @param shown the history's name in messages: `history nightly`
 * @throws InputError if it is missing, damaged, or written by a newer version of this tool
 */
export function requireMarker(text: string | undefined, shown: string): void {
  if (text === undefined)
    throw new InputError(
      `${shown}: it has runs and no ${markerName}, so it is damaged: restore ${markerName}`,
    );
  const version = versionOf(text);
  if (version === undefined)
    throw new InputError(
      `${shown}: ${markerName} is ${formatValue(text.trim())}, and ${markerText.trim()} is expected: restore it`,
    );
  if (version > historyVersion)
    throw new InputError(
      `${shown}: version ${version} was written by a newer version of this tool, which reads up to version ` +
        `${historyVersion}: update it`,
    );
}

function versionOf(text: string): number | undefined {
  try {
    const { history } = Object(JSON.parse(text));
    return Number.isInteger(history) && history >= 1 ? history : undefined;
  } catch {
    return undefined;
  }
}
