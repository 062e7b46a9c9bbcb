#pragma once

#include <stdbool.h>

// A call that can be paused in the middle and resumed later. Scripts/site.sh makes Asyncify rewrite
// every function that may be on the stack then (decision 30).

/// Calls fiberBody, or resumes it where it was paused.
///
/// Returns whether it has finished.
bool fiber_resume(void);

/// Pauses fiberBody, which calls it, until fiber_resume is called again.
void fiber_pause(void);
