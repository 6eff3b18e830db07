#ifndef DRIVER_TRANSACTION_WORDS_H
#define DRIVER_TRANSACTION_WORDS_H

#include "platform.h"

#include <stdbool.h>

/* Whether a transaction is open behind a statement that has succeeded. */
DRIVER_API bool isOpenBehind(const char *sql, bool wasOpen);

#endif
