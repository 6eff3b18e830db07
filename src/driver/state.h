/* What the process was told, and what it has open. */

static struct {
  const char *library;
  const char *shell;    /* the program, where the engine is one */
  const char *storage;
  const char *prepareFile;
  const char *templateDir;
  const char *workDir;
  const char *settings[32];
  int settingCount;
  int noFork;
  int reprepare;
  int countCalls;
  int prepared;         /* what is timed is in files of prepared statements */
  int latencies;        /* each statement's time is taken */
  sqlite3 *db;          /* the prepared memory database, or the sample's open copy */
  int workIsDirty;      /* the working copy may differ from the template */
  FILE *reply;          /* file descriptor 3 in serve, standard output otherwise */
  const char *volatile executing; /* the statement under way */
  char *lastWords;      /* shared with forked samples: the statement that one was ended in */
  int64_t memoryLimit;  /* bytes of address space; 0 for none */
} state = { .workIsDirty = 1 };

/* What a statement file's execution did. */
typedef struct {
  int64_t statements, rows;
  int hashing;
  uint64_t hash;
  int64_t elapsed; /* nanoseconds, where a shell executed them: its rows are looked at afterwards */
} Execution;

/* What reaching fresh state cost, nanoseconds a step. */
typedef struct {
  int64_t populate, copy, flush, open, warm;
} Freshening;

/* What a process has cost so far, besides time. */
typedef struct {
  int64_t cpu;                    /* nanoseconds */
  int64_t peak;                   /* bytes of resident memory */
  long minorFaults, majorFaults;
} Usage;
