import * as z from "zod";
import { references } from "../../model/compared.ts";
import { kinds, storages } from "../../model/test.ts";
import type { OfferedSuite } from "../../options/offering.ts";
import { option, valuesOf } from "../../options/option.ts";
import { measuring, reporting } from "../../options/table.ts";
import { paths } from "../../options/value-types.ts";
import { mapping } from "../../yaml/schema.ts";
import type { Feature } from "../feature.ts";
import type { OwnWorkload } from "./own-workload.ts";
import { readOwnWorkloads } from "./read.ts";
import { ownSuite } from "./suite.ts";

const ownOptions = {
  "own-workloads": option(paths(), {
    help: "Files of workloads of your own, paths or patterns such as bench/*.yml",
    note:
      "They are the suite `own`, which is measured beside the default unless `suites` says otherwise. In the configuration " +
      "file, paths are relative to it.",
    offered: [...measuring, "sql", ...reporting],
    otherwise: "none",
  }),
};

const placedSql = z.array(mapping({ sql: z.string(), place: z.string() }));

const ownWorkload = mapping({
  file: z.string(),
  name: z.string(),
  kind: z.enum(kinds),
  storages: z.array(z.enum(storages)),
  compare: z.enum(references).exactOptional(),
  tables: placedSql,
  prepare: placedSql,
  statements: placedSql,
  repeat: z.int(),
  check: placedSql,
  counters: placedSql.element.exactOptional(),
});

const suite: OfferedSuite<readonly OwnWorkload[]> = {
  name: "own",
  option: "own-workloads",
  schema: z.array(ownWorkload),
  read: (given, texts, root) => {
    const workloads = readOwnWorkloads(valuesOf(ownOptions, given)["own-workloads"], texts, root);
    return workloads.length === 0 ? undefined : workloads;
  },
  make: ownSuite,
};

/** Workloads that the user writes, as the suite `own`. */
export const own: Feature = { name: "own", options: { tests: ownOptions }, suite };
