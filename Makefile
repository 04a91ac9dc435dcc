# `make demo` and `make test` set up everything they need; `make` lists the targets.

SHELL := /bin/bash
ENVIRONMENT := . Scripts/environment &&

.DEFAULT_GOAL := help
.PHONY: help install build demo test client format lint bench fuzz clean

help: ## lists the targets
	@sed -n -E 's/^([a-z]+):.*## (.*)/  make \1	\2/p' Makefile

install: ## installs the libraries and fonts that are missing
	@Scripts/install-dependencies

build: install ## builds the tool in release mode
	@$(ENVIRONMENT) swift build -c release --product overset

demo: build ## checks the sample app and writes Reports/index.html
	@$(ENVIRONMENT) Scripts/demo

test: install ## runs all tests
	@Scripts/test

client: install ## builds and runs a program that uses every public symbol of the library
	@# Compiled anew: a layout that changed below the library does not make the build compile its clients again.
	@touch Examples/Client/Sources/Client/Client.swift
	@$(ENVIRONMENT) swift build -c release --product Client
	@cd Examples/Client && ../../.build/release/Client

format: ## formats all Swift files in place
	@swift format -i -r Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources Fuzzers/Package.swift Fuzzers/Sources Examples

lint: ## checks the format of all Swift files
	@swift format lint --strict -r Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources Fuzzers/Package.swift Fuzzers/Sources Examples

bench: install ## runs the benchmarks
	@$(ENVIRONMENT) set -e; for benchmark in Benchmarks/run-*; do "$$benchmark"; done

MINUTES ?= 1
fuzz: install ## runs every fuzzer, MINUTES=1 each
	@Fuzzers/run all $$(( $(MINUTES) * 60 ))

clean: ## removes what was built and the reports of the last run
	@rm -rf .build Benchmarks/.build Fuzzers/.build Examples/Client/.build Reports/index.html Reports/findings.json
