#include "device-writes.h"

#include <stdio.h>

#ifdef __linux__
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

static int counter = -1;

DRIVER_API void openDeviceCounter(const char *folder) {
  struct stat info;
  char path[64];
  if (stat(folder, &info) != 0) return;
  snprintf(path, sizeof path, "/sys/dev/block/%u:%u/stat", major(info.st_dev), minor(info.st_dev));
  counter = open(path, O_RDONLY | O_CLOEXEC);
}

DRIVER_API void closeDeviceCounter(void) {
  if (counter >= 0) close(counter);
  counter = -1;
}

/* The sum of both counts up to now; -1 if there are none. */
static int64_t readCounter(void) {
  enum { WRITES = 4, FLUSHES = 15 }; /* fields, from 0 */
  char text[512];
  const ssize_t size = counter < 0 ? -1 : pread(counter, text, sizeof text - 1, 0);
  if (size < 0) return -1;
  text[size] = 0;
  int64_t sum = 0;
  char *at = text;
  for (int field = 0; field <= FLUSHES; field++) {
    const int64_t value = strtoll(at, &at, 10); /* 0 behind the last: before Linux 5.5 flushes are not counted */
    if (field == WRITES || field == FLUSHES) sum += value;
  }
  return sum;
}

#else

DRIVER_API void openDeviceCounter(const char *folder) { (void)folder; }

DRIVER_API void closeDeviceCounter(void) {}

static int64_t readCounter(void) { return -1; }

#endif

DRIVER_API void beginDeviceCount(DeviceCount *count) { count->from = readCounter(); }

DRIVER_API void endDeviceCount(DeviceCount *count) {
  const int64_t until = readCounter();
  if (count->counted >= 0 && count->from >= 0 && until >= 0) count->counted += until - count->from;
  else count->counted = -1;
}
