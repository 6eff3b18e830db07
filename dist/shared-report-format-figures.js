import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/verdict/offered-headroom.ts
var offeredHeadroom = 1.1;

// src/report/format/figures.ts
var grouped;
function count(value) {
  grouped ??= new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
  return grouped.format(value);
}
function plural(value, one, many = `${one}s`) {
  return `${count(value)} ${value === 1 ? one : many}`;
}
function microseconds(ns) {
  return count(Math.round(ns / 1e3));
}
function shortMicroseconds(ns) {
  const value = ns / 1e3;
  if (value >= 99.95) return count(Math.round(value));
  return value.toFixed(value < 9.995 ? 2 : 1);
}
var maxDecimals = 6;
function multiplier(value, ceiling) {
  const exceeds = (figure) => ceiling !== void 0 && figure > ceiling;
  for (let decimals = 2; decimals <= maxDecimals; decimals++) {
    const text = value.toFixed(decimals);
    if (Number(text) > 0 && exceeds(Number(text)) === exceeds(value)) return text;
  }
  if (ceiling === void 0 || value < 10 ** -maxDecimals) return value.toPrecision(2);
  return exceeds(value) ? `>${ceiling}` : String(ceiling);
}
function besideTime(figure, engine) {
  return `${figure}x ${engine}'s time`;
}
function about(value) {
  return value < 99.5 ? value.toPrecision(2) : String(Math.round(value));
}
function plusMinus({ low, high }) {
  return `\xB1${(Math.ceil(Number((50 * (high - low)).toPrecision(12))) / 100).toFixed(2)}`;
}
function percent(share) {
  const value = Math.abs(100 * share);
  return `${value === 0 || value >= 1 ? value.toFixed(0) : Number(value.toPrecision(1))}%`;
}
function signedPercent(share) {
  return `${share < 0 ? "-" : "+"}${percent(share)}`;
}
function changeFigure(ratio) {
  if (ratio >= 2) return `${multiplier(ratio)}x`;
  const value = 100 * (ratio - 1);
  const text = Math.abs(value).toFixed(Math.abs(value) < 9.95 ? 1 : 0);
  return `${value < 0 && Number(text) > 0 ? "-" : "+"}${text}%`;
}
function exactPercent(share) {
  return `${Math.abs(100 * share).toFixed(1)}%`;
}
function signedHundredths(share) {
  return `${share < 0 ? "-" : "+"}${Math.abs(100 * share).toFixed(2)}%`;
}
function amountPer(value) {
  return value >= 99.95 ? count(Math.round(value)) : String(Number(value.toPrecision(3)));
}
function kilobytes(bytes2) {
  return `${bytes2 < 1e5 ? (bytes2 / 1e3).toFixed(1) : count(bytes2 / 1e3)} kB`;
}
function bytes(value) {
  return inUnits(value, [" B", " kB", " MB", " GB"]);
}
function rowsPerSecond(rows, ns) {
  return inUnits(rows * 1e9 / ns, ["", "k", "M", "G"]);
}
function inWords(multiplier2) {
  const factor = Math.max(multiplier2, 1 / multiplier2);
  const text = factor.toFixed(2).length > 4 ? Number(factor.toPrecision(3)).toString() : factor.toFixed(2);
  if (text === "1.00") return "as fast as";
  return `${text}x ${multiplier2 > 1 ? "slower" : "faster"} than`;
}
function noise(percentage) {
  return `${percentage.toFixed(1)}%`;
}
function pValue(p) {
  if (p < 1e-15) return "p < 1e-15";
  if (p < 1e-3) return `p = ${p.toExponential(0)}`;
  return `p = ${Number(p.toPrecision(p < 0.01 ? 1 : 2))}`;
}
function confidence(share) {
  const steps = share < 0.99 ? 100 : 1e3;
  return `${100 * Math.floor(Number((share * steps).toPrecision(12))) / steps}%`;
}
function suggestedCeiling(figure) {
  return roundedUp(offeredHeadroom * figure);
}
function roundedUp(value) {
  const scale = value < 3 ? 100 : 10;
  return String(Math.ceil(Number((value * scale).toPrecision(12))) / scale);
}
function minutes(value) {
  if (value < 1) return `${Number((60 * value).toPrecision(2))} seconds`;
  return `${Number(value.toFixed(1))} minute${value === 1 ? "" : "s"}`;
}
function shortTime(ns) {
  return inUnits(ns, [" ns", " \xB5s", " ms", " s"]);
}
function shortBytes(value) {
  return inUnits(value, [" bytes", " kB", " MB"]);
}
function inUnits(value, units) {
  const fits = (power2) => Math.abs(value) >= 0.9995 * 1e3 ** power2;
  const power = Math.max(
    0,
    units.findLastIndex((_, index) => fits(index))
  );
  return `${Number((value / 1e3 ** power).toPrecision(3))}${units[power]}`;
}

export {
  offeredHeadroom,
  count,
  plural,
  microseconds,
  shortMicroseconds,
  multiplier,
  besideTime,
  about,
  plusMinus,
  percent,
  signedPercent,
  changeFigure,
  exactPercent,
  signedHundredths,
  amountPer,
  kilobytes,
  bytes,
  rowsPerSecond,
  inWords,
  noise,
  pValue,
  confidence,
  suggestedCeiling,
  roundedUp,
  minutes,
  shortTime,
  shortBytes
};
