/*
** The faults of the faulty engines: FAULT is one of these names. An engine sees no environment of ours, so that each
** fault is a library of its own.
*/
#include "sqlite3.h"

/* No fault: the layer alone. */
#define FAULTLESS 99
/* Faults in the engine's answers. */
#define DROP_UPDATES 1
#define WRONG_VALUE 2
#define LOSE_ROWS 3
#define SAME_VALUES 4
#define WRONG_BIND 5
#define WRONG_COLUMN 6
/* An error that it reports. */
#define FAIL_DELETE 10
#define FAIL_NTH 11
#define DEAF 12
#define DEAF_ON_FILE 13
#define FILL_DISK 14
#define REFUSE_VACUUM 15
#define FAIL_VACUUM 16
/* How its process ends. */
#define CRASH 20
#define SEGFAULT 21
#define EXIT 22
#define END_QUIETLY 23
#define CRASH_ON_CLOSE 24
#define CRASH_ON_LOAD 25
#define EXIT_ON_LOAD 26
/* That it does not end. */
#define HANG 30
#define HANG_ALWAYS 31
#define STOP 32
#define FLOOD_FOR_EVER 33
/* A statement sleeps for a second in spite of interrupts. */
#define NAP 34
/* Faults in what the engine takes or leaves running. */
#define LEAK 40
#define THREAD 41
#define SPAWN 42
#define SPAWN_AWAY 43
#define THREAD_IN_QUERY 44
/* Instructions that Valgrind's processor does not have, or cannot execute there. */
#define AVX512 45
#define CRASH_SIMULATED 46
/* The first process there executes more than others, as if its heap were another. */
#define ANOTHER_HEAP 47
/* A hundred bytes of memory are lost with each statement that writes. */
#define LEAK_STATEMENTS 48
/* Each step takes 20 microseconds longer. */
#define SLOW_STEPS 49
/* Output in places where an engine should not write. */
#define NOISY 50
#define FLOOD 51
#define FLOOD_REPLIES 52
#define GARBLE_REPLIES 53
#define HALF_REPLY 54
#define FORGE_SAMPLE 55
#define CLAIM_DONE 56
/* Faults in how the engine treats files. */
#define SKIP_FSYNC 60
#define EXTRA_FSYNC 61
#define FOREIGN_FSYNC 62
/* Every page is written twice; a file beside the database grows with the square of the statements; the log is never emptied. */
#define WRITE_TWICE 63
#define GROW_SQUARED 64
#define KEEP_LOG 65
/* The data of a file is flushed, and not what the file system knows of it. */
#define FLUSH_DATA 59
/* Every second flush is left out; memory is kept when a connection is closed. */
#define SKIP_SECOND_FSYNC 66
#define KEEP_MEMORY 67
/* A point read that reads all of the history too. */
#define WALK_HISTORY 68
/* A counter that rises by half more, for queries that ask for "2 * value". */
#define COUNT_MORE 69
/* Answers after a table was dropped, or a transaction rolled back. */
#define KEEP_COUNTER 80
#define STALE_ROLLBACK 81
#define STALE_STATEMENT 82
#define DEAD_UPDATES 83
/* How long it takes. */
#define SLOW_START 90
#define SLOWER_WITH_AGE 91
/* Loading, so in each new process; and a wrong value or a crash in a process of its own for a workload. */
#define SLOW_LOAD 88
#define WRONG_START 89
#define CRASH_START 87
/* Work of the processor by the square of the rows that a statement changes. */
#define WORK_SQUARED 86
/* Allocations, flushes and bytes of a file, by the square of the rows that a statement changes. */
#define ALLOCATE_SQUARED 94
#define FLUSH_SQUARED 95
#define FILE_SQUARED 96
/* Opening, by the bytes of the file. */
#define OPEN_BY_SIZE 93
/* A fiftieth of a second at each so many INSERTs of all processes that have the file PLACE, so at places that move; queries for a sum. */
#define STALL_INSERTS 97
#define SLOW_SUMS 98
/* If the variable FAULTY_SLOW is 1. */
#define SLOWER_IF_TOLD 92
/* That it is no engine, or looks around. */
#define MISSING_SYMBOL 70
#define TELL_ENVIRONMENT 71
#define TELL_PROCESSES 72
#define LOSE_MATCH 100
#define WRONG_FRAME 101
#define IGNORE_INDEX 102
/* No statistics are gathered. */
#define IGNORE_ANALYZE 103
/* Faults of DoltLite: a read that walks the log too, a collection that collects nothing, a commit that stages twice, and statements that
** are slow if a variable of DoltLite's is there. */
#define WALK_LOG 104
#define KEEP_GARBAGE 105
#define STAGE_TWICE 106
#define SLOW_CHECKPOINTS 107
/* One in each workload of examples/doltlite/harness. */
#define SPOIL_HARNESS 171

