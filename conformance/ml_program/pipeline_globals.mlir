// ARGS: --split-input-file --mlprogram-pipeline-globals
ml_program.global private mutable @a : i32
ml_program.global private mutable @b : i32
func.func @again(%x: i32) -> (i32, i32, i32, i32) {
  %0 = ml_program.global_load @a : i32
  %1 = ml_program.global_load @b : i32
  %2 = ml_program.global_load @a : i32
  ml_program.global_store @a = %x : i32
  %3 = ml_program.global_load @a : i32
  %4 = ml_program.global_load @b : i32
  ml_program.global_store @a = %1 : i32
  ml_program.global_store @b = %x : i32
  ml_program.global_store @a = %x : i32
  return %0, %2, %3, %4 : i32, i32, i32, i32
}
func.func @blocks(%c: i1, %x: i32) -> i32 {
  %0 = ml_program.global_load @a : i32
  cf.cond_br %c, ^a, ^b
^a:
  %1 = ml_program.global_load @a : i32
  ml_program.global_store @a = %x : i32
  cf.br ^b
^b:
  ml_program.global_store @a = %0 : i32
  %2 = ml_program.global_load @a : i32
  return %2 : i32
}
func.func @regions(%c: i1, %x: i32, %y: i32) -> (i32, i32, i32) {
  ml_program.global_store @a = %x : i32
  %0 = ml_program.global_load @b : i32
  %1 = scf.if %c -> i32 {
    %2 = ml_program.global_load @a : i32
    %3 = ml_program.global_load @a : i32
    %4 = arith.addi %2, %3 : i32
    scf.yield %4 : i32
  } else {
    ml_program.global_store @b = %x : i32
    ml_program.global_store @b = %y : i32
    scf.yield %y : i32
  }
  %5 = ml_program.global_load @a : i32
  %6 = ml_program.global_load @b : i32
  ml_program.global_store @a = %y : i32
  return %1, %5, %6 : i32, i32, i32
}

// -----

ml_program.global private mutable @a : i32
ml_program.global private mutable @b : i32
func.func private @loads_a() -> i32 {
  %0 = ml_program.global_load @a : i32
  return %0 : i32
}
func.func private @stores_b(%x: i32) {
  ml_program.global_store @b = %x : i32
  return
}
func.func private @calls_both(%n: i32, %x: i32) -> i32 {
  %0 = call @loads_a() : () -> i32
  call @stores_b(%x) : (i32) -> ()
  %1 = call @calls_both(%n, %x) : (i32, i32) -> i32
  return %0 : i32
}
func.func private @nothing() {
  return
}
func.func @calls(%x: i32) -> (i32, i32, i32, i32) {
  ml_program.global_store @a = %x : i32
  ml_program.global_store @b = %x : i32
  %0 = call @loads_a() : () -> i32
  %1 = ml_program.global_load @a : i32
  ml_program.global_store @a = %1 : i32
  call @stores_b(%0) : (i32) -> ()
  %2 = ml_program.global_load @b : i32
  ml_program.global_store @a = %x : i32
  call @nothing() : () -> ()
  ml_program.global_store @b = %x : i32
  %3 = call @calls_both(%x, %x) : (i32, i32) -> i32
  %4 = ml_program.global_load @b : i32
  ml_program.global_store @a = %2 : i32
  ml_program.global_store @a = %x : i32
  return %1, %2, %3, %4 : i32, i32, i32, i32
}

// -----

ml_program.global private mutable @a : i32
func.func @called_by_value(%f: () -> ()) -> (i32, i32) {
  %0 = ml_program.global_load @a : i32
  %1 = ml_program.global_load @a : i32
  call_indirect %f() : () -> ()
  return %0, %1 : i32, i32
}
