import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  formatRecording,
  inOwnFolder,
  makeOwnFolder,
  requireNoLink
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  __commonJS,
  __require,
  __toESM,
  formats
} from "./shared-jstat-dist-jstat.js";

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
        get: function name() {
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
    var wrapTransaction = (apply, fn, db, { begin, commit, rollback, savepoint, release, rollbackTo }) => function sqliteTransaction() {
      let before, after, undo;
      if (db.inTransaction) {
        before = savepoint;
        after = release;
        undo = rollbackTo;
      } else {
        before = begin;
        after = commit;
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
    var path5 = __require("path");
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
      await fsAccess(path5.dirname(filename)).catch(() => {
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
    module.exports = function defineFunction(name, options, fn) {
      if (options == null) options = {};
      if (typeof options === "function") {
        fn = options;
        options = {};
      }
      if (typeof name !== "string") throw new TypeError("Expected first argument to be a string");
      if (typeof fn !== "function") throw new TypeError("Expected last argument to be a function");
      if (typeof options !== "object") throw new TypeError("Expected second argument to be an options object");
      if (!name) throw new TypeError("User-defined function name cannot be an empty string");
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
      this[cppdb].function(fn, name, argCount, safeIntegers, deterministic, directOnly);
      return this;
    };
  }
});

// node_modules/better-sqlite3/lib/methods/aggregate.js
var require_aggregate = __commonJS({
  "node_modules/better-sqlite3/lib/methods/aggregate.js"(exports, module) {
    "use strict";
    var { getBooleanOption, cppdb } = require_util();
    module.exports = function defineAggregate(name, options) {
      if (typeof name !== "string") throw new TypeError("Expected first argument to be a string");
      if (typeof options !== "object" || options === null) throw new TypeError("Expected second argument to be an options object");
      if (!name) throw new TypeError("User-defined function name cannot be an empty string");
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
      this[cppdb].aggregate(start, step, inverse, result, name, argCount, safeIntegers, deterministic, directOnly);
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
    module.exports = function defineTable(name, factory) {
      if (typeof name !== "string") throw new TypeError("Expected first argument to be a string");
      if (!name) throw new TypeError("Virtual table module name cannot be an empty string");
      let eponymous = false;
      if (typeof factory === "object" && factory !== null) {
        eponymous = true;
        factory = defer(parseTableDefinition(factory, "used", name));
      } else {
        if (typeof factory !== "function") throw new TypeError("Expected second argument to be a function or a table definition object");
        factory = wrapFactory(factory);
      }
      this[cppdb].table(factory, name, eponymous);
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
      let count = 0;
      for (const key of Object.keys(row)) {
        const index = columnMap.get(key);
        if (index === void 0) {
          throw new TypeError(`Virtual table module "${moduleName}" yielded a row with an undeclared column "${key}"`);
        }
        output[index] = row[key];
        count += 1;
      }
      if (count !== columnMap.size) {
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
    var path5 = __require("path");
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
        if (fd === void 0 && !anonymous && !filename.startsWith("file:") && !fs.existsSync(path5.dirname(filename))) {
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
    function arrayAppender(array, ...values) {
      const offset = array.length;
      for (let i = 0; i < values.length; ++i) {
        array[offset + i] = values[i];
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
    var path5 = __require("path");
    var PREBUILD_PLATFORMS = ["linux", "darwin", "win32"];
    var PREBUILD_ARCHS = ["x64", "arm64"];
    var DEFAULT_ADDON;
    function getBinding(nativeBinding) {
      if (typeof nativeBinding === "string") {
        const requireFunc = typeof __non_webpack_require__ === "function" ? __non_webpack_require__ : __require;
        return requireFunc(path5.resolve(nativeBinding).replace(/(\.node)?$/, ".node"));
      }
      if (typeof nativeBinding === "object" && nativeBinding !== null) {
        return nativeBinding;
      }
      if (DEFAULT_ADDON) {
        return DEFAULT_ADDON;
      }
      let filename = path5.join(__dirname, "..", "build", "Debug", "better_sqlite3.node");
      if (!fs.existsSync(filename)) {
        filename = path5.join(__dirname, "..", "build", "Release", "better_sqlite3.node");
      }
      if (fs.existsSync(filename)) {
        return DEFAULT_ADDON = __require(filename);
      }
      return DEFAULT_ADDON = __require(getPrebuildPath() || filename);
    }
    function getPrebuildPath() {
      if (PREBUILD_PLATFORMS.includes(process.platform) && PREBUILD_ARCHS.includes(process.arch)) {
        const target = `${isLinuxMusl() ? "linuxmusl" : process.platform}-${process.arch}`;
        const filename = path5.join(__dirname, "..", "prebuilds", `${target}.node`);
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

// src/results/write.ts
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync
} from "node:fs";
import path from "node:path";
function writeReport(folder, recording, verdict, reports) {
  writeWhole(path.join(folder, "results.json"), formatRecording(recording, verdict));
  for (const [name, text] of Object.entries(reports)) writeWhole(path.join(folder, name), text);
}
function requireOwnResults(folder) {
  for (const name of [...reportNames, storeName]) requireNoLink(path.join(folder, name));
}
function removeReport(folder) {
  requireOwnResults(folder);
  for (const name of reportNames) {
    try {
      if (existsSync(folder)) inOwnFolder(folder, (place) => rmSync(path.join(place, name), { force: true }));
    } catch (cause) {
      if (cause instanceof InputError) throw cause;
      const problem = `${path.join(folder, name)} cannot be replaced (${cause.message})`;
      if (cause.code !== "ENOTDIR")
        throw new InputError(`${problem}: name another folder with --out`, { cause });
    }
  }
}
function writeWhole(file, content, advised = "a writable folder with free space") {
  requireNoLink(file);
  try {
    if (isDevice(file)) {
      writeIntoDevice(file, content);
      return;
    }
    const folder = path.dirname(file);
    makeOwnFolder(folder);
    inOwnFolder(folder, (place) => replaceFile(path.join(place, path.basename(file)), content));
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(
      `${file} cannot be written (${cause.message}): name ${advised} with --out`,
      { cause }
    );
  }
}
function replaceFile(file, content) {
  const unfinished = `${file}.${process.pid}`;
  try {
    rmSync(unfinished, { force: true });
    writeFileSync(unfinished, content, { flag: "wx", flush: true });
    renameSync(unfinished, file);
  } catch (cause) {
    removeQuietly(unfinished);
    throw cause;
  }
}
function isDevice(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== void 0 && !stats.isFile() && !stats.isDirectory();
}
function writeIntoDevice(file, content) {
  const handle = openSync(file, constants.O_WRONLY);
  try {
    if (fstatSync(handle).isFile()) throw new Error("a file has taken the place of a device");
    writeFileSync(handle, content);
  } finally {
    closeSync(handle);
  }
}
function removeQuietly(file) {
  try {
    rmSync(file, { force: true });
  } catch {
  }
}
var storeName = "results.sqlite";
var reportNames = ["results.json", "report.md", "report.html"];

// src/suite/connection-settings.ts
var defaultSettings = {
  memory: [],
  file: [],
  autocommit: ["PRAGMA journal_mode=WAL;", "PRAGMA synchronous=FULL;"]
};
var keyPragma = /^PRAGMA\s+(?:\w+\.)?(?:key|hexkey|textkey|kdf_iter|cipher\w*)\s*=/i;
function withPragmas(pragmas = {}) {
  const all = (storage) => {
    const given = pragmas[storage] ?? [];
    const isKey = (pragma) => keyPragma.test(pragma);
    return [...given.filter(isKey), ...defaultSettings[storage], ...given.filter((pragma) => !isKey(pragma))];
  };
  return { memory: all("memory"), file: all("file"), autocommit: all("autocommit") };
}
function onlyGiven(given = {}) {
  return { memory: [], file: [], autocommit: [], ...given };
}
function askedValue(statements, storage, setting) {
  const values = statements.flatMap((statement) => {
    const [, name = "", value = ""] = /^PRAGMA\s+(?:\w+\.)?(\w+)\s*=\s*([^;]*?)\s*;?$/i.exec(statement) ?? [];
    return name.toLowerCase() === setting ? [value.toLowerCase()] : [];
  });
  const last = values.at(-1);
  return last === void 0 ? void 0 : answerTo(setting, last, storage);
}
function answerTo(setting, value, storage) {
  if (setting === "synchronous") return synchronousLevels[value] ?? "1";
  if (setting === "cache_size" || setting === "page_size") return String(Number(value));
  return storage === "memory" && value !== "off" ? "memory" : value;
}
var synchronousLevels = {
  0: "0",
  off: "0",
  no: "0",
  false: "0",
  2: "2",
  full: "2",
  3: "3",
  extra: "3"
};

// src/process/start.ts
import { spawn } from "node:child_process";
import path2 from "node:path";
var secret = /TOKEN|SECRET|PASSW(?:OR)?D|PASSPHRASE|CREDENTIAL|(?:ACCESS|API|PRIVATE)_?KEY|(?:^|_)(?:AUTH|KEY|PASS|PAT)$|_PWD$/i;
var runnersOwn = /^(?:INPUT|ACTIONS|GITHUB)_/;
function withoutSecrets(environment) {
  const seen = Object.entries(environment).filter(([name]) => !secret.test(name) && !runnersOwn.test(name));
  return Object.fromEntries(seen);
}
var neutralFolder = "/";
function startProgram(file, parameters, { environment, folder, descriptors }) {
  return spawn(file, parameters, {
    ...folder === void 0 ? {} : { cwd: folder },
    env: withAbsolutePath(environment),
    stdio: [...descriptors],
    detached: true
  });
}
function startInForeground(file, parameters, environment) {
  return spawn(file, parameters, { env: environment, stdio: "inherit" });
}
function withAbsolutePath({ PATH, ...environment }) {
  const folders = (PATH ?? "").split(path2.delimiter).filter((folder) => path2.isAbsolute(folder));
  return folders.length === 0 ? environment : { ...environment, PATH: folders.join(path2.delimiter) };
}
function killGroup({ pid }) {
  if (pid !== void 0) sendSignal("SIGKILL", -pid);
}
function sendSignal(signal, pid) {
  try {
    process.kill(pid, signal);
  } catch (cause) {
    if (cause.code === "EPERM") sendAsRoot(signal, pid);
  }
}
function sendAsRoot(signal, pid) {
  const parameters = ["-n", "kill", "-s", signal.replace(/^SIG/, ""), "--", String(pid)];
  spawn("sudo", parameters, { stdio: "ignore", detached: true }).on("error", () => {
  });
}

// src/process/run.ts
import { once } from "node:events";
import { existsSync as existsSync2 } from "node:fs";
import path3 from "node:path";
var StartError = class extends Error {
  name = "StartError";
  /** Whether there is no such program. */
  isMissing;
  /** @param folder in which the program was to work: the system has the same error for a folder that does not exist */
  constructor(cause, folder) {
    super(cause.message, { cause });
    this.isMissing = cause.code === "ENOENT" && (folder === void 0 || existsSync2(folder));
  }
};
var OutputError = class extends Error {
  name = "OutputError";
};
var maxOutput = 5e7;
async function runProgram(file, parameters, { environment, folder, input, log, timeoutMs, endsAll = false, signal }) {
  signal?.throwIfAborted();
  const output = log ?? "pipe";
  const child = startProgram(file, parameters, {
    environment,
    descriptors: [input === void 0 ? "ignore" : "pipe", output, output],
    folder
  });
  const kill = () => killGroup(child);
  let isTimedOut = false;
  const onTimeout = () => {
    isTimedOut = true;
    kill();
  };
  const timer = timeoutMs === void 0 ? void 0 : setTimeout(onTimeout, timeoutMs);
  signal?.addEventListener("abort", kill);
  if (endsAll) child.on("exit", kill);
  let length = 0;
  const keep = (parts) => (part) => {
    length += part.length;
    if (length > maxOutput) kill();
    else parts.push(part);
  };
  const stdout = [];
  const stderr = [];
  child.stdout?.on("data", keep(stdout));
  child.stderr?.on("data", keep(stderr));
  child.stdin?.on("error", () => {
  }).end(input);
  try {
    const [status, killedBy] = await once(child, "close");
    signal?.throwIfAborted();
    if (length > maxOutput) throw new OutputError(`${file} wrote more than ${maxOutput / 1e6} MB`);
    return {
      status,
      killedBy,
      isTimedOut,
      stdout: Buffer.concat(stdout),
      stderr: Buffer.concat(stderr).toString("utf8")
    };
  } catch (cause) {
    signal?.throwIfAborted();
    if (child.pid !== void 0) throw cause;
    throw new StartError(cause, folder);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", kill);
  }
}
async function runInForeground(file, parameters, environment) {
  const child = startInForeground(file, parameters, environment);
  const ignore = () => {
  };
  process.on("SIGINT", ignore).on("SIGQUIT", ignore);
  try {
    const [status, killedBy] = await once(child, "close");
    return { status, killedBy };
  } catch (cause) {
    throw new StartError(cause, void 0);
  } finally {
    process.off("SIGINT", ignore).off("SIGQUIT", ignore);
  }
}
function findOnPath(name, { PATH = "" }) {
  const folders = PATH.split(path3.delimiter).filter((folder) => path3.isAbsolute(folder));
  return folders.map((folder) => path3.join(folder, name)).find((file) => existsSync2(file));
}
var versionMs = 1e4;
async function versionOf(program, environment, pattern) {
  try {
    const { status, stdout } = await runProgram(program, ["--version"], {
      environment,
      folder: neutralFolder,
      timeoutMs: versionMs
    });
    const [all, group] = pattern.exec(stdout.toString("utf8")) ?? [];
    return status === 0 ? group ?? all : void 0;
  } catch {
    return void 0;
  }
}

// src/options/plain-format.ts
var plainFormats = { format: { names: formats } };
function plainFormat(format) {
  if (format !== "junit") return format;
  throw new InputError(
    '--format: "junit" is a list of tests, for run, report and replay: give text, markdown or json'
  );
}

// src/results/store/sqlite.ts
var import_better_sqlite3 = __toESM(require_lib(), 1);
import { readFileSync as readFileSync2 } from "node:fs";

// src/platform/node-version.ts
var required = [22, 12];
function nodeVersionError(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > required[0] || major === required[0] && minor >= required[1]) return void 0;
  return `Node.js ${required.join(".")} or newer is needed, and this is ${version}: see https://nodejs.org`;
}

// src/results/store/addon.ts
import { createHash } from "node:crypto";
import { existsSync as existsSync3, mkdtempSync, readFileSync, rmSync as rmSync2, writeFileSync as writeFileSync2 } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path4 from "node:path";
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
  if (existsSync3(packed)) addon = unpackAddon(packed, JSON.parse('{"linux-x64":"1a03a2916dd210925f8a074d460f0f7a2a28b1aeed2a1c3e2bf1a3b0322276cf","linux-arm64":"bfa8c1f220b9430cb99c1197d5772e255aad3c90847572a202b29872ce1bcb4e","darwin-x64":"ebdc3de0ca192960581fd9c67967876d374114e1d1ee72da47d8c74eec2d2faa","darwin-arm64":"c45fd39d66a36bb4683a78ec6395429af0c4f0ebbbeea64ffc36c3a2380a3e03"}')[platform]);
  else if (existsSync3(source)) addon = requireAddon(fileURLToPath(source));
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
    folder = mkdtempSync(path4.join(parent, "sqlite-bench-gate-addon-"));
    const file = path4.join(folder, "better-sqlite3.node");
    writeFileSync2(file, content, { flag: "wx", mode: 384 });
    return requireAddon(file);
  } catch (cause) {
    throw new InputError(
      `SQLite cannot be loaded from ${parent} (${cause.message}): set TMPDIR to a folder that has 3 MB of space and whose files may be executed`
    );
  } finally {
    if (folder !== void 0) rmSync2(folder, { recursive: true, force: true });
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
function foreignObject(database, making) {
  const own = openDatabase(":memory:");
  try {
    own.exec(making);
    const [expected, found] = [objectsOf(own), objectsOf(database)];
    return [...found, ...expected].find((one) => !expected.has(one) || !found.has(one))?.split("\n")[0];
  } finally {
    own.close();
  }
}
function objectsOf(database) {
  const rows = database.prepare(
    "SELECT type, name, tbl_name, sql FROM sqlite_schema"
  );
  const plain = (sql) => sql.replace(/--.*$/gm, "").replace(/\s+/g, " ");
  return new Set(
    rows.all().map(({ type, name, tbl_name, sql }) => `${type} ${name}
${tbl_name}
${plain(sql ?? "")}`)
  );
}
function currentPlatform() {
  const { platform, arch } = process;
  const isMusl = platform === "linux" && readFileSync2("/proc/self/maps", "latin1").includes("/ld-musl-");
  return `${platform}${isMusl ? "musl" : ""}-${arch}`;
}

// src/engines/contest.ts
var contestFaultKinds = [
  "invariant",
  "lost",
  "half",
  "total",
  "condition",
  "corrupt",
  "busy",
  "hung",
  "crash",
  "error"
];

export {
  defaultSettings,
  withPragmas,
  onlyGiven,
  askedValue,
  withoutSecrets,
  neutralFolder,
  startProgram,
  killGroup,
  sendSignal,
  StartError,
  OutputError,
  runProgram,
  runInForeground,
  findOnPath,
  versionOf,
  contestFaultKinds,
  plainFormats,
  plainFormat,
  nodeVersionError,
  openDatabase,
  foreignObject,
  writeReport,
  requireOwnResults,
  removeReport,
  writeWhole,
  storeName
};
