#ifndef DRIVER_HISTOGRAM_H
#define DRIVER_HISTOGRAM_H

#include "platform.h"

#include <stdint.h>

/*
** How often times fell into which bucket. It is as fine for short times as for long ones: each octave has 64 buckets, so
** that a bucket is at most 1/64 of its times wide. Times below 128 ns have a bucket each.
*/
enum { BUCKETS_PER_OCTAVE = 64, BUCKETS = BUCKETS_PER_OCTAVE * 58 };

typedef struct Histogram {
  int64_t longest;          /* nanoseconds, exactly */
  uint32_t counts[BUCKETS]; /* how many times are of each bucket */
} Histogram;

DRIVER_API void addTime(Histogram *histogram, int64_t ns);

/* Adds all times of another. */
DRIVER_API void addHistogram(Histogram *histogram, const Histogram *other);

/* Prints a histogram as JSON: the longest time, and the buckets that are not empty, in order. */
DRIVER_API void printHistogram(const Histogram *histogram);

#endif
