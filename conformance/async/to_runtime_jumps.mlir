// ARGS: --async-to-async-runtime
func.func private @work(i32)
func.func @a(%b: i1, %t: !async.token, %u: !async.value<i32>, %f: i32) {
  %t1, %v1:2 = async.execute [%t] (%u as %x : !async.value<i32>) -> (!async.value<i32>, !async.value<i32>) {
    %r = scf.if %b -> i32 {
      %w = async.await %u : !async.value<i32>
      async.await %t : !async.token
      scf.yield %w : i32
    } else {
      async.await %t : !async.token
      cf.assert %b, "b"
      %q = arith.addi %f, %x : i32
      scf.yield %q : i32
    }
    scf.while : () -> () { scf.condition(%b) } do {
      async.await %t : !async.token
      scf.yield
    }
    %e = scf.execute_region -> i32 {
      async.await %t : !async.token
      cf.cond_br %b, ^a, ^b
    ^a:
      scf.yield %r : i32
    ^b:
      scf.yield %x : i32
    }
    cf.assert %b, "c"
    func.call @work(%e) : (i32) -> ()
    async.yield %r, %e : i32, i32
  }
  scf.if %b {
    async.await %t1 : !async.token
    %y = async.await %v1#1 : !async.value<i32>
    func.call @work(%y) : (i32) -> ()
  }
  return
}
func.func @taken() {
  %c = arith.constant 4 : i32
  %true = arith.constant true
  scf.if %true {
    %t = async.execute {
      func.call @async_execute_fn(%c) : (i32) -> ()
      async.yield
    }
  }
  return
}
func.func private @async_execute_fn(i32)
func.func private @async_execute_fn_1(i32)
