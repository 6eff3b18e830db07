import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/report/format/sparkline.ts
var bars = "\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588";
var leastSpan = Math.log(1.1);
var mostValues = 30;
function sparkline(logRatios) {
  const shown = logRatios.slice(-mostValues);
  const [least, most] = [Math.min(...shown), Math.max(...shown)];
  const span = Math.max(most - least, leastSpan);
  const bottom = (most + least - span) / 2;
  return shown.map((value) => {
    const height = Math.floor((value - bottom) / span * bars.length);
    return bars[Math.min(Math.max(height, 0), bars.length - 1)];
  }).join("");
}

export {
  sparkline
};
