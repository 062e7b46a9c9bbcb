#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "Fiber.h"

// The functions of the browser, which page.js supplies in the import module "host". Texts are UTF-8
// and are read only during the call. A node is a number that stands for an element.
#define HOST_IMPORT(name) __attribute__((import_module("host"), import_name(name)))

typedef const uint8_t *Bytes;

/// The element of the static page with this ID.
HOST_IMPORT("find") int32_t host_find(Bytes id, size_t idCount);
/// Appends a new element to another one.
HOST_IMPORT("create") int32_t host_create(int32_t parent, Bytes tag, size_t tagCount);
/// Moves an element in front of another one.
HOST_IMPORT("move") void host_move(int32_t node, int32_t next);
/// Removes all children of an element.
HOST_IMPORT("clear") void host_clear(int32_t node);
/// Replaces the content of an element with a text.
HOST_IMPORT("setText") void host_set_text(int32_t node, Bytes text, size_t count);
/// Sets an attribute.
HOST_IMPORT("setAttribute")
void host_set_attribute(int32_t node, Bytes name, size_t nameCount, Bytes value, size_t valueCount);
/// Removes an attribute.
HOST_IMPORT("removeAttribute")
void host_remove_attribute(int32_t node, Bytes name, size_t nameCount);
/// Sets a custom property in an element's style.
HOST_IMPORT("setProperty")
void host_set_property(int32_t node, Bytes name, size_t nameCount, int32_t value);
/// Translates an element by CSS pixels and scales it.
HOST_IMPORT("setTransform") void host_set_transform(int32_t node, double x, double y, double scale);
/// Removes an element's transform.
HOST_IMPORT("clearTransform") void host_clear_transform(int32_t node);
/// Sets the text of an input, and whether it is checked.
HOST_IMPORT("setInput") void host_set_input(int32_t node, Bytes text, size_t count, bool isOn);
/// Sets the control that an element's events name.
HOST_IMPORT("setControl") void host_set_control(int32_t node, int32_t control);
/// Moves the keyboard focus to an element, with or without scrolling.
HOST_IMPORT("focus") void host_focus(int32_t node, bool scrolls);
/// Scrolls a list so that an element in it is visible.
HOST_IMPORT("scrollIntoView") void host_scroll_into_view(int32_t node);
/// Scrolls the content of an element by CSS pixels.
HOST_IMPORT("scroll") void host_scroll(int32_t node, double x, double y, bool isSmooth);
/// Whether an element, or one inside it, is visible and has the focus.
HOST_IMPORT("hasFocus") bool host_has_focus(int32_t node);
/// Writes left, top, width and height of an element, in CSS pixels of the window.
HOST_IMPORT("measure") void host_measure(int32_t node, double *rectangle);
/// Sends all events of a pointer to an element until it is released.
HOST_IMPORT("capturePointer") void host_capture_pointer(int32_t node, int32_t pointer);
/// Calls waitEnded after a time.
HOST_IMPORT("wait") void host_wait(int32_t milliseconds, int32_t token);
/// Loads the rest of the program, with its style and messages, before it returns.
HOST_IMPORT("loadRest") void host_load_rest(void);
/// Calls frame before the next paint.
HOST_IMPORT("requestFrame") void host_request_frame(void);
/// Calls painted after the next paint.
HOST_IMPORT("afterPaint") void host_after_paint(void);
/// Sets the text after the # of the address, in a new history entry or in place of the current one.
HOST_IMPORT("setAddress")
void host_set_address(Bytes text, size_t count, Bytes record, size_t recordCount, bool isStep);
/// The date of the player's calendar, as the number that its digits form: 20261126.
HOST_IMPORT("today") int32_t host_today(void);
/// Reloads the page.
HOST_IMPORT("reload") void host_reload(void);
/// Sets whether a panel is open, which Back closes.
HOST_IMPORT("setSheet") void host_set_sheet(bool isOpen);
/// Plays a cue's notes, from -1 (left) to 1 (right) and at the row's pitch, and its vibration.
HOST_IMPORT("cue")
void host_cue(Bytes notes, size_t count, Bytes vibration, size_t vibrationCount, double side, double pitch);
/// Switches to the update of the page.
HOST_IMPORT("update") void host_update(void);
/// Makes the browser ask whether to install the page.
HOST_IMPORT("install") void host_install(void);
/// Shares the page's address with a text, in a way of `Share`, and then calls shared. Way 4 saves
/// the text as a file; way 5 opens a file and calls restore.
HOST_IMPORT("share") void host_share(int32_t way, Bytes text, size_t count);
/// Sends a request to the server of live games.
HOST_IMPORT("room") void host_room(Bytes verb, size_t verbCount, Bytes body, size_t count);
/// Draws the QR code of the page's address into an SVG element with a path.
HOST_IMPORT("drawCode") void host_draw_code(int32_t node);
/// Saves a text for the next visit, if the browser permits it.
HOST_IMPORT("store") void host_store(Bytes key, size_t keyCount, Bytes text, size_t count);
/// Sends the worker a request in place of the last one; an empty text only cancels.
HOST_IMPORT("analyze") void host_analyze(int32_t token, Bytes request, size_t count);
/// Returns a result to the page.
HOST_IMPORT("result") void host_result(Bytes result, size_t count);
