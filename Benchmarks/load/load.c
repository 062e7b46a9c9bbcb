// Generates load on a room server over loopback, with one thread and as many connections as the limit
// on open files allows.
//
//   load watch PORT COUNT               creates rooms, opens COUNT streams, two per room, and holds them
//                                       until its input ends; prints the seconds that opening them took
//   load play PORT PAIRS SECONDS RATE   pairs play 3x3 to a draw and start again, RATE moves a second in
//                                       all, or 0 for no limit; prints moves a second and the
//                                       milliseconds from a move to its arrival at the other player
//
// `load relay …` uses a plain relay without rooms and rules: what is posted to /pub/NAME is sent to all
// subscribers of /sub/NAME.
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

enum { PLIES = 9, MOST = 4000000 };
static const char *const moves[PLIES] = {"a1", "b2", "c3", "b3", "b1", "c1", "a3", "a2", "c2"};

typedef struct Pair Pair;

typedef struct {
  int fd, seat, is_stream, length;
  Pair *pair;
  char buffer[4096];
} Connection;

struct Pair {
  char room[32], token[2][32];
  Connection stream[2], request[2];
  int ply, game, has_offered;
  double sent, due;  // Time the move was sent, or 0; time the next one is due.
};

static int port, is_relay;
static double *latencies;
static long count, errors;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static _Noreturn void fail(const char *what) {
  fprintf(stderr, "load: %s\n", what);
  exit(1);
}

static int dial(void) {
  int fd = socket(AF_INET, SOCK_STREAM, 0), yes = 1;
  struct sockaddr_in address = {
      .sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  if (fd < 0 || connect(fd, (struct sockaddr *)&address, sizeof address) != 0)
    fail(strerror(errno));
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  return fd;
}

static void ask(int fd, const char *method, const char *path, const char *token, const char *body) {
  char text[1024];
  int length = snprintf(
      text, sizeof text,
      "%s %s HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\n%s%s%sContent-Length: %zu\r\n\r\n%s",
      method, path, token ? "Authorization: Bearer " : "", token ? token : "", token ? "\r\n" : "",
      strlen(body), body);
  if (write(fd, text, length) != length) fail("a request does not fit");
}

// Returns the end of the response in a buffer, or NULL if it has not arrived completely.
static char *end_of_answer(char *text) {
  char *body = strstr(text, "\r\n\r\n");
  if (!body) return NULL;
  char *header = strcasestr(text, "content-length:");
  size_t length = header && header < body ? strtoul(header + 15, NULL, 10) : 0;
  return strlen(body + 4) < length ? NULL : body + 4 + length;
}

// Sends a request and waits; the body is written to `answer`.
static void call(int fd, const char *path, const char *body, char *answer) {
  char text[4096];
  int length = 0;
  ask(fd, "POST", path, NULL, body);
  do {
    int part = read(fd, text + length, sizeof text - 1 - length);
    if (part <= 0) fail("the server has gone");
    text[length += part] = 0;
  } while (!end_of_answer(text));
  if (atoi(text + 9) != 201) fail(text);
  strcpy(answer, strstr(text, "\r\n\r\n") + 4);
}

static void make_room(int fd, int index, char *name) {
  if (is_relay) sprintf(name, "%d", index); else call(fd, "/rooms", "3x3", name);
}

static int open_stream(const char *room, const char *token) {
  char path[64], text[4096];
  int fd = dial(), length = 0;
  snprintf(path, sizeof path, is_relay ? "/sub/%s" : "/rooms/%s", room);
  ask(fd, "GET", path, token, "");
  do {
    int part = read(fd, text + length, sizeof text - 1 - length);
    if (part <= 0) fail("the server has gone");
    text[length += part] = 0;
  } while (!strstr(text, is_relay ? "\r\n\r\n" : "score"));
  return fd;
}

static void watch(int number) {
  char(*rooms)[64] = calloc(number / 2 + 1, sizeof *rooms);
  int maker = dial();
  for (int index = 0; index < number; index += 2) make_room(maker, index / 2, rooms[index / 2]);
  double start = now();
  for (int index = 0; index < number; index++) open_stream(rooms[index / 2], NULL);
  printf("%.2f\n", now() - start);
  fflush(stdout);
  while (getchar() != EOF) continue;
}

// Returns the seat that moves next; the seats swap marks with each game.
static int turn(const Pair *pair) { return (pair->ply + pair->game) % 2; }

static void send_move(Pair *pair) {
  char path[64], text[64] = "3x3:";
  int seat = turn(pair);
  for (int ply = 0; ply <= pair->ply; ply++) strcat(text, moves[ply]);
  snprintf(path, sizeof path, is_relay ? "/pub/%s" : "/rooms/%s", pair->room);
  pair->sent = now();
  ask(pair->request[seat].fd, is_relay ? "POST" : "PUT", path, pair->token[seat], text);
}

static void ask_again(Pair *pair, int seat) {
  char path[64];
  snprintf(path, sizeof path, "/rooms/%s/again", pair->room);
  ask(pair->request[seat].fd, "POST", path, pair->token[seat], "");
}

// Handles a game text received on a stream.
static void hear(Connection *connection, const char *text) {
  Pair *pair = connection->pair;
  int ply = (strcspn(text, "\n") - 4) / 2;
  if (pair->ply == PLIES) {  // Waiting for the next game.
    if (ply != 0 || connection->seat != pair->game % 2) return;
    pair->ply = 0;
    pair->game++;
    pair->has_offered = 0;
    pair->sent = 0;
  } else if (pair->sent > 0 && ply == pair->ply + 1 && connection->seat != turn(pair)) {
    double time = now();
    if (count < MOST) latencies[count++] = time - pair->sent;
    pair->sent = 0;
    pair->ply = ply;
    if (ply < PLIES) return;
    if (is_relay) pair->ply = 0, pair->game++; else ask_again(pair, 0);
  }
}

static void read_stream(Connection *connection) {
  char *text = connection->buffer, *end;
  while ((end = strstr(text, "\n\n"))) {
    *end = 0;
    char *data = strstr(text, "data: ");
    if (data) hear(connection, data + 6);
    text = end + 2;
  }
  connection->length -= text - connection->buffer;
  memmove(connection->buffer, text, connection->length + 1);
}

static void read_answer(Connection *connection) {
  char *end;
  while ((end = end_of_answer(connection->buffer))) {
    Pair *pair = connection->pair;
    if (atoi(connection->buffer + 9) / 100 != 2 && errors++ == 0)
      fprintf(stderr, "load: %.300s\n", connection->buffer);
    if (pair->ply == PLIES && !pair->has_offered && connection->seat == 0) {
      char *body = strstr(connection->buffer, "\r\n\r\n");
      // This is the response to the offer, not to the last move.
      if (body && pair->sent == 0) pair->has_offered = 1, ask_again(pair, 1);
    }
    connection->length -= end - connection->buffer;
    memmove(connection->buffer, end, connection->length + 1);
  }
}

static void add(int poll, Connection *connection, int fd, Pair *pair, int seat, int is_stream) {
  connection->fd = fd;
  connection->pair = pair;
  connection->seat = seat;
  connection->is_stream = is_stream;
  fcntl(fd, F_SETFL, O_NONBLOCK);
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = connection};
  epoll_ctl(poll, EPOLL_CTL_ADD, fd, &event);
}

