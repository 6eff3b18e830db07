import os from "node:os";
import { expect, it } from "vitest";
import { freeBytes } from "../../src/platform/free-bytes.ts";

it("the free bytes of a disk are known of a real folder, and of no other", () => {
  expect(freeBytes(os.tmpdir())).toBeGreaterThan(0);
  expect(() => freeBytes("/no/such/folder")).toThrow("ENOENT");
});
