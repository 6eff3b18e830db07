import { type Compiled, compileOnce } from "../../../engines/compiler.ts";
import { driverFlags, driverLibraries, readDriverSource } from "../../../engines/driver-program.ts";
import { InputError, MeasurementError } from "../../../model/errors.ts";
import type { Compiler } from "../../../model/settings.ts";

/** Client libraries of MySQL's protocol, in the order in which they are tried. */
const clientLibraries = ["mariadb", "mysqlclient"] as const;

/** Where Homebrew keeps headers and libraries, which its compiler does not look for by itself. */
const homebrew = ["/opt/homebrew", "/usr/local"];

/**
 * The driver with a client of servers linked in, compiled with the machine's C compiler and cached.
 *
 * @throws InputError if there is no C compiler or no client library
 * @throws MeasurementError if the compiler refuses the driver
 */
export async function compileServerClient(
  compiler: Compiler,
  onCompile: () => void,
  signal: AbortSignal,
): Promise<Compiled> {
  const source = await readDriverSource();
  const [include, search] =
    process.platform === "darwin"
      ? [homebrew.map((folder) => `-I${folder}/include`), homebrew.map((folder) => `-L${folder}/lib`)]
      : [[], []];
  const compile = (library: string) =>
    compileOnce(
      compiler,
      {
        name: "server-client",
        sources: Buffer.from(source),
        sourceKey: source,
        flags: [...driverFlags, "-DENGINE_SERVER", ...include],
        libraries: [...search, `-l${library}`, ...driverLibraries],
      },
      onCompile,
      signal,
    );
  let refusal: MeasurementError | undefined;
  for (const library of clientLibraries) {
    try {
      return await compile(library);
    } catch (cause) {
      if (!(cause instanceof MeasurementError)) throw cause;
      refusal ??= cause;
    }
  }
  // The compiler's command, which the message begins with, names the library too.
  const words = refusal?.message.split(" failed: ").slice(1).join() ?? "";
  const isMissing = /mysql\.h|errmsg\.h|-lmariadb|library .*mariadb/.test(words);
  if (!isMissing) throw refusal;
  throw new InputError(
    "servers are measured through a client library of MySQL's protocol, and none is installed with its headers: install " +
      "libmariadb-dev (Debian, Ubuntu), mariadb-connector-c-devel (Fedora) or mariadb-connector-c (Homebrew)",
    { cause: refusal },
  );
}
