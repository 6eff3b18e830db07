import { describe, expect, it } from "vitest";
import {
  faultOfSequence,
  faultOfTest,
  judgeFault,
} from "../../../../../src/features/search/bisect/measure/faults.ts";
import type { Failure } from "../../../../../src/model/sample.ts";
import { makeRecord } from "../../../../builders/recordings.ts";
import { done, makeSequence, passage } from "../../../../builders/sequences.ts";

describe("the fault of a test", () => {
  const withFailure = (failure: Failure) => ({ ...makeRecord(), failures: [failure] });

  it.each([
    ["crash", "crash"],
    ["timeout", "hang"],
    ["error", "error"],
    ["differs", "wrong"],
  ] as const)("of a failure by %s is %s", (reason, kind) => {
    const found = faultOfTest(withFailure({ reason, role: "candidate", message: "words" }));
    expect(found).toEqual({ role: "candidate", kind, message: "words" });
  });

  it("is none of a test that did what SQLite did, and SQLite's own before the candidate's", () => {
    expect(faultOfTest(makeRecord())).toBeUndefined();
    const failures: Failure[] = [
      { reason: "crash", role: "candidate", message: "candidate" },
      { reason: "timeout", role: "baseline", message: "baseline" },
    ];
    expect(faultOfTest({ ...makeRecord(), failures })).toMatchObject({ role: "baseline", kind: "hang" });
  });
});

describe("the fault of a sequence", () => {
  const baseline = passage("baseline", 3);
  const of = (candidate: ReturnType<typeof passage>) =>
    faultOfSequence(makeSequence({ engines: [baseline, candidate] }));

  it("is a wrong result where rows or values differ, or a step changed none", () => {
    const other = { hash: "00000000000000cc" };
    expect(of(passage("candidate", 3, { 2: other }))).toMatchObject({ kind: "wrong", step: 2 });
    const none = { work: { ...done.work, changes: 0 } };
    expect(of(passage("candidate", 3, { 3: none }))).toMatchObject({ kind: "wrong", step: 3 });
  });

  it("is that of the engine where its process failed, and none where all is the same", () => {
    const { role, results } = passage("candidate", 2);
    const failure = { step: 3, reason: "error", message: "no such table" } as const;
    expect(of({ role, results, failure })).toEqual({
      role,
      kind: "error",
      step: 3,
      message: "no such table",
    });
    expect(of({ role, results, failure: { ...failure, reason: "timeout" } })).toMatchObject({ kind: "hang" });
    expect(of(passage("candidate", 3))).toBeUndefined();
  });
});

describe("a point", () => {
  const crash = { role: "candidate", kind: "crash", message: "signal 6" } as const;

  it("shows the fault that is searched, or none", () => {
    expect(judgeFault("crash", crash)).toEqual({
      state: "judged",
      fault: { isShown: true, message: "signal 6" },
    });
    expect(judgeFault("crash", undefined)).toEqual({ state: "judged", fault: { isShown: false } });
  });

  it("cannot be judged with another fault", () => {
    expect(judgeFault("wrong", crash)).toEqual({
      state: "failed",
      role: "candidate",
      untestable: { reason: "crash", message: "a crash, not the fault that is searched: signal 6" },
    });
    expect(judgeFault("crash", { ...crash, role: "baseline" })).toMatchObject({
      state: "failed",
      role: "baseline",
    });
  });
});
