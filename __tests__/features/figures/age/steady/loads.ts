import type { SteadyLife } from "../../../../../src/features/figures/age/steady/record.ts";
import { SteadyWindows } from "../../../../../src/features/figures/age/steady/windows.ts";

/** A load of so many seconds with commits of 10 ms, but for those that a test makes slow; its disk is a function of the second. */
export function makeLoad(
  role: SteadyLife["role"],
  seconds: number,
  slow: Readonly<Record<number, number>> = {},
  disk: (second: number) => number = () => 8e6,
  parts: Partial<SteadyLife> = {},
): SteadyLife {
  const windows = new SteadyWindows();
  for (let at = 0, number = 0; at < seconds * 1e9; number++) {
    const ns = slow[number] ?? 10e6;
    windows.add(at, [ns]);
    at += ns;
  }
  for (let second = 0; second < seconds; second++)
    windows.see({ atNs: (second + 0.9) * 1e9, disk: disk(second), resident: 5e6 });
  return { role, ...windows.finish(seconds * 1e9), ...parts };
}
