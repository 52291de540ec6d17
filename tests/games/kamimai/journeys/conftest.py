from tests.journeys.fixtures import *  # noqa: F403
