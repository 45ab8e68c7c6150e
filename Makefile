# make dashboards | lab | test | quick | bench | docs | env | browser | scripts | pins.   PORT=8866 IP=localhost, or IP=0.0.0.0 for a class.
PORT ?= 8866
IP ?= localhost
ARGS ?=
WORKERS ?= 2
# The first of these that is 3.11 or newer; `make env PYTHON=…` chooses another.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
  "$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$p" && break; done)

BIN := .venv/bin
CHECK_SCRIPTS := npm run --silent types && npm run --silent lint && npm run --silent test
MODULES = $(shell find explorer widgets -name "*.py" ! -path "*/voila/*" | sed "s,/__init__,,; s,\.py$$,,; s,/,.,g" | sort)
MADE := .venv/.made
MADE_SCRIPTS := node_modules/.made

.PHONY: env dashboards lab test quick bench docs browser scripts pins
.NOTPARALLEL:

env: $(MADE)

$(MADE): binder/requirements.txt pyproject.toml $(shell find widgets/server/voila widgets/server/jupyter_server -type f)
	@[ -n "$(PYTHON)" ] || { echo "This needs Python 3.11 or newer. If it is installed: make env PYTHON=/path/to/python" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed, and $(PYTHON) is " + sys.version if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r binder/requirements.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# What checks the scripts in widgets/. Only checks need Node: the scripts are served as they are.
scripts: $(MADE_SCRIPTS)

$(MADE_SCRIPTS): package.json package-lock.json .npmrc
	@command -v npm >/dev/null && command -v node >/dev/null || { echo "The scripts of the page are checked with Node 20.19 or newer and npm, and there is none. Install both (Debian: apt-get install nodejs npm)." >&2; exit 1; }
	@node -e 'const [major, minor] = process.versions.node.split("."); if (major < 20 || (major == 20 && minor < 19)) { console.error("The scripts of the page are checked with Node 20.19 or newer, and node is " + process.version); process.exit(1); }'
	npm ci --ignore-scripts --no-audit --no-fund --silent
	@touch $@

dashboards: env
	@echo "Card Rules Explorer: http://$(if $(filter 0.0.0.0,$(IP)),$(shell hostname),$(IP)):$(PORT)/   (Ctrl+C ends it)"
	@$(BIN)/python -m voila notebooks --no-browser --Voila.ip=$(IP) --port=$(PORT) --Voila.port_retries=0 $(ARGS)

lab: env
	$(BIN)/jupyter lab --notebook-dir=. --ip=$(IP) --port=$(PORT) --ServerApp.port_retries=0 --LabApp.default_url=/lab/tree/notebooks/index.ipynb \
	  $(if $(filter 0,$(shell id -u)),--allow-root) $(ARGS)

test: env scripts browser
	$(CHECK_SCRIPTS)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadscope $(ARGS)

docs: env
	$(BIN)/python -m pdoc --output-directory build/docs $(MODULES)
	@echo "build/docs/index.html"

# For daily work: no browser, nothing that takes long, and fewer examples of what must always hold.
quick: env scripts
	$(CHECK_SCRIPTS)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	HYPOTHESIS_PROFILE=quick $(BIN)/python -m pytest -q -n $(WORKERS) --dist loadscope -m "not browser and not slow" $(ARGS) explorer widgets tests

bench: env browser
	@for bench in tests/benchmarks/bench_*.py; do $(BIN)/python $$bench $(ARGS) || exit 1; done

browser: env
	@sh tests/browser/browser.sh $(BIN)/python

# The newest of everything, resolved on the oldest Python we support, so that the list serves Binder and newer ones alike.
pins:
	rm -rf build/pins && python3.11 -m venv build/pins
	build/pins/bin/python -m pip install --quiet --disable-pip-version-check '.[test]' hatchling
	build/pins/bin/python -m pip freeze --exclude card-rules-explorer > binder/requirements.txt