static int by_size(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

static void play(int number, double seconds, double rate) {
  int poll = epoll_create1(0), maker = dial();
  Pair *pairs = calloc(number, sizeof *pairs);
  latencies = malloc(MOST * sizeof *latencies);
  for (int index = 0; index < number; index++) {
    Pair *pair = &pairs[index];
    char path[64], seat_text[64];
    make_room(maker, index, pair->room);
    snprintf(path, sizeof path, "/rooms/%s/sit", pair->room);
    for (int seat = 0; seat < 2 && !is_relay; seat++) {
      call(maker, path, "", seat_text);
      strcpy(pair->token[seat], seat_text + 2);
    }
    for (int seat = 0; seat < 2; seat++) {
      add(poll, &pair->stream[seat], open_stream(pair->room, pair->token[seat]), pair, seat, 1);
      add(poll, &pair->request[seat], dial(), pair, seat, 0);
    }
  }
  double start = now(), end = start + seconds, interval = rate > 0 ? number / rate : 0;
  for (int index = 0; index < number; index++) pairs[index].due = start + interval * index / number;
  for (double time = start; time < end; time = now()) {
    for (int index = 0; index < number; index++) {
      Pair *pair = &pairs[index];
      if (pair->sent > 0 || pair->ply == PLIES || pair->due > time) continue;
      pair->due = pair->due + interval < time ? time : pair->due + interval;
      send_move(pair);
    }
    struct epoll_event events[256];
    int ready = epoll_wait(poll, events, 256, rate > 0 ? 1 : 100);
    for (int index = 0; index < ready; index++) {
      Connection *connection = events[index].data.ptr;
      int space = sizeof connection->buffer - 1 - connection->length;
      int part = read(connection->fd, connection->buffer + connection->length, space);
      if (part <= 0) {
        if (part < 0 && errno == EAGAIN) continue;
        fprintf(
            stderr, "load: after %.0f s a %s ends: %s\n", now() - start,
            connection->is_stream ? "stream" : "connection", part < 0 ? strerror(errno) : connection->buffer);
        exit(1);
      }
      connection->buffer[connection->length += part] = 0;
      if (connection->is_stream) read_stream(connection); else read_answer(connection);
    }
  }
  double took = now() - start;
  if (count == 0) fail("nobody heard a move");
  qsort(latencies, count, sizeof *latencies, by_size);
  printf(
      "%.0f %.3f %.3f %.3f %ld\n", count / took, latencies[count / 2] * 1e3,
      latencies[count * 99 / 100] * 1e3, latencies[count - 1] * 1e3, errors);
}

int main(int argc, char **argv) {
  struct rlimit limit;
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  if (argc > 1 && strcmp(argv[1], "relay") == 0) is_relay = 1, argc--, argv++;
  if (argc < 4) fail("see the head of the source");
  port = atoi(argv[2]);
  if (strcmp(argv[1], "watch") == 0) {
    watch(atoi(argv[3]));
  } else if (argc == 6) {
    play(atoi(argv[3]), atof(argv[4]), atof(argv[5]));
  } else {
    fail("see the head of the source");
  }
}
