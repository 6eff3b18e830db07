#ifndef DRIVER_TURNS_H
#define DRIVER_TURNS_H

#include "platform.h"

#include "waiting.h"

/*
** Taking turns with the processes of other engines: what slows the machine down for a moment meets all of them, not the one
** that happened to run. They share a processor, and a file that says whose turn it is. A waiting process sleeps.
**
** Without joinTurns() the other functions do nothing.
*/

enum { MOST_PROCESSES = 3 };

/* Has this process, and all that it starts from here on, run on the processor of this number, from 0, if the system allows it. */
DRIVER_API void stayOnProcessor(int processor);

/* The same, on the last processor that it may run on. */
DRIVER_API void stayOnLastProcessor(void);

/*
** Takes part in turns. Process 0 has the first turn, which begins when all have joined.
**
** @param file a TurnTable of zeros, as the tool has made it
** @param own the number of this process, from 0
** @param count how many take part
*/
DRIVER_API void joinTurns(const char *file, int own, int count);

/* Waits until it is this process's turn. */
DRIVER_API void awaitTurn(void);

/* Ends this process's turn. The next is that of the process with the next number that still takes turns. */
DRIVER_API void passTurn(void);

/* The work of this process since it joined while it waited: for its turns, and for the others to leave. */
DRIVER_API Waiting whileWaiting(void);

/*
** Takes no more turns, and waits until nobody does: what a process does afterwards would be in the others' times. It can join
** others again.
*/
DRIVER_API void leaveTurns(void);

#endif
