/* What a shell has printed for a workload: rows of SQL literals, counted and hashed as the values themselves would be. */

static void unreadable(const char *at, const char *end) __attribute__((noreturn));
static void unreadable(const char *at, const char *end) {
  fail("results", NULL, "the shell printed what is no SQL literal: %.*s", (int)(end - at > 60 ? 60 : end - at), at);
}

/* Takes one literal in, and adds it to a row's hash as hashRow() would have added the value. Returns where it ends. */
static const char *hashLiteral(const char *at, const char *end, uint64_t *hash) {
  static char *value;
  static size_t room;
  if ((size_t)(end - at) > room) {
    room = (size_t)(end - at);
    value = realloc(value, room);
    if (!value) fail("results", NULL, "no memory for %zu bytes of results", room);
  }
  if (*at == '\'') {
    int size = 0;
    for (at++; at < end && (*at != '\'' || (at + 1 < end && at[1] == '\'')); at++) {
      if (*at == '\'') at++;
      value[size++] = *at;
    }
    if (at == end) unreadable(at, end);
    *hash = hashType(*hash, TYPE_TEXT);
    *hash = hashBytes(hashBytes(*hash, &size, sizeof size), value, (size_t)size);
    return at + 1;
  }
  if ((*at == 'X' || *at == 'x') && at + 1 < end && at[1] == '\'') {
    int size = 0;
    for (at += 2; at + 1 < end && *at != '\''; at += 2) {
      int high = hexDigit(at[0]), low = hexDigit(at[1]);
      if (high < 0 || low < 0) unreadable(at, end);
      value[size++] = (char)(high << 4 | low);
    }
    if (at >= end || *at != '\'') unreadable(at, end);
    *hash = hashType(*hash, TYPE_BLOB);
    *hash = hashBytes(hashBytes(*hash, &size, sizeof size), value, (size_t)size);
    return at + 1;
  }
  const char *stop = at;
  char number[64]; /* with a NUL behind it, which the results need not have */
  int isFloat = 0;
  for (; stop < end && *stop != ',' && *stop != '\n'; stop++) isFloat |= strchr(".eEiI", *stop) != NULL;
  if (stop == at || (size_t)(stop - at) >= sizeof number) unreadable(at, end);
  memcpy(number, at, (size_t)(stop - at));
  number[stop - at] = 0;
  if (stop - at == 4 && memcmp(at, "NULL", 4) == 0) {
    *hash = hashType(*hash, TYPE_NULL);
    return stop;
  }
  char *after = NULL;
  if (isFloat) {
    *hash = hashFloat(hashType(*hash, TYPE_FLOAT), strtod(number, &after));
  } else {
    int64_t integer = strtoll(number, &after, 10);
    *hash = hashType(*hash, TYPE_INTEGER);
    *hash = hashBytes(*hash, &integer, sizeof integer);
  }
  if (*after) unreadable(at, end);
  return stop;
}

/* Takes in what the shell has printed, a row a line, and behind each statement a line "=" where `execution` hashes. */
static void takeResults(Statements statements, Execution *execution) {
  struct stat info;
  if (fstat(shell.results, &info) != 0) fail("results", NULL, "%s", strerror(errno));
  size_t size = (size_t)info.st_size;
  const char *sql = statements.text;
  if (size == 0) {
    if (execution->hashing) fail("results", NULL, "the shell printed nothing");
    return;
  }
  const char *results = mmap(NULL, size, PROT_READ, MAP_SHARED, shell.results, 0);
  if (results == MAP_FAILED) fail("results", NULL, "%s", strerror(errno));
  const char *end = results + size;
  uint64_t hash = 0;
  int64_t told = 0;
  int unordered = isUnordered(sql);
  for (const char *at = results; at < end;) {
    if (execution->hashing && *at == '=') {
      execution->hash = mix(execution->hash ^ hash) + 1;
      hash = 0;
      at += 2;
      sql += strlen(sql) + 1;
      told++;
      if (sql < statements.text + statements.size) unordered = isUnordered(sql);
      continue;
    }
    if (execution->hashing) {
      uint64_t row = emptyRowHash;
      while (at < end) {
        at = hashLiteral(at, end, &row);
        if (at == end || *at != ',') break;
        at++;
      }
      if (at == end || *at != '\n') unreadable(at, end);
      hash = unordered ? hash + mix(row) : mix(hash ^ mix(row));
    } else {
      for (int quoted = 0; at < end && (quoted || *at != '\n'); at++) quoted ^= *at == '\'';
      if (at == end) unreadable(at, end);
    }
    at++;
    execution->rows++;
  }
  munmap((void *)results, size);
  if (execution->hashing && told != execution->statements)
    fail("results", NULL, "the shell was done with %" PRId64 " of %" PRId64 " statements", told, execution->statements);
}
