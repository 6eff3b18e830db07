import { existsSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { DriverProcess } from "../../src/engines/driver-process.ts";

const intruder =
  "the engine, or a process that it started, wrote to file descriptor 3, which is the driver's:";

/** A driver that is a line of shell; its replies go to descriptor 3. */
function driver(script: string, signal = new AbortController().signal, environment = {}): DriverProcess {
  return new DriverProcess({ command: "/bin/sh", environment }, ["-c", script], signal);
}

/** A process that has ended and was not waited for yet is still there, as a zombie, until init sees it. */
function isRunning(pid: number): boolean {
  const status = `/proc/${pid}/status`;
  return existsSync(status) && !/State:\sZ/.test(readFileSync(status, "utf8"));
}

async function untilGone(pid: number): Promise<void> {
  while (isRunning(pid)) await setTimeout(5);
}

describe("DriverProcess", () => {
  it("hands out replies in order, however they arrive", async () => {
    const process = driver(
      `printf '{"built":{"prepare_ns":1}}\\n{"done":{"ex' >&3; sleep 0.1; printf 'it":0}}\\n' >&3`,
    );
    expect(await process.expect("built")).toEqual({ prepare_ns: 1 });
    expect(await process.expect("done")).toEqual({ exit: 0 });
    await process.close();
  });

  it("sends commands as fields between tabs", async () => {
    const process = driver(
      `read line; printf '{"error":{"where":"got","message":"%s"}}\\n' "$(echo "$line" | tr '\\t' '|')" >&3`,
    );
    process.send("time", "reads", "a file.sql");
    await expect(process.expect("ready")).rejects.toThrow("got: time|reads|a file.sql");
    await process.close();
  });

  it("ignores standard output, which is the engine's own", async () => {
    const process = driver(`echo '{"done":{"exit":9}}'; printf '{"done":{"exit":0}}\\n' >&3`);
    expect(await process.expect("done")).toEqual({ exit: 0 });
    await process.close();
  });

  it("says how a process ended, with its last words, where a reply was due", async () => {
    const process = driver("echo 'first' >&2; echo 'out of luck' >&2; exit 7");
    await expect(process.expect("done")).rejects.toThrow(
      "the process ended with status 7: first; out of luck",
    );
    const killed = driver("kill -SEGV $$");
    await expect(killed.expect("done")).rejects.toMatchObject({
      reason: "crash",
      message: "the process was ended by SIGSEGV",
    });
  });

  it.each([
    ["a line that is no JSON", "hello", `${intruder} not JSON: "hello"`],
    ["an unknown reply", '{"hello":1}', `${intruder} an unknown reply: "{\\"hello\\":1}"`],
  ])("ends a driver that replies %s", async (_, line, message) => {
    const process = driver(`echo '${line}' >&3; sleep 60`);
    await expect(process.expect("done")).rejects.toThrow(message);
    await process.close();
  });

  it("ends a driver that does not answer", async () => {
    const program = { command: "/bin/sh", environment: {}, timeoutMs: 50 };
    const process = new DriverProcess(program, ["-c", "sleep 60"], new AbortController().signal);
    await expect(process.expect("done")).rejects.toThrow("no answer within 0.05 s");
    await process.close();
  });

  it("takes a sample for good only where its process ends well", async () => {
    const process = driver(
      `printf '{"done":{"exit":0}}\\n{"done":{"exit":1}}\\n{"done":{"signal":6}}\\n' >&3`,
    );
    await process.expectDone();
    await expect(process.expectDone()).rejects.toThrow("the sample's process ended with status 1");
    await expect(process.expectDone()).rejects.toThrow("the sample's process was ended by signal 6");
    await process.close();
  });

  it("ends a driver that floods it with a line that does not end", async () => {
    const process = driver(
      "while :; do printf 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'; done >&3",
    );
    await expect(process.expect("done")).rejects.toThrow(`${intruder} not JSON: "aaaa`);
    await process.close();
  });

  it("ends a driver that floods it with replies, and believes none of them", async () => {
    const process = driver(`yes '{"done":{"exit":0}}' >&3`);
    await expect(process.expectDone()).rejects.toThrow(`${intruder} replies without end`);
    await process.close();
    await expect(process.expectDone()).rejects.toThrow(`${intruder} replies without end`);
  });

  it("does not believe replies that come before they are due", async () => {
    const process = driver(`printf '{"done":{"exit":0}}\\n{"done":{"exit":0}}\\n' >&3; sleep 60`);
    await process.expectDone();
    process.send("time");
    await expect(process.expect("ready")).rejects.toThrow(`${intruder} a reply before it was due`);
    await process.close();
  });

  it("takes a driver that says more than it was asked for one that is disturbed", async () => {
    const process = driver(`printf '{"done":{"exit":0}}\\n{"done":{"exit":0}}\\n' >&3`);
    await process.expectDone();
    await expect(process.finish()).rejects.toThrow(`${intruder} more replies than were due`);
  });

  it("keeps the end of what floods standard error", async () => {
    const process = driver("yes flood | head -c 50000000 >&2; echo >&2; echo 'out of luck' >&2; exit 7");
    await expect(process.expect("done")).rejects.toThrow(/the process ended with status 7: .*out of luck$/);
  });

  // Two tests at once, since both wait for seconds.
  it.concurrent("gives a driver whose turn comes late the whole of its time", async () => {
    const turn = Date.now() + 3000;
    const late = driver(`sleep 6; printf '{"done":{"exit":0}}\\n' >&3`);
    expect(await late.expect("done", 5000, () => Date.now() >= turn)).toEqual({ exit: 0 });
    await late.close();
    const hanging = driver("sleep 60");
    await expect(hanging.expect("done", 50, () => true)).rejects.toThrow("no answer within 0.05 s");
    const forEver = driver("sleep 60");
    await expect(forEver.expect("done", 20, () => false)).rejects.toThrow("no answer within 0.02 s");
  });

  it.concurrent("says where a driver hangs that tells it as it crashes, also one that is stopped", async () => {
    const says = async (hang: string) => {
      const program = { command: "/bin/bash", environment: {}, timeoutMs: 3000 };
      const script = `trap "printf '\\nin SELECT 1' >&2; exit" ABRT; ${hang}`;
      const process = new DriverProcess(program, ["-c", script], new AbortController().signal);
      await expect(process.expect("done")).rejects.toMatchObject({
        reason: "timeout",
        message: "no answer within 3 s, in SELECT 1",
      });
      await process.close();
    };
    await Promise.all(["while :; do :; done", "kill -STOP $$; while :; do :; done"].map(says));
  });

  it("ends what a driver leaves running, and waits for nothing that got away", async () => {
    const left = driver(`sleep 1000 & printf '{"built":{"prepare_ns":%s}}\\n' $! >&3`);
    const { prepare_ns: sleeper } = await left.expect("built");
    await left.close();
    await untilGone(sleeper);
    const script = `printf '{"built":{"prepare_ns":%s}}\\n' $$ >&3; exec sleep 1000`;
    const away = driver(`setsid sh -c "$SCRIPT" & read end`, undefined, { SCRIPT: script });
    const { prepare_ns: escaped } = await away.expect("built");
    await away.close();
    expect(isRunning(escaped)).toBe(true);
    globalThis.process.kill(escaped);
  });

  it("names a reply that comes out of order", async () => {
    const process = driver(`printf '{"built":{"prepare_ns":1}}\\n' >&3`);
    await expect(process.expect("sample")).rejects.toThrow(
      `${intruder} a "built" reply where "sample" was due`,
    );
    await process.close();
  });

  it("ends the driver and all that it started where the run is aborted", async () => {
    const abort = new AbortController();
    const process = driver(`sleep 60 & printf '{"built":{"prepare_ns":%s}}\\n' $! >&3; wait`, abort.signal);
    const { prepare_ns: grandchild } = await process.expect("built");
    abort.abort();
    await expect(process.expect("done")).rejects.toThrow("the process was ended by SIGKILL");
    await process.close();
    await untilGone(grandchild);
  });

  it("shows engines the environment that it is given, and no more", async () => {
    globalThis.process.env.SECRET_TOKEN = "s3cret";
    const process = driver(
      `printf '{"error":{"where":"environment","message":"%s %s"}}\\n' "$SEEN" "\${SECRET_TOKEN:-nothing}" >&3`,
      undefined,
      { SEEN: "this" },
    );
    await expect(process.expect("done")).rejects.toThrow("environment: this nothing");
    await process.close();
    delete globalThis.process.env.SECRET_TOKEN;
  });

  it("says that a program cannot be run", async () => {
    const process = new DriverProcess(
      { command: "/no/such/driver", environment: {} },
      [],
      new AbortController().signal,
    );
    await expect(process.expect("done")).rejects.toThrow("/no/such/driver: spawn /no/such/driver ENOENT");
  });
});
