import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  contestFaultKinds
} from "./chunk-VYUAXW72.js";
import {
  StartError,
  findOnPath,
  runProgram
} from "./chunk-OBBTOHMT.js";
import {
  killGroup,
  sendSignal,
  startProgram
} from "./chunk-2PAZFJAJ.js";
import {
  _enum,
  array,
  boolean,
  bucketCount,
  contestTasks,
  formatValue,
  int,
  limits,
  literal,
  object,
  record,
  string,
  transactionTimes,
  truncate,
  tuple,
  union
} from "./chunk-KAFQIV6R.js";

// src/engines/engine.ts
var unknownVersion = "unknown";
var functionsOfPrepared = [
  "sqlite3_reset",
  "sqlite3_bind_int64",
  "sqlite3_bind_double",
  "sqlite3_bind_text",
  "sqlite3_bind_blob"
];
function isServer({ serverSettings }) {
  return serverSettings !== void 0;
}
var EngineFailure = class extends Error {
  name = "EngineFailure";
  reason;
  exit;
  where;
  sql;
  constructor(reason, message, { exit, where, sql } = {}) {
    super(message);
    this.reason = reason;
    this.exit = exit;
    this.where = where;
    this.sql = sql;
  }
};
var startsThreads = "it starts threads, whose order is another in every run";
var NotThisEngineKind = class extends Error {
  name = "NotThisEngineKind";
  /** The time in which a program must identify itself, milliseconds: another program may wait for input for ever. */
  static timeoutMs = 1e4;
  constructor(cause) {
    super(cause.message, { cause });
  }
};

// src/process/group.ts
import { readFileSync } from "node:fs";

// src/process/memory.ts
import { open } from "node:fs/promises";
var pointerBytes = 8;
async function readText(process, pointerAt, mostBytes) {
  try {
    const memory = await open(`/proc/${process}/mem`, "r");
    try {
      const pointer = Buffer.alloc(pointerBytes);
      await memory.read(pointer, 0, pointerBytes, pointerAt);
      const address = pointer.readBigUInt64LE();
      if (address === 0n) return void 0;
      const text = Buffer.alloc(mostBytes);
      const { bytesRead } = await memory.read(text, 0, mostBytes, address);
      const taken = text.subarray(0, bytesRead);
      const end = taken.indexOf(0);
      return taken.toString("utf8", 0, end < 0 ? taken.length : end);
    } finally {
      await memory.close();
    }
  } catch {
    return void 0;
  }
}

// src/process/group.ts
var ProcessGroup = class {
  #leader;
  #depth;
  /** The processes that the driver had started before the first command. */
  #companions;
  /**
   * @param leader started detached
   * @param depth how far below the leader the driver is, each process the first child of the one above
   */
  constructor(leader, depth = 0) {
    this.#leader = leader;
    this.#depth = depth;
  }
  /** To be called before each command: what runs before the first is the engine's own, and no sample. */
  beforeCommand() {
    this.#companions ??= new Set(this.#children());
  }
  /** Whether the process of a sample is running, as far as the system says. */
  hasSample() {
    return this.#samples().length > 0;
  }
  /**
   * The usage of a sample's first thread; undefined if the system does not say.
   *
   * @param forks whether samples have processes of their own, below the driver's
   * @param state `asleep` to have it only of a thread that is
   */
  sampleUsage(forks, state) {
    const process = forks ? this.#samples().at(-1) : this.#driver();
    return process === void 0 ? void 0 : usageOf(process, state);
  }
  /**
   * The text that a pointer in the memory of a sample's process points at: `readText`.
   *
   * @param forks whether samples have processes of their own, below the driver's
   */
  async readSampleText(forks, pointerAt, mostBytes) {
    const process = forks ? this.#samples().at(-1) : this.#driver();
    return process === void 0 ? void 0 : await readText(process, pointerAt, mostBytes);
  }
  /** Ends the hanging process by a signal that lets the driver's crash handler name the statement. */
  abort() {
    const pid = this.#driver();
    if (pid === void 0) return;
    const samples = this.#samples();
    for (const one of samples.length > 0 ? samples : [pid])
      for (const signal of ["SIGABRT", "SIGCONT"]) sendSignal(signal, one);
  }
  /** Ends all of them at once, if the driver is still there. */
  kill() {
    if (this.#leader.exitCode === null && this.#leader.signalCode === null) this.killRest();
  }
  /** Like kill, for a driver that has just exited: processes that the engine has started end with it. */
  killRest() {
    killGroup(this.#leader);
  }
  #samples() {
    return this.#children().filter((pid) => !this.#companions?.has(pid));
  }
  #children() {
    const pid = this.#driver();
    return pid === void 0 ? [] : childrenOf(pid);
  }
  /** Undefined if it has ended, or has not been started yet. */
  #driver() {
    let { pid } = this.#leader;
    for (let depth = 0; depth < this.#depth && pid !== void 0; depth++) [pid] = childrenOf(pid);
    return pid;
  }
};
function childrenOf(pid) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "latin1");
    return children.split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
