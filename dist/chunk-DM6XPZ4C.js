import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  searching
} from "./chunk-TN2ZDE3Y.js";
import {
  HttpClient,
  require_undici
} from "./chunk-3LSC4WJI.js";
import {
  historyInputs
} from "./chunk-R4MN4MFV.js";
import {
  choice,
  flag,
  numberWithin,
  offeredIn,
  option,
  paths,
  publishOptions,
  settingOptions,
  taken,
  text,
  unchanged,
  wholeNumber
} from "./chunk-SGC2UI6M.js";
import {
  visible
} from "./chunk-ZNNZ5Q42.js";
import {
  InputError,
  __toESM,
  omitUndefined
} from "./chunk-3UA7D5SN.js";

// src/features/search/issues/notify.ts
import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
var import_undici = __toESM(require_undici(), 1);
var notifyForms = ["json", "slack"];
var attemptTimeoutMs = 1e4;
var waitsMs = [1e3, 4e3, 16e3];
var signatureHeader = "x-sqlite-bench-gate-signature-256";
var deliveryHeader = "x-sqlite-bench-gate-delivery";
function parseNotifyUrl(given) {
  const url = URL.canParse(given) ? new URL(given) : void 0;
  const isLocal = url?.hostname === "127.0.0.1" || url?.hostname === "localhost";
  if (url?.protocol === "https:" || url?.protocol === "http:" && isLocal) return url.href;
  throw new InputError("input notify-url: not an https address: give one such as https://example.com/hook");
}
async function notify({ url, secret, form }, night, wait = sleep) {
  const body = JSON.stringify(form === "slack" ? slackMessage(night) : jsonMessage(night));
  const headers = {
    "content-type": "application/json",
    [deliveryHeader]: randomUUID(),
    ...secret === void 0 ? {} : { [signatureHeader]: signatureOf(body, secret) }
  };
  for (const pause of [...waitsMs, void 0]) {
    const problem = await attempt(url, body, headers);
    if (problem === void 0) return void 0;
    if (pause === void 0 || !problem.mayPass)
      return `the receiver at ${new URL(url).host} ${problem.words}`;
    await wait(problem.afterMs ?? pause);
  }
  return void 0;
}
function signatureOf(body, secret) {
  return `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
}
var mostWaitMs = 6e4;
async function attempt(url, body, headers) {
  try {
    const signal = AbortSignal.timeout(attemptTimeoutMs);
    const dispatcher = new HttpClient().getAgentDispatcher(url);
    const response = await (0, import_undici.fetch)(url, {
      method: "POST",
      body,
      headers,
      redirect: "error",
      // another host would get the signature too
      signal,
      ...omitUndefined({ dispatcher })
    });
    await response.body?.cancel();
    if (response.ok) return void 0;
    const { status } = response;
    const after = 1e3 * Number(response.headers.get("retry-after"));
    const mayPass = status === 429 || status >= 500;
    return {
      words: `answered with status ${status}`,
      mayPass,
      ...after > 0 && after <= mostWaitMs ? { afterMs: after } : {}
    };
  } catch (cause) {
    const { name, cause: inner } = cause;
    const why = inner?.code ?? name;
    return { words: `does not answer (${visible(why)})`, mayPass: true };
  }
}
function jsonMessage({ repository, run, events }) {
  return {
    version: 1,
    repository,
    run,
    events: events.map((one) => ({ ...one, title: visible(one.title) }))
  };
}
function slackMessage({ repository, run, events }) {
  const escaped = (text2) => visible(text2).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const lines = events.map(
    ({ event, number, title, url }) => `${event}: <${url}|#${number}> ${escaped(title)}`
  );
  const head = `Nightly benchmark of ${escaped(repository)}, <${run.url}|run ${run.id}>`;
  return { text: [head, ...lines].join("\n"), link_names: false };
}

// src/features/search/issues/options.ts
var offered = ["action issues"];
var issueOptions = {
  "issue-label": option(text(), {
    help: "Label of the issues, which is made if it is missing",
    note: "Issues are opened without it if the token may not make it. Give `off` for none.",
    offered,
    default: "benchmark"
  }),
  "most-issues": option(wholeNumber(0, 100), {
    help: "Most issues that one night opens; one more lists the other findings",
    unit: "issues",
    offered,
    default: 10
  }),
  mention: option(flag(), {
    help: "Whether the author of a commit that a search has named is mentioned, and so notified",
    offered,
    default: false
  }),
  searched: option(paths(), {
    help: "Paths or patterns of the bisect.json files of searches, whose answers the issues name",
    offered,
    otherwise: "none"
  }),
  "asked-search": option(text(), {
    help: "Output `search` of the step that asked for the search: if `searched` has no answer to it, the issue says so, and nobody asks again",
    offered,
    otherwise: "none"
  }),
  "page-url": option(text(), {
    help: "Address of the page of the history, which issues link to",
    offered,
    otherwise: "none"
  }),
  "weekly-report": option(flag(), {
    help: "Whether one more issue has a report of the last seven days, which every night rewrites",
    offered,
    default: false
  }),
  "watchdog-hours": option(numberWithin(0, 1e4), {
    help: "Age of the newest run of the history above which a night counts as lost",
    note: "Without `results`, the step looks at nothing else.",
    unit: "hours",
    offered,
    default: 36
  }),
  "notify-url": option(text(), {
    help: "Address that gets a message about issues that were opened or closed; a secret",
    offered,
    otherwise: "none"
  }),
  "notify-secret": option(text(), {
    help: "Key of the signature of messages, HMAC-SHA256",
    offered,
    otherwise: "no signature"
  }),
  "notify-form": option(choice("form", notifyForms), {
    help: "Form of messages",
    offered,
    default: "json"
  })
};
var takenOptions = {
  "action issues": {
    ...unchanged("history-branch", "history-path"),
    results: { help: "Paths or patterns of the results.json files of the night, one per line" },
    "github-token": { help: "Token that writes the issues, which needs the permission issues: write" },
    candidate: {
      help: "File that the build command makes, for the line that reproduces a finding",
      otherwise: "none"
    },
    build: { help: "Command that builds the engine, for the line that reproduces a finding" }
  }
};
var issueInputs = {
  ...offeredIn(issueOptions, "action issues"),
  ...taken(
    { ...historyInputs, ...publishOptions, ...settingOptions, ...searching },
    takenOptions["action issues"]
  )
};

export {
  parseNotifyUrl,
  notify,
  issueOptions,
  takenOptions,
  issueInputs
};
