import path from "node:path";
import { describe, expect, it } from "vitest";
import { profilesOf } from "../../../../../src/features/figures/counts/measure/count-session.ts";
import { Workspace } from "../../../../../src/measure/workspace.ts";
import { storages } from "../../../../../src/model/test.ts";
import { useFolder } from "../../../../builders/folder.ts";
import { makeOwn, withOwnWorkloads } from "../../../workloads/own/workloads.ts";

const folder = useFolder("count-session");

describe("the folder of profiles", () => {
  it("is another for each engine, storage and database, since sessions go on beside each other", () => {
    const other = [{ sql: "CREATE TABLE other (id INTEGER PRIMARY KEY);", place: "other.sql:1:1" }];
    const own = [makeOwn({ name: "a" }), makeOwn({ name: "b", tables: other })];
    const workspace = new Workspace(folder, { rows: 100, seed: 1, warehouses: 1 }, {}, withOwnWorkloads(own));
    const parts = (["baseline", "candidate", "base"] as const).flatMap((role) =>
      storages.flatMap((storage) =>
        own.map(({ name: workload, kind }) => {
          return { role, storage, tests: [{ variant: "own", storage, kind, workload }] } as const;
        }),
      ),
    );
    const found = new Set(parts.map((part) => profilesOf(workspace, part)));
    expect(found.size).toBe(parts.length);
    for (const one of found) expect(path.dirname(one)).toBe(folder);
  });
});
