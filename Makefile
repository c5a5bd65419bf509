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
                tests/rl/test_observations.py tests/rl/test_open_spiel.py tests/rl/test_pettingzoo.py tests/rl/test_sight.py
COMPILED_TESTS = $(wildcard tests/engine $(GAMES:%=tests/%) $(ALSO_COMPILED))
# To play: the compiled tree, once `make compiled` has made it.
QUICKEST = PYTHONPATH="$$($(PY) tools/compile.py --tree)"
COMPILED = VESPERS_COMPILED=1 PYTHONPATH=build/compiled
PYTEST = -m pytest -n 2 --dist worksteal

LOCK = .venv-lock/bin/pip-compile --quiet --upgrade --generate-hashes --allow-unsafe --strip-extras --no-header \
       --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options

.DEFAULT_GOAL := help
.PHONY: help bench-table setup play terminal client test check bench compiled report soak wheel lock format clean

help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## */\1\t/' | awk -F '\t' '{ printf "make %-12s %s\n", $$1, $$2 }'

setup: $(READY)  ## the environment in .venv, from the lock file (does nothing when it is up to date)

play: $(READY) client  ## open the table in your browser; other arguments: make play ARGS="--port 9000"
	@$(QUICKEST) .venv/bin/vespers serve --open --log-level warning $(ARGS)

terminal: $(READY)  ## play in the terminal; other games: make terminal ARGS="heaven-ale --lang fr"
	@$(QUICKEST) .venv/bin/vespers play $(or $(ARGS),wolves)

client: $(READY)  ## the browser client, built into src/vespers/table/client when something changed
	@$(PY) tools/build_web.py

test: client-tests quick-tests slow-tests  ## all tests: of the client, then interpreted; then those of kit and rules once more, compiled
	@if $(PY) tools/compile.py --probe; then $(MAKE) --no-print-directory test-compiled; fi

check: style quick-tests  ## style, types, all but the slow tests, and the bench in its short form
	@$(MAKE) --no-print-directory bench ARGS=--short

# Parts of both: `make check test` runs each once. With ARGS (as in ARGS="-k curtain") a part may have nothing to run.
.PHONY: style client-tests quick-tests slow-tests test-compiled
SELECTED = $(ARGS) $(if $(ARGS),|| test $$? -eq 5)

style: $(READY)
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy

client-tests: $(READY)
	$(PY) tools/build_web.py --check

quick-tests: $(READY)
	$(PY) $(PYTEST) -m "not slow" $(SELECTED)

slow-tests: $(READY)
	$(PY) $(PYTEST) -m slow $(SELECTED)

test-compiled: compiled
	$(COMPILED) $(PY) $(PYTEST) $(COMPILED_TESTS) $(SELECTED)

bench: both-trees peers  ## speed of our games and environments beside peers, one core (bench-rl: environments alone); ARGS="--short" or ARGS="--json FILE"
	$(PY) -m bench.run $(ARGS)

bench-table: both-trees client  ## the live table under load, beside a boardgame.io server; first page and replay
	$(PY) -m bench.live.run $(ARGS)

.PHONY: bench-rl both-trees peers
bench-rl: both-trees peers
	$(PY) -m bench.rl $(ARGS)

both-trees: $(READY)  # the sources, and what is compiled of them where that is possible
	@if $(PY) tools/compile.py --probe; then $(PY) tools/compile.py; fi

peers:
	@$(MAKE) -s $(PEERS_READY) || echo "The peers could not be installed: what is ours alone is measured."

compiled: $(READY)  ## the engine and the games, compiled by mypyc into build/compiled (src stays interpreted)
	@$(PY) tools/compile.py

report: $(READY)  ## build/report.html: the lines of engine and games that mypyc could not make fast
	@$(PY) tools/compile.py --report

soak: both-trees  ## the conformance kit on random games, ten minutes; ARGS="--minutes 60 wolves"
	@if $(PY) tools/compile.py --probe; then PYTHONPATH=build/compiled $(PY) tools/soak.py $(ARGS); \
	else $(PY) tools/soak.py $(ARGS); fi

wheel: $(READY) client  ## a pure wheel in dist/; ARGS=compiled makes the compiled one from the same sources
	HATCH_BUILD_HOOKS_ENABLE=$(if $(filter compiled,$(ARGS)),true,false) $(PY) -m build --no-isolation

lock: | .venv-lock  ## choose the newest versions anew: requirements/*.lock
	$(LOCK) --output-file requirements/dev.lock pyproject.toml requirements/dev.in
	$(LOCK) --output-file requirements/bench.lock requirements/bench.in

format: $(READY)  ## put the sources into the house style
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

clean:  ## remove everything that the targets made
	rm -rf .venv .venv-bench .venv-lock build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis bench/out
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
