#ifndef DRIVER_RACE_H
#define DRIVER_RACE_H

#include "platform.h"

/*
** Executes batches of trials, as standard input asks, all in this process: the statements of a trial are timed, and a failure is part
** of the reply, so that thousands of statements a second can be tried. A statement that exceeds its time is interrupted.
*/
DRIVER_API void race(void);

#endif
