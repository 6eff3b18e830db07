import { execFileSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type NotifyTarget, notify, parseNotifyUrl } from "../../../../src/features/search/issues/notify.ts";
import { errorMessage } from "../../../error-message.ts";

interface Received {
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const received: Received[] = [];
/** The statuses of the next answers; 200 after them. */
const statuses: number[] = [];
let server: Server;
let url: string;

beforeEach(async () => {
  received.length = 0;
  statuses.length = 0;
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ body: Buffer.concat(chunks).toString(), headers: request.headers });
    const status = statuses.shift() ?? 200;
    response.writeHead(
      status,
      status === 302 ? { location: "/elsewhere" } : status === 429 ? { "retry-after": "7" } : {},
    );
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-path`;
});

afterEach(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections());
});

const night = {
  repository: "octo-org/engine",
  run: { id: 77, url: "https://github.com/octo-org/engine/actions/runs/77" },
  events: [
    {
      event: "opened",
      key: "time writes/oltp_insert",
      kind: "time",
      number: 100,
      title: "oltp_insert is 12% slower <!channel> & more",
      url: "https://github.com/octo-org/engine/issues/100",
    },
  ],
} as const;

async function send(target: Partial<NotifyTarget> = {}) {
  const waits: number[] = [];
  const problem = await notify({ url, form: "json", ...target }, night, async (ms) => waits.push(ms));
  return { problem, waits };
}

describe("notify", () => {
  it("sends one message with the signature of its body", async () => {
    expect((await send({ secret: "key" })).problem).toBeUndefined();
    const [one] = received;
    expect(received).toHaveLength(1);
    expect(JSON.parse(one?.body ?? "")).toEqual({ version: 1, ...night });
    const hmac = createHmac("sha256", "key")
      .update(one?.body ?? "")
      .digest("hex");
    expect(one?.headers["x-sqlite-bench-gate-signature-256"]).toBe(`sha256=${hmac}`);
  });

  it("has no signature without a key", async () => {
    await send();
    expect(received[0]?.headers).not.toHaveProperty("x-sqlite-bench-gate-signature-256");
  });

  it("has Slack's form, in which a title addresses nobody", async () => {
    await send({ form: "slack" });
    expect(JSON.parse(received[0]?.body ?? "").text).toBe(
      "Nightly benchmark of octo-org/engine, <https://github.com/octo-org/engine/actions/runs/77|run 77>\n" +
        "opened: <https://github.com/octo-org/engine/issues/100|#100> oltp_insert is 12% slower &lt;!channel&gt; &amp; more",
    );
  });

  it("tries again where that may help, with the same delivery number", async () => {
    statuses.push(503, 429);
    const { problem, waits } = await send();
    expect(problem).toBeUndefined();
    expect(waits).toEqual([1000, 7000]);
    expect(new Set(received.map(({ headers }) => headers["x-sqlite-bench-gate-delivery"])).size).toBe(1);
  });

  it("gives up after four attempts, or at once where another would not help, and never names the path", async () => {
    statuses.push(500, 500, 500, 500, 500);
    const { host } = new URL(url);
    expect((await send()).problem).toBe(`the receiver at ${host} answered with status 500`);
    expect(received).toHaveLength(4);
    received.length = 0;
    statuses.splice(0, 9, 404);
    expect((await send()).problem).toBe(`the receiver at ${host} answered with status 404`);
    expect(received).toHaveLength(1);
  });

  it("follows no redirection, which would give the signature to another host", async () => {
    statuses.push(302, 302, 302, 302);
    expect((await send()).problem).toContain("does not answer");
    expect(received).toHaveLength(4);
  });
});

describe("behind a proxy", () => {
  /** The hosts that the proxy was asked for. */
  const asked: string[] = [];
  let receiver: Server;
  let proxy: Server;
  let hook: string;

  beforeAll(async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "notify-"));
    const [key, certificate] = ["key.pem", "certificate.pem"].map((name) => path.join(folder, name)) as [
      string,
      string,
    ];
    execFileSync(
      "openssl",
      [
        ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=receiver"],
        ...["-addext", "subjectAltName=IP:0.0.0.0", "-keyout", key, "-out", certificate],
      ],
      { stdio: "ignore" },
    );
    const [ownKey, cert] = [readFileSync(key), readFileSync(certificate, "utf8")];
    rmSync(folder, { recursive: true });
    setDefaultCACertificates([...getCACertificates(), cert]);
    receiver = createSecureServer({ key: ownKey, cert }, async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      received.push({ body: Buffer.concat(chunks).toString(), headers: request.headers });
      response.end();
    });
    proxy = createServer().on("connect", ({ url: host = "" }, client) => {
      asked.push(host);
      const { port } = receiver.address() as AddressInfo;
      const there = connect(port, "127.0.0.1", () => {
        client.write("HTTP/1.1 200 Connection established\r\n\r\n");
        there.pipe(client).pipe(there);
      });
      for (const socket of [client, there]) socket.on("error", () => {});
    });
    for (const one of [receiver, proxy]) await once(one.listen(0, "127.0.0.1"), "listening");
    // The machine itself, by an address that is not taken for it: that one never needs a proxy.
    hook = `https://0.0.0.0:${(receiver.address() as AddressInfo).port}/secret-path`;
  });

  beforeEach(() => {
    asked.length = 0;
    for (const name of ["https_proxy", "http_proxy", "no_proxy", "NO_PROXY"]) vi.stubEnv(name, "");
    vi.stubEnv("HTTPS_PROXY", `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
    return () => vi.unstubAllEnvs();
  });

  afterAll(() => {
    for (const one of [receiver, proxy]) one.close().closeAllConnections();
  });

  // https://github.com/juliuscc/semantic-release-slack-bot/issues/115
  it("goes through the one that HTTPS_PROXY names", async () => {
    expect((await send({ url: hook })).problem).toBeUndefined();
    expect(asked).toEqual([new URL(hook).host]);
    expect(received).toHaveLength(1);
  });

  it("goes past it to a host that NO_PROXY names", async () => {
    vi.stubEnv("NO_PROXY", "example.com,0.0.0.0");
    expect((await send({ url: hook })).problem).toBeUndefined();
    expect(asked).toEqual([]);
    expect(received).toHaveLength(1);
  });
});

describe("parseNotifyUrl", () => {
  it("takes https, and http on the machine itself", () => {
    expect(parseNotifyUrl("https://hooks.slack.com/services/T/B/x")).toBe(
      "https://hooks.slack.com/services/T/B/x",
    );
    expect(parseNotifyUrl("http://127.0.0.1:9/x")).toBe("http://127.0.0.1:9/x");
    for (const wrong of ["http://example.com/secret", "ftp://example.com", "secret"])
      expect(errorMessage(() => parseNotifyUrl(wrong))).toMatch(/^input notify-url: (?!.*secret)/);
  });
});
