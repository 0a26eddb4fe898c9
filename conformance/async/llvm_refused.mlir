// ARGS: --convert-async-to-llvm --split-input-file
func.func @all(%t: !async.token, %g: !async.group, %v: !async.value<f64>, %i: !async.value<index>, %x : index, %tv : !async.value<!async.token>) -> (!async.token, !async.value<index>) attributes {a.b} {
  %n = async.runtime.num_worker_threads : index
  async.runtime.store %x, %i : !async.value<index>
  %l = async.runtime.load %i : !async.value<index>
  async.runtime.add_ref %t {count = 3 : i64} : !async.token
  async.runtime.drop_ref %g {count = 3 : i64} : !async.group
  %r = async.runtime.add_to_group %v, %g : !async.value<f64>
  async.runtime.set_available %v : !async.value<f64>
  async.runtime.set_error %v : !async.value<f64>
  %e = async.runtime.is_error %g : !async.group
  async.runtime.await %g : !async.group
  %ll = async.runtime.load %tv : !async.value<!async.token>
  return %t, %i : !async.token, !async.value<index>
}
// -----
func.func @h(%t: !async.token) { async.await %t : !async.token return }
// -----
async.func @h(%t: !async.token) -> !async.token { return }
// -----
func.func @h(%t: !async.value<tensor<4xf32>>) { %0 = async.runtime.load %t : !async.value<tensor<4xf32>> return }
// -----
func.func private @mlirAsyncRuntimeCreateToken(i32)
func.func @s() { %0 = async.runtime.create : !async.token return }
// -----
module { module @inner { func.func @only(%x : !async.token) { async.runtime.await %x : !async.token return } } }