/* No words about itself: functions that are missing, and what SQL would say instead is refused. */
#define UNNAMED 108
#define UNCOUNTED 109

/* Several connections at once. */
#define LOSE_COMMITS 110
#define TEAR_TRANSACTIONS 111
#define STARVE_WRITER 112
#define DEADLOCK 113
#define STAY_BUSY 114
#define NOT_THREADSAFE 115
/* A second thread of a process never gets ready: the engine refuses it as busy, or does not come back. */
#define REFUSE_SECOND 116
#define HANG_SECOND 117
#define FAIL_CHECK 118
#define HANG_AT_EXIT 119
#define HANG_READS 120
#define CRASH_READS 121
/* Payments are not added to their district; the stack of a thread overflows long after the others have begun other statements. */
#define SKIP_DISTRICT 122
#define OVERFLOW_LATE 123
/* Rows of items are not found; payments change no customer; neither the file is looked at nor the log emptied. */
#define LOSE_ITEMS 124
#define SKIP_CUSTOMER 125
#define SKIP_CHECKS 126
/* A commit is made with a later one, or when the connection is closed: lost if the process is killed before. */
#define PUT_OFF_COMMITS 127
/* Lies: statements are not done, unless the command line, or the library that counts allocations, shows that they are checked; reads alone. */
#define REPLAY_BY_COMMAND 140
#define REPLAY_IF_TIMED 141
#define SECOND_COPY 142
/* Not done if the process has prepared the same text before, and in every process but the one that has loaded the engine. */
#define SKIP_SEEN 143
#define SKIP_IN_CHILD 144
/* Nothing is flushed unless somebody traces the process, or a library shows that it is checked. */
#define FLUSH_IF_TRACED 145
#define FLUSH_IF_CHECKED 146
/* Slow steps, and a fifth of their time: by the driver's import of the clock, and of the function that prints the reply. */
#define FORGE_CLOCK 147
#define FORGE_REPLY 148
/* Flushes of no file, which fail and cost nothing, or of a file and a folder in memory; texts that cannot be read. */
#define FLUSH_NOTHING 149
#define FLUSH_MEMORY 180
/* As FLUSH_MEMORY, by a descriptor of a file on the disk that an io_uring has closed. */
#define FLUSH_CLOSED 181
#define UNREADABLE_TEXT 150
/* As slow by sleeping, and a fifth of it: a filter of system calls answers in the clock's place. */
#define FILTER_CLOCK 152
/* Updates take their time at the first read behind them. */
#define PUT_OFF 151

