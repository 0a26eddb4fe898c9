// Where the reference dies, or takes another way than the program: of a flag of more bits than an index has, index_castui drops some.
// RUN: jig-opt %s --lift-cf-to-scf --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @wide(%c: i128, %a: i32) -> i32 {
  // expected-error @below {{'cf.switch' op has a flag of more bits than an index}}
  cf.switch %c : i128, [
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

func.func @of_llvm(%c: i1, %a: i32) -> i32 {
  // expected-error @below {{'llvm.cond_br' op Cannot convert unknown control flow op to structured control flow}}
  llvm.cond_br %c, ^x, ^y(%a : i32)
^x:
  "x"() : () -> ()
  return %a : i32
^y(%q: i32):
  "y"() : () -> ()
  return %q : i32
}

// -----

func.func @unreachable_cycle(%c: i1, %a: i32) -> i32 {
  cf.br ^y
^x:
  // expected-error @below {{'x' op transformation does not support unreachable blocks}}
  "x"() : () -> ()
  cf.br ^z
^z:
  cf.br ^x
^y:
  return %a : i32
}
