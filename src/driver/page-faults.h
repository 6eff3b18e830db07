#ifndef DRIVER_PAGE_FAULTS_H
#define DRIVER_PAGE_FAULTS_H

#include "platform.h"

#include <stdbool.h>

/* Work of a process before its clock starts, so that no page faults of a fork or of a young heap are timed. */

/*
** Writes to every private page at once, as if this process had prepared the database itself. After a fork every page is
** shared until it is written to, and that fault would be timed: samples took 25 % longer.
*/
DRIVER_API void populatePages(void);

/* Whether the system can do that: Linux 5.14 and later. */
DRIVER_API bool canPopulatePages(void);

/*
** Grows the heap as preparing a database would. A process that has prepared one has an allocator that keeps what was
** freed, and maps no large blocks any more. One that opens a copy has to grow it first, and its page faults would be
** timed: DoltLite's writes on file took 6 to 14 % longer.
*/
DRIVER_API void growHeap(void);

/* How many threads this process has; 0 if the system does not say, and then it must not fork for samples. */
DRIVER_API int countThreads(void);

#endif
