/* How the driver comes to the engine's functions. */

static void loadEngine(void) {
#ifdef ENGINE_STATIC
  if (state.library) fail("load", NULL, "--engine %s: this binary has its engine linked in", state.library);
#define BIND(result, name, arguments) engine.name = sqlite3_##name;
  ENGINE_API(BIND)
#undef BIND
#else
  if (!state.library) fail("load", NULL, "--engine LIBRARY is missing");
  void *handle = dlopen(state.library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) fail("load", NULL, "%s", dlerror());
  char missing[512] = "";
#define BIND(result, name, arguments) \
  { \
    void *symbol = dlsym(handle, "sqlite3_" #name); \
    memcpy(&engine.name, &symbol, sizeof symbol); \
    if (!symbol && strlen(missing) + 32 < sizeof missing) { \
      if (missing[0]) strcat(missing, ", "); \
      strcat(missing, "sqlite3_" #name); \
    } \
  }
  ENGINE_API(BIND)
#undef BIND
  if (missing[0]) fail("symbols", NULL, "%s", missing);
#endif
}
