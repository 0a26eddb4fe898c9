// ARGS: --split-input-file --allow-unregistered-dialect --affine-simplify-structures
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-simplify-structures))' --dump-pass-pipeline
func.func @m(%n: index) {
  %a = memref.alloc() : memref<8x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
  %x = memref.load %a[%n, %n] : memref<8x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
  "use"(%x) {m = affine_map<(d0) -> (d0 + d0 - 3 + 4)>, s = affine_set<(d0) : (d0 + d0 >= 0, 1 >= 0, d0 - 4 >= 0, d0 - 5 >= 0, 0 == 0)>, k = [affine_map<(d0) -> (d0 + d0 - 3 + 4)>]} : (f32) -> ()
  "use"(%x) {s = affine_set<(d0) : (d0 >= 0, -d0 - 1 >= 0)>, t = affine_set<(d0)[s0] : (d0 floordiv 2 - s0 >= 0, d0 mod 3 == 0)>, u = affine_set<(d0)[s0] : (2 * d0 - 4 * s0 + 3 >= 0, d0 + s0 >= 0)>, v = affine_set<(d0)[s0, s1] : (s1 * 2 >= 0)>, w = affine_set<(d0, d1) : (2 * d0 + 1 == 0)>} : (f32) -> ()
  affine.if affine_set<(d0)[s0] : (d0 - 4 >= 0, d0 - 5 >= 0, d0 - s0 + s0 >= 0)>(%n)[%n] { "x"() : () -> () } 
  affine.if affine_set<(d0)[s0] : (d0 - 4 >= 0, -d0 >= 0)>(%n)[%n] { "x"() : () -> () } else { "y"() : () -> () }
  affine.if affine_set<(d0)[s0] : (1 >= 0)>(%n)[%n] { "x"() : () -> () } else { }
  affine.for %i = 0 to affine_map<(d0) -> (d0 + d0 - 2)>(%n) { 
    %y = affine.apply affine_map<(d0) -> (d0 - d0 + 3)>(%i)
    "x"(%y) : (index) -> () 
    affine.for %j = 0 to 0 { "never"() : () -> () }
    affine.for %j = 0 to 10 { }
    %z = affine.min affine_map<(d0) -> (d0 - d0 + 3, d0 + d0)>(%i)
  }
  affine.for %i = 0 to 10 { affine.for %j = 0 to 10 { } }
  %c = arith.constant 4 : index
  affine.for %i = 0 to %c { "x"(%i) : (index) -> ()  }
  return
}
// -----
func.func @quotients() {
  "use"() {a = affine_set<(d0, d1) : (d0 ceildiv 3 - d1 >= 0, -(d0 mod 3) >= 0)>,
           b = affine_set<(d0, d1) : (d0 mod 3 - d1 >= 0, d0 ceildiv 3 >= 0)>,
           c = affine_set<(d0)[s0] : ((d0 + s0 * 2) floordiv 4 == 0, -d0 mod 5 >= 0, s0 * -2 == 0)>} : () -> ()
  "use"() {a = affine_set<(d0) : (d0 * 2 == 1)>, b = affine_set<() : (1 == 0)>, c = affine_set<() : (0 >= 0)>,
           d = affine_set<(d0) : (d0 - 1 >= 0, d0 - 1 >= 0, d0 * 3 - 2 >= 0)>} : () -> ()
  return
}
