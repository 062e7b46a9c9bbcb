"""A server in the test's own process, which can answer as no server would."""

import http.server
import threading


class LocalServer(http.server.ThreadingHTTPServer):
    """Answers by a handler's class from `start` to `stop`."""

    daemon_threads = True

    def __init__(self, handler):
        super().__init__(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self.server_address[1]}/"

    def start(self):
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def stop(self):
        self.shutdown()
        self.server_close()

    def handle_error(self, request, address):
        pass  # The program hangs up whenever it likes.


class Handler(http.server.BaseHTTPRequestHandler):
    """Logs nothing."""

    def log_message(self, *_):
        pass
