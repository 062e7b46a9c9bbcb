// zlib, for pages that are put together on request.
#ifndef CZLIB_SHIM_H
#define CZLIB_SHIM_H

#if !__has_include(<zlib.h>)
#error "The header of zlib is missing. On Debian and Ubuntu: apt-get install zlib1g-dev"
#endif

#include <zlib.h>

/// `deflateInit2`, a macro that Swift cannot import: a stream without header and checksum.
static inline int czlib_deflate_raw(z_stream *stream) {
  return deflateInit2(stream, Z_BEST_COMPRESSION, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY);
}

#endif
