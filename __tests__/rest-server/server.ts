import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Context, type Document, OpenAPIBackend } from "openapi-backend";
import { applyFault, type Fault, takeFault } from "./faults.ts";
import { type Answer, operations, Refusal } from "./operations.ts";
import { type Pull, State } from "./state.ts";

/** A received request. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

/** GitHub's REST API on the loopback interface, after GitHub's own OpenAPI description. */
export interface RestServer {
  readonly url: string;
  readonly state: State;
  readonly faults: Fault[];
  readonly requests: readonly ReceivedRequest[];
  /** Requests, and the server's own answers, that do not match the description. Empty after a good test. */
  readonly violations: readonly string[];
  close(): Promise<void>;
}

const description = new URL("../../fixtures/github-rest-api-reduced.json", import.meta.url);

/** The parts of one server that handlers of operations need. */
interface Serving extends Pick<RestServer, "state" | "url"> {
  readonly violations: string[];
}

/** The server that each request came to: all servers of a process share the description, which takes long to compile. */
const serving = new WeakMap<IncomingMessage, Serving>();

let described: Promise<OpenAPIBackend> | undefined;

async function describe(): Promise<OpenAPIBackend> {
  const partsOf = (request: IncomingMessage) => serving.get(request) as Serving;
  const backend = new OpenAPIBackend({
    definition: JSON.parse(readFileSync(description, "utf8"), forAjv) as Document,
    quick: true,
    strict: false,
    ajvOpts: { strict: false, logger: false, unicodeRegExp: false },
    handlers: {
      ...Object.fromEntries(
        Object.entries(operations).map(([name, operate]) => [
          name,
          (context: Context, request: IncomingMessage) => {
            const { state, url } = partsOf(request);
            return operate({ state, context, url, example: exampleOf });
          },
        ]),
      ),
      validationFail: ({ operation, validation }: Context, request: IncomingMessage): Answer => {
        partsOf(request).violations.push(`${operation.operationId}: ${JSON.stringify(validation.errors)}`);
        return { status: 422, data: { message: "Invalid request.", errors: validation.errors ?? [] } };
      },
      notFound: (context: Context, request: IncomingMessage): Answer => {
        const { method, path } = context.request;
        partsOf(request).violations.push(`${method} ${path} is not in the description`);
        return { status: 404, data: { message: "Not Found" } };
      },
      notImplemented: ({ operation }: Context, request: IncomingMessage): Answer => {
        partsOf(request).violations.push(`${operation.operationId} is not implemented`);
        return { status: 501, data: { message: "Not implemented" } };
      },
    },
  });

  /** A copy, which a test may change. */
  function exampleOf(operation: string, status: number): unknown {
    return structuredClone(backend.mockResponseForOperation(operation, { code: status }).mock);
  }

  return await backend.init();
}

