/*
** An extension of SQLite that ends statements at a deadline, since better-sqlite3 cannot interrupt one, and omits progress handlers. The SQL
** function replay_deadline(MS) sets the deadline of the process, in milliseconds from now. From then on, the statement that runs on a connection
** with this extension ends with SQLITE_INTERRUPT, and so does each one after it, unless it is short.
*/
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_context sqlite3_context;
typedef struct sqlite3_value sqlite3_value;
typedef void (*Function)(sqlite3_context *, int, sqlite3_value **);

/* Functions of struct sqlite3_api_routines, which only ever grows at its end: https://www.sqlite.org/src/file/src/sqlite3ext.h */
typedef struct Api {
  void (*first[64])(void);
  void (*interrupt)(sqlite3 *);
  void (*second[42])(void);
  int64_t (*value_int64)(sqlite3_value *);
  void (*third[54])(void);
  int (*create_function_v2)(sqlite3 *, const char *, int, int, void *, Function, Function, void (*)(sqlite3_context *), void (*)(void *));
  int (*db_config)(sqlite3 *, int, ...);
} Api;

/* https://www.sqlite.org/c3ref/c_dbconfig_defensive.html */
enum { QUOTED_TEXT = 1013, QUOTED_TEXT_IN_SCHEMA = 1014 };
enum { OK = 0, ERROR = 1, NOMEM = 7, UTF8 = 1, LOADED_FOR_GOOD = 256 };

/* A connection that is open. */
typedef struct Watched {
  sqlite3 *db;
  struct Watched *next;
} Watched;

static const Api *api;
/* Held for the variables below it: no statement is interrupted once its deadline is taken back. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static Watched *all;
static bool isWatching;
static int64_t deadlineMs = INT64_MAX;

static int64_t nowMs(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void *watch(void *unused) {
  const struct timespec pause = { .tv_nsec = 20000000 };
  for (;;) {
    nanosleep(&pause, NULL);
    pthread_mutex_lock(&mutex);
    const bool isOver = nowMs() >= deadlineMs;
    for (const Watched *one = all; isOver && one; one = one->next) api->interrupt(one->db);
    pthread_mutex_unlock(&mutex);
  }
  return unused;
}

static void setDeadline(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)context;
  if (count != 1) return;
  const int64_t ms = api->value_int64(values[0]);
  pthread_mutex_lock(&mutex);
  deadlineMs = nowMs() + ms;
  pthread_mutex_unlock(&mutex);
}

/* The connection closes. */
static void unwatch(void *closing) {
  pthread_mutex_lock(&mutex);
  Watched **place = &all;
  while (*place && *place != closing) place = &(*place)->next;
  if (*place) *place = (*place)->next;
  pthread_mutex_unlock(&mutex);
  free(closing);
}

/* The function that sqlite3_load_extension calls. */
int sqlite3_extension_init(sqlite3 *db, char **message, const Api *routines);
int sqlite3_extension_init(sqlite3 *db, char **message, const Api *routines) {
  (void)message;
  Watched *const made = malloc(sizeof *made);
  if (!made) return NOMEM;
  pthread_mutex_lock(&mutex);
  api = routines;
  *made = (Watched){ db, all };
  all = made;
  pthread_t thread;
  if (!isWatching && pthread_create(&thread, NULL, watch, NULL) == 0) isWatching = pthread_detach(thread) == 0;
  const bool isWatched = isWatching;
  pthread_mutex_unlock(&mutex);
  /* A failure calls the destructor too. */
  const int status = api->create_function_v2(db, "replay_deadline", 1, UTF8, made, setDeadline, NULL, NULL, unwatch);
  /* The thread runs on when the connection has closed. */
  return status != OK ? status : isWatched ? LOADED_FOR_GOOD : ERROR;
}

/* As SQLite has it without other compile options, and programs use it: "a" is a text if no column has the name. */
int sqlite3_quoted_texts_init(sqlite3 *db, char **message, const Api *routines);
int sqlite3_quoted_texts_init(sqlite3 *db, char **message, const Api *routines) {
  (void)message;
  const int status = routines->db_config(db, QUOTED_TEXT, 1, (int *)NULL);
  return status != OK ? status : routines->db_config(db, QUOTED_TEXT_IN_SCHEMA, 1, (int *)NULL);
}
