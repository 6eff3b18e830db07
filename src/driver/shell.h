/* Executing statements in a shell, and what that cost its process. */

/* Has the shell execute statements, and keeps what the time from the first byte sent to the mark after the last was. */
static void shellExecute(const char *where, Statements statements, Execution *execution) {
  Text text = { 0 };
  /* Where opening a file under /dev/fd is no opening anew, what was printed before would stay. */
  if (ftruncate(shell.results, 0) != 0 || lseek(shell.results, 0, SEEK_SET) != 0)
    fail(where, NULL, "its results' file: %s", strerror(errno));
  appendMark(&text, TO_RESULTS);
  exchange(where, text.bytes, text.size, NULL, 0);
  text.size = 0;
  const char *end = statements.text + statements.size;
  for (const char *sql = statements.text; sql < end; sql += strlen(sql) + 1) {
    appendLine(&text, sql);
    if (execution->hashing) appendLine(&text, ".print =");
    execution->statements++;
  }
  appendMark(&text, TO_NOTHING);
  int64_t started = now();
  exchange(where, text.bytes, text.size, NULL, 0);
  execution->elapsed = now() - started;
  free(text.bytes);
  takeResults(statements, execution);
}

/* What the shell's process has cost so far. */
static Usage shellUsage(void) {
  Usage usage = { 0 };
#ifdef __linux__
  clockid_t clock;
  if (clock_getcpuclockid(shell.process, &clock) == 0) usage.cpu = clockNs(clock);
  char path[64], line[512];
  snprintf(path, sizeof path, "/proc/%d/stat", (int)shell.process);
  FILE *file = fopen(path, "re");
  const char *after = file && fgets(line, sizeof line, file) ? strrchr(line, ')') : NULL;
  /* proc_pid_stat(5): state, ppid, pgrp, session, tty_nr, tpgid, flags, minflt, cminflt, majflt */
  if (after) sscanf(after + 1, " %*c %*d %*d %*d %*d %*d %*u %ld %*u %ld", &usage.minorFaults, &usage.majorFaults);
  if (file) fclose(file);
  snprintf(path, sizeof path, "/proc/%d/status", (int)shell.process);
  file = fopen(path, "re");
  while (file && fgets(line, sizeof line, file))
    if (sscanf(line, "VmHWM: %" SCNd64, &usage.peak) == 1) usage.peak *= 1024;
  if (file) fclose(file);
#endif
  return usage;
}
