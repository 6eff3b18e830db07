/* One sample, from fresh state to the reply, and the process that serves them. */

static int isMemory(void) { return strcmp(state.storage, "memory") == 0; }

/* Reads a line from standard input without reading past it: parent and child share the pipe. */
static int readLine(char *line, size_t size) {
  size_t length = 0;
  for (;;) {
    ssize_t got = read(0, line + length, 1);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return 0;
    if (line[length] == '\n') break;
    if (++length == size) fail("command", NULL, "a command is longer than %zu bytes", size);
  }
  line[length] = 0;
  return 1;
}

static void freshen(int writes, const char *warmFile, Freshening *cost) {
  if (isMemory()) {
    int64_t start = now();
    if (!state.noFork) populate();
    cost->populate = now() - start;
    return;
  }
  char path[4096];
  joinPath(path, sizeof path, state.workDir, "db");
  if (state.reprepare) {
    if (access(state.workDir, F_OK) == 0) removeTree(state.workDir);
    if (mkdir(state.workDir, 0700) != 0) fail("copy", NULL, "%s: %s", state.workDir, strerror(errno));
    openDatabase(path);
    executeFile("prepare", state.prepareFile);
    int64_t start = now();
    flushTreeAside(state.workDir);
    cost->flush = now() - start;
    return;
  }
  if (state.workIsDirty) rewindFolder(state.templateDir, state.workDir, cost);
  int64_t start = now();
  if (writes) growHeap();
  cost->populate = now() - start;
  start = now();
  openDatabase(path);
  cost->open = now() - start;
  start = now();
  if (warmFile) executeFile("warm", warmFile);
  cost->warm = now() - start;
  start = now();
  if (warmFile) flushTreeAside(state.workDir);
  cost->flush += now() - start;
}

static void printPragma(const char *name) {
  char sql[64], value[256] = "";
  int found = 0;
  snprintf(sql, sizeof sql, "PRAGMA %s;", name);
  sqlite3_stmt *statement = NULL;
  if (engine.prepare_v2(state.db, sql, -1, &statement, NULL) == ENGINE_OK && engine.step(statement) == ENGINE_ROW
      && engine.column_count(statement) > 0) {
    const unsigned char *text = engine.column_text(statement, 0);
    if (text) found = 1, snprintf(value, sizeof value, "%s", (const char *)text);
  }
  engine.finalize(statement);
  fprintf(state.reply, "\"%s\":", name);
  if (found) printJsonString(state.reply, value);
  else fprintf(state.reply, "null");
}

static void printSettings(void) {
  fprintf(state.reply, "{\"settings\":{");
  printPragma("journal_mode"), fputc(',', state.reply);
  printPragma("synchronous"), fputc(',', state.reply);
  printPragma("cache_size"), fputc(',', state.reply);
  printPragma("page_size");
  fprintf(state.reply, "}}\n");
  fflush(state.reply);
}

/* One line from standard input, taken apart in place. */
typedef struct {
  const char *mode, *kind, *statements;
  const char *after; /* WARM for time, STATE for hash; may be NULL */
} Command;

static int isWrites(Command command) { return command.kind && strcmp(command.kind, "writes") == 0; }

