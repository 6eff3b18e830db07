import { expect, it } from "vitest";
import { EngineFailure, type VariantFiles } from "../../src/engines/engine.ts";
import { unusableEngine } from "../../src/engines/unusable-engine.ts";

const files: VariantFiles = { preparation: "prepare.sql", template: () => "template", work: () => "work" };

it("fails whatever it is asked for with what was wrong when it was opened", async () => {
  const { signal } = new AbortController();
  const engine = unusableEngine(new EngineFailure("timeout", "not ready within 1 s", { where: "server" }));
  const failure = { reason: "timeout", message: "not ready within 1 s", where: "server" };
  await expect(engine.build(files, "file", signal)).rejects.toMatchObject(failure);
  await expect(engine.open(files, "file", "time", signal)).rejects.toMatchObject(failure);
  expect(() => engine.contend(files, "file", signal)).toThrow(expect.objectContaining(failure));
  expect(engine.version).toBe("unknown");
  expect(engine.serverSettings).toEqual({});
});
