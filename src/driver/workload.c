#include "workload.h"

#include "database.h"
#include "options.h"
#include "prepared.h"

DRIVER_API Workload readWorkload(const char *path, bool hashing) {
  Workload workload = { .file = mapStatements(path) };
  if (options.prepared) workload.prepared = decodePreparedFile(workload.file);
  if (options.latencies && !hashing) workload.latencies = makeLatencies();
  return workload;
}

DRIVER_API void prepareWorkload(Workload *workload) {
  if (options.prepared) prepareShapes(&workload->prepared);
}

DRIVER_API void executeWorkload(Workload *workload, Execution *execution) {
  static const char where[] = "statement";
  Latencies *latencies = workload->latencies;
  if (options.prepared) {
    if (latencies) executePreparedTimed(where, &workload->prepared, execution, latencies);
    else executePrepared(where, &workload->prepared, execution);
  } else if (latencies) {
    executeStatementsTimed(where, workload->file, execution, latencies);
  } else {
    executeOnDatabase(where, workload->file, execution);
  }
}

DRIVER_API void finalizeWorkload(Workload *workload) {
  if (options.prepared) finalizeShapes(&workload->prepared);
}
