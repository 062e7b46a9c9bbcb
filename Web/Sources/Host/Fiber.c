#include "Fiber.h"

#include <stddef.h>
#include <stdint.h>

// Asyncify replaces these functions with its own. When fiberBody pauses, every function on the stack
// saves its variables in the record and returns; when it resumes, each one restores them and calls
// the next.
#define ASYNCIFY(name) __attribute__((import_module("asyncify"), import_name(name)))

typedef struct {
  uint8_t *next, *end;
} Record;

ASYNCIFY("start_unwind") void asyncify_start_unwind(Record *record);
ASYNCIFY("stop_unwind") void asyncify_stop_unwind(void);
ASYNCIFY("start_rewind") void asyncify_start_rewind(Record *record);
ASYNCIFY("stop_rewind") void asyncify_stop_rewind(void);

void fiberBody(void);

static uint8_t variables[256 << 10];
static Record record;
static enum { new, leaving, left, returning } state;

// Variables whose address was taken stay on the stack while the fiber is paused, so it has a stack
// of its own. Zeroed memory takes no bytes in the module.
static uint8_t stack[64 << 10] __attribute__((aligned(16)));
static uint8_t *stackPointer;

__asm__(".globaltype __stack_pointer, i32\n");

static inline uint8_t *exchange(uint8_t *pointer) {
  uint8_t *before;
  __asm__ volatile("global.get __stack_pointer\n\tlocal.set %0" : "=r"(before));
  __asm__ volatile("local.get %0\n\tglobal.set __stack_pointer" : : "r"(pointer) : "memory");
  return before;
}

bool fiber_resume(void) {
  if (state == left) {
    state = returning;
    asyncify_start_rewind(&record);
  } else {
    record = (Record){variables, variables + sizeof variables};
    stackPointer = stack + sizeof stack;
  }
  uint8_t *before = exchange(stackPointer);
  fiberBody();
  stackPointer = exchange(before);
  if (state != leaving) return true;
  asyncify_stop_unwind();
  state = left;
  return false;
}

void fiber_pause(void) {
  if (state == returning) {
    asyncify_stop_rewind();
    state = new;
  } else {
    state = leaving;
    asyncify_start_unwind(&record);
  }
}
