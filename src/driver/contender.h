#ifndef DRIVER_CONTENDER_H
#define DRIVER_CONTENDER_H

#include "platform.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "engine.h"
#include "histogram.h"
#include "script.h"

/* One connection of several that work on a database at once, in a thread or a process of its own. */

enum {
  MOST_CONTENDERS = 65,      /* 64 connections, and one that empties the log or looks at invariants */
  ANSWER_TEXT = 120,         /* bytes of an answer's beginning */
  CONTENDER_MESSAGE = 500,   /* bytes of a message */
  STATUS_ERROR = 1,          /* SQLITE_ERROR: a statement that the engine does not know, if prepared */
  STATUS_BUSY = 5,           /* SQLITE_BUSY */
  STATUS_LOCKED = 6,         /* SQLITE_LOCKED */
};

/* The task of a connection. The figures of those with one task are added up. */
typedef enum Task { TASK_READ, TASK_WRITE, TASK_CHECKPOINT, TASK_OPEN, TASK_TERMINAL, TASK_SCRIPT, TASK_LOOK, TASKS } Task;

typedef enum Finish {
  FINISH_NONE,   /* it still works, or has not come back */
  FINISH_WELL,
  FINISH_BUSY,   /* the engine refused it until its patience ended */
  FINISH_ERROR,  /* the engine reported another error */
  FINISH_CRASH,  /* its process was ended by a signal */
} Finish;

/* The work that all connections of a contest share. */
typedef enum Contested {
  CONTESTED_READS,       /* each reads single rows */
  CONTESTED_READ_WRITE,  /* one changes two rows in each transaction, the others read both */
  CONTESTED_DISJOINT,    /* each counts in a row of its own */
  CONTESTED_SAME,        /* all count in one row */
  CONTESTED_TRANSFERS,   /* each moves amounts between random accounts, and adds all up now and then */
  CONTESTED_CHECKPOINTS, /* each inserts rows, and one more empties the log */
  CONTESTED_STORM,       /* each opens the database, reads a row, and closes it */
  CONTESTED_TPCC,        /* each executes the transactions of TPC-C on one warehouse */
  CONTESTED_OWN,         /* each executes a script of the user's, and one more looks at the invariants */
} Contested;

/* The result of a query. */
typedef struct QueryResult {
  uint64_t hash;             /* of all values */
  int64_t rows;
  char text[ANSWER_TEXT];    /* its beginning, in words */
} QueryResult;

/* A contest, in memory that all its processes share. */
typedef struct Contest {
  Contested workload;
  const OwnContest *own;     /* the scripts of CONTESTED_OWN, which every process has at one place; NULL without any */
  QueryResult expected[MOST_INVARIANTS];
  int64_t committedBefore[MOST_SCRIPTS];
  const char *begin;         /* the statement that begins a transaction that writes */
  int64_t window;            /* nanoseconds in which operations count */
  int64_t patience;          /* nanoseconds after the window in which a refused connection still tries */
  atomic_int isOver;         /* set if it is called off before it begins */
  _Atomic int64_t start;     /* of the window, as now() gives it; 0 before that */
  _Atomic int64_t ended;     /* when it was ended before its time; 0 if it was not */
} Contest;

/* A connection's part in a contest, in shared memory. */
typedef struct Contender {
  Task task;
  int script;                /* the index of what TASK_SCRIPT executes */
  int number;                /* among those of its task, from 0 */
  uint64_t random;           /* the state of its random numbers, not 0 */
  atomic_bool isReady;
  atomic_int finish;         /* a Finish: all else is complete once it is set */
  const char *volatile sql;  /* the statement that it executes; NULL between two. Another process reads it: in memory that both have, such as a literal */
  int64_t operations;        /* transactions, or what else it repeats, that ended in the window */
  int64_t busy;              /* refusals of the engine because of another connection */
  int64_t repeated;          /* transactions that were begun and had to be begun again */
  int64_t begun;             /* transactions of a script that were begun, those that a kill has cut off too */
  int64_t kills;             /* how often its process was killed */
  int64_t written;           /* transactions that have written, also after the window; of a terminal, ordered and paid say more */
  int64_t ordered;           /* orders that a terminal has placed */
  int64_t paid;              /* cents that a terminal has taken in */
  int64_t torn;              /* transactions that saw a half of another */
  char tornMessage[CONTENDER_MESSAGE];
  char message[CONTENDER_MESSAGE]; /* of an error, or why it cannot do its task */
  Histogram times;           /* of its operations, waits included */
} Contender;

