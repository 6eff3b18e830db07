import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  InputError,
  ZodISODate,
  ZodISODateTime,
  ZodISODuration,
  ZodISOTime,
  __commonJS,
  __export,
  __require,
  __toESM,
  _enum,
  _isoDate,
  _isoDateTime,
  _isoDuration,
  _isoTime,
  amount,
  array,
  boolean,
  checkSchema,
  commitHashPattern,
  count,
  enginesSchema,
  failureSchema,
  formatPath,
  formatValue,
  hex,
  int,
  kinds,
  limits,
  literal,
  mostThreads,
  name,
  number,
  omitUndefined,
  record,
  references,
  roles,
  round,
  roundsSchema,
  sampleSchema,
  sequencePath,
  sequenceSchema,
  statementForms,
  storages,
  strictObject,
  string,
  testPath,
  text,
  truncateList,
  union,
  unique,
  unknown,
  variants,
  workSchema
} from "./chunk-LVPLGUNK.js";

// node_modules/better-sqlite3/lib/util.js
var require_util = __commonJS({
  "node_modules/better-sqlite3/lib/util.js"(exports) {
    "use strict";
    exports.getBooleanOption = (options, key) => {
      let value = false;
      if (key in options && typeof (value = options[key]) !== "boolean") {
        throw new TypeError(`Expected the "${key}" option to be a boolean`);
      }
      return value;
    };
    exports.cppdb = /* @__PURE__ */ Symbol();
    exports.inspect = /* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom");
  }
});

// node_modules/better-sqlite3/lib/sqlite-error.js
var require_sqlite_error = __commonJS({
  "node_modules/better-sqlite3/lib/sqlite-error.js"(exports, module) {
    "use strict";
    var SqliteError = class _SqliteError extends Error {
      constructor(message, code) {
        if (typeof code !== "string") {
          throw new TypeError("Expected second argument to be a string");
        }
        super("" + message);
        this.code = code;
        if (typeof Error.captureStackTrace === "function") {
          Error.captureStackTrace(this, _SqliteError);
        }
      }
    };
    Object.defineProperty(SqliteError.prototype, "name", {
      value: "SqliteError",
      writable: true,
      enumerable: false,
      configurable: true
    });
    module.exports = SqliteError;
  }
});

// node_modules/better-sqlite3/lib/methods/wrappers.js
var require_wrappers = __commonJS({
  "node_modules/better-sqlite3/lib/methods/wrappers.js"(exports) {
    "use strict";
    var { cppdb } = require_util();
    exports.prepare = function prepare(sql) {
      return this[cppdb].prepare(sql, this, false, false);
    };
    exports.exec = function exec(sql) {
      this[cppdb].exec(sql);
      return this;
    };
    exports.close = function close() {
      this[cppdb].close();
      return this;
    };
    exports.loadExtension = function loadExtension(...args) {
      this[cppdb].loadExtension(...args);
      return this;
    };
    exports.defaultSafeIntegers = function defaultSafeIntegers(...args) {
      this[cppdb].defaultSafeIntegers(...args);
      return this;
    };
    exports.unsafeMode = function unsafeMode(...args) {
      this[cppdb].unsafeMode(...args);
      return this;
    };
    exports.getters = {
      name: {
        get: function name2() {
          return this[cppdb].name;
        },
        enumerable: true
      },
      open: {
        get: function open() {
          return this[cppdb].open;
        },
        enumerable: true
      },
      inTransaction: {
        get: function inTransaction() {
          return this[cppdb].inTransaction;
        },
        enumerable: true
      },
      readonly: {
        get: function readonly() {
          return this[cppdb].readonly;
        },
        enumerable: true
      },
      memory: {
        get: function memory() {
          return this[cppdb].memory;
        },
        enumerable: true
      }
    };
  }
});

// node_modules/better-sqlite3/lib/methods/transaction.js
var require_transaction = __commonJS({
  "node_modules/better-sqlite3/lib/methods/transaction.js"(exports, module) {
    "use strict";
    var { cppdb } = require_util();
    var controllers = /* @__PURE__ */ new WeakMap();
    module.exports = function transaction(fn) {
      if (typeof fn !== "function") throw new TypeError("Expected first argument to be a function");
      const db = this[cppdb];
      const controller = getController(db, this);
      const { apply } = Function.prototype;
      const properties = {
        default: { value: wrapTransaction(apply, fn, db, controller.default) },
        deferred: { value: wrapTransaction(apply, fn, db, controller.deferred) },
        immediate: { value: wrapTransaction(apply, fn, db, controller.immediate) },
        exclusive: { value: wrapTransaction(apply, fn, db, controller.exclusive) },
        database: { value: this, enumerable: true }
      };
      Object.defineProperties(properties.default.value, properties);
      Object.defineProperties(properties.deferred.value, properties);
      Object.defineProperties(properties.immediate.value, properties);
      Object.defineProperties(properties.exclusive.value, properties);
      return properties.default.value;
    };
    var getController = (db, self) => {
      let controller = controllers.get(db);
      if (!controller) {
        const shared = {
          commit: db.prepare("COMMIT", self, false, false),
          rollback: db.prepare("ROLLBACK", self, false, false),
          savepoint: db.prepare("SAVEPOINT `	_bs3.	`", self, false, false),
          release: db.prepare("RELEASE `	_bs3.	`", self, false, false),
          rollbackTo: db.prepare("ROLLBACK TO `	_bs3.	`", self, false, false)
        };
        controllers.set(db, controller = {
          default: Object.assign({ begin: db.prepare("BEGIN", self, false, false) }, shared),
          deferred: Object.assign({ begin: db.prepare("BEGIN DEFERRED", self, false, false) }, shared),
          immediate: Object.assign({ begin: db.prepare("BEGIN IMMEDIATE", self, false, false) }, shared),
          exclusive: Object.assign({ begin: db.prepare("BEGIN EXCLUSIVE", self, false, false) }, shared)
        });
      }
      return controller;
    };
    var wrapTransaction = (apply, fn, db, { begin, commit: commit2, rollback, savepoint, release, rollbackTo }) => function sqliteTransaction() {
      let before, after, undo;
      if (db.inTransaction) {
        before = savepoint;
        after = release;
        undo = rollbackTo;
      } else {
        before = begin;
        after = commit2;
        undo = rollback;
      }
      before.run();
      try {
        const result = apply.call(fn, this, arguments);
        if (result && typeof result.then === "function") {
          throw new TypeError("Transaction function cannot return a promise");
        }
        after.run();
        return result;
      } catch (ex) {
        if (db.inTransaction) {
          undo.run();
          if (undo !== rollback) after.run();
        }
        throw ex;
      }
    };
  }
});

