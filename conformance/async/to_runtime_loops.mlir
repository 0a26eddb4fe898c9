// ARGS: --async-to-async-runtime
func.func @a(%b: i1, %n: index, %m: memref<?xf32>, %t: !async.token, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t1 = async.execute {
    scf.for %i = %c0 to %n step %c1 {
      %t2 = async.execute { memref.store %f, %m[%i] : memref<?xf32> async.yield }
      async.await %t2 : !async.token
    }
    %r = scf.if %b -> f32 {
      async.await %t : !async.token
      scf.yield %f : f32
    } else {
      cf.assert %b, "b"
      %q = arith.addf %f, %f : f32
      scf.yield %q : f32
    }
    scf.for %i = %c0 to %n step %c1 {
      memref.store %r, %m[%i] : memref<?xf32>
    }
    scf.if %b {
      cf.assert %b, "c"
    }
    scf.while : () -> () { scf.condition(%b) } do { 
       async.await %t : !async.token
       scf.yield }
    async.await %t : !async.token
    async.yield
  }
  scf.if %b {
    async.await %t1 : !async.token
  }
  return
}
