/** How often an interval of a figure contains it, unless a decision is made at another confidence. */
export const figureConfidence = 0.95;
