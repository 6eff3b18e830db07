/* Engines that crash, and engines that want all of the memory. */

enum { LAST_WORDS = 300 };

/* Keeps the statement under way for whoever reports the crash, and lets the signal do its work. The stack may be what is
** broken, so that the handler has one of its own. */
static void onCrash(int number) {
  const char *sql = state.executing;
  if (sql && state.lastWords) {
    int i = 0;
    for (; i < LAST_WORDS && sql[i]; i++) state.lastWords[i] = sql[i];
    state.lastWords[i] = 0;
  }
  /* Where nobody waits for this process but the tool, it reads standard error. */
  if (sql && (write(STDERR_FILENO, "\nin ", 4) < 0 || write(STDERR_FILENO, sql, strnlen(sql, LAST_WORDS)) < 0)) {}
  signal(number, SIG_DFL);
  raise(number);
}

static void catchCrashes(void) {
  static const int numbers[] = { SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL, SIGSYS };
  state.lastWords = mmap(NULL, LAST_WORDS + 1, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANON, -1, 0);
  if (state.lastWords == MAP_FAILED) state.lastWords = NULL;
  size_t size = 64 * 1024;
  stack_t own = { .ss_sp = malloc(size), .ss_size = size };
  sigaltstack(&own, NULL);
  struct sigaction action = { .sa_handler = onCrash, .sa_flags = SA_ONSTACK | SA_NODEFER };
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaction(numbers[i], &action, NULL);
}

/* An engine without an end to its memory is refused more, instead of taking the machine's. */
static void limitMemory(void) {
  if (state.memoryLimit <= 0) return;
  struct rlimit limit = { (rlim_t)state.memoryLimit, (rlim_t)state.memoryLimit };
  setrlimit(RLIMIT_AS, &limit);
}
