#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "Fiber.h"

// What the browser does for the program; page.js gives these under the import module "host".
// Text is UTF-8 and is only read during the call. A node is a number that stands for an element.
#define HOST_IMPORT(name) __attribute__((import_module("host"), import_name(name)))

typedef const uint8_t *Bytes;

/// The element with an id of the static page.
HOST_IMPORT("find") int32_t host_find(Bytes id, size_t idCount);
/// A new element at the end of another one.
HOST_IMPORT("create") int32_t host_create(int32_t parent, Bytes tag, size_t tagCount);
/// Moves an element before another one.
HOST_IMPORT("move") void host_move(int32_t node, int32_t next);
/// Takes all children out of an element.
HOST_IMPORT("clear") void host_clear(int32_t node);
/// Replaces the content of an element by text.
HOST_IMPORT("setText") void host_set_text(int32_t node, Bytes text, size_t count);
/// Sets an attribute.
HOST_IMPORT("setAttribute")
void host_set_attribute(int32_t node, Bytes name, size_t nameCount, Bytes value, size_t valueCount);
/// Takes an attribute away.
HOST_IMPORT("removeAttribute")
void host_remove_attribute(int32_t node, Bytes name, size_t nameCount);
/// Sets a custom property of an element's style.
HOST_IMPORT("setProperty")
void host_set_property(int32_t node, Bytes name, size_t nameCount, int32_t value);
/// Moves an element by CSS pixels and scales it.
HOST_IMPORT("setTransform") void host_set_transform(int32_t node, double x, double y, double scale);
/// Leaves an element where the style puts it.
HOST_IMPORT("clearTransform") void host_clear_transform(int32_t node);
/// Sets the text of an input, or whether it is checked.
HOST_IMPORT("setInput") void host_set_input(int32_t node, Bytes text, size_t count, bool isOn);
/// Names the control that an element is, for the events that come from it.
HOST_IMPORT("setControl") void host_set_control(int32_t node, int32_t control);
/// Moves the keyboard focus, and scrolls there or not.
HOST_IMPORT("focus") void host_focus(int32_t node, bool scrolls);
/// Scrolls the list that an element is in, so that it can be seen.
HOST_IMPORT("scrollIntoView") void host_scroll_into_view(int32_t node);
/// Scrolls what is in an element, by CSS pixels.
HOST_IMPORT("scroll") void host_scroll(int32_t node, double x, double y, bool isSmooth);
/// Whether the keyboard focus is on an element or inside it, and not on what is hidden there.
HOST_IMPORT("hasFocus") bool host_has_focus(int32_t node);
/// Left, top, width and height of an element in CSS pixels of the window.
HOST_IMPORT("measure") void host_measure(int32_t node, double *rectangle);
/// Sends every event of a pointer to an element until it is let go.
HOST_IMPORT("capturePointer") void host_capture_pointer(int32_t node, int32_t pointer);
/// Calls waitEnded after a time.
HOST_IMPORT("wait") void host_wait(int32_t milliseconds, int32_t token);
/// Calls frame before the next paint.
HOST_IMPORT("requestFrame") void host_request_frame(void);
/// Calls painted after the next paint.
HOST_IMPORT("afterPaint") void host_after_paint(void);
/// Puts text after the # of the address, as a step of its own or in place of the last one.
HOST_IMPORT("setAddress")
void host_set_address(Bytes text, size_t count, Bytes record, size_t recordCount, bool isStep);
/// Loads the page anew.
HOST_IMPORT("reload") void host_reload(void);
/// Tells that a panel is open, which going back closes, or that none is.
HOST_IMPORT("setSheet") void host_set_sheet(bool isOpen);
/// Lets something be heard, from -1 (left) to 1 (right) and as high as its row, and felt.
HOST_IMPORT("cue")
void host_cue(Bytes name, size_t count, double side, int32_t row, bool isHeard, bool isFelt);
/// Goes over to the version of the page that waits.
HOST_IMPORT("update") void host_update(void);
/// Lets the browser ask whether to install the page.
HOST_IMPORT("install") void host_install(void);
/// Gives the page's address to others, in a way of `Share`; a text goes with it. Calls shared when done.
HOST_IMPORT("share") void host_share(int32_t way, Bytes text, size_t count);
/// Asks something of the server of rooms.
HOST_IMPORT("room") void host_room(Bytes verb, size_t verbCount, Bytes body, size_t count);
/// Draws the code of the page's address into an SVG element with a path.
HOST_IMPORT("drawCode") void host_draw_code(int32_t node);
/// Keeps text for the next visit, if the browser lets it.
HOST_IMPORT("store") void host_store(Bytes key, size_t keyCount, Bytes text, size_t count);
/// Asks the worker, in place of what it was asked before; an empty text only drops that.
HOST_IMPORT("analyze") void host_analyze(int32_t token, Bytes request, size_t count);
/// Hands a result back to whoever asked.
HOST_IMPORT("result") void host_result(Bytes result, size_t count);
