//! Turso behind the functions of SQLite's C API that sqlite-bench-gate calls: https://www.sqlite.org/c3ref/funclist.html
//!
//! A template for engines with an API of their own. The ten functions in `required` are all that a library needs. Each of the others can be left
//! out; the report names it then, and says what the run lacks. Left out here are `sqlite3_libversion`, `sqlite3_sourceid` and
//! `sqlite3_total_changes`, which SQL answers as well, and `sqlite3_column_text`, in whose place the driver calls `sqlite3_column_blob`.
//!
//! All pointers come from the driver, which passes only what it was given here and has not given back.

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::ptr;
use std::sync::Arc;
use turso_core::{Connection, Database, DatabaseOpts, LimboError, OpenFlags, SqliteDialect, Statement, StepResult, Value};

/// https://www.sqlite.org/rescode.html
mod code {
    use std::ffi::c_int;
    pub const OK: c_int = 0;
    pub const ERROR: c_int = 1;
    pub const BUSY: c_int = 5;
    pub const LOCKED: c_int = 6;
    pub const NO_MEMORY: c_int = 7;
    pub const READ_ONLY: c_int = 8;
    pub const INTERRUPT: c_int = 9;
    pub const CORRUPT: c_int = 11;
    pub const FULL: c_int = 13;
    pub const SCHEMA: c_int = 17;
    pub const TOO_BIG: c_int = 18;
    pub const CONSTRAINT: c_int = 19;
    pub const RANGE: c_int = 25;
    pub const NOT_A_DATABASE: c_int = 26;
    pub const ROW: c_int = 100;
    pub const DONE: c_int = 101;
    pub const BUSY_SNAPSHOT: c_int = BUSY | 2 << 8;
}

/// A connection, which is `sqlite3` in C. It outlives its statements.
pub struct Handle {
    connection: Option<Arc<Connection>>,
    /// Of the last error; empty before the first.
    message: CString,
}

impl Handle {
    /// Keeps the words of an error for `sqlite3_errmsg`. Returns its code.
    fn fail(&mut self, error: &LimboError) -> c_int {
        self.message = CString::new(error.to_string().replace('\0', " ")).unwrap_or_default();
        code_of(error)
    }
}

/// A prepared statement, which is `sqlite3_stmt` in C.
pub struct Prepared {
    statement: Statement,
    handle: *mut Handle,
}

impl Prepared {
    /// A value of the row that the last step returned; NULL if there is none.
    fn value(&self, column: c_int) -> &Value {
        self.statement.row().map_or(&Value::Null, |row| row.get_value(column as usize))
    }
}

fn code_of(error: &LimboError) -> c_int {
    match error {
        LimboError::Busy | LimboError::StatementsInProgress(_) => code::BUSY,
        LimboError::BusySnapshot | LimboError::WriteWriteConflict | LimboError::CommitDependencyAborted => code::BUSY_SNAPSHOT,
        LimboError::TableLocked => code::LOCKED,
        LimboError::ReadOnly => code::READ_ONLY,
        LimboError::Interrupt => code::INTERRUPT,
        LimboError::Corrupt(_) => code::CORRUPT,
        LimboError::DatabaseFull => code::FULL,
        LimboError::SchemaUpdated | LimboError::SchemaConflict => code::SCHEMA,
        LimboError::TooBig => code::TOO_BIG,
        LimboError::Constraint(_) | LimboError::ConstraintViolation(_) | LimboError::ForeignKeyConstraint(_) | LimboError::Raise(..) => {
            code::CONSTRAINT
        }
        LimboError::NotADB => code::NOT_A_DATABASE,
        _ => code::ERROR,
    }
}

/// Features that Turso calls experimental, which are off unless they are named here, with commas between them: `views,without_rowid`.
const FEATURES: &str = "BENCH_GATE_TURSO_FEATURES";

fn options() -> Result<DatabaseOpts, LimboError> {
    let names = std::env::var(FEATURES).unwrap_or_default();
    names.split(',').filter(|name| !name.is_empty()).try_fold(DatabaseOpts::new(), |options, name| match name {
        "attach" => Ok(options.with_attach(true)),
        "autovacuum" => Ok(options.with_autovacuum(true)),
        "index_method" => Ok(options.with_index_method(true)),
        "multiprocess_wal" => Ok(options.with_multiprocess_wal(true)),
        "mvcc" => Ok(options.with_mvcc(true)),
        "vacuum" => Ok(options.with_vacuum(true)),
        "views" => Ok(options.with_views(true)),
        "without_rowid" => Ok(options.with_without_rowid(true)),
        _ => Err(LimboError::InvalidArgument(format!(
            "{FEATURES}: {name} is none of attach, autovacuum, index_method, multiprocess_wal, mvcc, vacuum, views, without_rowid"
        ))),
    })
}

