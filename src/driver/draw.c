#include "draw.h"

DRIVER_API int64_t drawBelow(uint64_t *random, int64_t limit) {
  *random ^= *random >> 12;
  *random ^= *random << 25;
  *random ^= *random >> 27;
  return (int64_t)((*random * UINT64_C(2685821657736338717) >> 33) % (uint64_t)limit);
}
