#include "server-value.h"

#ifdef ENGINE_SERVER

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

DRIVER_API bool isInexact(enum enum_field_types type) {
  return type == MYSQL_TYPE_NEWDECIMAL || type == MYSQL_TYPE_DECIMAL || type == MYSQL_TYPE_DOUBLE
    || type == MYSQL_TYPE_FLOAT;
}

/* Cuts zeros off the end of a fraction, and the point if nothing is behind it. Returns the size. */
static size_t cutZeros(char *number) {
  size_t size = strlen(number);
  if (!strchr(number, '.') || strchr(number, 'e')) return size;
  while (number[size - 1] == '0') size--;
  if (number[size - 1] == '.') size--;
  number[size] = 0;
  if (strcmp(number, "-0") != 0) return size;
  strcpy(number, "0");
  return 1;
}

/* As decimal digits without an exponent if they are few, so that a DOUBLE is written as a DECIMAL of its value is. */
static void printRounded(char *number, double value, int digits) {
  char rounded[64];
  snprintf(rounded, sizeof rounded, "%.*e", digits - 1, value);
  const int exponent = atoi(strchr(rounded, 'e') ? strchr(rounded, 'e') + 1 : "0");
  if (exponent < -30 || exponent > 64) snprintf(number, NUMBER_SIZE, "%s", rounded);
  else snprintf(number, NUMBER_SIZE, "%.*f", digits - 1 - exponent > 0 ? digits - 1 - exponent : 0, strtod(rounded, NULL));
}

DRIVER_API size_t textOfNumber(enum enum_field_types type, const char *text, size_t size, char *number) {
  if (size >= NUMBER_SIZE) size = NUMBER_SIZE - 1;
  memcpy(number, text, size);
  number[size] = 0;
  if (type == MYSQL_TYPE_DOUBLE) printRounded(number, strtod(number, NULL), 15);
  else if (type == MYSQL_TYPE_FLOAT) printRounded(number, strtod(number, NULL), 6);
  return cutZeros(number);
}

#endif
