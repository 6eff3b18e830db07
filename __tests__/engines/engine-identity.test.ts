import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { identityOf } from "../../src/engines/engine-identity.ts";
import { useFolder } from "../builders/folder.ts";

const folder = useFolder("engine-identity");
function file(name: string, content: string): string {
  const place = path.join(folder, name);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
  return place;
}

const engine = file("a/libengine.so", "engine");
const core = file("a/libcore.so", "core");
const own = createHash("sha256").update("engine").digest("hex");
const identity = (...loaded: string[]) => identityOf(engine, loaded, [file("driver", "driver")]);

describe("the identity of an engine", () => {
  it("is the hash of its file if it loads no other, beside the system's libraries and the driver", () => {
    const link = path.join(folder, "link.so");
    symlinkSync(engine, link);
    const system = ["/usr/lib/libc.so.6", "/lib64/ld-linux-x86-64.so.2", path.join(folder, "driver")];
    expect(identity(engine, link, ...system)).toEqual({ sha256: own });
  });

  it("has whatever else it loads, wherever that is and in whatever order", () => {
    const extra = file("a/libextra.so", "extra");
    const there = identity(core, extra);
    expect(there.loads).toEqual(["libcore.so", "libextra.so"]);
    expect(there.sha256).not.toBe(own);
    expect(identity(file("b/libextra.so", "extra"), engine, file("b/libcore.so", "core"))).toEqual(there);
    expect(identity(core).sha256).not.toBe(there.sha256);
    expect(identity(file("b/libcore.so", "changed"), extra).sha256).not.toBe(there.sha256);
  });

  it.each(["/proc/self/mem (deleted)", "/dev/zero", "/dev/null/more files", folder])(
    "is not known if it loads what is no file: %s",
    (loaded) => expect(identity(loaded)).toEqual({}),
  );

  it("is not known if it loads a pipe, which never ends", () => {
    const pipe = path.join(folder, "pipe");
    execFileSync("mkfifo", [pipe]);
    expect(identity(pipe)).toEqual({});
  });

  it("is not known without its file", () => {
    expect(identityOf(path.join(folder, "none.so"), [], [])).toEqual({});
  });
});
