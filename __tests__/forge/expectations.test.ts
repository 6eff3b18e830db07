import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Expectations } from "./expectations.ts";

describe("expectations", () => {
  let printed = "";

  beforeEach(() => {
    printed = "";
    vi.spyOn(process.stdout, "write").mockImplementation((text) => {
      printed += text;
      return true;
    });
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("are met if all hold", () => {
    const expectations = new Expectations();
    expectations.expect("the sun rises", true, "");
    expect(expectations.allMet).toBe(true);
    expect(expectations.summary()).toBe("1 met, 0 failed");
  });

  it("are not met if nothing was expected", () => {
    expect(new Expectations().allMet).toBe(false);
  });

  it("continue after one that fails, and name it at the end", () => {
    const expectations = new Expectations();
    expectations.expect("the moon rises", false, { moon: "new" });
    expectations.expect("the sun rises", true, "");
    expect(expectations.allMet).toBe(false);
    expect(expectations.summary()).toBe("1 met, 1 failed\n  the moon rises");
  });

  it("are distinguished from the same ones in another part of the story", () => {
    const expectations = new Expectations();
    expectations.begin("at night");
    expectations.expect("the sun rises", false, "");
    expectations.begin("in the morning");
    expectations.expect("the sun rises", true, "");
    expect(expectations.summary()).toBe("1 met, 1 failed\n  at night: the sun rises");
  });

  it("show what was seen instead", () => {
    new Expectations().expect("the moon rises", false, { moon: "new" });
    expect(printed).toContain("the moon rises; seen instead:\n        {\n");
    expect(printed).toContain('"moon": "new"');
  });
});
