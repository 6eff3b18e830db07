#include "arguments.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "memory.h"
#include "reply.h"

/* The most bytes that a tool sends. */
enum { MOST_BYTES = 16 * 1024 * 1024 };

/* The fields of a text whose last byte is a NUL byte. */
static Arguments divideFields(char *text, size_t size) {
  int count = 0;
  for (size_t i = 0; i < size; i++) count += text[i] == 0;
  Arguments arguments = { .count = count };
  arguments.fields = mapMemory((size_t)(count + 1) * sizeof *arguments.fields, false);
  for (int i = 0; i < count; i++, text += strlen(text) + 1) arguments.fields[i] = text;
  return arguments;
}

static Arguments receiveArguments(void) {
  char line[32], *end = NULL;
  const long size = readLine(line, sizeof line) ? strtol(line, &end, 10) : -1;
  if (!end || end == line || *end || size < 0 || size > MOST_BYTES)
    fail("usage", NULL, "- needs a line on standard input with the size of the arguments, 0 to %d bytes", MOST_BYTES);
  char *text = mapMemory((size_t)size, false);
  for (size_t length = 0; length < (size_t)size;) {
    const ssize_t got = read(STDIN_FILENO, text + length, (size_t)size - length);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) fail("usage", NULL, "standard input ends within the arguments");
    length += (size_t)got;
  }
  if (size > 0 && text[size - 1] != 0) fail("usage", NULL, "the arguments on standard input do not end with a NUL byte");
  return divideFields(text, (size_t)size);
}

DRIVER_API Arguments takeArguments(int count, char **given) {
  const int named = 2; /* the program and the command */
  if (count == named + 1 && strcmp(given[named], "-") == 0) return receiveArguments();
  size_t size = 0;
  for (int i = named; i < count; i++) size += strlen(given[i]) + 1;
  char *text = mapMemory(size, false), *end = text;
  for (int i = named; i < count; i++) {
    const size_t length = strlen(given[i]);
    memcpy(end, given[i], length + 1);
    end += length + 1;
    memset(given[i], 0, length);
  }
  return divideFields(text, size);
}
