// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
func.func @constants(%c: i1) {
  %a = arith.constant 0 : index
  %b = arith.constant 0 : index
  %cc = arith.constant -1 : i32
  %d = arith.constant -1 : i32
  %e = arith.constant 1.5 : f32
  %f = arith.constant 2.5 : f32
  %g = arith.constant true
  %h = arith.constant false
  %i = arith.constant dense<1> : tensor<4xi32>
  scf.if %c {
    %j = arith.constant 0 : index
    %k = arith.constant 7 : i64
    "t.use"(%j, %k) : (index, i64) -> ()
  } else {
    %j = arith.constant 0 : index
    %k = arith.constant 7 : i64
    %l = arith.constant 7 : i64
    "t.use"(%j, %k, %l) : (index, i64, i64) -> ()
  }
  "t.region"() ({
    %m = arith.constant 0 : index
    func.func @nested(%z: index) {
      %n = arith.constant 0 : index
      %o = arith.constant 7 : i64
      %q = "t.one"() : () -> i32
      return
    }
    %p = arith.constant 7 : i64
    "t.yield"(%m, %p) : (index, i64) -> ()
  }) : () -> ()
  "t.use"(%a, %b, %cc, %d, %e, %f, %g, %h, %i) : (index, index, i32, i32, f32, f32, i1, i1, tensor<4xi32>) -> ()
  return
}
