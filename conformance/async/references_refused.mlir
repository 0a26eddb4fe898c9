// ARGS: --async-runtime-ref-counting --split-input-file
// ARGS: --async-runtime-policy-based-ref-counting --split-input-file
func.func @br(%t: !async.token) { cf.br ^a(%t : !async.token) ^a(%u: !async.token): async.runtime.await %u : !async.token return }
// -----
func.func @high(%t: !async.token) { async.await %t : !async.token return }
// -----
func.func @diverge(%c: i1, %t: !async.token, %i: i32) { cf.cond_br %c, ^a(%i : i32), ^b ^a(%j: i32): return ^b: async.runtime.await %t : !async.token return }
