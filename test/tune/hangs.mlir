// REQUIRES: compiled
// UNSUPPORTED: sanitizers
// RUN: rm -rf %t && mkdir %t && jig tune %s --entry f --arg 'memref<4xi32>=zeros' --no-check --timeout 1 --db %t/db >%t/out 2>&1
// RUN: jig tune --db %t/db --list | FileCheck %s
// RUN: not jig tune %s --entry f --arg 'memref<4xi32>=zeros' --no-check --compile-timeout 1e-5 2>&1 | FileCheck %s --check-prefix=COMPILE
// RUN: env TMPDIR=%t jig tune %s --entry f --arg 'memref<4xi32>=zeros' --no-check --set way=0
// RUN: ls -A %t | FileCheck %s --check-prefix=FILES
// RUN: not env TMPDIR=%t/absent jig tune %s --entry f --arg 'memref<4xi32>=zeros' --set way=0 2>&1 | FileCheck %s --check-prefix=TMPDIR
// Payloads that stop themselves, hold signals back, or leave a process behind that has the pipe, are `stopped`, and so is one for which LLVM takes too long. One that looks at what a call before has
// written finds its arguments as they were. Nothing stays in the folder of temporary files.

// CHECK-DAG: measured {{.*}} way=0
// CHECK-DAG: stopped {{.*}} way=1 the payload was stopped by signal 19
// CHECK-DAG: stopped {{.*}} way=2 the payload did not end within 1 second
// CHECK-DAG: measured {{.*}} way=3
// CHECK-DAG: stopped {{.*}} way=4 the payload was stopped by signal 6
// COMPILE: 5 stopped, such as way=0: LLVM did not end within 1e-05 seconds
// COMPILE: nothing could be chosen
// FILES: db
// FILES-NEXT: out
// FILES-NOT: {{.}}
// TMPDIR: there can be no temporary file in '{{.*}}absent': No such file or directory
!t = !transform.any_op
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  llvm.func @raise(i32) -> i32
  llvm.func @sigblock(i32) -> i32
  llvm.func @fork() -> i32
  llvm.func @pause() -> i32
  llvm.func @sleep(i32) -> i32
  func.func public @f(%x: memref<4xi32>) {
    %c0 = arith.constant 0 : index
    %n = memref.load %x[%c0] : memref<4xi32>
    %one = arith.constant 1 : i32
    %m = arith.addi %n, %one : i32
    memref.store %m, %x[%c0] : memref<4xi32>
    %way = arith.constant {way} 0 : i32
    %way_index = arith.index_cast %way : i32 to index
    scf.index_switch %way_index
    case 1 {
      %stop = arith.constant 19 : i32
      %r = llvm.call @raise(%stop) : (i32) -> i32
      scf.yield
    }
    case 2 {
      %all = arith.constant -1 : i32
      %r = llvm.call @sigblock(%all) : (i32) -> i32
      %p = llvm.call @pause() : () -> i32
      scf.yield
    }
    case 3 {
      %again = arith.constant 1 : i32
      %is = arith.cmpi sge, %n, %again : i32
      scf.if %is {
        %abort = arith.constant 6 : i32
        %r = llvm.call @raise(%abort) : (i32) -> i32
      }
      scf.yield
    }
    case 4 {
      %pid = llvm.call @fork() : () -> i32
      %zero = arith.constant 0 : i32
      %is = arith.cmpi eq, %pid, %zero : i32
      scf.if %is {
        %long = arith.constant 3 : i32
        %p = llvm.call @sleep(%long) : (i32) -> i32
      } else {
        %abort = arith.constant 6 : i32
        %r = llvm.call @raise(%abort) : (i32) -> i32
      }
      scf.yield
    }
    default {
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %n = transform.tune.knob<"way"> = 0 : i32 from options = [0 : i32, 1 : i32, 2 : i32, 3 : i32, 4 : i32] -> !transform.param<i32>
    %way = transform.structured.match attributes{way} in %root : (!t) -> !t
    transform.annotate %way "value" = %n : !t, !transform.param<i32>
    transform.yield
  }
}
