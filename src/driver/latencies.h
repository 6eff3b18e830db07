/* The time of each statement, in a histogram: as fine for short times as for long ones, in little memory. */

/* Of each octave; a bucket is at most 1/64 of its times wide. Times below 128 ns have one each. */
enum { BUCKETS_AN_OCTAVE = 64, BUCKETS = BUCKETS_AN_OCTAVE * 58 };

typedef struct {
  int64_t last;    /* when the statement before ended, or the first began */
  int64_t longest; /* nanoseconds, exactly */
  uint32_t counts[BUCKETS];
} Latencies;

/* The number of a time's bucket: that of its octave, and its six bits after the first. */
static unsigned bucketOf(uint64_t ns) {
  unsigned shift = ns < 2 * BUCKETS_AN_OCTAVE ? 0 : 57 - (unsigned)__builtin_clzll(ns);
  return shift * BUCKETS_AN_OCTAVE + (unsigned)(ns >> shift);
}

/* The clock is read once a statement: where one ends, the next begins. */
static void recordLatency(Latencies *latencies) {
  int64_t end = now();
  int64_t ns = end - latencies->last;
  latencies->counts[bucketOf((uint64_t)ns)]++;
  if (ns > latencies->longest) latencies->longest = ns;
  latencies->last = end;
}

/* Touched, so that no page of it is mapped while statements are timed. */
static Latencies *makeLatencies(void) {
  Latencies *latencies = allocateAside(sizeof *latencies);
  memset(latencies, 0, sizeof *latencies);
  return latencies;
}

/* Loops of their own: without latencies a statement costs not one instruction more. */
static void executeAllTimed(const char *where, Statements statements, Execution *execution, Latencies *latencies) {
  const char *end = statements.text + statements.size;
  latencies->last = now();
  for (const char *sql = statements.text; sql < end;) {
    size_t size = strlen(sql) + 1;
    execute(where, sql, (int)size, execution);
    recordLatency(latencies);
    sql += size;
  }
}

static void executePreparedTimed(const char *where, Prepared *prepared, Execution *execution, Latencies *latencies) {
  const Value *values = prepared->values;
  latencies->last = now();
  for (const Call *call = prepared->calls; call < prepared->calls + prepared->callCount; call++) {
    executeShape(where, &prepared->shapes[call->shape], values, execution);
    recordLatency(latencies);
    values += call->values;
  }
}
