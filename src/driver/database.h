/* The database that is prepared or timed, the same way whether the driver calls its engine or feeds it. */

static void openDatabase(const char *path) {
  if (state.shell) shellOpen(path);
  else openConnection(path);
}

static void closeDatabase(void) {
  if (state.shell) shellClose();
  else closeConnection();
}

static void executeAll(const char *where, Statements statements, Execution *execution) {
  if (state.shell) shellExecute(where, statements, execution);
  else executeEach(where, statements, execution);
}

static void executeFile(const char *where, const char *path) {
  Statements statements = mapStatements(path);
  Execution execution = { 0 };
  executeAll(where, statements, &execution);
  munmap((void *)statements.text, statements.size);
}

/* The first column of a statement's rows, a line each, cut where there is no more room. */
static void askAll(const char *sql, char *lines, size_t size) {
  lines[0] = 0;
  if (state.shell) askShell(sql, lines, size);
  else askConnection(sql, lines, size);
}

/* The first column of the first row of a statement; 0 where there is none. */
static int ask(const char *sql, char *value, size_t size) {
  askAll(sql, value, size);
  char *end = strchr(value, '\n');
  if (end) *end = 0;
  return value[0] != 0;
}

static int64_t totalChanges(void) {
  return state.shell ? shell.changes : engine.total_changes(state.db);
}

/* What the process that executes has cost so far. */
static Usage usageSoFar(void) {
  if (state.shell) return shellUsage();
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
#ifdef __APPLE__
  int64_t unit = 1; /* kilobytes elsewhere */
#else
  int64_t unit = 1024;
#endif
  return (Usage){
    .cpu = clockNs(CLOCK_PROCESS_CPUTIME_ID),
    .peak = (int64_t)usage.ru_maxrss * unit,
    .minorFaults = usage.ru_minflt,
    .majorFaults = usage.ru_majflt,
  };
}
