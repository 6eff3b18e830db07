#ifndef DRIVER_CLIENT_LIBRARY_H
#define DRIVER_CLIENT_LIBRARY_H

#include "platform.h"

/* The headers of the client library, MariaDB's or MySQL's, wherever a system keeps them. */

#ifdef ENGINE_SERVER

#if __has_include(<mariadb/mysql.h>)
#include <mariadb/errmsg.h>
#include <mariadb/mysql.h>
#elif __has_include(<mysql/mysql.h>)
#include <mysql/errmsg.h>
#include <mysql/mysql.h>
#else
#include <errmsg.h>
#include <mysql.h>
#endif

#endif

#endif