fn open(path: &str, flags: c_int) -> Result<Arc<Connection>, LimboError> {
    const CREATE: c_int = 0x4;
    let flags = if flags & CREATE != 0 { OpenFlags::Create } else { OpenFlags::None };
    let (_, database) = Database::open_new(path, None::<&str>, flags, options()?, None, Arc::new(SqliteDialect))?;
    database.connect(turso_core::ConnectOpts::new())
}

/// The functions without which the driver refuses a library.
mod required {
    use super::*;

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn sqlite3_open_v2(path: *const c_char, opened: *mut *mut Handle, flags: c_int, _vfs: *const c_char) -> c_int {
        let mut handle = Box::new(Handle { connection: None, message: CString::default() });
        let path = unsafe { CStr::from_ptr(path) }.to_string_lossy();
        let result = match open(&path, flags) {
            Ok(connection) => {
                handle.connection = Some(connection);
                code::OK
            }
            Err(error) => handle.fail(&error),
        };
        // A handle without a connection, too: it has the message.
        unsafe { *opened = Box::into_raw(handle) };
        result
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn sqlite3_close(handle: *mut Handle) -> c_int {
        if handle.is_null() {
            return code::OK;
        }
        let mut owned = unsafe { Box::from_raw(handle) };
        let Some(connection) = owned.connection.take() else { return code::OK };
        match connection.close() {
            Ok(()) => code::OK,
            Err(error) => {
                let failed = owned.fail(&error);
                // SQLite's caller may ask a handle for the reason why it was not closed.
                let _ = Box::into_raw(owned);
                failed
            }
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn sqlite3_prepare_v2(
        handle: *mut Handle,
        sql: *const c_char,
        size: c_int,
        prepared: *mut *mut Prepared,
        rest: *mut *const c_char,
    ) -> c_int {
        unsafe { *prepared = ptr::null_mut() };
        let owned = unsafe { &mut *handle };
        let Some(connection) = owned.connection.as_ref() else { return code::ERROR };
        let bytes = if size < 0 {
            unsafe { CStr::from_ptr(sql) }.to_bytes()
        } else {
            let all = unsafe { std::slice::from_raw_parts(sql.cast::<u8>(), size as usize) };
            all.split(|byte| *byte == 0).next().unwrap_or_default()
        };
        let text = match std::str::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => return owned.fail(&LimboError::ParseError(error.to_string())),
        };
        let outcome = connection.prepare(text);
        let end = outcome.as_ref().map_or(bytes.len(), Statement::tail_offset);
        if !rest.is_null() {
            unsafe { *rest = sql.add(end) };
        }
        match outcome {
            Ok(statement) => {
                unsafe { *prepared = Box::into_raw(Box::new(Prepared { statement, handle })) };
                code::OK
            }
            // SQLite prepares a text without a statement, such as a comment, as no statement.
            Err(LimboError::InvalidArgument(message)) if message.ends_with("contains no statements") => code::OK,
            Err(error) => owned.fail(&error),
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn sqlite3_step(prepared: *mut Prepared) -> c_int {
        let Prepared { statement, handle } = unsafe { &mut *prepared };
        let error = loop {
            match statement.step() {
                Ok(StepResult::Row) => return code::ROW,
                Ok(StepResult::Done) => return code::DONE,
                Ok(StepResult::Busy) => break LimboError::Busy,
                Ok(StepResult::Interrupt) => break LimboError::Interrupt,
                // The others wait for input and output, or for another connection: this thread does the work of both.
                Ok(_) => {
                    if let Err(error) = statement._io().step() {
                        break error;
                    }
                }
                Err(error) => break error,
            }
        };
        unsafe { &mut **handle }.fail(&error)
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn sqlite3_finalize(prepared: *mut Prepared) -> c_int {
        if !prepared.is_null() {
            drop(unsafe { Box::from_raw(prepared) });
        }
        code::OK
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn sqlite3_column_count(prepared: *mut Prepared) -> c_int {
        unsafe { prepared.as_ref() }.map_or(0, |prepared| prepared.statement.num_columns() as c_int)
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn sqlite3_column_type(prepared: *mut Prepared, column: c_int) -> c_int {
        match unsafe { &*prepared }.value(column) {
            Value::Numeric(turso_core::Numeric::Integer(_)) => 1,
            Value::Numeric(turso_core::Numeric::Float(_)) => 2,
            Value::Text(_) => 3,
            Value::Blob(_) => 4,
            Value::Null => 5,
        }
    }

    /// The driver asks for a value as its type says: no function converts.
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn sqlite3_column_int64(prepared: *mut Prepared, column: c_int) -> i64 {
        match unsafe { &*prepared }.value(column) {
            Value::Numeric(turso_core::Numeric::Integer(integer)) => *integer,
            _ => 0,
        }
    }

    /// The bytes of a text too, for which the driver then needs no `sqlite3_column_text`.
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn sqlite3_column_blob(prepared: *mut Prepared, column: c_int) -> *const c_void {
        bytes_of(unsafe { &*prepared }.value(column)).as_ptr().cast()
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn sqlite3_column_bytes(prepared: *mut Prepared, column: c_int) -> c_int {
        bytes_of(unsafe { &*prepared }.value(column)).len() as c_int
    }

    fn bytes_of(value: &Value) -> &[u8] {
        match value {
            Value::Text(text) => text.as_str().as_bytes(),
            Value::Blob(blob) => blob,
            _ => &[],
        }
    }
}

/// Without which a run lacks little: floats, the words of errors, the end of a slow statement in a hunt, and several connections in threads.
mod optional {
    use super::*;

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn sqlite3_column_double(prepared: *mut Prepared, column: c_int) -> f64 {
        match unsafe { &*prepared }.value(column) {
            Value::Numeric(turso_core::Numeric::Float(float)) => (*float).into(),
            _ => 0.0,
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn sqlite3_errmsg(handle: *mut Handle) -> *const c_char {
        unsafe { &*handle }.message.as_ptr()
    }

    /// Called by a handler of a signal: Turso only sets a flag.
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn sqlite3_interrupt(handle: *mut Handle) {
        if let Some(connection) = unsafe { &*handle }.connection.as_ref() {
            connection.interrupt();
        }
    }

    /// Threads may each have a connection to one database.
    #[unsafe(no_mangle)]
    pub extern "C" fn sqlite3_threadsafe() -> c_int {
        1
    }
}

/// For statements that are prepared once and get other values each time.
mod prepared {
    use super::*;
    use std::num::NonZero;

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn sqlite3_reset(prepared: *mut Prepared) -> c_int {
        let Prepared { statement, handle } = unsafe { &mut *prepared };
        match statement.reset() {
            Ok(()) => code::OK,
            Err(error) => unsafe { &mut **handle }.fail(&error),
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn sqlite3_bind_int64(prepared: *mut Prepared, parameter: c_int, integer: i64) -> c_int {
        bind(prepared, parameter, Value::from_i64(integer))
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn sqlite3_bind_double(prepared: *mut Prepared, parameter: c_int, float: f64) -> c_int {
        bind(prepared, parameter, Value::from_f64(float))
    }

    /// The driver's values stay where they are, and Turso copies them: there is nothing to free.
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn sqlite3_bind_text(
        prepared: *mut Prepared,
        parameter: c_int,
        text: *const c_char,
        size: c_int,
        _destructor: *const c_void,
    ) -> c_int {
        let bytes = unsafe { std::slice::from_raw_parts(text.cast::<u8>(), size as usize) };
        match std::str::from_utf8(bytes) {
            Ok(text) => bind(prepared, parameter, Value::from_text(text.to_owned())),
            Err(error) => unsafe { &mut *(*prepared).handle }.fail(&LimboError::InvalidArgument(error.to_string())),
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn sqlite3_bind_blob(
        prepared: *mut Prepared,
        parameter: c_int,
        blob: *const c_void,
        size: c_int,
        _destructor: *const c_void,
    ) -> c_int {
        let bytes = if size == 0 { &[] } else { unsafe { std::slice::from_raw_parts(blob.cast::<u8>(), size as usize) } };
        match Value::from_slice(bytes) {
            Ok(value) => bind(prepared, parameter, value),
            Err(_) => code::NO_MEMORY,
        }
    }

    fn bind(prepared: *mut Prepared, parameter: c_int, value: Value) -> c_int {
        let Prepared { statement, handle } = unsafe { &mut *prepared };
        let Some(index) = usize::try_from(parameter).ok().and_then(NonZero::new) else { return code::RANGE };
        match statement.bind_at(index, value) {
            Ok(()) => code::OK,
            Err(error) => unsafe { &mut **handle }.fail(&error),
        }
    }
}
