#ifndef DRIVER_TERMINALS_H
#define DRIVER_TERMINALS_H

#include "platform.h"

#include "contender.h"

/*
** The terminals of TPC-C (clause 2 of its standard, revision 5.11, without think times). All are of one warehouse: they have its row, and that
** of a district, in common. Unlike in the suite tpcc, a transaction knows only what it has read itself.
*/

enum {
  TERMINAL_DISTRICTS = 10,
  TERMINAL_CUSTOMERS = 15,           /* of a district, and the orders that it starts with */
  TERMINAL_ITEMS = 500,
  TERMINAL_TAKEN_BEFORE = 30000000,  /* that the warehouse has taken in before the contest, cents */
  TERMINAL_PAID_BEFORE = 1000,       /* that each customer has paid before, once, cents */
};

/* Tries one transaction of the mix. Returns the status. @param random its choices, the same in each try */
DRIVER_API int tryTerminal(ContenderConnection *connection, uint64_t random);

#endif
