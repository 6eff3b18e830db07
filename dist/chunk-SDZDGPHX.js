import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  inMarkdown
} from "./chunk-NRVWYJ6O.js";

// src/report/source.ts
function footer(machine, { name, commit, run, measuredBy, at, runner }) {
  const measured = machine ?? (runner && inMarkdown(runner));
  const from = measuredBy === void 0 ? link(`run ${run.id}`, run.url) : `measured by ${link(`run ${run.id}`, measuredBy.url)}`;
  const time = `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return [
    `<sub>Commit ${commit}`,
    `${from}, attempt ${run.attempt}`,
    time,
    ...measured === void 0 ? [] : [`on ${measured}`],
    `${inMarkdown(name)}</sub>`
  ].join(" \xB7 ");
}
function link(text, url) {
  return `[${text}](${url.replace(/[\s()<>[\]\\]/g, encodeURIComponent)})`;
}

export {
  footer,
  link
};
