import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../free-port.ts";
import { gitEnvironment, gitIn } from "./run-git.ts";

/** A server of git repositories. */
export interface GitServer {
  /** The address before a repository's path, with a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/** An empty repository that servers offer, and that accepts pushes. */
export function makeBareRepository(folder: string): void {
  gitIn(path.dirname(folder), "init", "--quiet", "--bare", "--initial-branch=main", folder);
  gitIn(folder, "config", "http.receivepack", "true");
}

/** git's own server, which speaks git's own protocol: https://git-scm.com/docs/git-daemon */
export async function startGitDaemon(root: string): Promise<GitServer> {
  const port = await freePort();
  const options = ["--enable=receive-pack", "--export-all", "--reuseaddr", `--base-path=${root}`];
  const child = spawn("git", ["daemon", ...options, "--listen=127.0.0.1", `--port=${port}`, root], {
    env: gitEnvironment,
    stdio: "ignore",
    // git starts the daemon as a process of its own.
    detached: true,
  });
  const url = `git://127.0.0.1:${port}/`;
  await untilItAnswers(child, port);
  return {
    url,
    close: async () => {
      const closed = once(child, "close");
      process.kill(-(child.pid as number));
      await closed;
    },
  };
}

/**
 * git's own program for web servers, behind a server that asks for a token: https://git-scm.com/docs/git-http-backend
 *
 * @param token that requests must have; anybody may read and write if it is absent
 * @param failure what the server answers in place of what it does; undefined if it does its work
 */
export async function startGitHttp(
  root: string,
  token?: string,
  failure: (request: IncomingMessage) => number | undefined = () => undefined,
): Promise<GitServer> {
  const login = Buffer.from(`x-access-token:${token}`).toString("base64");
  const server = createServer((request, response) => {
    if (
      token !== undefined &&
      request.headers.authorization?.toLowerCase() !== `basic ${login}`.toLowerCase()
    ) {
      response.writeHead(401, { "WWW-Authenticate": 'Basic realm="git"' }).end("no token");
      return;
    }
    const status = failure(request);
    if (status === undefined) serve(root, request, response);
    else request.resume().on("end", () => response.writeHead(status).end("not now"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** CGI, as RFC 3875 has it. */
function serve(root: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
  const { headers, method = "GET" } = request;
  const child = spawn("git", ["http-backend"], {
    env: {
      ...gitEnvironment,
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: "1",
      REQUEST_METHOD: method,
      PATH_INFO: decodeURIComponent(pathname),
      QUERY_STRING: search.slice(1),
      CONTENT_TYPE: headers["content-type"] ?? "",
      ...(headers["content-length"] === undefined ? {} : { CONTENT_LENGTH: headers["content-length"] }),
      ...(headers["content-encoding"] === undefined
        ? {}
        : { HTTP_CONTENT_ENCODING: headers["content-encoding"] }),
      ...(headers["git-protocol"] === undefined ? {} : { GIT_PROTOCOL: String(headers["git-protocol"]) }),
      REMOTE_ADDR: "127.0.0.1",
    },
    stdio: ["pipe", "pipe", "ignore"],
  });
  child.stdin.on("error", () => {});
  request.pipe(child.stdin);
  const parts: Buffer[] = [];
  child.stdout.on("data", (part) => parts.push(part));
  child.on("close", () => {
    const answer = Buffer.concat(parts);
    const end = answer.indexOf("\r\n\r\n");
    const lines = answer.toString("latin1", 0, end).split("\r\n");
    const fields = lines.map((line) => line.split(/:\s*/, 2) as [string, string]);
    const status = fields.find(([name]) => name.toLowerCase() === "status")?.[1] ?? "200";
    for (const [name, value] of fields) if (name.toLowerCase() !== "status") response.setHeader(name, value);
    response.writeHead(Number.parseInt(status, 10)).end(answer.subarray(end + 4));
  });
}

async function untilItAnswers(child: ChildProcess, port: number): Promise<void> {
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`git daemon ended with status ${child.exitCode}`);
    await sleep(20);
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
