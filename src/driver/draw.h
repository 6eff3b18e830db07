#ifndef DRIVER_DRAW_H
#define DRIVER_DRAW_H

#include "platform.h"

#include <stdint.h>

/* The next random number below a limit from 1 to 2^31: xorshift64*, Marsaglia 2003. @param random the state, not 0 */
DRIVER_API int64_t drawBelow(uint64_t *random, int64_t limit);

#endif
