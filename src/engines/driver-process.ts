import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";
import type { Readable, Writable } from "node:stream";
import { EngineFailure } from "./engine.ts";
import { type AnyReply, parseReply, type Reply, type ReplyName } from "./protocol.ts";

/** A driver program and the environment that its engine may see. */
export interface DriverProgram {
  readonly command: string;
  /** A short allow-list: an engine under test is untrusted code. */
  readonly environment: Readonly<Record<string, string>>;
  /** How long a reply may take before the driver is taken to hang, milliseconds; 10 minutes where absent. */
  readonly patienceMs?: number;
}

const defaultPatienceMs = 600_000;

const longestLine = 1 << 20;

/** One running driver: commands go in, replies are awaited in order. */
export class DriverProcess {
  readonly #child: ChildProcess;
  readonly #waiting: { resolve: (reply: AnyReply) => void; reject: (failure: EngineFailure) => void }[] = [];
  readonly #replies: AnyReply[] = [];
  readonly #ended: Promise<void>;
  readonly #patienceMs: number;
  #failure: EngineFailure | undefined;
  #errorOutput = "";
  #line = "";

  constructor(program: DriverProgram, parameters: readonly string[], signal: AbortSignal) {
    this.#patienceMs = program.patienceMs ?? defaultPatienceMs;
    // In a process group of its own: a Ctrl-C at the terminal reaches the tool alone, which then ends the
    // group, the driver's forked samples included.
    this.#child = spawn(program.command, parameters, {
      detached: true,
      env: program.environment,
      stdio: ["pipe", "ignore", "pipe", "pipe"],
    });
    const [input, , errors, replies] = this.#child.stdio as unknown as [Writable, null, Readable, Readable];
    input.on("error", () => {}); // a driver that has ended says why in its replies or its exit
    errors.setEncoding("utf8").on("data", (text: string) => {
      this.#errorOutput = (this.#errorOutput + text).slice(-2000);
    });
    replies.setEncoding("utf8").on("data", (text: string) => this.#read(text));
    const onAbort = () => this.kill();
    signal.addEventListener("abort", onAbort);
    this.#ended = new Promise((resolve) => {
      this.#child.on("error", (cause) =>
        this.#fail(new EngineFailure("error", `${program.command}: ${cause.message}`)),
      );
      this.#child.on("close", (exit, killedBy) => {
        signal.removeEventListener("abort", onAbort);
        this.#fail(new EngineFailure(killedBy ? "crash" : "error", this.#describeEnd(exit, killedBy)));
        resolve();
      });
    });
  }

  send(...fields: string[]): void {
    this.#child.stdin?.write(`${fields.join("\t")}\n`);
  }

  /**
   * The next reply, which must have this name. After an error reply of a forked sample, its "done" is taken
   * in too, so that the driver can go on with the next.
   *
   * @param patienceMs how long it may take; then the driver is ended
   * @throws EngineFailure with the engine's own words, or how the process ended
   */
  async expect<Name extends ReplyName>(name: Name, patienceMs?: number): Promise<Reply<Name>> {
    const reply = await this.#next(patienceMs);
    if (reply.name === name) return reply.value as Reply<Name>;
    if (reply.name === "error") {
      await this.#next().catch(() => undefined);
      const { where, message, sql } = reply.value;
      throw new EngineFailure("error", `${where}: ${message}${sql === undefined ? "" : `, in ${sql}`}`);
    }
    if (reply.name === "done") throw new EngineFailure("crash", describeDone(reply.value));
    throw new EngineFailure("error", `the driver replied "${reply.name}" instead of "${name}"`);
  }

  /**
   * The end of a sample's process, which must be a good one: an engine that fails as it closes may have lost what it
   * was timed writing.
   *
   * @throws EngineFailure
   */
  async expectDone(patienceMs?: number): Promise<void> {
    const done = await this.expect("done", patienceMs);
    if (!("exit" in done && done.exit === 0)) throw new EngineFailure("crash", describeDone(done));
  }

  /** Says that no other command will come. */
  endInput(): void {
    this.#child.stdin?.end();
  }

  /** Ends the driver by closing its input, and waits until it has gone; one that does not go is killed. */
  async close(): Promise<void> {
    this.endInput();
    const impatience = setTimeout(() => this.kill(), this.#patienceMs);
    await this.#ended;
    clearTimeout(impatience);
  }

  /** Ends the driver and everything it has started, at once. */
  kill(): void {
    const { pid } = this.#child;
    if (pid === undefined || this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      // It has just ended by itself.
    }
  }

  #next(patienceMs = this.#patienceMs): Promise<AnyReply> {
    const reply = this.#replies.shift();
    if (reply !== undefined) return Promise.resolve(reply);
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    return new Promise<AnyReply>((resolve, reject) => {
      const impatience = setTimeout(() => {
        this.#fail(
          new EngineFailure("timeout", `no answer within ${Number((patienceMs / 1000).toPrecision(2))} s`),
        );
        this.kill();
      }, patienceMs);
      const settle =
        <Value>(then: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(impatience);
          then(value);
        };
      this.#waiting.push({ resolve: settle(resolve), reject: settle(reject) });
    });
  }

  #read(text: string): void {
    const lines = (this.#line + text).split("\n");
    this.#line = lines.pop() ?? "";
    if (this.#line.length > longestLine) lines.push(this.#line);
    for (const line of lines) {
      try {
        const reply = parseReply(line);
        const first = this.#waiting.shift();
        if (first === undefined) this.#replies.push(reply);
        else first.resolve(reply);
      } catch (cause) {
        this.#fail(new EngineFailure("error", `the driver replied ${(cause as Error).message}`));
        this.kill();
        return;
      }
    }
  }

  #fail(failure: EngineFailure): void {
    this.#failure ??= failure;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
  }

  #describeEnd(exit: number | null, killedBy: string | null): string {
    const words = this.#errorOutput.trim().split("\n").slice(-3).join("; ");
    const end = killedBy ? `the process was ended by ${killedBy}` : `the process ended with status ${exit}`;
    return words === "" ? end : `${end}: ${words}`;
  }
}

function describeDone(done: Reply<"done">): string {
  if ("exit" in done) return `the sample's process ended with status ${done.exit}`;
  const [name] = Object.entries(constants.signals).find(([, number]) => number === done.signal) ?? [];
  const signal = `signal ${done.signal}${name === undefined ? "" : ` (${name})`}`;
  return `the sample's process was ended by ${signal}${done.sql === undefined ? "" : `, in ${done.sql}`}`;
}
