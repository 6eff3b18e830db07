import * as z from "zod";
import type { DeepReadonly } from "../../../model/deep-readonly.ts";
import { lifePath, shapeNames } from "../../../model/life.ts";
import { name } from "../../../model/limits.ts";
import { kinds, storages, testPath, variants } from "../../../model/test.ts";

/** A shape of life of an ageing database, and the commits after which it is looked at. */
const life = z.strictObject({ life: z.enum(shapeNames), commits: z.int().min(1) });
export type SearchedLife = DeepReadonly<z.output<typeof life>>;

/** The subject of a search: a test, or a shape of life. */
export const searchedTestSchema = z.union([
  z.strictObject({
    variant: z.enum(variants),
    storage: z.enum(storages),
    kind: z.enum(kinds),
    workload: name,
  }),
  life,
]);
export type SearchedTest = DeepReadonly<z.output<typeof searchedTestSchema>>;

/** `int/memory/reads/table_scan`, `age/append` */
export function searchedPath(test: SearchedTest): string {
  return "life" in test ? lifePath(test.life) : testPath(test);
}
