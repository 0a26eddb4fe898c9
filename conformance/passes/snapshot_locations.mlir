// ARGS: --snapshot-op-locations=filename=- --mlir-print-debuginfo --allow-unregistered-dialect --split-input-file
// ARGS: --snapshot-op-locations='filename=- tag=now print-op-generic' --mlir-print-debuginfo --allow-unregistered-dialect --split-input-file
// ARGS: --snapshot-op-locations='filename=- print-debuginfo' --mlir-print-debuginfo --allow-unregistered-dialect --split-input-file
// ARGS: --snapshot-op-locations='filename=- print-debuginfo pretty-debuginfo print-local-scope' --mlir-print-debuginfo --allow-unregistered-dialect --split-input-file
// ARGS: --snapshot-op-locations=filename=/nonexistent/x --allow-unregistered-dialect --split-input-file
func.func @f(%a: i32, %m: memref<4xf32, affine_map<(i)->(i)>>) -> i32 {
  %0 = arith.addi %a, %a : i32 loc("x":1:2)
  %r = scf.execute_region -> i32 {
    %1 = arith.muli %0, %0 {x = affine_map<(i)->(i+1)>} : i32
    scf.yield %1 : i32
  }
  "test.x"() ({
  ^bb0(%q: i32):
    "test.y"() : () -> ()
  }) : () -> ()
  return %r : i32
}
// -----
"foo.outer"() ({
^bb0(%a: i32):
  %0:2 = "foo.a"(%a)[^bb1] : (i32) -> (i32, i32) loc(unknown)
^bb1:
  "foo.b"(%0#1) {x = dense<"0x0102"> : tensor<2xi8>} : (i32) -> () loc(fused["a", "b":1:1])
}) {
} : () -> ()
func.func @two() { return }
func.func @x(%i: index, %v: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.map { math.exp } ins(%v : tensor<4xf32>) outs(%v : tensor<4xf32>)
  scf.for %k = %i to %i step %i { "foo.z"() : () -> () }
  return %r : tensor<4xf32>
}
