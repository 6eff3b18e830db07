/*
** sqlite3_step() with EXTRA more instructions a call, for an amalgamation that is compiled with
** -Dsqlite3_step=sqlite3_original_step. Two builds differ in EXTRA alone, so that the difference of their
** counts is known: EXTRA for each statement and each row.
*/
typedef struct sqlite3_stmt sqlite3_stmt;

int sqlite3_original_step(sqlite3_stmt *statement);

int sqlite3_step(sqlite3_stmt *statement) {
  __asm__ volatile(".rept %c0\n\tnop\n\t.endr" : : "i"(EXTRA));
  return sqlite3_original_step(statement);
}
