// ARGS: --split-input-file --allow-unregistered-dialect --lift-cf-to-scf
// ARGS: --split-input-file --allow-unregistered-dialect --lift-cf-to-scf --canonicalize --cse
func.func @diamond(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x, ^y
^x:
  %s = arith.addi %a, %b : i32
  cf.br ^z(%s : i32)
^y:
  %t = arith.subi %a, %b : i32
  cf.br ^z(%t : i32)
^z(%r: i32):
  return %r : i32
}
// -----
func.func @triangle(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x, ^z(%a : i32)
^x:
  "x"() : () -> ()
  cf.br ^z(%b : i32)
^z(%r: i32):
  return %r : i32
}
// -----
func.func @early(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x, ^y
^x:
  "x"() : () -> ()
  return %a : i32
^y:
  "y"() : () -> ()
  return %b : i32
}
// -----
func.func @switch(%c: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %c : i32, [
    default: ^d(%a : i32),
    0: ^x(%b : i32),
    7: ^y,
    8: ^d(%b : i32)
  ]
^x(%p: i32):
  "x"(%p) : (i32) -> ()
  return %p : i32
^y:
  "y"() : () -> ()
  cf.br ^d(%c : i32)
^d(%q: i32):
  "d"() : () -> ()
  return %q : i32
}
// -----
func.func @while(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^h(%c0, %c0 : i32, i32)
^h(%i: i32, %s: i32):
  %k = arith.cmpi slt, %i, %n : i32
  cf.cond_br %k, ^b, ^e
^b:
  %i1 = arith.addi %i, %c1 : i32
  %s1 = arith.addi %s, %i : i32
  cf.br ^h(%i1, %s1 : i32, i32)
^e:
  return %s : i32
}
// -----
func.func @dowhile(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^h(%c0 : i32)
^h(%i: i32):
  %i1 = arith.addi %i, %c1 : i32
  %k = arith.cmpi slt, %i1, %n : i32
  cf.cond_br %k, ^h(%i1 : i32), ^e
^e:
  return %i1 : i32
}
// -----
func.func @infinite() {
  cf.br ^h
^h:
  "h"() : () -> ()
  cf.br ^h
}
// -----
func.func @multiexit(%c: i1, %d: i1) -> i32 {
  %c0 = arith.constant 0 : i32
  cf.br ^h(%c0 : i32)
^h(%i: i32):
  %x = "x"() : () -> i1
  cf.cond_br %x, ^b, ^e1(%i : i32)
^b:
  %y:2 = "y"() : () -> (i1, i32)
  cf.cond_br %y#0, ^h(%y#1 : i32), ^e2
^e1(%q: i32):
  "e1"() : () -> ()
  return %q : i32
^e2:
  "e2"(%y#1) : (i32) -> ()
  return %i : i32
}
// -----
func.func @irreducible(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^p(%a : i32), ^q(%a : i32)
^p(%i: i32):
  %x:2 = "p"(%i) : (i32) -> (i1, i32)
  cf.cond_br %x#0, ^q(%x#1 : i32), ^e(%i : i32)
^q(%j: i32):
  %y:2 = "q"(%j) : (i32) -> (i1, i32)
  cf.cond_br %y#0, ^p(%y#1 : i32), ^e(%j : i32)
^e(%r: i32):
  return %r : i32
}
// -----
func.func @kinds(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^x, ^y
^x:
  "x"() : () -> ()
  return %a : i32
^y:
  "y"() : () -> ()
  "foo.unreachable"() : () -> ()
}
// -----
func.func @kinds2(%c: i1, %d: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x, ^y(%b : i32)
^x:
  "x"() : () -> ()
  cf.cond_br %d, ^y(%a : i32), ^z
^y(%q: i32):
  "y"() : () -> ()
  return %q : i32
^z:
  "foo.unreachable"(%a) : (i32) -> ()
}
// -----
func.func @kinds3(%c: i1, %d: i1, %a: i32, %b: i32) -> i32 {
  cf.br ^l(%a : i32)
^l(%i: i32):
  %x = "x"() : () -> i1
  cf.cond_br %x, ^m(%i : i32), ^n
^m(%k: i32):
  %y = "y"() : () -> i1
  cf.cond_br %y, ^z, ^l(%k : i32)
^n:
  return %i : i32
^z:
  "foo.unreachable"(%a) : (i32) -> ()
}
// -----
func.func @llvm(%c: i1, %a: i32) -> i32 {
  llvm.br ^y(%a : i32)
^y(%q: i32):
  "y"() : () -> ()
  return %q : i32
}
// -----
func.func @unreach(%c: i1, %a: i32) -> i32 {
  return %a : i32
^x:
  "x"() : () -> ()
  return %a : i32
}
// -----
func.func @assert(%c: i1, %a: i32) -> i32 {
  cf.assert %c, "no"
  cf.br ^x
^x:
  "x"() : () -> ()
  return %a : i32
}
// -----
func.func @nested(%c: i1, %a: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    cf.cond_br %c, ^x, ^y
  ^x:
    cf.br ^z(%a : i32)
  ^y:
    %k = "y"() : () -> i32
    cf.br ^z(%k : i32)
  ^z(%q: i32):
    scf.yield %q : i32
  }
  return %r : i32
}
// -----
func.func @nested_infinite(%c: i1, %a: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    cf.br ^x
  ^x:
    cf.br ^x
  }
  return %r : i32
}
// -----
func.func @infinite_results(%c: i1, %a: i32) -> (i32, f32) {
  %f = arith.constant 1.0 : f32
  cf.cond_br %c, ^a, ^x
^a:
  "a"() : () -> ()
  return %a, %f : i32, f32
^x:
  "x"() : () -> ()
  cf.br ^x
}
// -----
func.func @negative(%c: i32, %a: i32) -> i32 {
  cf.switch %c : i32, [
    default: ^y,
    -1: ^x
  ]
^x:
  return %a : i32
^y:
  %k = "y"() : () -> i32
  return %k : i32
}
// -----
func.func @only_default(%c: i32, %a: i32) -> i32 {
  cf.switch %c : i32, [
    default: ^y
  ]
^y:
  %k = "y"() : () -> i32
  return %k : i32
}
// -----
func.func @both(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^y(%a : i32), ^y(%b : i32)
^y(%k: i32):
  return %k : i32
}
// -----
func.func private @decl()
// -----
func.func @nothing(%a: i32) -> i32 {
  return %a : i32
}
// -----
module { func.func @inner(%a: i32) -> i32 {
  cf.br ^b
^b:
  return %a : i32
}
llvm.func @other(%a: i32) -> i32 {
  llvm.br ^b
^b:
  llvm.return %a : i32
} }
// -----
func.func @flags(%a: i32) -> i32 {
  %c = arith.constant true
  %f = arith.constant 7 : i8
  cf.cond_br %c, ^x, ^y
^x:
  cf.switch %f : i8, [
    default: ^y,
    200: ^z,
    7: ^w
  ]
^y:
  return %a : i32
^z:
  "z"() : () -> ()
  cf.br ^y
^w:
  "w"() : () -> ()
  cf.br ^y
}
// -----
func.func @two_entries(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^h(%a : i32), ^h(%b : i32)
^h(%i: i32):
  %k = "h"(%i) : (i32) -> i1
  cf.cond_br %k, ^h(%a : i32), ^e
^e:
  return %i : i32
}
// -----
func.func @unknown(%c: i1, %a: i32) -> i32 {
  "foo.br"()[^x, ^x] : () -> ()
^x:
  "x"() : () -> ()
  return %a : i32
}
// -----
func.func @i1_flag(%c: i1, %a: i32) -> i32 {
  cf.switch %c : i1, [
    default: ^y,
    1: ^x
  ]
^x:
  return %a : i32
^y:
  %k = "y"() : () -> i32
  return %k : i32
}
// -----
func.func @i64_flag(%c: i64, %a: i32) -> i32 {
  cf.switch %c : i64, [
    default: ^y,
    -1: ^x,
    9223372036854775806: ^y
  ]
^x:
  return %a : i32
^y:
  %k = "y"() : () -> i32
  return %k : i32
}
// -----
func.func @in_regions(%c: i1, %a: i32, %m: memref<4xf32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c1 step %c1 {
    %r:2 = scf.execute_region -> (i32, index) {
      cf.br ^h(%i : index)
    ^h(%k: index):
      %d = "d"(%k) : (index) -> i1
      cf.cond_br %d, ^h(%c1 : index), ^e
    ^e:
      scf.yield %a, %k : i32, index
    }
    "use"(%r#0, %r#1) : (i32, index) -> ()
  }
  cf.cond_br %c, ^x, ^y
^x:
  %q = scf.execute_region -> i32 {
    cf.cond_br %c, ^u, ^v
  ^u:
    scf.yield %a : i32
  ^v:
    %w = "v"() : () -> i32
    scf.yield %w : i32
  }
  return %q : i32
^y:
  %k = "y"() : () -> i32
  return %k : i32
}
