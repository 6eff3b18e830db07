/*
** Faults that planted.ts puts into SQLite's amalgamation. Each library has one, which `plantedFault` names; all share the object file of
** the amalgamation, which takes a minute to compile.
*/

enum {
  PLANTED_NONE,
  PLANTED_LIKE,
  PLANTED_INDEX_DELETE,
  PLANTED_SORTER,
  PLANTED_TEXT_KEY,
  PLANTED_IN_LIST,
  PLANTED_PENDING,
  PLANTED_WIDE,
  PLANTED_MANY_COLUMNS,
  PLANTED_SUM,
  PLANTED_JSON,
  PLANTED_WRONG,
  PLANTED_CRASH,
  PLANTED_HANG,
  PLANTED_LEAK,
  PLANTED_GROWTH,
  PLANTED_STEP_BACK,
  PLANTED_PARTIAL_INDEX,
  PLANTED_LARGE_INTEGER,
  PLANTED_PLANNER,
  PLANTED_CACHE,
};

extern const int plantedFault;

/* Work of about so many nanoseconds, whatever the compiler thinks of it. */
static inline void plantedSpin(int nanoseconds) {
  for (volatile int i = 0; i < nanoseconds; i++) {}
}

static inline void plantedSlow(int fault, int nanoseconds) {
  if (plantedFault == fault) plantedSpin(nanoseconds);
}

/* Memory that is kept until the database is closed. */
static void *plantedKept;

static inline void plantedKeep(void) {
  void **kept = __builtin_malloc(200);
  if (!kept) return;
  *kept = plantedKept;
  plantedKept = kept;
}

static inline void plantedGiveBack(void) {
  while (plantedKept) {
    void *kept = plantedKept;
    plantedKept = *(void **)kept;
    __builtin_free(kept);
  }
}
