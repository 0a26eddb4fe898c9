# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   make build         the release build, in build/release
#   make preset-debug  another preset of CMakePresets.json, in build/debug: for work on Jig itself
#   make run           builds, then runs two examples: a schedule, and a convolution as machine code
#   make test          everything that must hold; what .ci/run calls; AGAIN=1: also what passed before on the same files
#   make check         the quick half of it, for work on Jig: release build, units, lit, conformance
#   make conformance   jig-opt on conformance/: against what stands there, and against mlir-opt where it is installed
#   make audit         writes down what mlir-opt answers on conformance/, then compares
#   make equal TIME=T  payloads compute the same before and after scripts and passes, for T seconds
#   make bench         time and memory against mlir-opt
#   make bench-code    compiled code beside Halide, oneDNN and OpenBLAS
#   make cliffs        what people write beside the form that is fast: no ratio above 1.3
#   make slow          schedules that --lint mends, as times before and after
#   make kernels       kernels by --auto beside C loops
#   make models        exported models by --auto beside C loops
#   make recipes       the kernels of docs/recipes.md beside C loops
#   make tune-bench    what tuning gains over --auto, and how fast it is; KERNELS=..., SECONDS=60
#   make linted        clang-tidy and shellcheck
#   make coverage      what the suites reach of the sources, written to docs/coverage.md
#   make reference     the C interface as HTML and man pages, in build/docs
#   make format        clang-format on the files changed since main
#   make site          the documents as a static site, in build/site
#   make install       programs, library, headers, pages and completions, below PREFIX (/usr/local), and that below DESTDIR
#   make uninstall     what was installed there, and nothing else
#   make packages      Debian's packages, in build/packages, looked at by lintian and installed on a root of their own
#   make vscode        the extension of Visual Studio Code, in build/node
#   make abi           what changed in libjig since the last tag, by abidiff
#   make clean

JOBS ?= $(shell nproc)
LLVM ?= /usr/lib/llvm-22/bin
LIT = $(LLVM)/lit -q -j $(JOBS)
OPT = build/release/bin/jig-opt
QUIET = --quiet
# An empty cache costs no second run of the preprocessor.
export CCACHE_DEPEND = 1
# A clone uses what another one compiled, where objects do not say which (cmake/groups.cmake).
preset-release preset-asan preset-stress: export CCACHE_BASEDIR = $(CURDIR)

.PHONY: site install uninstall packages abi vscode
.PHONY: build run test check stored conformance audit bench bench-code kernels models recipes tune-bench cliffs slow coverage format clean
.PHONY: layers formatted linted reference presets release symbols exports dialects unit lit complement ir core extension asan stress memcheck smoke equal numbers
build: preset-release

PREFIX ?= /usr/local
install: preset-release
	@tools/install build/release $(PREFIX)

uninstall:
	@tools/install --remove $(PREFIX)

site: preset-release
	@tools/make-site build/release/bin/jig build/site

packages:
	@tools/packages

abi:
	@tools/check-abi

vscode:
	@tools/make-vscode build/node

# A configured and built preset; cmake only runs when something is new, such as packages.
preset-%:
	@test -f build/$*/build.ninja -a ! build/installed -nt build/$*/build.ninja || \
	  { cmake --preset $* >/dev/null && touch build/$*/build.ninja; }
	@cmake --build build/$* -j $(JOBS) -- $(QUIET)

run:
	@tools/install-deps run
	@echo "building (two minutes on two cores at first)"
	@$(MAKE) --no-print-directory build QUIET=
	build/release/bin/jig apply --script examples/fully-connected/schedule.mlir examples/fully-connected/payload.mlir
	examples/halide-conv/run

test:
	@tools/install-deps test
	@tools/parts presets layers formatted linted reference symbols exports dialects unit complement ir conformance examples asan stress core smoke memcheck numbers

check:
	@tools/install-deps test
	@tools/parts release layers dialects unit lit stored

# Each run of `make test` tries the same payloads; by hand, say where to start and for how long.
TIME ?= 120
FIRST ?= 0
COUNT ?= 1000000000
equal: preset-release
	@test/equal/equal --check
	@test/equal/masked.py -j $(JOBS)
	@test/equal/equal --time $(TIME) --first $(FIRST) --count $(COUNT) -j $(JOBS)

# As many as `make test` tries, whatever time they take.
numbers:
	@$(MAKE) --no-print-directory equal COUNT=5000 TIME=1000

layers:
	@tools/check-layers
	@tools/check-names
	@tools/check-contracts
	@tools/check-explained

# Tables kept as they are say so: clang-format off.
formatted:
	@tools/check-format $(JOBS)