function usageOf(process, state) {
  try {
    const thread = `/proc/${process}/task/${process}`;
    if (state === "asleep" && !/\) S [^)]*$/.test(readFileSync(`${thread}/stat`, "latin1"))) return void 0;
    const [ranNs = 0] = readFileSync(`${thread}/schedstat`, "latin1").split(" ").map(Number);
    return ranNs === 0 ? void 0 : { process, ranNs, filters: filtersOf(process) };
  } catch {
    return void 0;
  }
}
function filtersOf(process) {
  try {
    const found = /^Seccomp_filters:\s+(\d+)$/m.exec(readFileSync(`/proc/${process}/status`, "latin1"));
    return found === null ? void 0 : Number(found[1]);
  } catch {
    return void 0;
  }
}

// src/engines/ending.ts
import { constants } from "node:os";
var keptBytes = 2e3;
var shownLines = 3;
var shownCharacters = 400;
var StderrTail = class {
  #bytes = Buffer.alloc(0);
  add(bytes) {
    this.#bytes = Buffer.concat([this.#bytes, bytes.subarray(-keptBytes)]).subarray(-keptBytes);
  }
  get text() {
    return this.#bytes.toString();
  }
  /** The statement that the driver's crash handler has named. */
  get statement() {
    return /\nin ([^\n]+)\n*$/.exec(this.text)?.[1];
  }
};
function describeDone(done) {
  if ("exit" in done) return `the sample's process ended with status ${done.exit}, by a call of exit`;
  const [name] = Object.entries(constants.signals).find(([, number]) => number === done.signal) ?? [];
  const signal = `signal ${done.signal}${name === void 0 ? "" : ` (${name})`}`;
  return `the sample's process was ended by ${signal}${guess(name)}${within(done.sql)}`;
}
function describeEnd(exit, signal, errors) {
  const lines = errors.trim().split("\n").slice(-shownLines);
  const words = lines.map((line) => truncate(line, shownCharacters)).join("; ");
  const end = signal === null ? `the process ended with status ${exit}` : `the process was ended by ${signal}${guess(signal)}`;
  return words === "" ? end : `${end}: ${words}`;
}
function within(sql) {
  return sql === void 0 || sql === "" ? "" : `, in ${sql}`;
}
function guess(signal) {
  return signal === "SIGKILL" ? " from outside, as a system that is short of memory does" : "";
}

