#include "server-idle.h"

#include <time.h>

#include "clock.h"
#include "server-options.h"
#include "server-process.h"

DRIVER_API int64_t awaitIdleServer(int64_t longest) {
#ifdef __linux__
  enum { IDLE_NS = 1000 * 1000, MOST_CPU_NS = IDLE_NS / 50 };
  const struct timespec pause = { .tv_nsec = IDLE_NS / 10 };
  clockid_t clock;
  if (!startsServer() || clock_getcpuclockid(serverProcess(), &clock) != 0) return 0;
  const int64_t began = now(), before = readClock(clock);
  int64_t idleSince = began, idleAt = before;
  for (;;) {
    nanosleep(&pause, NULL);
    const int64_t time = now(), cpu = readClock(clock);
    if (cpu < before) return 0; /* it has ended */
    if (time - began >= longest) return cpu - before;
    if (cpu - idleAt > MOST_CPU_NS) {
      idleSince = time;
      idleAt = cpu;
    } else if (time - idleSince >= IDLE_NS) {
      return cpu - before;
    }
  }
#else
  (void)longest;
  return 0;
#endif
}
