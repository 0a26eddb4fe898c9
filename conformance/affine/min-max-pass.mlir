// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-simplify-min-max))'
// ARGS: --split-input-file --affine-simplify-min-max --allow-unregistered-dialect
func.func @a(%i: index, %n: index) -> index {
  %m = affine.min affine_map<(d0)[s0] -> (d0 + 16, d0 + 8, s0)>(%i)[%n]
  return %m : index
}
// -----
func.func @b(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c64 step %c4 iter_args(%x = %c0) -> index {
    %m = affine.min affine_map<(d0) -> (-d0 + 64, 4)>(%i)
    %y = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%m)
    %u = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%y, %x)
    scf.yield %u : index
  }
  return %r : index
}
// -----
func.func @c(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %n step %c4 iter_args(%x = %c0) -> index {
    %m = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 4)>(%i)[%n]
    %y = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%m)
    %z = affine.apply affine_map<(d0)[s0,s1] -> ((d0 + s0 - 1) floordiv s0)>(%m)[%c4,%n]
    %w = affine.apply affine_map<(d0)[s0] -> ((d0 + 3) floordiv 4)>(%m)[%c4]
    %v = affine.apply affine_map<(d0)[s0] -> ((d0) floordiv 4)>(%m)[%c4]
    %v1 = affine.apply affine_map<(d0)[s0] -> ((d0) mod 4)>(%m)[%c4]
    %u = affine.apply affine_map<(d0, d1, d2, d3,d4,d5) -> (d0 + d1+d2*3+d3 * 5 + d4 * 7+d5 * 11)>(%y, %x, %w,%z,%v,%v1)
    scf.yield %u : index
  }
  return %r : index
}
// -----
func.func @apply_alone(%n: index) -> index {
  %c4 = arith.constant 4 : index
  %0 = affine.apply affine_map<(d0)[s0, s1] -> (d0 floordiv s0)>(%n)[%c4, %n]
  return %0 : index
}
// -----
func.func @apply_delin(%n: index) -> index {
  %c4 = arith.constant 4 : index
  %d:2 = affine.delinearize_index %n into (3, 4) : index, index
  %0 = affine.apply affine_map<(d0, d1) -> (d0 * 4 + d1)>(%d#0, %d#1)
  return %0 : index
}
// -----
func.func @apply_delin2(%n: index) -> index {
  %c4 = arith.constant 4 : index
  %d:2 = affine.delinearize_index %n into (3, 4) : index, index
  %0 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 5 + d1 + s0)>(%d#0, %d#1)[%c4]
  return %0 : index
}
// -----
func.func @apply_apply(%n: index) -> index {
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0)[s0, s1] -> (d0 floordiv s0)>(%n)[%c4, %n]
  %b = affine.apply affine_map<(d0)[s0, s1] -> (d0 floordiv s0)>(%a)[%c4, %n]
  %c = affine.apply affine_map<(d0) -> (d0 * 4 + d0)>(%b)
  return %c : index
}
// -----
func.func @min_not_positive(%n: index) -> index {
  %c4 = arith.constant 4 : index
  %m = affine.min affine_map<(d0) -> (d0, 8)>(%n)
  %b = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv 8 + s0)>(%m)[%c4]
  return %b : index
}
// -----
func.func @min_positive(%t: memref<?xf32>) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %d = memref.dim %t, %c0 : memref<?xf32>
  %m = affine.min affine_map<(d0) -> (d0 + 1, 8)>(%d)
  %b = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0 + 2)>(%m)[%c8]
  %c = affine.apply affine_map<(d0)[d1] -> (d0 ceildiv (d1 + 1))>(%m)[%d]
  %e = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv (s0 + 1))>(%m)[%d]
  %f = affine.apply affine_map<(d0)[s0] -> ((d0 + s0) floordiv (s0 + 1) + d0)>(%m)[%d]
  return %b, %c, %e, %f : index, index, index, index
}
// -----
func.func @max(%t: memref<?xf32>, %n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %t, %c0 : memref<?xf32>
  %m = affine.max affine_map<(d0, d1) -> (d0, 0, d0 - 5, d1)>(%d, %n)
  %m2 = affine.max affine_map<(d0)[s0] -> (d0, s0)>(%d)[%c1]
  return %m, %m2 : index, index
}
// -----
func.func @nested_minima(%n: index, %k: index) -> (index, index) {
  %m = affine.min affine_map<(d0, d1) -> (d0, d1, 16)>(%n, %k)
  %m2 = affine.min affine_map<(d0, d1) -> (d0, d1, 8)>(%m, %k)
  %m3 = affine.min affine_map<(d0) -> (d0)>(%m2)
  %m4 = affine.min affine_map<(d0, d1) -> (d0 floordiv 2, d1)>(%m2, %m2)
  return %m3, %m4 : index, index
}
// -----
func.func @loops(%n: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c0 to %n step %c5 {
    %m = affine.min affine_map<(d0)[s0] -> (5, s0 - d0)>(%i)[%n]
    scf.for %j = %c0 to %m step %c5 {
      %m2 = affine.min affine_map<(d0)[s0] -> (s0 - d0, 5)>(%j)[%m]
      %x = affine.max affine_map<(d0) -> (d0, 1)>(%m2)
      %y = affine.max affine_map<(d0) -> (d0, 0)>(%m2)
      %z = affine.apply affine_map<(d0) -> ((d0 + 4) floordiv 5)>(%m2)
      "use"(%m, %m2, %x, %y, %z) : (index, index, index, index, index) -> ()
    }
  }
  affine.for %i = 0 to 64 step 8 {
    %m = affine.min affine_map<(d0) -> (8, 64 - d0)>(%i)
    %m1 = affine.min affine_map<(d0) -> (9, 64 - d0)>(%i)
    %m2 = affine.min affine_map<(d0) -> (9, 65 - d0)>(%i)
    %m3 = affine.max affine_map<(d0) -> (d0, 56, d0 + 1)>(%i)
    %m4 = affine.max affine_map<(d0) -> (d0, d0 floordiv 8)>(%i)
    "use"(%m, %m1, %m2, %m3, %m4) : (index, index, index, index, index) -> ()
  }
  return
}
// -----
func.func @far(%n: index) -> (index, index) {
  %m = affine.min affine_map<(d0) -> (d0, 9223372036854775807)>(%n)
  %x = affine.max affine_map<(d0) -> (d0 - 1099511627776, 1, d0)>(%n)
  %q = affine.apply affine_map<(d0) -> (d0 ceildiv 9223372036854775807)>(%m)
  %q2 = affine.apply affine_map<(d0) -> (d0 ceildiv 9223372036854775807)>(%x)
  %s = arith.addi %q, %q2 : index
  return %s, %x : index, index
}
// -----
func.func @divided(%n: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %r:3 = scf.for %i = %c0 to %n step %c7 iter_args(%a = %c0, %b = %c0, %c = %c0) -> (index, index, index) {
    %m = affine.min affine_map<(d0)[s0] -> (s0 - d0, 7)>(%i)[%n]
    %x = affine.apply affine_map<(d0) -> (d0 ceildiv 7 + (d0 + 6) floordiv 7 + (d0 + 5) floordiv 7)>(%m)
    %y = affine.apply affine_map<(d0, d1) -> ((d0 + 7) ceildiv 7 + d1)>(%m, %x)
    %z = affine.apply affine_map<(d0, d1) -> ((d0 ceildiv 7) * d1)>(%m, %y)
    scf.yield %x, %y, %z : index, index, index
  }
  return %r#0, %r#1, %r#2 : index, index, index
}
// -----
func.func @sum_of_minima(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %n step %c4 iter_args(%a = %c0) -> index {
    %m = affine.min affine_map<(d0)[s0] -> (s0 - d0, 4)>(%i)[%n]
    %k = affine.min affine_map<(d0)[s0] -> (s0 - d0, 8, 4)>(%i)[%n]
    %x = affine.apply affine_map<(d0, d1) -> (d0 ceildiv 4 + d1 ceildiv 8)>(%m, %k)
    %y = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0)>(%m)[%c4]
    %z = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%x, %y)
    %w = affine.apply affine_map<(d0, d1) -> (d0 + d1 + 1)>(%a, %z)
    scf.yield %w : index
  }
  return %r : index
}
// -----
func.func @declared(%n: index) -> index
// -----
func.func @blocks(%n: index, %k: index, %c: i1) -> index {
  cf.cond_br %c, ^a(%n : index), ^b(%n : index)
^a(%i: index):
  %m = affine.min affine_map<(d0, d1) -> (d0, d1, d0 + 1, d1 + 2)>(%i, %k)
  cf.br ^b(%m : index)
^b(%j: index):
  %x = affine.max affine_map<(d0, d1) -> (d0, d1, d0 + 1, d1 - 2, d0 + 1)>(%j, %k)
  return %x : index
}