// src/engines/protocol.ts
var protocolVersion = 17;
var count = int().nonnegative();
var histogram = object({
  max_ns: count,
  counts: array(tuple([count.max(bucketCount - 1), count])).max(bucketCount)
});
var fileSizes = object({ main: count, log: count, others: count });
var replies = {
  engine: object({
    protocol: literal(protocolVersion),
    static: boolean(),
    missing: array(tuple([string().regex(/^sqlite3_[a-z0-9_]{1,40}$/), string().max(200)])).max(32),
    version: string().max(200),
    source_id: string().max(500),
    path: string().max(4096).optional(),
    files: array(string().max(8192)).max(limits.loadedFiles),
    variables: record(string().max(64), string().max(300).nullable()).optional()
  }),
  built: object({ prepare_ns: count }),
  serving: object({
    prepare_ns: count,
    threads: count,
    can_populate: boolean(),
    /** Where the memory of its process, and of each sample's, has the address of the statement that is being executed. */
    statement_at: int().positive().optional(),
    uncounted: string().max(200).optional()
  }),
  ready: object({
    populate_ns: count,
    copy_ns: count,
    flush_ns: count,
    open_ns: count,
    warm_ns: count,
    total_ns: count
  }),
  sample: object({
    ns: int().positive(),
    statements: count,
    rows: count,
    changes: count,
    cpu_ns: count,
    peak_bytes: count,
    minor_faults: count,
    major_faults: count,
    latencies: histogram.optional(),
    transactions: transactionTimes(histogram).optional(),
    instructions: int().positive().optional(),
    after_ns: count.optional(),
    left_ns: count.optional(),
    threads: int().positive().optional(),
    chunks: array(count).min(1).max(limits.chunks).optional(),
    commit_ns: count.optional(),
    queued_ns: count.optional(),
    hash: string().regex(/^[0-9a-f]{16}$/).optional(),
    calls: object({
      fsync: count,
      fdatasync: count,
      sync_file_range: count,
      msync: count,
      other_sync: count,
      writes: count,
      write_bytes: count,
      unseen: count
    }).optional(),
    footprint: object({
      files: object({ before: fileSizes, open: fileSizes, closed: fileSizes }).optional(),
      io: object({ reads: count, read_bytes: count, writes: count, write_bytes: count }).optional(),
      allocations: object({ calls: count, bytes: count, peak: count, left: int().optional() }).optional(),
      resident_peak: count.optional()
    }).optional(),
    counters: tuple([string(), string()]).optional(),
    repeated: count.optional()
  }),
  settings: object({
    journal_mode: string().nullable(),
    synchronous: string().nullable(),
    cache_size: string().nullable(),
    page_size: string().nullable(),
    version: string().nullable(),
    compile_options: array(string().max(200)).max(500)
  }),
  host: object({
    socket: string().max(4096).optional(),
    port: int().min(1).max(65535).optional(),
    account: string().max(300),
    database: string().max(100),
    processor: count.optional()
  }),
  plans: array(string().max(16384).nullable()).max(limits.plans),
  race: object({
    trials: array(
      tuple([int().min(0).max(2), count, count, count, count, count, count, count, string().max(16)]).rest(string().max(2e3))
    ),
    lines: array(array(string())),
    open_bytes: int(),
    closed_bytes: int(),
    refused: string().max(2e3).optional()
  }),
  contender: object({ threadsafe: int().min(-1).max(100), concurrent: boolean() }),
  contest: object({
    tasks: array(
      object({
        task: _enum(contestTasks),
        connections: int().positive(),
        operations: count,
        idle: count,
        least: count,
        busy: count,
        repeated: count,
        times: histogram,
        refused: string().max(2e3).optional()
      })
    ).min(1).max(2),
    checked: boolean(),
    fault: object({ kind: _enum(contestFaultKinds), message: string().max(2e3) }).optional()
  }),
  sync: string().max(100),
  floor: object({ ns: int().positive() }),
  done: union([object({ exit: int() }), object({ signal: int(), sql: string().optional() })]),
  error: object({ where: string(), message: string(), sql: string().optional() })
};
function parseReply(line) {
  let content;
  try {
    content = JSON.parse(line);
  } catch {
    throw new Error(`not JSON: ${formatValue(line)}`);
  }
  for (const name of Object.keys(replies)) {
    if (typeof content !== "object" || content === null || !(name in content)) continue;
    const parsed = replies[name].safeParse(content[name]);
    if (!parsed.success) throw new Error(`a wrong "${name}" reply: ${formatValue(line)}`);
    return { name, value: parsed.data };
  }
  throw new Error(`an unknown reply: ${formatValue(line)}`);
}

