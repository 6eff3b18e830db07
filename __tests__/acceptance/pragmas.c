/*
** Gives an engine pragmas with a path, on a database in memory and on one in a file.
**
** usage: pragmas ENGINE FOLDER PRAGMA...
**
** The database is FOLDER/db, and the path of a pragma FOLDER/named/PRAGMA. The caller looks for files, and not at what the engine answers.
*/
#include <dlfcn.h>
#include <stdio.h>

typedef int Open(const char *, void **);
typedef int Exec(void *, const char *, void *, void *, char **);
typedef int Close(void *);

int main(int count, char **given) {
  if (count < 4) return 2;
  void *const engine = dlopen(given[1], RTLD_NOW | RTLD_LOCAL);
  if (!engine) return fprintf(stderr, "%s\n", dlerror()), 1;
  Open *const openDatabase = (Open *)dlsym(engine, "sqlite3_open");
  Exec *const execute = (Exec *)dlsym(engine, "sqlite3_exec");
  Close *const closeDatabase = (Close *)dlsym(engine, "sqlite3_close");
  if (!openDatabase || !execute || !closeDatabase) return fprintf(stderr, "%s has no API\n", given[1]), 1;
  char path[4096], sql[8192];
  snprintf(path, sizeof path, "%s/db", given[2]);
  const char *const places[] = { ":memory:", path };
  for (int place = 0; place < 2; place++)
    for (int i = 3; i < count; i++)
      for (int form = 0; form < 2; form++) {
        void *db;
        if (openDatabase(places[place], &db) != 0) return 1;
        snprintf(sql, sizeof sql, form ? "PRAGMA %s('%s/named/%s')" : "PRAGMA %s = '%s/named/%s'", given[i], given[2], given[i]);
        execute(db, sql, NULL, NULL, NULL);
        execute(db, "CREATE TABLE IF NOT EXISTS t(a); INSERT INTO t VALUES (1); SELECT * FROM t ORDER BY a", NULL, NULL, NULL);
        closeDatabase(db);
      }
  return 0;
}
