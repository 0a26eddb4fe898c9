// ARGS: -canonicalize -allow-unregistered-dialect
// ARGS: -canonicalize=top-down=false -allow-unregistered-dialect
// ARGS: -canonicalize=region-simplify=aggressive -allow-unregistered-dialect
func.func @unknown(%a: i32) {
  %c1 = arith.constant 1 : i32
  "foo.region"() ({
    %c1_0 = arith.constant 1 : i32
    %0 = arith.addi %a, %c1_0 : i32
    %dead = arith.muli %0, %a : i32
    "foo.use"(%0) : (i32) -> ()
  }) : () -> ()
  %1 = "foo.dead"() : () -> i32
  "foo.use"(%c1) : (i32) -> ()
  return
}
func.func @graph() {
  "foo.graph"() ({
  ^bb0(%x: i32):
    "foo.br"()[^bb2] : () -> ()
  ^bb1:
    %c1 = arith.constant 1 : i32
    "foo.ret"(%c1) : (i32) -> ()
  ^bb2:
    %0 = arith.addi %x, %x : i32
    "foo.ret"(%0) : (i32) -> ()
  }) : () -> ()
  return
}
func.func @args(%c: i1) {
  "foo.op"()[^bb1, ^bb2] : () -> ()
^bb1:
  return
^bb2:
  cf.br ^bb3(%c : i1)
^bb3(%dead: i1):
  return
}
