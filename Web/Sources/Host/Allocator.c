#include <stddef.h>
#include <stdint.h>

// A memory allocator with much less code than libc's.
//
// Small blocks are powers of two, each size with its own list of free blocks. Large blocks have any
// size: the first free one that is large enough is taken and split. Free neighbours are merged, so
// that the memory of two freed tables can hold one twice as large. A block starts with its size, in the
// eight bytes before the memory that the caller gets:
//
//     |  size  | what the caller gets, at a multiple of 16 …
//
// Only the list of large blocks is searched, and it is short.

enum { header = 8, alignment = 16, page = 65536, smallest = 32, largest = 32768, classes = 11 };

typedef struct Block {
  size_t size;  // of the whole block, with this header
  uint8_t unused[header - sizeof(size_t)];
  struct Block *next;  // while it is free
} Block;

extern uint8_t __heap_base;
static Block *freeBlocks[classes];
static Block *freeLarge;  // sorted by address
static uintptr_t top;

static Block *grow(size_t size) {
  if (top == 0) top = ((uintptr_t)&__heap_base + alignment - 1) / alignment * alignment + header;
  uintptr_t end = top + size;
  if (end < top) return NULL;
  uintptr_t limit = (uintptr_t)__builtin_wasm_memory_size(0) * page;
  if (end > limit && __builtin_wasm_memory_grow(0, (end - limit + page - 1) / page) == SIZE_MAX) {
    return NULL;
  }
  Block *block = (Block *)top;
  top = end;
  block->size = size;
  return block;
}

static Block *take(Block **list) {
  Block *block = *list;
  *list = block->next;
  return block;
}

static Block **listOf(size_t size) { return &freeBlocks[__builtin_ctzl(size) - 5]; }

static Block *behind(Block *block) { return (Block *)((uint8_t *)block + block->size); }

static Block *takeLarge(size_t size) {
  Block **link = &freeLarge;
  while (*link && (*link)->size < size) link = &(*link)->next;
  Block *block = *link;
  if (!block) return grow(size);
  Block *next = block->next;
  if (block->size - size > largest) {
    size_t left = block->size - size;
    block->size = size;
    Block *rest = behind(block);
    rest->size = left;
    rest->next = next;
    next = rest;
  }
  *link = next;
  return block;
}

static void joinWithNext(Block *block) {
  Block *next = block->next;
  if (next != behind(block)) return;
  block->size += next->size;
  block->next = next->next;
}

static void giveBackLarge(Block *block) {
  Block *before = NULL;
  Block **link = &freeLarge;
  while (*link && *link < block) {
    before = *link;
    link = &before->next;
  }
  block->next = *link;
  *link = block;
  joinWithNext(block);
  if (before) joinWithNext(before);
}

void *malloc(size_t count) {
  if (count > SIZE_MAX / 2) return NULL;
  size_t size = count + header;
  Block *block = NULL;
  if (size <= largest) {
    size = size <= smallest ? smallest : (size_t)1 << (32 - __builtin_clzl(size - 1));
    Block **list = listOf(size);
    block = *list ? take(list) : grow(size);
  } else {
    block = takeLarge((size + alignment - 1) / alignment * alignment);
  }
  return block ? (uint8_t *)block + header : NULL;
}

void free(void *pointer) {
  if (!pointer) return;
  Block *block = (Block *)((uint8_t *)pointer - header);
  if (block->size > largest) {
    giveBackLarge(block);
    return;
  }
  Block **list = listOf(block->size);
  block->next = *list;
  *list = block;
}

// Alignments above 16 bytes are not needed.
int posix_memalign(void **pointer, size_t boundary, size_t count) {
  if (boundary > alignment) return 22;  // EINVAL
  *pointer = malloc(count);
  return *pointer ? 0 : 12;  // ENOMEM
}