/** @param prefix of every path: `/api/v3` as a GitHub Enterprise Server has it */
export async function startRestServer(prefix = ""): Promise<RestServer> {
  const state = new State();
  const faults: Fault[] = [];
  const requests: ReceivedRequest[] = [];
  const violations: string[] = [];
  described ??= describe();
  const backend = await described;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const address = new URL(request.url ?? "/", url);
    const path = address.pathname.slice(new URL(url).pathname.replace(/\/$/, "").length);
    const method = request.method ?? "GET";
    requests.push({ method, path, authorization: request.headers.authorization, body });
    const fault = takeFault(faults, method, path);
    if (fault !== undefined && (await applyFault(fault, response))) return;
    if (answerLog(path, response)) return;
    const {
      status,
      data,
      headers = {},
    } = /^\/(?:api\/)?graphql$/.test(address.pathname)
      ? graphql(state, request, body)
      : await operate(request, address, path, body);
    if (fault !== undefined && "drop" in fault) {
      response.destroy();
      return;
    }
    response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
    response.end(status === 204 ? undefined : JSON.stringify(data));
  }

  /** A job's log is at another address, as plain text. @returns whether the path is that of a log */
  function answerLog(path: string, response: ServerResponse): boolean {
    const [, job, moved] =
      /^\/(?:repos\/[^/]+\/[^/]+\/actions\/jobs\/(\d+)\/logs|logs\/(\d+))$/.exec(path) ?? [];
    const found = [...state.runs.values()]
      .flatMap(({ jobs = [] }) => jobs)
      .find(({ id }) => id === Number(job ?? moved));
    if (job === undefined && moved === undefined) return false;
    if (found?.log === undefined) response.writeHead(404, { "content-type": "application/json" }).end("{}");
    else if (job !== undefined) response.writeHead(302, { location: `${url}/logs/${job}` }).end();
    else response.writeHead(200, { "content-type": "text/plain; charset=utf-8" }).end(found.log);
    return true;
  }

  async function operate(
    request: IncomingMessage,
    { search }: URL,
    path: string,
    body: unknown,
  ): Promise<Answer> {
    const parts = {
      method: request.method ?? "GET",
      path,
      query: search,
      headers: request.headers as Record<string, string>,
      body,
    };
    serving.set(request, { state, url, violations });
    try {
      const answered: Answer = await backend.handleRequest(parts, request);
      requireOwn(parts, answered);
      return answered;
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      return {
        status: cause.status,
        data: { message: cause.message, ...cause.details },
        headers: cause.headers,
      };
    }
  }

  /** The server's own successful answers are validated too. */
  function requireOwn(parts: { method: string; path: string }, { status, data }: Answer): void {
    if (status >= 300) return;
    const operation = backend.matchOperation({ ...parts, headers: {} });
    const { errors: all } = backend.validateResponse(
      status === 204 ? undefined : data,
      operation ?? "",
      status,
    );
    // GitHub answers null for the repository of a head that has been deleted, which its description leaves out.
    const errors = (all ?? []).filter(
      ({ instancePath, keyword }) => !(keyword === "type" && instancePath.endsWith("/head/repo")),
    );
    if (status !== 204 && errors.length > 0)
      violations.push(`own answer to ${operation?.operationId}: ${JSON.stringify(errors)}`);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((cause) => {
      violations.push(`the server itself failed: ${cause.stack}`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${prefix}`;
  return {
    url,
    state,
    faults,
    requests,
    violations,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

/**
 * The description as Ajv needs it. It allows null beside a list of values, which does not name it, and beside a schema
 * without a type; Ajv wants null named. A path's parameter that is a number or a text is both to Ajv.
 */
function forAjv(_key: string, value: unknown): unknown {
  const { in: place, schema, nullable, type, enum: values, ...rest } = Object(value);
  if (place === "path" && schema?.oneOf !== undefined)
    return { ...Object(value), schema: { anyOf: schema.oneOf } };
  if (nullable !== true) return value;
  if (Array.isArray(values) && !values.includes(null)) return { ...Object(value), enum: [...values, null] };
  const isUntyped = type === undefined && ["allOf", "anyOf", "oneOf"].some((key) => Object.hasOwn(rest, key));
  return isUntyped ? { anyOf: [rest, { enum: [null] }] } : value;
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return text === "" ? undefined : JSON.parse(text);
}

/** A pull request's description in GraphQL. Once it has been edited, its creation is listed among the edits. */
function describedBy({ author = "octocat", body = "", editors = [] }: Pull) {
  const all = editors.length === 0 ? [] : [author, ...editors];
  const actor = (login: string | null) =>
    login?.endsWith("[bot]")
      ? { __typename: "Bot", login: login.replace("[bot]", "") }
      : login && { __typename: "User", login };
  return {
    body,
    author: actor(author),
    lastEditedAt: editors.length === 0 ? null : "2026-11-20T12:00:00Z",
    editor: actor(editors.at(-1) ?? null),
    userContentEdits: {
      totalCount: all.length,
      nodes: all.toReversed().map((login) => ({ editor: actor(login) })),
    },
  };
}

/** The GraphQL API, reduced to the queries for a token's user and for who has edited a pull request's description. */
function graphql(state: State, { headers }: IncomingMessage, body: unknown): Answer {
  const token = state.tokens.get(/^token (.*)$|^bearer (.*)$/i.exec(headers.authorization ?? "")?.[1] ?? "");
  if (token === undefined) return { status: 401, data: { message: "Bad credentials" } };
  const { query, variables } = body as { query: string; variables?: { number?: number } };
  if (/\bviewer\b/.test(query)) return { status: 200, data: { data: { viewer: { login: token.login } } } };
  const pull = state.pulls.find(({ number }) => number === variables?.number);
  return { status: 200, data: { data: { repository: { pullRequest: pull && describedBy(pull) } } } };
}
