// Wide-character ncurses, with functions for what Swift cannot import: macros, variadic functions
// and mutable global variables.
#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

#if !__has_include(<ncurses.h>)
#error "The header of ncurses is missing. On Debian and Ubuntu: apt-get install libncurses-dev"
#endif

#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
#include <locale.h>
#include <ncurses.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <wchar.h>

/// Whether some of the standard output could not be written.
static inline bool cn_output_failed(void) { return ferror(stdout) != 0; }

static inline WINDOW *cn_window(void) { return stdscr; }
static inline int cn_columns(void) { return COLS; }
static inline int cn_rows(void) { return LINES; }
static inline int cn_color_count(void) { return COLORS; }

/// The columns of the window that a file writes to; 0 if it is none, or does not say.
static inline int cn_window_columns(int file) {
  struct winsize size;
  return ioctl(file, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

/// Resizes the screen to the window.
static inline void cn_follow_window(void) {
  struct winsize size;
  if (ioctl(fileno(stdout), TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0)
    resizeterm(size.ws_row, size.ws_col);
}

/// Takes over the terminal; returns null if its type is unknown.
///
/// ncurses prefers LINES and COLUMNS, which a shell may have set before the window was resized.
static inline SCREEN *cn_start(void) {
  SCREEN *screen = newterm(NULL, stdout, stdin);
  if (screen != NULL) cn_follow_window();
  return screen;
}

/// Draws a character with the marks on it.
static inline void cn_put(
    int row, int column, const wchar_t *text, short pair, bool is_bold, bool is_dim, bool is_reverse) {
  cchar_t cell;
  attr_t attributes =
      (is_bold ? A_BOLD : 0) | (is_dim ? A_DIM : 0) | (is_reverse ? A_REVERSE : 0);
  setcchar(&cell, text, attributes, pair, NULL);
  mvadd_wch(row, column, &cell);
}

static inline void cn_move(int row, int column) { move(row, column); }
static inline void cn_refresh(void) { refresh(); }

/// Makes the next refresh redraw everything.
static inline void cn_repaint(void) { clearok(curscr, TRUE); }

/// Reads the next key: a character, a key code with `*is_code` set, or -1 if there is none.
static inline int cn_key(int *is_code) {
  wint_t key = 0;
  int kind = get_wch(&key);
  *is_code = kind == KEY_CODE_YES;
  return kind == ERR ? -1 : (int)key;
}

/// Enables events of the first mouse button.
static inline void cn_watch_mouse(void) {
  mousemask(BUTTON1_PRESSED | BUTTON1_RELEASED | BUTTON1_CLICKED, NULL);
  mouseinterval(0);
}

/// Reads a mouse event of the first button: 1 if pressed, 2 if released, 3 if clicked, else 0.
static inline int cn_mouse(int *column, int *row) {
  MEVENT event;
  if (getmouse(&event) == ERR) return 0;
  *column = event.x;
  *row = event.y;
  if (event.bstate & BUTTON1_CLICKED) return 3;
  if (event.bstate & BUTTON1_PRESSED) return 1;
  return event.bstate & BUTTON1_RELEASED ? 2 : 0;
}

/// The bytes of a terminal capability; null if the terminal lacks it.
static inline const char *cn_capability(const char *name) {
  const char *text = tigetstr(name);
  return text == (const char *)-1 ? NULL : text;
}

#endif
