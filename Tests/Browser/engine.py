"""The first requests to the engine."""

LEVELS = ["beginner", "easy", "medium", "hard", "perfect", "trickster"]
BOARDS = ["3x3", "4x4+corners+squares", "5x5k4", "8x8k5", "15x15k5"]

# A move of each level, on an empty board and later, as AnalysisRequest writes it.
FIRST_MOVES = [
    f"{level} 7 {len(moves) // 2} {rules}:{moves}"
    for rules in BOARDS
    for moves in ["", "b2", "b2a1c3"]
    for level in LEVELS
]
