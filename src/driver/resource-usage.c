#include "resource-usage.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "clock.h"
#include "reply.h"

DRIVER_API ResourceUsage ownUsage(void) {
#ifdef __APPLE__
  const int64_t unit = 1; /* kilobytes elsewhere */
#else
  const int64_t unit = 1024;
#endif
  struct rusage usage;
  if (getrusage(RUSAGE_SELF, &usage) != 0) fail("usage", NULL, "getrusage: %s", strerror(errno));
  return (ResourceUsage){
    .cpu = readClock(CLOCK_PROCESS_CPUTIME_ID),
    .peak = (int64_t)usage.ru_maxrss * unit,
    .minorFaults = usage.ru_minflt,
    .majorFaults = usage.ru_majflt,
  };
}

DRIVER_API ResourceUsage usageOfProcess(pid_t process) {
  ResourceUsage usage = { 0 };
#ifdef __linux__
  clockid_t clock;
  if (clock_getcpuclockid(process, &clock) == 0) usage.cpu = readClock(clock);
  char path[64], line[512];
  snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
  FILE *file = fopen(path, "re");
  const char *after = file && fgets(line, sizeof line, file) ? strrchr(line, ')') : NULL;
  /* proc_pid_stat(5): state, ppid, pgrp, session, tty_nr, tpgid, flags, minflt, cminflt, majflt */
  if (after) sscanf(after + 1, " %*c %*d %*d %*d %*d %*d %*u %ld %*u %ld", &usage.minorFaults, &usage.majorFaults);
  if (file) fclose(file);
  snprintf(path, sizeof path, "/proc/%d/status", (int)process);
  file = fopen(path, "re");
  while (file && fgets(line, sizeof line, file))
    if (sscanf(line, "VmHWM: %" SCNd64, &usage.peak) == 1) usage.peak *= 1024;
  if (file) fclose(file);
#else
  (void)process;
#endif
  return usage;
}
