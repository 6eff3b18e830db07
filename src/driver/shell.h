/* Engines that are shells: any program with sqlite3's command line, fed on its standard input.
**
** What it prints for a workload goes to memory in the mode "quote", which shows of every value its type; what it is done
** with shows on a pipe of its own, since its standard output is kept back until it ends. Both are given to ".output" as
** files under /dev/fd: https://www.sqlite.org/cli.html */
#include <poll.h>

enum { MARK_DESCRIPTOR = 4, RESULT_DESCRIPTOR = 5, LAST_ERRORS = 1000, LONGEST_ANSWER = 16 * 1024 };

static const char TO_MARKS[] = ".output /dev/fd/4", TO_RESULTS[] = ".output /dev/fd/5", TO_NOTHING[] = ".output /dev/null";

static struct {
  pid_t process;
  int input, marks, errors, results;
  int64_t lines; /* sent so far: errors are told by their line */
  int mark;      /* number of the last mark asked for */
  char lastErrors[LAST_ERRORS + 1];
} shell;

/* A text that grows. */
typedef struct {
  char *bytes;
  size_t size, room;
} Text;

static void append(Text *text, const char *bytes, size_t size) {
  if (text->size + size > text->room) {
    text->room = 2 * (text->size + size);
    text->bytes = realloc(text->bytes, text->room);
    if (!text->bytes) fail("shell", NULL, "no memory for %zu bytes of statements", text->room);
  }
  memcpy(text->bytes + text->size, bytes, size);
  text->size += size;
}

static void appendLine(Text *text, const char *line) {
  append(text, line, strlen(line));
  append(text, "\n", 1);
}

/* The last line of `text`, without what control characters it has. */
static const char *lastLine(char *text) {
  size_t length = strlen(text);
  while (length > 0 && text[length - 1] == '\n') text[--length] = 0;
  char *start = strrchr(text, '\n');
  return start ? start + 1 : text;
}

/* The shell has ended where it should have answered. `sent` is what it was told, of which it names a line. */
static void shellHasEnded(const char *where, const char *sent, size_t size, int64_t firstLine) __attribute__((noreturn));
static void shellHasEnded(const char *where, const char *sent, size_t size, int64_t firstLine) {
  int status = 0;
  close(shell.input);
  while (waitpid(shell.process, &status, 0) < 0 && errno == EINTR) {}
  if (WIFSIGNALED(status)) {
    printDone(status);
    _exit(0);
  }
  for (ssize_t got; (got = read(shell.errors, shell.lastErrors, LAST_ERRORS)) > 0;) shell.lastErrors[got] = 0;
  /* "Parse error near line 3: no such table: t", with lines of the statement and of its place below it. */
  char *near = strstr(shell.lastErrors, "near line ");
  int64_t line = near ? strtoll(near + strlen("near line "), NULL, 10) : 0;
  if (line > firstLine) {
    const char *sql = sent, *end = sent + size;
    for (int64_t at = firstLine + 1; at < line && sql < end; at++) {
      const char *next = memchr(sql, '\n', (size_t)(end - sql));
      sql = next ? next + 1 : end;
    }
    const char *stop = sql < end ? memchr(sql, '\n', (size_t)(end - sql)) : NULL;
    char *first = strchr(near, '\n');
    if (first) *first = 0;
    char *words = strstr(near, ": ");
    if (stop) {
      char *statement = strndup(sql, (size_t)(stop - sql));
      fail(where, statement, "%s", words ? words + 2 : near);
    }
  }
  if (shell.lastErrors[0]) fail(where, NULL, "the shell ended with status %d: %s", WEXITSTATUS(status), lastLine(shell.lastErrors));
  fail(where, NULL, "the shell ended with status %d", WEXITSTATUS(status));
}

static void keepErrors(void) {
  char bytes[4096];
  ssize_t got = read(shell.errors, bytes, LAST_ERRORS);
  if (got <= 0) return;
  memcpy(shell.lastErrors, bytes, (size_t)got);
  shell.lastErrors[got] = 0;
}

