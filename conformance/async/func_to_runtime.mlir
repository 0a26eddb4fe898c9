// ARGS: --async-func-to-async-runtime
// ARGS: --async-to-async-runtime
// ARGS: --async-func-to-async-runtime --async-to-async-runtime
// ARGS: --async-to-async-runtime --async-func-to-async-runtime
// ARGS: --async-func-to-async-runtime --async-to-async-runtime --convert-async-to-llvm
async.func @x(%a: i32 {foo.a}, %m: memref<?xf32>) -> (!async.value<i32> {foo.r}) attributes {foo.b} { 
  %c = arith.constant 1 : i32
  %t, %v = async.execute -> !async.value<i32> { async.yield %c : i32 }
  %w = async.await %v : !async.value<i32>
  %eq = arith.cmpi eq, %w, %a : i32
  cf.assert %eq, "no"
  cf.br ^a(%w : i32) ^a(%q: i32): return %q : i32}
async.func private @y(%n : index, %t: !async.token) -> (!async.token, !async.value<i32>) {
  %g = async.create_group %n : !async.group
  %r = async.add_to_group %t, %g : !async.token
  async.await_all %g
  async.await %t : !async.token
  %c = arith.constant 1 : i32
  return %c : i32
}
func.func @z(%a: i32, %n : index, %t: !async.token, %m: memref<?xf32>) -> i32 {
  %v = async.call @x(%a, %m) : (i32, memref<?xf32>) -> !async.value<i32>
  %q:2 = async.call @y(%n, %t) : (index, !async.token) -> (!async.token, !async.value<i32>)
  %w = async.await %v : !async.value<i32>
  %t2 = async.execute { %z = arith.constant 1 : i1
 cf.assert %z, "x"
     async.yield }
  return %w : i32
}
