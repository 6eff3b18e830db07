/** A part of a machine that serves one purpose. */
export interface Finding {
  /** `C compiler` */
  readonly subject: string;
  /** The commands and options that use it: `run`, `--counts`. */
  readonly serves: string;
  /** `limited`: it works, with less speed, precision or safety. */
  readonly state: "ok" | "limited" | "missing";
  /** A version, or the reason why it is missing. */
  readonly found: string;
  /** The remedy: a command or a setting; absent if nothing is lacking, or nothing can be done. */
  readonly fix?: string;
  /** Whether no run is possible without it. */
  readonly isNeeded?: true;
}

/** The command that installs packages of Debian and Ubuntu, or on macOS their namesakes of Homebrew. */
export function install(...packages: readonly string[]): string {
  const manager = process.platform === "darwin" ? "brew" : "sudo apt-get";
  return `${manager} install ${packages.join(" ")}`;
}
