#include "place.h"

#include <string.h>

#include "options.h"
#include "prepared.h"

DRIVER_API Place firstPlace(const Workload *workload) {
  return (Place){ workload->file.text, workload->prepared.invocations, workload->prepared.values };
}

DRIVER_API bool isLastPlace(const Workload *workload, Place place) {
  if (options.prepared)
    return place.invocation == workload->prepared.invocations + workload->prepared.invocationCount;
  return place.sql == workload->file.text + workload->file.size;
}

DRIVER_API Place nextPlace(Place place) {
  if (!options.prepared) return (Place){ .sql = place.sql + strlen(place.sql) + 1 };
  return (Place){ .invocation = place.invocation + 1, .values = place.values + place.invocation->valueCount };
}

DRIVER_API const char *sqlAt(const Workload *workload, Place place) {
  return options.prepared ? workload->prepared.shapes[place.invocation->shape].sql : place.sql;
}

DRIVER_API int tryAt(Workload *workload, Place place, Execution *execution) {
  if (options.prepared) return tryShape(&workload->prepared.shapes[place.invocation->shape], place.values, execution);
  return tryStatement(place.sql, (int)strlen(place.sql) + 1, execution);
}
