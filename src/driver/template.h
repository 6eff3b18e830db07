#ifndef DRIVER_TEMPLATE_H
#define DRIVER_TEMPLATE_H

#include "platform.h"

#include <stdint.h>

/* Makes the prepared database that samples on file start from. Returns what that took, nanoseconds. */
DRIVER_API int64_t buildTemplate(void);

#endif
