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
  if (writes && !state.shell) growHeap();
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
  char sql[64], value[256];
  snprintf(sql, sizeof sql, "PRAGMA %s;", name);
  fprintf(state.reply, "\"%s\":", name);
  if (ask(sql, value, sizeof value)) printJsonString(state.reply, value);
  else fprintf(state.reply, "null");
}

/* Each is one short line: no engine has more than fit. */
static void printCompileOptions(void) {
  char lines[16 * 1024], *rest = NULL;
  askAll("PRAGMA compile_options;", lines, sizeof lines);
  const char *separator = "";
  for (char *line = strtok_r(lines, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
    fputs(separator, state.reply);
    printJsonString(state.reply, line);
    separator = ",";
  }
}

static void printSettings(void) {
  fprintf(state.reply, "{\"settings\":{");
  printPragma("journal_mode"), fputc(',', state.reply);
  printPragma("synchronous"), fputc(',', state.reply);
  printPragma("cache_size"), fputc(',', state.reply);
  printPragma("page_size");
  fprintf(state.reply, ",\"compile_options\":[");
  printCompileOptions();
  fprintf(state.reply, "]}}\n");
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
  int64_t changesBefore = totalChanges();
  Calls callsBefore = countedSoFar();
  Usage before = usageSoFar();
  int64_t elapsed = now();
  executeWorkload(&workload, &execution);
  elapsed = now() - elapsed;
  Usage after = usageSoFar();
  Calls calls = countedSoFar();
  if (state.shell) elapsed = execution.elapsed;
  int64_t changes = totalChanges() - changesBefore;
  finalizeWorkload(&workload);
  fprintf(state.reply,
    "{\"sample\":{\"ns\":%" PRId64 ",\"statements\":%" PRId64 ",\"rows\":%" PRId64 ",\"changes\":%" PRId64
    ",\"cpu_ns\":%" PRId64 ",\"peak_bytes\":%" PRId64 ",\"minor_faults\":%ld,\"major_faults\":%ld",
    elapsed, execution.statements, execution.rows, changes, after.cpu - before.cpu, after.peak,
    after.minorFaults - before.minorFaults, after.majorFaults - before.majorFaults);
  if (counted) printCalls(callsBefore, calls);
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
  if (state.shell || !isMemory()) closeDatabase();
}

static int byLength(const void *one, const void *other) {
  int64_t a = *(const int64_t *)one, b = *(const int64_t *)other;
  return (a > b) - (a < b);
}

/* What a shell takes for nothing: the median of some workloads without a statement. */
static void runFloor(void) {
  enum { TIMES = 21 };
  int64_t took[TIMES];
  Freshening fresh = { 0 };
  freshen(0, NULL, &fresh);
  for (int i = 0; i < TIMES; i++) {
    Execution nothing = { 0 };
    shellExecute("floor", (Statements){ "", 0 }, &nothing);
    took[i] = nothing.elapsed;
  }
  qsort(took, TIMES, sizeof *took, byLength);
  fprintf(state.reply, "{\"floor\":{\"ns\":%" PRId64 "}}\n", took[TIMES / 2]);
  fflush(state.reply);
  if (state.shell || !isMemory()) closeDatabase();
}

static void runSettings(void) {
  Freshening fresh = { 0 };
  freshen(0, NULL, &fresh);
  printSettings();
  if (state.shell || !isMemory()) closeDatabase();
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
  if (strcmp(command.mode, "floor") == 0 && state.shell) return command;
  if (strcmp(command.mode, "time") != 0 && strcmp(command.mode, "hash") != 0)
    fail("command", NULL, "unknown command \"%s\"", command.mode);
  if (!command.kind || (strcmp(command.kind, "reads") != 0 && strcmp(command.kind, "writes") != 0) || !command.statements)
    fail("command", NULL, "%s needs reads or writes, and a file of statements", command.mode);
  return command;
}

/* Does what one command asks; the caller has forked, or serves just this one. */
static void serveOne(Command command) {
  if (strcmp(command.mode, "settings") == 0) runSettings();
  else if (strcmp(command.mode, "floor") == 0) runFloor();
  else runSample(command);
}

/* @param uncounted why calls are not counted though they should be; NULL where they are, or need not be */
static void serve(const char *uncounted) {
  int64_t start = now();
  if (isMemory()) {
    if (!state.prepareFile) fail("usage", NULL, "--prepare FILE is missing");
    openDatabase(":memory:");
    executeFile("prepare", state.prepareFile);
  } else if (!state.workDir || !(state.reprepare ? state.prepareFile : state.templateDir)) {
    fail("usage", NULL, "file storage needs --work DIR and --template DIR (or --reprepare and --prepare FILE)");
  }
  fprintf(state.reply, "{\"serving\":{\"prepare_ns\":%" PRId64 ",\"threads\":%d,\"can_populate\":%s",
    now() - start, threadCount(), canPopulate() ? "true" : "false");
  if (uncounted) {
    fprintf(state.reply, ",\"uncounted\":");
    printJsonString(state.reply, uncounted);
  }
  fprintf(state.reply, "}}\n");
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
