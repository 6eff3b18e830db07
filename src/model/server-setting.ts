/** The factor of the letter behind a number of bytes: https://mariadb.com/kb/en/server-system-variables/ */
const factors: Readonly<Record<string, bigint>> = { k: 1n << 10n, m: 1n << 20n, g: 1n << 30n, t: 1n << 40n };

/**
 * Whether two values of a server's setting are the same: servers answer 1 for ON, write words in capitals or not, and a size in bytes
 * where `1G` was asked for.
 */
export function isSameSetting(one: string, other: string): boolean {
  return plainValue(one) === plainValue(other);
}

function plainValue(value: string): string {
  const word = value.toLowerCase();
  if (word === "on" || word === "true") return "1";
  if (word === "off" || word === "false") return "0";
  const [, digits, unit = ""] = /^(\d+)([kmgt])$/.exec(word) ?? [];
  const factor = factors[unit];
  return digits === undefined || factor === undefined ? word : String(BigInt(digits) * factor);
}
