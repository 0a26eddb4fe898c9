// ARGS: --async-runtime-ref-counting
// ARGS: --async-runtime-policy-based-ref-counting
// ARGS: --async-runtime-ref-counting --async-runtime-ref-counting-opt
func.func private @token() -> !async.token
func.func private @cond() -> i1
func.func private @take_token(%arg0: !async.token)
func.func private @take2(%arg0: !async.token, %b: !async.token)
func.func private @take_value(%arg0: !async.value<f32>)
func.func @nouse(%a: !async.token, %b : !async.group) { %0 = async.runtime.create : !async.value<f32> %1 = call @token() : () -> !async.token return }
func.func @ret() -> !async.token { %1 = call @token() : () -> !async.token return %1 : !async.token }
func.func @await(%v: !async.value<f32>) { %1 = call @token() : () -> !async.token 
  async.runtime.await %1 : !async.token
  async.runtime.await %v : !async.value<f32>
  async.runtime.await %1 : !async.token
  %l = async.runtime.load %v : <f32>
  %e = async.runtime.is_error %1 : !async.token
  return }
func.func @calls(%t: !async.token, %v: !async.value<f32>) {
  call @take_token(%t) : (!async.token) -> ()
  call @take2(%t, %t) : (!async.token, !async.token) -> ()
  call @take_value(%v) : (!async.value<f32>) -> ()
  async.runtime.await %v : !async.value<f32>
  return
}
func.func @cfg(%c: i1) -> !async.token {
  %t = call @token() : () -> !async.token
  %u = call @token() : () -> !async.token
  cf.cond_br %c, ^a, ^b
^a:
  async.runtime.await %t : !async.token
  return %u : !async.token
^b:
  return %t : !async.token
}
func.func @loop(%c: i1, %n: index, %g : !async.group) {
  %t = call @token() : () -> !async.token
  cf.br ^a
^a:
  %d = call @cond() : () -> i1
  %r = async.runtime.add_to_group %t, %g : !async.token
  cf.cond_br %d, ^a, ^b
^b:
  async.runtime.await %g : !async.group
  return
}
func.func @nested(%c: i1, %n: index, %t: !async.token) {
  scf.if %c { async.runtime.await %t : !async.token 
   %u = func.call @token() : () -> !async.token
   async.runtime.await %u : !async.token }
  scf.if %c { async.runtime.await %t : !async.token } else { func.call @take_token(%t) : (!async.token) -> () }
  return
}
