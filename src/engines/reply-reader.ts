import { type AnyReply, parseReply } from "./protocol.ts";

/** Characters of a line that does not end; a whole reply has a few hundred. */
const longestLine = 1 << 20;

/** Replies that nobody has asked for yet: a driver that ends a sample is ahead by one. */
const mostAhead = 8;

interface Waiting {
  readonly resolve: (reply: AnyReply) => void;
  readonly reject: (cause: Error) => void;
}

/** Takes a driver's replies apart and hands them out in order. An engine can write there too, so that nothing grows without end. */
export class ReplyReader {
  readonly #waiting: Waiting[] = [];
  readonly #ahead: AnyReply[] = [];
  #line = "";
  #end: Error | undefined;

  /** How many replies have come that nobody has asked for yet. */
  get unclaimed(): number {
    return this.#ahead.length;
  }

  /** The next reply; after `close` it rejects, once those that came before are handed out. */
  next(): Promise<AnyReply> {
    const reply = this.#ahead.shift();
    if (reply !== undefined) return Promise.resolve(reply);
    if (this.#end !== undefined) return Promise.reject(this.#end);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  /** @throws Error where it is not a driver's reply, or there are too many */
  read(text: string): void {
    if (this.#end !== undefined) return;
    const lines = (this.#line + text).split("\n");
    this.#line = lines.pop() ?? "";
    if (this.#line.length > longestLine) lines.push(this.#line);
    for (const line of lines) {
      const reply = parseReply(line);
      const first = this.#waiting.shift();
      if (first !== undefined) first.resolve(reply);
      else if (this.#ahead.push(reply) > mostAhead) throw new Error("replies without end");
    }
  }

  /** Nothing more is read: whoever waits, waits in vain. Only the first reason counts. */
  close(cause: Error): void {
    this.#end ??= cause;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#end);
  }

  /** The same, where what has come already is not to be believed either. */
  abandon(cause: Error): void {
    this.#ahead.length = 0;
    this.close(cause);
  }
}