// node_modules/better-sqlite3/lib/methods/pragma.js
var require_pragma = __commonJS({
  "node_modules/better-sqlite3/lib/methods/pragma.js"(exports, module) {
    "use strict";
    var { getBooleanOption, cppdb } = require_util();
    module.exports = function pragma(source, options) {
      if (options == null) options = {};
      if (typeof source !== "string") throw new TypeError("Expected first argument to be a string");
      if (typeof options !== "object") throw new TypeError("Expected second argument to be an options object");
      const simple = getBooleanOption(options, "simple");
      const stmt = this[cppdb].prepare(`PRAGMA ${source}`, this, true, false);
      return simple ? stmt.pluck().get() : stmt.all();
    };
  }
});

// node_modules/better-sqlite3/lib/methods/explain.js
var require_explain = __commonJS({
  "node_modules/better-sqlite3/lib/methods/explain.js"(exports, module) {
    "use strict";
    var { cppdb } = require_util();
    module.exports = function explain(source) {
      if (typeof source !== "string") throw new TypeError("Expected first argument to be a string");
      const stmt = this[cppdb].prepare(`EXPLAIN ${source}`, this, false, true);
      return stmt.all();
    };
  }
});

// node_modules/better-sqlite3/lib/methods/backup.js
var require_backup = __commonJS({
  "node_modules/better-sqlite3/lib/methods/backup.js"(exports, module) {
    "use strict";
    var fs = __require("fs");
    var path3 = __require("path");
    var { promisify } = __require("util");
    var { cppdb } = require_util();
    var fsAccess = promisify(fs.access);
    module.exports = async function backup(filename, options) {
      if (options == null) options = {};
      if (typeof filename !== "string") throw new TypeError("Expected first argument to be a string");
      if (typeof options !== "object") throw new TypeError("Expected second argument to be an options object");
      filename = filename.trim();
      const attachedName = "attached" in options ? options.attached : "main";
      const handler = "progress" in options ? options.progress : null;
      if (!filename) throw new TypeError("Backup filename cannot be an empty string");
      if (filename === ":memory:") throw new TypeError('Invalid backup filename ":memory:"');
      if (typeof attachedName !== "string") throw new TypeError('Expected the "attached" option to be a string');
      if (!attachedName) throw new TypeError('The "attached" option cannot be an empty string');
      if (handler != null && typeof handler !== "function") throw new TypeError('Expected the "progress" option to be a function');
      await fsAccess(path3.dirname(filename)).catch(() => {
        throw new TypeError("Cannot save backup because the directory does not exist");
      });
      const isNewFile = await fsAccess(filename).then(() => false, () => true);
      return runBackup(this[cppdb].backup(this, attachedName, filename, isNewFile), handler || null);
    };
    var runBackup = (backup, handler) => {
      let rate = 0;
      let useDefault = true;
      return new Promise((resolve, reject) => {
        setImmediate(function step() {
          try {
            const progress = backup.transfer(rate);
            if (!progress.remainingPages) {
              backup.close();
              resolve(progress);
              return;
            }
            if (useDefault) {
              useDefault = false;
              rate = 100;
            }
            if (handler) {
              const ret = handler(progress);
              if (ret !== void 0) {
                if (typeof ret === "number" && ret === ret) rate = Math.max(0, Math.min(2147483647, Math.round(ret)));
                else throw new TypeError("Expected progress callback to return a number or undefined");
              }
            }
            setImmediate(step);
          } catch (err) {
            backup.close();
            reject(err);
          }
        });
      });
    };
  }
});

// node_modules/better-sqlite3/lib/methods/serialize.js
var require_serialize = __commonJS({
  "node_modules/better-sqlite3/lib/methods/serialize.js"(exports, module) {
    "use strict";
    var { cppdb } = require_util();
    module.exports = function serialize(options) {
      if (options == null) options = {};
      if (typeof options !== "object") throw new TypeError("Expected first argument to be an options object");
      const attachedName = "attached" in options ? options.attached : "main";
      if (typeof attachedName !== "string") throw new TypeError('Expected the "attached" option to be a string');
      if (!attachedName) throw new TypeError('The "attached" option cannot be an empty string');
      return this[cppdb].serialize(attachedName);
    };
  }
});

// node_modules/better-sqlite3/lib/methods/function.js
var require_function = __commonJS({
  "node_modules/better-sqlite3/lib/methods/function.js"(exports, module) {
    "use strict";
    var { getBooleanOption, cppdb } = require_util();
    module.exports = function defineFunction(name2, options, fn) {
      if (options == null) options = {};
      if (typeof options === "function") {
        fn = options;
        options = {};
      }
      if (typeof name2 !== "string") throw new TypeError("Expected first argument to be a string");
      if (typeof fn !== "function") throw new TypeError("Expected last argument to be a function");
      if (typeof options !== "object") throw new TypeError("Expected second argument to be an options object");
      if (!name2) throw new TypeError("User-defined function name cannot be an empty string");
      const safeIntegers = "safeIntegers" in options ? +getBooleanOption(options, "safeIntegers") : 2;
      const deterministic = getBooleanOption(options, "deterministic");
      const directOnly = getBooleanOption(options, "directOnly");
      const varargs = getBooleanOption(options, "varargs");
      let argCount = -1;
      if (!varargs) {
        argCount = fn.length;
        if (!Number.isInteger(argCount) || argCount < 0) throw new TypeError("Expected function.length to be a positive integer");
        if (argCount > 100) throw new RangeError("User-defined functions cannot have more than 100 arguments");
      }
      this[cppdb].function(fn, name2, argCount, safeIntegers, deterministic, directOnly);
      return this;
    };
  }
});

