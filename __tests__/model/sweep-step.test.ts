import { describe, expect, it } from "vitest";
import { isNameOf, stepName, stepOf, sweepOf } from "../../src/model/sweep-step.ts";

describe("the name of a step", () => {
  it("has the sweep, the parameter and its value", () => {
    const step = { sweep: "dolt_log", parameter: "depth", value: 100 };
    expect(stepName(step)).toBe("dolt_log.depth=100");
    expect(stepOf("dolt_log.depth=100")).toEqual(step);
    expect(sweepOf("dolt_log.depth=100")).toBe("dolt_log");
  });

  it.each(["dolt_log", "dolt_log.depth", "a.b=", "a.b=0", "a.b=1.5", "a.b=-1", "a.b=1 ", "a.b=99999999999"])(
    "is not %s",
    (name) => {
      expect(stepOf(name)).toBeUndefined();
      expect(sweepOf(name)).toBe(name);
    },
  );

  it("can have a value of another parameter, with which the sweep is one of several", () => {
    const step = { sweep: "keys.key=text", parameter: "rows", value: 100 };
    expect(stepOf("keys.key=text.rows=100")).toEqual(step);
    expect(stepOf("keys.rows=100.key=text")).toBeUndefined();
    expect(sweepOf("keys.key=text.rows=100")).toBe("keys");
    expect(sweepOf("keys.key=text")).toBe("keys");
  });

  it("is meant by itself and by the name of its sweep", () => {
    expect(isNameOf("dolt_log.depth=100", "dolt_log.depth=100")).toBe(true);
    expect(isNameOf("dolt_log", "dolt_log.depth=100")).toBe(true);
    expect(isNameOf("dolt_log.depth=10", "dolt_log.depth=100")).toBe(false);
    expect(isNameOf("dolt", "dolt_log.depth=100")).toBe(false);
    expect(isNameOf("dolt_log", undefined)).toBe(false);
  });
});
