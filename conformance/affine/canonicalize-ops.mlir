// ARGS: --canonicalize --allow-unregistered-dialect
func.func @ifs(%n: index, %m: index, %f: f32, %g: f32) -> (f32, f32) {
  %c3 = arith.constant 3 : index
  affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%c3) { "t.u"() : () -> () } else { "t.v"() : () -> () }
  affine.if affine_set<(d0, d1) : (d0 - 1 >= 0, d1 == 0)>(%n, %n) { "t.u"() : () -> () }
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%n)[%c3] { "t.u"() : () -> () } else { }
  %a = affine.apply affine_map<(d0)[s0] -> (d0 * 4 + s0)>(%n)[%m]
  affine.if affine_set<(d0) : (d0 mod 4 == 0)>(%a) { "t.u"() : () -> () }
  %0 = affine.if affine_set<() : (0 == 0)>() -> f32 { affine.yield %f : f32 } else { affine.yield %g : f32 }
  %1 = affine.if affine_set<() : (1 == 0)>() -> f32 { affine.yield %f : f32 } else { affine.yield %g : f32 }
  affine.if affine_set<() : (1 == 0)>() { "t.u"() : () -> () }
  %2 = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> f32 { affine.yield %f : f32 } else { affine.yield %g : f32 }
  affine.if affine_set<(d0) : (d0 >= 0)>(%n) { } else { "t.v"() : () -> () }
  return %0, %1 : f32, f32
}
func.func @fors(%n: index, %m: index, %f: f32, %g: f32, %buf: memref<?xf32>) -> (f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %buf, %c0 : memref<?xf32>
  affine.for %i = 0 to %d { 
    %u = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%u) to min affine_map<(d0)[s0] -> (d0 + 5, s0, d0 + 5)>(%u)[%d] { "t.u"(%j) : (index) -> () }
    affine.for %j = max affine_map<(d0, d1) -> (d0, d1)>(%i, %i) to 10 { "t.u"(%j) : (index) -> () }
  }
  affine.for %i = %c1 to %c0 { "t.u"(%i) : (index) -> () }
  affine.for %i = max affine_map<() -> (3, 5)>() to min affine_map<() -> (30, 20)>() { "t.u"(%i) : (index) -> () }
  %0:2 = affine.for %i = 0 to 5 iter_args(%a = %f, %b = %g) -> (f32, f32) { affine.yield %b, %a : f32, f32 }
  %1:2 = affine.for %i = 0 to 1 iter_args(%a = %f, %b = %g) -> (f32, f32) { affine.yield %b, %a : f32, f32 }
  %2:2 = affine.for %i = 0 to 5 iter_args(%a = %f, %b = %g) -> (f32, f32) { "t.u"(%i) : (index) -> () 
    affine.yield %a, %f : f32, f32 }
  %3:2 = affine.for %i = 0 to %n iter_args(%a = %f, %b = %f) -> (f32, f32) { %s = arith.addf %a, %b : f32
    affine.yield %s, %s : f32, f32 }
  %4:2 = affine.for %i = 0 to %n iter_args(%a = %f, %b = %g) -> (f32, f32) { %s = arith.addf %a, %a : f32
    affine.yield %s, %b : f32, f32 }
  return %0#0, %1#0, %2#1, %3#1, %4#0 : f32, f32, f32, f32, f32
}
func.func @mm(%n: index, %m: index) -> (index, index, index, index, index, index, index) {
  %c4 = arith.constant 4 : index
  %0 = affine.min affine_map<(d0)[s0] -> (d0 + s0, s0 * 2, 10)>(%n)[%c4]
  %1 = affine.max affine_map<(d0)[s0] -> (d0, s0)>(%0)[%m]
  %2 = affine.min affine_map<(d0)[s0] -> (d0, s0, 5)>(%0)[%m]
  %3 = affine.max affine_map<(d0, d1) -> (d0 - d1, d1 - d0)>(%n, %m)
  %4 = affine.min affine_map<(d0) -> (d0 mod 3, d0 floordiv 2, d0 mod 3)>(%n)
  %a = affine.apply affine_map<(d0) -> (d0 * 3 + 1)>(%n)
  %5 = affine.min affine_map<(d0) -> (d0, 7)>(%a)
  %6 = affine.max affine_map<(d0) -> (d0 ceildiv 1, d0)>(%a)
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}
