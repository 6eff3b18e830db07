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
  int64_t lines;   /* sent so far: errors are told by their line */
  int mark;        /* number of the last mark asked for */
  int64_t changes; /* that its connection had made at the last mark */
  int silent;      /* it has closed its standard error */
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

/* Keeps the beginning of what the shell prints on its standard error. Returns 0 at its end. */
static int keepErrors(void) {
  char bytes[4096];
  ssize_t got = read(shell.errors, bytes, sizeof bytes);
  if (got < 0 && errno == EINTR) return 1;
  if (got <= 0) return 0;
  size_t kept = strlen(shell.lastErrors), room = LAST_ERRORS - kept;
  /* The first words say what was wrong first. */
  memcpy(shell.lastErrors + kept, bytes, (size_t)got < room ? (size_t)got : room);
  shell.lastErrors[kept + ((size_t)got < room ? (size_t)got : room)] = 0;
  return 1;
}

/* Waits until the shell has ended, which it does where its input does; it may have a lot to say before. */
static int endShell(void) {
  int status = 0;
  close(shell.input);
  while (!shell.silent && keepErrors()) {}
  while (waitpid(shell.process, &status, 0) < 0 && errno == EINTR) {}
  return status;
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
  int status = endShell();
  if (WIFSIGNALED(status)) {
    printDone(status);
    _exit(0);
  }
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

/* Sends `input`, the last line of which has the shell print the mark, and waits for that. What it prints on the marks'
** pipe before is put into `answer`, cut where it is longer. */
static void exchange(const char *where, const char *input, size_t size, char *answer, size_t answerSize) {
  char wanted[32], got[LONGEST_ANSWER];
  int64_t firstLine = shell.lines;
  for (const char *c = input; c < input + size; c++) shell.lines += *c == '\n';
  size_t length = 0, sent = 0;
  snprintf(wanted, sizeof wanted, "'mark %d',", shell.mark);
  for (;;) {
    struct pollfd polled[] = {
      { .fd = shell.marks, .events = POLLIN },
      { .fd = shell.silent ? -1 : shell.errors, .events = POLLIN },
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
      char *mark = strstr(got, wanted);
      if (mark && got[length - 1] == '\n') {
        shell.changes = strtoll(mark + strlen(wanted), NULL, 10);
        *mark = 0;
        break;
      }
      if (length == sizeof got - 1) fail(where, NULL, "the shell printed more than it was asked for: %.100s", got);
    }
    if (polled[1].revents && !keepErrors()) shell.silent = 1;
  }
  if (answer) snprintf(answer, answerSize, "%.*s", (int)answerSize - 1, got);
}

/* Has the engine itself print a mark once it is done with what stands before, with how much it has changed so far. The
** shell does not keep it back, since it then goes on to print elsewhere. */
static void appendMark(Text *text, const char *elsewhere) {
  char line[64];
  appendLine(text, TO_MARKS);
  snprintf(line, sizeof line, "SELECT 'mark %d', total_changes();", ++shell.mark);
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
    if (made < 0) fail("shell", NULL, "no file in memory for its results: %s", strerror(errno));
    shell.results = fcntl(made, F_DUPFD_CLOEXEC, 10);
    close(made);
  }
  shell.lines = 0;
  shell.silent = 0;
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
  int status = endShell();
  close(shell.marks);
  close(shell.errors);
  if (WIFSIGNALED(status)) {
    printDone(status);
    _exit(0);
  }
  if (status != 0) fail("close", NULL, "the shell ended with status %d: %s", WEXITSTATUS(status), lastLine(shell.lastErrors));
}
