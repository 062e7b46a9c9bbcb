"""Whether tests do much more than `make test` has time for: `make slow`."""

import os

IS_SLOW = "SLOW" in os.environ
