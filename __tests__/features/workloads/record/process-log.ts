/** A log of a process, as recorder.c writes it. */
export class LogBuilder {
  readonly #records: Buffer[] = [];
  #texts = 0;

  constructor(version = 1) {
    this.add("v", [uint32(version)]);
  }

  /** @param flags the three bytes behind the kind, the first one lowest */
  add(kind: string, parts: readonly Buffer[], flags = 0): this {
    const content = Buffer.concat(parts);
    const record = Buffer.alloc(Math.ceil((8 + content.length) / 8) * 8);
    record.writeUInt32LE(content.length, 0);
    record.writeUInt32LE(kind.charCodeAt(0) + 256 * flags, 4);
    content.copy(record, 8);
    this.#records.push(record);
    return this;
  }

  open(connection: number, file: string, copy = "", atNs = 1, flags = 0): this {
    return this.add("o", [uint32(connection), int64(atNs), Buffer.from(`${copy}\n${file}`)], flags);
  }

  run(
    connection: number,
    sql: string | Buffer,
    values: readonly Buffer[] = [],
    flags = 3,
    { status = 0, rows = 0 } = {},
  ): this {
    const text = ++this.#texts;
    return this.add("s", [uint32(text), Buffer.from(sql)]).add(
      "r",
      [uint32(connection), uint32(text), int64(100 * text), uint32(5), ...values],
      flags + 256 * status + 65_536 * rows,
    );
  }

  get bytes(): Buffer {
    return Buffer.concat([...this.#records, Buffer.alloc(4096)]);
  }
}

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

export function int64(value: number | bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64LE(BigInt(value));
  return bytes;
}

export function double(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
}

/** A value with its kind and size. */
export function sized(kind: string, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(kind), uint32(bytes.length), bytes]);
}

export function fixedSize(kind: string, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(kind), bytes]);
}
