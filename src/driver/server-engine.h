#ifndef DRIVER_SERVER_ENGINE_H
#define DRIVER_SERVER_ENGINE_H

#include "platform.h"

#include "engine.h"

#ifdef ENGINE_SERVER


/* The functions that the driver calls, all answered by a server. */
DRIVER_API Engine serverEngine(void);

#endif

#endif