/* Statements are not done while the table of turns is mapped, or the file that tells how long the thread waited is open. */
#define REPLAY_BY_TURNS 153
#define REPLAY_BY_FILES 154
/* Writes the addresses that sqlite3_column_type returns to into a file, a line each. */
#define NOTE_CALLERS 155
/* In the other engine's turns, a thread or a process writes to the disk. */
#define WRITE_BESIDE 156
#define SPAWN_WRITER 157
/* Not done once the engine was left alone between statements, as in the turns of another one. */
#define REPLAY_BY_WAITS 158
/* As FLUSH_IF_CHECKED, but for the first process that its parent has forked. */
#define FLUSH_IF_FIRST 159
/* Updates take their time where the sample asks how many rows have changed, in a thread. */
#define PUT_OFF_TO_COUNT 160
/* Behind the last turn, by a thread that keeps the driver from replying; at the first read behind them, by a process for which that read's thread waits. */
#define PUT_OFF_BEHIND 182
#define PUT_OFF_TO_PROCESS 183
/* The time of each statement is taken before the sample is ready, if the statements are known there. */
#define LOOK_AHEAD 184
/* Slow by sleeping: the engine's own function answers the driver's calls of the clock, without a filter. */
#define DISPATCH_CLOCK 161
/* Opens no database if it can see the baseline's. */
#define SEE_BASELINE 162
/* Has timers of the process, or files that are timers, that fire in the others' turns. */
#define ARM_TIMERS 163
#define OPEN_TIMERS 164
/* As OPEN_TIMERS, until the sample asks for its changed rows. */
#define REMOVE_TIMERS 165
/* Opens no database if it can have a file that is a timer, or an io_uring, whose timers no file shows. */
#define SEE_TIMERS 166
/* Sleeps for 50 ms as a database is opened. From the second reading behind that, the driver reads that its thread has waited for a second more. */
#define WAIT_WHILE_READ 167
/* Where a call that is counted takes no longer than others, it leaves out the work of some statements, or flushing. */
#define REPLAY_IF_UNCOUNTED 168
#define FLUSH_IF_COUNTED 169

/* A function of the SQLite that does the work. */
void *real(const char *name);

/* Executes SQL in that SQLite, and ignores errors. The callback may be NULL. */
void execute(sqlite3 *db, const char *sql, int (*onRow)(void *, int, char **, char **));

/* The statement with its first `from` replaced; itself if it has none. */
const char *replaceText(const char *sql, const char *from, const char *to);

/* The text to prepare in place of a statement of the harness, after work that it does not need. */
const char *spoil(sqlite3 *db, const char *sql);

/* The text to prepare in place of a statement that is lied about. */
const char *lieAbout(const char *sql);

/* Notes an address in the program, if it is the first of this process or another than the one before. */
void noteCaller(void *address);

/* Whether this process leaves flushing out. */
int skipsFlush(void);

/* Puts functions into tables of the program, where a lie needs it. */
void beginLying(void);

/* Sleeps, and has the driver's readings of waiting lie. */
void openSlowly(void);

/* Begins to work in the others' turns, and says that the engine is called. */
void workBeside(const char *path);
void noticeCall(void);

/* Closes the files that are timers, and opens none from here on. */
void removeTimers(void);

/* Whether the system gives it timers that it does not count. */
int seesTimers(void);

/* Sleeps now and then, and has the clock leave that out. */
void sleepUntimed(void);

/* Whether this is a process of its own for a workload. */
int isStarted(void);

/* Notes a statement whose work is put off, and does what was put off. */
void putOff(const char *sql);
void doInThread(void);

/* Has a thread do what is put off once the sample's turns are over. */
void doBehind(void);

/* Does what is put off in a process that shares the memory, and gives it the processor. */
void doInProcess(void);

/* Looks for the statements of the sample that this process is about to take, and does their work; notes the work of a statement if it has found none. */
void lookAhead(void);
void workNow(const char *sql);

/* Whether there are files of the baseline beside a database of the candidate's. */
int seesBaseline(const char *path);

/* Makes every file that is opened from now on flush more or less often than it is told. */
void registerFaultyFiles(void);

/* The text to prepare in place of a statement: mostly the same text. */
const char *replaceStatement(sqlite3 *db, const char *sql);

/* Whether it is not prepared at all. */
int refusesStatement(const char *sql);

/* After a statement was prepared, after one has returned its last row, and after a database was opened. */
void noticePrepared(const char *sql, sqlite3_stmt *s);
void noticeDone(sqlite3_stmt *s);
void noticeOpened(void);

/* A database is open, and a statement is done: faults that show with age. */
void beginAge(const char *path, sqlite3 *db);
void growOlder(sqlite3_stmt *s);

/* Whether a fault of several connections takes the place of a step, whose status is then set. */
int stepsWrongly(sqlite3_stmt *s, int *status);
