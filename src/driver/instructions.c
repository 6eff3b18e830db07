#include "instructions.h"

#include <stddef.h>

/* "SG" and "CT" in the upper half, and a number: src/features/figures/counts, and https://valgrind.org/docs/manual/cl-manual.html */
#define READ_INSTRUCTIONS 0x53470001u
#define READ_THREADS 0x53470002u
#define DUMP_PROFILE 0x43540000u
#define ZERO_PROFILE 0x43540001u
#define START_PROFILING 0x43540004u
#define STOP_PROFILING 0x43540005u

#if defined(__x86_64__)

/*
** A client request: four rotations by 128 bits in all and an exchange of a register with itself, which change nothing on a
** real processor. Valgrind knows this sequence, takes the request that RAX points at, and leaves its result in RDX:
** https://valgrind.org/docs/manual/manual-core-adv.html#manual-core-adv.clientreq
*/
static uint64_t request(uint64_t code) {
  const volatile uint64_t request[6] = { code };
  uint64_t result = 0;
  __asm__ volatile("rolq $3, %%rdi\n\trolq $13, %%rdi\n\trolq $61, %%rdi\n\trolq $51, %%rdi\n\txchgq %%rbx, %%rbx"
                   : "+d"(result)
                   : "a"(&request[0])
                   : "cc", "memory");
  return result;
}

#else

static uint64_t request(uint64_t code) {
  (void)code;
  return 0;
}

#endif

DRIVER_API uint64_t beginInstructions(void) {
  request(START_PROFILING);
  request(ZERO_PROFILE);
  return request(READ_INSTRUCTIONS);
}

DRIVER_API uint64_t startedThreads(void) {
  const uint64_t read = request(READ_THREADS);
  return read == 0 ? 0 : read - 1;
}

DRIVER_API uint64_t endInstructions(uint64_t begun) {
  const uint64_t end = request(READ_INSTRUCTIONS);
  request(DUMP_PROFILE);
  request(STOP_PROFILING);
  return end - begun;
}
