/* What a sample runs: its statements as text or prepared, with or without the time of each. */

typedef struct {
  Statements file;
  Prepared prepared;    /* of --prepared only */
  Latencies *latencies; /* of --latencies only; NULL in a pass that is not timed */
} Workload;

static Workload readWorkload(const char *path, int hashing) {
  Workload workload = { .file = mapStatements(path) };
  if (state.prepared) workload.prepared = decodePrepared(workload.file);
  if (state.latencies && !hashing) workload.latencies = makeLatencies();
  return workload;
}

/* Before the clock starts, on the open database. */
static void prepareWorkload(Workload *workload) {
  if (state.prepared) prepareShapes(&workload->prepared);
}

static void executeWorkload(Workload *workload, Execution *execution) {
  static const char where[] = "statement";
  Latencies *latencies = workload->latencies;
  if (state.prepared) {
    if (latencies) executePreparedTimed(where, &workload->prepared, execution, latencies);
    else executePrepared(where, &workload->prepared, execution);
  } else if (latencies) executeAllTimed(where, workload->file, execution, latencies);
  else executeAll(where, workload->file, execution);
}

/* After the clock has stopped. */
static void finalizeWorkload(Workload *workload) {
  if (state.prepared) finalizeShapes(&workload->prepared);
}

/* As a part of the sample's reply: the buckets that have any, in order, with how many. */
static void printLatencies(const Workload *workload) {
  const Latencies *latencies = workload->latencies;
  if (!latencies) return;
  fprintf(state.reply, ",\"latencies\":{\"max_ns\":%" PRId64 ",\"counts\":[", latencies->longest);
  const char *separator = "";
  for (int i = 0; i < BUCKETS; i++) {
    if (latencies->counts[i] == 0) continue;
    fprintf(state.reply, "%s[%d,%" PRIu32 "]", separator, i, latencies->counts[i]);
    separator = ",";
  }
  fprintf(state.reply, "]}");
}
