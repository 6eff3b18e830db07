#ifndef DRIVER_DEVICE_WRITES_H
#define DRIVER_DEVICE_WRITES_H

#include "platform.h"

#include <stdint.h>

/*
** How many writes and flushes a disk has completed, as Linux counts them of each block device: one or more for each flush of a file that something was
** written to. Nothing of the process that flushes is stopped for that, which would double the time of a flush.
** https://docs.kernel.org/block/stat.html
*/

/* Opens the counts of the device that a folder is on. There are none without Linux, or where the file system is not on one device. */
DRIVER_API void openDeviceCounter(const char *folder);

DRIVER_API void closeDeviceCounter(void);

/* A count of several parts; { 0 } before the first. */
typedef struct DeviceCount {
  int64_t from;    /* at the beginning of this part */
  int64_t counted; /* in all parts; -1 if the system does not tell */
} DeviceCount;

DRIVER_API void beginDeviceCount(DeviceCount *count);
DRIVER_API void endDeviceCount(DeviceCount *count);

#endif
