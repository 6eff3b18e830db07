#ifndef DRIVER_PREPARED_FILE_H
#define DRIVER_PREPARED_FILE_H

#include "platform.h"

#include <stddef.h>
#include <stdint.h>

#include "engine.h"
#include "statements.h"

/* Files of prepared statements: shapes, and executions with the values to bind. The usage text describes the format. */

/* One value to bind. Text stays in the mapped file, and blobs in PreparedFile.blobs. */
typedef struct Value {
  union {
    int64_t integer;
    double real;
    const void *bytes; /* of text and blobs */
  } as;
  int size; /* bytes of text and blobs */
  int type; /* TYPE_INTEGER, TYPE_FLOAT, TYPE_TEXT or TYPE_BLOB */
} Value;

/* One statement with parameters. */
typedef struct Shape {
  const char *sql;
  int size;                /* bytes of the SQL with its NUL */
  int parameters;          /* values that each execution binds; -1 if it is never executed */
  sqlite3_stmt *statement; /* NULL until it could be prepared */
} Shape;

/* One execution of a shape. Its values follow those of the execution before. */
typedef struct Invocation {
  uint32_t shape;      /* number of the shape */
  uint32_t valueCount; /* how many values it binds */
} Invocation;

/* A whole file, decoded. */
typedef struct PreparedFile {
  Shape *shapes;           /* in the order of the file, which numbers them */
  Invocation *invocations; /* in the order of the file */
  Value *values;           /* of all executions, one after the other */
  unsigned char *blobs;    /* bytes of all blobs, one after the other */
  size_t shapeCount;
  size_t invocationCount;
  size_t valueCount;
  size_t blobBytes;
} PreparedFile;

/* Decodes everything, so that nothing is left for the timed part. Fails if a field is wrong, and shows it. */
DRIVER_API PreparedFile decodePreparedFile(Statements fields);

/* Gives the memory of a decoded file back. Its shapes must be finalized. */
DRIVER_API void discardPreparedFile(PreparedFile *file);

/* The value of a hexadecimal digit; -1 for another character. */
DRIVER_API int hexDigit(char digit);

#endif