// node_modules/better-sqlite3/lib/methods/aggregate.js
var require_aggregate = __commonJS({
  "node_modules/better-sqlite3/lib/methods/aggregate.js"(exports, module) {
    "use strict";
    var { getBooleanOption, cppdb } = require_util();
    module.exports = function defineAggregate(name2, options) {
      if (typeof name2 !== "string") throw new TypeError("Expected first argument to be a string");
      if (typeof options !== "object" || options === null) throw new TypeError("Expected second argument to be an options object");
      if (!name2) throw new TypeError("User-defined function name cannot be an empty string");
      const start = "start" in options ? options.start : null;
      const step = getFunctionOption(options, "step", true);
      const inverse = getFunctionOption(options, "inverse", false);
      const result = getFunctionOption(options, "result", false);
      const safeIntegers = "safeIntegers" in options ? +getBooleanOption(options, "safeIntegers") : 2;
      const deterministic = getBooleanOption(options, "deterministic");
      const directOnly = getBooleanOption(options, "directOnly");
      const varargs = getBooleanOption(options, "varargs");
      let argCount = -1;
      if (!varargs) {
        argCount = Math.max(getLength(step), inverse ? getLength(inverse) : 0);
        if (argCount > 0) argCount -= 1;
        if (argCount > 100) throw new RangeError("User-defined functions cannot have more than 100 arguments");
      }
      this[cppdb].aggregate(start, step, inverse, result, name2, argCount, safeIntegers, deterministic, directOnly);
      return this;
    };
    var getFunctionOption = (options, key, required2) => {
      const value = key in options ? options[key] : null;
      if (typeof value === "function") return value;
      if (value != null) throw new TypeError(`Expected the "${key}" option to be a function`);
      if (required2) throw new TypeError(`Missing required option "${key}"`);
      return null;
    };
    var getLength = ({ length }) => {
      if (Number.isInteger(length) && length >= 0) return length;
      throw new TypeError("Expected function.length to be a positive integer");
    };
  }
});

// node_modules/better-sqlite3/lib/methods/table.js
var require_table = __commonJS({
  "node_modules/better-sqlite3/lib/methods/table.js"(exports, module) {
    "use strict";
    var { cppdb } = require_util();
    module.exports = function defineTable(name2, factory) {
      if (typeof name2 !== "string") throw new TypeError("Expected first argument to be a string");
      if (!name2) throw new TypeError("Virtual table module name cannot be an empty string");
      let eponymous = false;
      if (typeof factory === "object" && factory !== null) {
        eponymous = true;
        factory = defer(parseTableDefinition(factory, "used", name2));
      } else {
        if (typeof factory !== "function") throw new TypeError("Expected second argument to be a function or a table definition object");
        factory = wrapFactory(factory);
      }
      this[cppdb].table(factory, name2, eponymous);
      return this;
    };
    function wrapFactory(factory) {
      return function virtualTableFactory(moduleName, databaseName, tableName, ...args) {
        const thisObject = {
          module: moduleName,
          database: databaseName,
          table: tableName
        };
        const def = apply.call(factory, thisObject, args);
        if (typeof def !== "object" || def === null) {
          throw new TypeError(`Virtual table module "${moduleName}" did not return a table definition object`);
        }
        return parseTableDefinition(def, "returned", moduleName);
      };
    }
    function parseTableDefinition(def, verb, moduleName) {
      if (!hasOwnProperty.call(def, "rows")) {
        throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition without a "rows" property`);
      }
      if (!hasOwnProperty.call(def, "columns")) {
        throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition without a "columns" property`);
      }
      const rows = def.rows;
      if (typeof rows !== "function" || Object.getPrototypeOf(rows) !== GeneratorFunctionPrototype) {
        throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with an invalid "rows" property (should be a generator function)`);
      }
      let columns = def.columns;
      if (!Array.isArray(columns) || !isStringArray(columns = [...columns])) {
        throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with an invalid "columns" property (should be an array of strings)`);
      }
      if (columns.length !== new Set(columns).size) {
        throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with duplicate column names`);
      }
      if (!columns.length) {
        throw new RangeError(`Virtual table module "${moduleName}" ${verb} a table definition with zero columns`);
      }
      let parameters;
      if (hasOwnProperty.call(def, "parameters")) {
        parameters = def.parameters;
        if (!Array.isArray(parameters) || !isStringArray(parameters = [...parameters])) {
          throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with an invalid "parameters" property (should be an array of strings)`);
        }
      } else {
        parameters = inferParameters(rows);
      }
      if (parameters.length !== new Set(parameters).size) {
        throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with duplicate parameter names`);
      }
      if (parameters.length > 32) {
        throw new RangeError(`Virtual table module "${moduleName}" ${verb} a table definition with more than the maximum number of 32 parameters`);
      }
      for (const parameter of parameters) {
        if (columns.includes(parameter)) {
          throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with column "${parameter}" which was ambiguously defined as both a column and parameter`);
        }
      }
      let safeIntegers = 2;
      if (hasOwnProperty.call(def, "safeIntegers")) {
        const bool = def.safeIntegers;
        if (typeof bool !== "boolean") {
          throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with an invalid "safeIntegers" property (should be a boolean)`);
        }
        safeIntegers = +bool;
      }
      let directOnly = false;
      if (hasOwnProperty.call(def, "directOnly")) {
        directOnly = def.directOnly;
        if (typeof directOnly !== "boolean") {
          throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with an invalid "directOnly" property (should be a boolean)`);
        }
      }
      const columnDefinitions = [
        ...parameters.map(identifier).map((str) => `${str} HIDDEN`),
        ...columns.map(identifier)
      ];
      return [
        `CREATE TABLE x(${columnDefinitions.join(", ")});`,
        wrapGenerator(rows, new Map(columns.map((x, i) => [x, parameters.length + i])), moduleName),
        parameters,
        safeIntegers,
        directOnly
      ];
    }
    function wrapGenerator(generator, columnMap, moduleName) {
      return function* virtualTable(...args) {
        const output = args.map((x) => Buffer.isBuffer(x) ? Buffer.from(x) : x);
        for (let i = 0; i < columnMap.size; ++i) {
          output.push(null);
        }
        for (const row of generator(...args)) {
          if (Array.isArray(row)) {
            extractRowArray(row, output, columnMap.size, moduleName);
            yield output;
          } else if (typeof row === "object" && row !== null) {
            extractRowObject(row, output, columnMap, moduleName);
            yield output;
          } else {
            throw new TypeError(`Virtual table module "${moduleName}" yielded something that isn't a valid row object`);
          }
        }
      };
    }
    function extractRowArray(row, output, columnCount, moduleName) {
      if (row.length !== columnCount) {
        throw new TypeError(`Virtual table module "${moduleName}" yielded a row with an incorrect number of columns`);
      }
      const offset = output.length - columnCount;
      for (let i = 0; i < columnCount; ++i) {
        output[i + offset] = row[i];
      }
    }
    function extractRowObject(row, output, columnMap, moduleName) {
      let count2 = 0;
      for (const key of Object.keys(row)) {
        const index = columnMap.get(key);
        if (index === void 0) {
          throw new TypeError(`Virtual table module "${moduleName}" yielded a row with an undeclared column "${key}"`);
        }
        output[index] = row[key];
        count2 += 1;
      }
      if (count2 !== columnMap.size) {
        throw new TypeError(`Virtual table module "${moduleName}" yielded a row with missing columns`);
      }
    }
    function inferParameters({ length }) {
      if (!Number.isInteger(length) || length < 0) {
        throw new TypeError("Expected function.length to be a positive integer");
      }
      const params = [];
      for (let i = 0; i < length; ++i) {
        params.push(`$${i + 1}`);
      }
      return params;
    }
    var { hasOwnProperty } = Object.prototype;
    var { apply } = Function.prototype;
    var GeneratorFunctionPrototype = Object.getPrototypeOf(function* () {
    });
    var identifier = (str) => `"${str.replace(/"/g, '""')}"`;
    var defer = (x) => () => x;
    var isStringArray = (arr) => {
      for (let i = 0; i < arr.length; ++i) {
        if (typeof arr[i] !== "string") return false;
      }
      return true;
    };
  }
});

