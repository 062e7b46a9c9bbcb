// A disk that finishes no write as long as the file SLOW is there, for a program that this is preloaded into.

#define _GNU_SOURCE
#include <sys/syscall.h>
#include <unistd.h>

int fdatasync(int file) {
  while (access(SLOW, F_OK) == 0) usleep(1000);
  return syscall(SYS_fdatasync, file);
}

int fsync(int file) {
  while (access(SLOW, F_OK) == 0) usleep(1000);
  return syscall(SYS_fsync, file);
}
