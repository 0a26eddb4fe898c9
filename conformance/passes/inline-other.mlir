// ARGS: -inline
// ARGS: -inline -allow-unregistered-dialect
// ARGS: -inline=default-pipeline= -allow-unregistered-dialect
func.func private @indirect(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func @through_value(%a: i32) -> i32 {
  %f = constant @indirect : (i32) -> i32
  %0 = call_indirect %f(%a) : (i32) -> i32
  return %0 : i32
}
func.func private @not_inlined(%a: i32) -> i32 attributes {no_inline} {
  return %a : i32
}
func.func @no_inline(%a: i32) -> (i32, i32) {
  %0 = call @not_inlined(%a) : (i32) -> i32
  %1 = call @yes(%a) {no_inline} : (i32) -> i32
  return %0, %1 : i32, i32
}
func.func private @yes(%a: i32) -> i32 {
  return %a : i32
}
func.func private @no_results(%m: memref<i32>, %a: i32) {
  memref.store %a, %m[] : memref<i32>
  return
}
func.func @effects(%m: memref<i32>, %a: i32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    func.call @no_results(%m, %a) : (memref<i32>, i32) -> ()
  }
  return
}
module @nested {
  func.func private @hidden(%a: i32) -> i32 {
    return %a : i32
  }
  func.func @visible(%a: i32) -> i32 {
    %0 = call @hidden(%a) : (i32) -> i32
    return %0 : i32
  }
}
