# Two commands: `make play` and `make test`. They need only Python 3.11 or newer with pip: no root, no database.
# All the work is in dev.py; without make, `python3 dev.py play` does the same. Options: make play ARGS="--help"
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys, pip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
DEV := $(or $(PYTHON),python3) dev.py

.PHONY: help setup play terminal web test lint docs screenshots rulebooks languages bench golden types leaks twin lock wheel clean
help:
	@$(DEV) --help
setup play terminal web test lint docs screenshots rulebooks languages bench golden types leaks twin lock wheel clean:
	@$(DEV) $@ $(ARGS)

.PHONY: bench-server test-cluster test-ray test-wide release-check
bench-server test-cluster test-ray test-wide release-check:
	@$(DEV) $@ $(ARGS)
