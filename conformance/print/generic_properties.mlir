// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
func.func @f(%a: i32, %b: i32, %m: memref<?xf32>, %i: index) -> i32 attributes {t.x = 1 : i32} {
  %0 = arith.addi %a, %b overflow<nsw> {t.y} : i32
  %1 = arith.cmpi slt, %a, %0 : i32
  %2 = "t.unregistered"(%1) <{p = 1 : i32, q = "x"}> {d = 2 : i32} : (i1) -> i32
  %3 = "t.unregistered"(%1) <{}> : (i1) -> i32
  %4 = "t.unregistered"(%1) <"not a dict"> : (i1) -> i32
  return %2 : i32
}
