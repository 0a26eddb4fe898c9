// ARGS: --view-op-graph --allow-unregistered-dialect --split-input-file
// ARGS: --view-op-graph=print-control-flow-edges --allow-unregistered-dialect --split-input-file
// ARGS: --view-op-graph=max-label-len=5 --allow-unregistered-dialect --split-input-file
// ARGS: --view-op-graph=max-label-len=0 --allow-unregistered-dialect --split-input-file
// ARGS: --view-op-graph=print-attrs=false --allow-unregistered-dialect --split-input-file
// ARGS: --view-op-graph=print-data-flow-edges=false --allow-unregistered-dialect --split-input-file
// ARGS: --view-op-graph=print-result-types=false --allow-unregistered-dialect --split-input-file
func.func @f(%a: tensor<4xf32>, %b: i1) -> tensor<4xf32> attributes {x = "longer than sixteen characters"} {
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %0:2 = scf.if %b -> (tensor<4xf32>, i1) {
    %1 = arith.addf %a, %c : tensor<4xf32>
    scf.yield %1, %b : tensor<4xf32>, i1
  } else {
    scf.yield %a, %b : tensor<4xf32>, i1
  }
  cf.cond_br %0#1, ^bb1(%a : tensor<4xf32>), ^bb2
^bb1(%x: tensor<4xf32>):
  return %x : tensor<4xf32>
^bb2:
  "foo.x"() {a = 1 : i32, str = "a\22b<>|{}"} : () -> ()
  return %0#0 : tensor<4xf32>
}
// -----
module {
  func.func @e(%a: index) { 
    %r:2 = "foo.many"(%a, %a) ({}, { ^bb0: }) {d = dense<5> : tensor<100xi32>, e = dense<[[1,2],[3,4]]> : tensor<2x2xi32>, u, z = affine_map<(i)->(i)>, arr = [1, 2], big = dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20]> : tensor<20xi32>} : (index, index) -> (i1, memref<4xf32, strided<[1], offset: 3>>)
    %q = "foo.q"(%r#1, %r#1) : (memref<4xf32, strided<[1], offset: 3>>, memref<4xf32, strided<[1], offset: 3>>) -> (i1)
    scf.for %i = %a to %a step %a { 
       %z = "foo.z"(%i, %r#0) : (index, i1) -> ((index, index) -> (index))
       "foo.z"(%z, %a) : ((index, index) -> (index), index) -> ()
    }
    scf.for %i = %a to %a step %a { 
    }
    return }
  func.func private @d()
  module @empty {}
}
// -----
func.func @e(%a: index, %b: memref<1x2x3x4x5x6x7x8x9xf32>) { 
  "foo.attrs"() {s = dense<5> : tensor<100xi32>, v = dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]> : vector<16xi8>, w= dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]> : vector<17xi8>, arr = [1, 2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17], arr2 = [1 : i32,2,3], h = dense<"0x01020304"> : tensor<4xi8>, e = dense<[[[1, 2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]]]> : tensor<1x1x17xi32>, spl = dense<123456789123456789> : tensor<100x100x100xi64>, sp = sparse<0, 1> : tensor<99999xi8>, tab = "a\tb\nc\\", u, dr = array<i64: 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19>, res = dense_resource<foo> : tensor<4xi32>, ty = tensor<1x2x3x4x5x6x7xf32>, sym = @a::@b, d = {a = 1, b = 2}} : () -> ()
  %x, %y = "foo.r"(%a, %b) : (index, memref<1x2x3x4x5x6x7x8x9xf32>) -> (i1, i2)
  %c0 = arith.constant 0 : index
  %z, %w = func.call @g() : () -> (index, index)
  "foo.u"(%z, %w, %y, %c0) : (index, index, i2, index) -> ()
  return
}
func.func private @g() -> (index, index)
// -----
module {
  "foo.a"() : () -> ()
  "foo.b"() : () -> ()
  %x:12 = "foo.b"() : () -> (i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1)
  "foo.c"(%x#11, %x#1) : (i1, i1) -> ()
  "foo.a"() : () -> ()
  "foo.r"() ({ "foo.a"() : () -> () }) : () -> ()
}
