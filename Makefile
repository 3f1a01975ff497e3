# Zwenk: `make` lists what there is to make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
GAME ?= gunzi
COMPILED := $(shell find src/zwenk/rules src/zwenk/engine -name '*.py' -o -name '*.pxd') setup.py

# A Python that is too old is told before it leaves an environment that cannot be used.
OLD = import sys; sys.exit(sys.version_info < (3, 11))
NEWER = Zwenk needs Python 3.11 or newer: name one, as in make PYTHON=python3.13

.DEFAULT_GOAL := help
.PHONY: help build play test test-pure test-deep check bench spar fit calibrate dist clean

help: ## list the targets; PYTHON=python3.13 chooses the Python of .venv
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(VENV)/.python:
	@$(PYTHON) -c '$(OLD)' || { echo "$(PYTHON) is too old, or is not there. $(NEWER)" >&2; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)
	$(BIN)/python -m pip install -q --upgrade pip
	touch $@

$(VENV)/.tools: $(VENV)/.python pyproject.toml
	ZWENK_COMPILE=never $(BIN)/python -m pip install -q -e '.[dev]'
	touch $@

$(VENV)/.built: $(VENV)/.tools $(COMPILED)
	find src -name '*.so' -delete
	ZWENK_COMPILE=require $(BIN)/python setup.py -q build_ext --inplace
	touch $@

build: $(VENV)/.built ## set up .venv and compile the rules

$(VENV)/.player: $(VENV)/.python $(COMPILED) pyproject.toml
	$(BIN)/python -m pip install -q -e .
	touch $@

play: $(VENV)/.player ## set everything up and play at this terminal (GAME=gunzi|mortale|gounki|gungi)
	@$(BIN)/zwenk play $(GAME)

test: build ## all tests but the long ones, compiled and uncompiled
	$(BIN)/python -m pytest -n $(JOBS) -m "not deep"
	$(MAKE) --no-print-directory test-pure

test-pure: build ## the tests that matter to it, on the uncompiled rules
	ZWENK_PURE=1 $(BIN)/python -m pytest -n $(JOBS) -m "not deep and not compiled"

test-deep: build ## the long tests: many more positions, sanitized build, other Pythons
	$(BIN)/python -m pytest -n $(JOBS) -m deep

check: build ## ruff, format, mypy --strict, import-linter
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy tests
	$(BIN)/lint-imports

bench: build ## speed beside C, memory, import time
	$(BIN)/python bench/run.py

spar: build ## the engine against plain alpha-beta at equal time, hours
	$(BIN)/python bench/spar.py

fit: build ## fit a game's evaluation to self-play, an hour (GAME=gounki|gunzi|gungi)
	$(BIN)/python -m tools.fit $(GAME)

calibrate: build ## matches between neighbouring levels, an hour or more (docs/levels.md)
	$(BIN)/python bench/calibrate.py --jobs $(JOBS)

dist: build ## a wheel and an sdist in dist/
	$(BIN)/python -m build -q

clean: ## take away what was built
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -f $(VENV)/.built $(VENV)/.player src/zwenk/uncompiled.txt
	find src -name '*.so' -exec rm -f {} +
	find . -name '__pycache__' -not -path './$(VENV)/*' -prune -exec rm -rf {} +
