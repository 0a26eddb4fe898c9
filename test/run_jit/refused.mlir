// What is wrong before anything runs: status 1.
// RUN: sh -c 'jig run %s --entry f 2>/dev/null; test $? = 1'
// RUN: not jig run %s --entry f 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not jig run %s --entry f --arg i32=1 --arg f64=1.0 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not jig run %s --entry f --arg i32=poison --arg f32=1.0 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not jig run %s --entry nobody 2>&1 | FileCheck %s --check-prefix=NOBODY
// RUN: not jig run %s --entry unknown --arg i32=1 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not jig run %s --entry f --arg i32=1 --arg f32=1.0 --mcpu abacus 2>&1 | FileCheck %s --check-prefix=CPU
// RUN: not jig run %s --entry f --arg i32=1 --arg f32=1.0 --mattr +beads 2>&1 | FileCheck %s --check-prefix=FEATURE
// RUN: not jig run %s --time 0 2>&1 | FileCheck %s --check-prefix=TIME
// RUN: not jig run %s --timeout x 2>&1 | FileCheck %s --check-prefix=TIMEOUT
// RUN: not jig run %s --timeout 0 2>&1 | FileCheck %s --check-prefix=TIMEOUT
// RUN: not jig run %s --timeout=-1 2>&1 | FileCheck %s --check-prefix=TIMEOUT
// RUN: not jig run %s --timeout=1e999 2>&1 | FileCheck %s --check-prefix=TIMEOUT
// RUN: not jig run %s --max-memory 1K 2>&1 | FileCheck %s --check-prefix=MEMORY
// RUN: not jig run %s -O4 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: not jig run %s --entry f --arg i32=1 --arg f32=1.0 --pipeline 'builtin.module(no-such-pass)' 2>&1 | FileCheck %s --check-prefix=PIPELINE
// RUN: not jig run 2>&1 | FileCheck %s --check-prefix=HELP
// RUN: jig run --help | FileCheck %s --check-prefix=HELP
// RUN: jig run %s --entry f --arg i32=1 --arg f32=1.0 -O0 | FileCheck %s --check-prefix=FINE
// RUN: jig run %s --entry f --arg i32=1 --arg f32=1.0 -O1 --mcpu '' | FileCheck %s --check-prefix=FINE

func.func @f(%a: i32, %b: f32) -> f32 {
  return %b : f32
}
func.func private @no_such_thing(i32) -> i32
func.func private @nor_this(i32) -> i32
func.func @unknown(%a: i32) -> i32 {
  %0 = call @no_such_thing(%a) : (i32) -> i32
  %1 = call @nor_this(%0) : (i32) -> i32
  return %1 : i32
}
// MISSING: error: function 'f' takes 2 arguments ('i32', 'f32'), but 0 are given with --arg
// MISSING: note: the function is @f('i32', 'f32') -> ('f32')
// TYPE: argument 'f64=1.0':1:1: error: the function takes 'f32'
// TYPE: note: the function is @f('i32', 'f32') -> ('f32')
// POISON: error: argument #0 has no value
// NOBODY: error: no function 'nobody' to run
// UNKNOWN-DAG: {{.*}}: there is no 'no_such_thing' to call or refer to
// UNKNOWN-DAG: {{.*}}: there is no 'nor_this' to call or refer to
// UNKNOWN-DAG: note: a library that has it is found when it is preloaded: LD_PRELOAD
// CPU: 'abacus' is not a recognized processor
// CPU-NOT: abacus
// FEATURE: '+beads' is not a recognized feature
// FEATURE-NOT: beads
// OPTION: jig run: unknown option: '-O4'
// TIME: jig run: --time takes a number of runs from 1 to 1000000, not '0'
// TIMEOUT: jig run: --timeout takes a number of seconds above 0, not '{{x|0|-1|1e999}}'
// MEMORY: jig run: --max-memory takes a number of bytes above 0, not '1K'
// PIPELINE: error: {{.*}}no-such-pass
// HELP: usage: jig run PAYLOAD
// FINE: 1.000000e+00 : f32

// RUN: not jig run %s --entry large --arg 'memref<?xi8>:1000000000000000=zeros' 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: not jig run %s --entry large --arg 'memref<?xi8>:10=zeros' 2>&1 | FileCheck %s --check-prefix=RESULT
func.func @large(%m: memref<?xi8>) -> memref<?x?xi8, strided<[0, 0]>> {
  %n = arith.constant 1000000000 : index
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%n, %n], strides: [0, 0] : memref<?xi8> to memref<?x?xi8, strided<[0, 0]>>
  return %0 : memref<?x?xi8, strided<[0, 0]>>
}
// ARGUMENT: error: {{.*}}memory
// RESULT: error: the payload returned no memref as result #0: its elements are too many, a size is 1000000000

// RUN: not jig run %s --entry launch --arg 'memref<1xindex>=zeros' 2>&1 | FileCheck %s --check-prefix=LEFT
func.func @launch(%m: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    memref.store %c1, %m[%c0] : memref<1xindex>
    gpu.terminator
  }
  return
}
// LEFT: error: 'gpu.launch' op is left by the default pipeline: gpu-kernel-outlining makes a module of kernels of it, for a GPU; jig eval runs it as it is
