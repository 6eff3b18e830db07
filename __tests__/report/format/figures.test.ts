import { describe, expect, it } from "vitest";
import {
  changeFigure,
  changeFigures,
  confidence,
  count,
  inWords,
  microseconds,
  minutes,
  multiplier,
  noise,
  percent,
  plural,
  pValue,
  rowsPerSecond,
  suggestedCeiling,
} from "../../../src/report/format/figures.ts";

describe("figures", () => {
  it("are whole microseconds, rounded half up, with thousands separated", () => {
    expect(microseconds(20_691_000)).toBe("20,691");
    expect(microseconds(1_062_115_499)).toBe("1,062,115");
    expect(microseconds(1_500)).toBe("2");
    expect(microseconds(2_500)).toBe("3");
    expect(microseconds(499.5)).toBe("0");
  });

  it("are counts with thousands separated", () => {
    expect(count(100_000)).toBe("100,000");
    expect(plural(1, "test")).toBe("1 test");
    expect(plural(2_760, "test")).toBe("2,760 tests");
  });

  it("are changes with their sign, until time has doubled", () => {
    const texts = [1.031, 1.2149, 0.9, 0.9996, 1, 1.0996, 2.4].map(changeFigure);
    expect(texts).toEqual(["+3.1%", "+21%", "-10%", "+0.0%", "+0.0%", "+10%", "2.40x"]);
  });

  it("have one unit in a row", () => {
    expect(changeFigures(1.88, 1.7, 1.99)).toEqual(["+88%", "+70%", "+99%"]);
    expect(changeFigures(1.88, 0.93, 2.02)).toEqual(["1.88x", "0.93x", "2.02x"]);
  });

  it("are rows per second with three digits", () => {
    expect(rowsPerSecond(10_000, 1e9)).toBe("10k");
    expect(rowsPerSecond(6_687, 1e6)).toBe("6.69M");
    expect(rowsPerSecond(999_499, 1e9)).toBe("999k");
    expect(rowsPerSecond(999_500, 1e9)).toBe("1M");
    expect(rowsPerSecond(12, 1e9)).toBe("12");
    expect(rowsPerSecond(1, 1e10)).toBe("0.1");
    expect(rowsPerSecond(2_500_000, 1e6)).toBe("2.5G");
  });

  it("are multipliers in words", () => {
    expect(inWords(1.468)).toBe("1.47x slower than");
    expect(inWords(1 / 58.64)).toBe("58.6x faster than");
    expect(inWords(0.999)).toBe("as fast as");
    expect(inWords(250)).toBe("250x slower than");
  });

  it("are multipliers with two decimals", () => {
    expect(multiplier(1.474_55)).toBe("1.47");
    expect(multiplier(2)).toBe("2.00");
    expect(multiplier(5.03, 6)).toBe("5.03");
  });

  it("never show a multiplier on the other side of its ceiling", () => {
    expect(multiplier(6, 6)).toBe("6.00");
    expect(multiplier(5.999, 6)).toBe("6.00");
    expect(multiplier(6.001, 6)).toBe("6.001");
    expect(multiplier(6.000_04, 6)).toBe("6.00004");
    expect(multiplier(6.000_000_01, 6)).toBe(">6");
    expect(multiplier(5.5549, 5.555)).toBe("5.55");
    expect(multiplier(5.5551, 5.555)).toBe("5.56");
    expect(multiplier(5.5514, 5.5512)).toBe("5.5514");
    expect(multiplier(5.9979, 5.998)).toBe("5.998");
  });

  it("never show a multiplier as 0", () => {
    expect(multiplier(0.004)).toBe("0.004");
    expect(multiplier(0.000_000_04, 6)).toBe("4.0e-8");
  });

  it("are percentages without a sign, with a decimal if they would be 0", () => {
    expect(percent(0.676)).toBe("68%");
    expect(percent(-0.07)).toBe("7%");
    expect([0.9987, 0.999_999_9, 0.99, 1].map(percent)).toEqual(["99.87%", "99.999990%", "99%", "100%"]);
    expect([0.0013, 0.0104].map(changeFigure)).toEqual(["-99.87%", "-99%"]);
    expect(percent(0)).toBe("0%");
    expect(percent(-0.000_012_3)).toBe("0.001%");
    expect(noise(3.25)).toBe("3.3%");
  });

  it("are p-values with the digits that matter", () => {
    expect(pValue(3.1e-12)).toBe("p = 3e-12");
    expect(pValue(6.1e-5)).toBe("p = 6e-5");
    expect(pValue(0)).toBe("p < 1e-15");
    expect(pValue(0.004)).toBe("p = 0.004");
    expect(pValue(0.031_25)).toBe("p = 0.031");
    expect(pValue(0.5)).toBe("p = 0.5");
    expect(pValue(1)).toBe("p = 1");
  });

  it("are confidences that are never rounded up", () => {
    expect(confidence(0.95)).toBe("95%");
    expect(confidence(0.9375)).toBe("93%");
    expect(confidence(0.989)).toBe("98%");
    expect(confidence(0.999_17)).toBe("99.9%");
    expect(confidence(0.999_999)).toBe("99.9%");
    expect(confidence(0)).toBe("0%");
  });

  it("are ceilings with a tenth of headroom, rounded up", () => {
    expect(suggestedCeiling(6.31)).toBe("7");
    expect(suggestedCeiling(6)).toBe("6.6");
    expect(suggestedCeiling(1.12)).toBe("1.24");
    expect(suggestedCeiling(1)).toBe("1.1");
  });

  it("are minutes as they were given", () => {
    expect(minutes(20)).toBe("20 minutes");
    expect(minutes(1)).toBe("1 minute");
    expect(minutes(12.5)).toBe("12.5 minutes");
  });
});
