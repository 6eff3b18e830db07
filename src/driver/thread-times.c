#include "thread-times.h"

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include "clock.h"

static int schedstat = -1;

DRIVER_API bool openThreadTimes(void) {
#ifdef __linux__
  schedstat = open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC);
#endif
  return schedstat >= 0;
}

DRIVER_API ThreadTimes readThreadTimes(void) {
  ThreadTimes times = { 0 };
  char text[96]; /* three numbers: on a processor, in a queue, and how often it was given one */
  const ssize_t size = schedstat < 0 ? 0 : pread(schedstat, text, sizeof text - 1, 0);
  if (size <= 0) return times;
  text[size] = 0;
  char *rest = text;
  strtoll(text, &rest, 10); /* up to the last tick only */
  times.queued = strtoll(rest, NULL, 10);
  times.processor = readClock(CLOCK_THREAD_CPUTIME_ID);
  times.others = readClock(CLOCK_PROCESS_CPUTIME_ID) - times.processor;
  return times;
}

DRIVER_API void closeThreadTimes(void) {
  if (schedstat >= 0) close(schedstat);
  schedstat = -1;
}
