// libqrencode, for the QR code in the terminal.
#ifndef CQRENCODE_SHIM_H
#define CQRENCODE_SHIM_H

#if !__has_include(<qrencode.h>)
#error "The header of qrencode is missing. On Debian and Ubuntu: apt-get install libqrencode-dev"
#endif

#include <qrencode.h>

#endif
