#include "prepared.h"

#include "connection.h"
#include "crash.h"

static int prepareShape(Shape *shape) {
  return engine.prepare_v2(connection, shape->sql, shape->size, &shape->statement, NULL);
}

DRIVER_API void prepareShapes(PreparedFile *file) {
  for (size_t i = 0; i < file->shapeCount; i++) {
    executingSql = file->shapes[i].sql;
    if (prepareShape(&file->shapes[i]) != ENGINE_OK) file->shapes[i].statement = NULL;
  }
  executingSql = NULL;
}

static int bindValue(sqlite3_stmt *statement, int parameter, const Value *value) {
  switch (value->type) {
    case TYPE_INTEGER: return engine.bind_int64(statement, parameter, value->as.integer);
    case TYPE_FLOAT: return engine.bind_double(statement, parameter, value->as.real);
    case TYPE_TEXT: return engine.bind_text(statement, parameter, value->as.bytes, value->size, NULL);
    default: return engine.bind_blob(statement, parameter, value->as.bytes, value->size, NULL);
  }
}

DRIVER_API int tryShape(Shape *shape, const Value *values, Execution *execution) {
  uint64_t hash;
  executingSql = shape->sql;
  int status = shape->statement ? ENGINE_OK : prepareShape(shape);
  for (int i = 0; status == ENGINE_OK && i < shape->parameters; i++)
    status = bindValue(shape->statement, i + 1, &values[i]);
  if (status != ENGINE_OK) return status;
  status = stepToEnd(shape->sql, shape->statement, execution, &hash);
  const int reset = engine.reset(shape->statement);
  if (status != ENGINE_OK || reset != ENGINE_OK) return status != ENGINE_OK ? status : reset;
  countStatement(execution, hash);
  return ENGINE_OK;
}

DRIVER_API void executeShape(const char *where, Shape *shape, const Value *values, Execution *execution) {
  const int status = tryShape(shape, values, execution);
  if (status != ENGINE_OK) failWithEngine(where, shape->sql, status);
}

DRIVER_API void executePrepared(const char *where, PreparedFile *file, Execution *execution) {
  const Value *values = file->values;
  const Invocation *end = file->invocations + file->invocationCount;
  for (const Invocation *invocation = file->invocations; invocation < end; invocation++) {
    executeShape(where, &file->shapes[invocation->shape], values, execution);
    values += invocation->valueCount;
  }
}

DRIVER_API void finalizeShapes(PreparedFile *file) {
  for (size_t i = 0; i < file->shapeCount; i++) {
    Shape *shape = &file->shapes[i];
    if (!shape->statement) continue;
    const int status = engine.finalize(shape->statement);
    if (status != ENGINE_OK) failWithEngine("finalize", shape->sql, status);
    shape->statement = NULL;
  }
}
