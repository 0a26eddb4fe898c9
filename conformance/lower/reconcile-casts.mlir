// ARGS: --reconcile-unrealized-casts --split-input-file --allow-unregistered-dialect
// ARGS: --pass-pipeline='builtin.module(func.func(reconcile-unrealized-casts))' --split-input-file --allow-unregistered-dialect
// ARGS: --mlir-print-ir-before-all --reconcile-unrealized-casts --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
// CASE
func.func @chain(%a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to f32
  %2 = builtin.unrealized_conversion_cast %1 : f32 to i64
  return %2 : i64
}
// CASE
func.func @live(%a: i64) -> (i64, f32) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to f32
  %2 = builtin.unrealized_conversion_cast %1 : f32 to i64
  return %2, %1 : i64, f32
}
// CASE
func.func @split(%a: i64) -> (i64, i32) {
  %0:2 = builtin.unrealized_conversion_cast %a : i64 to i32, i32
  %1 = builtin.unrealized_conversion_cast %0#0, %0#1 : i32, i32 to i64
  %2 = builtin.unrealized_conversion_cast %0#1, %0#0 : i32, i32 to i64
  return %1, %0#1 : i64, i32
}
// CASE
func.func @swapped(%a: i64) -> (i64) {
  %0:2 = builtin.unrealized_conversion_cast %a : i64 to i32, i32
  %2 = builtin.unrealized_conversion_cast %0#1, %0#0 : i32, i32 to i64
  return %2 : i64
}
// CASE
func.func @none(%a: i64) {
  builtin.unrealized_conversion_cast %a : i64 to i32
  builtin.unrealized_conversion_cast %a : i64 to
  %1 = builtin.unrealized_conversion_cast to i64
  %2 = builtin.unrealized_conversion_cast to i64
  builtin.unrealized_conversion_cast %2 : i64 to i64
  return
}
// CASE
func.func @join(%a: i64, %b: i64) -> (i64, i64) {
  %0 = builtin.unrealized_conversion_cast %a, %b : i64, i64 to i32
  %1:2 = builtin.unrealized_conversion_cast %0 : i32 to i64, i64
  return %1#0, %1#1 : i64, i64
}
// CASE
func.func @same(%a: i64) -> (i64, i32) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
  return %0, %1 : i64, i32
}
// CASE
func.func @mid(%a: i64) -> (f32) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to f32
  %2 = builtin.unrealized_conversion_cast %1 : f32 to i32
  %3 = builtin.unrealized_conversion_cast %2 : i32 to f32
  return %3 : f32
}
// CASE
module {
  %0 = builtin.unrealized_conversion_cast %1 : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
}
// CASE
"foo.graph"() ({
  %0 = builtin.unrealized_conversion_cast %1 : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
  "foo.use"(%1) : (i32) -> ()
}) : () -> ()
// CASE
func.func @regions(%a: i64, %c: i1) -> (i64) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i32
  %r = scf.if %c -> i64 { %1 = builtin.unrealized_conversion_cast %0 : i32 to i64
   scf.yield %1 : i64 } else { scf.yield %a : i64 }
  return %r : i64
}
// CASE
func.func @blocks(%a: i64, %c: i1) -> (i64) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i32 {foo}
  cf.cond_br %c, ^bb1, ^bb2(%a : i64)
^bb1:
  %1 = builtin.unrealized_conversion_cast %0 : i32 to i64
  cf.br ^bb2(%1 : i64)
^bb2(%x: i64):
  return %x : i64
}
// CASE
func.func @partial(%a: i64, %b: i64) -> (i64, i64) {
  %0:2 = builtin.unrealized_conversion_cast %a, %b : i64, i64 to i32, i32
  %1 = builtin.unrealized_conversion_cast %0#0 : i32 to i64
  %2 = builtin.unrealized_conversion_cast %0#1 : i32 to i64
  return %1, %2 : i64, i64
}
// CASE
func.func @one(%a: i64) -> (i64, i64, i64) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i32
  %1:2 = builtin.unrealized_conversion_cast %0, %0 : i32, i32 to i64, i64
  %2 = builtin.unrealized_conversion_cast %0 : i32 to i64
  return %1#0, %1#1, %2 : i64, i64, i64
}
