import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { HttpClient } from "@actions/http-client";
import { fetch } from "undici";
import { InputError } from "../../../model/errors.ts";
import { visible } from "../../../report/format/escape.ts";
import type { NotifyForm } from "./options.ts";
import type { IssueEvent } from "./sync.ts";

/** Where the events of a night are sent. */
export interface NotifyTarget {
  /** A secret: everybody who knows the address can post. */
  readonly url: string;
  /** The key by which the receiver knows the sender; absent for no signature. */
  readonly secret?: string;
  readonly form: NotifyForm;
}

/** The events of one night. Texts may be untrusted. */
export interface Night {
  /** `octo-org/engine` */
  readonly repository: string;
  readonly run: { readonly id: number; readonly url: string };
  readonly events: readonly IssueEvent[];
}

/** Milliseconds that an attempt may take, and the waits before the next attempts. */
const attemptTimeoutMs = 10_000;
const waitsMs = [1_000, 4_000, 16_000];

/** As GitHub's own webhooks are signed: https://docs.github.com/en/webhooks/using-webhooks/validating-webhook-deliveries */
const signatureHeader = "x-sqlite-bench-gate-signature-256";
const deliveryHeader = "x-sqlite-bench-gate-delivery";

/** @throws InputError if no message may be sent to the address */
export function parseNotifyUrl(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isLocal = url?.hostname === "127.0.0.1" || url?.hostname === "localhost";
  if (url?.protocol === "https:" || (url?.protocol === "http:" && isLocal)) return url.href;
  // The address itself is a secret.
  throw new InputError("input notify-url: not an https address: give one such as https://example.com/hook");
}

/**
 * Sends one message about a night in which something was opened or closed. The receiver gets the same delivery number in each attempt, and
 * the signature `sha256=` with the HMAC of the body in hexadecimal digits.
 *
 * @param wait between attempts
 * @returns why the message was not taken, without the address; undefined if it was
 */
export async function notify(
  { url, secret, form }: NotifyTarget,
  night: Night,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<string | undefined> {
  const body = JSON.stringify(form === "slack" ? slackMessage(night) : jsonMessage(night));
  const headers = {
    "content-type": "application/json",
    [deliveryHeader]: randomUUID(),
    ...(secret === undefined ? {} : { [signatureHeader]: signatureOf(body, secret) }),
  };
  for (const pause of [...waitsMs, undefined]) {
    const problem = await attempt(url, body, headers);
    if (problem === undefined) return undefined;
    if (pause === undefined || !problem.mayPass)
      return `the receiver at ${new URL(url).host} ${problem.words}`;
    await wait(problem.afterMs ?? pause);
  }
  return undefined;
}

/** `sha256=0a1b...` */
function signatureOf(body: string, secret: string): string {
  return `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
}

interface Problem {
  readonly words: string;
  /** Whether another attempt may succeed. */
  readonly mayPass: boolean;
  /** The wait that the receiver asks for. */
  readonly afterMs?: number;
}

/** The longest wait that a receiver may ask for. */
const mostWaitMs = 60_000;

async function attempt(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<Problem | undefined> {
  try {
    const signal = AbortSignal.timeout(attemptTimeoutMs);
    // By HTTPS_PROXY and NO_PROXY, as for GitHub's API; Node's own fetch needs NODE_USE_ENV_PROXY for them.
    const dispatcher = new HttpClient().getAgentDispatcher(url);
    const response = await fetch(url, {
      method: "POST",
      body,
      headers,
      redirect: "error", // another host would get the signature too
      signal,
      dispatcher,
    });
    await response.body?.cancel();
    if (response.ok) return undefined;
    const { status } = response;
    const after = 1000 * Number(response.headers.get("retry-after"));
    const mayPass = status === 429 || status >= 500;
    return {
      words: `answered with status ${status}`,
      mayPass,
      ...(after > 0 && after <= mostWaitMs ? { afterMs: after } : {}),
    };
  } catch (cause) {
    const { name, cause: inner } = cause as Error;
    const why = (inner as NodeJS.ErrnoException | undefined)?.code ?? name;
    return { words: `does not answer (${visible(why)})`, mayPass: true };
  }
}

function jsonMessage({ repository, run, events }: Night): object {
  return {
    version: 1,
    repository,
    run,
    events: events.map((one) => ({ ...one, title: visible(one.title) })),
  };
}

/** https://api.slack.com/reference/surfaces/formatting: text with links, and nothing that addresses people. */
function slackMessage({ repository, run, events }: Night): object {
  const escaped = (text: string) =>
    visible(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const lines = events.map(
    ({ event, number, title, url }) => `${event}: <${url}|#${number}> ${escaped(title)}`,
  );
  const head = `Nightly benchmark of ${escaped(repository)}, <${run.url}|run ${run.id}>`;
  return { text: [head, ...lines].join("\n"), link_names: false };
}