/* Reaches fresh state, waits for "go", runs the statements and reports them. */
static void runSample(Command command) {
  int hashing = strcmp(command.mode, "hash") == 0;
  Freshening fresh = { 0 };
  int64_t started = now();
  Workload workload = readWorkload(command.statements, hashing);
  freshen(isWrites(command), hashing ? NULL : command.after, &fresh);
  prepareWorkload(&workload);
  fprintf(state.reply,
    "{\"ready\":{\"populate_ns\":%" PRId64 ",\"copy_ns\":%" PRId64 ",\"flush_ns\":%" PRId64 ",\"open_ns\":%" PRId64
    ",\"warm_ns\":%" PRId64 ",\"total_ns\":%" PRId64 "}}\n",
    fresh.populate, fresh.copy, fresh.flush, fresh.open, fresh.warm, now() - started);
  fflush(state.reply);
  char line[16];
  if (!readLine(line, sizeof line)) _exit(0);
  if (strcmp(line, "go") != 0) fail("command", NULL, "\"%s\" instead of \"go\"", line);

  Execution execution = { .hashing = hashing };
  struct rusage before, after;
  int64_t changesBefore = engine.total_changes(state.db);
  getrusage(RUSAGE_SELF, &before);
  int64_t cpu = clockNs(CLOCK_PROCESS_CPUTIME_ID);
  int64_t elapsed = now();
  executeWorkload(&workload, &execution);
  elapsed = now() - elapsed;
  cpu = clockNs(CLOCK_PROCESS_CPUTIME_ID) - cpu;
  getrusage(RUSAGE_SELF, &after);
  int64_t changes = engine.total_changes(state.db) - changesBefore;
  finalizeWorkload(&workload);
#ifdef __APPLE__
  int64_t peak = after.ru_maxrss; /* bytes there, kilobytes elsewhere */
#else
  int64_t peak = (int64_t)after.ru_maxrss * 1024;
#endif
  fprintf(state.reply,
    "{\"sample\":{\"ns\":%" PRId64 ",\"statements\":%" PRId64 ",\"rows\":%" PRId64 ",\"changes\":%" PRId64
    ",\"cpu_ns\":%" PRId64 ",\"peak_bytes\":%" PRId64 ",\"minor_faults\":%ld,\"major_faults\":%ld",
    elapsed, execution.statements, execution.rows, changes, cpu, peak,
    after.ru_minflt - before.ru_minflt, after.ru_majflt - before.ru_majflt);
  printLatencies(&workload);
  if (hashing) {
    Execution left = { .hashing = 1, .hash = execution.hash };
    if (command.after) {
      Statements reading = mapStatements(command.after);
      executeAll("state", reading, &left);
    }
    fprintf(state.reply, ",\"hash\":\"%016" PRIx64 "\"", left.hash);
  }
  fprintf(state.reply, "}}\n");
  fflush(state.reply);
  if (!isMemory()) closeDatabase();
}

static void runSettings(void) {
  Freshening fresh = { 0 };
  freshen(0, NULL, &fresh);
  printSettings();
  if (!isMemory()) closeDatabase();
}

static Command parseCommand(char *line) {
  Command command;
  char *rest = NULL;
  command.mode = strtok_r(line, "\t", &rest);
  command.kind = strtok_r(NULL, "\t", &rest);
  command.statements = strtok_r(NULL, "\t", &rest);
  command.after = strtok_r(NULL, "\t", &rest);
  if (!command.mode) fail("command", NULL, "an empty command");
  if (strcmp(command.mode, "settings") == 0) return command;
  if (strcmp(command.mode, "time") != 0 && strcmp(command.mode, "hash") != 0)
    fail("command", NULL, "unknown command \"%s\"", command.mode);
  if (!command.kind || (strcmp(command.kind, "reads") != 0 && strcmp(command.kind, "writes") != 0) || !command.statements)
    fail("command", NULL, "%s needs reads or writes, and a file of statements", command.mode);
  return command;
}

/* Does what one command asks; the caller has forked, or serves just this one. */
static void serveOne(Command command) {
  if (strcmp(command.mode, "settings") == 0) runSettings();
  else runSample(command);
}

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

static void serve(void) {
  int64_t start = now();
  if (isMemory()) {
    if (!state.prepareFile) fail("usage", NULL, "--prepare FILE is missing");
    openDatabase(":memory:");
    executeFile("prepare", state.prepareFile);
  } else if (!state.workDir || !(state.reprepare ? state.prepareFile : state.templateDir)) {
    fail("usage", NULL, "file storage needs --work DIR and --template DIR (or --reprepare and --prepare FILE)");
  }
  fprintf(state.reply, "{\"serving\":{\"prepare_ns\":%" PRId64 ",\"threads\":%d,\"can_populate\":%s}}\n",
    now() - start, threadCount(), canPopulate() ? "true" : "false");
  fflush(state.reply);
  char line[3 * 4096];
  while (readLine(line, sizeof line)) {
    Command command = parseCommand(line);
    if (state.noFork) {
      serveOne(command);
      printDone(0);
      return;
    }
    pid_t child = fork();
    if (child < 0) fail("fork", NULL, "%s", strerror(errno));
    if (child == 0) {
#ifdef __linux__
      prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
      serveOne(command);
      _exit(0);
    }
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    /* Reads leave the copy as it was: the template has the storage's settings, and side files go on close. */
    state.workIsDirty = status != 0 || isWrites(command);
    printDone(status);
  }
}
