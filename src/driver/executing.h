/* Executing statements through SQLite's C API, with or without hashing what they return. */

static uint64_t mix(uint64_t x) { /* the finalizer of splitmix64, https://prng.di.unimi.it/splitmix64.c */
  x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
  return x ^ (x >> 31);
}

static uint64_t hashBytes(uint64_t hash, const void *bytes, size_t size) { /* FNV-1a */
  const unsigned char *p = bytes;
  for (size_t i = 0; i < size; i++) hash = (hash ^ p[i]) * UINT64_C(0x100000001b3);
  return hash;
}

static uint64_t hashType(uint64_t hash, int type) { return (hash ^ (uint64_t)type) * UINT64_C(0x100000001b3); }

static uint64_t hashFloat(uint64_t hash, double value) {
  if (value == 0) value = 0; /* -0.0 and 0.0 are equal in SQL */
  return hashBytes(hash, &value, sizeof value);
}

static const uint64_t emptyRowHash = UINT64_C(0xcbf29ce484222325); /* FNV-1a's beginning */

/* A hash of one result row: of each column its type, its size and its value. */
static uint64_t hashRow(sqlite3_stmt *statement, int columns) {
  uint64_t hash = emptyRowHash;
  for (int i = 0; i < columns; i++) {
    int type = engine.column_type(statement, i);
    hash = hashType(hash, type);
    if (type == TYPE_INTEGER) {
      int64_t value = engine.column_int64(statement, i);
      hash = hashBytes(hash, &value, sizeof value);
    } else if (type == TYPE_FLOAT) {
      hash = hashFloat(hash, engine.column_double(statement, i));
    } else if (type != TYPE_NULL) {
      const void *value = type == TYPE_TEXT ? (const void *)engine.column_text(statement, i)
                                            : engine.column_blob(statement, i);
      int size = engine.column_bytes(statement, i);
      hash = hashBytes(hash, &size, sizeof size);
      if (value) hash = hashBytes(hash, value, (size_t)size);
    }
  }
  return mix(hash);
}

/* Every column of every row is fetched, as a client would. The volatile sink keeps the calls. */
static volatile uint64_t sink;
static void fetchRow(sqlite3_stmt *statement, int columns) {
  uint64_t seen = 0;
  for (int i = 0; i < columns; i++) {
    switch (engine.column_type(statement, i)) {
      case TYPE_INTEGER: seen += (uint64_t)engine.column_int64(statement, i); break;
      case TYPE_FLOAT: seen += engine.column_double(statement, i) > 0; break;
      case TYPE_TEXT:
        seen += engine.column_text(statement, i) != NULL;
        seen += (uint64_t)engine.column_bytes(statement, i);
        break;
      case TYPE_BLOB:
        seen += engine.column_blob(statement, i) != NULL;
        seen += (uint64_t)engine.column_bytes(statement, i);
        break;
      default: break;
    }
  }
  sink = seen;
}

/* Whether the order of a statement's rows is its own to choose: it has no ORDER BY. */
static int isUnordered(const char *sql) {
  for (; *sql; sql++)
    if (strncasecmp(sql, "ORDER BY", 8) == 0) return 0;
  return 1;
}

/* Steps a statement to its end and returns the hash of its rows, where they are hashed. */
static uint64_t stepToEnd(const char *where, const char *sql, sqlite3_stmt *statement, Execution *execution) {
  int columns = engine.column_count(statement);
  uint64_t hash = 0;
  int unordered = execution->hashing && isUnordered(sql);
  int status;
  while ((status = engine.step(statement)) == ENGINE_ROW) {
    if (!execution->hashing) fetchRow(statement, columns);
    else if (unordered) hash += hashRow(statement, columns);
    else hash = mix(hash ^ hashRow(statement, columns));
    execution->rows++;
  }
  if (status != ENGINE_DONE) fail(where, sql, "%s (code %d)", engine.errmsg(state.db), status);
  return hash;
}

static void countExecuted(Execution *execution, uint64_t hash) {
  if (execution->hashing) execution->hash = mix(execution->hash ^ hash) + 1;
  state.executing = NULL;
  execution->statements++;
}

static void execute(const char *where, const char *sql, int size, Execution *execution) {
  sqlite3_stmt *statement = NULL;
  state.executing = sql;
  /* The size includes the NUL, or SQLite copies the text before it parses it. */
  int status = engine.prepare_v2(state.db, sql, size, &statement, NULL);
  if (status != ENGINE_OK) fail(where, sql, "%s (code %d)", engine.errmsg(state.db), status);
  uint64_t hash = stepToEnd(where, sql, statement, execution);
  status = engine.finalize(statement);
  if (status != ENGINE_OK) fail(where, sql, "%s (code %d)", engine.errmsg(state.db), status);
  countExecuted(execution, hash);
}

static void executeEach(const char *where, Statements statements, Execution *execution) {
  const char *end = statements.text + statements.size;
  for (const char *sql = statements.text; sql < end;) {
    size_t size = strlen(sql) + 1;
    execute(where, sql, (int)size, execution);
    sql += size;
  }
}

static void openConnection(const char *path) {
  int status = engine.open_v2(path, &state.db, OPEN_READWRITE | OPEN_CREATE, NULL);
  if (status != ENGINE_OK) fail("open", NULL, "%s: %s (code %d)", path, engine.errmsg(state.db), status);
  Execution execution = { 0 };
  for (int i = 0; i < state.settingCount; i++)
    execute("setting", state.settings[i], (int)strlen(state.settings[i]) + 1, &execution);
}

static void closeConnection(void) {
  int status = engine.close(state.db);
  if (status != ENGINE_OK) fail("close", NULL, "the engine refuses to close (code %d)", status);
  state.db = NULL;
}

/* The first column of a statement's rows, a line each; a row without a value there has none. */
static void askConnection(const char *sql, char *lines, size_t size) {
  sqlite3_stmt *statement = NULL;
  if (engine.prepare_v2(state.db, sql, -1, &statement, NULL) == ENGINE_OK && engine.column_count(statement) > 0) {
    for (size_t length = 0; length < size && engine.step(statement) == ENGINE_ROW;) {
      const unsigned char *text = engine.column_text(statement, 0);
      if (text) length += (size_t)snprintf(lines + length, size - length, "%s\n", (const char *)text);
    }
  }
  engine.finalize(statement);
}
