import { formatValue } from "./format-value.ts";

/**
 * Why a text does not name a commit by the first digits of its hash; undefined if it does. Fewer than 12 digits can be those of
 * another commit by chance in a large repository, and are quickly found on purpose.
 */
export function problemOfHash(text: string): string | undefined {
  return /^[0-9a-f]{12,64}$/.test(text)
    ? undefined
    : `${formatValue(text)} is not 12 to 64 digits of a commit's hash`;
}
