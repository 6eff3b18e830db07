#include "hash.h"

#include <string.h>

#include "engine.h"

/* An odd number with as many set as clear bits, from the golden ratio: 2^64 / phi. */
#define FACTOR UINT64_C(0x9e3779b97f4a7c15)

/* The product's high bits depend on all of the word's, and the shift brings them down for the next. */
static uint64_t hashWord(uint64_t hash, uint64_t word) {
  hash = (hash ^ word) * FACTOR;
  return hash ^ (hash >> 32);
}

/* Eight bytes at a time, in the machine's order: hashes are compared on one machine only. */
static uint64_t hashBytes(uint64_t hash, const void *bytes, size_t size) {
  const unsigned char *p = bytes;
  uint64_t word;
  for (; size >= sizeof word; size -= sizeof word, p += sizeof word) {
    memcpy(&word, p, sizeof word);
    hash = hashWord(hash, word);
  }
  if (size == 0) return hash;
  word = 0;
  memcpy(&word, p, size);
  return hashWord(hash, word);
}

DRIVER_API uint64_t hashNull(uint64_t hash) { return hashWord(hash, TYPE_NULL); }

DRIVER_API uint64_t hashInteger(uint64_t hash, int64_t value) {
  return hashWord(hashWord(hash, TYPE_INTEGER), (uint64_t)value);
}

DRIVER_API uint64_t hashFloat(uint64_t hash, double value) {
  if (value == 0) value = 0; /* -0.0 and 0.0 are equal in SQL */
  uint64_t word;
  memcpy(&word, &value, sizeof word);
  return hashWord(hashWord(hash, TYPE_FLOAT), word);
}

DRIVER_API uint64_t hashSizedBytes(uint64_t hash, int type, const void *bytes, int size) {
  hash = hashWord(hashWord(hash, (uint64_t)type), (uint64_t)size);
  return bytes && size > 0 ? hashBytes(hash, bytes, (size_t)size) : hash;
}

DRIVER_API uint64_t hashTouched(uint64_t hash, int type, uint64_t word) { return hashWord(hash + (uint64_t)type, word); }

/* The finalizer of splitmix64: https://prng.di.unimi.it/splitmix64.c */
DRIVER_API uint64_t mixHash(uint64_t hash) {
  hash = (hash ^ (hash >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  hash = (hash ^ (hash >> 27)) * UINT64_C(0x94d049bb133111eb);
  return hash ^ (hash >> 31);
}
