# Every target does its own set-up. Needed: Python 3.11 or newer with pip and venv, make, git; a C compiler if you have one.

PYTHON ?= python3
PY := .venv/bin/python
READY := .venv/.ready
PEERS_READY := .venv-bench/.ready
ARGS ?=
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# Tests of kit and rules, that the bots play alike, and of what environments show: these run once more on the compiled tree.
GAMES = $(patsubst src/vespers/games/%/,%,$(wildcard src/vespers/games/*/))
ALSO_COMPILED = tests/bots/test_compiled.py tests/rl/test_actions_and_rewards.py tests/rl/test_copies.py \
                tests/rl/test_observations.py tests/rl/test_open_spiel.py tests/rl/test_pettingzoo.py tests/rl/test_looks.py
RULES_TESTS = $(wildcard tests/engine $(GAMES:%=tests/%) tests/test_kit_on_every_game.py)
REACHING_TESTS = $(RULES_TESTS) $(wildcard tests/lessons tests/rl/test_observations.py tests/table/test_versions.py)
COMPILED_TESTS = $(wildcard tests/engine $(GAMES:%=tests/%) $(ALSO_COMPILED))
# To play: the compiled tree, once `make compiled` or the first `make play` has made it.
QUICKEST = PYTHONPATH="$$($(PY) tools/compile.py --tree)"
COMPILED = VESPERS_COMPILED=1 PYTHONPATH=build/compiled
PYTEST = -m pytest -n 2 --dist worksteal
# The others need not be collected to find the slow ones.
SLOW_TESTS = $(sort $(shell grep -rl --include='test_*.py' 'mark\.slow' tests))

LOCK = .venv-lock/bin/pip-compile --quiet --upgrade --generate-hashes --allow-unsafe --strip-extras --no-header \
       --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options

.DEFAULT_GOAL := help
.PHONY: help bench-table setup play terminal client test check coverage bench compiled report soak soak-rulings fuzz wheel docs lock format clean

help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## */\1\t/' | awk -F '\t' '{ printf "make %-12s %s\n", $$1, $$2 }'

setup: $(READY)  ## the environment in .venv, from the lock file (does nothing when it is up to date)

play: $(READY) client  ## open the table in your browser; other arguments: make play ARGS="--port 9000"
	@$(PY) tools/compile.py --later 2>/dev/null || true
	@$(QUICKEST) .venv/bin/vespers serve --open --log-level warning $(ARGS)

terminal: $(READY)  ## play in the terminal; other games: make terminal ARGS="heaven-ale --lang fr"
	@$(QUICKEST) .venv/bin/vespers play $(or $(ARGS),wolves)

client: $(READY)  ## the browser client, built into src/vespers/table/client when something changed
	@$(PY) tools/build_web.py

test: client-tests quick-tests slow-tests  ## all tests: of the client, quick and slow ones; then the quick ones of kit and rules once more, compiled
	@if $(PY) tools/compile.py --probe; then $(MAKE) --no-print-directory test-compiled; fi

check: style quick-tests  ## style, types, all but the slow tests, and the bench in its short form
	@$(MAKE) --no-print-directory bench ARGS=--short

# Parts of both: `make check test` runs each once. With ARGS (as in ARGS="-k curtain") a part may have nothing to run.
.PHONY: style python-style client-style types client-tests quick-tests other-quick-tests slow-tests test-compiled rules-tests
SELECTED = $(ARGS) $(if $(ARGS),|| test $$? -eq 5)

style: python-style types client-style

python-style: $(READY)
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .

types: $(READY)
	$(PY) -m mypy

client-style: client  # after it: both install packages
	$(PY) tools/build_web.py --style

client-tests: client  # after it, as client-style
	$(PY) tools/build_web.py --check

quick-tests: $(READY)
	$(PY) $(PYTEST) -m "not slow" $(SELECTED)

other-quick-tests: $(READY)  # with coverage, whose tests these are not: each quick test once
	$(PY) $(PYTEST) -m "not slow" $(REACHING_TESTS:%=--ignore=%) $(SELECTED)

slow-tests: both-trees client  # on the tree that people play on: compiled, where that is possible
	$(QUICKEST) $(PY) $(PYTEST) -m slow $(SLOW_TESTS) $(SELECTED)

rules-tests: $(READY)  # with `make rules-tests PY=python READY=` in an environment of one's own
	$(PY) $(PYTEST) -m "not slow" $(RULES_TESTS) $(SELECTED)

coverage: $(READY)  ## what the quick tests of engine, rules and lessons reach, branches too: 95 % or more
	$(PY) $(PYTEST) -m "not slow" --cov --cov-report=term:skip-covered $(REACHING_TESTS)

test-compiled: compiled  # the slow ones run there anyway
	$(COMPILED) $(PY) $(PYTEST) -m "not slow" $(COMPILED_TESTS) $(SELECTED)

bench: both-trees peers  ## speed of our games and environments beside peers, one core (bench-rl: environments alone); ARGS="--short" or ARGS="--json FILE"
	$(PY) -m bench.run $(ARGS)

bench-table: both-trees client  ## the live table under load, beside a boardgame.io server; first page and replay
	$(PY) -m bench.live.run $(ARGS)

.PHONY: bench-rl both-trees peers browser
bench-rl: both-trees peers
	$(PY) -m bench.rl $(ARGS)

both-trees: $(READY)  # the sources, and what is compiled of them where that is possible
	@if $(PY) tools/compile.py --probe; then $(PY) tools/compile.py; fi

peers:
	@$(MAKE) -s $(PEERS_READY) || echo "The peers could not be installed: what is ours alone is measured."

browser: $(READY)  # the Chromium of the tests, installed where there is none
	@$(PY) tools/browser.py

compiled: $(READY)  ## the engine and the games, compiled by mypyc into build/compiled (src stays interpreted)
	@$(PY) tools/compile.py

report: $(READY)  ## build/report.html: the lines of engine and games that mypyc could not make fast
	@$(PY) tools/compile.py --report

soak: both-trees  ## the conformance kit: random games for ten minutes (ARGS="--minutes 60 wolves"), then soak-rulings
	@$(QUICKEST) $(PY) tools/soak.py $(ARGS)
	@$(if $(ARGS),,$(MAKE) --no-print-directory soak-rulings)

soak-rulings: both-trees  ## the kit with random rulings, 20,000 matches; an hour at most, the next run goes on
	@$(QUICKEST) $(PY) tools/soak_rulings.py $(ARGS)

fuzz: $(READY)  ## a million spoilt requests, frames, records, packs, studies, settings and command lines; goes on where it ended
	$(PY) -m tests.fuzz.run $(ARGS)
	VESPERS_EXAMPLES=200 $(PY) -m pytest -m slow tests/table/test_fuzz.py

wheel: $(READY) client  ## a pure wheel in dist/; ARGS=compiled makes the compiled one from the same sources
	HATCH_BUILD_HOOKS_ENABLE=$(if $(filter compiled,$(ARGS)),true,false) $(PY) -m build --no-isolation

docs: $(READY)  ## the documentation site in build/site: guides, rules of the games, protocol
	@$(PY) tools/build_docs.py

lock: | .venv-lock  ## choose the newest versions anew: requirements/*.lock
	$(LOCK) --output-file requirements/dev.lock pyproject.toml requirements/dev.in
	$(LOCK) --output-file requirements/bench.lock requirements/bench.in

format: $(READY)  ## put the sources into the house style
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .
	$(PY) tools/tie_spaces.py
	$(PY) tools/build_web.py --format

clean:  ## remove everything that the targets made
	rm -rf .venv .venv-bench .venv-lock build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage bench/out
	find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} +

# A stamp is written last, so that an interrupted set-up is repeated.
$(READY): requirements/dev.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed; name one: make PYTHON=python3.11")'
	$(PYTHON) -m venv .venv
	$(PY) -m pip install --quiet --require-hashes --requirement requirements/dev.lock
	$(PY) -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(PEERS_READY): requirements/bench.lock
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python bench/install.py
	@touch $@

.venv-lock:
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/python -m pip install --quiet pip-tools==7.6.2
