import type { MachineFacts } from "../measure/recording.ts";
import { inMarkdown } from "./escape.ts";
import { counted } from "./figures.ts";
import type { Occasion } from "./occasion.ts";
import type { Result } from "./result.ts";

/** Where a report on GitHub comes from, in one small line. */
export function footer(result: Result, { name, commit, run, at, runner }: Occasion): string {
  const machine = result.state === "judged" ? result.recording.machine : undefined;
  const measured = machine === undefined ? runner : machineText(machine);
  const time = `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return [
    `<sub>Commit ${commit}`,
    `${link(`run ${run.id}`, run.url)}, attempt ${run.attempt}`,
    time,
    ...(measured === undefined ? [] : [`on ${inMarkdown(measured)}`]),
    `${inMarkdown(name)}</sub>`,
  ].join(" · ");
}

/** @param address of GitHub's own making, and still kept from ending the link */
export function link(text: string, address: string): string {
  return `[${text}](${address.replace(/[\s()<>[\]\\]/g, encodeURIComponent)})`;
}

function machineText({ cpu, cores, platform }: MachineFacts): string {
  return `${counted(cores, "core")} of ${cpu}, ${platform}`;
}
