#ifndef DRIVER_VARIABLES_H
#define DRIVER_VARIABLES_H

#include "platform.h"

/* The settings of a server that the options ask for, by name. */

/* Asks the open server for them. */
DRIVER_API void readVariables(void);

/* Prints what it has answered as a JSON object, with null for a setting that it does not have. */
DRIVER_API void printVariables(void);

#endif
