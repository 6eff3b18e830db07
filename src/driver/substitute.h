#ifndef DRIVER_SUBSTITUTE_H
#define DRIVER_SUBSTITUTE_H

#include "platform.h"

#include "engine.h"

/* Other ways to do what an engine's missing functions would do. None of them does less: where there is no other way, the work fails. */

/* Replaces those of the engine's missing functions that have another way. */
DRIVER_API void substituteMissing(void);

/*
** A value as a text that ends in a NUL, up to the statement's next step or the next call; NULL for NULL. An engine without
** sqlite3_column_text does not convert, so numbers are written here.
*/
DRIVER_API const char *valueText(sqlite3_stmt *statement, int column);

#endif
