#pragma once

#include <stdbool.h>

// One call that can be left in its midst and gone on with later. Scripts/site.sh has Asyncify rewrite
// every function that may be on the way.

/// Calls fiberBody, or goes on with it where it was left.
///
/// Returns whether it came to its end.
bool fiber_resume(void);

/// Leaves fiberBody, in which it is called, until fiber_resume is called again.
void fiber_pause(void);
