import type { Storage } from "../model/test.ts";

/** The largest candidate / base allowed, by storage: what its noise lets tell apart. */
export type BaseLines = Readonly<Record<Storage, number>>;

export const defaultBaseLines: BaseLines = { memory: 1.1, file: 1.2, autocommit: 1.4 };
