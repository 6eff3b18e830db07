import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import { limitTar } from "../../../../../src/features/search/builds/releases/unpack-limits.ts";
import { useFolder } from "../../../../builders/folder.ts";

const folder = useFolder("unpack-limits");
let archive: Buffer;

/** The folder itself and four files. */
const entries = 5;

beforeAll(() => {
  const files = path.join(folder, "files");
  mkdirSync(files);
  for (const name of ["a", "b", "c", "\u00fc"]) writeFileSync(path.join(files, name), name.repeat(700));
  const tar = path.join(folder, "files.tar");
  execFileSync("tar", ["--format=ustar", "-cf", tar, "-C", folder, "files"]);
  archive = readFileSync(tar);
});

/** @param size of the parts in which the archive arrives */
async function pass(content: Buffer, limits: Parameters<typeof limitTar>[0], size: number): Promise<Buffer> {
  const parts = Array.from({ length: Math.ceil(content.length / size) }, (_, index) =>
    content.subarray(index * size, (index + 1) * size),
  );
  return await buffer(Readable.from(parts).compose(limitTar(limits)));
}

describe("limitTar", () => {
  it.each([100, 512, 700, 100_000])(
    "passes an archive within its limits on (%i bytes at once)",
    async (size) => {
      expect((await pass(archive, { entries }, size)).equals(archive)).toBe(true);
      await expect(pass(archive, { entries: entries - 1 }, size)).rejects.toThrow(
        "has more than 4 files and folders",
      );
    },
  );

  /** The archive with another length of its first file, and another form of that header's sum. */
  function changed(length: string, form: (sum: string) => string): Buffer {
    const other = Buffer.from(archive);
    const header = other.subarray(512, 1024);
    header.write(length, 124, "latin1");
    header.fill(" ", 148, 156);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(form(sum.toString(8)).padEnd(8, "\0"), 148, "latin1");
    return other;
  }

  it("counts an entry that another one claims as its content", async () => {
    const hidden = changed("77777777777", (sum) => sum);
    await expect(pass(hidden, { entries: entries - 1 }, 512)).rejects.toThrow("has more than 4");
  });

  it.each(["\t\n", "\0 "])("counts an entry whose sum tar accepts behind %j", async (space) => {
    const odd = changed("", (sum) => `${space}${sum}`);
    await expect(pass(odd, { entries: entries - 1 }, 512)).rejects.toThrow("has more than 4");
  });

  it("ends an archive that is too large", async () => {
    await expect(pass(archive, { bytes: 1000 }, 512)).rejects.toThrow(
      "has more than 0.001 MB once it is unpacked",
    );
  });
});
