/* Replies in the protocol's words, and the clocks. */

static void printJsonString(FILE *out, const char *text) {
  fputc('"', out);
  for (const unsigned char *c = (const unsigned char *)text; *c; c++) {
    if (*c == '"' || *c == '\\') fprintf(out, "\\%c", *c);
    else if (*c < 0x20 || *c == 0x7f) fprintf(out, "\\u%04x", *c);
    else fputc(*c, out);
  }
  fputc('"', out);
}

/* Reports why the process cannot go on, in the protocol's words, and ends it. */
static void fail(const char *where, const char *sql, const char *format, ...) __attribute__((noreturn, format(printf, 3, 4)));
static void fail(const char *where, const char *sql, const char *format, ...) {
  char message[1024];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  FILE *out = state.reply ? state.reply : stderr;
  fprintf(out, "{\"error\":{\"where\":");
  printJsonString(out, where);
  fprintf(out, ",\"message\":");
  printJsonString(out, message);
  if (sql) {
    char text[401];
    snprintf(text, sizeof text, "%s", sql);
    fprintf(out, ",\"sql\":");
    printJsonString(out, text);
  }
  fprintf(out, "}}\n");
  fflush(out);
  _exit(1);
}

static int64_t clockNs(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static int64_t now(void) { return clockNs(CLOCK_MONOTONIC); }

/* How a process of a sample has ended, and in which statement. */
static void printDone(int status) {
  if (WIFSIGNALED(status)) {
    fprintf(state.reply, "{\"done\":{\"signal\":%d", WTERMSIG(status));
    if (state.lastWords && state.lastWords[0]) {
      fprintf(state.reply, ",\"sql\":");
      printJsonString(state.reply, state.lastWords);
      state.lastWords[0] = 0;
    }
    fprintf(state.reply, "}}\n");
  } else fprintf(state.reply, "{\"done\":{\"exit\":%d}}\n", WEXITSTATUS(status));
  fflush(state.reply);
}
