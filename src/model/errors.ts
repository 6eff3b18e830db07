/** An input that the user can put right: reported as its one-line message, without a stack, with exit status 2. */
export class InputError extends Error {
  override readonly name = "InputError";
}

/** The measurement could not be done or trusted: reported with exit status 3. */
export class MeasurementError extends Error {
  override readonly name = "MeasurementError";
}
