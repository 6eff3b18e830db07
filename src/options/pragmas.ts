import * as z from "zod";
import { invalidMessage, mapping } from "./values.ts";

/** The driver takes no more settings than 32, its own among them. */
const most = 20;

const allowed = "a list of up to 20 pragmas, such as [cache_size=-65536, mmap_size=0]";

/** `cache_size=-65536`, as a pragma is written after its keyword: no statement can follow. */
const pragma = z
  .string(invalidMessage(allowed))
  .regex(
    /^\s*(?:PRAGMA\s+)?[\w.]+\s*=\s*[\w.+-]+\s*;?\s*$/i,
    invalidMessage("a pragma such as cache_size=-65536"),
  )
  .transform(
    (text) =>
      `PRAGMA ${text
        .replace(/^\s*PRAGMA\s+/i, "")
        .replace(/[\s;]+$/, "")
        .trim()};`,
  );

const list = z.array(pragma, invalidMessage(allowed)).max(most, invalidMessage(allowed));

const perStorage = mapping({
  memory: list.exactOptional(),
  file: list.exactOptional(),
  autocommit: list.exactOptional(),
});

export const pragmas = mapping({
  baseline: perStorage.exactOptional(),
  candidate: perStorage.exactOptional(),
  base: perStorage.exactOptional(),
});
