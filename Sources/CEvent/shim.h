// libevent: an event loop for sockets, timers and signals, and evhttp on top of it.
#ifndef CEVENT_SHIM_H
#define CEVENT_SHIM_H

#if !__has_include(<event2/http.h>)
#error "The headers of libevent are missing. On Debian and Ubuntu: apt-get install libevent-dev"
#endif

// Must come before libevent, which defines feature macros: CDispatch includes it without them.
#include <sys/select.h>

#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <event2/http.h>
#include <event2/keyvalq_struct.h>
#include <event2/listener.h>

#endif
