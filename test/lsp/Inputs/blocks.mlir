#map = affine_map<(d0) -> (d0 + 1)>
!t = tensor<4xf32>
module @m {
  func.func private @callee(i32) -> (i32, i32)
  func.func @f(%a: i32, %b: i1, %t: !t) -> i32 {
    %r:2 = call @callee(%a) : (i32) -> (i32, i32)
    cf.cond_br %b, ^next(%r#1 : i32), ^last
  ^next(%x: i32):
    %0 = scf.if %b -> i32 {
      %a2 = arith.addi %a, %x : i32 loc("here":1:2)
      scf.yield %a2 : i32
    } else {
      scf.yield %later : i32
    }
    "foo.unknown"(%0) {map = #map, text = "a\22b"} : (i32) -> ()
    cf.br ^last
  ^last:
    %later = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : !t
    %i = affine.apply #map(%idx)
    %idx = arith.constant 1 : index
    return %a : i32
  }
}