/* Sends `input`, the last line of which has the shell print the mark, and waits for that. What it prints on the marks'
** pipe before is put into `answer`, cut where it is longer. */
static void exchange(const char *where, const char *input, size_t size, char *answer, size_t answerSize) {
  char wanted[32], got[LONGEST_ANSWER];
  int64_t firstLine = shell.lines;
  for (const char *c = input; c < input + size; c++) shell.lines += *c == '\n';
  size_t length = 0, sent = 0;
  int wantedLength = snprintf(wanted, sizeof wanted, "mark %d\n", shell.mark);
  for (;;) {
    struct pollfd polled[] = {
      { .fd = shell.marks, .events = POLLIN },
      { .fd = shell.errors, .events = POLLIN },
      { .fd = sent < size ? shell.input : -1, .events = POLLOUT },
    };
    if (poll(polled, 3, -1) < 0) {
      if (errno == EINTR) continue;
      fail(where, NULL, "poll: %s", strerror(errno));
    }
    if (polled[2].revents) {
      ssize_t written = write(shell.input, input + sent, size - sent);
      if (written > 0) sent += (size_t)written;
      else if (written < 0 && errno != EAGAIN && errno != EINTR) shellHasEnded(where, input, size, firstLine);
    }
    if (polled[0].revents) {
      ssize_t count = read(shell.marks, got + length, sizeof got - 1 - length);
      if (count == 0 || (count < 0 && errno != EINTR)) shellHasEnded(where, input, size, firstLine);
      if (count > 0) length += (size_t)count;
      got[length] = 0;
      if (length >= (size_t)wantedLength && strcmp(got + length - wantedLength, wanted) == 0) break;
      if (length == sizeof got - 1) fail(where, NULL, "the shell printed more than it was asked for: %.100s", got);
    }
    if (polled[1].revents & POLLIN) keepErrors();
    else if (polled[1].revents) shellHasEnded(where, input, size, firstLine);
  }
  if (!answer) return;
  length -= (size_t)wantedLength;
  if (length > answerSize - 1) length = answerSize - 1;
  memcpy(answer, got, length);
  answer[length] = 0;
}

/* Has the shell print a mark once it is done with what stands before, which it does not keep back since it then goes on
** to print elsewhere. */
static void appendMark(Text *text, const char *elsewhere) {
  char line[64];
  appendLine(text, TO_MARKS);
  snprintf(line, sizeof line, ".print mark %d", ++shell.mark);
  appendLine(text, line);
  appendLine(text, elsewhere);
}

/* The only column of a statement's rows, a line each; a row without a value there has none. */
static void askShell(const char *sql, char *lines, size_t size) {
  Text text = { 0 };
  char answer[LONGEST_ANSWER], *rest = NULL;
  appendLine(&text, TO_MARKS);
  appendLine(&text, sql);
  appendMark(&text, TO_NOTHING);
  exchange("setting", text.bytes, text.size, answer, sizeof answer);
  free(text.bytes);
  size_t length = 0;
  for (char *line = strtok_r(answer, "\n", &rest); line && length < size; line = strtok_r(NULL, "\n", &rest)) {
    size_t end = strlen(line);
    int isText = line[0] == '\'' && end >= 2;
    if (strcmp(line, "NULL") != 0)
      length += (size_t)snprintf(lines + length, size - length, "%.*s\n", (int)(isText ? end - 2 : end), line + isText);
  }
}

static int makeResultsFile(void) {
#ifdef __linux__
  return memfd_create("results", 0);
#else
  FILE *file = tmpfile();
  return file ? fileno(file) : -1;
#endif
}

/* A pipe whose two ends are out of the way of the descriptors that the shell is to have. */
static void makePipe(int ends[2]) {
  int made[2];
  if (pipe(made) != 0) fail("shell", NULL, "pipe: %s", strerror(errno));
  for (int i = 0; i < 2; i++) {
    ends[i] = fcntl(made[i], F_DUPFD_CLOEXEC, 10);
    close(made[i]);
  }
}