// node_modules/better-sqlite3/lib/methods/inspect.js
var require_inspect = __commonJS({
  "node_modules/better-sqlite3/lib/methods/inspect.js"(exports, module) {
    "use strict";
    var DatabaseInspection = function Database() {
    };
    module.exports = function inspect(depth, opts) {
      return Object.assign(new DatabaseInspection(), this);
    };
  }
});

// node_modules/better-sqlite3/lib/database.js
var require_database = __commonJS({
  "node_modules/better-sqlite3/lib/database.js"(exports, module) {
    "use strict";
    var fs = __require("fs");
    var path3 = __require("path");
    var util = require_util();
    var SqliteError = require_sqlite_error();
    module.exports = function createDatabase(getAddon, allowNativeBinding) {
      function Database(filenameGiven, options) {
        if (new.target == null) {
          return new Database(filenameGiven, options);
        }
        let buffer;
        let fd;
        if (Buffer.isBuffer(filenameGiven)) {
          buffer = filenameGiven;
          filenameGiven = ":memory:";
        } else if (typeof filenameGiven === "number") {
          if (!Number.isInteger(filenameGiven) || filenameGiven < 0 || filenameGiven > 2147483647) {
            throw new TypeError("Expected the file descriptor to be a non-negative 32-bit integer");
          }
          fd = filenameGiven;
          filenameGiven = `fd:${fd}`;
        }
        if (filenameGiven == null) filenameGiven = "";
        if (options == null) options = {};
        if (typeof filenameGiven !== "string") throw new TypeError("Expected first argument to be a string");
        if (typeof options !== "object") throw new TypeError("Expected second argument to be an options object");
        if ("readOnly" in options) throw new TypeError('Misspelled option "readOnly" should be "readonly"');
        if ("memory" in options) throw new TypeError('Option "memory" was removed in v7.0.0 (use ":memory:" filename instead)');
        const filename = filenameGiven.trim();
        const anonymous = filename === "" || filename === ":memory:";
        const readonly = util.getBooleanOption(options, "readonly");
        const fileMustExist = util.getBooleanOption(options, "fileMustExist");
        const timeout = "timeout" in options ? options.timeout : 5e3;
        const verbose = "verbose" in options ? options.verbose : null;
        const nativeBinding = "nativeBinding" in options ? options.nativeBinding : null;
        const journalFd = "journalFd" in options ? options.journalFd : void 0;
        if (readonly && anonymous && !buffer) throw new TypeError("In-memory/temporary databases cannot be readonly");
        if (!Number.isInteger(timeout) || timeout < 0) throw new TypeError('Expected the "timeout" option to be a positive integer');
        if (timeout > 2147483647) throw new RangeError('Option "timeout" cannot be greater than 2147483647');
        if (verbose != null && typeof verbose !== "function") throw new TypeError('Expected the "verbose" option to be a function');
        if (fd !== void 0 && journalFd === void 0) throw new TypeError('The "journalFd" option is required when opening a database from a file descriptor');
        if (fd === void 0 && journalFd !== void 0) throw new TypeError('The "journalFd" option can only be used when opening a database from a file descriptor');
        if (journalFd !== void 0 && !(Number.isInteger(journalFd) && journalFd >= 0 && journalFd <= 2147483647)) throw new TypeError('Expected the "journalFd" option to be a non-negative 32-bit integer');
        if (!allowNativeBinding && "nativeBinding" in options) throw new TypeError('The "nativeBinding" option is only supported by the default better-sqlite3 entrypoint');
        if (allowNativeBinding && nativeBinding != null && typeof nativeBinding !== "string" && typeof nativeBinding !== "object") throw new TypeError('Expected the "nativeBinding" option to be a string or addon object');
        const addon = getAddon(nativeBinding);
        if (!addon.isInitialized) {
          addon.initialize(SqliteError, arrayFactory, arrayAppender, rowFactory, recordFactory);
          addon.isInitialized = true;
        }
        if (fd === void 0 && !anonymous && !filename.startsWith("file:") && !fs.existsSync(path3.dirname(filename))) {
          throw new TypeError("Cannot open database because the directory does not exist");
        }
        Object.defineProperties(this, {
          [util.cppdb]: { value: new addon.Database(filename, filenameGiven, anonymous, readonly, fileMustExist, timeout, verbose || null, buffer || null, fd ?? null, journalFd ?? null) },
          ...wrappers.getters
        });
      }
      const wrappers = require_wrappers();
      Database.prototype.prepare = wrappers.prepare;
      Database.prototype.transaction = require_transaction();
      Database.prototype.pragma = require_pragma();
      Database.prototype.explain = require_explain();
      Database.prototype.backup = require_backup();
      Database.prototype.serialize = require_serialize();
      Database.prototype.function = require_function();
      Database.prototype.aggregate = require_aggregate();
      Database.prototype.table = require_table();
      Database.prototype.loadExtension = wrappers.loadExtension;
      Database.prototype.exec = wrappers.exec;
      Database.prototype.close = wrappers.close;
      Database.prototype.defaultSafeIntegers = wrappers.defaultSafeIntegers;
      Database.prototype.unsafeMode = wrappers.unsafeMode;
      Database.prototype[util.inspect] = require_inspect();
      return Database;
    };
    function arrayFactory(...values) {
      return values;
    }
    function arrayAppender(array2, ...values) {
      const offset = array2.length;
      for (let i = 0; i < values.length; ++i) {
        array2[offset + i] = values[i];
      }
    }
    function rowFactory(...keys) {
      if (!keys.includes("__proto__")) {
        const parameters = keys.map((_, index) => `v${index}`).join(",");
        const properties = keys.map((key, index) => `${JSON.stringify(key)}:v${index}`).join(",");
        return Function(`return (${parameters}) => ({${properties}})`)();
      }
      return (...values) => {
        const row = {};
        for (let i = 0; i < keys.length; ++i) row[keys[i]] = values[i];
        return row;
      };
    }
    function recordFactory(value) {
      return { value, done: false };
    }
  }
});

