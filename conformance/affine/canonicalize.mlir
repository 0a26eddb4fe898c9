// ARGS: --canonicalize --allow-unregistered-dialect
func.func @apply(%n: index, %m: memref<?xf32>) {
  %c5 = arith.constant 5 : index
  %0 = affine.apply affine_map<(d0) -> (d0)>(%n)
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%n)[%c5]
  %2 = affine.apply affine_map<(d0) -> (d0 * 2)>(%1)
  %3 = affine.apply affine_map<() -> (7)>()
  %4 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%n, %n)
  %5 = affine.min affine_map<(d0) -> (d0, d0)>(%n)
  %6 = affine.min affine_map<(d0)[s0] -> (d0, s0, 9, 7)>(%n)[%c5]
  %7 = affine.max affine_map<() -> (3, 9)>()
  %8 = affine.min affine_map<(d0) -> (d0 + 1)>(%n)
  %9 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%6, %n)
  "t.u"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
func.func @loops(%n: index, %m: memref<?xf32>, %s: memref<10xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  affine.for %i = 0 to 10 { }
  affine.for %i = %c0 to %c5 { "t.u"(%i) : (index) -> () }
  affine.for %i = affine_map<()[s0] -> (s0 + 3)>()[%c5] to min affine_map<()[s0, s1] -> (s0, s1)>()[%c5, %n] { "t.u"(%i) : (index) -> () }
  %c = memref.cast %s : memref<10xf32> to memref<?xf32>
  affine.for %i = 0 to %n {
    %a = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %x = affine.load %c[%a + symbol(%c5)] : memref<?xf32>
    affine.store %x, %c[%a * 2] : memref<?xf32>
    affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) { "t.u"(%i) : (index) -> () } else { }
    affine.if affine_set<() : (1 >= 0)>() { "t.u"(%i) : (index) -> () } else { "t.v"(%i) : (index) -> () }
    affine.if affine_set<() : (-1 >= 0)>() { "t.u"(%i) : (index) -> () } else { "t.v"(%i) : (index) -> () }
    affine.if affine_set<(d0, d1) : (d1 - 1 >= 0)>(%i, %n) { "t.u"(%i) : (index) -> () }
    affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) { }
  }
  %f = arith.constant 1.0 : f32
  %r = affine.for %i = 0 to 10 iter_args(%q = %f) -> (f32) { affine.yield %q : f32 }
  %z = affine.for %i = 0 to 0 iter_args(%q = %f) -> (f32) { %w = arith.addf %q, %q : f32 
   affine.yield %w : f32 }
  %t = arith.addf %r, %z : f32
  return %t : f32
}
