// ARGS: --verify-each
// ARGS: --mlir-print-op-generic
// ARGS: --canonicalize
// ARGS: --cse
// ARGS: --inline
func.func @f(%t: !async.token, %v: !async.value<f32>, %n: index) -> !async.value<i32> {
  %tok, %r:2 = async.execute [%t](%v as %x : !async.value<f32>) -> (!async.value<i32>, !async.value<vector<4xf32>>) attributes {a = 1} {
    %c = arith.constant 1 : i32
    %v2 = vector.broadcast %x : f32 to vector<4xf32>
    async.yield %c, %v2 : i32, vector<4xf32>
  }
  %tok2 = async.execute {
    async.yield
  }
  %tok3 = async.execute [%tok, %tok2] {
    async.yield
  }
  %tok4, %q = async.execute -> !async.value<i32> {
    %c = arith.constant 1 : i32
    async.yield %c : i32
  }
  %g = async.create_group %n : !async.group
  %i = async.add_to_group %tok, %g : !async.token
  async.await_all %g
  %w = async.await %v : !async.value<f32>
  async.await %t : !async.token
  return %r#0 : !async.value<i32>
}
async.func @g(%a : f32) -> (!async.token, !async.value<f32>) {
  return %a : f32
}
async.func private @h(%a : f32 {x.a}) -> (!async.token {x.b}) attributes {foo}
func.func @k(%a: f32) {
  %0:2 = async.call @g(%a) : (f32) -> (!async.token, !async.value<f32>)
  return
}
func.func @coro(%s : !async.value<f32>, %n: index) {
  %id = async.coro.id
  %hdl = async.coro.begin %id
  %t = async.runtime.create : !async.token
  %g = async.runtime.create_group %n : !async.group
  async.runtime.await_and_resume %t, %hdl : !async.token
  %sv = async.coro.save %hdl
  async.coro.suspend %sv, ^bb1, ^bb2, ^bb3
^bb2:
  %e = async.runtime.is_error %t : !async.token
  %l = async.runtime.load %s : !async.value<f32>
  async.runtime.store %l, %s : !async.value<f32>
  async.runtime.set_available %t : !async.token
  async.runtime.set_error %t : !async.token
  async.runtime.await %g : !async.group
  async.runtime.resume %hdl
  %r = async.runtime.add_to_group %t, %g : !async.token
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  %nw = async.runtime.num_worker_threads : index
  cf.br ^bb3
^bb3:
  async.coro.free %id, %hdl
  cf.br ^bb1
^bb1:
  async.coro.end %hdl
  return
}
func.func @empty_group(%n: index) {
  %g = async.create_group %n : !async.group
  async.await_all %g
  async.await_all %g
  return
}
func.func @dead() {
  %t = async.execute { async.yield }
  return
}
async.func @calls(%a : i32) -> !async.value<i32> {
  %0 = func.call @one(%a) : (i32) -> i32
  return %0 : i32
}
func.func @one(%a : i32) -> i32 {
  %t = async.execute attributes {x} { ^bb0: async.yield }
  %t2 = async.execute [] () { async.yield }
  %t3 = async.execute [%t, %t2] { async.yield }
  async.await %t3 : !async.token
  return %a : i32
}
