import { describe, expect, it } from "vitest";
import { openDatabase } from "../../../src/results/store/sqlite.ts";
import { errorMessage } from "../../error-message.ts";

describe("openDatabase", () => {
  it("opens a database with the addon of this machine", () => {
    const database = openDatabase(":memory:");
    expect(database.prepare("SELECT 6 * 7").pluck().get()).toBe(42);
    database.close();
  });

  it("names a platform that it has no addon for, and those that it has", () => {
    expect(errorMessage(() => openDatabase(":memory:", { platform: "freebsd-x64" }))).toBe(
      "results cannot be stored on freebsd-x64: this tool brings SQLite for " +
        "linux-x64, linux-arm64, darwin-x64, darwin-arm64",
    );
  });
});
