/* Statements that are prepared once and executed with values bound: the engine is timed, and not its parser. */

/* One value to bind. Text and blobs stay where they are: text in the mapped file, blobs beside the values. */
typedef struct {
  union { int64_t integer; double real; const void *bytes; } as;
  int size; /* bytes of text and blobs */
  int type; /* TYPE_INTEGER to TYPE_BLOB */
} Value;

typedef struct {
  const char *sql;
  int size;                /* with the NUL */
  int parameters;          /* -1 until its first execution */
  sqlite3_stmt *statement; /* NULL until it can be prepared */
} Shape;

/* One execution; its values follow those of the one before. */
typedef struct {
  uint32_t shape, values;
} Call;

typedef struct {
  Shape *shapes;
  Call *calls;
  Value *values;
  unsigned char *blobs;
  size_t shapeCount, callCount, valueCount, blobBytes;
} Prepared;

/* Memory in a mapping of its own, which leaves the engine's heap as it would be without. */
static void *allocateAside(size_t size) {
  void *memory = mmap(NULL, size ? size : 1, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (memory == MAP_FAILED) fail("statements", NULL, "no memory for %zu bytes: %s", size, strerror(errno));
  return memory;
}

static void refuseField(const char *field) __attribute__((noreturn));
static void refuseField(const char *field) {
  fail("statements", NULL, "\"%.100s\" is no field of prepared statements, or not at its place", field);
}

/* -1 where it is none. */
static int hexDigit(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  digit |= 0x20; /* a small letter, where it is one */
  return digit >= 'a' && digit <= 'f' ? digit - 'a' + 10 : -1;
}

/* Decodes the digits of a blob's field and returns how many bytes they are. */
static int decodeHex(const char *field, unsigned char *bytes) {
  int size = 0;
  for (const char *digits = field + 1; *digits; digits += 2) {
    int high = hexDigit(digits[0]), low = high < 0 ? -1 : hexDigit(digits[1]);
    if (low < 0) refuseField(field);
    bytes[size++] = (unsigned char)(high << 4 | low);
  }
  return size;
}

static Value decodeValue(const char *field, unsigned char *bytes) {
  Value value = { .size = 0 };
  char *end = (char *)field;
  errno = 0;
  switch (*field) {
    case 'i': value.type = TYPE_INTEGER, value.as.integer = strtoll(field + 1, &end, 10); break;
    case 'r': value.type = TYPE_FLOAT, value.as.real = strtod(field + 1, &end); break;
    case 't': value.type = TYPE_TEXT, value.as.bytes = field + 1, value.size = (int)strlen(field + 1); return value;
    case 'x': value.type = TYPE_BLOB, value.as.bytes = bytes, value.size = decodeHex(field, bytes); return value;
    default: break;
  }
  if (end <= field + 1 || *end || errno) refuseField(field);
  return value;
}

static uint32_t decodeShapeNumber(const char *field, size_t shapes) {
  char *end;
  errno = 0;
  unsigned long long number = strtoull(field + 1, &end, 10);
  if (field[1] < '0' || field[1] > '9' || *end || errno || number >= shapes) refuseField(field);
  return (uint32_t)number;
}

static Prepared countFields(Statements fields) {
  Prepared counted = { 0 };
  for (const char *field = fields.text; field < fields.text + fields.size; field += strlen(field) + 1) {
    if (*field == 's') counted.shapeCount++;
    else if (*field == 'e') counted.callCount++;
    else counted.valueCount++;
    if (*field == 'x') counted.blobBytes += strlen(field) / 2;
  }
  return counted;
}

/* Everything is decoded here, before the clock starts. */
static Prepared decodePrepared(Statements fields) {
  Prepared prepared = countFields(fields);
  prepared.shapes = allocateAside(prepared.shapeCount * sizeof *prepared.shapes);
  prepared.calls = allocateAside(prepared.callCount * sizeof *prepared.calls);
  prepared.values = allocateAside(prepared.valueCount * sizeof *prepared.values);
  prepared.blobs = allocateAside(prepared.blobBytes);
  size_t shapes = 0, calls = 0, values = 0;
  unsigned char *blob = prepared.blobs;
  size_t size;
  for (const char *field = fields.text; field < fields.text + fields.size; field += size) {
    size = strlen(field) + 1;
    if (*field == 's') {
      prepared.shapes[shapes++] = (Shape){ .sql = field + 1, .size = (int)size - 1, .parameters = -1 };
    } else if (*field == 'e') {
      prepared.calls[calls++] = (Call){ .shape = decodeShapeNumber(field, shapes) };
    } else {
      if (calls == 0) refuseField(field);
      Value value = decodeValue(field, blob);
      if (value.type == TYPE_BLOB) blob += value.size;
      prepared.values[values++] = value;
      prepared.calls[calls - 1].values++;
    }
  }
  for (size_t i = 0; i < calls; i++) {
    Shape *shape = &prepared.shapes[prepared.calls[i].shape];
    int given = (int)prepared.calls[i].values;
    if (shape->parameters < 0) shape->parameters = given;
    /* A parameter that is left out would keep its value of the execution before. */
    if (shape->parameters != given)
      fail("statements", shape->sql, "executed with %d values, and with %d before", given, shape->parameters);
  }
  return prepared;
}

static int prepareShape(Shape *shape) {
  return engine.prepare_v2(state.db, shape->sql, shape->size, &shape->statement, NULL);
}

/* Prepares what can be: a statement on a table that the workload itself makes is prepared at its first use. */
static void prepareShapes(Prepared *prepared) {
  for (size_t i = 0; i < prepared->shapeCount; i++) {
    state.executing = prepared->shapes[i].sql;
    if (prepareShape(&prepared->shapes[i]) != ENGINE_OK) prepared->shapes[i].statement = NULL;
  }
  state.executing = NULL;
}

static void finalizeShapes(Prepared *prepared) {
  for (size_t i = 0; i < prepared->shapeCount; i++) {
    Shape *shape = &prepared->shapes[i];
    if (shape->statement && engine.finalize(shape->statement) != ENGINE_OK)
      fail("finalize", shape->sql, "%s", engine.errmsg(state.db));
    shape->statement = NULL;
  }
}

static int bindValue(sqlite3_stmt *statement, int parameter, const Value *value) {
  switch (value->type) {
    case TYPE_INTEGER: return engine.bind_int64(statement, parameter, value->as.integer);
    case TYPE_FLOAT: return engine.bind_double(statement, parameter, value->as.real);
    case TYPE_TEXT: return engine.bind_text(statement, parameter, value->as.bytes, value->size, NULL);
    default: return engine.bind_blob(statement, parameter, value->as.bytes, value->size, NULL);
  }
}

static void executeShape(const char *where, Shape *shape, const Value *values, Execution *execution) {
  state.executing = shape->sql;
  int status = shape->statement ? ENGINE_OK : prepareShape(shape);
  for (int i = 0; status == ENGINE_OK && i < shape->parameters; i++)
    status = bindValue(shape->statement, i + 1, &values[i]);
  if (status != ENGINE_OK) fail(where, shape->sql, "%s (code %d)", engine.errmsg(state.db), status);
  uint64_t hash = stepToEnd(where, shape->sql, shape->statement, execution);
  status = engine.reset(shape->statement);
  if (status != ENGINE_OK) fail(where, shape->sql, "%s (code %d)", engine.errmsg(state.db), status);
  countExecuted(execution, hash);
}

static void executePrepared(const char *where, Prepared *prepared, Execution *execution) {
  const Value *values = prepared->values;
  for (const Call *call = prepared->calls; call < prepared->calls + prepared->callCount; call++) {
    executeShape(where, &prepared->shapes[call->shape], values, execution);
    values += call->values;
  }
}
