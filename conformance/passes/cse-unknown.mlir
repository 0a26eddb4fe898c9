// ARGS: -cse -allow-unregistered-dialect
func.func @unknown(%a: i32) -> (i32, i32) {
  %0 = "foo.op"(%a) : (i32) -> i32
  %1 = "foo.op"(%a) : (i32) -> i32
  return %0, %1 : i32, i32
}
func.func @in_region_of_unknown(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  "foo.region"() ({
    %1 = arith.addi %a, %a : i32
    %2 = arith.addi %a, %a : i32
    "foo.use"(%1, %2) : (i32, i32) -> ()
  }) : () -> ()
  return %0 : i32
}
func.func @cycle(%a: i32) {
  "foo.graph"() ({
    %0 = arith.addi %1, %a : i32
    %1 = arith.addi %2, %a : i32
    %2 = arith.addi %1, %a : i32
    "foo.use"(%0, %1, %2) : (i32, i32, i32) -> ()
  }) : () -> ()
  return
}
module {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  "foo.use"(%0, %1) : (i32, i32) -> ()
}
