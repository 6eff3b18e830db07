import type { SearchedFault } from "../model/settings.ts";
import type { PointPairs } from "./exact-pair.ts";

/**
 * Looks at a point once, and again if it shows a hang: another program can keep a machine busy for as long.
 *
 * @param look whether the point shows the fault
 * @throws whatever `look` throws
 */
export async function twiceIfHung(
  wanted: SearchedFault,
  look: () => Promise<PointPairs>,
): Promise<PointPairs> {
  const seen = await look();
  if (wanted !== "hang" || seen.state !== "judged" || !seen.fault.isShown) return seen;
  const again = await look();
  if (again.state !== "judged" || again.fault.isShown) return again;
  const untestable = {
    reason: "undecided",
    message: "it did not end in time once, and did the next time",
  } as const;
  return { state: "failed", role: "candidate", untestable };
}