# By .clang-tidy, and whether each file by itself includes what it uses; and the shell scripts.
TIDY = clang-tidy --quiet "$$@" -- -std=gnu17 -Werror=implicit -Iinclude -Isrc -Itools -Ibuild/release/include -Ibuild/release/machines -Ibuild/release/rows -Ibuild/release/lists 2>/dev/null
# Where the headers of Python are.
TIDY_PYTHON = clang-tidy --quiet "$$@" -- -std=gnu17 -Werror=implicit -DPy_LIMITED_API=0x030b0000 $$(python3-config --includes) -Iinclude -Ibuild/release/include 2>/dev/null
linted: preset-release
	@git ls-files 'src/*.c' 'tools/*.c' | grep -v -e src/codegen/machine -e tools/tuner/mpi | xargs -n 50 -P $(JOBS) sh -c '$(TIDY)' tidy
	@git ls-files 'python/src/*.c' | xargs -n 6 -P $(JOBS) sh -c '$(TIDY_PYTHON)' tidy
	@shellcheck $$(git ls-files ':!*.md' | xargs grep -lIE '^#!/bin/(ba)?sh' | grep -v ^conformance)

reference:
	@tools/check-reference

# gcc and clang, with warnings as errors. Side by side: the end of one build, which is not parallel, fills up with another.
release: preset-release
presets:
	@$(MAKE) --no-print-directory -j 3 JOBS=$$((($(JOBS) + 1) / 2)) preset-release preset-asan preset-stress

# Objects of the release build are compiled when they are linked, so these are the stress build's, which is clang's.
symbols: preset-stress
	@tools/check-symbols build/stress

exports: preset-release
	@tools/check-exports build/release
	@tools/check-install build/release

dialects: preset-release
	@$(OPT) --check-dialects
	@tools/check-coverage
	@tools/check-pages

unit: preset-release
	@build/release/unit/unit

ir: preset-release
	@tools/compare-ir -q -v -j $(JOBS) conformance/llvm

lit: preset-release
	@JIG_BIN=$(CURDIR)/build/release/bin $(LIT) test

# What `asan` or `stress` leaves out or makes smaller, and a sample of the rest: that what is optimized answers as what is not
# is seen by all of `conformance` and `numbers`, too.
complement: preset-release
	@JIG_LIT=complement JIG_BIN=$(CURDIR)/build/release/bin $(LIT) test

conformance: preset-release
	@tools/conformance -q -v --live -j $(JOBS)
	@tools/grids -j $(JOBS)

# Against what stands in the tree only.
stored: preset-release
	@tools/conformance -q -v -j $(JOBS)

audit: export JIG_REFERENCE_GATHER = $(CURDIR)/build/gathered
audit: preset-release
	@rm -f build/gathered
	@tools/conformance -q -v --update -j $(JOBS)
	@tools/grids -j $(JOBS)
	@LC_ALL=C sort -u build/gathered | paste -d ' ' - - - - - - - - >conformance/gen/answers

