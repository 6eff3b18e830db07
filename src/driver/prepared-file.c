#include "prepared-file.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "memory.h"
#include "reply.h"

static _Noreturn void rejectField(const char *field) {
  fail("statements", NULL, "\"%.100s\" is no field of prepared statements, or not at its place", field);
}

DRIVER_API int hexDigit(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
  return -1;
}

/* Decodes the digits of a blob's field and returns how many bytes they are. */
static int decodeHex(const char *field, unsigned char *bytes) {
  int size = 0;
  for (const char *digits = field + 1; *digits; digits += 2) {
    const int high = hexDigit(digits[0]), low = high < 0 ? -1 : hexDigit(digits[1]);
    if (low < 0) rejectField(field);
    bytes[size++] = (unsigned char)(high << 4 | low);
  }
  return size;
}

/* A number right behind the field's type, with nothing behind its digits. strtoll() alone would skip white space. */
static int64_t decodeInteger(const char *field) {
  char *end = NULL;
  const char *digits = field[1] == '-' ? field + 2 : field + 1;
  errno = 0;
  const long long integer = strtoll(field + 1, &end, 10);
  if (*digits < '0' || *digits > '9' || *end || errno) rejectField(field);
  return integer;
}

/* Like decodeInteger(). SQL has no literal for infinity, and 5e-324 is a number though errno reports an underflow. */
static double decodeReal(const char *field) {
  char *end = NULL;
  const char first = field[1] == '-' ? field[2] : field[1];
  const double real = strtod(field + 1, &end);
  if (!((first >= '0' && first <= '9') || first == '.') || *end) rejectField(field);
  return real;
}

/* @param blobs where the bytes of a blob are decoded to */
static Value decodeValue(const char *field, unsigned char *blobs) {
  Value value = { .size = 0 };
  switch (*field) {
    case 'i':
      value.type = TYPE_INTEGER;
      value.as.integer = decodeInteger(field);
      break;
    case 'r':
      value.type = TYPE_FLOAT;
      value.as.real = decodeReal(field);
      break;
    case 't':
      value.type = TYPE_TEXT;
      value.as.bytes = field + 1;
      value.size = (int)strlen(field + 1);
      break;
    case 'x':
      value.type = TYPE_BLOB;
      value.as.bytes = blobs;
      value.size = decodeHex(field, blobs);
      break;
    default: rejectField(field);
  }
  return value;
}

/* @param shapes how many come before */
static uint32_t decodeShapeNumber(const char *field, size_t shapes) {
  char *end = NULL;
  errno = 0;
  const unsigned long long number = strtoull(field + 1, &end, 10);
  if (field[1] < '0' || field[1] > '9' || *end || errno || number >= shapes || number > UINT32_MAX) rejectField(field);
  return (uint32_t)number;
}

/* How much there is of everything; no memory for it yet. */
static PreparedFile countFields(Statements fields) {
  PreparedFile counts = { 0 };
  const char *end = fields.text + fields.size;
  for (const char *field = fields.text; field < end; field += strlen(field) + 1) {
    if (*field == 's') counts.shapeCount++;
    else if (*field == 'e') counts.invocationCount++;
    else counts.valueCount++;
    if (*field == 'x') counts.blobBytes += strlen(field) / 2;
  }
  return counts;
}

/* A parameter that an execution leaves out would keep its value of the execution before. */
static void requireSameParameters(PreparedFile *file) {
  for (size_t i = 0; i < file->invocationCount; i++) {
    Shape *shape = &file->shapes[file->invocations[i].shape];
    const int given = (int)file->invocations[i].valueCount;
    if (shape->parameters < 0) shape->parameters = given;
    if (shape->parameters != given)
      fail("statements", shape->sql, "executed with %d values, and with %d before", given, shape->parameters);
  }
}

DRIVER_API PreparedFile decodePreparedFile(Statements fields) {
  PreparedFile file = countFields(fields);
  file.shapes = mapMemory(file.shapeCount * sizeof *file.shapes, false);
  file.invocations = mapMemory(file.invocationCount * sizeof *file.invocations, false);
  file.values = mapMemory(file.valueCount * sizeof *file.values, false);
  file.blobs = mapMemory(file.blobBytes, false);
  size_t shapes = 0, invocations = 0, values = 0, size;
  unsigned char *blob = file.blobs;
  const char *end = fields.text + fields.size;
  for (const char *field = fields.text; field < end; field += size) {
    size = strlen(field) + 1;
    if (*field == 's') {
      file.shapes[shapes++] = (Shape){ .sql = field + 1, .size = (int)size - 1, .parameters = -1 };
    } else if (*field == 'e') {
      file.invocations[invocations++] = (Invocation){ .shape = decodeShapeNumber(field, shapes) };
    } else {
      if (invocations == 0) rejectField(field);
      const Value value = decodeValue(field, blob);
      if (value.type == TYPE_BLOB) blob += value.size;
      file.values[values++] = value;
      file.invocations[invocations - 1].valueCount++;
    }
  }
  requireSameParameters(&file);
  return file;
}

DRIVER_API void discardPreparedFile(PreparedFile *file) {
  unmapMemory(file->shapes, file->shapeCount * sizeof *file->shapes);
  unmapMemory(file->invocations, file->invocationCount * sizeof *file->invocations);
  unmapMemory(file->values, file->valueCount * sizeof *file->values);
  unmapMemory(file->blobs, file->blobBytes);
}
