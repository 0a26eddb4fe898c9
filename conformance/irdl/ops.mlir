// ARGS: --split-input-file --allow-unregistered-dialect
// ARGS: --mlir-print-op-generic
irdl.dialect @cmath attributes {foo} {
  irdl.type @complex {
    %0 = irdl.is f32
    %1 = irdl.is f64 
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(elem: %2)
  }
  irdl.type @empty
  irdl.attribute @at {
    %0 = irdl.is "foo"
    %1 = irdl.any
    irdl.parameters(a: %0, b: %1) {x}
  }
  irdl.operation @norm attributes {a} {
    %0 = irdl.any {q}
    %1 = irdl.parametric @cmath::@complex<%0>
    %b = irdl.base @cmath::@complex {r}
    %b2 = irdl.base "!builtin.integer"
    %b3 = irdl.base "#builtin.integer"
    %al = irdl.all_of(%0, %1) {t}
    %c = irdl.c_pred "isa<X>($_self)"
    irdl.operands(in: %1, s: single %0, o: optional %0, v: variadic %0)
    irdl.results(out: %0, r: variadic %b)
    irdl.attributes { "attr1" = %0, "attr2" = %b2 }
    %r0 = irdl.region
    %r1 = irdl.region()
    %r2 = irdl.region(%0, %1)
    %r3 = irdl.region with size 3
    %r4 = irdl.region(%0) with size 3 {u}
    irdl.regions(a: %r0, b: %r1, c: %r2, d: %r3)
  }
  irdl.operation @nothing
  irdl.operation @e { irdl.operands() irdl.results() irdl.regions()
 irdl.attributes
 }
  irdl.operation @f { 
    %0 = irdl.is 5 : i32 {z}
    %1 = irdl.is @foo
    %2 = irdl.parametric @cmath::@empty<>
  }
}
irdl.dialect @other
irdl.dialect @other2 {}
