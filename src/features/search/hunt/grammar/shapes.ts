/** How the values of a column follow from the number of their row, in SQL and here: the same ones. */
export interface Shape {
  readonly name: ShapeName;
  /** How many distinct values, or how many characters: a number from 1. */
  readonly size: number;
  /** The values are those of the first so many rows of another table, again and again; of the row itself if absent. */
  readonly within?: number;
}

/** A value as SQL. */
export type Literal = string;

interface ShapeMaker {
  /** @param i SQL of a row's number, from 1 */
  readonly sql: (i: string, size: number) => string;
  readonly value: (i: number, size: number) => Literal;
}

/** A prime, and a number that visits all below it in a scattered order. */
const prime = 1_000_003;
const stride = 7919;

const scattered = (i: string) => `${i} * ${stride} % ${prime}`;
const scatter = (i: number) => (i * stride) % prime;
const padded = (letter: string, i: number) => `${letter}${String(i).padStart(7, "0")}`;
const quoted = (text: string) => `'${text}'`;
const hex = (text: string) => `X'${Buffer.from(text).toString("hex").toUpperCase()}'`;
const words = (i: number) => `w${i % 97} x${i % 31} y${i % 7} w${(i * 13) % 97}`;
const wide = (i: number, size: number) => `${i}-${"0".repeat(size)}`;

/** Bits of the integers that SQLite's records have a size of their own for, and of those that a double has all of. */
const bits = [7, 15, 23, 31, 47, 53] as const;

/** Neighbours of powers of two, of both signs in turns, so that no sum of a table's values overflows. */
const edgeSql = (i: string) => {
  const exponents = bits.map((bit, at) => `WHEN ${at} THEN ${bit}`).join(" ");
  return `(1 - ${i} % 2 * 2) * ((1 << CASE ${i} / 2 % ${bits.length} ${exponents} END) + ${i} / ${2 * bits.length} % 3 - 1)`;
};
function edge(i: number): bigint {
  const power = 2n ** BigInt(bits[Math.floor(i / 2) % bits.length] ?? 0);
  const size = power + BigInt((Math.floor(i / (2 * bits.length)) % 3) - 1);
  return i % 2 === 1 ? -size : size;
}

/** Reals are whole quarters, whose sums are exact in any order. */
const makers = {
  sequence: { sql: (i) => i, value: String },
  scattered: { sql: scattered, value: (i) => String(scatter(i)) },
  few: { sql: (i, size) => `${i} * ${stride} % ${size}`, value: (i, size) => String((i * stride) % size) },
  skewed: {
    sql: (i, size) => `CASE WHEN ${i} % 10 < 8 THEN 1 ELSE ${i} % ${size} END`,
    value: (i, size) => (i % 10 < 8 ? "1" : String(i % size)),
  },
  edges: { sql: edgeSql, value: (i) => String(edge(i)) },
  quarters: {
    sql: (i, size) => `(${i} % ${size}) / 4.0 + 0.25`,
    value: (i, size) => (i % size) / 4 + 0.25 + ((i % size) % 4 === 3 ? ".0" : ""),
  },
  "text key": {
    sql: (i) => `printf('k%07d', ${scattered(i)})`,
    value: (i) => quoted(padded("k", scatter(i))),
  },
  "few texts": { sql: (i, size) => `'v' || (${i} % ${size})`, value: (i, size) => quoted(`v${i % size}`) },
  "mixed case": {
    sql: (i, size) => `CASE WHEN ${i} % 2 THEN 'V' ELSE 'v' END || (${i} % ${size})`,
    value: (i, size) => quoted(`${i % 2 === 1 ? "V" : "v"}${i % size}`),
  },
  words: {
    sql: (i) => `'w' || (${i} % 97) || ' x' || (${i} % 31) || ' y' || (${i} % 7) || ' w' || (${i} * 13 % 97)`,
    value: (i) => quoted(words(i)),
  },
  wide: {
    sql: (i, size) => `printf('%d-%.*c', ${i}, ${size}, '0')`,
    value: (i, size) => quoted(wide(i, size)),
  },
  blob: {
    sql: (i) => `CAST(printf('b%07d', ${scattered(i)}) AS BLOB)`,
    value: (i) => hex(padded("b", scatter(i))),
  },
  json: {
    sql: (i, size) =>
      `json_object('a', ${i} % ${size}, 'b', json_array(${i}, ${i} + 1), 'c', 'v' || (${i} % 10))`,
    value: (i, size) => quoted(`{"a":${i % size},"b":[${i},${i + 1}],"c":"v${i % 10}"}`),
  },
  tens: { sql: (i) => `${i} / 10`, value: (i) => String(Math.floor(i / 10)) },
  ones: { sql: (i) => `${i} % 10`, value: (i) => String(i % 10) },
  "text tens": {
    sql: (i) => `printf('k%07d', ${i} / 10)`,
    value: (i) => quoted(padded("k", Math.floor(i / 10))),
  },
} as const satisfies Readonly<Record<string, ShapeMaker>>;

export type ShapeName = keyof typeof makers;

/** The names of all shapes. */
export const valueShapes = Object.keys(makers) as readonly ShapeName[];

const maker = (name: ShapeName): ShapeMaker => makers[name];

/** SQL for the value in a row. @param i SQL of the row's number, from 1 */
export function sqlOfShape({ name, size, within }: Shape, i: string): string {
  return maker(name).sql(within === undefined ? i : `(${i} % ${within} + 1)`, size);
}

/** The value in a row, from 1. */
export function valueOfShape({ name, size, within }: Shape, i: number): Literal {
  return maker(name).value(within === undefined ? i : (i % within) + 1, size);
}
