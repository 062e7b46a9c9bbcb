"""Puts the modules that all tests share on the path."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))
