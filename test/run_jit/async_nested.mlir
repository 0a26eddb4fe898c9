// More tasks wait for each other than fit on one stack: threads share them, as long as there is memory for these.
// REQUIRES: limits
// RUN: jig run %s --entry nested --arg index=100000 | FileCheck %s --check-prefix=NESTED
// RUN: not jig run %s --entry nested --arg index=1000000 --max-memory 60000000 2>&1 | FileCheck %s --check-prefix=THREADS
// NESTED: 100000 : index
// THREADS: async runtime: {{too many tasks wait for others, and there is no thread for more|no memory}}

func.func @nested(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %more = arith.cmpi sgt, %n, %c0 : index
  %r = scf.if %more -> index {
    %m = arith.subi %n, %c1 : index
    %t, %v = async.execute -> !async.value<index> {
      %x = func.call @nested(%m) : (index) -> index
      async.yield %x : index
    }
    %y = async.await %v : !async.value<index>
    %z = arith.addi %y, %c1 : index
    scf.yield %z : index
  } else {
    scf.yield %c0 : index
  }
  return %r : index
}
