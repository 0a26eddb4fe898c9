// ARGS: --canonicalize --allow-unregistered-dialect
func.func @k(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 64 step 8 {
      %0 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) floordiv 8)>(%j, %i)
      %1 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 8)>(%j, %i)
      %2 = affine.apply affine_map<(d0) -> (d0 mod 8)>(%j)
      %3 = affine.apply affine_map<(d0) -> (d0 floordiv 8)>(%i)
      %4 = affine.apply affine_map<(d0) -> (d0 mod 8)>(%i)
      %5 = affine.apply affine_map<(d0) -> (d0 ceildiv 8)>(%i)
      %6 = affine.apply affine_map<(d0)[s0] -> ((d0 * 16 + s0) mod 4)>(%i)[%n]
      %7 = affine.min affine_map<(d0) -> (d0 floordiv 16, 3)>(%i)
      "t.u"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
      %x = affine.load %m[%i floordiv 9 + %j] : memref<?xf32>
      affine.store %x, %m[(%i + 3) mod 16] : memref<?xf32>
      affine.for %k = max affine_map<(d0) -> (d0, 9)>(%i) to min affine_map<(d0)[s0] -> (d0 + 8, 7, s0)>(%i)[%n] { "t.v"(%k) : (index) -> () }
      affine.for %k = max affine_map<(d0) -> (d0, d0, -1)>(%i) to min affine_map<(d0) -> (d0 + 8, 17, 17)>(%i) { "t.v"(%k) : (index) -> () }
    }
  }
  %c5 = arith.constant 5 : index
  affine.parallel (%i, %j) = (0, max(%c5, %n)) to (%c5, min(%n + %c5, %n)) { "t.v"(%i) : (index) -> () }
  %a = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%n]
  affine.parallel (%i) = (%a) to (%a + 7) { "t.v"(%i) : (index) -> () }
  return
}
func.func @e(%n: index, %f: f32, %g: f32) -> (f32, f32, f32, f32) {
  %0:2 = affine.for %i = 0 to %n iter_args(%a = %f, %b = %g) -> (f32, f32) { affine.yield %a, %b : f32, f32 }
  %1:2 = affine.for %i = 0 to %n iter_args(%a = %f, %b = %g) -> (f32, f32) { affine.yield %b, %a : f32, f32 }
  return %0#0, %0#1, %1#0, %1#1 : f32, f32, f32, f32
}
memref.global "private" constant @g : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>
memref.global "private" constant @s : memref<4xf32> = dense<1.5>
memref.global "private" @v : memref<4xf32> = dense<1.5>
func.func @ld(%n: index) -> (i32, f32, f32, i32) {
  %g = memref.get_global @g : memref<2x3xi32>
  %s = memref.get_global @s : memref<4xf32>
  %v = memref.get_global @v : memref<4xf32>
  %0 = affine.load %g[1, 2] : memref<2x3xi32>
  %1 = affine.load %s[%n] : memref<4xf32>
  %2 = affine.load %v[1] : memref<4xf32>
  %3 = affine.load %g[%n, 1] : memref<2x3xi32>
  return %0, %1, %2, %3 : i32, f32, f32, i32
}
