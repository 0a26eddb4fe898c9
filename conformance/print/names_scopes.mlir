// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
// ARGS: --allow-unregistered-dialect --mlir-print-unique-ssa-ids
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-unique-ssa-ids
%top = "t.one"() : () -> i32
%r = "t.region"() ({
  %a = "t.one"() : () -> i32
  "t.inner"() ({
    ^bb0(%x: i32):
      %p = "t.one"() : () -> i32
      "t.yield"(%p, %x, %a) : (i32, i32, i32) -> ()
  }, {
    ^bb0(%x: i32, %y: i32):
      %p = "t.one"() : () -> i32
      "t.yield"(%p, %y) : (i32, i32) -> ()
  }) : () -> ()
  %b = "t.one"() : () -> i32
  "t.yield"(%b) : (i32) -> ()
}) : () -> i32
"t.region"() ({
  ^bb0(%x: i32):
    %a = "t.one"() : () -> i32
    "t.br"(%a)[^bb1] : (i32) -> ()
  ^bb1(%y: i32):
    %b = "t.one"() : () -> i32
    "t.inner"() ({
      ^bb0(%z: i32, %zz: f32):
        "t.use"(%z, %zz, %x, %y, %b, %top, %r) : (i32, f32, i32, i32, i32, i32, i32) -> ()
    }) : () -> ()
}) : () -> ()
