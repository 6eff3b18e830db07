import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** A fault that the next requests of its method and path meet, a number of times. */
export interface Fault {
  readonly method?: string;
  readonly path?: RegExp;
  times: number;
  readonly does:
    | {
        readonly status: number;
        readonly body?: unknown;
        readonly headers?: Readonly<Record<string, string>>;
      }
    /** The connection breaks; `applied` if the request takes effect first. */
    | { readonly drop: true; readonly applied?: boolean }
    /** The answer is delayed by this many milliseconds. */
    | { readonly delay: number };
}

/** The fault that a request meets, counted down by one. */
export function takeFault(faults: readonly Fault[], method: string, path: string): Fault["does"] | undefined {
  const found = faults.find(
    (fault) =>
      fault.times > 0 &&
      (fault.method ?? method) === method &&
      (fault.path === undefined || fault.path.test(path)),
  );
  if (found !== undefined) found.times--;
  return found?.does;
}

/** @returns whether the request has been answered */
export async function applyFault(fault: Fault["does"], response: ServerResponse): Promise<boolean> {
  if ("delay" in fault) {
    await sleep(fault.delay, undefined, { ref: false });
    return false;
  }
  if ("drop" in fault) {
    if (fault.applied === true) return false;
    response.destroy();
    return true;
  }
  const isText = typeof fault.body === "string";
  response.writeHead(fault.status, {
    "content-type": isText ? "text/html" : "application/json; charset=utf-8",
    ...fault.headers,
  });
  response.end(isText ? fault.body : JSON.stringify(fault.body ?? { message: `status ${fault.status}` }));
  return true;
}