// node_modules/better-sqlite3/lib/binding.js
var require_binding = __commonJS({
  "node_modules/better-sqlite3/lib/binding.js"(exports, module) {
    "use strict";
    var fs = __require("fs");
    var path3 = __require("path");
    var PREBUILD_PLATFORMS = ["linux", "darwin", "win32"];
    var PREBUILD_ARCHS = ["x64", "arm64"];
    var DEFAULT_ADDON;
    function getBinding(nativeBinding) {
      if (typeof nativeBinding === "string") {
        const requireFunc = typeof __non_webpack_require__ === "function" ? __non_webpack_require__ : __require;
        return requireFunc(path3.resolve(nativeBinding).replace(/(\.node)?$/, ".node"));
      }
      if (typeof nativeBinding === "object" && nativeBinding !== null) {
        return nativeBinding;
      }
      if (DEFAULT_ADDON) {
        return DEFAULT_ADDON;
      }
      let filename = path3.join(__dirname, "..", "build", "Debug", "better_sqlite3.node");
      if (!fs.existsSync(filename)) {
        filename = path3.join(__dirname, "..", "build", "Release", "better_sqlite3.node");
      }
      if (fs.existsSync(filename)) {
        return DEFAULT_ADDON = __require(filename);
      }
      return DEFAULT_ADDON = __require(getPrebuildPath() || filename);
    }
    function getPrebuildPath() {
      if (PREBUILD_PLATFORMS.includes(process.platform) && PREBUILD_ARCHS.includes(process.arch)) {
        const target = `${isLinuxMusl() ? "linuxmusl" : process.platform}-${process.arch}`;
        const filename = path3.join(__dirname, "..", "prebuilds", `${target}.node`);
        if (fs.existsSync(filename)) {
          return filename;
        }
      }
      return null;
    }
    function isLinuxMusl() {
      if (process.platform !== "linux") {
        return false;
      }
      try {
        const maps = fs.readFileSync("/proc/self/maps", "latin1");
        if (/\/ld-musl-[^/\s]*\.so/.test(maps)) return true;
        if (/\/(?:ld-linux[^/\s]*|libc)\.so\.\d/.test(maps)) return false;
      } catch {
      }
      const { report } = process;
      const previousExcludeNetwork = report.excludeNetwork;
      report.excludeNetwork = true;
      try {
        return !report.getReport().header.glibcVersionRuntime;
      } finally {
        report.excludeNetwork = previousExcludeNetwork;
      }
    }
    exports.getBinding = getBinding;
    exports.getPrebuildPath = getPrebuildPath;
    if (__require.main === module) {
      process.stdout.write(getPrebuildPath() ? "1" : "0");
    }
  }
});

// node_modules/better-sqlite3/lib/index.js
var require_lib = __commonJS({
  "node_modules/better-sqlite3/lib/index.js"(exports, module) {
    "use strict";
    module.exports = require_database()(require_binding().getBinding, true);
    module.exports.SqliteError = require_sqlite_error();
  }
});

// node_modules/zod/v4/classic/iso.js
var iso_exports = {};
__export(iso_exports, {
  ZodISODate: () => ZodISODate,
  ZodISODateTime: () => ZodISODateTime,
  ZodISODuration: () => ZodISODuration,
  ZodISOTime: () => ZodISOTime,
  date: () => date,
  datetime: () => datetime,
  duration: () => duration,
  time: () => time
});
function datetime(params) {
  return _isoDateTime(ZodISODateTime, params);
}
function date(params) {
  return _isoDate(ZodISODate, params);
}
function time(params) {
  return _isoTime(ZodISOTime, params);
}
function duration(params) {
  return _isoDuration(ZodISODuration, params);
}

// src/model/shard-plan.ts
var mostShards = 256;
var shardPlanSchema = strictObject({
  /** The first digits of a SHA-256 of what is measured, by which shards: shards with the same hash belong together. */
  hash: string().regex(/^[0-9a-f]{16}$/, "expected 16 lowercase hex digits"),
  /** The paths of the tests of each shard. */
  shards: array(array(name).min(1).max(limits.tests)).min(1).max(mostShards)
});

// src/messages/describe-issues.ts
var maxKeys = 5;
function describeIssues({ issues }, value, within = []) {
  const [first] = issues;
  const issue = first && { ...first, path: [...within, ...first.path] };
  if (issue === void 0) return "nothing is known of what is wrong";
  const others = issues.length === 1 ? "" : ` (and ${issues.length - 1} more)`;
  return `${describeIssue(issue, value)}${others}`;
}
function describeIssue(issue, value) {
  const where = issue.path.length === 0 ? "the file" : formatPath(issue.path);
  if (issue.code === "unrecognized_keys")
    return `${where} has ${truncateList(maxKeys, issue.keys.map(formatValue), (more) => `${more} more`).join(", ")}, which is not known`;
  if (issue.code === "custom" && !issue.message.startsWith("expected")) return `${where}: ${issue.message}`;
  if (issue.code === "invalid_key") return `${where} has a wrong name: ${issue.issues[0]?.message}`;
  const found = issue.path.reduce((inner, key) => Object(inner)[key], value);
  const allowed = issue.message.replace(/^[^:]*: (?=expected|must)/, "");
  return found === void 0 ? `${where} is missing: ${allowed}` : `${where} is ${formatValue(found)}: ${allowed}`;
}

