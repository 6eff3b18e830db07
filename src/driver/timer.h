/* Timing a script by itself. */

/* Executes a text of statements; it ends with a NUL. */
static void executeText(const char *sql, const char *end) {
  while (sql < end) {
    sqlite3_stmt *statement = NULL;
    const char *rest = end;
    int status = engine.prepare_v2(state.db, sql, (int)(end - sql + 1), &statement, &rest);
    if (status != ENGINE_OK) fail("timer", sql, "%s (code %d)", engine.errmsg(state.db), status);
    if (statement) {
      int columns = engine.column_count(statement);
      while ((status = engine.step(statement)) == ENGINE_ROW) fetchRow(statement, columns);
      if (status != ENGINE_DONE) fail("timer", sql, "%s (code %d)", engine.errmsg(state.db), status);
      engine.finalize(statement);
    }
    sql = rest;
  }
}

static char *readScript(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file) fail("timer", NULL, "%s: %s", path, strerror(errno));
  struct stat info;
  if (fstat(fileno(file), &info) != 0 || info.st_size > INT32_MAX) fail("timer", NULL, "%s is too large", path);
  char *text = malloc((size_t)info.st_size + 1);
  if (!text || fread(text, 1, (size_t)info.st_size, file) != (size_t)info.st_size)
    fail("timer", NULL, "%s cannot be read", path);
  fclose(file);
  *size = (size_t)info.st_size;
  text[*size] = 0;
  return text;
}

static void timer(const char *database, const char *script) {
  static const char START[] = ".print BENCH_START", END[] = ".print BENCH_END";
  size_t size;
  char *text = readScript(script, &size);
  if (engine.open_v2(database, &state.db, OPEN_READWRITE | OPEN_CREATE, NULL) != ENGINE_OK)
    fail("timer", NULL, "%s: %s", database, state.db ? engine.errmsg(state.db) : "cannot be opened");
  int64_t started = -1, took = -1;
  char *part = text;
  for (char *line = text; line < text + size;) {
    char *end = memchr(line, '\n', (size_t)(text + size - line));
    char *next = end ? end + 1 : text + size;
    if (*line == '.') {
      *line = 0; /* ends the statements before it */
      executeText(part, line);
      *line = '.';
      size_t length = (size_t)((end ? end : next) - line);
      while (length > 0 && (line[length - 1] == '\r' || line[length - 1] == ' ')) length--;
      if (length == sizeof START - 1 && memcmp(line, START, length) == 0) started = now();
      if (length == sizeof END - 1 && memcmp(line, END, length) == 0 && started >= 0) took = now() - started;
      part = next;
    }
    line = next;
  }
  executeText(part, text + size);
  engine.close(state.db);
  if (took < 0) fail("timer", NULL, "%s has no line \"%s\" with a line \"%s\" after it", script, START, END);
  printf("%" PRId64 "\n", took / 1000);
}
