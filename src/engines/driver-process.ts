import type { Readable, Writable } from "node:stream";
import { filtersOf, ProcessGroup, type ThreadUsage } from "../process/group.ts";
import { type ChildProcess, startProgram } from "../process/start.ts";
import type { Confined } from "./confinement.ts";
import { describeDone, describeEnd, StderrTail, within } from "./ending.ts";
import { EngineFailure } from "./engine.ts";
import type { AnyReply, Reply, ReplyName } from "./protocol.ts";
import { ReplyReader } from "./reply-reader.ts";

/** A driver program and the environment that its engine may see. */
export interface DriverProgram {
  readonly command: string;
  /** The arguments before the driver's own, if another program runs the driver; none if absent. */
  readonly parameters?: readonly string[];
  /** A short allow-list: an engine under test is untrusted code. */
  readonly environment: Readonly<Record<string, string>>;
  /** The user's own variables for its engine; none if absent. */
  readonly variables?: Readonly<Record<string, string>>;
  /** How long a reply may take before the driver counts as hung, milliseconds; 10 minutes if absent. */
  readonly timeoutMs?: number;
  /** The time that its engine may take to start before each sample, database and answer, beside their own limits, milliseconds; 0 if absent. */
  readonly startMs?: number;
  /** How it is confined; it runs as the tool's own user if absent. */
  readonly confined?: Confined;
  /** Files and folders that it may write when it is confined, beside those of a start. */
  readonly written?: readonly string[];
}

/** The environment of its processes: no variable of the user's takes the place of one of the tool's. */
export function environmentOf({ variables, environment }: DriverProgram): Readonly<Record<string, string>> {
  return { ...variables, ...environment };
}

export const defaultTimeoutMs = 600_000;

/** A driver sends only replies: anything else on its descriptor was written by others in its process. */
const intruder =
  "the engine, or a process that it started, wrote to file descriptor 3, which is the driver's:";

/**
 * The command that samples of every pass are taken by. Its arguments go over the pipe: an engine reads the command line of its process, and
 * of those above it, and would know by them what the process is for.
 */
const servingCommand = "serve";

/** The options of engines that are programs of their own. */
const others = ["--shell", "--server"];

/** The options with which a driver has its calls counted, or looks as if: it sets a filter, unless the system refuses. */
const counting = ["--count-calls", "--watch-calls"];

/** How long a driver may take to exit when asked, milliseconds: the engine may have work to do at exit. */
const exitTimeoutMs = 30_000;

/** How long a hung process may take to say where it is, and how long the output of an ended one is read, milliseconds. */
const finalOutputMs = 1000;

/** How often a sample that waits for others' turns has its time again, if those do not end. */
const mostExtensions = 5;

/** The most bytes of a running statement that are read: a message shows no more of the statement. */
const mostStatementBytes = 300;

/** Checks of whose turn it is, within the time limit of a sample. */
const checksInTime = 10;

/** The running drivers of each program: those of one engine share it. */
const running = new WeakMap<DriverProgram, Set<DriverProcess>>();

/** How long an engine's processes have run, nanoseconds, but for that of a sample. */
export interface OthersRan {
  /** By number, those of the sample's driver: the driver itself waits while statements are timed. */
  readonly beside: ReadonlyMap<number, number>;
  /** By driver, all processes of the engine's other drivers that have nothing to do: by a name that changes with each command. */
  readonly idle: ReadonlyMap<string, number>;
}

/** One running driver: commands go in, replies are awaited in order. */
export class DriverProcess {
  readonly #child: ChildProcess;
  readonly #group: ProcessGroup;
  readonly #stderr = new StderrTail();
  readonly #replies = new ReplyReader();
  readonly #ended: Promise<void>;
  readonly #timeoutMs: number;
  readonly #startMs: number;
  /** Whether samples have processes of their own, whose end the driver waits for before it says that they are done. */
  readonly #forks: boolean;
  /** Whether the engine runs in the processes of samples. */
  readonly #isEngine: boolean;
  /** Whether the program may be something else than a driver. */
  readonly #isProbe: boolean;
  readonly #ownFilters: number;
  /** Set once the driver has said where. */
  #statementAt: number | undefined;
  /** Set once an answer has taken too long. */
  #hang: string | undefined;
  #untrusted: EngineFailure | undefined;
  readonly #program: DriverProgram;
  #commands = 0;
  /** Replies that are waited for. */
  #due = 0;

