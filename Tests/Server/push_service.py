"""A push service, and the browsers that it serves: it decrypts each message and verifies its sender."""

import base64
import http.server
import json
import os
import queue
import threading
import time

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from serving import PATIENCE

CURVE = ec.SECP256R1()


def encoded(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derived(secret, salt, info, length):
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Browser:
    """The keys of one subscription (RFC 8291)."""

    def __init__(self):
        self.key = ec.generate_private_key(CURVE)
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.secret = os.urandom(16)

    def read(self, body):
        """Decrypts the body of a message, which is one record of aes128gcm (RFC 8188)."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21:21 + length], body[21 + length:]
        assert length == 65 and len(sealed) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        secret = derived(shared, self.secret, b"WebPush: info\0" + self.point + sender, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text[-1] == 2, "not the last record"
        return text[:-1].decode()


class Message:
    """A message with its headers, and what its signature says."""

    def __init__(self, headers, body, browser):
        self.headers = headers
        self.text = browser.read(body)
        scheme, _, parameters = headers["Authorization"].partition(" ")
        values = dict(part.strip().split("=", 1) for part in parameters.split(","))
        self.token, self.key = values["t"], values["k"]
        signed, _, signature = self.token.rpartition(".")
        numbers = decoded(signature)
        assert scheme == "vapid" and len(numbers) == 64
        r, s = (int.from_bytes(half, "big") for half in (numbers[:32], numbers[32:]))
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(self.key)).verify(
            utils.encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
        head, claims = (json.loads(decoded(part)) for part in signed.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        self.claims = claims


class PushService:
    """Answers each message with `status`, and keeps it."""

    def __init__(self):
        self.status = 201
        self.browsers = {}
        self.messages = queue.Queue()
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), self.handler())
        self.host = f"127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def handler(service):
        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                try:
                    service.messages.put(Message(self.headers, body, service.browsers[self.path]))
                except Exception as error:
                    service.messages.put(error)
                self.send_response(service.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *arguments):
                pass

        return Handler

    def subscription(self, host=None):
        """A new browser, as its page tells the server of it."""
        browser = Browser()
        path = "/send/" + encoded(os.urandom(12))
        self.browsers[path] = browser
        return f"{host or f'http://{self.host}'}{path} {encoded(browser.point)} {encoded(browser.secret)}"

    def next(self):
        """The next message."""
        message = self.messages.get(timeout=PATIENCE)
        if isinstance(message, Exception):
            raise message
        return message

    def close(self):
        self.server.shutdown()
        self.server.server_close()


def until(condition):
    """Waits until something holds."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it never held"
        time.sleep(0.01)