// src/model/recording.ts
var bootIdPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
var testName = {
  variant: _enum(variants),
  storage: _enum(storages),
  kind: _enum(kinds),
  workload: name
};
var testSchema = strictObject({
  ...testName,
  /** The only engine that the candidate is compared with; absent if it is with every engine of the run. */
  compare: _enum(references).exactOptional(),
  /** Which of the merged runs it was measured in, from 0; absent if there was one. */
  run: int().min(0).max(limits.tests).exactOptional(),
  /** The rounds that were asked for, if the merged runs asked for a fixed number and not all for the same. */
  asked: round.exactOptional(),
  /**
   * The statements of a chunk; the last has what is left. Absent if no sample has chunks, and of merged shards that had not
   * the same: samples with equally many chunks have the same.
   */
  chunkStatements: int().min(1).exactOptional(),
  samples: unique(
    array(sampleSchema).max(roles.length * limits.rounds),
    (one) => `${one.role}'s sample of round ${one.round}`
  ),
  checks: unique(array(checkSchema).max(roles.length), (one) => `${one.role}'s check`),
  failures: array(failureSchema).max(limits.perTest)
});
var controlPair = strictObject({
  round,
  /** Wall clock of either process on the monotonic clock, integer nanoseconds, above 0. */
  baselineNs: int().min(1),
  controlNs: int().min(1)
});
var controlSchema = strictObject({
  ...testName,
  pairs: unique(array(controlPair).max(limits.rounds), (one) => `the pair of round ${one.round}`)
});
var controlsSchema = unique(
  array(controlSchema).max(limits.tests),
  (one) => `the control ${testPath(one)}`
);
var machineSchema = strictObject({
  cpu: text,
  cores: int().min(1),
  memoryBytes: amount,
  platform: text,
  kernel: text,
  node: text,
  /** The 1-minute load average before the tool did anything. */
  loadBefore: amount,
  /** The kind of file system that held the databases, e.g. `ext4`. */
  fileSystem: text.exactOptional(),
  /** How long the disk of the databases takes to make 4 KiB durable, integer nanoseconds; known of runs of servers only. */
  flushNs: int().min(1).exactOptional(),
  /** Drawn by the kernel when the machine was started: no two machines have the same. Absent if the system has none. */
  bootId: string().regex(bootIdPattern, "expected a boot id").exactOptional(),
  /** A hash of the installation's own id, which copies of a disk share. Absent if the system has none. */
  machineId: hex.max(32).exactOptional()
});
var machineRecordSchema = strictObject({
  /** Which shard of the plan it measured; absent without a plan. */
  shard: int().min(1).exactOptional(),
  /** Which attempt of the workflow's run measured it, from 1; absent outside of one. */
  attempt: int().min(1).exactOptional(),
  machine: machineSchema.exactOptional(),
  /** The baseline against itself on this machine; absent if nothing is known of it. */
  controls: controlsSchema.exactOptional()
});
var suiteSchema = strictObject({
  /** Rows of the largest table. */
  rows: int().min(1),
  seed: int(),
  /** Warehouses of the suite tpcc; absent if the run has no test of it. */
  warehouses: int().min(1).exactOptional(),
  /** Fingerprint of the oltp suite's generator, rows and seed: equal if the same SQL would be timed. */
  hash: hex,
  /** Fingerprints of the other suites, by their names, if the run has tests of them. */
  others: record(name, hex).exactOptional(),
  /** Absent if it is `text`. */
  statements: _enum(statementForms).exactOptional(),
  /** Connections that executed each test at once; absent if it was one. */
  threads: int().min(2).max(mostThreads).exactOptional(),
  /** SHA-256 of exactly what each workload executes, preparation included, by `variant/workload`. */
  sql: record(name, hex)
});
var resumptionSchema = strictObject({
  /** ISO 8601, UTC. */
  at: iso_exports.datetime(),
  /** How many samples it had then, not counting controls. */
  samples: count
});
var runSchema = strictObject({
  /** The tool's own version. */
  tool: text,
  /** ISO 8601, UTC. */
  startedAt: iso_exports.datetime(),
  finishedAt: iso_exports.datetime(),
  /** The planned numbers; absent if an older version of the tool did not state them. */
  planned: strictObject({ tests: count, controls: count, sequences: count.exactOptional() }).exactOptional(),
  /** How many pairs a test was to get: exactly this many, or the bounds of the screening. */
  rounds: roundsSchema,
  /** The chance of a false failure that the run took; absent if the number of rounds was fixed. */
  alpha: number().gt(0).lt(0.5).exactOptional(),
  /** Whether alpha is divided with another machine, which measures again what fails or stays undecided. */
  confirmElsewhere: boolean().exactOptional(),
  /** The claims that were confirmed, after another machine had measured them; absent if the run screens and confirms its own. */
  confirms: array(name).min(1).max(limits.tests).exactOptional(),
  /** The precision that was asked for, percent; absent if none was. */
  precision: number().gt(0).lt(100).exactOptional(),
  /** The run's time limit, if it had one. */
  maxMinutes: number().gt(0).exactOptional(),
  /** Whether the time limit ended the run before every decision was reached. */
  outOfTime: boolean().exactOptional(),
  /** The clock that samples were read from, e.g. `CLOCK_MONOTONIC`. */
  clock: text,
  /** When it was resumed after a kill or an interrupt, in that order; absent if it ran in one piece. */
  resumed: array(resumptionSchema).min(1).max(limits.perTest).exactOptional(),
  /** Wall clock by part of the run, nanoseconds; of a resumed run, since it was last resumed. */
  timeline: record(name, amount).exactOptional(),
  /** Why the run ended before everything planned was measured, e.g. `interrupted`; absent on a complete run. */
  stopped: text.exactOptional()
});
var commit = string().regex(/^[0-9a-f]{40,64}$/);
var originSchema = strictObject({
  run: int().min(1),
  attempt: int().min(1),
  /** The commit that is judged: of a pull request, its head; absent if the run did not know it. */
  head: commit.exactOptional(),
  /** The commit that was built, such as a merge of the head; absent if the run did not know it. */
  checkedOut: commit.exactOptional(),
  /** The branch that the pull request is to be merged into; absent if the run was not started by one. */
  base: text.exactOptional()
});
var measuredSchema = strictObject({
  run: runSchema.exactOptional(),
  /** Absent of a run outside of GitHub's workflows, and of merged results. */
  origin: originSchema.exactOptional(),
  suite: suiteSchema.exactOptional(),
  machine: machineSchema.exactOptional(),
  /** The machines of merged results, which the tests' `run` counts from 0; absent if there was one, or an older version merged. */
  machines: array(machineRecordSchema).min(1).max(limits.tests).exactOptional(),
  /** The plan that the run is a shard of, or that its shards were merged by; absent of a run on one machine. */
  plan: shardPlanSchema.exactOptional(),
  /** Which shard of the plan it is, from 1; absent without a plan, and of merged shards. */
  shard: int().min(1).exactOptional(),
  /** Which shards or files do not count, and why: the run is not complete without them. Absent if all count. */
  problems: array(strictObject({ name: text, reason: text })).min(1).max(limits.perTest).exactOptional(),
  engines: enginesSchema,
  /** Set if each sample is a median already, of an unknown number of samples. */
  mediansOnly: boolean().exactOptional(),
  /** Tests that were chosen and not measured: they compare with the base, and the run has none. */
  skipped: unique(
    array(strictObject(testName)).min(1).max(limits.tests),
    (one) => `the skipped test ${testPath(one)}`
  ).exactOptional(),
  /** Things a reader should know, one line each. */
  warnings: array(text).max(limits.perTest),
  /** The baseline against itself; absent if nothing is known of it. */
  controls: controlsSchema.exactOptional(),
  /** Steps on one connection, compared after each; absent if none were planned, or an older version of the tool measured. */
  sequences: unique(array(sequenceSchema).max(limits.sequences), sequencePath).exactOptional(),
  /** The facts that features keep, by the features' names; each feature has a schema of its own. Absent if none has facts. */
  features: record(name, unknown()).exactOptional(),
  /** Every planned test in report order; none only if there are sequences. */
  tests: unique(array(testSchema).max(limits.tests), (one) => `the test ${testPath(one)}`)
});
var recordingSchema = strictObject({
  ...measuredSchema.shape,
  /** Another machine's measurement of the rows that fail or are undecided; absent if there is none. */
  confirmation: measuredSchema.exactOptional()
});

