#include "execute-workload.h"

#include <stdbool.h>

#include "database.h"
#include "expected-errors.h"
#include "options.h"
#include "prepared.h"

DRIVER_API void prepareWorkload(Workload *workload) {
  if (options.prepared) prepareShapes(&workload->prepared);
}

DRIVER_API void executeWorkload(Workload *workload, Execution *execution) {
  static const char where[] = "statement";
  const Timing timing = workload->timing;
  const bool isTimed = timing.latencies || timing.transactions;
  if (workload->errors) {
    executeExpecting(workload, execution);
  } else if (options.prepared) {
    if (isTimed) executePreparedTimed(where, &workload->prepared, execution, timing);
    else executePrepared(where, &workload->prepared, execution);
  } else if (isTimed) {
    executeStatementsTimed(where, workload->file, execution, timing);
  } else {
    executeOnDatabase(where, workload->file, execution);
  }
}

DRIVER_API void finalizeWorkload(Workload *workload) {
  if (options.prepared) finalizeShapes(&workload->prepared);
}
