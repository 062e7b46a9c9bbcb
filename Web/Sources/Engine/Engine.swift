// The program of the worker: it only thinks. It is a module of its own, so that a first visit, which
// asks nothing of it, does not have to load it.
