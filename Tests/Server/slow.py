"""The switch for tests that take more time than `make test` has: `make slow`."""

import os

IS_SLOW = "SLOW" in os.environ
