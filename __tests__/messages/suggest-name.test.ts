import { describe, expect, it } from "vitest";
import { suggestName, unknownName } from "../../src/messages/suggest-name.ts";
import { keyVariants } from "../../src/model/test.ts";
import { workloadNames } from "../../src/suite/workloads.ts";

describe("the suggested name", () => {
  it.each([
    ["txt", "text"],
    ["Blob", "blob"],
    ["integer", undefined],
    ["comp", "composite"],
    ["compsoite", "composite"],
    ["itn", "int"],
    ["Itn", "int"],
    ["c", undefined],
    ["", undefined],
    ["utf8", undefined],
  ])("for the variant %j is %j", (given, name) => {
    expect(suggestName(given, keyVariants)).toBe(name);
  });

  it.each([
    ["oltp_inserts", "oltp_insert"],
    ["point_select", "oltp_point_select"],
    ["oltp-read-only", "oltp_read_only"],
    ["tpcc", undefined],
  ])("for the workload %j is %j", (given, name) => {
    expect(suggestName(given, workloadNames)).toBe(name);
  });

  it("is none if there are no names", () => {
    expect(suggestName("int", [])).toBeUndefined();
  });
});

describe("an unknown name", () => {
  it("is answered with the suggested name and all others", () => {
    expect(unknownName("variant", "txt", keyVariants)).toBe(
      'unknown variant "txt": did you mean "text"? (one of int, composite, blob, text)',
    );
  });

  it("is answered with all names if none is similar", () => {
    expect(unknownName("variant", "utf8", keyVariants)).toBe(
      'unknown variant "utf8": give one of int, composite, blob, text',
    );
  });

  it("is answered with only the suggested name if there are many", () => {
    expect(unknownName("workload", "oltp_inserts", workloadNames)).toBe(
      'unknown workload "oltp_inserts": did you mean "oltp_insert"?',
    );
  });

  it("can be a value that is no name", () => {
    const allowed = "give one of int, composite, blob, text";
    expect(unknownName("variant", 3, keyVariants)).toBe(`3 is not a variant: ${allowed}`);
    expect(unknownName("variant", "", keyVariants)).toBe(`an empty value is not a variant: ${allowed}`);
    expect(unknownName("variant", ["int"], keyVariants)).toBe(`["int"] is not a variant: ${allowed}`);
    expect(unknownName("variant", {}, keyVariants)).toBe(`{} is not a variant: ${allowed}`);
  });

  it("stays on one line and short, whatever it is", () => {
    const name = `a\n${"b".repeat(200)}`;
    expect(unknownName("variant", name, ["int"])).toBe(
      `unknown variant "a\\n${"b".repeat(57)}…": give one of int`,
    );
  });
});
