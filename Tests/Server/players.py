"""Players who fill boards as fast as possible and record what the server acknowledged."""

import http.client
import threading

from serving import PATIENCE

RULES = "15x15"
SQUARES = [letter + str(row) for row in range(1, 16) for letter in "abcdefghijklmno"][:200]  # Nobody wins in this order.


class Player(threading.Thread):
    """Plays both sides of one game after another until the server is gone or `stop` is set."""

    def __init__(self, port, stop):
        super().__init__()
        self.port = port
        self.stop = stop
        self.acknowledged = {}  # By the path of a room, its last text that was acknowledged.
        self.moves = 0  # that were acknowledged
        self.wrong = []
        self.start()

    def run(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)

        def ask(method, path, body="", token=None):
            connection.request(method, path, body, {"Authorization": f"Bearer {token}"} if token else {})
            response = connection.getresponse()
            text = response.read().decode()
            if response.status not in (200, 201):
                self.wrong.append((method, path, response.status, text))
            return text

        try:
            while not self.stop.is_set():
                path = "/rooms/" + ask("POST", "/rooms", RULES)
                text = f"{RULES}:"
                self.acknowledged[path] = text
                tokens = [ask("POST", path + "/sit")[2:] for _ in "xo"]
                for number, square in enumerate(SQUARES):
                    if self.stop.is_set() or self.wrong:
                        return
                    text += square
                    ask("PUT", path, text, tokens[number % 2])
                    self.acknowledged[path] = text
                    self.moves += 1
        except (OSError, http.client.HTTPException):
            pass  # The server is gone.
        finally:
            connection.close()
