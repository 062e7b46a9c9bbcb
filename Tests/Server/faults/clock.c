// The system's clock with the seconds added that the file AHEAD holds, for a program that this is preloaded into.
// With STEADY the clock that never steps has them too, as if so much time had passed.

#define _GNU_SOURCE
#include <stdio.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#ifdef STEADY
#define IS_AHEAD(clock) ((clock) == CLOCK_REALTIME || (clock) == CLOCK_MONOTONIC)
#else
#define IS_AHEAD(clock) ((clock) == CLOCK_REALTIME)
#endif

int clock_gettime(clockid_t clock, struct timespec *time) {
  int status = syscall(SYS_clock_gettime, clock, time);
  FILE *file = IS_AHEAD(clock) ? fopen(AHEAD, "r") : NULL;
  long seconds;
  if (file && fscanf(file, "%ld", &seconds) == 1) time->tv_sec += seconds;
  if (file) fclose(file);
  return status;
}
