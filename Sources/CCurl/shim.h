// An HTTP exchange through libcurl, which is loaded only when there is one: it brings thirty other
// libraries, and few commands need it.
#ifndef CCURL_SHIM_H
#define CCURL_SHIM_H

#if !__has_include(<curl/curl.h>)
#error "The header of libcurl is missing. On Debian and Ubuntu: apt-get install libcurl4-openssl-dev"
#endif

#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/// The functions of libcurl that are used.
typedef struct {
  CURLcode (*global_init)(long);
  CURL *(*init)(void);
  CURLcode (*set)(CURL *, CURLoption, ...);
  CURLcode (*perform)(CURL *);
  CURLcode (*get)(CURL *, CURLINFO, ...);
  void (*cleanup)(CURL *);
  struct curl_slist *(*append)(struct curl_slist *, const char *);
  void (*free_all)(struct curl_slist *);
  CURLM *(*make_multi)(void);
  CURLMcode (*add)(CURLM *, CURL *);
  CURLMcode (*remove)(CURLM *, CURL *);
  CURLMcode (*perform_multi)(CURLM *, int *);
  CURLMcode (*poll)(CURLM *, struct curl_waitfd *, unsigned int, int, int *);
  CURLMcode (*wake)(CURLM *);
  CURLMsg *(*next)(CURLM *, int *);
} cc_library;

