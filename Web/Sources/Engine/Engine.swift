// The worker's program, which only runs analyses. It is a separate module, so that a first visit,
// which needs none, does not load it.
