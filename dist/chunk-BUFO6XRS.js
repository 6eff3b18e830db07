import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  contestFaultKinds
} from "./chunk-E6E7EY6Q.js";
import {
  transactionTimes
} from "./chunk-AYENBEH2.js";
import {
  contestTasks
} from "./chunk-FTR55STA.js";
import {
  _enum,
  array,
  boolean,
  bucketCount,
  int,
  lackingParts,
  limits,
  literal,
  object,
  record,
  string,
  tuple,
  union
} from "./chunk-HLL4N6TA.js";
import {
  padPath,
  runOn
} from "./chunk-CRPCIYST.js";
import {
  StartError,
  findOnPath,
  runProgram
} from "./chunk-7EG2ON2Z.js";
import {
  killGroup,
  sendSignal,
  startProgram
} from "./chunk-2PAZFJAJ.js";
import {
  makeFolder
} from "./chunk-5K5PIIK3.js";
import {
  InputError,
  formatValue,
  omitUndefined,
  truncate
} from "./chunk-VEWHOEAR.js";

// src/engines/engine.ts
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

// src/engines/library-file.ts
import { closeSync, openSync, readSync, statSync } from "node:fs";
var elfMachines = {
  3: "x86 (32-bit)",
  40: "arm (32-bit)",
  62: "x86-64",
  8: "mips",
  21: "ppc64",
  22: "s390x",
  183: "arm64",
  243: "riscv64"
};
var machMachines = { 16777223: "x86-64", 16777228: "arm64" };
var machineNames = { x64: "x86-64", arm64: "arm64" };
function checkLibraryFile(part, file, platform, architecture) {
  let header;
  let size;
  try {
    const info = statSync(file);
    if (!info.isFile()) throw new InputError(`${part} "${file}" is not a file: give a shared library`);
    size = info.size;
    header = readStart(file);
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    const missing = cause.code === "ENOENT";
    const reason = missing ? "does not exist" : `cannot be read (${cause.message})`;
    throw new InputError(`${part} "${file}" ${reason}: give the path of a shared library`, { cause });
  }
  const built = platform === "darwin" ? machMachine(header) : elfMachine(header);
  if (built === void 0) {
    const format = platform === "darwin" ? "Mach-O" : "ELF";
    throw new InputError(
      `${part} "${file}" is not a shared library: it has no ${format} header (it begins with ${preview(header)})`
    );
  }
  const completeSize = platform === "darwin" ? 0 : elfSize(header);
  if (size < completeSize)
    throw new InputError(`${part} "${file}" is cut off: it has ${size} bytes of at least ${completeSize}`);
  const machine = machineNames[architecture] ?? architecture;
  if (built !== machine && built !== "several")
    throw new InputError(
      `${part} "${file}" is built for ${built}, this machine is ${machine}: give a library built for ${machine}`
    );
}
function isProgramFile(file) {
  try {
    const header = readStart(file, 4096);
    return isElfProgram(header) || isMachProgram(header) || startsScript(header);
  } catch {
    return false;
  }
}
function isElfProgram(header) {
  const is64BitLittleEndian = header[4] === 2 && header[5] === 1;
  if (header.length < 64 || header.readUInt32BE(0) !== 2135247942 || !is64BitLittleEndian) return false;
  const executable = 2;
  const interpreter = 3;
  if (header.readUInt16LE(16) === executable) return true;
  const start = Number(header.readBigUInt64LE(32));
  const size = header.readUInt16LE(54);
  const offsets = Array.from({ length: header.readUInt16LE(56) }, (_, index) => start + index * size);
  return offsets.some((offset) => offset + 4 <= header.length && header.readUInt32LE(offset) === interpreter);
}
function isMachProgram(header) {
  const executable = 2;
  return header.length >= 16 && header.readUInt32LE(0) === 4277009103 && header.readUInt32LE(12) === executable;
}
function isScript(file) {
  return startsScript(readStart(file));
}
function startsScript(header) {
  return header.toString("latin1", 0, 2) === "#!";
}
function readStart(file, most = 64) {
  const handle = openSync(file, "r");
  try {
    const buffer = Buffer.alloc(most);
    return buffer.subarray(0, readSync(handle, buffer, 0, buffer.length, 0));
  } finally {
    closeSync(handle);
  }
}
function elfMachine(header) {
  const sharedObject = 3;
  if (header.length < 20 || header.readUInt32BE(0) !== 2135247942) return void 0;
  const littleEndian = header[5] === 1;
  const type = littleEndian ? header.readUInt16LE(16) : header.readUInt16BE(16);
  if (type !== sharedObject) return void 0;
  const machine = littleEndian ? header.readUInt16LE(18) : header.readUInt16BE(18);
  return elfMachines[machine] ?? `machine number ${machine}`;
}
function elfSize(header) {
  const is64BitLittleEndian = header[4] === 2 && header[5] === 1;
  if (header.length < 64 || !is64BitLittleEndian) return 0;
  return Number(header.readBigUInt64LE(40)) + header.readUInt16LE(58) * header.readUInt16LE(60);
}
function machMachine(header) {
  if (header.length < 8) return void 0;
  if (header.readUInt32BE(0) === 3405691582) return "several";
  if (header.readUInt32LE(0) !== 4277009103) return void 0;
  const machine = header.readUInt32LE(4);
  return machMachines[machine] ?? `machine number ${machine}`;
}
function preview(header) {
  return header.length === 0 ? "nothing: it is empty" : JSON.stringify(header.subarray(0, 8).toString("latin1"));
}

