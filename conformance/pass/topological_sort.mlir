// ARGS: --topological-sort --allow-unregistered-dialect
// ARGS: --topological-sort --allow-unregistered-dialect --no-implicit-module
module {
  %a = "t.a"(%b, %c) : (i32, i32) -> i32
  %b = "t.b"(%d) : (i32) -> i32
  %c = "t.c"() : () -> i32
  "t.r"() ({
    "t.use"(%e, %a) : (i32, i32) -> ()
  }) : () -> ()
  %d = "t.d"(%c) : (i32) -> i32
  %e = "t.e"() : () -> i32
  %f = "t.f"(%g) : (i32) -> i32
  %g = "t.g"(%f, %e) : (i32, i32) -> i32
  %h = "t.h"(%i) : (i32) -> i32
  %i = "t.i"(%g) : (i32) -> i32
  %self = "t.self"(%self) : (i32) -> i32
  %x = "t.x"(%y) : (i32) -> i32
  %y = "t.y"(%z) : (i32) -> i32
  %z = "t.z"(%x, %h) : (i32, i32) -> i32
  %w = "t.w"(%x, %z, %y, %c) : (i32, i32, i32, i32) -> i32
  module {
    %p = "t.p"(%q) : (i32) -> i32
    %q = "t.q"() : () -> i32
  }
  func.func @f() {
    return
  }
}
