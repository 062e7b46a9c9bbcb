// libqrencode: the QR code that the terminal shows.
#ifndef CQRENCODE_SHIM_H
#define CQRENCODE_SHIM_H

#if !__has_include(<qrencode.h>)
#error "The header of qrencode is missing. On Debian and Ubuntu: apt-get install libqrencode-dev"
#endif

#include <qrencode.h>

#endif
