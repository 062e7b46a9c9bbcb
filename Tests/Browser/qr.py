"""A reader of QR codes in byte mode with correction level L, written from the standard alone."""

# By version: the correction codewords of a block, and the number of blocks (level L).
CORRECTIONS = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28]
BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8]
# The positions of the alignment patterns, besides 6.
ALIGNMENT = [
    [], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50], [30, 54], [32, 58], [34, 62],
    [26, 46, 66], [26, 48, 70], [26, 50, 74], [30, 54, 78], [30, 56, 82], [30, 58, 86], [34, 62, 90],
]
MASKS = [
    lambda x, y: (x + y) % 2, lambda x, y: y % 2, lambda x, y: x % 3, lambda x, y: (x + y) % 3,
    lambda x, y: (y // 2 + x // 3) % 2, lambda x, y: x * y % 2 + x * y % 3,
    lambda x, y: (x * y % 2 + x * y % 3) % 2, lambda x, y: ((x + y) % 2 + x * y % 3) % 2,
]
POWERS = [1]
for _ in range(254):
    POWERS.append(POWERS[-1] * 2 ^ (0x11D if POWERS[-1] > 127 else 0))


def times(value, power):
    return POWERS[(POWERS.index(value) + power) % 255] if value else 0


def read(rows):
    """The text of a code, given as rows of booleans; checks every part of it."""
    side = len(rows)
    version = (side - 17) // 4
    assert side == 17 + 4 * version and all(len(row) == side for row in rows)
    finder = [[max(abs(x), abs(y)) != 2 for x in range(-3, 4)] for y in range(-3, 4)]
    for left, top in [(0, 0), (side - 7, 0), (0, side - 7)]:
        assert [row[left : left + 7] for row in rows[top : top + 7]] == finder
    format = [rows[8][x] for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [rows[y][8] for y in (7, 5, 4, 3, 2, 1, 0)]
    bits = int("".join("01"[bit] for bit in format), 2) ^ 0b101010000010010
    assert bits >> 13 == 1, "level L"
    rest = bits >> 10
    for _ in range(10):
        rest = rest << 1 ^ (rest >> 9) * 0x537
    assert rest == bits & 1023, "the format is its own check"
    mask = MASKS[bits >> 10 & 7]
    data = codewords(rows, version, mask)
    correction, count = CORRECTIONS[version - 1], BLOCKS[version - 1]
    whole = len(data) // count
    longer = len(data) % count
    sizes = [whole + (i >= count - longer) - correction for i in range(count)]
    blocks = [[] for _ in range(count)]
    stream = iter(data)
    for i in range(max(sizes)):
        for block, size in zip(blocks, sizes):
            if i < size:
                block.append(next(stream))
    text = [byte for block in blocks for byte in block]
    for _ in range(correction):
        for block in blocks:
            block.append(next(stream))
    for block in blocks:
        for root in range(correction):
            sum = 0
            for byte in block:
                sum = times(sum, root) ^ byte
            assert sum == 0, "no block has an error"
    bits = "".join(f"{byte:08b}" for byte in text)
    assert bits[:4] == "0100", "byte mode"
    head = 8 if version < 10 else 16
    length = int(bits[4 : 4 + head], 2)
    start = 4 + head
    return bytes(int(bits[i : i + 8], 2) for i in range(start, start + 8 * length, 8)).decode()


def codewords(rows, version, mask):
    side = len(rows)
    taken = {(6, i) for i in range(side)} | {(i, 6) for i in range(side)}
    for left, top in [(0, 0), (side - 8, 0), (0, side - 8)]:
        wide, high = (9, 9) if not left and not top else (8, 9) if left else (9, 8)
        taken |= {(left + x, top + y) for x in range(wide) for y in range(high)}
    places = [6, *ALIGNMENT[version - 1]] if version > 1 else []
    corners = {(6, 6), (6, side - 7), (side - 7, 6)}
    for x in places:
        for y in places:
            if (x, y) not in corners:
                taken |= {(x + i, y + j) for i in range(-2, 3) for j in range(-2, 3)}
    if version > 6:
        taken |= {(side - 11 + i, j) for i in range(3) for j in range(6)}
        taken |= {(j, side - 11 + i) for i in range(3) for j in range(6)}
    bits = ""
    upward = True
    for right in [*range(side - 1, 6, -2), *range(5, 0, -2)]:
        for y in range(side - 1, -1, -1) if upward else range(side):
            for x in (right, right - 1):
                if (x, y) not in taken:
                    bits += "01"[rows[y][x] ^ (mask(x, y) == 0)]
        upward = not upward
    return [int(bits[i : i + 8], 2) for i in range(0, len(bits) - 7, 8)]