// src/model/instructions.ts
var role = _enum(roles);
var instructions = int().min(1);
var takenCountSchema = strictObject({
  role,
  instructions,
  /** The same from a second process of its session; absent if it was counted once. */
  again: instructions.exactOptional(),
  work: workSchema
});
var countSchema = union([
  takenCountSchema,
  strictObject({
    role,
    /** Why it was not counted, for a person. */
    uncounted: text
  })
]);
var onBoth = strictObject({ base: count, candidate: count });
var functionSchema = strictObject({
  /** As the engine's symbols have it. */
  name,
  /** The function's own instructions. */
  own: onBoth,
  /** With those that it calls, each call of itself once. */
  inclusive: onBoth
});
var mostFunctions = 5;
var profileSchema = union([
  /** The functions whose own instructions changed most. */
  strictObject({ functions: array(functionSchema).max(mostFunctions) }),
  strictObject({ unknown: text })
]);
var countingEnvironmentSchema = strictObject({
  /** `counter` is the tool's own; Callgrind's counts are its, but for a constant. */
  tool: _enum(["counter", "callgrind"]),
  /** Valgrind's version, e.g. `3.19.0`. */
  valgrind: text,
  /** The processor's features that the simulated one passes on, in order of the alphabet. */
  cpuFeatures: array(name).max(limits.counters),
  /** The C library's version, and the beginning of the hash of its file: `glibc 2.36 0a1b2c3d4e5f`. */
  libc: text
});
var countingBasisSchema = strictObject({
  /** Rows of the largest table. */
  rows: int().min(1),
  environment: countingEnvironmentSchema
});
var storedCountSchema = strictObject({
  /** The test's path. */
  test: name,
  basis: countingBasisSchema,
  count: takenCountSchema
});
var countingSchema = strictObject({
  /** Rows of the largest table while they were counted. */
  rows: int().min(1),
  /** Absent if nothing could be counted, or of merged runs that had not the same. */
  environment: countingEnvironmentSchema.exactOptional(),
  /** Why nothing was counted, or not by the tool's own counter. */
  problem: text.exactOptional()
});
var countedTestSchema = strictObject({
  /** The test's path. */
  test: name,
  counts: unique(array(countSchema).max(roles.length), (one) => `${one.role}'s count`),
  /** Which functions changed against the base; absent if the counts did not, or nobody looked. */
  profile: profileSchema.exactOptional()
});
var countsSchema = strictObject({
  version: literal(1),
  ...countingSchema.shape,
  /** The tests that were to be counted, in report order. */
  tests: unique(array(countedTestSchema).max(limits.tests), ({ test }) => `the test ${test}`)
});
function countsOf({ features }) {
  return features?.counts;
}
function withCounts(tests, counts) {
  const known = new Map(counts?.tests.map(({ test, ...own }) => [test, own]));
  return tests.map((record2) => ({ ...record2, ...known.get(testPath(record2)) }));
}
function createCounts(records, counting) {
  const tests = records.flatMap(
    ({ counts, profile, ...test }) => counts === void 0 ? [] : [{ test: testPath(test), counts, ...omitUndefined({ profile }) }]
  );
  return { version: 1, ...counting, tests };
}

