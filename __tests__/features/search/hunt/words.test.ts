import { expect, it } from "vitest";
import { incompleteWords, statusOf } from "../../../../src/features/search/hunt/words.ts";
import { huntOf, slowCase } from "./situations.ts";

it("says why a hunt is no answer: it compared no statement, or was stopped", () => {
  expect(incompleteWords(huntOf([], { tried: 0 }))).toBe("no statement was compared");
  expect(incompleteWords(huntOf([], { tried: 1 }))).toBeUndefined();
  expect(incompleteWords(huntOf([], { tried: 1, stopped: "interrupted by SIGINT" }))).toBe(
    "the hunt was stopped: interrupted by SIGINT",
  );
});

it("says that no statement was compared also of a candidate that ends at every statement", () => {
  expect(incompleteWords(huntOf([slowCase], { tried: 0 }))).toBe("no statement was compared");
});

// dvyukov/go-fuzz#10
it.each([
  ["nothing was found", huntOf([], { tried: 1 }), 0],
  ["a case was found", huntOf([slowCase], { tried: 1 }), 1],
  ["an end that nothing repeats is beside a case", huntOf([slowCase], { tried: 1, lost: 1 }), 1],
  ["an end that nothing repeats is all there is", huntOf([], { tried: 1, lost: 1 }), 3],
  ["it was stopped, also with a case", huntOf([slowCase], { tried: 1, stopped: "interrupted" }), 3],
  ["no statement was compared", huntOf([], { tried: 0 }), 3],
] as const)("has an exit status that says whether %s", (_, hunt, status) => {
  expect(statusOf(hunt)).toBe(status);
});