  /** @param written the files and folders that it may write if it is confined */
  constructor(
    program: DriverProgram,
    parameters: readonly string[],
    signal: AbortSignal,
    written: readonly string[] = [],
  ) {
    this.#program = program;
    this.#timeoutMs = program.timeoutMs ?? defaultTimeoutMs;
    this.#startMs = program.startMs ?? 0;
    this.#isProbe = parameters[0] === "probe";
    this.#forks =
      parameters[0] === "contend" || (parameters[0] === servingCommand && !parameters.includes("--no-fork"));
    this.#isEngine = parameters[0] === servingCommand && !parameters.some((one) => others.includes(one));
    const { confined } = program;
    this.#ownFilters =
      (filtersOf("self") ?? 0) +
      (confined?.filters ?? 0) +
      (parameters.some((one) => counting.includes(one)) ? 1 : 0);
    const isServing = parameters[0] === servingCommand;
    const direct = {
      command: program.command,
      parameters: [...(program.parameters ?? []), ...(isServing ? [servingCommand, "-"] : parameters)],
      environment: environmentOf(program),
    };
    const started = confined?.wrap(direct, [...(program.written ?? []), ...written]) ?? direct;
    this.#child = startProgram(started.command, started.parameters, {
      environment: started.environment,
      descriptors: confined === undefined ? ["pipe", "ignore", "pipe", "pipe"] : ["pipe", "pipe", "pipe"],
    });
    this.#group = new ProcessGroup(this.#child, confined?.depth);
    const { stdio } = this.#child;
    const [input, errors] = [stdio[0] as Writable, stdio[2] as Readable];
    const replies = (confined === undefined ? stdio[3] : stdio[1]) as Readable;
    input.on("error", () => {}); // A driver that has ended gives the reason in its replies or its exit status.
    errors.on("data", (bytes: Buffer) => this.#stderr.add(bytes));
    replies.setEncoding("utf8").on("data", (text: string) => this.#read(text));
    if (isServing) {
      const fields = Buffer.from(
        parameters
          .slice(1)
          .map((field) => `${field}\0`)
          .join(""),
      );
      input.write(`${fields.length}\n`);
      input.write(fields);
    }
    const family = running.get(program) ?? new Set();
    running.set(program, family.add(this));
    const onAbort = () => this.kill();
    signal.addEventListener("abort", onAbort);
    this.#ended = new Promise((resolve) => {
      let outputTimer: NodeJS.Timeout | undefined;
      this.#child.on("error", (cause) =>
        this.#replies.close(new EngineFailure("error", `${program.command}: ${cause.message}`)),
      );
      this.#child.on("exit", () => {
        this.#group.killRest();
        // A process that has left the group may keep the pipes open forever.
        outputTimer = setTimeout(() => [errors, replies].map((stream) => stream.destroy()), finalOutputMs);
      });
      this.#child.on("close", (exit, killedBy) => {
        clearTimeout(outputTimer);
        family.delete(this);
        signal.removeEventListener("abort", onAbort);
        const end = describeEnd(exit, killedBy, this.#stderr.text);
        const failure = new EngineFailure("crash", end, { exit: exit ?? undefined });
        this.#replies.close(this.#hang === undefined ? failure : this.#timeout(this.#stderr.statement));
        resolve();
      });
    });
  }

  /** The most filters of system calls that the driver has by itself: those that it inherits or is confined by, and one to have its calls counted. */
  get ownFilters(): number {
    return this.#ownFilters;
  }

  send(...fields: string[]): void {
    this.#group.beforeCommand();
    this.#commands++;
    if (this.#replies.unclaimed > 0) this.rejectReplies("a reply before it was due");
    this.#child.stdin?.write(`${fields.join("\t")}\n`);
  }

  /** Sends a command, and bytes that follow its line. */
  sendBytes(bytes: Uint8Array, ...fields: string[]): void {
    this.send(...fields);
    this.#child.stdin?.write(bytes);
  }

  /**
   * The next reply, which must have this name. After an error reply of a forked sample, its "done" is taken
   * in too, so that the driver can take the next.
   *
   * @param timeoutMs how long it may take; then the driver is ended
   * @param isAwaited whether other samples wait for this one: its time runs only then, and begins again with each of its turns
   * @throws EngineFailure with the engine's own words, or how the process ended
   */
  async expect<Name extends ReplyName>(
    name: Name,
    timeoutMs?: number,
    isAwaited?: () => boolean,
  ): Promise<Reply<Name>> {
    const reply = await this.#next(timeoutMs, isAwaited);
    // Later output may have shown that the reply was not the driver's.
    if (this.#untrusted !== undefined) throw this.#untrusted;
    if (reply.name === "done" && this.#forks && this.#group.hasSample())
      throw this.rejectReplies('a "done" reply while the sample was running');
    if (reply.name === "serving") this.#statementAt = reply.value.statement_at;
    if (reply.name === name) return reply.value as Reply<Name>;
    if (reply.name === "error") {
      await this.#next(timeoutMs).catch(() => undefined);
      const { where, message, sql } = reply.value;
      throw new EngineFailure("error", `${where}: ${message}${within(sql)}`, { where, sql });
    }
    // A driver that does not fork hosts a shell, which can be ended by a signal as well.
    if (reply.name === "done" && (this.#forks || "signal" in reply.value))
      throw new EngineFailure("crash", describeDone(reply.value), sqlOf(reply.value));
    throw this.rejectReplies(`a "${reply.name}" reply where "${name}" was due`);
  }

  /**
   * A reply before which the engine starts: a sample has reached a fresh state, a database is built, or a question is answered.
   *
   * @param timeoutMs how long it may take beside the start
   * @throws EngineFailure
   */
  expectStarted<Name extends "ready" | "built" | "settings" | "plans">(
    name: Name,
    timeoutMs?: number,
  ): Promise<Reply<Name>> {
    return this.expect(name, timeoutMs === undefined ? undefined : timeoutMs + this.#startMs);
  }

  /**
   * The end of a sample's process, which must be a good one: an engine that fails as it closes may have lost what it
   * was timed writing.
   *
   * @throws EngineFailure
   */
  async expectDone(timeoutMs?: number): Promise<void> {
    const done = await this.expect("done", timeoutMs);
    if (!("exit" in done && done.exit === 0))
      throw new EngineFailure("crash", `${describeDone(done)}, after its last statement`);
  }

  /**
   * The use of the processor by the thread that executes a sample's statements, as the system says. Undefined if it does not say, or if
   * the engine is a program of its own.
   */
  sampleUsage(): ThreadUsage | undefined {
    return this.#isEngine ? this.#group.sampleUsage(this.#forks) : undefined;
  }

  /** How many timers the process of a sample has, as far as the system shows them; 0 if the engine is a program of its own. */
  sampleTimers(): number {
    return this.#isEngine ? this.#group.sampleTimers(this.#forks) : 0;
  }

  /** How long the threads of a sample's process have run but its first, nanoseconds; 0 if the engine is a program of its own. */
  sampleThreadsRanNs(): number {
    return this.#isEngine ? this.#group.sampleThreadsRanNs(this.#forks) : 0;
  }

  /** Undefined if the system does not say, or if the engine is a program of its own. */
  othersRan(): OthersRan | undefined {
    const beside = this.#isEngine ? this.#group.othersRanNs(this.#forks) : undefined;
    if (beside === undefined) return undefined;
    const others = [...(running.get(this.#program) ?? [])].filter((one) => one !== this && one.#due === 0);
    return {
      beside,
      idle: new Map(others.map((one) => [`${one.#child.pid} ${one.#commands}`, one.#group.ranNs()])),
    };
  }

  /**
   * The beginning of the statement that a sample executes at this moment, read from outside, so that its process does not notice. Undefined
   * between statements, and where the system does not let it be read: only Linux does.
   */
  async executing(): Promise<string | undefined> {
    if (this.#statementAt === undefined) return undefined;
    return await this.#group.readSampleText(this.#forks, this.#statementAt, mostStatementBytes);
  }

  /** Tells the driver that no other command will come. */
  endInput(): void {
    this.#child.stdin?.end();
  }

  /** Ends the driver by closing its input, and waits for its end. A driver that does not end is killed. */
  async close(): Promise<void> {
    this.endInput();
    const timer = setTimeout(() => this.kill(), Math.min(exitTimeoutMs, this.#timeoutMs));
    await this.#ended;
    clearTimeout(timer);
  }

  /**
   * Closes a driver that has answered everything, and should write nothing more.
   *
   * @throws EngineFailure if it says more
   */
  async finish(): Promise<void> {
    await this.close();
    if (this.#replies.unclaimed > 0) throw this.rejectReplies("more replies than were due");
  }

  /** Ends the driver and everything it has started, at once. */
  kill(): void {
    this.#group.kill();
  }

  async #next(timeoutMs = this.#timeoutMs, isAwaited = () => true): Promise<AnyReply> {
    // A hung sample may have ended its turn a moment ago; the next sample then has all of its time, so only checks in a row count.
    let checks = 0;
    let awaited = 0;
    const check = () => {
      awaited = isAwaited() ? awaited + 1 : 0;
      if (awaited === checksInTime || ++checks === checksInTime * (1 + mostExtensions))
        return this.#onTimeout(timeoutMs);
      timer = setTimeout(check, timeoutMs / checksInTime);
    };
    let timer = setTimeout(check, timeoutMs / checksInTime);
    this.#due++;
    try {
      const reply = await this.#replies.next();
      if (this.#hang === undefined) return reply;
      this.kill();
      const names = reply.name === "done" || reply.name === "error";
      throw this.#timeout(names && "sql" in reply.value ? reply.value.sql : undefined);
    } finally {
      this.#due--;
      clearTimeout(timer);
    }
  }

  /** Treats the process that owes the answer as hung: the process has a moment left to name its statement. */
  #onTimeout(timeoutMs: number): void {
    this.#hang = `no answer within ${Number((timeoutMs / 1000).toPrecision(2))} s`;
    if (this.#child.pid === undefined) return;
    this.#group.abort();
    setTimeout(() => {
      this.#replies.abandon(this.#timeout(this.#stderr.statement));
      this.kill();
    }, finalOutputMs).unref();
  }

  #timeout(sql: string | undefined): EngineFailure {
    return new EngineFailure("timeout", `${this.#hang}${within(sql)}`, { sql });
  }

  #read(text: string): void {
    try {
      this.#replies.read(text);
    } catch (cause) {
      this.rejectReplies((cause as Error).message);
    }
  }

  /**
   * Ends a driver whose replies are not all its own: none of them can be believed.
   *
   * @returns what to throw
   */
  rejectReplies(what: string): EngineFailure {
    const who = this.#isProbe ? "the driver replied" : intruder;
    this.#untrusted ??= new EngineFailure("error", `${who} ${what}`);
    this.#replies.abandon(this.#untrusted);
    this.kill();
    return this.#untrusted;
  }
}

/** The statement in which a sample's process has ended. */
function sqlOf(done: Reply<"done">): { readonly sql?: string } {
  return "sql" in done && done.sql !== undefined ? { sql: done.sql } : {};
}
