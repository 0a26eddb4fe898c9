// ARGS: --convert-async-to-llvm --split-input-file
// ARGS: --convert-async-to-llvm --split-input-file --mlir-print-op-generic
func.func @create() { %0 = async.runtime.create : !async.value<index> %1 = async.runtime.create : !async.value<memref<4xf32>>  %v = async.runtime.create : !async.value<vector<4xf32>> return }
// -----
func.func @s(%c: i1, %t: !async.token) { 
 %r = scf.if %c -> !async.token { scf.yield %t : !async.token } else { scf.yield %t : !async.token }
 async.runtime.await %r : !async.token
 cf.br ^a(%r : !async.token) ^a(%q : !async.token): return }
// -----
func.func private @ext(!async.token {a.b}) -> !async.group
func.func @s(%t: !async.token) -> !async.group { %0 = func.call @ext(%t) : (!async.token) -> !async.group 
  %1 = builtin.unrealized_conversion_cast %0 : !async.group to i32
  return %0 : !async.group }
// -----
module { func.func @only(%x : index) -> index { return %x : index } }
// -----
func.func @w(%id : !async.coro.id, %h : !async.coro.handle, %s : !async.coro.state) -> !async.coro.handle { async.runtime.resume %h return %h : !async.coro.handle }
// -----
llvm.func @w() { %0 = async.runtime.create : !async.token llvm.return }
