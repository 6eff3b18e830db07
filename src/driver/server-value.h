#ifndef DRIVER_SERVER_VALUE_H
#define DRIVER_SERVER_VALUE_H

#include "platform.h"

#include "client-library.h"

#ifdef ENGINE_SERVER

#include <stdbool.h>
#include <stddef.h>

/*
** Values of results as text, so that servers which agree on a value agree on its hash, though one calls a sum a DECIMAL and the
** other a DOUBLE:
**   integers   unchanged
**   DECIMAL    without zeros at the end of the fraction: 1.50 is 1.5, and 2.00 is 2
**   DOUBLE     rounded to 15 significant digits, which every double has; without zeros as above
**   FLOAT      the same with 6
**   others     the bytes unchanged: text, binary strings, dates, JSON
*/

/* Enough for every number: 65 digits of a DECIMAL, its point and its sign. */
enum { NUMBER_SIZE = 400 };

/* Whether a column's values are changed by textOfNumber(). */
DRIVER_API bool isInexact(enum enum_field_types type);

/*
** Puts a number's text into `number`, NUMBER_SIZE bytes, and returns how many it has.
**
** @param text as the server sends it, `size` bytes
*/
DRIVER_API size_t textOfNumber(enum enum_field_types type, const char *text, size_t size, char *number);

#endif

#endif
