#ifndef DRIVER_SETTINGS_H
#define DRIVER_SETTINGS_H

#include "platform.h"

/* Replies the settings that matter for speed and the compile options, as the engine itself gives them. */
DRIVER_API void replySettings(void);

#endif
