// An HTTP exchange through libcurl, whose variadic functions Swift cannot import.
#ifndef CCURL_SHIM_H
#define CCURL_SHIM_H

#if !__has_include(<curl/curl.h>)
#error "The header of libcurl is missing. On Debian and Ubuntu: apt-get install libcurl4-openssl-dev"
#endif

#include <curl/curl.h>
#include <stddef.h>

/// Receives bytes of the answer; ends the exchange by returning anything but their number.
typedef size_t (*cc_reader)(char *bytes, size_t size, size_t count, void *context);
/// Called about once a second; ends the exchange by returning a value other than 0.
typedef int (*cc_stopper)(
    void *context, curl_off_t to_load, curl_off_t loaded, curl_off_t to_send, curl_off_t sent);

/// Sends a request and reads the answer; returns the status, or 0 if there was no answer.
///
/// The answer may last as long as some bytes arrive every `seconds` seconds.
static inline long cc_exchange(
    const char *method, const char *url, const char *body, const char *authorization, long seconds,
    cc_reader read, cc_stopper stop, void *context) {
  CURL *curl = curl_easy_init();
  if (curl == NULL) return 0;
  struct curl_slist *headers = NULL;
  if (authorization != NULL) headers = curl_slist_append(headers, authorization);
  headers = curl_slist_append(headers, "Content-Type: text/plain; charset=utf-8");
  curl_easy_setopt(curl, CURLOPT_URL, url);
  curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
  curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT, seconds);
  curl_easy_setopt(curl, CURLOPT_LOW_SPEED_LIMIT, 1L);
  curl_easy_setopt(curl, CURLOPT_LOW_SPEED_TIME, seconds);
  curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
  curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, method);
  if (body != NULL) curl_easy_setopt(curl, CURLOPT_POSTFIELDS, body);
  curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, read);
  curl_easy_setopt(curl, CURLOPT_WRITEDATA, context);
  curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
  curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, stop);
  curl_easy_setopt(curl, CURLOPT_XFERINFODATA, context);
  long status = 0;
  CURLcode code = curl_easy_perform(curl);
  // A cut-off stream keeps its status: what arrived until then counts.
  curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
  if (code != CURLE_OK && code != CURLE_WRITE_ERROR && code != CURLE_PARTIAL_FILE) status = 0;
  curl_slist_free_all(headers);
  curl_easy_cleanup(curl);
  return status;
}

/// Call once, before any thread starts.
static inline void cc_begin(void) { curl_global_init(CURL_GLOBAL_DEFAULT); }

#endif
