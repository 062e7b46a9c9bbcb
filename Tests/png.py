"""The pixels of a PNG file of eight bits a channel, as cairo and browsers write it."""

import struct
import zlib

CHANNELS = {2: 3, 6: 4}  # By colour type: without and with transparency.


class PNG:
    """A decoded picture."""

    def __init__(self, file):
        if file[:8] != b"\x89PNG\r\n\x1a\n":
            raise ValueError(f"not a PNG file: {file[:20]!r}")
        chunks = dict.fromkeys([b"IHDR", b"IDAT"], b"")
        place = 8
        while place < len(file):
            length, name = struct.unpack(">I4s", file[place : place + 8])
            if name in chunks:
                chunks[name] += file[place + 8 : place + 8 + length]
            place += 12 + length
        self.width, self.height, depth, kind = struct.unpack(">IIBB", chunks[b"IHDR"][:10])
        if depth != 8:
            raise ValueError(f"{depth} bits a channel")
        self.size = (self.width, self.height)
        self.channels = CHANNELS[kind]
        self.rows = list(self._rows(zlib.decompress(chunks[b"IDAT"])))

    def _rows(self, data):
        count, step = self.channels * self.width, self.channels
        above = bytearray(count)
        for start in range(0, len(data), count + 1):
            how, row = data[start], bytearray(data[start + 1 : start + 1 + count])
            if how == 2:
                row = bytearray((value + other) & 255 for value, other in zip(row, above))
            elif how:
                for index in range(count):
                    left, corner = (row[index - step], above[index - step]) if index >= step else (0, 0)
                    row[index] = (row[index] + predicted(how, left, above[index], corner)) & 255
            yield row
            above = row

    def __getitem__(self, place):
        """The colour at (x, y) from the top left, as `#rrggbb`."""
        x, y = place
        return "#" + self.rows[y][self.channels * x : self.channels * x + 3].hex()


def predicted(how, left, above, corner):
    """The value that a filter expects: the left one, the one above, their mean, or the nearest of three."""
    if how == 4:
        near = left + above - corner
        return min((left, above, corner), key=lambda value: abs(near - value))
    return (0, left, above, (left + above) // 2)[how]