// src/engines/reply-reader.ts
var longestLine = 1 << 20;
var mostUnclaimed = 8;
var ReplyReader = class {
  #waiting = [];
  #unclaimed = [];
  #line = "";
  #end;
  /** The number of replies that have come and were not awaited yet. */
  get unclaimed() {
    return this.#unclaimed.length;
  }
  /** The next reply; after `close` it rejects, once all earlier replies are handed out. */
  next() {
    const reply = this.#unclaimed.shift();
    if (reply !== void 0) return Promise.resolve(reply);
    if (this.#end !== void 0) return Promise.reject(this.#end);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }
  /** @throws Error if it is not a driver's reply, or there are too many */
  read(text) {
    if (this.#end !== void 0) return;
    const lines = (this.#line + text).split("\n");
    this.#line = lines.pop() ?? "";
    if (this.#line.length > longestLine) lines.push(this.#line);
    for (const line of lines) {
      const reply = parseReply(line);
      const first = this.#waiting.shift();
      if (first !== void 0) first.resolve(reply);
      else if (this.#unclaimed.push(reply) > mostUnclaimed) throw new Error("replies without end");
    }
  }
  /** Stops reading and rejects pending requests. Only the first cause counts. */
  close(cause) {
    this.#end ??= cause;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#end);
  }
  /** Like `close`, and discards the replies received so far. */
  abandon(cause) {
    this.#unclaimed.length = 0;
    this.close(cause);
  }
};

// src/engines/driver-process.ts
function environmentOf({ variables, environment }) {
  return { ...variables, ...environment };
}
var defaultTimeoutMs = 6e5;
var intruder = "the engine, or a process that it started, wrote to file descriptor 3, which is the driver's:";
var servingCommand = "serve";
var others = ["--shell", "--server"];
var counting = ["--count-calls", "--watch-calls"];
var exitTimeoutMs = 3e4;
var finalOutputMs = 1e3;
var mostExtensions = 5;
var mostStatementBytes = 300;
var checksInTime = 10;
var DriverProcess = class {
  #child;
  #group;
  #stderr = new StderrTail();
  #replies = new ReplyReader();
  #ended;
  #timeoutMs;
  #startMs;
  /** Whether samples have processes of their own, whose end the driver waits for before it says that they are done. */
  #forks;
  /** Whether the engine runs in the processes of samples. */
  #isEngine;
  /** Whether the program may be something else than a driver. */
  #isProbe;
  /** The most filters of system calls that the driver has by itself: those that it inherits, and one to have its calls counted. */
  ownFilters;
  /** Set once the driver has said where. */
  #statementAt;
  /** Set once an answer has taken too long. */
  #hang;
  #untrusted;
  /** @param written the files and folders that it may write if it is confined */
  constructor(program, parameters, signal, written = []) {
    this.#timeoutMs = program.timeoutMs ?? defaultTimeoutMs;
    this.#startMs = program.startMs ?? 0;
    this.#isProbe = parameters[0] === "probe";
    this.#forks = parameters[0] === "contend" || parameters[0] === servingCommand && !parameters.includes("--no-fork");
    this.#isEngine = parameters[0] === servingCommand && !parameters.some((one) => others.includes(one));
    this.ownFilters = (filtersOf("self") ?? 0) + (parameters.some((one) => counting.includes(one)) ? 1 : 0);
    const { confined } = program;
    const isServing = parameters[0] === servingCommand;
    const direct = {
      command: program.command,
      parameters: [...program.parameters ?? [], ...isServing ? [servingCommand, "-"] : parameters],
      environment: environmentOf(program)
    };
    const started = confined?.wrap(direct, [...program.written ?? [], ...written]) ?? direct;
    this.#child = startProgram(started.command, started.parameters, {
      environment: started.environment,
      descriptors: confined === void 0 ? ["pipe", "ignore", "pipe", "pipe"] : ["pipe", "pipe", "pipe"]
    });
    this.#group = new ProcessGroup(this.#child, confined?.depth);
    const { stdio } = this.#child;
    const [input, errors] = [stdio[0], stdio[2]];
    const replies2 = confined === void 0 ? stdio[3] : stdio[1];
    input.on("error", () => {
    });
    errors.on("data", (bytes) => this.#stderr.add(bytes));
    replies2.setEncoding("utf8").on("data", (text) => this.#read(text));
    if (isServing) {
      const fields = Buffer.from(
        parameters.slice(1).map((field) => `${field}\0`).join("")
      );
      input.write(`${fields.length}
`);
      input.write(fields);
    }
    const onAbort = () => this.kill();
    signal.addEventListener("abort", onAbort);
    this.#ended = new Promise((resolve) => {
      let outputTimer;
      this.#child.on(
        "error",
        (cause) => this.#replies.close(new EngineFailure("error", `${program.command}: ${cause.message}`))
      );
      this.#child.on("exit", () => {
        this.#group.killRest();
        outputTimer = setTimeout(() => [errors, replies2].map((stream) => stream.destroy()), finalOutputMs);
      });
      this.#child.on("close", (exit, killedBy) => {
        clearTimeout(outputTimer);
        signal.removeEventListener("abort", onAbort);
        const end = describeEnd(exit, killedBy, this.#stderr.text);
        const failure = new EngineFailure("crash", end, { exit: exit ?? void 0 });
        this.#replies.close(this.#hang === void 0 ? failure : this.#timeout(this.#stderr.statement));
        resolve();
      });
    });
  }
  send(...fields) {
    this.#group.beforeCommand();
    if (this.#replies.unclaimed > 0) this.rejectReplies("a reply before it was due");
    this.#child.stdin?.write(`${fields.join("	")}
`);
  }
  /** Sends a command, and bytes that follow its line. */
  sendBytes(bytes, ...fields) {
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
  async expect(name, timeoutMs, isAwaited) {
    const reply = await this.#next(timeoutMs, isAwaited);
    if (this.#untrusted !== void 0) throw this.#untrusted;
    if (reply.name === "done" && this.#forks && this.#group.hasSample())
      throw this.rejectReplies('a "done" reply while the sample was running');
    if (reply.name === "serving") this.#statementAt = reply.value.statement_at;
    if (reply.name === name) return reply.value;
    if (reply.name === "error") {
      await this.#next(timeoutMs).catch(() => void 0);
      const { where, message, sql } = reply.value;
      throw new EngineFailure("error", `${where}: ${message}${within(sql)}`, { where, sql });
    }
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
  expectStarted(name, timeoutMs) {
    return this.expect(name, timeoutMs === void 0 ? void 0 : timeoutMs + this.#startMs);
  }
  /**
   * The end of a sample's process, which must be a good one: an engine that fails as it closes may have lost what it
   * was timed writing.
   *
   * @throws EngineFailure
   */
  async expectDone(timeoutMs) {
    const done = await this.expect("done", timeoutMs);
    if (!("exit" in done && done.exit === 0))
      throw new EngineFailure("crash", `${describeDone(done)}, after its last statement`);
  }
  /**
   * The use of the processor by the thread that executes a sample's statements, as the system says. Undefined if it does not say, or if
   * the engine is a program of its own.
   *
   * @param state `asleep` to have it only if all of it is counted: that of a thread that runs is not up to date
   */
  sampleUsage(state) {
    return this.#isEngine ? this.#group.sampleUsage(this.#forks, state) : void 0;
  }
  /**
   * The beginning of the statement that a sample executes at this moment, read from outside, so that its process does not notice. Undefined
   * between statements, and where the system does not let it be read: only Linux does.
   */
  async executing() {
    if (this.#statementAt === void 0) return void 0;
    return await this.#group.readSampleText(this.#forks, this.#statementAt, mostStatementBytes);
  }
  /** Tells the driver that no other command will come. */
  endInput() {
    this.#child.stdin?.end();
  }
  /** Ends the driver by closing its input, and waits for its end. A driver that does not end is killed. */
  async close() {
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
  async finish() {
    await this.close();
    if (this.#replies.unclaimed > 0) throw this.rejectReplies("more replies than were due");
  }
  /** Ends the driver and everything it has started, at once. */
  kill() {
    this.#group.kill();
  }
  async #next(timeoutMs = this.#timeoutMs, isAwaited = () => true) {
    let checks = 0;
    let awaited = 0;
    const check = () => {
      awaited = isAwaited() ? awaited + 1 : 0;
      if (awaited === checksInTime || ++checks === checksInTime * (1 + mostExtensions))
        return this.#onTimeout(timeoutMs);
      timer = setTimeout(check, timeoutMs / checksInTime);
    };
    let timer = setTimeout(check, timeoutMs / checksInTime);
    try {
      const reply = await this.#replies.next();
      if (this.#hang === void 0) return reply;
      this.kill();
      const names = reply.name === "done" || reply.name === "error";
      throw this.#timeout(names && "sql" in reply.value ? reply.value.sql : void 0);
    } finally {
      clearTimeout(timer);
    }
  }
  /** Treats the process that owes the answer as hung: the process has a moment left to name its statement. */
  #onTimeout(timeoutMs) {
    this.#hang = `no answer within ${Number((timeoutMs / 1e3).toPrecision(2))} s`;
    if (this.#child.pid === void 0) return;
    this.#group.abort();
    setTimeout(() => {
      this.#replies.abandon(this.#timeout(this.#stderr.statement));
      this.kill();
    }, finalOutputMs).unref();
  }
  #timeout(sql) {
    return new EngineFailure("timeout", `${this.#hang}${within(sql)}`, { sql });
  }
  #read(text) {
    try {
      this.#replies.read(text);
    } catch (cause) {
      this.rejectReplies(cause.message);
    }
  }
  /**
   * Ends a driver whose replies are not all its own: none of them can be believed.
   *
   * @returns what to throw
   */
  rejectReplies(what) {
    const who = this.#isProbe ? "the driver replied" : intruder;
    this.#untrusted ??= new EngineFailure("error", `${who} ${what}`);
    this.#replies.abandon(this.#untrusted);
    this.kill();
    return this.#untrusted;
  }
};
function sqlOf(done) {
  return "sql" in done && done.sql !== void 0 ? { sql: done.sql } : {};
}

// src/engines/database-start.ts
import { chmodSync, constants as constants2, cpSync, lstatSync, mkdirSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
var dirOfPreparation = "dir-of-preparation";
var shownLines2 = 5;
var shownLength = 200;
function copyStart(source, template) {
  try {
    for (const [from, name] of filesToCopy(source))
      cpSync(from, path.join(template, name), { recursive: true, mode: constants2.COPYFILE_FICLONE });
    makeReadable(template);
  } catch (cause) {
    throw new EngineFailure("error", `its database cannot be copied (${cause.message})`);
  }
}
function filesToCopy(source) {
  if (statSync(source).isDirectory())
    return readdirSync(source).toSorted().map((name) => [path.join(source, name), name]);
  const [folder, base] = [path.dirname(source), path.basename(source)];
  const beside = readdirSync(folder).filter((name) => name.startsWith(`${base}-`) && lstatSync(path.join(folder, name)).isFile()).toSorted();
  return [base, ...beside].map((name) => [path.join(folder, name), `db${name.slice(base.length)}`]);
}
function makeReadable(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isDirectory() && !entry.isFile())
      throw new Error(`${entry.name} is neither a file nor a folder any more`);
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 493 : 420);
  }
}
async function runPrepareCommand({ words, files, place }, { template, engine, driver, timeoutMs = defaultTimeoutMs }, signal) {
  const dir = path.join(template, dirOfPreparation);
  const values = { "{database}": path.join(template, "db"), "{dir}": dir, "{engine}": engine };
  const [program = "", ...parameters] = words.map(
    (word) => word.replaceAll(/\{(?:database|dir|engine)\}/g, (name) => values[name])
  );
  const environment = { ...driver.variables, ...driver.environment };
  const fail = (words2, reason = "error") => new EngineFailure(reason, `prepare-command: ${program} ${words2} (${place})`);
  const command = program.includes("/") ? program : findOnPath(program, environment);
  if (command === void 0) throw fail("is not on PATH");
  const direct = { command, parameters, environment, folder: template };
  const started = driver.confined?.wrap(direct, [template], files) ?? direct;
  try {
    if (words.some((word) => word.includes("{dir}"))) mkdirSync(dir, { recursive: true });
    const { status, killedBy, isTimedOut, stdout, stderr } = await runProgram(
      started.command,
      started.parameters,
      { environment: started.environment, folder: template, timeoutMs, endsAll: true, signal }
    );
    if (status === 0 && !isTimedOut) return;
    const output = lastLines(stderr) || lastLines(stdout.toString("utf8")) || "it printed nothing";
    if (isTimedOut)
      throw fail(`took over ${Number((timeoutMs / 1e3).toPrecision(2))} s: ${output}`, "timeout");
    throw fail(
      `${killedBy === null ? `ended with status ${status}` : `was ended by ${killedBy}`}: ${output}`
    );
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof EngineFailure) throw cause;
    throw fail(
      cause instanceof StartError ? `cannot be run (${cause.message})` : `was ended (${cause.message})`
    );
  }
}
function lastLines(output) {
  const lines = output.trimEnd().split("\n").filter((line) => line.trim() !== "");
  return lines.slice(-shownLines2).map((line) => truncate(line.trim(), shownLength)).join(" | ");
}

export {
  within,
  unknownVersion,
  functionsOfPrepared,
  isServer,
  EngineFailure,
  startsThreads,
  NotThisEngineKind,
  environmentOf,
  defaultTimeoutMs,
  DriverProcess,
  copyStart,
  filesToCopy,
  runPrepareCommand
};
