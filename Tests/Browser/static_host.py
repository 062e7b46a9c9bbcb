"""A static host without live games."""

import contextlib
import hashlib
import http.server
import pathlib
import posixpath
import sys
import threading
import urllib.parse

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # In order of preference.


class Server(http.server.ThreadingHTTPServer):
    """A server of one folder; port 0 takes a free one."""

    daemon_threads = True

    def __init__(self, folder, port, handler):
        self.folder = pathlib.Path(folder).resolve()
        super().__init__(("127.0.0.1", port), handler)

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server_port}/"

    def handle_error(self, request, client_address):
        # A browser that closes the connection during an answer is not an error.
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    timeout = 60

    def do_GET(self):
        file = self.requested_file()
        if file is None:
            self.send_error(404)
            return
        encoding, body = self.encoded(file)
        tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
        unchanged = tag in self.headers.get("If-None-Match", "")
        self.send_response(304 if unchanged else 200)
        if not unchanged:
            self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
            self.send_header("Content-Length", str(len(body)))
            if encoding:
                self.send_header("Content-Encoding", encoding)
        self.send_header("ETag", tag)
        self.send_header("Cache-Control", "no-cache")
        self.send_header("Vary", "Accept-Encoding")
        self.end_headers()
        if self.command == "GET" and not unchanged:
            self.wfile.write(body)

    do_HEAD = do_GET

    def requested_file(self):
        """The requested file inside the folder, if it exists."""
        path = urllib.parse.unquote(urllib.parse.urlsplit(self.path).path)
        if "\0" in path:
            return None
        if path.endswith("/"):
            path += "index.html"
        file = (self.server.folder / posixpath.normpath(path).lstrip("/")).resolve()
        inside = file.is_relative_to(self.server.folder)
        return file if inside and file.is_file() else None

    def encoded(self, file):
        """The best encoding that the browser accepts and the site has, with its bytes."""
        accepted = {
            name.strip()
            for name, _, quality in (
                part.partition(";") for part in self.headers.get("Accept-Encoding", "").split(",")
            )
            if quality.replace(" ", "") not in ("q=0", "q=0.0")
        }
        for encoding, suffix in ENCODINGS.items():
            compressed = file.with_name(file.name + suffix)
            if encoding in accepted and compressed.is_file():
                return encoding, compressed.read_bytes()
        return None, file.read_bytes()

    def end_headers(self):
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def serving(folder, port=0, handler=Handler):
    """Runs a server within a `with` block."""
    with Server(folder, port, handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()
