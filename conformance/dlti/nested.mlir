// ARGS: --split-input-file --allow-unregistered-dialect
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, i32 = dense<32> : vector<3xi64>, i1 = dense<[8,8]> : vector<2xi32>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, i32 = dense<32> : vector<2xi64>, "dlti.endianness" = "big">} {
 module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<64> : vector<2xi64>, "dlti.endianness" = "little">} {}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
 module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 64 : i64>} {
 module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 128: i64>} {}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 64 : i64, "foo" = 5>} {
 module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 128: i64, "foo" = 4>} {}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = 5>} {
 module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = 4>} {}
}
// -----
func.func @f(%a: i32 {dlti.dl_spec = 5}) attributes {dlti.dl_spec = 5} { return }
// -----
module attributes {a.b = #dlti.dl_spec<"c"=3>, c.d = #dlti.dl_spec<"c"=4>} {}
// -----
module attributes {a.b = #dlti.dl_spec<"c"=3>, dlti.dl_spec = #dlti.dl_spec<"c"=4>} {}
// -----
module attributes {a.b = #dlti.dl_spec<index="a">} {}
// -----
module attributes {a.b = #dlti.target_system_spec<"c"=#dlti.target_device_spec<"a"=1>>, c.d = #dlti.target_system_spec<"c"=#dlti.target_device_spec<"a"=1>>} {}
// -----
module attributes {a.b = #dlti.target_device_spec<"c"=3>, c.d = #dlti.target_device_spec<"c"=4>} {}
// -----
module attributes {a.b = #dlti.map<"c"=3>, c.d = #dlti.map<"c"=4>, dlti.map = #dlti.map<>} {}
// -----
module attributes {a.b = #dlti.dl_spec<index=3>} {
module attributes {a.b = #dlti.dl_spec<"c"=3>} {}
module attributes {a.b = #dlti.dl_spec<"dlti.endianness"="little">} {}
module attributes {a.b = #dlti.dl_spec<"dlti.endianness"="medium">} {}
}
// -----
module attributes {a.b = #dlti.dl_spec<"d"=3>} {
func.func @f() attributes {a.b = #dlti.dl_spec<index="a">} {return}
module attributes {c.b = #dlti.dl_spec<"d"=4>} {}
}
// -----
module attributes {a.b = #dlti.dl_spec<"d"=3>, foo = 4} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<tf32 = dense<8> : vector<1xi64>, f8E5M2 = dense<8> : vector<1xi64>, f80 = dense<8> : vector<1xi64>, f128 = 3>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = "a">, foo = 4} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big" : i32>} {
}
// -----
module attributes {a.dl_spec = #dlti.dl_spec<"dlti.endianness" = "bg" >, a.b = #dlti.dl_spec<"c" = 3>} {
}
// -----
module attributes {a.b = #dlti.dl_spec<"d"=3>} {
module attributes {dlti.dl_spec = #dlti.dl_spec<"d"=4>} {}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"d"=3>} {
module attributes {a.b = #dlti.dl_spec<"d"=4>} {
module attributes {dlti.dl_spec = #dlti.dl_spec<"d"=4>} {
}}}
// -----
module attributes {a.b = #dlti.dl_spec<"d"=3>, dlti.dl_spec = #dlti.dl_spec<index="a">} {
}
// -----
module attributes {a.b = #dlti.dl_spec<index="a">, dlti.dl_spec = #dlti.dl_spec<"d"=3>} {
}
// -----
module attributes {a.b = #dlti.dl_spec<"d"=3>, a.c = #dlti.dl_spec<"d"=4>} {
module attributes {dlti.dl_spec = #dlti.dl_spec<"d"=3>} {
}}
// -----
module attributes {a.b = #dlti.dl_spec<"d"=3>, a.c = #dlti.dl_spec<"d"=4>} {
module attributes {dlti.dl_spec = #dlti.dl_spec<"d"=4>} {
}}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"d"=3>} {
func.func @f() {
 "test.region"() ({
 builtin.module attributes {dlti.dl_spec = #dlti.dl_spec<"d"=4>} { }
 }) {a.b = #dlti.dl_spec<"d"=4>}: () -> ()
return
}}
// -----
module attributes {a.b = #dlti.dl_spec<"d"=4>, c.d = #dlti.dl_spec<"d"=3>} { module attributes {a.b = #dlti.dl_spec<"d"=4>, c.d = #dlti.dl_spec<"d"=3>} {}}
// -----
func.func private @g()
module attributes {dlti.dl_spec = #dlti.dl_spec<"d"=3>} {
module attributes {dlti.dl_spec = #dlti.dl_spec<"d"=4>} {}
}
// -----
"builtin.module"() ({
  "test.foo"() ({
  "builtin.module"() ({
   ^bb0:
  }) {dlti.dl_spec = #dlti.dl_spec<"a" = 5>} : () -> ()
  }) : () -> ()
}) {dlti.dl_spec = #dlti.dl_spec<"a" = 4>} : () -> () loc("foo":3:4)
// -----
module {
module attributes {dlti.dl_spec = #dlti.dl_spec<"d"=3>} {
module {
module attributes {dlti.dl_spec = #dlti.dl_spec<"d"=4>} {}
}}}