// src/engines/own-version.ts
import { statSync as statSync2 } from "node:fs";
var knownVersionQueries = ["SELECT dolt_version();", "PRAGMA cipher_version;"];
var lookedAt = 4096;
function readVersion(answer) {
  const [line] = answer.split(/[\p{Zl}\p{Zp}\p{Cc}]+/u).filter((one) => one.trim() !== "");
  const version = line?.trim().replace(/^v(?=\d)/, "");
  return version === void 0 ? void 0 : [...version].slice(0, limits.version).join("").toWellFormed();
}
function readVersionFile(file) {
  const source = `engine-version: file "${file}"`;
  const version = readVersion(textOf(file, source));
  if (version === void 0)
    throw new InputError(`${source} has no text in its first ${lookedAt} bytes: write the version there`);
  return version;
}
function textOf(file, source) {
  try {
    if (!statSync2(file).isFile()) throw new Error("it is no plain file");
    return readStart(file, lookedAt).toString();
  } catch (cause) {
    const reason = cause.message;
    throw new InputError(
      `${source} cannot be read (${reason}): name the file that holds the candidate's version`,
      { cause }
    );
  }
}

// src/engines/database-start.ts
import { chmodSync, constants as constants2, cpSync, lstatSync, mkdirSync, readdirSync, statSync as statSync3 } from "node:fs";
import path from "node:path";

