#ifndef DRIVER_SAMPLE_H
#define DRIVER_SAMPLE_H

#include "platform.h"

#include <stdbool.h>

#include "command.h"

/*
** What the process of one sample does: from a fresh state to the reply. A database on file is closed afterwards,
** since the reply "done" is to say whether that went well; one in memory ends with the process.
**
** @param isDirty whether the working copy may differ from the template
*/
DRIVER_API void runCommand(Command command, bool isDirty);

/* Executes the options' rehearsal, if there is one, on a database that nothing is left of but what the next sample replaces. */
DRIVER_API void rehearse(void);

#endif
