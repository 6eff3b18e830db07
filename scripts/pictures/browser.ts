import { type Browser, chromium } from "playwright-core";

/** Without a sandbox, which does not work as root in a container, and without requests to the browser's maker. */
const switches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
];

/** Starts Chromium: the program that the environment variable CHROMIUM names, by default `/usr/bin/chromium`. */
export function startBrowser(environment: NodeJS.ProcessEnv): Promise<Browser> {
  return chromium.launch({ executablePath: environment.CHROMIUM ?? "/usr/bin/chromium", args: switches });
}
