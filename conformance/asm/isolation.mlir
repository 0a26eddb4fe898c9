// ARGS: --split-input-file --allow-unregistered-dialect
%a = arith.constant 1 : i32
"func.func"() ({
  "t.x"(%a) : (i32) -> ()
  "func.return"() : () -> ()
}) {sym_name = "x", function_type = () -> ()} : () -> ()
// -----
%a = arith.constant 1 : i32
func.func @x() {
  "t.x"(%a) : (i32) -> ()
  return
}
// -----
func.func @x() {
  "t.x"(%a) : (i32) -> ()
  return
}
%a = arith.constant 1 : i32
// -----
%a = arith.constant 1 : i32
func.func @x(%a: i32) {
  return
}
// -----
%a = arith.constant 1 : i32
module {
  %a = arith.constant 1 : i32
}
// -----
module {
  %a = arith.constant 1 : i32
}
module {
  %a = arith.constant 1 : i32
  %b = arith.addi %a, %a : i32
}

// -----

// An isolated region's own ops before those inside, of whose regions the last comes first.
"t.a"() ({
^bb0(%x: i32):
  builtin.module {
    "t.region"() ({
      "t.use"(%x) : (i32) -> ()
      "t.end"() : () -> ()
    }) : () -> ()
    "t.use2"(%x) : (i32) -> ()
  }
}) : () -> ()

// -----

"t.a"() ({
^bb0(%x: i32):
  builtin.module {
    "t.region"() ({
      "t.use"(%x) : (i32) -> ()
      "t.end"() : () -> ()
    }, {
      "t.useb"(%x) : (i32) -> ()
      "t.end"() : () -> ()
    }) : () -> ()
    "t.region"() ({
      "t.region"() ({ 
        "t.usec"(%x) : (i32) -> ()
        "t.end"() : () -> ()
      }) : () -> ()
      "t.used"(%x) : (i32) -> ()
      "t.end"() : () -> ()
    }, {
      "t.end"() : () -> ()
    }) : () -> ()
  }
}) : () -> ()

// -----

"t.a"() ({
^bb0(%x: i32):
  %y = "t.y"() : () -> i32
  builtin.module {
      "t.region"() ({
        "t.use"(%x) : (i32) -> ()
        "t.end"() : () -> ()
      }, {
      ^bb0:
        "t.region"() ({
          builtin.module { 
            "t.in"(%y) : (i32) -> ()
          }
          "t.use"(%x) : (i32) -> ()
          "t.end"() : () -> ()
        }) : () -> ()
        "t.end"() : () -> ()
      ^bb1:
        "t.useb"(%x) : (i32) -> ()
        "t.end"() : () -> ()
      }) : () -> ()
  }
}) : () -> ()

// -----

"t.a"() ({
^bb0(%x: !transform.any_op, %y: i32):
  transform.alternatives %x : !transform.any_op {
  ^bb0(%z: !transform.any_op):
    "t.region"() ({
      "t.use"(%y) : (i32) -> ()
    }) : () -> ()
  }, {
  ^bb0(%z: !transform.any_op):
    "t.useb"(%y) : (i32) -> ()
    transform.yield
  }
}) : () -> ()