// src/platform/make-folder.ts
import { existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
function makeFolder(folder) {
  const parent = path.dirname(path.resolve(folder));
  if (!existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (cause) {
    const exists = cause.code === "EEXIST" && statSync(folder).isDirectory();
    if (!exists) throw cause;
  }
}

// src/history/run.ts
var testResults = ["pass", "accepted", "fail", "inconclusive", "failed", "missing"];
var commitSchema = string().regex(commitHashPattern, "expected 40 or 64 lowercase hex digits");
var engineSchema = strictObject({
  /** The name that reports print, e.g. `DoltLite`. */
  name,
  /** `sqlite3_libversion()`. */
  version: text.exactOptional(),
  sourceId: text.exactOptional(),
  /** SHA-256 of the file, hex. */
  sha256: hex.length(64).exactOptional(),
  /** `library`, `benchmark binary` or `shell`. */
  kind: text.exactOptional(),
  /**
   * The settings in force, e.g. `journal_mode delete, synchronous 2`, by storage, or by variant and storage (`raw/file`) if those of a
   * variant are others.
   */
  settings: record(name, text).exactOptional()
});
var machineSchema2 = strictObject({
  ...machineSchema.shape,
  /** The image of a hosted runner, e.g. `ubuntu24 20261118.1`; absent if it is unknown. */
  image: text.exactOptional()
});
var suiteSchema2 = strictObject({
  /** Rows of the largest table. */
  rows: int().min(1),
  seed: int(),
  /** Equal hashes time the same SQL. */
  hash: hex,
  others: record(name, hex).exactOptional(),
  statements: text.exactOptional(),
  threads: int().min(2).exactOptional()
});
var runFactsSchema = strictObject({
  /** The tool's own version. */
  tool: text,
  /** ISO 8601, UTC. */
  startedAt: iso_exports.datetime(),
  finishedAt: iso_exports.datetime(),
  outcome: _enum(["pass", "accepted", "fail", "inconclusive"]),
  measurement: _enum(["complete", "broken", "incomplete"]),
  /** The commit whose code was measured; absent if it is unknown. */
  commit: commitSchema.exactOptional(),
  /** The branch that the commit is on; absent if it is unknown. */
  branch: name.exactOptional(),
  /** People's name for the run, e.g. a release; absent if it has no name. */
  label: name.exactOptional(),
  /** The run of a workflow that measured, and its attempt; absent outside of one. */
  origin: strictObject({ run: int().min(1), attempt: int().min(1) }).exactOptional(),
  machine: machineSchema2.exactOptional(),
  suite: suiteSchema2.exactOptional(),
  engines: strictObject({ baseline: engineSchema, candidate: engineSchema }),
  /** The environment of counted instructions; absent if none were counted. */
  counting: strictObject({ rows: int().min(1), ...countingEnvironmentSchema.shape }).exactOptional()
});
var word = string().regex(/^[\w.-]{1,60}$/, "expected 1 to 60 letters, digits and _.-");
var sectionNameSchema = string().max(limits.name).regex(/^[\w.-]+\/[\w.-]+\/[\w.-]+$/, "expected a section such as int/memory/reads");
var sqlSchema = string().regex(/^[0-9a-f]{12}$/, "expected 12 lowercase hex digits");
var testSchema2 = strictObject({
  /** As in `int/memory/reads`. */
  section: sectionNameSchema,
  workload: word,
  result: _enum(testResults),
  /** Pairs that the figures are made of; 0 without figures. */
  pairs: count,
  /** The engines' times, integer nanoseconds, above 0: both or none. */
  baselineNs: int().min(1).exactOptional(),
  candidateNs: int().min(1).exactOptional(),
  /** The bounds of the multiplier's interval of 95 %, above 0; absent if it has none. */
  low: number().positive().exactOptional(),
  high: number().positive().exactOptional(),
  /** The instructions of its statements on either engine; absent if it was not counted. */
  baselineInstructions: int().min(1).exactOptional(),
  candidateInstructions: int().min(1).exactOptional(),
  sql: sqlSchema.exactOptional()
}).refine((test) => test.baselineNs === void 0 === (test.candidateNs === void 0), {
  error: "expected the times of both engines or of none"
}).refine(({ low, high }) => low === void 0 === (high === void 0) && (low ?? 0) <= (high ?? 0), {
  error: "expected low and high in this order, or none of them"
});
var historyRunSchema = strictObject({
  ...runFactsSchema.shape,
  tests: array(testSchema2).min(1).max(limits.tests)
});
function historyTestPath({ section, workload }) {
  return `${section}/${workload}`;
}
function runName({ label, commit: commit2, startedAt }) {
  return label ?? commit2?.slice(0, 10) ?? startedAt.slice(0, 10);
}

// src/results/store/sqlite.ts
var import_better_sqlite3 = __toESM(require_lib(), 1);
import { readFileSync as readFileSync2 } from "node:fs";

// src/platform/node-version.ts
var required = [22, 12];
function nodeVersionError(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > required[0] || major === required[0] && minor >= required[1]) return void 0;
  return `Node.js ${required.join(".")} or newer is needed, and this is ${version}`;
}

// src/results/store/addon.ts
import { createHash } from "node:crypto";
import { existsSync as existsSync2, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path2 from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
var addonPlatforms = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"];
function packedAddonFile(platform) {
  return `better-sqlite3-${platform}.node.br`;
}
function addonDigest(addon) {
  return createHash("sha256").update(addon).digest("hex");
}
var loaded = /* @__PURE__ */ new Map();
function loadAddon(platform) {
  const known = loaded.get(platform);
  if (known !== void 0) return known;
  const packed = fileURLToPath(new URL(`./${packedAddonFile(platform)}`, import.meta.url));
  const source = new URL(`../../../node_modules/better-sqlite3/prebuilds/${platform}.node`, import.meta.url);
  let addon;
  if (existsSync2(packed)) addon = unpackAddon(packed, JSON.parse('{"linux-x64":"1a03a2916dd210925f8a074d460f0f7a2a28b1aeed2a1c3e2bf1a3b0322276cf","linux-arm64":"bfa8c1f220b9430cb99c1197d5772e255aad3c90847572a202b29872ce1bcb4e","darwin-x64":"ebdc3de0ca192960581fd9c67967876d374114e1d1ee72da47d8c74eec2d2faa","darwin-arm64":"c45fd39d66a36bb4683a78ec6395429af0c4f0ebbbeea64ffc36c3a2380a3e03"}')[platform]);
  else if (existsSync2(source)) addon = requireAddon(fileURLToPath(source));
  else
    throw new InputError(
      `results cannot be stored on ${platform}: this tool brings SQLite for ${addonPlatforms.join(", ")}`
    );
  loaded.set(platform, addon);
  return addon;
}
function unpackAddon(packed, digest, parent = tmpdir()) {
  const content = unpack(packed);
  if (content === void 0 || addonDigest(content) !== digest)
    throw new InputError(`${packed} is damaged: its SHA-256 is not the one that this tool was built with`);
  let folder;
  try {
    folder = mkdtempSync(path2.join(parent, "sqlite-bench-gate-addon-"));
    const file = path2.join(folder, "better-sqlite3.node");
    writeFileSync(file, content, { flag: "wx", mode: 384 });
    return requireAddon(file);
  } catch (cause) {
    throw new InputError(
      `SQLite cannot be loaded from ${parent} (${cause.message}): set TMPDIR to a folder that has 3 MB of space and whose files may be executed`
    );
  } finally {
    if (folder !== void 0) rmSync(folder, { recursive: true, force: true });
  }
}
function unpack(packed) {
  const content = readFileSync(packed);
  try {
    return brotliDecompressSync(content);
  } catch {
    return void 0;
  }
}
function requireAddon(file) {
  return createRequire(import.meta.url)(file);
}

// src/results/store/sqlite.ts
function openDatabase(file, { platform = currentPlatform(), isReadOnly = false } = {}) {
  const refusal = nodeVersionError(process.versions.node);
  if (refusal !== void 0) throw new InputError(refusal);
  const nativeBinding = loadAddon(platform);
  return new import_better_sqlite3.default(file, { nativeBinding, readonly: isReadOnly, fileMustExist: isReadOnly });
}
function currentPlatform() {
  const { platform, arch } = process;
  const isMusl = platform === "linux" && readFileSync2("/proc/self/maps", "latin1").includes("/ld-musl-");
  return `${platform}${isMusl ? "musl" : ""}-${arch}`;
}

export {
  iso_exports,
  mostShards,
  shardPlanSchema,
  describeIssues,
  testSchema,
  controlSchema,
  machineSchema,
  suiteSchema,
  resumptionSchema,
  runSchema,
  recordingSchema,
  mostFunctions,
  storedCountSchema,
  countsSchema,
  countsOf,
  withCounts,
  createCounts,
  makeFolder,
  runFactsSchema,
  sectionNameSchema,
  historyRunSchema,
  historyTestPath,
  runName,
  openDatabase
};