# The examples against an installation that was made for another place: a plugin, with CMake and without; a lowering; a program that embeds Jig;
# the first plugin of docs/extending.md. Then those that end in machine code, with their numbers checked.
EX = build/examples
MOVED = build/install/opt/jig
PLUGIN_CC = cc -std=c17 -Wall -Wextra -Werror -fPIC -shared -fvisibility=hidden $$(pkg-config --cflags jig)
examples: export PKG_CONFIG_PATH = $(CURDIR)/$(MOVED)/lib/pkgconfig
examples: preset-release
	@DESTDIR=$(CURDIR)/build/install tools/install build/release /opt/jig
	@for e in my-extension my-conversion embedding; do \
	  cmake -S examples/$$e -B $(EX)/$$e -DCMAKE_PREFIX_PATH=$(CURDIR)/$(MOVED) >/dev/null && \
	  cmake --build $(EX)/$$e >/dev/null || exit 1; done
	@ctest --test-dir $(EX)/my-extension --output-on-failure >$(EX)/log || { cat $(EX)/log; exit 1; }
	@mkdir -p $(EX)/by-hand/jig/ops
	@cd examples/my-extension && $$(pkg-config --variable=make_ops_header jig) cc my $(CURDIR)/$(EX)/by-hand/jig/ops/my.h \
	  call_transforms.c dialect.c matchers.c tile_transforms.c
	@$(PLUGIN_CC) -I$(EX)/by-hand examples/my-extension/*.c -o $(EX)/by-hand.so
	@$(MOVED)/bin/jig ops --load-dialect-plugin=$(EX)/by-hand.so my.mm4 | grep -q my.mm4
	@awk '/^```/ { inside = $$0 == "```c" && !n++; next } inside' docs/extending.md >$(EX)/hello.c
	@$(PLUGIN_CC) $(EX)/hello.c -o $(EX)/hello.so
	@echo 'hello.world' | $(MOVED)/bin/jig-opt --load-dialect-plugin=$(EX)/hello.so | grep -q hello.world
	@$(MOVED)/bin/jig eval --load-dialect-plugin=$(EX)/my-conversion/my-conversion.so --script examples/my-conversion/test/schedule.mlir \
	  examples/my-conversion/test/payload.mlir --entry clamped --arg i32=7 --arg index=4 2>/dev/null | grep -qx '49 : i32'
	@$(MOVED)/bin/jig-opt --load-dialect-plugin=$(EX)/my-conversion/my-conversion.so \
	  --pass-pipeline='builtin.module(convert-num-to-arith{whole=true},func.func(num-cost))' \
	  examples/my-conversion/test/payload.mlir 2>&1 >/dev/null | grep -q 'costs 2 cycles'
	@$(EX)/embedding/embedding examples/fully-connected/schedule.mlir examples/fully-connected/payload.mlir \
	  $(EX)/by-hand.so | grep -q scf.forall
	@$(EX)/embedding/cplusplus examples/fully-connected/schedule.mlir examples/fully-connected/payload.mlir \
	  | grep -q scf.forall
	@$(EX)/embedding/schedule examples/fully-connected/payload.mlir | grep -q 'scf.for'
	@$(EX)/embedding/tuner examples/embedding/choices.mlir 2>/dev/null | grep -q '^size=[48] unrolled=1: '
	@for e in halide-conv sgemm; do examples/$$e/run build/release 1 >$(EX)/log || { cat $(EX)/log; exit 1; }; done

# Leaks count as failures.
asan: export ASAN_OPTIONS = detect_leaks=1:abort_on_error=0:exitcode=99:handle_sigill=1:no_huge_pages_for_shadow=0
asan: preset-asan
	@build/asan/unit/unit
	@JIG_BIN=$(CURDIR)/build/asan/bin $(LIT) test

# What a build without components (JIG_WITH=) has not.
NOT_CORE = gpu|omp|openmp|smt|x86|sve|$(shell find src/machine -name '*.def' -printf '%f\n' | sed 's/\.def$$//' | paste -sd '|')

# Tiny memory everywhere, valid IR after each pattern, and faults (support/fault.h). Of conformance/ the cases that the core can run are
# left to it, which is linked of the same objects.
stress: preset-stress
	@build/stress/unit/unit
	@JIG_BIN=$(CURDIR)/build/stress/bin $(LIT) test
	@tools/conformance -q -v -j $(JOBS) --within '$(NOT_CORE)' --bin build/stress/bin/jig-opt

core: preset-stress
	@cmake --build build/stress --target jig-core -- $(QUIET)
	@tools/conformance -q -v -j $(JOBS) --without '$(NOT_CORE)' --bin build/stress/core/jig-opt

# Mutated inputs: any exit status but 0 and 1 is a bug.
smoke: preset-asan
	@fuzz/mutate -j $(JOBS) --bin build/asan/bin/jig-opt --count 600
	@fuzz/mutate -j $(JOBS) --bin build/asan/bin/jig-opt --count 600 --extreme
	@fuzz/mutate -j $(JOBS) --bin build/asan/bin/jig-opt --count 600 --cycles --timeout 240

memcheck: preset-release
	@valgrind -q --error-exitcode=9 --leak-check=full --main-stacksize=8388608 \
	  build/release/bin/jig apply --quiet --script examples/fully-connected/schedule.mlir \
	  examples/fully-connected/payload.mlir >/dev/null
	@JIG_UNIT_ONLY=threads* valgrind -q --tool=helgrind --error-exitcode=9 build/release/unit/unit contexts

bench: preset-release
	@bench/run

bench-code: preset-release
	@bench/code/run

cliffs: preset-release
	@bench/cliffs/run

slow: preset-release
	@test/slow/measure

kernels: preset-release
	@bench/kernels/run

models: preset-release
	@bench/models/run

tune-bench: preset-release
	@bench/tune/run --seconds $(or $(SECONDS),60) $(KERNELS)

recipes: preset-release
	@bench/recipes/run

coverage: preset-coverage
	@tools/coverage -j $(JOBS)

format:
	@{ git diff --name-only --diff-filter=d main -- '*.c' '*.h'; git ls-files --others --exclude-standard '*.c' '*.h'; } | xargs -r clang-format -i

clean:
	rm -rf build
