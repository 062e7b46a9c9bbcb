// The cryptography of OpenSSL 3 that messages through push services need. It is loaded only by a server
// that sends some, together with libcurl, which uses it too. Its functions are declared here, which takes no
// header of it; they are part of its stable interface.
#ifndef CCRYPTO_SHIM_H
#define CCRYPTO_SHIM_H

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/// The functions of OpenSSL that are used. Keys, contexts and algorithms are opaque.
typedef struct {
  void *(*make_key)(void *library, const char *properties, const char *type, ...);
  void (*free_key)(void *key);
  int (*write_private)(const void *key, unsigned char **der);
  void *(*read_private)(void **key, const unsigned char **der, long length);
  int (*write_public)(const void *key, unsigned char **der);
  void *(*read_public)(void **key, const unsigned char **der, long length);
  void *(*make_context)(void *key, void *engine);
  void (*free_context)(void *context);
  int (*begin_agreement)(void *context);
  int (*set_peer)(void *context, void *key);
  int (*agree)(void *context, unsigned char *secret, size_t *length);
  void *(*make_digest)(void);
  void (*free_digest)(void *digest);
  const void *(*sha256)(void);
  int (*begin_signature)(void *digest, void **context, const void *type, void *engine, void *key);
  int (*sign)(void *digest, unsigned char *signature, size_t *length, const unsigned char *text, size_t count);
  void *(*make_cipher)(void);
  void (*free_cipher)(void *cipher);
  const void *(*aes128gcm)(void);
  int (*begin_cipher)(
      void *cipher, const void *type, void *engine, const unsigned char *key, const unsigned char *nonce);
  int (*encrypt)(void *cipher, unsigned char *out, int *length, const unsigned char *in, int count);
  int (*end_cipher)(void *cipher, unsigned char *out, int *length);
  int (*control)(void *cipher, int type, int argument, void *pointer);
} ccrypto_library;

/// Loads OpenSSL; returns whether it is there.
static inline bool ccrypto_load(ccrypto_library *library) {
#ifdef __APPLE__
  void *handle = dlopen("/opt/homebrew/opt/openssl@3/lib/libcrypto.3.dylib", RTLD_NOW);
  if (handle == NULL) handle = dlopen("/usr/local/opt/openssl@3/lib/libcrypto.3.dylib", RTLD_NOW);
#else
  void *handle = dlopen("libcrypto.so.3", RTLD_NOW);
#endif
  if (handle == NULL) return false;
  const char *names[] = {
      "EVP_PKEY_Q_keygen", "EVP_PKEY_free", "i2d_PrivateKey", "d2i_AutoPrivateKey", "i2d_PUBKEY", "d2i_PUBKEY",
      "EVP_PKEY_CTX_new", "EVP_PKEY_CTX_free", "EVP_PKEY_derive_init", "EVP_PKEY_derive_set_peer",
      "EVP_PKEY_derive", "EVP_MD_CTX_new", "EVP_MD_CTX_free", "EVP_sha256", "EVP_DigestSignInit",
      "EVP_DigestSign", "EVP_CIPHER_CTX_new", "EVP_CIPHER_CTX_free", "EVP_aes_128_gcm", "EVP_EncryptInit_ex",
      "EVP_EncryptUpdate", "EVP_EncryptFinal_ex", "EVP_CIPHER_CTX_ctrl"};
  // In the order of the structure, which has only function pointers.
  void **functions = (void **)library;
  _Static_assert(sizeof(names) / sizeof(*names) == sizeof(*library) / sizeof(void *), "a name for each function");
  for (size_t index = 0; index < sizeof(names) / sizeof(*names); index++) {
    functions[index] = dlsym(handle, names[index]);
    if (functions[index] == NULL) return false;
  }
  return true;
}

/// The bytes of a point of the curve P-256, and of what comes before it in the DER of a public key.
enum { ccrypto_point = 65, ccrypto_head = 26 };

/// Makes a key of P-256 and writes it as DER, which has at most 200 bytes; returns their number, or 0.
static inline int ccrypto_make_key(const ccrypto_library *library, unsigned char *der) {
  void *key = library->make_key(NULL, NULL, "EC", "P-256");
  if (key == NULL) return 0;
  int length = library->write_private(key, NULL);
  length = length > 0 && length <= 200 ? library->write_private(key, &der) : 0;
  library->free_key(key);
  return length < 0 ? 0 : length;
}

/// Reads a private key from its DER; NULL if it is none. Free it with `free_key`.
static inline void *ccrypto_read_key(const ccrypto_library *library, const unsigned char *der, long length) {
  return library->read_private(NULL, &der, length);
}

/// Writes the public key as a point.
static inline bool ccrypto_write_point(const ccrypto_library *library, void *key, unsigned char *point) {
  unsigned char der[ccrypto_head + ccrypto_point], *end = der;
  if (library->write_public(key, NULL) != sizeof der || library->write_public(key, &end) != sizeof der) return false;
  memcpy(point, der + ccrypto_head, ccrypto_point);
  return true;
}

/// Makes a key for one message, writes its point, and the 32 bytes that it has in common with the key of
/// another point; returns false if that is not on the curve.
static inline bool ccrypto_agree(
    const ccrypto_library *library, const unsigned char *theirs, unsigned char *ours, unsigned char *secret) {
  void *own = library->make_key(NULL, NULL, "EC", "P-256");
  if (own == NULL) return false;
  unsigned char der[ccrypto_head + ccrypto_point], *end = der;
  const unsigned char *start = der;
  void *other = NULL, *context = NULL;
  size_t length = 32;
  // All public keys of this curve have the same bytes before the point.
  bool done = library->write_public(own, NULL) == sizeof der && library->write_public(own, &end) == sizeof der;
  if (done) {
    memcpy(ours, der + ccrypto_head, ccrypto_point);
    memcpy(der + ccrypto_head, theirs, ccrypto_point);
    other = library->read_public(NULL, &start, sizeof der);
    context = library->make_context(own, NULL);
    done = other != NULL && context != NULL && library->begin_agreement(context) == 1 &&
           library->set_peer(context, other) == 1 && library->agree(context, secret, &length) == 1 && length == 32;
  }
  library->free_context(context);
  library->free_key(other);
  library->free_key(own);
  return done;
}

/// Signs a text with ECDSA and SHA-256; the signature, as DER, has at most 72 bytes. Returns their number, or 0.
static inline size_t ccrypto_sign(
    const ccrypto_library *library, void *key, const unsigned char *text, size_t count, unsigned char *signature) {
  void *digest = library->make_digest();
  size_t length = 72;
  bool done = digest != NULL && library->begin_signature(digest, NULL, library->sha256(), NULL, key) == 1 &&
              library->sign(digest, signature, &length, text, count) == 1;
  library->free_digest(digest);
  return done ? length : 0;
}

/// Encrypts a text with AES-128 in GCM, and appends the tag of 16 bytes.
static inline bool ccrypto_seal(
    const ccrypto_library *library, const unsigned char *key, const unsigned char *nonce, const unsigned char *text,
    int count, unsigned char *sealed) {
  enum { get_tag = 0x10 };
  void *cipher = library->make_cipher();
  int length = 0, rest = 0;
  bool done = cipher != NULL && library->begin_cipher(cipher, library->aes128gcm(), NULL, key, nonce) == 1 &&
              library->encrypt(cipher, sealed, &length, text, count) == 1 &&
              library->end_cipher(cipher, sealed + length, &rest) == 1 && length + rest == count &&
              library->control(cipher, get_tag, 16, sealed + count) == 1;
  library->free_cipher(cipher);
  return done;
}

#endif
