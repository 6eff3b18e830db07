/* Loads recorded.c as a module, whose SQLite is then no library of the program's own. */
#include <dlfcn.h>
#include <string.h>

int main(int argc, char **argv) {
  void *module = dlopen(MODULE, RTLD_NOW | RTLD_LOCAL);
  void *symbol = module ? dlsym(module, "main") : NULL;
  int (*start)(int, char **);
  if (!symbol) return 2;
  memcpy(&start, &symbol, sizeof symbol);
  return start(argc, argv);
}
