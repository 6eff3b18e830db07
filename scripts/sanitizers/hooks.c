/*
** Linked with what is sanitized. Options are compiled in, since engines see no environment variables of ours:
** https://github.com/google/sanitizers/wiki/AddressSanitizerFlags
*/
#define _GNU_SOURCE
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

const char *__asan_default_options(void);
const char *__ubsan_default_options(void);
int madvise(void *start, size_t size, int advice);

/*
** Reports go to files, which the program that runs the tests looks for: a test that expects a failure would hide one.
** Leaks are not looked for: the driver leaves freeing to the end of its process, and LeakSanitizer cannot run in one that
** is traced. Crashes are the driver's to handle, with a stack of its own for that.
*/
const char *__asan_default_options(void) {
  return "log_path=" REPORTS "/address:detect_leaks=0:detect_stack_use_after_return=1:allocator_may_return_null=1:"
         "handle_segv=0:handle_sigbus=0:handle_abort=0:handle_sigill=0:handle_sigfpe=0:use_sigaltstack=0";
}

const char *__ubsan_default_options(void) { return "log_path=" REPORTS "/undefined:print_stacktrace=1"; }

/* AddressSanitizer has reserved terabytes of address space, so that nothing could be allocated under any limit of it. */
int setrlimit(__rlimit_resource_t resource, const struct rlimit *limit) {
  return resource == RLIMIT_AS ? 0 : prlimit(0, resource, limit, NULL);
}

/* It must not get pages for all of them either. That only moves page faults into the time, which nobody looks at. */
int madvise(void *start, size_t size, int advice) {
  const int populateWrite = 23; /* MADV_POPULATE_WRITE */
  return advice == populateWrite ? 0 : (int)syscall(SYS_madvise, start, size, advice);
}
