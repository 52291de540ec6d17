# Kamifuda: every target sets up what it needs. `make help` lists them.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.md') setup.py pyproject.toml README.md
CLIENT := src/kamifuda/web/index.html
TESTS := $(shell find tests bench web/tests -path web/tests/frames -prune -o -type f -not -name '*.pyc' -print) Makefile
CLIENT_SOURCES := $(shell find web -name node_modules -prune -o -name __pycache__ -prune -o -path web/tests -prune -o -type f -print; \
	find src -name '*.ftl' -o -name RULES.md)
FRAMES := web/tests/frames
NO_JOURNEYS := --ignore-glob '*/journeys'
ENGINE := tests/test_every_game.py tests/core tests/games tests/bots $(NO_JOURNEYS)
QUICK := tests/core tests/games tests/test_layers.py tests/test_text.py tests/test_clauses_are_shown.py \
	tests/server/test_every_match.py $(NO_JOURNEYS) $(foreach slow,mutants imagine literal perft goita strength *reference terminal* served*,--ignore-glob '*/test_$(slow).py')
COMPILED := $(BIN)/python -P -c 'import kamifuda, sys; sys.exit(not kamifuda.compiled())'
NODE := $(BIN)/python web/node.py
PYTEST := $(BIN)/python -m pytest -q -n 3 --dist worksteal

unexport PYTHONDONTWRITEBYTECODE  # with it every run compiles all tests again

.PHONY: help setup play test vitest quick changed check bench web soak clean

help: ## list the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

setup: .venv/installed ## create .venv, install the locked packages, build everything

.venv/locked: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Kamifuda needs Python 3.11 or newer: make PYTHON=/path/to/python3 …"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

web: $(CLIENT) ## build the web client

web/node_modules/installed: web/package-lock.json | .venv/locked
	$(NODE) npm ci --loglevel=error --no-audit --no-fund
	@touch $@

$(CLIENT): web/node_modules/installed $(CLIENT_SOURCES)
	$(NODE) npm run --silent build
	@touch $@

.venv/installed: .venv/locked $(SOURCES) $(CLIENT)
	@rm -rf build
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	@$(COMPILED) || echo "No C compiler: the rules run interpreted, about 100 times slower. Everything else is the same."
	@touch $@

$(FRAMES): $(SOURCES) tests/renew.py tests/facts.py $(wildcard $(addprefix tests/games/*/,facts.py telling.py golden/*.record)) | .venv/locked
	PYTHONPATH=src $(BIN)/python -m tests.renew frames
	@touch $@

play: setup ## invite friends: serve this network and open the browser
	@$(BIN)/kamifuda host

test: setup ## lint, types and all tests; the engine's in both builds
	@touch .venv/begun
	@$(MAKE) --no-print-directory --output-sync -j 2 check vitest
	$(PYTEST) tests
	@if $(COMPILED); then echo "The engine's tests again, interpreted:"; \
		PYTHONPATH=src $(PYTEST) $(ENGINE) $(foreach whole,mutants terminal* served*,--ignore-glob '*/test_$(whole).py'); fi
	@$(MAKE) --no-print-directory --silent .venv/begun

.venv/begun: $(SOURCES) $(CLIENT_SOURCES) $(TESTS)
	@echo "Changed while the tests ran, which therefore prove nothing: $?"; exit 1

vitest: setup $(FRAMES)
	$(NODE) npm test

quick: .venv/locked web/node_modules/installed ## while you work: lint, types, unit tests, a match of each game, what changed in web/; not compiled
	$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy src tests bench
	@test -z "$$(git status --porcelain web)" || $(MAKE) --no-print-directory changed
	PYTHONPATH=src $(PYTEST) $(QUICK)

changed: $(FRAMES)
	$(NODE) npm run --silent check
	$(NODE) npm test -- --changed --passWithNoTests

check: setup ## lint and types
	$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy src tests bench
	$(NODE) npm run --silent check

bench: setup ## measure our speed beside the peers', in one run
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r bench/requirements.lock
	$(BIN)/python -m bench.engine
	$(BIN)/python -m bench.server
	$(BIN)/python -m bench.book
	$(BIN)/python -m bench.strength

soak: setup ## the same tests, much longer
	KAMIFUDA_SOAK=20 $(PYTEST) -o faulthandler_timeout=0 $(ENGINE) tests/book tests/server tests/journeys/test_fits.py

clean: ## remove everything that the targets made
	rm -rf .venv .cache build dist src/kamifuda/web web/node_modules $(FRAMES) src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
