#ifndef DRIVER_HASH_H
#define DRIVER_HASH_H

#include "platform.h"

#include <stddef.h>
#include <stdint.h>

/*
** Hashes of result values: of each its type, its size and its bytes, eight at a time. Hashing byte by byte took longer than an
** engine takes to read the values. A shell's output and the engine's own values must have the same hash, so that both use these functions.
*/

/* The hash of no values, which a row's hash starts from. */
#define EMPTY_HASH UINT64_C(0xcbf29ce484222325)

/* Adds a value to a row's hash. */
DRIVER_API uint64_t hashNull(uint64_t hash);
DRIVER_API uint64_t hashInteger(uint64_t hash, int64_t value);
DRIVER_API uint64_t hashFloat(uint64_t hash, double value);
/* @param type TYPE_TEXT or TYPE_BLOB; `bytes` may be NULL if there are none */
DRIVER_API uint64_t hashSizedBytes(uint64_t hash, int type, const void *bytes, int size);

/* Adds eight bytes that show of a value of some type that it was read: one step, since timed samples take it too. */
DRIVER_API uint64_t hashTouched(uint64_t hash, int type, uint64_t word);

/* Spreads each bit over all others. Rows are mixed before their hashes are added, or equal bits would cancel out. */
DRIVER_API uint64_t mixHash(uint64_t hash);

#endif
