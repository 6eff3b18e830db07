/* A clock in a program whose threads are often interrupted while they read it: every third reading takes three milliseconds. */
#define _GNU_SOURCE
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int clock_gettime(clockid_t clock, struct timespec *now) {
  static _Thread_local unsigned readings;
  if (++readings % 3 == 0) usleep(3000);
  return (int)syscall(SYS_clock_gettime, clock, now);
}
