"""For all tests: an example of Hypothesis takes as long as it takes, for the machine may be busy."""

from hypothesis import settings

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
