/*
** A plain loop over SQL: fields that each end in a NUL, of which "N" opens a new database in memory. Statements are prepared, stepped to their
** end and finalized; one that takes more than a quarter of a second is given up, as in a hunt. Prints nothing.
**
** usage: plain FILE
*/
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
int sqlite3_open(const char *, sqlite3 **);
int sqlite3_close(sqlite3 *);
int sqlite3_prepare_v2(sqlite3 *, const char *, int, sqlite3_stmt **, const char **);
int sqlite3_step(sqlite3_stmt *);
int sqlite3_finalize(sqlite3_stmt *);
void sqlite3_progress_handler(sqlite3 *, int, int (*)(void *), void *);

enum { ROW = 100, CALLS = 10000 };

static clock_t began;

static int isTooLong(void *unused) {
  (void)unused;
  return clock() - began > CLOCKS_PER_SEC / 4;
}

int main(int count, char **arguments) {
  if (count != 2) return 2;
  FILE *file = fopen(arguments[1], "rb");
  if (!file) return 2;
  fseek(file, 0, SEEK_END);
  const long size = ftell(file);
  rewind(file);
  char *text = malloc((size_t)size + 1);
  if (!text || fread(text, 1, (size_t)size, file) != (size_t)size) return 2;
  text[size] = 0;
  fclose(file);
  sqlite3 *connection = NULL;
  for (const char *sql = text; sql < text + size; sql += strlen(sql) + 1) {
    if (strcmp(sql, "N") == 0) {
      sqlite3_close(connection);
      if (sqlite3_open(":memory:", &connection) != 0) return 1;
      sqlite3_progress_handler(connection, CALLS, isTooLong, NULL);
      continue;
    }
    sqlite3_stmt *statement = NULL;
    began = clock();
    if (sqlite3_prepare_v2(connection, sql, -1, &statement, NULL) == 0)
      while (sqlite3_step(statement) == ROW) {}
    sqlite3_finalize(statement);
  }
  sqlite3_close(connection);
  return 0;
}
