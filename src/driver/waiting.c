#include "waiting.h"

#include <sys/resource.h>

#include "clock.h"
#include "own-call.h"

DRIVER_API Waiting beginWait(void) {
  Waiting used = { .elapsed = measuredNow(), .cpu = readClock(CLOCK_PROCESS_CPUTIME_ID) };
#ifdef __linux__
  struct rusage usage;
  const int64_t block = 512; /* getrusage(2) */
  if (callSystem(CALL_GETRUSAGE, RUSAGE_SELF, &usage)) used.written = usage.ru_oublock * block;
#endif
  return used;
}

DRIVER_API void endWait(Waiting *sum, Waiting began) {
  const Waiting now = beginWait();
  sum->elapsed += now.elapsed - began.elapsed;
  sum->cpu += now.cpu - began.cpu;
  sum->written += now.written - began.written;
}
