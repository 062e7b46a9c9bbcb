// SQLite.
#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

#if !__has_include(<sqlite3.h>)
#error "The header of SQLite is missing. On Debian and Ubuntu: apt-get install libsqlite3-dev"
#endif

#include <sqlite3.h>

/// `SQLITE_TRANSIENT`, a macro that Swift cannot import: SQLite copies what is bound.
static inline sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }

#endif
