/** The command line's standard output and standard error: reports go to the first, all other lines to the second. */
export class CommandOutput {
  readonly #stdout: NodeJS.WriteStream;
  readonly #stderr: NodeJS.WriteStream;
  #isLost = false;

  constructor(stdout: NodeJS.WriteStream, stderr: NodeJS.WriteStream) {
    this.#stdout = stdout;
    this.#stderr = stderr;
    stderr.on("error", () => {});
    stdout.on("error", ({ code, message }: NodeJS.ErrnoException) => {
      // A reader that closes its end, as `head` does, has seen enough: that is no error.
      if (code === "EPIPE" || this.#isLost) return;
      this.#isLost = true;
      this.error(`standard output cannot be written (${message})`);
    });
  }

  /** Whether some output could not be written. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /**
   * Columns of the terminal, or those that the variable COLUMNS has
   * (https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap08.html); undefined if neither is known.
   */
  get columns(): number | undefined {
    const told = Number(process.env.COLUMNS);
    return this.#stdout.columns ?? (Number.isInteger(told) && told >= 40 && told <= 1000 ? told : undefined);
  }

  /** Whether to use colours: on a terminal, unless NO_COLOR is set (https://no-color.org) */
  showsColour(environment: Readonly<Record<string, string | undefined>>): boolean {
    return this.#stdout.isTTY === true && !environment.NO_COLOR;
  }

  /** Writes no faster than the reader reads, so that output of any size needs little memory. */
  async print(parts: Iterable<string>): Promise<void> {
    for (const part of parts) {
      if (this.#stdout.destroyed) return;
      if (!this.#stdout.write(part)) await this.#drained();
    }
  }

  /** @param line without its line end */
  note(line: string): void {
    this.#stderr.write(`${line}\n`);
  }

  /** @param message escaped for a terminal if parts of it come from a file or an engine */
  error(message: string): void {
    this.note(`sqlite-bench-gate: ${message}`);
  }

  #drained(): Promise<void> {
    return new Promise((resolve) => {
      const proceed = () => {
        this.#stdout.off("drain", proceed).off("close", proceed);
        resolve();
      };
      this.#stdout.on("drain", proceed).on("close", proceed);
    });
  }
}
