#ifndef DRIVER_PLANS_H
#define DRIVER_PLANS_H

#include "platform.h"

/* Replies what each statement of a file answers, which may be refused. Fails for a shell or a server, which are not asked. */
DRIVER_API void replyPlans(const char *path);

#endif
