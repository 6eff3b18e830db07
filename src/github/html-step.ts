import path from "node:path";
import { InputError } from "../model/errors.ts";
import { renderPage } from "../report/html/page.ts";
import { runPage } from "../report/html/run-page.ts";
import { pageName, readPageFiles, writePage } from "../results/write.ts";
import type { ActionResult } from "./steps.ts";

/**
 * Writes the HTML report beside the other files if it is wanted, with the history that the result was compared with. A failure is a warning: it never loses the result.
 */
export async function htmlStep(made: ActionResult): Promise<ActionResult> {
  const { result, out, html = false, warnings } = made;
  if (!html || out === undefined || result.state !== "judged") return { ...made, html: false };
  const { recording, verdict, features } = result;
  try {
    const page = renderPage(runPage(recording, verdict, features), await readPageFiles());
    writePage(path.join(out, pageName), page);
    return made;
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    return { ...made, html: false, warnings: [...warnings, cause.message] };
  }
}
