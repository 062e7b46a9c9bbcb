// PostgreSQL's client library, for builds with `--traits PostgreSQL`.
#ifndef CPOSTGRESQL_SHIM_H
#define CPOSTGRESQL_SHIM_H

#if __has_include(<libpq-fe.h>)
#include <libpq-fe.h>
#elif __has_include(<postgresql/libpq-fe.h>)
#include <postgresql/libpq-fe.h>
#else
#error "The header of libpq is missing. On Debian and Ubuntu: apt-get install libpq-dev"
#endif

#endif
