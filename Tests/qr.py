"""Reads QR codes in tests."""

import zxingcpp
from zxingcpp import BarcodeFormat


def read(rows):
    """Returns the text of a code with correction level L and without error, given as rows of booleans."""
    side = len(rows)
    pixels = bytes(0 if is_dark else 255 for row in rows for is_dark in row)
    code = zxingcpp.read_barcode(memoryview(pixels).cast("B", (side, side)), BarcodeFormat.QRCode)
    assert code, "there is no code"
    assert code.extra["UEC"] == 1, "something had to be corrected"
    # The reader tolerates errors in the corners, which hold the finder patterns and the format.
    other = zxingcpp.create_barcode(
        "other", BarcodeFormat.QRCode, ec_level="L", version=int(code.extra["Version"]),
        data_mask=code.extra["DataMask"]).to_image(add_quiet_zones=False)
    other = [[pixel == 0 for pixel in row] for row in memoryview(other).tolist()]
    assert corners(rows) == corners(other), "a corner is wrong"
    return code.text


def corners(rows):
    return [(row[:9], row[-8:]) for row in rows[:9]] + [row[:9] for row in rows[-8:]]
