#ifndef DRIVER_PLATFORM_H
#define DRIVER_PLATFORM_H

/* Every file of the driver includes this first, directly or through its own header. */

/* For pipe2, memfd_create and strndup. The C library reads it in its first header only. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

/*
** Linkage of shared functions and data. In the one shipped file everything is static, as in SQLite's amalgamation: the compiler
** inlines the timing loops, and no name meets one of an engine that is linked in.
**
**   DRIVER_API    before a function's declaration and definition, and before a variable's definition
**   DRIVER_DATA   before a variable's declaration
*/
#ifdef DRIVER_AMALGAMATION
#define DRIVER_API static
#define DRIVER_DATA static
#else
#define DRIVER_API
#define DRIVER_DATA extern
#endif

/* The compiler checks the arguments of a function that formats: the positions of its format and of the first value. */
#define PRINTF_LIKE(text, values) __attribute__((format(printf, text, values)))

#endif
