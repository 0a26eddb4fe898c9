// ARGS: --canonicalize --split-input-file
// Coordinates that make up the index again.
func.func @f(%x: index, %n: index) -> (index, index, index) {
  %0:2 = affine.delinearize_index %x into (3, 4) : index, index
  %1 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 8 + d1 * 2)>(%0#0, %0#1)[%n]
  %2 = affine.apply affine_map<(d0, d1) -> ((d1 + d0 * 4) floordiv 5)>(%0#0, %0#1)
  %3 = affine.apply affine_map<(d0, d1) -> ((d1 + d0 * 4 + 7) floordiv 5 + 1)>(%0#0, %0#1)
  return %1, %2, %3 : index, index, index
}
// -----
func.func @f(%x: index, %n: index) -> (index, index, index) {
  %0:2 = affine.delinearize_index %x into (3, 4) : index, index
  %1 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 5 + d1)>(%0#0, %0#1)[%n]
  %2 = affine.apply affine_map<(d0, d1) -> ((d1 + d0 * 4) * 3)>(%0#0, %0#1)
  %3 = affine.apply affine_map<(d0, d1)[s0] -> (d1 + d0 * 4 + s0 * 2 + d1)>(%0#0, %0#1)[%n]
  return %1, %2, %3 : index, index, index
}
// -----
func.func @f(%x: index, %n: index) -> (index, index, index) {
  %0:2 = affine.delinearize_index %x into (3, 4) : index, index
  %1 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 4 + s0 + d1)>(%0#0, %0#1)[%n]
  %2 = affine.apply affine_map<(d0, d1)[s0] -> (d1 + s0 + d0 * 4)>(%0#0, %0#1)[%n]
  %3 = affine.apply affine_map<(d0, d1)[s0] -> (s0 + (d1 + d0 * 4))>(%0#0, %0#1)[%n]
  return %1, %2, %3 : index, index, index
}
// -----
func.func @f(%x: index, %n: index) -> (index, index, index) {
  %0:2 = affine.delinearize_index %x into (3, 4) : index, index
  %4:2 = affine.delinearize_index %n into (7, 5) : index, index
  %1 = affine.apply affine_map<(d0, d1, d2, d3) -> (d0 * 4 + d1 + d2 * 5 + d3)>(%0#0, %0#1, %4#0, %4#1)
  %2 = affine.apply affine_map<(d0, d1, d2, d3) -> (d0 * 4 + d2 * 5 + d1 + d3)>(%0#0, %0#1, %4#0, %4#1)
  %3 = affine.apply affine_map<(d0, d1, d2, d3) -> ((d0 * 4 + d1) * 10 + d2 * 5 + d3)>(%0#0, %0#1, %4#0, %4#1)
  return %1, %2, %3 : index, index, index
}
// -----
func.func @f(%x: index, %n: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %x into (2, 3, 4) : index, index, index
  %1 = affine.apply affine_map<(d0, d1, d2) -> (d0 * 12 + d1 * 4 + d2 + 1)>(%0#0, %0#1, %0#2)
  %2 = affine.apply affine_map<(d0, d1, d2) -> (d1 * 4 + d0 * 12 + d2)>(%0#0, %0#1, %0#2)
  %3 = affine.apply affine_map<(d0, d1, d2) -> ((d1 + d0 * 3) * 4 + d2)>(%0#0, %0#1, %0#2)
  return %1, %2, %3 : index, index, index
}
// -----
func.func @f(%x: index, %n: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %x into (2, %n, 4) : index, index, index
  %1 = affine.apply affine_map<(d0, d1, d2)[s0] -> (d0 * (s0 * 4) + d1 * 4 + d2 + 1)>(%0#0, %0#1, %0#2)[%n]
  %2 = affine.apply affine_map<(d0, d1, d2)[s0] -> (d0 * s0 * 4 + d1 * 4 + d2)>(%0#0, %0#1, %0#2)[%n]
  %3 = affine.apply affine_map<(d0, d1, d2)[s0] -> ((d1 + d0 * s0) * 4 + d2)>(%0#0, %0#1, %0#2)[%n]
  return %1, %2, %3 : index, index, index
}
// -----
func.func @f(%x: index, %n: index) -> (index, index, index) {
  %0:2 = affine.delinearize_index %x into (3, 4) : index, index
  %1 = affine.min affine_map<(d0, d1)[s0] -> (d0 * 4 + d1, s0)>(%0#0, %0#1)[%n]
  %2 = affine.max affine_map<(d0, d1)[s0] -> (d1 + d0 * 4, s0)>(%0#0, %0#1)[%n]
  %3 = affine.apply affine_map<(d0, d1)[s0] -> (d1 - d0 * 4)>(%0#0, %0#1)[%n]
  return %1, %2, %3 : index, index, index
}
// -----
func.func @f(%x: index, %n: index) -> (index, index, index) {
  %0:2 = affine.delinearize_index %x into (3, 1) : index, index
  %1 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1)>(%0#0, %0#1)[%n]
  %4:2 = affine.delinearize_index %x into (3, 4) : index, index
  %5 = affine.apply affine_map<(d0)[s0] -> (d0 * 4)>(%4#0)[%n]
  %2 = affine.apply affine_map<(d0, d1)[s0] -> (d1 + d0)>(%5, %4#1)[%n]
  %3 = arith.addi %5, %4#1 : index
  return %1, %2, %3 : index, index, index
}
// -----
func.func @f(%x: index, %n: index) -> (index, index, index) {
  %0:2 = affine.delinearize_index %x into (3, 4) : index, index
  %1 = affine.apply affine_map<(d0, d1)[s0] -> (s0 mod 3 + d0 * 4 + d1)>(%0#0, %0#1)[%n]
  %2 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 + s0 mod 3)>(%0#0, %0#1)[%n]
  %3 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 4 + (d1 + s0 mod 3))>(%0#0, %0#1)[%n]
  return %1, %2, %3 : index, index, index
}
// -----
func.func @f(%x: index, %n: index, %z: index) -> (index, index, index) {
  %0 = affine.apply affine_map<()[s0, s1] -> ((s0 - s0 mod s1) mod s1)>()[%x, %n]
  %1 = affine.apply affine_map<()[s0, s1, s2] -> ((s0 + s2 - (s0 + s2) mod s1) mod s1)>()[%x, %n, %z]
  %2 = affine.apply affine_map<()[s0, s1] -> ((-(s0 mod s1) + s0) mod s1)>()[%x, %n]
  return %0, %1, %2 : index, index, index
}
// -----
func.func @f(%x: index, %n: index, %z: index) -> (index, index, index) {
  %0 = affine.apply affine_map<()[s0, s1] -> ((s0 - s0 mod s1 + 1) mod s1)>()[%x, %n]
  %1 = affine.apply affine_map<()[s0, s1] -> ((s0 - s0 mod s1) mod s0)>()[%x, %n]
  %2 = affine.apply affine_map<()[s0, s1] -> ((s0 + s0 mod s1) mod s1)>()[%x, %n]
  return %0, %1, %2 : index, index, index
}
// -----
func.func @f(%x: index, %y: index, %z: index, %n: index) -> (index, index) {
  %d = affine.delinearize_index %x into (3) : index
  %1 = affine.linearize_index disjoint [%d] by (3) : index
  return %1, %d : index, index
}
// -----
func.func @f(%x: index, %y: index, %z: index, %n: index) -> (index, index) {
  %d:4 = affine.delinearize_index %x into (%n, %n, %n) : index, index, index, index
  %1 = affine.linearize_index disjoint [%y, %d#1] by (5, %n) : index
  return %1, %d#0 : index, index
}
// -----
func.func @f(%x: index, %y: index, %z: index, %n: index) -> (index, index) {
  %d = affine.delinearize_index %x into (2) : index
  %1 = affine.linearize_index  [%d, %z] by (2, 7) : index
  return %1, %d : index, index
}
// -----
func.func @f(%x: index, %y: index, %z: index, %n: index) -> (index, index) {
  %d:3 = affine.delinearize_index %x into (%n, 3) : index, index, index
  %1 = affine.linearize_index  [%y, %d#0, %d#1, %d#2] by (5, 3, %n, 3) : index
  return %1, %d#0 : index, index
}
// -----
func.func @f(%x: index, %y: index, %z: index, %n: index) -> (index, index) {
  %d:3 = affine.delinearize_index %x into (%n, 4) : index, index, index
  %1 = affine.linearize_index disjoint [%d#1] by (%n) : index
  return %1, %d#0 : index, index
}
// -----
func.func @f(%x: index, %y: index, %z: index, %n: index) -> (index, index) {
  %d:4 = affine.delinearize_index %x into (4, 2, 3) : index, index, index, index
  %1 = affine.linearize_index disjoint [%d#0, %d#1, %d#2, %d#3] by (4, 2, 3) : index
  return %1, %d#0 : index, index
}
// -----
func.func @f(%x: index, %y: index, %z: index, %n: index) -> (index, index) {
  %d:2 = affine.delinearize_index %x into (3, 2) : index, index
  %1 = affine.linearize_index  [%d#0, %d#1] by (3, 2) : index
  return %1, %d#0 : index, index
}
// -----
func.func @f(%x: index, %y: index, %z: index, %n: index) -> (index, index) {
  %d:3 = affine.delinearize_index %x into (4, 3, 2) : index, index, index
  %1 = affine.linearize_index disjoint [%d#0] by (6) : index
  return %1, %d#0 : index, index
}
// -----
func.func @f(%x: index, %y: index, %z: index, %n: index) -> (index, index) {
  %d:3 = affine.delinearize_index %x into (2, 4, 4) : index, index, index
  %1 = affine.linearize_index disjoint [%d#0, %d#1, %d#2, %z] by (2, 4, 4, 7) : index
  return %1, %d#0 : index, index
}
// -----
func.func @f(%x: index, %y: index, %z: index, %n: index) -> (index, index) {
  %d:4 = affine.delinearize_index %x into (4, %n, 3) : index, index, index, index
  %1 = affine.linearize_index  [%d#3] by (3) : index
  return %1, %d#0 : index, index
}
// -----
func.func @f(%x: index, %y: index, %z: index, %n: index) -> (index, index) {
  %d:2 = affine.delinearize_index %x into (%n) : index, index
  %1 = affine.linearize_index  [%y, %d#0] by (5, 5) : index
  return %1, %d#0 : index, index
}
// -----
func.func @f(%x: index, %y: index, %z: index, %n: index) -> (index, index) {
  %d:4 = affine.delinearize_index %x into (%n, 2, 2) : index, index, index, index
  %1 = affine.linearize_index disjoint [%y, %d#0, %d#1, %d#2, %d#3] by (5, %n, 2, 2) : index
  return %1, %d#0 : index, index
}
// -----
func.func @f(%x: index, %y: index, %n: index) -> (index, index, index) {
  %0:2 = affine.delinearize_index %x into (4) : index, index
  %1 = affine.linearize_index disjoint [%y, %0#0, %0#1] by (5, 3, 4) : index
  %2 = affine.linearize_index disjoint [%0#0, %0#1, %n] by (4, 7) : index
  %3 = affine.linearize_index [%0#0, %0#1] by (4) : index
  return %1, %2, %3 : index, index, index
}