// src/process/group.ts
import { readFileSync } from "node:fs";
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
var protocolVersion = 13;
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
    version: string().max(200),
    source_id: string().max(500),
    path: string().max(4096).optional(),
    variables: record(string().max(64), string().max(300).nullable()).optional()
  }),
  built: object({ prepare_ns: count }),
  serving: object({
    prepare_ns: count,
    threads: count,
    can_populate: boolean(),
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
    threads: int().positive().optional(),
    chunks: array(count).min(1).max(limits.chunks).optional(),
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
      files: object({ open: fileSizes, closed: fileSizes }).optional(),
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
      tuple([int().min(0).max(2), count, count, count, count, count, count, string().max(16)]).rest(string().max(2e3))
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
var defaultTimeoutMs = 6e5;
var intruder = "the engine, or a process that it started, wrote to file descriptor 3, which is the driver's:";
var exitTimeoutMs = 3e4;
var finalOutputMs = 1e3;
var mostExtensions = 5;
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
  /** Whether the program may be something else than a driver. */
  #isProbe;
  /** Set once an answer has taken too long. */
  #hang;
  #untrusted;
  /** @param written the files and folders that it may write if it is confined */
  constructor(program, parameters, signal, written = []) {
    this.#timeoutMs = program.timeoutMs ?? defaultTimeoutMs;
    this.#startMs = program.startMs ?? 0;
    this.#isProbe = parameters[0] === "probe";
    this.#forks = parameters[0] === "contend" || parameters[0] === "serve" && !parameters.includes("--no-fork");
    const { confined } = program;
    const direct = {
      command: program.command,
      parameters: [...program.parameters ?? [], ...parameters],
      environment: { ...program.variables, ...program.environment }
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
   * The reply of a sample that has reached a fresh state.
   *
   * @param timeoutMs how long the sample may take
   * @throws EngineFailure
   */
  expectReady(timeoutMs) {
    return this.expect("ready", timeoutMs === void 0 ? void 0 : timeoutMs + this.#startMs);
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
  if (statSync3(source).isDirectory())
    return readdirSync(source).toSorted().map((name) => [path.join(source, name), name]);
  const [folder, base] = [path.dirname(source), path.basename(source)];
  const beside = readdirSync(folder).filter((name) => name.startsWith(`${base}-`) && lstatSync(path.join(folder, name)).isFile()).toSorted();
  return [base, ...beside].map((name) => [path.join(folder, name), `db${name.slice(base.length)}`]);
}
function makeReadable(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink())
      chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 493 : 420);
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

// src/engines/driven-engine.ts
import { rmSync } from "node:fs";
import path2 from "node:path";

// src/engines/counters.ts
function countersOf([before, after]) {
  const [start, end] = [parse(before), parse(after)];
  const names = /* @__PURE__ */ new Set([...start.keys(), ...end.keys()]);
  return Object.fromEntries(
    [...names].map((name) => [name, requireSafe((end.get(name) ?? 0) - (start.get(name) ?? 0), name)])
  );
}
function parse(answer) {
  const lines = answer.split("\n").filter((line) => line !== "");
  const counters = /* @__PURE__ */ new Map();
  for (const line of lines) {
    const [, name, value] = /^(.+)=(-?\d+)$/.exec(line) ?? [];
    if (name === void 0 || name.length > limits.name)
      throw refuse(`${formatValue(line)} is not a name of 1 to ${limits.name} characters and a whole number`);
    if (counters.has(name)) throw refuse(`${formatValue(name)} is there twice`);
    counters.set(name, Number(value));
  }
  if (counters.size > limits.counters)
    throw refuse(`there are ${counters.size}, and at most ${limits.counters} are compared`);
  return counters;
}
function requireSafe(value, name) {
  if (!Number.isSafeInteger(value)) throw refuse(`${formatValue(name)} rose by more than 2^53`);
  return value;
}
function refuse(words) {
  return new EngineFailure("error", `counters: ${words}`, { where: "counters" });
}

// src/engines/driven-sample.ts
var maxFiles = 4;
async function prepareSample(driver, job, isWarm = false) {
  if (job.pass === "time" && job.opens === true) {
    driver.send("cold", job.statements);
    return setupTimes(await driver.expectReady(job.timeoutMs));
  }
  const files = job.pass === "count" ? [job.warm] : job.pass === "time" ? [isWarm ? void 0 : job.warm, job.transactions] : [job.state, job.invariants, job.counters];
  const command = job.pass === "hash" && job.hashesStateOnly === true ? "check" : job.pass;
  const places = [job.statements, ...files];
  const others = [job.before, job.after, job.errors];
  const around = others.some((file) => file !== void 0) ? [...Array(maxFiles - places.length), ...others] : [];
  driver.send(command, job.kind, ...[...places, ...around].map((file) => file ?? ""));
  return setupTimes(await driver.expectReady(job.timeoutMs));
}
function setupTimes(ready) {
  return {
    populateNs: ready.populate_ns,
    copyNs: ready.copy_ns,
    flushNs: ready.flush_ns,
    openNs: ready.open_ns,
    warmNs: ready.warm_ns,
    totalNs: ready.total_ns
  };
}
async function runSample(driver, timeoutMs, turns) {
  if (turns === void 0) driver.send("go");
  else
    driver.send(
      "go",
      turns.table.file,
      ...[turns.count, turns.own, turns.statements, turns.chunks].map(String)
    );
  const isAwaited = turns && (() => turns.table.isAwaited(turns.own, turns.count));
  const sample = await driver.expect("sample", timeoutMs, isAwaited);
  const { latencies, transactions, chunks, repeated } = sample;
  return {
    ns: sample.ns,
    work: { statements: sample.statements, rows: sample.rows, changes: sample.changes },
    cost: {
      cpuNs: sample.cpu_ns,
      peakBytes: sample.peak_bytes,
      minorFaults: sample.minor_faults,
      majorFaults: sample.major_faults
    },
    ...latencies === void 0 ? {} : { latencies: histogramOf(latencies) },
    ...transactions === void 0 ? {} : {
      transactions: Object.fromEntries(
        Object.entries(transactions).map(([name, times]) => [name, histogramOf(times)])
      )
    },
    ...omitUndefined({
      chunks,
      repeated,
      hash: sample.hash,
      instructions: sample.instructions,
      threads: sample.threads,
      afterNs: sample.after_ns
    }),
    ...sample.counters === void 0 ? {} : { counters: countersOf(sample.counters) },
    ...sample.calls === void 0 ? {} : { calls: callsOf(sample.calls) },
    ...sample.footprint === void 0 ? {} : { footprint: footprintOf(sample.footprint) }
  };
}
function histogramOf({ max_ns, counts }) {
  return { max: max_ns, counts };
}
function callsOf(calls) {
  return {
    fsync: calls.fsync,
    fdatasync: calls.fdatasync,
    syncFileRange: calls.sync_file_range,
    msync: calls.msync,
    otherSync: calls.other_sync,
    writes: calls.writes,
    writeBytes: calls.write_bytes,
    unseen: calls.unseen
  };
}
function footprintOf({
  io,
  resident_peak: residentPeak,
  ...others
}) {
  return omitUndefined({
    ...others,
    io: io && { reads: io.reads, readBytes: io.read_bytes, writes: io.writes, writeBytes: io.write_bytes },
    residentPeak
  });
}

// src/engines/contest-process.ts
var othersMs = 6e4;
var DriverContests = class {
  #driver;
  constructor(driver) {
    this.#driver = driver;
  }
  async introduce(timeoutMs) {
    this.#driver.send("contender");
    const { threadsafe, concurrent } = await this.#driver.expect("contender", timeoutMs);
    await this.#driver.expectDone(timeoutMs);
    return { threadsafe, concurrent };
  }
  async hold(contest) {
    const { workload, mode, connections, form, windowMs, patienceMs, seed } = contest;
    this.#driver.send(
      "contest",
      ...[workload, mode, connections, form, windowMs, patienceMs, seed].map(String)
    );
    const timeoutMs = windowMs + 2 * patienceMs + othersMs;
    const { tasks, fault } = await this.#driver.expect("contest", timeoutMs);
    await this.#driver.expectDone(timeoutMs);
    return { tasks: tasks.map(resultOf), ...omitUndefined({ fault }) };
  }
  close() {
    return this.#driver.close();
  }
};
function resultOf({ times, refused, ...sums }) {
  const found = times.counts.length === 0 ? void 0 : histogramOf(times);
  return { ...sums, ...omitUndefined({ times: found, refused }) };
}

// src/engines/shared-process.ts
import { randomUUID } from "node:crypto";
var SharedProcess = class {
  sharing;
  #driver;
  /** The tests that have warmed the process so far; undefined until it is open. */
  #warmed;
  constructor(driver, sharing) {
    this.#driver = driver;
    this.sharing = sharing;
  }
  async ready(job) {
    const opened = this.#warmed === void 0 ? await this.#open(job.timeoutMs) : {};
    const warm = job.pass === "time" ? job.warm : void 0;
    const own = await prepareSample(this.#driver, job, warm !== void 0 && this.#warmed?.has(warm));
    if (warm !== void 0) this.#warmed?.add(warm);
    return addTimes(own, opened);
  }
  async reopen(timeoutMs) {
    this.#driver.send("reopen");
    await this.#driver.expectReady(timeoutMs);
    await this.sync(timeoutMs);
  }
  /** Makes sure that the last reply was the driver's own: an engine cannot guess the word that the next answer must have. */
  async sync(timeoutMs) {
    const word = randomUUID();
    this.#driver.send("sync", word);
    const answer = await this.#driver.expect("sync", timeoutMs);
    if (answer !== word) throw this.#driver.rejectReplies(`a "sync" reply with another word`);
  }
  async end(timeoutMs) {
    if (this.#warmed === void 0) return;
    this.#driver.send("end");
    await this.#driver.expectDone(timeoutMs);
  }
  async #open(timeoutMs) {
    this.#driver.send(this.sharing);
    const ready = await this.#driver.expectReady(timeoutMs);
    this.#warmed = /* @__PURE__ */ new Set();
    return setupTimes(ready);
  }
};
function addTimes(times, more) {
  const sum = (step) => times[step] + (more[step] ?? 0);
  return {
    populateNs: sum("populateNs"),
    copyNs: sum("copyNs"),
    flushNs: sum("flushNs"),
    openNs: sum("openNs"),
    warmNs: sum("warmNs"),
    totalNs: sum("totalNs")
  };
}

// src/engines/driven-sessions.ts
var ForkSession = class {
  isolation = "fork";
  #driver;
  #serving;
  #shared;
  #timeoutMs;
  constructor(driver, serving) {
    this.#driver = driver;
    this.#serving = serving;
  }
  async ready(job) {
    this.#timeoutMs = job.timeoutMs;
    if (job.shares !== this.#shared?.sharing) await this.endShared();
    if (job.shares !== void 0) this.#shared ??= new SharedProcess(this.#driver, job.shares);
    return await (this.#shared?.ready(job) ?? prepareSample(this.#driver, job));
  }
  async go(turns) {
    const measured = await runSample(this.#driver, this.#timeoutMs, turns);
    if (this.#shared === void 0) await this.#driver.expectDone(this.#timeoutMs);
    else await this.#shared.sync(this.#timeoutMs);
    return measured;
  }
  async reopen() {
    await requireShared(this.#shared).reopen(this.#timeoutMs);
  }
  async endShared() {
    const shared = this.#shared;
    this.#shared = void 0;
    await shared?.end(this.#timeoutMs);
  }
  async readSettings(timeoutMs) {
    await this.endShared();
    return await readSettings(this.#driver, this.#serving, timeoutMs);
  }
  async explain(statements, timeoutMs) {
    await this.endShared();
    return await explain(this.#driver, statements, timeoutMs);
  }
  close() {
    return this.#driver.close();
  }
};
var ProcessSession = class {
  isolation = "process";
  #start;
  #hasFloor;
  #driver;
  #shared;
  #timeoutMs;
  constructor(start, hasFloor = false) {
    this.#start = start;
    this.#hasFloor = hasFloor;
  }
  async ready(job) {
    this.#timeoutMs = job.timeoutMs;
    if (job.shares !== void 0 && job.shares === this.#shared?.sharing)
      return await this.#shared.ready(job);
    await this.endShared();
    const driver = await this.#replace();
    await driver.expect("serving");
    if (job.shares === void 0) return await prepareSample(driver, job);
    this.#shared = new SharedProcess(driver, job.shares);
    return await this.#shared.ready(job);
  }
  async go(turns) {
    if (this.#driver === void 0) throw new Error("go() without ready()");
    const measured = await runSample(this.#driver, this.#timeoutMs, turns);
    if (this.#shared !== void 0) {
      await this.#shared.sync(this.#timeoutMs);
      return measured;
    }
    await this.#driver.expectDone(this.#timeoutMs);
    await this.#driver.finish();
    return measured;
  }
  async reopen() {
    await requireShared(this.#shared).reopen(this.#timeoutMs);
  }
  async endShared() {
    const shared = this.#shared;
    this.#shared = void 0;
    await shared?.end(this.#timeoutMs);
    if (shared !== void 0) await this.#driver?.finish();
  }
  async readSettings(timeoutMs) {
    const driver = await this.#replace();
    const settings = await readSettings(driver, await driver.expect("serving"), timeoutMs);
    const floor = this.#hasFloor ? { floorNs: await this.#readFloor() } : {};
    await this.close();
    return { ...settings, ...floor };
  }
  async explain(statements, timeoutMs) {
    const driver = await this.#replace();
    await driver.expect("serving");
    const plans = await explain(driver, statements, timeoutMs);
    await this.close();
    return plans;
  }
  async close() {
    await this.#driver?.close();
    this.#driver = void 0;
    this.#shared = void 0;
  }
  async #readFloor() {
    const driver = await this.#replace();
    await driver.expect("serving");
    driver.send("floor");
    const { ns } = await driver.expect("floor");
    await driver.expectDone();
    return ns;
  }
  async #replace() {
    await this.close();
    this.#driver = this.#start();
    return this.#driver;
  }
};
function requireShared(shared) {
  if (shared === void 0) throw new Error("no process is shared: a step comes first");
  return shared;
}
async function explain(driver, statements, timeoutMs) {
  driver.send("plan", statements);
  const plans = await driver.expect("plans", timeoutMs);
  await driver.expectDone(timeoutMs);
  return plans;
}
async function readSettings(driver, { uncounted }, timeoutMs) {
  driver.send("settings");
  const { compile_options, version, ...settings } = await driver.expect("settings", timeoutMs);
  await driver.expectDone(timeoutMs);
  const ownVersion = readVersion(version ?? "");
  return { settings, compileOptions: compile_options, ...omitUndefined({ ownVersion, uncounted }) };
}

// src/engines/race-process.ts
var graceMs = 3e3;
var hungStatus = 86;
var DriverRace = class {
  #driver;
  constructor(driver) {
    this.#driver = driver;
  }
  async run(batch) {
    const bytes = Buffer.from(fieldsOf(batch).join("\0"));
    this.#driver.sendBytes(bytes, "batch", String(bytes.length), String(batch.limitMs));
    const longest = batch.trials.reduce((sum, { limitMs, budgetMs }) => sum + limitMs + budgetMs, 0);
    try {
      return resultOf2(await this.#driver.expect("race", graceMs + batch.limitMs + longest));
    } catch (cause) {
      if (cause instanceof EngineFailure && cause.exit === hungStatus)
        throw new EngineFailure("timeout", `a statement goes on when it is interrupted: ${cause.message}`);
      throw cause;
    }
  }
  close() {
    return this.#driver.close();
  }
  kill() {
    this.#driver.kill();
  }
};
function fieldsOf({ setup, trials, queries = [] }) {
  const fields = ["N", ...setup.map((sql) => `s${sql}`)];
  for (const { before, timed, check, after, executions, limitMs, budgetMs } of trials) {
    fields.push(`b${executions} ${limitMs} ${Math.round(budgetMs * 1e3)}`);
    for (const sql of before) fields.push(`u${sql}`);
    for (const sql of timed) fields.push(`t${sql}`);
    for (const sql of check) fields.push(`h${sql}`);
    for (const sql of after) fields.push(`a${sql}`);
    fields.push("e");
  }
  return [...fields, ...queries.map((sql) => `q${sql}`), "C", ""];
}
function resultOf2({
  trials,
  lines,
  refused,
  open_bytes: open,
  closed_bytes: closed
}) {
  const heap = closed < 0 ? void 0 : { open, closed };
  return { trials: trials.map(trialResult), lines, ...omitUndefined({ refused, heap }) };
}
function trialResult(reply) {
  const [ending, firstNs, medianNs, leastNs, executions, rows, changes, hash, message] = reply;
  if (ending === 1) return { ending: "error", message: message ?? "" };
  if (ending === 2) return { ending: "interrupted" };
  const others = executions > 1 ? { medianNs, leastNs } : {};
  return { ending: "done", firstNs, ...others, executions, rows, changes, hash };
}

// src/engines/driven-engine.ts
var DrivenEngine = class _DrivenEngine {
  version;
  sourceId;
  file;
  serverSettings;
  #options;
  constructor(options, { version, source_id, path: path3 }) {
    this.#options = options;
    this.version = version;
    this.sourceId = source_id;
    this.file = path3;
    if (options.serverSettings !== void 0) this.serverSettings = options.serverSettings;
  }
  async build(variant, storage, signal, timeoutMs) {
    if (this.#options.process === "server" && this.#options.reprepare === true) return;
    const template = variant.template(storage);
    await this.#begin(variant, template, signal, timeoutMs);
    const parameters = ["--template", template, "--prepare", variant.preparation, ...scratch(variant)];
    const builder = this.#start(["build", ...parameters, ...this.#settings(variant, storage)], signal, [
      template
    ]);
    try {
      await builder.expect("built", timeoutMs);
    } finally {
      await builder.close();
    }
  }
  async open(variant, storage, pass, signal) {
    const written = hasFolder(variant, storage) ? [path2.dirname(variant.work(storage))] : [];
    for (const one of written) makeEngineFolder(one);
    const { connections = 1, processor, turns, asInUse = false } = variant;
    if (pass === "time" && turns !== void 0) written.push(turns);
    const counting = pass === "hash" && storage !== "memory" && connections === 1 ? ["--count-calls"] : [];
    const noting = pass === "hash" && connections === 1 ? this.#noting() : [];
    const asking = pass === "hash" ? (this.#options.versionQueries ?? []).flatMap((sql) => ["--version-query", sql]) : [];
    const staying = pass === "time" && processor !== void 0 ? ["--processor", String(processor)] : [];
    const pinning = pass === "time" && !asInUse ? [...this.#pinning(connections), ...staying] : [];
    const idling = pass === "time" && !asInUse && this.#options.awaitsIdle === true ? ["--await-idle"] : [];
    const rehearsal = pass === "count" && variant.rehearsal !== void 0 ? ["--rehearse", variant.rehearsal] : [];
    const execution = [
      ...counting,
      ...noting,
      ...asking,
      ...rehearsal,
      ...pinning,
      ...idling,
      ...this.#settings(variant, storage),
      ...this.#execution(variant)
    ];
    const builds = pass === "count" && storage !== "memory";
    if (builds) {
      await this.#begin(variant, variant.template(storage), signal);
      written.push(variant.template(storage));
    }
    const building = builds ? ["--prepare", variant.preparation] : [];
    const parameters = ["serve", ...this.#state(variant, storage), ...building, ...execution];
    const openUnforked = () => new ProcessSession(
      () => this.#start([...parameters, "--no-fork"], signal, written),
      this.#options.process === "shell"
    );
    if (this.#options.process !== void 0) return openUnforked();
    const forked = this.#start(parameters, signal, written);
    try {
      const serving = await forked.expect("serving");
      if (pass === "count" && serving.threads > 1) throw new EngineFailure("error", startsThreads);
      if (pass === "count") return new ForkSession(forked, serving);
      const canFork = serving.threads === 1 && (storage !== "memory" || serving.can_populate);
      if (canFork && this.#options.isolation === "fork") return new ForkSession(forked, serving);
    } catch (cause) {
      await forked.close();
      throw cause;
    }
    await forked.close();
    return openUnforked();
  }
  whyUnmeasured(footprint) {
    const { allocations: counter, process: program } = this.#options;
    const system = process.platform === "linux" ? void 0 : "platform";
    const reasons = {
      io: program === "server" ? program : system ?? "refused",
      residentPeak: program === "server" ? program : system ?? "refused",
      allocations: program ?? system ?? (counter === void 0 ? "C library" : "static")
    };
    return Object.fromEntries(lackingParts(footprint).map((part) => [part, reasons[part]]));
  }
  on(processor, profiles) {
    const { driver, engine, process: process2 } = this.#options;
    if (process2 !== void 0) return `${process2}s, which are processes of their own, are not counted`;
    const [name, ...files] = engine;
    return new _DrivenEngine(
      {
        ...this.#options,
        driver: runOn(processor, driver, profiles),
        engine: name === void 0 ? [] : [name, ...files.map(padPath)],
        latencies: false
      },
      { version: this.version, source_id: this.sourceId, ...omitUndefined({ path: this.file }) }
    );
  }
  async host(work, connections, signal) {
    const { process: process2, reprepare } = this.#options;
    if (process2 !== "server") return "is no server";
    if (reprepare === true) return "is not started by the tool";
    makeEngineFolder(work, "emptied");
    const driver = this.#start(["host", "--work", work, ...this.#pinning(connections)], signal);
    try {
      const place = await driver.expect("host");
      return { ...omitUndefined(place), close: () => driver.close() };
    } catch (cause) {
      await driver.close();
      throw cause;
    }
  }
  race(storage, work, signal) {
    if (this.#options.process !== void 0)
      return `is a ${this.#options.process}, and only libraries and benchmark binaries race`;
    const place = storage === "memory" ? ["--storage", "memory"] : ["--storage", "file", "--work", work];
    if (storage !== "memory") makeEngineFolder(path2.dirname(work));
    const written = storage === "memory" ? [] : [path2.dirname(work)];
    return new DriverRace(this.#start(["race", ...place, ...this.#settings({}, storage)], signal, written));
  }
  contend(variant, storage, signal) {
    if (this.#options.process !== void 0)
      return `is a ${this.#options.process}, and only libraries and benchmark binaries have several connections`;
    const work = variant.work(storage);
    makeEngineFolder(path2.dirname(work));
    const place = ["--storage", "file", "--template", variant.template(storage), "--work", work];
    const parameters = ["contend", ...place, ...this.#settings(variant, storage)];
    return new DriverContests(this.#start(parameters, signal, [path2.dirname(work)]));
  }
  /** Makes the folder of a prepared database, with what the database starts from. */
  async #begin({ start }, template, signal, timeoutMs) {
    makeEngineFolder(template, "emptied");
    if (start?.source !== void 0) copyStart(start.source, template);
    if (start?.command === void 0) return;
    const { driver, engine } = this.#options;
    const file = this.file ?? engine.at(-1) ?? driver.command;
    await runPrepareCommand(start.command, { template, engine: file, driver, timeoutMs }, signal);
  }
  /** The options by which untimed samples say how much they cost beside time. A shell and a server have allocators of their own. */
  #noting() {
    const { allocations, process: process2 } = this.#options;
    const counts = allocations !== void 0 && process2 === void 0;
    return ["--footprint", ...counts ? ["--allocations", allocations] : []];
  }
  /** The throughput of several connections needs all processors. */
  #pinning(connections) {
    return this.#options.pins === true && connections === 1 ? ["--pin"] : [];
  }
  #state(variant, storage) {
    const folder = hasFolder(variant, storage) ? ["--work", variant.work(storage), ...scratch(variant)] : [];
    if (storage === "memory") return ["--storage", "memory", "--prepare", variant.preparation, ...folder];
    const file = ["--storage", "file", ...folder];
    if (this.#options.reprepare) return [...file, "--reprepare", "--prepare", variant.preparation];
    return [...file, "--template", variant.template(storage)];
  }
  #execution({ form, dropsCache, connections = 1 }) {
    return [
      ...connections === 1 ? [] : ["--connections", String(connections)],
      ...dropsCache === true ? ["--drop-cache"] : [],
      ...form === "prepared" ? ["--prepared"] : [],
      ...this.#options.latencies === true ? ["--latencies"] : []
    ];
  }
  #settings({ attempts = [] }, storage) {
    return [
      ...this.#options.settings[storage].flatMap((sql) => ["--setting", sql]),
      ...attempts.flatMap((sql) => ["--attempt", sql])
    ];
  }
  #start(parameters, signal, written = []) {
    signal.throwIfAborted();
    const { driver, engine, memoryBytes } = this.#options;
    const limit = memoryBytes === void 0 ? [] : ["--memory", String(memoryBytes)];
    return new DriverProcess(driver, [...parameters, ...limit, ...engine], signal, written);
  }
};
function hasFolder({ usesDir = false }, storage) {
  return storage !== "memory" || usesDir;
}
function scratch({ usesDir = false }) {
  return usesDir ? ["--scratch"] : [];
}
function makeEngineFolder(folder, state) {
  try {
    if (state === "emptied") rmSync(folder, { recursive: true, force: true });
    makeFolder(folder);
  } catch (cause) {
    throw new EngineFailure("error", `its folder cannot be created (${cause.message})`);
  }
}

export {
  isServer,
  EngineFailure,
  startsThreads,
  NotThisEngineKind,
  defaultTimeoutMs,
  DriverProcess,
  filesToCopy,
  checkLibraryFile,
  isProgramFile,
  isScript,
  knownVersionQueries,
  readVersionFile,
  DrivenEngine,
  makeEngineFolder
};