static void shellOpen(const char *path) {
  int input[2], marks[2], errors[2];
  signal(SIGPIPE, SIG_IGN); /* a shell that has ended is noticed by what it says */
  makePipe(input);
  makePipe(marks);
  makePipe(errors);
  if (shell.results <= 0) {
    int made = makeResultsFile();
    shell.results = fcntl(made, F_DUPFD_CLOEXEC, 10);
    close(made);
  }
  shell.lines = 0;
  shell.lastErrors[0] = 0;
  shell.process = fork();
  if (shell.process < 0) fail("shell", NULL, "fork: %s", strerror(errno));
  if (shell.process == 0) {
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    signal(SIGPIPE, SIG_DFL);
    int nothing = open("/dev/null", O_WRONLY);
    dup2(input[0], 0);
    dup2(nothing, 1);
    dup2(errors[1], 2);
    dup2(marks[1], MARK_DESCRIPTOR);
    dup2(shell.results, RESULT_DESCRIPTOR);
    execl(state.shell, state.shell, "-batch", "-bail", "-init", "/dev/null", path, (char *)NULL);
    dprintf(2, "%s: %s\n", state.shell, strerror(errno));
    _exit(127);
  }
  close(input[0]);
  close(marks[1]);
  close(errors[1]);
  shell.input = input[1];
  shell.marks = marks[0];
  shell.errors = errors[0];
  fcntl(shell.input, F_SETFL, fcntl(shell.input, F_GETFL) | O_NONBLOCK);
  Text text = { 0 };
  appendLine(&text, TO_NOTHING);
  appendLine(&text, ".headers off");
  appendLine(&text, ".mode quote");
  for (int i = 0; i < state.settingCount; i++) appendLine(&text, state.settings[i]);
  appendMark(&text, TO_NOTHING);
  exchange("open", text.bytes, text.size, NULL, 0);
  free(text.bytes);
}

static void shellClose(void) {
  int status = 0;
  close(shell.input);
  while (waitpid(shell.process, &status, 0) < 0 && errno == EINTR) {}
  close(shell.marks);
  keepErrors();
  close(shell.errors);
  if (WIFSIGNALED(status)) {
    printDone(status);
    _exit(0);
  }
  if (status != 0) fail("close", NULL, "the shell ended with status %d: %s", WEXITSTATUS(status), lastLine(shell.lastErrors));
}

/* ---------------------------------------------------------------- what a shell has printed */

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
  int isFloat = 0;
  for (; stop < end && *stop != ',' && *stop != '\n'; stop++) isFloat |= strchr(".eEiI", *stop) != NULL;
  if (stop - at == 4 && memcmp(at, "NULL", 4) == 0) {
    *hash = hashType(*hash, TYPE_NULL);
    return stop;
  }
  char *after = NULL;
  if (isFloat) {
    double number = strtod(at, &after);
    *hash = hashFloat(hashType(*hash, TYPE_FLOAT), number);
  } else {
    int64_t number = strtoll(at, &after, 10);
    *hash = hashType(*hash, TYPE_INTEGER);
    *hash = hashBytes(*hash, &number, sizeof number);
  }
  if (after != stop || stop == at) unreadable(at, end);
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

/* Has the shell execute statements, and keeps what the time from the first byte sent to the mark after the last was. */
static void shellExecute(const char *where, Statements statements, Execution *execution) {
  Text text = { 0 };
  appendMark(&text, TO_RESULTS);
  exchange(where, text.bytes, text.size, NULL, 0);
  text.size = 0;
  const char *end = statements.text + statements.size;
  for (const char *sql = statements.text; sql < end; sql += strlen(sql) + 1) {
    appendLine(&text, sql);
    if (execution->hashing) appendLine(&text, ".print =");
    execution->statements++;
  }
  appendMark(&text, TO_NOTHING);
  int64_t started = now();
  exchange(where, text.bytes, text.size, NULL, 0);
  execution->elapsed = now() - started;
  free(text.bytes);
  takeResults(statements, execution);
}

/* What the shell's process has cost so far. */
static Usage shellUsage(void) {
  Usage usage = { 0 };
#ifdef __linux__
  clockid_t clock;
  if (clock_getcpuclockid(shell.process, &clock) == 0) usage.cpu = clockNs(clock);
  char path[64], line[512];
  snprintf(path, sizeof path, "/proc/%d/stat", (int)shell.process);
  FILE *file = fopen(path, "re");
  const char *after = file && fgets(line, sizeof line, file) ? strrchr(line, ')') : NULL;
  /* proc_pid_stat(5): state, ppid, pgrp, session, tty_nr, tpgid, flags, minflt, cminflt, majflt */
  if (after) sscanf(after + 1, " %*c %*d %*d %*d %*d %*d %*u %ld %*u %ld", &usage.minorFaults, &usage.majorFaults);
  if (file) fclose(file);
  snprintf(path, sizeof path, "/proc/%d/status", (int)shell.process);
  file = fopen(path, "re");
  while (file && fgets(line, sizeof line, file))
    if (sscanf(line, "VmHWM: %" SCNd64, &usage.peak) == 1) usage.peak *= 1024;
  if (file) fclose(file);
#endif
  return usage;
}
