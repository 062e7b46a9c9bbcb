// A disk that is full as long as the file FULL is there, for a program that this is preloaded into.

#define _GNU_SOURCE
#include <errno.h>
#include <sys/syscall.h>
#include <unistd.h>

ssize_t pwrite64(int file, const void *bytes, size_t count, off_t place) {
  if (access(FULL, F_OK) != 0) return syscall(SYS_pwrite64, file, bytes, count, place);
  errno = ENOSPC;
  return -1;
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t place) {
  return pwrite64(file, bytes, count, place);
}
