# Every target sets up what it needs from a fresh clone: a virtual environment in .venv, with node in it for the page.
# Python 3.11 or newer is all that must be there; make compile and what builds on it also need a C compiler.
# make test also wants Debian's chromium and postgresql, and installs them where it may.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')
ENGINE := build/compiled
PAGE := src/mire/server/page/index.html
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) $(shell find src -name '*.ftl')
ENGINE_TESTS := tests/bots tests/core tests/games tests/rulebook tests/test_golden.py tests/test_import.py tests/test_rulings.py tests/test_versions.py
SLICE := tests/analysis tests/test_docs.py tests/cli/test_cli_commands.py tests/cli/test_cli_replay.py
CALIBRATED := $(notdir $(patsubst %/,%,$(dir $(wildcard src/mire/games/*/calibration.toml))))
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"

.PHONY: setup page play test ready-to-test test-fast test-client test-tools lint compile bench bench-load bench-attacks soak cards calibration golden lock clean

setup: .venv/.ready
	@if [ -e .venv/.compiled ] && [ -n "$$(find src -newer .venv/.compiled -type f -not -name '*.pyc')" ]; then \
		$(BIN)/uv pip install -q --no-deps --no-build-isolation -e . && rm .venv/.compiled; fi

.venv/.ready: requirements.lock pyproject.toml
	$(PYTHON) -m venv --clear .venv
	$(BIN)/pip install -q --disable-pip-version-check -r requirements.lock
	$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

page: setup $(PAGE)

web/node_modules/.ready: web/package-lock.json | .venv/.ready
	cd web && $(NODE) npm ci --no-audit --no-fund --loglevel=error
	touch $@

$(PAGE): $(PAGE_SOURCES) web/node_modules/.ready
	cd web && $(NODE) npm run --silent build -- --logLevel warn

# Where there is a C compiler, the engine is compiled first, once: bots and hints then think many times as fast.
play: page
	@mkdir -p build; if command -v $(CC) > /dev/null; then \
		[ -e .venv/.compiled ] || echo "Compiling the engine, once: a minute or two ..."; \
		$(MAKE) -s compile > build/compile.log 2>&1 || echo "It could not be compiled, see build/compile.log; bots think more slowly."; fi
	$(BIN)/mire

# All tests run on the compiled engine, with the page driven in a real browser. Those of the engine run interpreted as well,
# but for the bulk of the games by chance, and with them a slice of the rest: the examples in the docs and some commands.
test: ready-to-test
	$(BIN)/pytest -n 2 --dist worksteal -m "not bulk" $(ENGINE_TESTS) $(SLICE)
	$(BIN)/pytest -n 2 --dist worksteal -o pythonpath=$(ENGINE)
	$(BIN)/python -m tests.wheel dist/*.whl

# Two at a time, as checking types and compiling begin with long work on one core.
ready-to-test: setup page
	$(MAKE) -j 2 lint test-client test-tools $(ENGINE)/.ready

# What engine and client are built of, for those who change them: interpreted, without games by chance.
test-fast: setup test-client
	$(BIN)/pytest -n 2 --dist worksteal -m "not chance and not bulk" $(ENGINE_TESTS)

test-client: web/node_modules/.ready
	cd web && $(NODE) npm test --silent

test-tools:
	@sh tests/tools.sh

lint: setup web/node_modules/.ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && $(NODE) npm run --silent check && $(NODE) npm run --silent lint

# The compiled wheel, installed in .venv until a source changes.
compile: .venv/.compiled

.venv/.compiled: $(ENGINE)/.ready
	$(BIN)/uv pip install -q --no-deps --reinstall-package mire dist/*.whl
	touch $@
	@$(BIN)/python -c "import mire; print('compiled:', mire.compiled)"

# The wheel, and beside it its contents, so that compiled and interpreted code can run in the same environment.
$(ENGINE)/.ready: $(SOURCES) $(PAGE) hatch_build.py pyproject.toml | setup
	rm -rf dist $(ENGINE)
	MIRE_COMPILE=1 $(BIN)/uv build -q --wheel
	$(BIN)/uv pip install -q --no-deps --target $(ENGINE) dist/*.whl
	touch $@

bench: setup $(ENGINE)/.ready
	$(BIN)/python bench/run.py --compiled $(ENGINE)
	PYTHONPATH=$(ENGINE) $(BIN)/python -m bench.telling

# Tables of two seats over real sockets on this machine: one server on SQLite, and two on one PostgreSQL.
bench-load: setup test-tools $(ENGINE)/.ready
	PYTHONPATH=$(ENGINE) $(BIN)/python -m bench.load

# What the floods of one page do to the others.
bench-attacks: setup $(ENGINE)/.ready
	PYTHONPATH=$(ENGINE) $(BIN)/python -m bench.attacks

soak: setup $(ENGINE)/.ready
	PYTHONPATH=$(ENGINE) $(BIN)/python -m tests.soak

# How often every minor improvement is played by chance; none may be missing.
cards: setup $(ENGINE)/.ready
	PYTHONPATH=$(ENGINE) $(BIN)/python -m tests.cards

# Whether the points and chances that are told come true on fresh deals, for every game: some ten minutes. It is told of
# all games before it fails.
calibration: setup $(ENGINE)/.ready
	@failed=0; for game in $(CALIBRATED); do \
		PYTHONPATH=$(ENGINE) $(BIN)/mire calibrate $$game --check || failed=1; done; exit $$failed

# Write the golden games anew after a change of play that is meant; the diff shows what it does. A new version of a
# game gets its fingerprints.
golden: setup
	$(BIN)/python -m tests.golden --write
	$(BIN)/python -m tests.versions --write

lock: setup
	$(BIN)/uv pip compile -q --universal --no-annotate --no-header --no-emit-index-url --group dev pyproject.toml -o requirements.lock

clean:
	rm -rf .venv build dist artefacts web/node_modules src/mire/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
