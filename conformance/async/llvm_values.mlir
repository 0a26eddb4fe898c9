// ARGS: --convert-async-to-llvm
// ARGS: --convert-async-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts
func.func @all(%t: !async.token, %g: !async.group, %v: !async.value<f64>, %i: !async.value<index>, %x : index, %tv : !async.value<!async.token>) -> (!async.token, !async.value<index>) attributes {a.b} {
  %n = async.runtime.num_worker_threads : index
  async.runtime.store %x, %i : !async.value<index>
  %l = async.runtime.load %i : !async.value<index>
  async.runtime.add_ref %t {count = 3 : i64} : !async.token
  async.runtime.drop_ref %g {count = 3 : i64} : !async.group
  %r = async.runtime.add_to_group %t, %g : !async.token
  async.runtime.add_ref %v {count = 7 : i64} : !async.value<f64>
  async.runtime.await %v : !async.value<f64>
  async.runtime.await %t : !async.token
  %ev = async.runtime.is_error %v : !async.value<f64>
  async.runtime.store %r, %i : !async.value<index>
  async.runtime.set_available %v : !async.value<f64>
  async.runtime.set_error %v : !async.value<f64>
  %e = async.runtime.is_error %g : !async.group
  async.runtime.await %g : !async.group
  %ll = async.runtime.load %tv : !async.value<!async.token>
  return %t, %i : !async.token, !async.value<index>
}
