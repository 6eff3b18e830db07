import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { compileAllocationCounter } from "../../src/engines/allocation-counter.ts";
import { useFolder } from "../builders/folder.ts";

const folder = useFolder("allocation-counter");
let library: string;

beforeAll(async () => {
  const compiler = { command: "cc", cacheFolder: folder, environment: { PATH: process.env.PATH ?? "" } };
  const found = await compileAllocationCounter(compiler, () => {}, new AbortController().signal);
  if (found === undefined) throw new Error("the library cannot be compiled here");
  library = found;
});

/** Runs statements in a process that the library counts. @returns by how much they raised calls, bytes and live bytes, and the peak above the live bytes before */
function count(statements: string): number[] {
  const source = path.join(folder, "program.c");
  const program = path.join(folder, "program");
  writeFileSync(
    source,
    `#define _GNU_SOURCE
    #include <errno.h>
    #include <inttypes.h>
    #include <malloc.h>
    #include <pthread.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #define CHECK(condition) do { if (!(condition)) { fprintf(stderr, "%s\\n", #condition); exit(1); } } while (0)
    static void *inThread(void *unused) {
      for (int i = 0; i < 1000; i++) free(malloc(10));
      return unused;
    }
    int main(void) {
      volatile int64_t *counts = (volatile int64_t *)strtoull(getenv("SQLITE_BENCH_GATE_ALLOCATIONS"), NULL, 16);
      static char output[100];
      setvbuf(stdout, output, _IOFBF, sizeof output);
      counts[3] = counts[2];
      const int64_t before[4] = { counts[0], counts[1], counts[2], counts[3] };
      (void)inThread;
      ${statements}
      const int64_t after[4] = { counts[0], counts[1], counts[2], counts[3] };
      for (int i = 0; i < 4; i++) printf("%" PRId64 "\\n", after[i] - before[i]);
      return 0;
    }`,
  );
  execFileSync("cc", ["-O0", "-fno-builtin", "-pthread", "-o", program, source]);
  const output = execFileSync(program, { env: { ...process.env, LD_PRELOAD: library }, encoding: "utf8" });
  return output.trim().split("\n").map(Number);
}

describe("the library that counts allocations", () => {
  it("counts calls, the bytes that were asked for, those in use and the most in use", () => {
    expect(count("free(malloc(1000)); void *kept = malloc(7); (void)kept;")).toEqual([2, 1007, 7, 1000]);
    expect(count("free(malloc(0)); free(NULL);")).toEqual([1, 0, 0, 0]);
  });

  it("counts a block that moves as one more call, with its old block in use until then", () => {
    const moved = `char *block = malloc(10); memcpy(block, "123456789", 10); block = realloc(block, 20);
      CHECK(strcmp(block, "123456789") == 0); block = realloc(block, 0); CHECK(!block); free(realloc(NULL, 5));`;
    expect(count(moved)).toEqual([3, 35, 0, 30]);
  });

  it("clears what calloc() gives, and refuses more than there can be", () => {
    const cleared = `char *block = calloc(10, 10); for (int i = 0; i < 100; i++) CHECK(block[i] == 0);
      CHECK(!calloc((size_t)1 << 40, (size_t)1 << 40) && errno == ENOMEM); CHECK(!malloc((size_t)-1)); free(block);`;
    expect(count(cleared)).toEqual([1, 100, 0, 100]);
  });

  it("gives aligned blocks, which can be freed and moved", () => {
    const aligned = `void *one; CHECK(posix_memalign(&one, 4096, 100) == 0 && (uintptr_t)one % 4096 == 0);
      void *two = aligned_alloc(64, 128), *three = memalign(256, 10), *four = valloc(10);
      CHECK((uintptr_t)two % 64 == 0 && (uintptr_t)three % 256 == 0 && (uintptr_t)four % 4096 == 0);
      CHECK(posix_memalign(&three, 3, 1) == EINVAL); CHECK(malloc_usable_size(two) == 128);
      free(one); two = realloc(two, 130); free(two); free(three); free(four);`;
    expect(count(aligned)).toEqual([5, 378, 0, 278]);
  });

  it("counts those of all threads", () => {
    const threads = `pthread_t all[4]; for (int i = 0; i < 4; i++) CHECK(pthread_create(&all[i], NULL, inThread, NULL) == 0);
      for (int i = 0; i < 4; i++) pthread_join(all[i], NULL);`;
    const [calls = 0, bytes = 0] = count(threads);
    // Each thread has a stack of its own, for which the C library allocates a little.
    expect(calls).toBeGreaterThanOrEqual(4000);
    expect(calls).toBeLessThan(4020);
    expect(bytes).toBeGreaterThanOrEqual(40_000);
  });
});
