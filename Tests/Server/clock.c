// The system's clock with the seconds added that the file AHEAD holds, for a program that this is preloaded into.

#define _GNU_SOURCE
#include <stdio.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int clock_gettime(clockid_t clock, struct timespec *time) {
  int status = syscall(SYS_clock_gettime, clock, time);
  FILE *file = clock == CLOCK_REALTIME ? fopen(AHEAD, "r") : NULL;
  long seconds;
  if (file && fscanf(file, "%ld", &seconds) == 1) time->tv_sec += seconds;
  if (file) fclose(file);
  return status;
}
