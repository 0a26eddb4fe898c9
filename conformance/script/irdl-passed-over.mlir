// ARGS: --split-input-file --allow-unregistered-dialect --transform-interpreter
module {
%0:3 = "t.v"() : () -> (i32, f32, index)
"t.a"() {k = 5 : i32} : () -> ()
"t.b"(%0#0) {k = "x"} : (i32) -> ()
"t.c"(%0#0, %0#1) {l = "x"} : (i32, f32) -> ()
%1 = "t.d"(%0#0, %0#0) {l = "x"} : (i32, i32) -> i32
"t.e"() ({ "t.in"() : () -> () }) : () -> ()
"t.f"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 2>} : (i32, f32, index) -> ()
"t.g"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 1, 1>} : (i32, f32, index) -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%f = "t.foreign"() : () -> !irdl.attribute
irdl.attributes {"k" = %f}
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
%0:3 = "t.v"() : () -> (i32, f32, index)
"t.a"() {k = 5 : i32} : () -> ()
"t.b"(%0#0) {k = "x"} : (i32) -> ()
"t.c"(%0#0, %0#1) {l = "x"} : (i32, f32) -> ()
%1 = "t.d"(%0#0, %0#0) {l = "x"} : (i32, i32) -> i32
"t.e"() ({ "t.in"() : () -> () }) : () -> ()
"t.f"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 2>} : (i32, f32, index) -> ()
"t.g"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 1, 1>} : (i32, f32, index) -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%f = "t.foreign"() : () -> !irdl.attribute
%i = irdl.is i32
%o = irdl.any_of(%f, %i)
irdl.operands(a: %o)
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
%0:3 = "t.v"() : () -> (i32, f32, index)
"t.a"() {k = 5 : i32} : () -> ()
"t.b"(%0#0) {k = "x"} : (i32) -> ()
"t.c"(%0#0, %0#1) {l = "x"} : (i32, f32) -> ()
%1 = "t.d"(%0#0, %0#0) {l = "x"} : (i32, i32) -> i32
"t.e"() ({ "t.in"() : () -> () }) : () -> ()
"t.f"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 2>} : (i32, f32, index) -> ()
"t.g"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 1, 1>} : (i32, f32, index) -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%f = "t.foreign"() : () -> !irdl.attribute
%o = irdl.any_of(%f)
irdl.operands(a: %o)
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
%0:3 = "t.v"() : () -> (i32, f32, index)
"t.a"() {k = 5 : i32} : () -> ()
"t.b"(%0#0) {k = "x"} : (i32) -> ()
"t.c"(%0#0, %0#1) {l = "x"} : (i32, f32) -> ()
%1 = "t.d"(%0#0, %0#0) {l = "x"} : (i32, i32) -> i32
"t.e"() ({ "t.in"() : () -> () }) : () -> ()
"t.f"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 2>} : (i32, f32, index) -> ()
"t.g"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 1, 1>} : (i32, f32, index) -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%f = "t.foreign"() : () -> !irdl.attribute
%i = irdl.is i32
%o = irdl.all_of(%f, %i)
irdl.operands(a: %o)
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
%0:3 = "t.v"() : () -> (i32, f32, index)
"t.a"() {k = 5 : i32} : () -> ()
"t.b"(%0#0) {k = "x"} : (i32) -> ()
"t.c"(%0#0, %0#1) {l = "x"} : (i32, f32) -> ()
%1 = "t.d"(%0#0, %0#0) {l = "x"} : (i32, i32) -> i32
"t.e"() ({ "t.in"() : () -> () }) : () -> ()
"t.f"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 2>} : (i32, f32, index) -> ()
"t.g"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 1, 1>} : (i32, f32, index) -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%f = "t.foreign"() : () -> !irdl.attribute
%o = irdl.all_of(%f)
irdl.operands(a: %o)
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
%0:3 = "t.v"() : () -> (i32, f32, index)
"t.a"() {k = 5 : i32} : () -> ()
"t.b"(%0#0) {k = "x"} : (i32) -> ()
"t.c"(%0#0, %0#1) {l = "x"} : (i32, f32) -> ()
%1 = "t.d"(%0#0, %0#0) {l = "x"} : (i32, i32) -> i32
"t.e"() ({ "t.in"() : () -> () }) : () -> ()
"t.f"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 2>} : (i32, f32, index) -> ()
"t.g"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 1, 1>} : (i32, f32, index) -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%f = "t.foreign"() : () -> !irdl.region
irdl.regions(a: %f)
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
%0:3 = "t.v"() : () -> (i32, f32, index)
"t.a"() {k = 5 : i32} : () -> ()
"t.b"(%0#0) {k = "x"} : (i32) -> ()
"t.c"(%0#0, %0#1) {l = "x"} : (i32, f32) -> ()
%1 = "t.d"(%0#0, %0#0) {l = "x"} : (i32, i32) -> i32
"t.e"() ({ "t.in"() : () -> () }) : () -> ()
"t.f"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 2>} : (i32, f32, index) -> ()
"t.g"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 1, 1>} : (i32, f32, index) -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%f:2 = "t.foreign"() : () -> (!irdl.attribute, !irdl.attribute)
irdl.attributes {"k" = %f#1}
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
%0:3 = "t.v"() : () -> (i32, f32, index)
"t.a"() {k = 5 : i32} : () -> ()
"t.b"(%0#0) {k = "x"} : (i32) -> ()
"t.c"(%0#0, %0#1) {l = "x"} : (i32, f32) -> ()
%1 = "t.d"(%0#0, %0#0) {l = "x"} : (i32, i32) -> i32
"t.e"() ({ "t.in"() : () -> () }) : () -> ()
"t.f"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 2>} : (i32, f32, index) -> ()
"t.g"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 1, 1>} : (i32, f32, index) -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%f = "t.foreign"() : () -> !irdl.attribute
irdl.attributes {"k" = %f, "l" = %f}
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
"t.a"() {k = 5 : i32} : () -> ()
"t.p"() <{k = 5 : i32}> : () -> ()
"t.q"() <{k = 5 : i32}> {l} : () -> ()
"t.r"() {l} : () -> ()
"t.s"() : () -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%f = irdl.c_pred "x"
%o = irdl.all_of(%f)
irdl.attributes {"k" = %o}
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
"t.a"() {k = 5 : i32} : () -> ()
"t.p"() <{k = 5 : i32}> : () -> ()
"t.q"() <{k = 5 : i32}> {l} : () -> ()
"t.r"() {l} : () -> ()
"t.s"() : () -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%o = irdl.any
irdl.attributes {"k" = %o}
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
"t.a"() {k = 5 : i32} : () -> ()
"t.p"() <{k = 5 : i32}> : () -> ()
"t.q"() <{k = 5 : i32}> {l} : () -> ()
"t.r"() {l} : () -> ()
"t.s"() : () -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%o = irdl.any
%p = irdl.all_of(%o)
irdl.attributes {"k" = %p}
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
"t.a"() {k = 5 : i32} : () -> ()
"t.p"() <{k = 5 : i32}> : () -> ()
"t.q"() <{k = 5 : i32}> {l} : () -> ()
"t.r"() {l} : () -> ()
"t.s"() : () -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%f = irdl.c_pred "x"
%o = irdl.any
%p = irdl.all_of(%o)
irdl.attributes {"k" = %p}
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
"t.a"() {k = 5 : i32} : () -> ()
"t.p"() <{k = 5 : i32}> : () -> ()
"t.q"() <{k = 5 : i32}> {l} : () -> ()
"t.r"() {l} : () -> ()
"t.s"() : () -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%f = irdl.c_pred "x"
%o = irdl.any
%p = irdl.all_of(%f)
irdl.attributes {"k" = %p}
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
"t.a"() {k = 5 : i32} : () -> ()
"t.p"() <{k = 5 : i32}> : () -> ()
"t.q"() <{k = 5 : i32}> {l} : () -> ()
"t.r"() {l} : () -> ()
"t.s"() : () -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%o = irdl.any
%f = irdl.c_pred "x"
%p = irdl.all_of(%f)
irdl.attributes {"k" = %p}
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
"t.a"() {k = 5 : i32} : () -> ()
"t.p"() <{k = 5 : i32}> : () -> ()
"t.q"() <{k = 5 : i32}> {l} : () -> ()
"t.r"() {l} : () -> ()
"t.s"() : () -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%f = irdl.c_pred "x"
%p = irdl.any_of(%f)
irdl.attributes {"k" = %p}
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
"t.a"() {k = 5 : i32} : () -> ()
"t.p"() <{k = 5 : i32}> : () -> ()
"t.q"() <{k = 5 : i32}> {l} : () -> ()
"t.r"() {l} : () -> ()
"t.s"() : () -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%f = irdl.c_pred "x"
%o = irdl.is 5 : i32
irdl.attributes {"k" = %f, "k" = %o}
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
"t.a"() {k = 5 : i32} : () -> ()
"t.p"() <{k = 5 : i32}> : () -> ()
"t.q"() <{k = 5 : i32}> {l} : () -> ()
"t.r"() {l} : () -> ()
"t.s"() : () -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%f = irdl.c_pred "x"
%o = irdl.is 5 : i32
irdl.attributes {"k" = %o, "k" = %f}
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
"t.a"() {k = 5 : i32} : () -> ()
"t.p"() <{k = 5 : i32}> : () -> ()
"t.q"() <{k = 5 : i32}> {l} : () -> ()
"t.r"() {l} : () -> ()
"t.s"() : () -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%f = irdl.is 6 : i32
%o = irdl.is 5 : i32
irdl.attributes {"k" = %o, "k" = %f}
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
"t.a"() {k = 5 : i32} : () -> ()
"t.p"() <{k = 5 : i32}> : () -> ()
"t.q"() <{k = 5 : i32}> {l} : () -> ()
"t.r"() {l} : () -> ()
"t.s"() : () -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%f = irdl.is 6 : i32
%o = irdl.is 5 : i32
irdl.attributes {"k" = %f, "k" = %o}
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
%0:3 = "t.v"() : () -> (i32, f32, index)
"t.a"() {k = 5 : i32} : () -> ()
"t.b"(%0#0) {k = "x"} : (i32) -> ()
"t.c"(%0#0, %0#1) {l = "x"} : (i32, f32) -> ()
%1 = "t.d"(%0#0, %0#0) {l = "x"} : (i32, i32) -> i32
"t.e"() ({ "t.in"() : () -> () }) : () -> ()
"t.f"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 2>} : (i32, f32, index) -> ()
"t.g"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 1, 1>} : (i32, f32, index) -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%f = irdl.c_pred "x"

      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
%0:3 = "t.v"() : () -> (i32, f32, index)
"t.a"() {k = 5 : i32} : () -> ()
"t.b"(%0#0) {k = "x"} : (i32) -> ()
"t.c"(%0#0, %0#1) {l = "x"} : (i32, f32) -> ()
%1 = "t.d"(%0#0, %0#0) {l = "x"} : (i32, i32) -> i32
"t.e"() ({ "t.in"() : () -> () }) : () -> ()
"t.f"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 2>} : (i32, f32, index) -> ()
"t.g"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 1, 1>} : (i32, f32, index) -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%f = irdl.c_pred "x"
irdl.attributes {"k" = %f}
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
%0:3 = "t.v"() : () -> (i32, f32, index)
"t.a"() {k = 5 : i32} : () -> ()
"t.b"(%0#0) {k = "x"} : (i32) -> ()
"t.c"(%0#0, %0#1) {l = "x"} : (i32, f32) -> ()
%1 = "t.d"(%0#0, %0#0) {l = "x"} : (i32, i32) -> i32
"t.e"() ({ "t.in"() : () -> () }) : () -> ()
"t.f"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 2>} : (i32, f32, index) -> ()
"t.g"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 1, 1>} : (i32, f32, index) -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%f = irdl.c_pred "x"
irdl.attributes {"nope" = %f}
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
%0:3 = "t.v"() : () -> (i32, f32, index)
"t.a"() {k = 5 : i32} : () -> ()
"t.b"(%0#0) {k = "x"} : (i32) -> ()
"t.c"(%0#0, %0#1) {l = "x"} : (i32, f32) -> ()
%1 = "t.d"(%0#0, %0#0) {l = "x"} : (i32, i32) -> i32
"t.e"() ({ "t.in"() : () -> () }) : () -> ()
"t.f"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 2>} : (i32, f32, index) -> ()
"t.g"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 1, 1>} : (i32, f32, index) -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%f = irdl.c_pred "x"
%i = irdl.any
irdl.operands(a: %i)
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
%0:3 = "t.v"() : () -> (i32, f32, index)
"t.a"() {k = 5 : i32} : () -> ()
"t.b"(%0#0) {k = "x"} : (i32) -> ()
"t.c"(%0#0, %0#1) {l = "x"} : (i32, f32) -> ()
%1 = "t.d"(%0#0, %0#0) {l = "x"} : (i32, i32) -> i32
"t.e"() ({ "t.in"() : () -> () }) : () -> ()
"t.f"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 2>} : (i32, f32, index) -> ()
"t.g"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 1, 1>} : (i32, f32, index) -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%i = irdl.any
%f = irdl.c_pred "x"
irdl.operands(a: %i, b: %i)
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
%0:3 = "t.v"() : () -> (i32, f32, index)
"t.a"() {k = 5 : i32} : () -> ()
"t.b"(%0#0) {k = "x"} : (i32) -> ()
"t.c"(%0#0, %0#1) {l = "x"} : (i32, f32) -> ()
%1 = "t.d"(%0#0, %0#0) {l = "x"} : (i32, i32) -> i32
"t.e"() ({ "t.in"() : () -> () }) : () -> ()
"t.f"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 2>} : (i32, f32, index) -> ()
"t.g"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 1, 1>} : (i32, f32, index) -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%i = irdl.is i32
%f = irdl.c_pred "x"
%o = irdl.any_of(%i, %f)
irdl.operands(a: %o)
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
%0:3 = "t.v"() : () -> (i32, f32, index)
"t.a"() {k = 5 : i32} : () -> ()
"t.b"(%0#0) {k = "x"} : (i32) -> ()
"t.c"(%0#0, %0#1) {l = "x"} : (i32, f32) -> ()
%1 = "t.d"(%0#0, %0#0) {l = "x"} : (i32, i32) -> i32
"t.e"() ({ "t.in"() : () -> () }) : () -> ()
"t.f"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 2>} : (i32, f32, index) -> ()
"t.g"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 1, 1>} : (i32, f32, index) -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%i = irdl.is i32
%f = irdl.c_pred "x"
%o = irdl.all_of(%i, %f)
irdl.operands(a: %o)
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
%0:3 = "t.v"() : () -> (i32, f32, index)
"t.a"() {k = 5 : i32} : () -> ()
"t.b"(%0#0) {k = "x"} : (i32) -> ()
"t.c"(%0#0, %0#1) {l = "x"} : (i32, f32) -> ()
%1 = "t.d"(%0#0, %0#0) {l = "x"} : (i32, i32) -> i32
"t.e"() ({ "t.in"() : () -> () }) : () -> ()
"t.f"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 2>} : (i32, f32, index) -> ()
"t.g"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 1, 1>} : (i32, f32, index) -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%i = irdl.any
%f = irdl.c_pred "x"
%o = irdl.any_of(%i, %f)
irdl.operands(a: %o)
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
%0:3 = "t.v"() : () -> (i32, f32, index)
"t.a"() {k = 5 : i32} : () -> ()
"t.b"(%0#0) {k = "x"} : (i32) -> ()
"t.c"(%0#0, %0#1) {l = "x"} : (i32, f32) -> ()
%1 = "t.d"(%0#0, %0#0) {l = "x"} : (i32, i32) -> i32
"t.e"() ({ "t.in"() : () -> () }) : () -> ()
"t.f"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 2>} : (i32, f32, index) -> ()
"t.g"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 1, 1>} : (i32, f32, index) -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%f = irdl.c_pred "x"
%i = irdl.base @d
irdl.operands(a: %i)
      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
// -----
module {
%0:3 = "t.v"() : () -> (i32, f32, index)
"t.a"() {k = 5 : i32} : () -> ()
"t.b"(%0#0) {k = "x"} : (i32) -> ()
"t.c"(%0#0, %0#1) {l = "x"} : (i32, f32) -> ()
%1 = "t.d"(%0#0, %0#0) {l = "x"} : (i32, i32) -> i32
"t.e"() ({ "t.in"() : () -> () }) : () -> ()
"t.f"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 2>} : (i32, f32, index) -> ()
"t.g"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 1, 1>} : (i32, f32, index) -> ()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %m = transform.irdl.collect_matching in %a : (!transform.any_op) -> (!transform.any_op) {
      irdl.dialect @d { irdl.operation @x {
%i = irdl.is f32
%j = irdl.any
%f = irdl.c_pred "x"
%r = irdl.region(%f)
irdl.operands(a: %i)
irdl.regions(b: %r)

      } }
    }
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
}
