import { describe, expect, it } from "vitest";
import { linkedId, linkTo } from "../../../../src/features/html/page/test-links.ts";

describe("the address of a test", () => {
  it("is readable", () => {
    expect(linkTo({ id: "int/memory/reads/index_join" })).toBe("#test/int/memory/reads/index_join");
  });

  it.each([
    "int/memory/reads/index_join",
    "a b#c?d&e",
    "%41%",
    "javascript:alert(1)",
    "数据/🚀",
    "../..",
    "a//b",
  ])("leads back to it: %s", (id) => {
    expect(linkTo({ id })).toMatch(/^#test\/[\w/.~!*'()%-]*$/);
    expect(linkedId(linkTo({ id }))).toBe(id);
  });

  it.each(["", "#", "#sections", "#test/%", "#test/%E0%A4%A"])("is none of %j", (hash) => {
    expect(linkedId(hash)).toBeUndefined();
  });
});
