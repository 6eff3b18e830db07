/** Multipliers at which a colour of slower tests ends; colours of faster tests end at the reciprocals. */
export const scaleEdges = [1.1, 1.5, 2, 3, 5] as const;

/** The number of a multiplier's colour: 0 within 10 % of 1, up to 5 for slower ones, down to -5 for faster ones. */
export function colourStep(multiplier: number): number {
  const size = Math.max(multiplier, 1 / multiplier);
  const step = scaleEdges.filter((edge) => size >= edge).length;
  return multiplier < 1 ? 0 - step : step;
}

/** The class of a cell with a multiplier: `slower-2`, `faster-1`, `equal`. */
export function colourClass(multiplier: number): string {
  const step = colourStep(multiplier);
  if (step === 0) return "equal";
  return step > 0 ? `slower-${step}` : `faster-${-step}`;
}
