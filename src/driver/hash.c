#include "hash.h"

#include "engine.h"

static uint64_t hashByte(uint64_t hash, uint64_t byte) { return (hash ^ byte) * UINT64_C(0x100000001b3); }

static uint64_t hashBytes(uint64_t hash, const void *bytes, size_t size) {
  const unsigned char *p = bytes;
  for (size_t i = 0; i < size; i++) hash = hashByte(hash, p[i]);
  return hash;
}

DRIVER_API uint64_t hashNull(uint64_t hash) { return hashByte(hash, TYPE_NULL); }

DRIVER_API uint64_t hashInteger(uint64_t hash, int64_t value) {
  return hashBytes(hashByte(hash, TYPE_INTEGER), &value, sizeof value);
}

DRIVER_API uint64_t hashFloat(uint64_t hash, double value) {
  if (value == 0) value = 0; /* -0.0 and 0.0 are equal in SQL */
  return hashBytes(hashByte(hash, TYPE_FLOAT), &value, sizeof value);
}

DRIVER_API uint64_t hashSizedBytes(uint64_t hash, int type, const void *bytes, int size) {
  hash = hashBytes(hashByte(hash, (uint64_t)type), &size, sizeof size);
  return bytes && size > 0 ? hashBytes(hash, bytes, (size_t)size) : hash;
}

/* The finalizer of splitmix64: https://prng.di.unimi.it/splitmix64.c */
DRIVER_API uint64_t mixHash(uint64_t hash) {
  hash = (hash ^ (hash >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  hash = (hash ^ (hash >> 27)) * UINT64_C(0x94d049bb133111eb);
  return hash ^ (hash >> 31);
}
