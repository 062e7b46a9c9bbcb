PORT ?= 8080
PREFIX ?= /usr/local
N ?= 10
SECONDS ?= 60
TURN ?= 1
# Not that of the environment, which is a list for programs.
LANGUAGE = en

.DEFAULT_GOAL := help
.PHONY: help play program test slow flaky fuzz site profile words pictures format lint bench load levels match values docs size icons build install dist pages clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## Build the page and serve it with live games on 127.0.0.1 (PORT=8080)
	@$(MAKE) --no-print-directory -j2 site program
	@exec .build/release/tictactoe serve --site build/site --port $(PORT)

test: ## Run all checks: format, Swift tests, the page in three browsers
	@Scripts/test.sh

slow: ## Run what takes an hour: ten times the cases, hundreds of killed servers, a bare machine
	@Scripts/slow.sh

flaky: ## Run every check N times with every core kept busy (N=10), or what pytest is told (TESTS=…)
	@Scripts/flaky.sh $(N) $(TESTS)

fuzz: site ## Give every reader and every export random input (SECONDS=60 each)
	@Scripts/need.sh swift libraries chromium-headless-shell
	@FUZZ_SECONDS=$(SECONDS) swift test -c release -Xswiftc -enable-testing --scratch-path build/test \
		--disable-xctest --no-parallel --filter FuzzTests
	@Scripts/venv.sh
	@FUZZ_SECONDS=$(SECONDS) build/venv/bin/python -m pytest Tests/Browser/engines/test_exports.py

site: build/site/index.html ## Build the deployable page into build/site

program: .build/release/tictactoe ## Build the program for the terminal and the server

# Nothing is built again unless something in these folders has changed. Folders are listed with their files:
# their own dates change when a file is added or removed.
page := GameRules GameSolver GamePuzzles RoomProtocol GameSession BoardUI
build/site/index.html: $(shell find Package.swift $(page:%=Sources/%) $(wildcard Web/*) Scripts/site.sh Scripts/page.py \
		Scripts/precache.py Scripts/later.py Scripts/texts.py)
	@ADDRESS='$(ADDRESS)' Scripts/site.sh

.build/release/tictactoe: $(shell find Package.swift Sources)
	@Scripts/program.sh

# The address of the site is written into it.
ifneq ($(ADDRESS),$(shell cat build/address 2>/dev/null))
.PHONY: build/site/index.html
endif

profile: site ## Update the lists of functions that a first game and most engine moves need
	@Scripts/need.sh chromium-headless-shell
	@Scripts/venv.sh
	@build/venv/bin/python Scripts/profile.py
	@Scripts/site.sh

words: ## Generate the texts of all languages from Languages
	@Scripts/venv.sh build/words Tests/Languages/requirements.txt
	@build/words/bin/python Scripts/words.py

pictures: site program ## Take pictures of where each text stands on the page, into build/pictures (LANGUAGE=sv)
	@Scripts/need.sh chromium-headless-shell
	@Scripts/venv.sh
	@build/venv/bin/python Scripts/pictures.py $(LANGUAGE)

format: ## Format all Swift sources in place
	@Scripts/format.sh

lint: ## Check the format and the readability of all Swift sources
	@Scripts/format.sh --check

bench: site program ## Measure moves, perft, values, terminal and page, as ratios to published results
	@Scripts/need.sh chromium-headless-shell
	@Scripts/venv.sh
	@swift run -c release --disable-build-manifest-caching --package-path Benchmarks Benchmarks
	@python3 Benchmarks/searches.py .build/release/tictactoe
	@python3 Benchmarks/terminal.py .build/release/tictactoe
	@build/venv/bin/python -m pytest Tests/Browser/visit/test_latency.py --measure

load: program ## Measure the live-game server over loopback
	@Scripts/need.sh gcc libc6-dev
	@python3 Benchmarks/load/load.py .build/release/tictactoe

levels: ## Play the levels against each other and print their Elo differences (N=10 pairs, BOARDS=…)
	@swift run -c release --disable-build-manifest-caching --package-path Benchmarks Levels $(N) $(BOARDS)

match: program ## Play five in a row against a Gomocup engine and print the Elo difference (ENGINE=path, N=10 pairs, TURN=1 second)
	@python3 Benchmarks/match.py --games $$((2 * $(N))) --seconds $(TURN) '$(ENGINE)'

values: program ## Remake the lines of Documentation/Reference/Values.md (SECONDS=60 each at most)
	@python3 Scripts/values.py .build/release/tictactoe $(SECONDS)

docs: ## Build the documentation of the libraries into build/docs
	@Scripts/docs.sh

size: site ## Print the download size of a first visit; fail if it exceeds the budget
	@python3 Scripts/size.py build/site

build: site ## Build the program and the page for make install (TRAITS=PostgreSQL for that database)
	@TRAITS='$(TRAITS)' Scripts/build.sh

install: ## Copy what make build has built (PREFIX=/usr/local, DESTDIR=); needs no toolchain
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Scripts/install.sh

dist: ## Pack the last commit into build/dist: .deb, .tar.xz, the page, checksums
	@Scripts/dist.sh --check
	@$(MAKE) --no-print-directory build
	@Scripts/dist.sh

# With a slash at its end, whether or not it was given with one.
address = $(patsubst %/,%,$(ADDRESS))$(if $(ADDRESS),/)

pages: ## Build the public pages into build/pages: front page, game, documentation (ADDRESS=, REPOSITORY=)
	@$(MAKE) --no-print-directory site ADDRESS='$(address:%=%play/)'
	@BASE="$$(echo '$(address)' | sed 's|^[a-z]*://[^/]*/||')docs" Scripts/docs.sh
	@ADDRESS='$(address)' REPOSITORY='$(REPOSITORY)' python3 Scripts/pages.py

icons: ## Draw the PNG icons from their SVG sources and copy the page's colours to the app
	@Scripts/icons.sh

clean: ## Remove all build products
	@rm -rf build .build Web/.build Benchmarks/.build
