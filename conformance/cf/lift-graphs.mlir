// ARGS: --split-input-file --allow-unregistered-dialect --lift-cf-to-scf --mlir-print-debuginfo
// ARGS: --split-input-file --allow-unregistered-dialect --lift-cf-to-scf
// Graphs at random: values of any block that dominates, ends of several kinds.
func.func @f20000(%p: i32, %q: i32, %f: f32) -> (f32) {
  %v0 = "op0"() : () -> i32
  "use0"(%v0) : (i32) -> ()
  %c0 = "c0"() : () -> i1
  cf.cond_br %c0, ^b4, ^b3
^b1(%a1_0: f32, %a1_1: i32):
  %c1 = "c1"() : () -> i1
  cf.cond_br %c1, ^b1(%a1_0, %q : f32, i32), ^b4
^b2(%a2_0: i32, %a2_1: i32):
  %v2 = "op2"() : () -> i32
  %c2 = "c2"() : () -> i1
  cf.cond_br %c2, ^b4, ^b1(%f, %p : f32, i32)
^b3:
  cf.br ^b4
^b4:
  %v4 = "op4"(%f, %f) : (f32, f32) -> i32
  "use4"(%q) : (i32) -> ()
  %c4 = "c4"() : () -> i1
  cf.cond_br %c4, ^b2(%q, %q : i32, i32), ^b1(%f, %p : f32, i32)
}
// -----
func.func @f20002(%p: i32, %q: i32, %f: f32) -> (i32, i32) {
  %v0 = "op0"() : () -> i32
  "use0"(%f) : (f32) -> ()
  %c0 = "s0"() : () -> i32
  cf.switch %c0 : i32, [
    default: ^b5,
    0: ^b6
  ]
^b1(%a1_0: f32, %a1_1: i32):
  %v1 = "op1"(%v6, %v0) : (f32, i32) -> i32
  cf.br ^b4(%v2 : i32)
^b2:
  %v2 = "op2"(%q, %p) : (i32, i32) -> i32
  "use2"(%q) : (i32) -> ()
  %c2 = "s2"() : () -> i32
  cf.switch %c2 : i32, [
    default: ^b6,
    0: ^b1(%v6, %q : f32, i32),
    7: ^b1(%v6, %p : f32, i32)
  ]
^b3(%a3_0: f32, %a3_1: i32):
  %v3 = "op3"(%a1_1, %f, %v0) : (i32, f32, i32) -> i32
  "use3"(%a1_1) : (i32) -> ()
  %c3 = "s3"() : () -> i32
  cf.switch %c3 : i32, [
    default: ^b5
  ]
^b4(%a4_0: i32):
  %v4 = "op4"(%a4_0) : (i32) -> f32
  %c4 = "c4"() : () -> i1
  cf.cond_br %c4, ^b6, ^b3(%v4, %a4_0 : f32, i32)
^b5:
  %v5 = "op5"(%v0, %p, %q) : (i32, i32, i32) -> f32
  "use5"(%v0) : (i32) -> ()
  %c5 = "c5"() : () -> i1
  cf.cond_br %c5, ^b6, ^b5
^b6:
  %v6 = "op6"() : () -> f32
  cf.br ^b2
}
// -----
func.func @f20007(%p: i32, %q: i32, %f: f32) -> (i32) {
  "use0"(%p) : (i32) -> ()
  %c0 = "s0"() : () -> i32
  cf.switch %c0 : i32, [
    default: ^b2(%q, %q : i32, i32),
    0: ^b4(%p : i32),
    7: ^b4(%p : i32),
    14: ^b3
  ]
^b1(%a1_0: f32):
  %v1 = "op1"() : () -> f32
  return %p : i32
^b2(%a2_0: i32, %a2_1: i32):
  %v2 = "op2"(%a2_0, %p, %p) : (i32, i32, i32) -> f32
  "use2"(%f) : (f32) -> ()
  return %p : i32
^b3:
  %v3 = "op3"() : () -> i32
  return %p : i32
^b4(%a4_0: i32):
  %v4 = "op4"() : () -> i32
  "use4"(%f) : (f32) -> ()
  %c4 = "c4"() : () -> i1
  cf.cond_br %c4, ^b1(%f : f32), ^b4(%p : i32)
}
// -----
func.func @f20009(%p: i32, %q: i32, %f: f32) -> (i32) {
  "use0"(%f) : (f32) -> ()
  %c0 = "c0"() : () -> i1
  cf.cond_br %c0, ^b5, ^b6
^b1:
  %v1 = "op1"(%v4) : (f32) -> f32
  "use1"(%v1) : (f32) -> ()
  return %p : i32
^b2(%a2_0: i32, %a2_1: f32):
  %v2 = "op2"(%a2_1, %a2_0) : (f32, i32) -> i32
  "use2"(%p) : (i32) -> ()
  %c2 = "c2"() : () -> i1
  cf.cond_br %c2, ^b6, ^b4
^b3:
  %v3 = "op3"() : () -> f32
  "use3"(%v5) : (i32) -> ()
  cf.br ^b1
^b4:
  %v4 = "op4"(%f) : (f32) -> f32
  %c4 = "s4"() : () -> i32
  cf.switch %c4 : i32, [
    default: ^b4,
    0: ^b3
  ]
^b5:
  %v5 = "op5"(%q, %p) : (i32, i32) -> i32
  %c5 = "c5"() : () -> i1
  cf.cond_br %c5, ^b4, ^b2(%q, %f : i32, f32)
^b6:
  %v6 = "op6"(%f, %f, %q) : (f32, f32, i32) -> f32
  return %p : i32
}
// -----
func.func @f20012(%p: i32, %q: i32, %f: f32) -> (i32) {
  %c0 = "s0"() : () -> i32
  cf.switch %c0 : i32, [
    default: ^b4,
    0: ^b4,
    7: ^b1
  ]
^b1:
  %c1 = "c1"() : () -> i1
  cf.cond_br %c1, ^b1, ^b1
^b2:
  %v2 = "op2"() : () -> i32
  return %a3_0 : i32
^b3(%a3_0: i32):
  %v3 = "op3"(%a3_0, %q, %f) : (i32, i32, f32) -> f32
  "use3"(%p) : (i32) -> ()
  %c3 = "c3"() : () -> i1
  cf.cond_br %c3, ^b2, ^b4
^b4:
  %c4 = "c4"() : () -> i1
  cf.cond_br %c4, ^b3(%q : i32), ^b4
}
// -----
func.func @f20013(%p: i32, %q: i32, %f: f32) -> (i32) {
  %c0 = "c0"() : () -> i1
  cf.cond_br %c0, ^b1(%p : i32), ^b1(%q : i32)
^b1(%a1_0: i32):
  %v1 = "op1"(%f, %p, %f) : (f32, i32, f32) -> f32
  %c1 = "c1"() : () -> i1
  cf.cond_br %c1, ^b2(%p : i32), ^b3
^b2(%a2_0: i32):
  %v2 = "op2"(%q) : (i32) -> i32
  "use2"(%q) : (i32) -> ()
  %c2 = "s2"() : () -> i32
  cf.switch %c2 : i32, [
    default: ^b1(%q : i32),
    0: ^b3,
    7: ^b1(%q : i32)
  ]
^b3:
  %v3 = "op3"() : () -> i32
  %c3 = "c3"() : () -> i1
  cf.cond_br %c3, ^b2(%a1_0 : i32), ^b1(%p : i32)
}
// -----
func.func @f20015(%p: i32, %q: i32, %f: f32) -> (f32) {
  %v0 = "op0"() : () -> i32
  %c0 = "c0"() : () -> i1
  cf.cond_br %c0, ^b3(%v0, %f : i32, f32), ^b4(%f : f32)
^b1(%a1_0: i32, %a1_1: i32):
  %v1 = "op1"() : () -> i32
  %c1 = "c1"() : () -> i1
  cf.cond_br %c1, ^b8, ^b2(%v1, %a1_0 : i32, i32)
^b2(%a2_0: i32, %a2_1: i32):
  %v2 = "op2"(%v0) : (i32) -> i32
  "use2"(%a2_1) : (i32) -> ()
  cf.br ^b6(%f, %v0 : f32, i32)
^b3(%a3_0: i32, %a3_1: f32):
  %v3 = "op3"(%q, %v0, %a3_0) : (i32, i32, i32) -> i32
  "use3"(%v3) : (i32) -> ()
  %c3 = "s3"() : () -> i32
  cf.switch %c3 : i32, [
    default: ^b1(%a3_0, %v3 : i32, i32),
    0: ^b5(%p, %a3_0 : i32, i32)
  ]
^b4(%a4_0: f32):
  "use4"(%a4_0) : (f32) -> ()
  %c4 = "c4"() : () -> i1
  cf.cond_br %c4, ^b6(%f, %q : f32, i32), ^b7(%v0 : i32)
^b5(%a5_0: i32, %a5_1: i32):
  %v5 = "op5"() : () -> i32
  %c5 = "c5"() : () -> i1
  cf.cond_br %c5, ^b7(%a5_0 : i32), ^b2(%v0, %v3 : i32, i32)
^b6(%a6_0: f32, %a6_1: i32):
  %v6 = "op6"(%q, %p) : (i32, i32) -> i32
  %c6 = "c6"() : () -> i1
  cf.cond_br %c6, ^b2(%a6_1, %a6_1 : i32, i32), ^b6(%a6_0, %a6_1 : f32, i32)
^b7(%a7_0: i32):
  %v7 = "op7"(%a7_0) : (i32) -> f32
  cf.br ^b8
^b8:
  %v8 = "op8"(%v0) : (i32) -> i32
  return %f : f32
}
// -----
func.func @f20017(%p: i32, %q: i32, %f: f32) -> (f32) {
  %v0 = "op0"(%p, %q) : (i32, i32) -> i32
  %c0 = "s0"() : () -> i32
  cf.switch %c0 : i32, [
    default: ^b1(%q : i32),
    0: ^b1(%p : i32),
    7: ^b2(%v0 : i32),
    14: ^b2(%q : i32)
  ]
^b1(%a1_0: i32):
  cf.br ^b2(%v0 : i32)
^b2(%a2_0: i32):
  %v2 = "op2"() : () -> i32
  %c2 = "c2"() : () -> i1
  cf.cond_br %c2, ^b1(%v0 : i32), ^b2(%v2 : i32)
}
// -----
func.func @f20018(%p: i32, %q: i32, %f: f32) -> (i32) {
  "use0"(%q) : (i32) -> ()
  %c0 = "c0"() : () -> i1
  cf.cond_br %c0, ^b2(%p : i32), ^b1(%p, %p : i32, i32)
^b1(%a1_0: i32, %a1_1: i32):
  %v1 = "op1"(%f, %a1_1) : (f32, i32) -> i32
  %c1 = "c1"() : () -> i1
  cf.cond_br %c1, ^b3(%a1_1, %f : i32, f32), ^b2(%q : i32)
^b2(%a2_0: i32):
  "use2"(%q) : (i32) -> ()
  cf.br ^b1(%q, %q : i32, i32)
^b3(%a3_0: i32, %a3_1: f32):
  %v3 = "op3"() : () -> i32
  %c3 = "c3"() : () -> i1
  cf.cond_br %c3, ^b2(%p : i32), ^b3(%v3, %f : i32, f32)
}
// -----
func.func @f20019(%p: i32, %q: i32, %f: f32) -> (i32, i32) {
  %v0 = "op0"(%p) : (i32) -> f32
  cf.br ^b2
^b1:
  %c1 = "c1"() : () -> i1
  cf.cond_br %c1, ^b1, ^b3
^b2:
  %v2 = "op2"() : () -> i32
  "use2"(%p) : (i32) -> ()
  cf.br ^b4(%p : i32)
^b3:
  %c3 = "c3"() : () -> i1
  cf.cond_br %c3, ^b3, ^b2
^b4(%a4_0: i32):
  %v4 = "op4"(%p, %p) : (i32, i32) -> f32
  cf.br ^b1
}
// -----
func.func @f20020(%p: i32, %q: i32, %f: f32) {
  %v0 = "op0"() : () -> i32
  %c0 = "c0"() : () -> i1
  cf.cond_br %c0, ^b5, ^b1(%p : i32)
^b1(%a1_0: i32):
  %v1 = "op1"(%p, %p) : (i32, i32) -> i32
  %c1 = "c1"() : () -> i1
  cf.cond_br %c1, ^b4(%p, %a1_0 : i32, i32), ^b4(%q, %p : i32, i32)
^b2(%a2_0: i32):
  %v2 = "op2"() : () -> i32
  "use2"(%v0) : (i32) -> ()
  %c2 = "c2"() : () -> i1
  cf.cond_br %c2, ^b5, ^b3
^b3:
  "use3"(%a4_1) : (i32) -> ()
  cf.br ^b2(%a1_0 : i32)
^b4(%a4_0: i32, %a4_1: i32):
  %v4 = "op4"() : () -> i32
  %c4 = "c4"() : () -> i1
  cf.cond_br %c4, ^b3, ^b5
^b5:
  %v5 = "op5"(%v0) : (i32) -> f32
  %c5 = "s5"() : () -> i32
  cf.switch %c5 : i32, [
    default: ^b5
  ]
}
// -----
func.func @f20021(%p: i32, %q: i32, %f: f32) {
  %v0 = "op0"() : () -> i32
  %c0 = "c0"() : () -> i1
  cf.cond_br %c0, ^b2, ^b2
^b1(%a1_0: f32, %a1_1: i32):
  %v1 = "op1"() : () -> i32
  cf.br ^b3
^b2:
  %v2 = "op2"(%v0, %f, %f) : (i32, f32, f32) -> i32
  "use2"(%q) : (i32) -> ()
  %c2 = "s2"() : () -> i32
  cf.switch %c2 : i32, [
    default: ^b2,
    0: ^b1(%f, %q : f32, i32),
    7: ^b2
  ]
^b3:
  %v3 = "op3"(%p, %f, %a1_0) : (i32, f32, f32) -> i32
  %c3 = "c3"() : () -> i1
  cf.cond_br %c3, ^b4, ^b1(%a1_0, %v1 : f32, i32)
^b4:
  "use4"(%q) : (i32) -> ()
  cf.br ^b1(%f, %v1 : f32, i32)
}
// -----
func.func @f20022(%p: i32, %q: i32, %f: f32) -> (i32) {
  %v0 = "op0"(%q) : (i32) -> i32
  %c0 = "s0"() : () -> i32
  cf.switch %c0 : i32, [
    default: ^b2,
    0: ^b1,
    7: ^b4(%v0 : i32)
  ]
^b1:
  %v1 = "op1"(%p, %f) : (i32, f32) -> f32
  cf.br ^b3(%f, %v1 : f32, f32)
^b2:
  "use2"(%v0) : (i32) -> ()
  %c2 = "c2"() : () -> i1
  cf.cond_br %c2, ^b2, ^b4(%v0 : i32)
^b3(%a3_0: f32, %a3_1: f32):
  %v3 = "op3"(%a3_1, %f) : (f32, f32) -> i32
  return %v3 : i32
^b4(%a4_0: i32):
  %v4 = "op4"(%q) : (i32) -> i32
  %c4 = "s4"() : () -> i32
  cf.switch %c4 : i32, [
    default: ^b3(%f, %f : f32, f32),
    0: ^b4(%v4 : i32)
  ]
}
// -----
func.func @f20025(%p: i32, %q: i32, %f: f32) -> (f32) {
  %v0 = "op0"(%f, %q) : (f32, i32) -> f32
  %c0 = "c0"() : () -> i1
  cf.cond_br %c0, ^b1, ^b5(%q, %f : i32, f32)
^b1:
  cf.br ^b1
^b2(%a2_0: i32):
  %c2 = "c2"() : () -> i1
  cf.cond_br %c2, ^b4(%a2_0, %v0 : i32, f32), ^b1
^b3:
  "use3"(%v0) : (f32) -> ()
  %c3 = "c3"() : () -> i1
  cf.cond_br %c3, ^b4(%q, %v0 : i32, f32), ^b2(%q : i32)
^b4(%a4_0: i32, %a4_1: f32):
  "use4"(%a5_0) : (i32) -> ()
  %c4 = "c4"() : () -> i1
  cf.cond_br %c4, ^b5(%a5_0, %a5_1 : i32, f32), ^b2(%a4_0 : i32)
^b5(%a5_0: i32, %a5_1: f32):
  "use5"(%a5_1) : (f32) -> ()
  %c5 = "c5"() : () -> i1
  cf.cond_br %c5, ^b3, ^b2(%q : i32)
}
// -----
func.func @f20032(%p: i32, %q: i32, %f: f32) -> (i32, i32) {
  %v0 = "op0"(%f, %f, %p) : (f32, f32, i32) -> f32
  %c0 = "c0"() : () -> i1
  cf.cond_br %c0, ^b6, ^b8
^b1:
  %c1 = "c1"() : () -> i1
  cf.cond_br %c1, ^b6, ^b4
^b2(%a2_0: i32):
  %v2 = "op2"(%q) : (i32) -> i32
  %c2 = "c2"() : () -> i1
  cf.cond_br %c2, ^b5, ^b3
^b3:
  return %q, %p : i32, i32
^b4:
  %v4 = "op4"(%q, %p) : (i32, i32) -> i32
  %c4 = "c4"() : () -> i1
  cf.cond_br %c4, ^b4, ^b2(%p : i32)
^b5:
  "use5"(%v0) : (f32) -> ()
  cf.br ^b6
^b6:
  %c6 = "s6"() : () -> i32
  cf.switch %c6 : i32, [
    default: ^b3,
    0: ^b3,
    7: ^b1
  ]
^b7:
  %v7 = "op7"(%p) : (i32) -> i32
  "use7"(%f) : (f32) -> ()
  cf.br ^b7
^b8:
  %v8 = "op8"() : () -> i32
  "use8"(%v0) : (f32) -> ()
  %c8 = "s8"() : () -> i32
  cf.switch %c8 : i32, [
    default: ^b3,
    0: ^b6,
    7: ^b2(%v8 : i32),
    14: ^b7
  ]
}
// -----
func.func @f20033(%p: i32, %q: i32, %f: f32) -> (i32, i32) {
  %v0 = "op0"(%f, %f, %q) : (f32, f32, i32) -> i32
  "use0"(%v0) : (i32) -> ()
  cf.br ^b3(%f, %f : f32, f32)
^b1(%a1_0: f32):
  %v1 = "op1"() : () -> i32
  %c1 = "c1"() : () -> i1
  cf.cond_br %c1, ^b2, ^b2
^b2:
  "use2"(%p) : (i32) -> ()
  %c2 = "s2"() : () -> i32
  cf.switch %c2 : i32, [
    default: ^b3(%f, %a3_1 : f32, f32),
    0: ^b1(%f : f32),
    7: ^b3(%f, %f : f32, f32)
  ]
^b3(%a3_0: f32, %a3_1: f32):
  "use3"(%f) : (f32) -> ()
  %c3 = "c3"() : () -> i1
  cf.cond_br %c3, ^b1(%f : f32), ^b2
}
// -----
func.func @f20034(%p: i32, %q: i32, %f: f32) -> (f32) {
  %v0 = "op0"(%p) : (i32) -> i32
  %c0 = "s0"() : () -> i32
  cf.switch %c0 : i32, [
    default: ^b2,
    0: ^b2,
    7: ^b2
  ]
^b1(%a1_0: i32, %a1_1: i32):
  %v1 = "op1"(%v2) : (i32) -> f32
  %c1 = "c1"() : () -> i1
  cf.cond_br %c1, ^b1(%a1_1, %v0 : i32, i32), ^b2
^b2:
  %v2 = "op2"(%q, %f) : (i32, f32) -> i32
  "use2"(%v2) : (i32) -> ()
  %c2 = "s2"() : () -> i32
  cf.switch %c2 : i32, [
    default: ^b1(%q, %v2 : i32, i32),
    0: ^b1(%q, %q : i32, i32),
    7: ^b2,
    14: ^b1(%q, %p : i32, i32)
  ]
}
// -----
func.func @f20035(%p: i32, %q: i32, %f: f32) -> (f32) {
  %v0 = "op0"(%p) : (i32) -> i32
  %c0 = "c0"() : () -> i1
  cf.cond_br %c0, ^b4, ^b5(%q : i32)
^b1(%a1_0: i32):
  %c1 = "c1"() : () -> i1
  cf.cond_br %c1, ^b5(%a1_0 : i32), ^b2(%v0 : i32)
^b2(%a2_0: i32):
  %v2 = "op2"(%p) : (i32) -> i32
  %c2 = "s2"() : () -> i32
  cf.switch %c2 : i32, [
    default: ^b5(%v2 : i32),
    0: ^b2(%p : i32),
    7: ^b2(%v0 : i32)
  ]
^b3(%a3_0: i32, %a3_1: i32):
  %v3 = "op3"(%f) : (f32) -> f32
  "use3"(%a3_0) : (i32) -> ()
  %c3 = "c3"() : () -> i1
  cf.cond_br %c3, ^b1(%p : i32), ^b1(%a3_1 : i32)
^b4:
  %v4 = "op4"(%p, %v0, %v0) : (i32, i32, i32) -> i32
  %c4 = "c4"() : () -> i1
  cf.cond_br %c4, ^b1(%v0 : i32), ^b3(%q, %v0 : i32, i32)
^b5(%a5_0: i32):
  %v5 = "op5"(%p, %v0) : (i32, i32) -> i32
  "use5"(%v5) : (i32) -> ()
  %c5 = "c5"() : () -> i1
  cf.cond_br %c5, ^b7, ^b3(%v5, %q : i32, i32)
^b6(%a6_0: i32, %a6_1: i32):
  %v6 = "op6"(%a6_1, %p, %f) : (i32, i32, f32) -> i32
  return %f : f32
^b7:
  %v7 = "op7"(%q, %q, %q) : (i32, i32, i32) -> i32
  "use7"(%v7) : (i32) -> ()
  %c7 = "s7"() : () -> i32
  cf.switch %c7 : i32, [
    default: ^b1(%a5_0 : i32),
    0: ^b6(%p, %a5_0 : i32, i32),
    7: ^b7,
    14: ^b2(%v0 : i32)
  ]
}
// -----
func.func @f20036(%p: i32, %q: i32, %f: f32) {
  %v0 = "op0"(%p, %p) : (i32, i32) -> i32
  "use0"(%v0) : (i32) -> ()
  %c0 = "c0"() : () -> i1
  cf.cond_br %c0, ^b7, ^b3
^b1:
  %v1 = "op1"(%f, %f, %v0) : (f32, f32, i32) -> f32
  "use1"(%q) : (i32) -> ()
  %c1 = "c1"() : () -> i1
  cf.cond_br %c1, ^b6, ^b2
^b2:
  %v2 = "op2"(%q, %v1, %v0) : (i32, f32, i32) -> i32
  "use2"(%p) : (i32) -> ()
  %c2 = "c2"() : () -> i1
  cf.cond_br %c2, ^b7, ^b2
^b3:
  %v3 = "op3"() : () -> i32
  "use3"(%q) : (i32) -> ()
  %c3 = "c3"() : () -> i1
  cf.cond_br %c3, ^b4(%p : i32), ^b1
^b4(%a4_0: i32):
  %c4 = "s4"() : () -> i32
  cf.switch %c4 : i32, [
    default: ^b8(%a4_0 : i32),
    0: ^b7
  ]
^b5(%a5_0: i32):
  %v5 = "op5"(%p, %v0, %f) : (i32, i32, f32) -> f32
  cf.br ^b5(%a5_0 : i32)
^b6:
  %v6 = "op6"() : () -> f32
  %c6 = "s6"() : () -> i32
  cf.switch %c6 : i32, [
    default: ^b4(%q : i32)
  ]
^b7:
  "use7"(%p) : (i32) -> ()
  %c7 = "s7"() : () -> i32
  cf.switch %c7 : i32, [
    default: ^b5(%q : i32),
    0: ^b4(%q : i32)
  ]
^b8(%a8_0: i32):
  %v8 = "op8"(%a4_0, %a8_0) : (i32, i32) -> f32
  cf.br ^b1
}
// -----
func.func @f20038(%p: i32, %q: i32, %f: f32) -> (f32) {
  %v0 = "op0"(%f, %f) : (f32, f32) -> i32
  cf.br ^b4(%p, %v0 : i32, i32)
^b1(%a1_0: i32):
  cf.br ^b3
^b2:
  %v2 = "op2"(%a4_0, %v0, %f) : (i32, i32, f32) -> f32
  "use2"(%a4_1) : (i32) -> ()
  %c2 = "c2"() : () -> i1
  cf.cond_br %c2, ^b5(%a5_0, %q : i32, i32), ^b5(%p, %a4_0 : i32, i32)
^b3:
  %v3 = "op3"(%a1_0) : (i32) -> i32
  "use3"(%v5) : (i32) -> ()
  %c3 = "c3"() : () -> i1
  cf.cond_br %c3, ^b2, ^b3
^b4(%a4_0: i32, %a4_1: i32):
  cf.br ^b5(%a4_0, %a4_1 : i32, i32)
^b5(%a5_0: i32, %a5_1: i32):
  %v5 = "op5"(%f, %a5_1, %v0) : (f32, i32, i32) -> i32
  %c5 = "c5"() : () -> i1
  cf.cond_br %c5, ^b2, ^b1(%v5 : i32)
}
// -----
func.func @f20048(%p: i32, %q: i32, %f: f32) -> (i32, f32) {
  %v0 = "op0"(%p) : (i32) -> i32
  "use0"(%v0) : (i32) -> ()
  %c0 = "c0"() : () -> i1
  cf.cond_br %c0, ^b2(%q : i32), ^b4
^b1:
  %v1 = "op1"(%f) : (f32) -> i32
  "use1"(%q) : (i32) -> ()
  %c1 = "c1"() : () -> i1
  cf.cond_br %c1, ^b4, ^b1
^b2(%a2_0: i32):
  %v2 = "op2"() : () -> f32
  cf.br ^b4
^b3(%a3_0: i32, %a3_1: i32):
  %c3 = "s3"() : () -> i32
  cf.switch %c3 : i32, [
    default: ^b4,
    0: ^b5(%v0 : i32)
  ]
^b4:
  "use4"(%f) : (f32) -> ()
  %c4 = "c4"() : () -> i1
  cf.cond_br %c4, ^b5(%v0 : i32), ^b6(%p, %q : i32, i32)
^b5(%a5_0: i32):
  cf.br ^b3(%p, %q : i32, i32)
^b6(%a6_0: i32, %a6_1: i32):
  "use6"(%p) : (i32) -> ()
  %c6 = "c6"() : () -> i1
  cf.cond_br %c6, ^b4, ^b1
}
// -----
func.func @f20049(%p: i32, %q: i32, %f: f32) {
  %v0 = "op0"(%f) : (f32) -> i32
  cf.br ^b5
^b1:
  %v1 = "op1"(%a2_1) : (i32) -> i32
  %c1 = "c1"() : () -> i1
  cf.cond_br %c1, ^b3(%v1, %v2 : i32, i32), ^b4
^b2(%a2_0: f32, %a2_1: i32):
  %v2 = "op2"() : () -> i32
  %c2 = "c2"() : () -> i1
  cf.cond_br %c2, ^b5, ^b4
^b3(%a3_0: i32, %a3_1: i32):
  %v3 = "op3"() : () -> f32
  %c3 = "c3"() : () -> i1
  cf.cond_br %c3, ^b4, ^b5
^b4:
  %v4 = "op4"(%v0, %v2, %a2_1) : (i32, i32, i32) -> i32
  "use4"(%p) : (i32) -> ()
  %c4 = "c4"() : () -> i1
  cf.cond_br %c4, ^b5, ^b1
^b5:
  %v5 = "op5"(%v0, %f, %f) : (i32, f32, f32) -> i32
  %c5 = "s5"() : () -> i32
  cf.switch %c5 : i32, [
    default: ^b2(%f, %q : f32, i32)
  ]
}
// -----
func.func @f20050(%p: i32, %q: i32, %f: f32) -> (f32, i32) {
  %v0 = "op0"(%f) : (f32) -> i32
  %c0 = "c0"() : () -> i1
  cf.cond_br %c0, ^b3(%f, %v0 : f32, i32), ^b1
^b1:
  "use1"(%f) : (f32) -> ()
  cf.br ^b3(%f, %q : f32, i32)
^b2(%a2_0: i32):
  %v2 = "op2"(%v3) : (i32) -> f32
  %c2 = "c2"() : () -> i1
  cf.cond_br %c2, ^b3(%a3_0, %v0 : f32, i32), ^b1
^b3(%a3_0: f32, %a3_1: i32):
  %v3 = "op3"(%q, %a3_0, %a3_0) : (i32, f32, f32) -> i32
  "use3"(%v0) : (i32) -> ()
  %c3 = "c3"() : () -> i1
  cf.cond_br %c3, ^b2(%q : i32), ^b3(%f, %q : f32, i32)
}
// -----
func.func @f20051(%p: i32, %q: i32, %f: f32) {
  %v0 = "op0"(%f, %p, %q) : (f32, i32, i32) -> i32
  %c0 = "c0"() : () -> i1
  cf.cond_br %c0, ^b5(%p, %f : i32, f32), ^b1(%f : f32)
^b1(%a1_0: f32):
  %v1 = "op1"(%v0, %v0) : (i32, i32) -> f32
  %c1 = "c1"() : () -> i1
  cf.cond_br %c1, ^b2, ^b3(%v1 : f32)
^b2:
  %v2 = "op2"(%a1_0) : (f32) -> f32
  "use2"(%v2) : (f32) -> ()
  %c2 = "c2"() : () -> i1
  cf.cond_br %c2, ^b1(%v2 : f32), ^b1(%f : f32)
^b3(%a3_0: f32):
  %v3 = "op3"(%v0) : (i32) -> i32
  cf.br ^b3(%f : f32)
^b4(%a4_0: f32, %a4_1: f32):
  return
^b5(%a5_0: i32, %a5_1: f32):
  "use5"(%a5_0) : (i32) -> ()
  %c5 = "c5"() : () -> i1
  cf.cond_br %c5, ^b4(%f, %f : f32, f32), ^b4(%f, %a5_1 : f32, f32)
}
// -----
func.func @f20052(%p: i32, %q: i32, %f: f32) {
  %v0 = "op0"(%f) : (f32) -> i32
  %c0 = "c0"() : () -> i1
  cf.cond_br %c0, ^b2(%q : i32), ^b3
^b1:
  cf.br ^b2(%a2_0 : i32)
^b2(%a2_0: i32):
  %v2 = "op2"(%v0, %a2_0) : (i32, i32) -> i32
  "use2"(%p) : (i32) -> ()
  %c2 = "c2"() : () -> i1
  cf.cond_br %c2, ^b2(%q : i32), ^b1
^b3:
  %v3 = "op3"(%q) : (i32) -> f32
  %c3 = "c3"() : () -> i1
  cf.cond_br %c3, ^b4(%f : f32), ^b4(%v3 : f32)
^b4(%a4_0: f32):
  %v4 = "op4"(%a4_0) : (f32) -> f32
  %c4 = "c4"() : () -> i1
  cf.cond_br %c4, ^b3, ^b3
}
// -----
func.func @f20053(%p: i32, %q: i32, %f: f32) -> (i32, i32) {
  %c0 = "c0"() : () -> i1
  cf.cond_br %c0, ^b3(%f, %f : f32, f32), ^b2(%f : f32)
^b1(%a1_0: i32):
  %v1 = "op1"(%p, %f) : (i32, f32) -> f32
  %c1 = "c1"() : () -> i1
  cf.cond_br %c1, ^b2(%v1 : f32), ^b5(%a2_0, %a2_0 : f32, f32)
^b2(%a2_0: f32):
  %v2 = "op2"() : () -> i32
  %c2 = "c2"() : () -> i1
  cf.cond_br %c2, ^b1(%p : i32), ^b2(%a2_0 : f32)
^b3(%a3_0: f32, %a3_1: f32):
  %v3 = "op3"(%a3_1, %p, %f) : (f32, i32, f32) -> f32
  "use3"(%q) : (i32) -> ()
  %c3 = "s3"() : () -> i32
  cf.switch %c3 : i32, [
    default: ^b3(%f, %a3_1 : f32, f32),
    0: ^b4
  ]
^b4:
  %v4 = "op4"(%p, %v3, %f) : (i32, f32, f32) -> i32
  %c4 = "s4"() : () -> i32
  cf.switch %c4 : i32, [
    default: ^b3(%a3_0, %a3_0 : f32, f32),
    0: ^b3(%a3_1, %a3_0 : f32, f32)
  ]
^b5(%a5_0: f32, %a5_1: f32):
  %v5 = "op5"(%a1_0, %a2_0) : (i32, f32) -> i32
  "use5"(%p) : (i32) -> ()
  %c5 = "c5"() : () -> i1
  cf.cond_br %c5, ^b5(%f, %f : f32, f32), ^b3(%a5_1, %a5_0 : f32, f32)
}
// -----
func.func @f20056(%p: i32, %q: i32, %f: f32) -> (i32) {
  %v0 = "op0"(%q) : (i32) -> f32
  "use0"(%p) : (i32) -> ()
  cf.br ^b1(%f : f32)
^b1(%a1_0: f32):
  %v1 = "op1"(%a1_0, %p) : (f32, i32) -> i32
  "use1"(%f) : (f32) -> ()
  cf.br ^b7
^b2(%a2_0: i32, %a2_1: f32):
  %v2 = "op2"(%a1_0, %a2_0) : (f32, i32) -> f32
  "use2"(%v0) : (f32) -> ()
  %c2 = "c2"() : () -> i1
  cf.cond_br %c2, ^b3(%p : i32), ^b4(%a5_0 : i32)
^b3(%a3_0: i32):
  "use3"(%f) : (f32) -> ()
  %c3 = "s3"() : () -> i32
  cf.switch %c3 : i32, [
    default: ^b1(%v0 : f32),
    0: ^b5(%a5_0, %p : i32, i32),
    7: ^b5(%a5_1, %a3_0 : i32, i32),
    14: ^b7
  ]
^b4(%a4_0: i32):
  %v4 = "op4"(%f, %a5_1, %a4_0) : (f32, i32, i32) -> i32
  "use4"(%a1_0) : (f32) -> ()
  %c4 = "s4"() : () -> i32
  cf.switch %c4 : i32, [
    default: ^b5(%a4_0, %v1 : i32, i32),
    0: ^b6(%a4_0, %p : i32, i32),
    7: ^b5(%a5_1, %a5_1 : i32, i32)
  ]
^b5(%a5_0: i32, %a5_1: i32):
  %c5 = "s5"() : () -> i32
  cf.switch %c5 : i32, [
    default: ^b2(%v1, %f : i32, f32),
    0: ^b4(%p : i32),
    7: ^b2(%a5_0, %f : i32, f32)
  ]
^b6(%a6_0: i32, %a6_1: i32):
  %v6 = "op6"(%q, %a4_0, %a5_1) : (i32, i32, i32) -> i32
  "use6"(%p) : (i32) -> ()
  return %a5_0 : i32
^b7:
  cf.br ^b5(%p, %q : i32, i32)
}
// -----
func.func @f20057(%p: i32, %q: i32, %f: f32) -> (i32) {
  %v0 = "op0"() : () -> i32
  %c0 = "c0"() : () -> i1
  cf.cond_br %c0, ^b2, ^b2
^b1(%a1_0: i32):
  %c1 = "s1"() : () -> i32
  cf.switch %c1 : i32, [
    default: ^b1(%p : i32),
    0: ^b2,
    7: ^b1(%p : i32),
    14: ^b1(%a1_0 : i32)
  ]
^b2:
  %v2 = "op2"(%q, %q, %v0) : (i32, i32, i32) -> i32
  "use2"(%q) : (i32) -> ()
  %c2 = "c2"() : () -> i1
  cf.cond_br %c2, ^b2, ^b1(%p : i32)
}
// -----
func.func @f20060(%p: i32, %q: i32, %f: f32) {
  %c0 = "c0"() : () -> i1
  cf.cond_br %c0, ^b2, ^b2
^b1(%a1_0: i32):
  %c1 = "s1"() : () -> i32
  cf.switch %c1 : i32, [
    default: ^b1(%a1_0 : i32),
    0: ^b1(%p : i32),
    7: ^b1(%q : i32),
    14: ^b2
  ]
^b2:
  cf.br ^b1(%q : i32)
}
// -----
func.func @f20061(%p: i32, %q: i32, %f: f32) {
  %v0 = "op0"(%p, %p, %p) : (i32, i32, i32) -> i32
  cf.br ^b1(%f : f32)
^b1(%a1_0: f32):
  cf.br ^b4(%p : i32)
^b2(%a2_0: i32, %a2_1: f32):
  %v2 = "op2"(%a2_1, %a4_0, %a2_1) : (f32, i32, f32) -> i32
  "use2"(%v3) : (f32) -> ()
  %c2 = "c2"() : () -> i1
  cf.cond_br %c2, ^b1(%a1_0 : f32), ^b2(%v2, %a1_0 : i32, f32)
^b3:
  %v3 = "op3"(%a1_0) : (f32) -> f32
  "use3"(%p) : (i32) -> ()
  %c3 = "s3"() : () -> i32
  cf.switch %c3 : i32, [
    default: ^b2(%q, %v3 : i32, f32)
  ]
^b4(%a4_0: i32):
  %v4 = "op4"() : () -> i32
  "use4"(%v4) : (i32) -> ()
  cf.br ^b3
}
// -----
func.func @f20064(%p: i32, %q: i32, %f: f32) -> (i32) {
  %v0 = "op0"(%f) : (f32) -> i32
  %c0 = "c0"() : () -> i1
  cf.cond_br %c0, ^b3, ^b1
^b1:
  %v1 = "op1"(%q) : (i32) -> i32
  %c1 = "c1"() : () -> i1
  cf.cond_br %c1, ^b1, ^b1
^b2:
  %v2 = "op2"(%f, %v3) : (f32, i32) -> f32
  "use2"(%v0) : (i32) -> ()
  %c2 = "c2"() : () -> i1
  cf.cond_br %c2, ^b4, ^b1
^b3:
  %v3 = "op3"(%p, %q, %f) : (i32, i32, f32) -> i32
  cf.br ^b4
^b4:
  %v4 = "op4"(%q, %q) : (i32, i32) -> f32
  "use4"(%p) : (i32) -> ()
  %c4 = "s4"() : () -> i32
  cf.switch %c4 : i32, [
    default: ^b2,
    0: ^b3,
    7: ^b4
  ]
}
// -----
func.func @f20065(%p: i32, %q: i32, %f: f32) {
  %v0 = "op0"(%q) : (i32) -> i32
  %c0 = "s0"() : () -> i32
  cf.switch %c0 : i32, [
    default: ^b3,
    0: ^b2
  ]
^b1(%a1_0: i32):
  %v1 = "op1"(%v0) : (i32) -> f32
  %c1 = "c1"() : () -> i1
  cf.cond_br %c1, ^b2, ^b3
^b2:
  %v2 = "op2"() : () -> i32
  return
^b3:
  %c3 = "c3"() : () -> i1
  cf.cond_br %c3, ^b1(%p : i32), ^b2
}
// -----
func.func @f20068(%p: i32, %q: i32, %f: f32) -> (f32, i32) {
  %v0 = "op0"(%q, %p, %p) : (i32, i32, i32) -> i32
  %c0 = "c0"() : () -> i1
  cf.cond_br %c0, ^b1, ^b4(%f, %v0 : f32, i32)
^b1:
  %v1 = "op1"(%f) : (f32) -> f32
  %c1 = "c1"() : () -> i1
  cf.cond_br %c1, ^b4(%f, %p : f32, i32), ^b5
^b2(%a2_0: i32, %a2_1: f32):
  %v2 = "op2"(%a2_0, %a2_1) : (i32, f32) -> i32
  "use2"(%p) : (i32) -> ()
  return %f, %a2_0 : f32, i32
^b3(%a3_0: i32, %a3_1: f32):
  %v3 = "op3"(%a3_1, %q) : (f32, i32) -> i32
  %c3 = "c3"() : () -> i1
  cf.cond_br %c3, ^b6, ^b6
^b4(%a4_0: f32, %a4_1: i32):
  %v4 = "op4"() : () -> i32
  %c4 = "c4"() : () -> i1
  cf.cond_br %c4, ^b6, ^b2(%a4_1, %a4_0 : i32, f32)
^b5:
  %c5 = "c5"() : () -> i1
  cf.cond_br %c5, ^b3(%q, %f : i32, f32), ^b4(%f, %q : f32, i32)
^b6:
  %v6 = "op6"(%v0, %q, %q) : (i32, i32, i32) -> i32
  %c6 = "c6"() : () -> i1
  cf.cond_br %c6, ^b1, ^b6
}
// -----
func.func @f20072(%p: i32, %q: i32, %f: f32) {
  %v0 = "op0"(%q, %q) : (i32, i32) -> i32
  cf.br ^b3
^b1:
  %c1 = "c1"() : () -> i1
  cf.cond_br %c1, ^b1, ^b4(%p, %f : i32, f32)
^b2:
  return
^b3:
  %v3 = "op3"(%f, %v0, %p) : (f32, i32, i32) -> i32
  "use3"(%p) : (i32) -> ()
  %c3 = "s3"() : () -> i32
  cf.switch %c3 : i32, [
    default: ^b1,
    0: ^b5,
    7: ^b4(%q, %f : i32, f32),
    14: ^b2
  ]
^b4(%a4_0: i32, %a4_1: f32):
  %v4 = "op4"() : () -> i32
  %c4 = "s4"() : () -> i32
  cf.switch %c4 : i32, [
    default: ^b1,
    0: ^b5,
    7: ^b4(%v3, %a4_1 : i32, f32),
    14: ^b3
  ]
^b5:
  %v5 = "op5"(%f, %v3) : (f32, i32) -> i32
  %c5 = "s5"() : () -> i32
  cf.switch %c5 : i32, [
    default: ^b3,
    0: ^b4(%v3, %f : i32, f32)
  ]
}
// -----
func.func @f20078(%p: i32, %q: i32, %f: f32) {
  %v0 = "op0"(%q, %f) : (i32, f32) -> i32
  %c0 = "c0"() : () -> i1
  cf.cond_br %c0, ^b5, ^b3(%v0 : i32)
^b1:
  %v1 = "op1"(%a3_0, %p, %v3) : (i32, i32, i32) -> f32
  %c1 = "c1"() : () -> i1
  cf.cond_br %c1, ^b1, ^b7(%p, %v0 : i32, i32)
^b2:
  %c2 = "c2"() : () -> i1
  cf.cond_br %c2, ^b3(%v0 : i32), ^b1
^b3(%a3_0: i32):
  %v3 = "op3"(%f, %f) : (f32, f32) -> i32
  "use3"(%p) : (i32) -> ()
  %c3 = "c3"() : () -> i1
  cf.cond_br %c3, ^b6, ^b2
^b4(%a4_0: i32):
  %v4 = "op4"() : () -> f32
  "use4"(%v4) : (f32) -> ()
  %c4 = "s4"() : () -> i32
  cf.switch %c4 : i32, [
    default: ^b8(%p, %f : i32, f32),
    0: ^b4(%p : i32)
  ]
^b5:
  %c5 = "c5"() : () -> i1
  cf.cond_br %c5, ^b4(%v0 : i32), ^b5
^b6:
  "use6"(%p) : (i32) -> ()
  %c6 = "c6"() : () -> i1
  cf.cond_br %c6, ^b6, ^b4(%q : i32)
^b7(%a7_0: i32, %a7_1: i32):
  %v7 = "op7"(%a7_1, %p) : (i32, i32) -> i32
  "use7"(%v3) : (i32) -> ()
  %c7 = "s7"() : () -> i32
  cf.switch %c7 : i32, [
    default: ^b7(%p, %p : i32, i32),
    0: ^b4(%a7_1 : i32),
    7: ^b6,
    14: ^b1
  ]
^b8(%a8_0: i32, %a8_1: f32):
  %v8 = "op8"(%a8_1) : (f32) -> f32
  cf.br ^b3(%p : i32)
}
// -----
func.func @f20080(%p: i32, %q: i32, %f: f32) {
  %v0 = "op0"(%f, %q) : (f32, i32) -> i32
  cf.br ^b1
^b1:
  %v1 = "op1"(%q, %p, %f) : (i32, i32, f32) -> i32
  %c1 = "s1"() : () -> i32
  cf.switch %c1 : i32, [
    default: ^b5(%q : i32),
    0: ^b2,
    7: ^b3(%v0, %f : i32, f32)
  ]
^b2:
  %v2 = "op2"(%v0, %v0) : (i32, i32) -> i32
  "use2"(%q) : (i32) -> ()
  return
^b3(%a3_0: i32, %a3_1: f32):
  %v3 = "op3"(%a3_0, %p, %q) : (i32, i32, i32) -> f32
  %c3 = "s3"() : () -> i32
  cf.switch %c3 : i32, [
    default: ^b6,
    0: ^b6,
    7: ^b4
  ]
^b4:
  %v4 = "op4"() : () -> i32
  %c4 = "c4"() : () -> i1
  cf.cond_br %c4, ^b2, ^b5(%v0 : i32)
^b5(%a5_0: i32):
  %v5 = "op5"() : () -> i32
  "use5"(%p) : (i32) -> ()
  %c5 = "c5"() : () -> i1
  cf.cond_br %c5, ^b6, ^b6
^b6:
  %v6 = "op6"() : () -> f32
  "use6"(%v6) : (f32) -> ()
  cf.br ^b3(%v0, %f : i32, f32)
}
// -----
func.func @f20081(%p: i32, %q: i32, %f: f32) -> (i32) {
  %v0 = "op0"(%p, %f) : (i32, f32) -> i32
  "use0"(%p) : (i32) -> ()
  cf.br ^b4
^b1:
  "use1"(%p) : (i32) -> ()
  %c1 = "c1"() : () -> i1
  cf.cond_br %c1, ^b2(%v0, %f : i32, f32), ^b3
^b2(%a2_0: i32, %a2_1: f32):
  %v2 = "op2"() : () -> f32
  "use2"(%p) : (i32) -> ()
  %c2 = "c2"() : () -> i1
  cf.cond_br %c2, ^b3, ^b4
^b3:
  %v3 = "op3"(%q, %q, %v0) : (i32, i32, i32) -> f32
  %c3 = "s3"() : () -> i32
  cf.switch %c3 : i32, [
    default: ^b2(%v0, %v3 : i32, f32),
    0: ^b4
  ]
^b4:
  %c4 = "s4"() : () -> i32
  cf.switch %c4 : i32, [
    default: ^b1
  ]
}
// -----
func.func @f20082(%p: i32, %q: i32, %f: f32) {
  %v0 = "op0"(%p, %p, %p) : (i32, i32, i32) -> f32
  %c0 = "c0"() : () -> i1
  cf.cond_br %c0, ^b2(%p, %q : i32, i32), ^b4
^b1(%a1_0: i32):
  "use1"(%f) : (f32) -> ()
  cf.br ^b3
^b2(%a2_0: i32, %a2_1: i32):
  "use2"(%a2_0) : (i32) -> ()
  cf.br ^b4
^b3:
  %v3 = "op3"(%v0, %v0) : (f32, f32) -> i32
  %c3 = "c3"() : () -> i1
  cf.cond_br %c3, ^b2(%v3, %a1_0 : i32, i32), ^b5(%v0 : f32)
^b4:
  %v4 = "op4"(%v0, %v0, %f) : (f32, f32, f32) -> i32
  %c4 = "s4"() : () -> i32
  cf.switch %c4 : i32, [
    default: ^b1(%q : i32),
    0: ^b5(%v0 : f32),
    7: ^b4,
    14: ^b1(%v4 : i32)
  ]
^b5(%a5_0: f32):
  %v5 = "op5"(%p) : (i32) -> i32
  "use5"(%f) : (f32) -> ()
  cf.br ^b1(%v4 : i32)
}
// -----
func.func @f20083(%p: i32, %q: i32, %f: f32) -> (i32, i32) {
  %v0 = "op0"(%q, %q, %q) : (i32, i32, i32) -> i32
  "use0"(%q) : (i32) -> ()
  %c0 = "c0"() : () -> i1
  cf.cond_br %c0, ^b2, ^b3
^b1(%a1_0: i32, %a1_1: i32):
  %v1 = "op1"(%a1_0, %a1_1) : (i32, i32) -> i32
  %c1 = "s1"() : () -> i32
  cf.switch %c1 : i32, [
    default: ^b3,
    0: ^b1(%a1_1, %p : i32, i32),
    7: ^b3
  ]
^b2:
  %v2 = "op2"() : () -> i32
  %c2 = "c2"() : () -> i1
  cf.cond_br %c2, ^b3, ^b2
^b3:
  %v3 = "op3"(%v0) : (i32) -> f32
  %c3 = "s3"() : () -> i32
  cf.switch %c3 : i32, [
    default: ^b2,
    0: ^b2,
    7: ^b3,
    14: ^b1(%v0, %p : i32, i32)
  ]
}
// -----
func.func @f20084(%p: i32, %q: i32, %f: f32) -> (f32) {
  %v0 = "op0"(%q) : (i32) -> i32
  "use0"(%v0) : (i32) -> ()
  %c0 = "c0"() : () -> i1
  cf.cond_br %c0, ^b3, ^b3
^b1:
  %v1 = "op1"(%f, %q, %f) : (f32, i32, f32) -> f32
  "use1"(%f) : (f32) -> ()
  %c1 = "c1"() : () -> i1
  cf.cond_br %c1, ^b1, ^b1
^b2(%a2_0: f32):
  %v2 = "op2"() : () -> i32
  cf.br ^b1
^b3:
  %v3 = "op3"() : () -> i32
  %c3 = "c3"() : () -> i1
  cf.cond_br %c3, ^b3, ^b2(%f : f32)
}
