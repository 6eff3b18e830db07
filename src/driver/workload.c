#include "workload.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "memory.h"
#include "options.h"
#include "reply.h"

DRIVER_API Workload readWorkload(const char *path) {
  Workload workload = { .file = mapStatements(path) };
  if (options.prepared) workload.prepared = decodePreparedFile(workload.file);
  return workload;
}

/* Takes so many statements off the beginning of `rest`, or fewer if there are no more. */
static Statements takeStatements(Statements *rest, size_t count) {
  const char *const start = rest->text, *const end = start + rest->size, *sql = start;
  while (count-- > 0 && sql < end) sql += strlen(sql) + 1;
  *rest = (Statements){ sql, (size_t)(end - sql) };
  return (Statements){ start, (size_t)(sql - start) };
}

/* Like takeStatements, for prepared statements. */
static PreparedFile takePrepared(PreparedFile *rest, size_t count) {
  PreparedFile taken = *rest;
  if (count < taken.invocationCount) taken.invocationCount = count;
  taken.valueCount = 0;
  for (size_t i = 0; i < taken.invocationCount; i++) taken.valueCount += taken.invocations[i].valueCount;
  rest->invocations += taken.invocationCount;
  rest->invocationCount -= taken.invocationCount;
  rest->values += taken.valueCount;
  rest->valueCount -= taken.valueCount;
  return taken;
}

static size_t countStatements(const Workload *workload) {
  if (options.prepared) return workload->prepared.invocationCount;
  size_t count = 0;
  const char *const end = workload->file.text + workload->file.size;
  for (const char *sql = workload->file.text; sql < end; sql += strlen(sql) + 1) count++;
  return count;
}

/* The text of the last statement, or of its shape. */
static const char *lastStatement(const Workload *workload) {
  if (options.prepared) {
    const PreparedFile *file = &workload->prepared;
    return file->invocationCount > 0 ? file->shapes[file->invocations[file->invocationCount - 1].shape].sql : "";
  }
  const char *sql = workload->file.text + workload->file.size - 1;
  while (sql > workload->file.text && sql[-1] != 0) sql--;
  return sql;
}

/* Whether a COMMIT ends a workload and can be timed alone: a shell's time for nothing would be much of it. */
static bool endsWithCommit(const Workload *workload) {
  static const char commit[] = "COMMIT";
  const char *const last = lastStatement(workload), *const after = last + strlen(commit);
  if (options.shell || strncasecmp(last, commit, strlen(commit)) != 0) return false;
  return *after == 0 || *after == ';' || isspace((unsigned char)*after);
}

DRIVER_API void timeParts(Workload *workload, const char *transactions, bool isShared) {
  if (options.latencies) workload->timing.latencies = makeLatencies(isShared);
  if (transactions && !options.shell)
    workload->timing.transactions = readTransactions(transactions, countStatements(workload), isShared);
}

DRIVER_API void expectErrors(Workload *workload, const char *path) {
  if (!path) return;
  if (options.shell) fail("errors", NULL, "a shell ends at its first error, so that none can be expected of it");
  workload->errorFile = mapStatements(path);
  workload->errors = workload->errorFile.text;
  size_t count = 0;
  for (size_t i = 0; i < workload->errorFile.size; i++) count += workload->errors[i] == 0;
  if (count != countStatements(workload))
    fail("errors", NULL, "%s is about %zu statements, and there are %zu", path, count, countStatements(workload));
}

/* Skips the fields of so many statements. */
static const char *skipErrors(const char *errors, size_t statements) {
  while (statements-- > 0) errors += strlen(errors) + 1;
  return errors;
}

DRIVER_API Chunks divideWorkload(const Workload *workload, size_t statements) {
  const size_t counted = countStatements(workload);
  const bool isCommitApart = statements > 0 && counted > 1 && endsWithCommit(workload);
  const size_t all = counted - (isCommitApart ? 1 : 0);
  if (statements == 0 || statements > all) statements = all > 0 ? all : 1;
  Chunks chunks = { .isCommitApart = isCommitApart };
  chunks.count = (all > 0 ? (all + statements - 1) / statements : 1) + (isCommitApart ? 1 : 0);
  chunks.parts = mapMemory(chunks.count * sizeof *chunks.parts, false);
  Workload rest = *workload;
  for (size_t i = 0; i < chunks.count; i++) {
    const bool isLastOfRest = isCommitApart && i + 2 == chunks.count;
    const size_t taken = isLastOfRest ? all - i * statements : statements;
    chunks.parts[i] = *workload;
    if (options.prepared) chunks.parts[i].prepared = takePrepared(&rest.prepared, taken);
    else chunks.parts[i].file = takeStatements(&rest.file, taken);
    chunks.parts[i].errors = rest.errors;
    if (rest.errors && i + 1 < chunks.count) rest.errors = skipErrors(rest.errors, taken);
  }
  return chunks;
}

DRIVER_API void discardWorkload(Workload *workload, Chunks chunks) {
  if (options.prepared) discardPreparedFile(&workload->prepared);
  if (workload->timing.latencies) discardLatencies(workload->timing.latencies);
  if (workload->timing.transactions) discardTransactions(workload->timing.transactions);
  unmapStatements(workload->file);
  if (workload->errors) unmapStatements(workload->errorFile);
  unmapMemory(chunks.parts, chunks.count * sizeof *chunks.parts);
}
