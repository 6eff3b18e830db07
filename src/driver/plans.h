#ifndef DRIVER_PLANS_H
#define DRIVER_PLANS_H

#include "platform.h"

#include <stdbool.h>

/*
** Replies what each statement of a file answers, which may be refused. Fails for a shell or a server, which are not asked.
**
** @param asLiterals whether values are shown as SQL writes them, so that 1 and '1' differ
*/
DRIVER_API void replyPlans(const char *path, bool asLiterals);

#endif
