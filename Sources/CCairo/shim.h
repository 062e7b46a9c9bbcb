// cairo, for the pictures of games.
#ifndef CCAIRO_SHIM_H
#define CCAIRO_SHIM_H

#if !__has_include(<cairo/cairo.h>)
#error "The header of cairo is missing. On Debian and Ubuntu: apt-get install libcairo2-dev"
#endif

#include <cairo/cairo-svg.h>
#include <cairo/cairo.h>

#endif