/* A contender's connection. */
typedef struct ContenderConnection {
  sqlite3 *handle;
  Contender *own;
  Contest *contest;
  const char *path;
  const char *refused;       /* the last statement that did not succeed; NULL if there is none, or its text is gone */
  size_t done;               /* statements of a script that are behind it for good */
  bool hasBegun;             /* whether the transaction that it tries has begun */
  sqlite3_stmt **statements; /* prepared; those that its task needs, the others are NULL */
} ContenderConnection;

/* Whether a status says that another connection is in the way. */
static inline bool isRefusal(int status) { return (status & 0xff) == STATUS_BUSY || (status & 0xff) == STATUS_LOCKED; }

/*
** Opens a connection, and runs the options' settings and attempts on it. The engine is told not to wait by itself: the driver waits, the
** same way on all engines. Returns the status.
*/
DRIVER_API int openContender(ContenderConnection *connection);

/* Closes it. Returns the status. */
DRIVER_API int closeContender(ContenderConnection *connection);

/*
** Executes one statement as text. Returns the status.
**
** @param sql of a contender in a process of its own, a text that its parent has too
** @param value the first column of its last row; NULL if nobody needs it
*/
DRIVER_API int runText(ContenderConnection *connection, const char *sql, sqlite3_int64 *value);

/* runText() for a text of this process alone. @param sql what it is made of, as another process reads it */
DRIVER_API int runFilled(ContenderConnection *connection, const char *sql, const char *text);

/* Notes the statement that is executed, for those who look on; NULL between two. */
DRIVER_API void noteStatement(ContenderConnection *connection, const char *sql);

/* Prepares a statement. Returns the status. @param sql a literal, as another process reads it */
DRIVER_API int prepareBound(ContenderConnection *connection, const char *sql, sqlite3_stmt **statement);

/* Executes a prepared statement to its end. @param values bound to its parameters @param value as for runText() */
DRIVER_API int executeBound(ContenderConnection *connection, sqlite3_stmt *statement, const char *sql, const sqlite3_int64 *values,
  int count, sqlite3_int64 *value);

/* Notes that a transaction has read two numbers that cannot be. The first words are kept. @param what the words, with two %lld */
DRIVER_API void noteTorn(Contender *own, const char *what, sqlite3_int64 one, sqlite3_int64 other);

/* Keeps the engine's words for what it has refused to do: the next statement replaces them. */
DRIVER_API void noteRefusal(ContenderConnection *connection, const char *what, int status);

/*
** Waits before another try, longer each time: 0.05 ms at first, at most 1 ms, a random part of each. It is the busy handler of every engine.
** Returns false if the contender's patience is at its end, or the contest is called off.
*/
DRIVER_API bool waitForTurn(const ContenderConnection *connection, int64_t *pause);

/* The end of the window, as now() gives it, or when the contest was ended before that. */
DRIVER_API int64_t endOfContest(const Contest *contest);

/* Ends a contest before its time. */
DRIVER_API void endContest(Contest *contest);

/* Sleeps, and looks now and then whether the contest has ended. */
DRIVER_API void pauseUntilEnd(const Contest *contest, int64_t ns);

/* Sleeps, nanoseconds. */
DRIVER_API void sleepFor(int64_t ns);

#endif
