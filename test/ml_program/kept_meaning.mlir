// RUN: jig-opt %s --mlprogram-pipeline-globals | FileCheck --check-prefix=PIPE %s
// RUN: jig-opt %s --cse --canonicalize | FileCheck --check-prefix=DEAD %s
// RUN: jig eval %s >%t.before
// RUN: jig-opt %s --mlprogram-pipeline-globals --cse --canonicalize | jig eval - >%t.after
// RUN: cmp %t.before %t.after
// RUN: FileCheck --check-prefix=VALUES %s <%t.before

// VALUES: 0 : i32
// VALUES-NEXT: 1 : i32
// VALUES-NEXT: 5 : i32
// VALUES-NEXT: 6 : i32
// VALUES-NEXT: 6 : i32

ml_program.global private mutable @g(0 : i32) : i32

// A call inside another op stores, too, and reads.
// PIPE-LABEL: @calls_inside
// PIPE: %[[BEFORE:.*]] = ml_program.global_load @g
// PIPE: %[[AFTER:.*]] = ml_program.global_load @g
// PIPE: return %[[BEFORE]], %[[AFTER]]
func.func private @calls_inside(%c: i1) -> (i32, i32) {
  %0 = ml_program.global_load @g : i32
  scf.if %c {
    func.call @stores() : () -> ()
  }
  %1 = ml_program.global_load @g : i32
  return %0, %1 : i32, i32
}
// PIPE-LABEL: @reads_inside
// PIPE: ml_program.global_store @g = %{{.*}}
// PIPE: scf.if
// PIPE: ml_program.global_store @g = %{{.*}}
func.func private @reads_inside(%c: i1, %x: i32, %y: i32) -> i32 {
  ml_program.global_store @g = %x : i32
  %1 = scf.if %c -> i32 {
    %0 = func.call @loads() : () -> (i32)
    scf.yield %0 : i32
  } else {
    scf.yield %y : i32
  }
  ml_program.global_store @g = %y : i32
  return %1 : i32
}
func.func private @stores() {
  %c = arith.constant 1 : i32
  ml_program.global_store @g = %c : i32
  return
}
func.func private @loads() -> i32 {
  %0 = ml_program.global_load @g : i32
  return %0 : i32
}

// A function that is only declared may do anything.
// PIPE-LABEL: @unknown
// PIPE: ml_program.global_store @g
// PIPE: call @elsewhere
// PIPE: ml_program.global_load @g
func.func private @unknown(%x: i32) -> i32 {
  ml_program.global_store @g = %x : i32
  call @elsewhere() : () -> ()
  %0 = ml_program.global_load @g : i32
  return %0 : i32
}
func.func private @elsewhere()

// Those that tokens order load and store, too; a store whose token nobody waits for is one.
// PIPE-LABEL: @tokens
// PIPE: ml_program.global_store @g
// PIPE: ml_program.global_load_graph @g
// PIPE: ml_program.global_store_graph @g
// PIPE: ml_program.global_load @g
// DEAD-LABEL: @tokens
// DEAD: ml_program.global_store_graph @g
func.func private @tokens(%x: i32, %y: i32) -> (i32, i32) {
  ml_program.global_store @g = %x : i32
  %0, %t = ml_program.global_load_graph @g ordering(() -> !ml_program.token) : i32
  ml_program.global_store @g = %y : i32
  %t2 = ml_program.global_store_graph @g = %0 ordering(%t -> !ml_program.token) : i32
  %t3 = ml_program.global_store_graph @g = %y ordering(%t2 -> !ml_program.token) : i32
  %1 = ml_program.global_load @g : i32
  return %0, %1 : i32, i32
}

func.func @main() -> (i32, i32, i32, i32, i32) {
  %true = arith.constant true
  %5 = arith.constant 5 : i32
  %6 = arith.constant 6 : i32
  %a:2 = call @calls_inside(%true) : (i1) -> (i32, i32)
  %b = call @reads_inside(%true, %5, %6) : (i1, i32, i32) -> i32
  %c:2 = call @tokens(%6, %6) : (i32, i32) -> (i32, i32)
  return %a#0, %a#1, %b, %c#0, %c#1 : i32, i32, i32, i32, i32
}