/// Loads libcurl; call it once, before any thread starts. Returns whether the library is there.
static inline bool cc_load(cc_library *curl) {
#ifdef __APPLE__
  void *handle = dlopen("/usr/lib/libcurl.4.dylib", RTLD_NOW);
#else
  void *handle = dlopen("libcurl.so.4", RTLD_NOW);
#endif
  if (handle == NULL) return false;
  *(void **)&curl->global_init = dlsym(handle, "curl_global_init");
  *(void **)&curl->init = dlsym(handle, "curl_easy_init");
  *(void **)&curl->set = dlsym(handle, "curl_easy_setopt");
  *(void **)&curl->perform = dlsym(handle, "curl_easy_perform");
  *(void **)&curl->get = dlsym(handle, "curl_easy_getinfo");
  *(void **)&curl->cleanup = dlsym(handle, "curl_easy_cleanup");
  *(void **)&curl->append = dlsym(handle, "curl_slist_append");
  *(void **)&curl->free_all = dlsym(handle, "curl_slist_free_all");
  *(void **)&curl->make_multi = dlsym(handle, "curl_multi_init");
  *(void **)&curl->add = dlsym(handle, "curl_multi_add_handle");
  *(void **)&curl->remove = dlsym(handle, "curl_multi_remove_handle");
  *(void **)&curl->perform_multi = dlsym(handle, "curl_multi_perform");
  *(void **)&curl->poll = dlsym(handle, "curl_multi_poll");
  *(void **)&curl->wake = dlsym(handle, "curl_multi_wakeup");
  *(void **)&curl->next = dlsym(handle, "curl_multi_info_read");
  return curl->global_init && curl->init && curl->set && curl->perform && curl->get &&
         curl->cleanup && curl->append && curl->free_all && curl->make_multi && curl->add && curl->remove &&
         curl->perform_multi && curl->poll && curl->wake && curl->next &&
         curl->global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

/// Receives bytes of the answer; ends the exchange by returning anything but their number.
typedef size_t (*cc_reader)(char *bytes, size_t size, size_t count, void *context);
/// Called about once a second; ends the exchange by returning a value other than 0.
typedef int (*cc_stopper)(
    void *context, curl_off_t to_load, curl_off_t loaded, curl_off_t to_send, curl_off_t sent);

/// Sends a request and reads the answer; returns the status, or 0 if there was no answer.
///
/// `delay` gets the seconds after which the server wants to be asked again, or 0.
/// The answer may last as long as some bytes arrive every `seconds` seconds.
static inline long cc_exchange(
    const cc_library *library, const char *method, const char *url, const char *body, const char *authorization, long seconds,
    cc_reader read, cc_stopper stop, void *context, curl_off_t *delay) {
  CURL *curl = library->init();
  if (curl == NULL) return 0;
  struct curl_slist *headers = NULL;
  if (authorization != NULL) headers = library->append(headers, authorization);
  headers = library->append(headers, "Content-Type: text/plain; charset=utf-8");
  library->set(curl, CURLOPT_URL, url);
  library->set(curl, CURLOPT_PROTOCOLS_STR, "http,https");
  library->set(curl, CURLOPT_NOSIGNAL, 1L);
  library->set(curl, CURLOPT_CONNECTTIMEOUT, seconds);
  library->set(curl, CURLOPT_LOW_SPEED_LIMIT, 1L);
  library->set(curl, CURLOPT_LOW_SPEED_TIME, seconds);
  library->set(curl, CURLOPT_HTTPHEADER, headers);
  library->set(curl, CURLOPT_CUSTOMREQUEST, method);
  if (body != NULL) library->set(curl, CURLOPT_POSTFIELDS, body);
  library->set(curl, CURLOPT_WRITEFUNCTION, read);
  library->set(curl, CURLOPT_WRITEDATA, context);
  library->set(curl, CURLOPT_NOPROGRESS, 0L);
  library->set(curl, CURLOPT_XFERINFOFUNCTION, stop);
  library->set(curl, CURLOPT_XFERINFODATA, context);
  long status = 0;
  CURLcode code = library->perform(curl);
  // A cut-off stream keeps its status: what arrived until then counts.
  library->get(curl, CURLINFO_RESPONSE_CODE, &status);
  library->get(curl, CURLINFO_RETRY_AFTER, delay);
  if (code != CURLE_OK && code != CURLE_WRITE_ERROR && code != CURLE_PARTIAL_FILE) status = 0;
  library->free_all(headers);
  library->cleanup(curl);
  return status;
}

/// A message on its way; the caller chooses the number.
typedef struct {
  CURL *curl;
  struct curl_slist *headers;
  int number;
} cc_message;

static inline size_t cc_ignore(char *bytes, size_t size, size_t count, void *context) { return size * count; }

/// Starts to send a body, beside other messages; returns whether it could be started.
///
/// `lines` are the headers, each ended by a line end. A redirection is not followed.
static inline bool cc_start(
    const cc_library *library, CURLM *multi, int number, const char *url, const char *lines, const void *body,
    long length, long seconds) {
  CURL *curl = library->init();
  cc_message *message = malloc(sizeof *message);
  if (curl == NULL || message == NULL) {
    if (curl != NULL) library->cleanup(curl);
    free(message);
    return false;
  }
  struct curl_slist *headers = NULL;
  for (const char *end; (end = strchr(lines, '\n')) != NULL; lines = end + 1) {
    char line[1024];
    if ((size_t)(end - lines) >= sizeof line) continue;
    memcpy(line, lines, end - lines);
    line[end - lines] = 0;
    headers = library->append(headers, line);
  }
  *message = (cc_message){curl, headers, number};
  library->set(curl, CURLOPT_URL, url);
  library->set(curl, CURLOPT_PROTOCOLS_STR, "http,https");
  library->set(curl, CURLOPT_NOSIGNAL, 1L);
  library->set(curl, CURLOPT_TIMEOUT, seconds);
  library->set(curl, CURLOPT_HTTPHEADER, headers);
  library->set(curl, CURLOPT_POSTFIELDSIZE, length);
  library->set(curl, CURLOPT_COPYPOSTFIELDS, body);
  library->set(curl, CURLOPT_WRITEFUNCTION, cc_ignore);
  library->set(curl, CURLOPT_PRIVATE, message);
  library->add(multi, curl);
  return true;
}

/// Takes one message that has been sent; returns false if there is none.
///
/// `status` gets that of the answer, or 0 if there was none.
static inline bool cc_finish(const cc_library *library, CURLM *multi, int *number, long *status) {
  int left;
  for (CURLMsg *note; (note = library->next(multi, &left)) != NULL;) {
    if (note->msg != CURLMSG_DONE) continue;
    CURL *curl = note->easy_handle;
    CURLcode code = note->data.result;
    cc_message *message = NULL;
    library->get(curl, CURLINFO_PRIVATE, &message);
    library->get(curl, CURLINFO_RESPONSE_CODE, status);
    if (code != CURLE_OK) *status = 0;
    *number = message->number;
    library->remove(multi, curl);
    library->cleanup(curl);
    library->free_all(message->headers);
    free(message);
    return true;
  }
  return false;
}

#endif
