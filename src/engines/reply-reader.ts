import { type AnyReply, parseReply } from "./protocol.ts";

/** Most characters of a line; a complete reply has a few hundred. */
const longestLine = 1 << 20;

/** Replies that were not awaited yet: a driver that ends a sample is ahead by one reply. */
const mostUnclaimed = 8;

interface Waiting {
  readonly resolve: (reply: AnyReply) => void;
  readonly reject: (cause: Error) => void;
}

/** Parses a driver's replies and hands them out in order. An engine can write there too, so all buffers are bounded. */
export class ReplyReader {
  readonly #waiting: Waiting[] = [];
  readonly #unclaimed: AnyReply[] = [];
  #line = "";
  #end: Error | undefined;

  /** The number of replies that have come and were not awaited yet. */
  get unclaimed(): number {
    return this.#unclaimed.length;
  }

  /** The next reply; after `close` it rejects, once all earlier replies are handed out. */
  next(): Promise<AnyReply> {
    const reply = this.#unclaimed.shift();
    if (reply !== undefined) return Promise.resolve(reply);
    if (this.#end !== undefined) return Promise.reject(this.#end);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  /** @throws Error if it is not a driver's reply, or there are too many */
  read(text: string): void {
    if (this.#end !== undefined) return;
    const lines = (this.#line + text).split("\n");
    this.#line = lines.pop() ?? "";
    if (this.#line.length > longestLine) lines.push(this.#line);
    for (const line of lines) {
      const reply = parseReply(line);
      const first = this.#waiting.shift();
      if (first !== undefined) first.resolve(reply);
      else if (this.#unclaimed.push(reply) > mostUnclaimed) throw new Error("replies without end");
    }
  }

  /** Stops reading and rejects pending requests. Only the first cause counts. */
  close(cause: Error): void {
    this.#end ??= cause;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#end);
  }

  /** Like `close`, and discards the replies received so far. */
  abandon(cause: Error): void {
    this.#unclaimed.length = 0;
    this.close(cause);
  }
}
