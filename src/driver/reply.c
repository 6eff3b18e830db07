#include "reply.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { REPLY_DESCRIPTOR = 3 };

DRIVER_API FILE *reply = NULL;
DRIVER_API void (*beforeFailure)(void) = NULL;

DRIVER_API void openReplies(void) {
  reply = fdopen(REPLY_DESCRIPTOR, "w");
  if (!reply) {
    fputs("driver: file descriptor 3 is not open for the replies (try: driver ... 3>&1)\n", stderr);
    exit(2);
  }
  keepReplies(false); /* a shell must not write replies */
}

DRIVER_API void keepReplies(bool isKept) {
  if (fcntl(REPLY_DESCRIPTOR, F_SETFD, isKept ? 0 : FD_CLOEXEC) != 0) fail("usage", NULL, "file descriptor 3: %s", strerror(errno));
}

DRIVER_API void sendReply(void) {
  if (fflush(reply) == 0 && !ferror(reply)) return;
  fprintf(stderr, "driver: a reply cannot be written: %s\n", strerror(errno));
  _exit(1);
}

DRIVER_API void printJsonString(FILE *out, const char *text) {
  fputc('"', out);
  for (const unsigned char *c = (const unsigned char *)text; *c; c++) {
    if (*c == '"' || *c == '\\') fprintf(out, "\\%c", *c);
    else if (*c < 0x20 || *c == 0x7f) fprintf(out, "\\u%04x", *c);
    else fputc(*c, out);
  }
  fputc('"', out);
}

DRIVER_API void endInFailure(void) {
  void (*last)(void) = beforeFailure;
  beforeFailure = NULL; /* which may fail itself */
  if (last) last();
  _exit(1);
}

DRIVER_API void fail(const char *where, const char *sql, const char *format, ...) {
  char message[1024];
  va_list values;
  va_start(values, format);
  vsnprintf(message, sizeof message, format, values);
  va_end(values);
  FILE *out = reply ? reply : stderr;
  fprintf(out, "{\"error\":{\"where\":");
  printJsonString(out, where);
  fprintf(out, ",\"message\":");
  printJsonString(out, message);
  if (sql) {
    char beginning[401]; /* an INSERT of many rows is longer than a message should be */
    snprintf(beginning, sizeof beginning, "%s", sql);
    fprintf(out, ",\"sql\":");
    printJsonString(out, beginning);
  }
  fprintf(out, "}}\n");
  fflush(out);
  endInFailure();
}
