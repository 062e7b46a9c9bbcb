#pragma once

#include <stddef.h>

// What the page does for the program. The script gives these under the import module "host".
#define HOST_IMPORT(name) __attribute__((import_module("host"), import_name(name)))

/// Shows UTF-8 text; the bytes are only valid during the call.
HOST_IMPORT("show_text") void host_show_text(const unsigned char *bytes, size_t count);
