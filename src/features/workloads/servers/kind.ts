import type { AddedKind, KindRun } from "../../../engines/added-kind.ts";
import type { DriverProgram } from "../../../engines/driver-process.ts";
import { EngineFailure } from "../../../engines/engine.ts";
import { unusableEngine } from "../../../engines/unusable-engine.ts";
import { measureFlush } from "../../../measure/flush-time.ts";
import { isServerFile } from "../../../model/engine.ts";
import { openServer } from "./server.ts";
import { compileServerClient } from "./server-client.ts";
import { isStarted, ServerFiles } from "./server-file.ts";

/** The parts that the servers of one run share. */
interface SharedParts {
  readonly files: ServerFiles;
  /** The driver with a client of servers, once the first server needs it. */
  client?: Promise<string>;
}

const shared = new WeakMap<KindRun, SharedParts>();

function partsOf(run: KindRun): SharedParts {
  const parts = shared.get(run) ?? { files: new ServerFiles() };
  shared.set(run, parts);
  return parts;
}

/** The files of a run's servers, each read once. */
export function serverFilesOf(run: KindRun): ServerFiles {
  return partsOf(run).files;
}

function compileClient(run: KindRun): Promise<string> {
  const parts = partsOf(run);
  const onCompile = () => run.progress.step("compiling the client of servers");
  parts.client ??= compileServerClient(run.compiler, onCompile, run.signal).then(({ path }) => path);
  return parts.client;
}

/** Servers that speak MySQL's protocol. */
export const serverKind: AddedKind = {
  isOf: isServerFile,
  open: async (file, options, folder, run) => {
    const definition = serverFilesOf(run).read(options.part, file);
    // A server is defined by a trusted file, and other programs reach it: it is not confined.
    const { environment, variables = {} } = options.driver;
    const driver: DriverProgram = { environment, variables, command: await compileClient(run) };
    const found = { kind: "server", name: definition.name } as const;
    try {
      const engine = await openServer({ ...options, file, definition, driver, folder }, run.signal);
      return { ...found, engine };
    } catch (cause) {
      if (!(cause instanceof EngineFailure)) throw cause;
      return { ...found, engine: unusableEngine(cause) };
    }
  },
  // Only servers that the tool starts commit to the disk of this machine.
  machineFacts: ({ candidate, baseline }, run, folder, now) => {
    const files = serverFilesOf(run);
    const areStarted =
      isServerFile(candidate) &&
      baseline !== undefined &&
      isStarted(files.read("candidate", candidate)) &&
      isStarted(files.read("baseline", baseline));
    return areStarted ? { flushNs: measureFlush(folder, now) } : {};
  },
};
