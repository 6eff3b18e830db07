import { expect, it } from "vitest";
import { incompleteWords } from "../../../src/features/hunt/words.ts";
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
