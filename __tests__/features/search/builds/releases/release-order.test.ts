import { describe, expect, it } from "vitest";
import {
  compareVersions,
  isFinal,
  versionIn,
} from "../../../../../src/features/search/builds/releases/release-order.ts";

describe("versionIn", () => {
  it.each([
    ["0.51.3", "0.51.3"],
    ["v0.51.3", "0.51.3"],
    ["libengine-0.51.3.so", "0.51.3"],
    ["libsqlite3.so.0.8.6", "0.8.6"],
    ["engine-1.2.0-linux-x64", "1.2.0"],
    ["engine-1.2.0-rc.1-linux-x64.so", "1.2.0-rc.1"],
    ["engine_2.0b3", "2.0b3"],
    ["2.0-alpine", "2.0"],
  ])("finds the version of %s", (name, version) => {
    expect(versionIn(name)?.text).toBe(version);
  });

  it.each(["README.md", "latest", "SHA256SUMS", "libsqlite3.so"])("finds none in %s", (name) => {
    expect(versionIn(name)).toBeUndefined();
  });
});

describe("isFinal", () => {
  it.each([
    ["1.2.0", true],
    ["v1.2.0", true],
    ["v2.0.0+incompatible", true],
    ["1.2.0+build-1", true],
    ["1.2.0-rc.1", false],
    ["v1.2.0-beta1+build", false],
    ["v0.40.5-0.20260101000000-abcdefabcdef", false],
  ])("knows a release from what comes before it: %s", (version, expected) => {
    expect(isFinal(version)).toBe(expected);
  });
});

describe("compareVersions", () => {
  it("orders by number, and puts what comes before a release before it", () => {
    const ordered = [
      "0.9.10",
      "0.10",
      "0.10.1-alpha",
      "0.10.1-rc.2",
      "0.10.1-rc.10",
      "0.10.1",
      "0.10.1.1",
      "1.0",
    ];
    const versions = ordered.map((name) => versionIn(name)).flatMap((one) => one ?? []);
    expect(versions).toHaveLength(ordered.length);
    expect(versions.toReversed().toSorted(compareVersions)).toEqual(versions);
  });

  it("takes a missing number for 0", () => {
    const [one, other] = [versionIn("v1.2"), versionIn("1.2.0")];
    expect(one !== undefined && other !== undefined && compareVersions(one, other)).toBe(0);
  });
});
