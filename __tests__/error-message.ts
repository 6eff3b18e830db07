import { expect } from "vitest";
import { InputError } from "../src/model/errors.ts";

/** The message with which something refuses its input; that it is an InputError is expected. */
export function errorMessage(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return (error as InputError).message;
  }
  throw new Error("the input was accepted");
}
