// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, i32 = dense<32> : vector<3xi64>, i1 = dense<[8,8]> : vector<2xi32>>} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, i32 = dense<32> : vector<2xi64>, "dlti.endianness" = "big">} { module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<64> : vector<2xi64>, "dlti.endianness" = "little">} {} }
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 64 : i64, "foo" = 5>} { module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 128: i64, "foo" = 4>} {} }
func.func @f(%a: i32 {dlti.dl_spec = 5}) attributes {dlti.dl_spec = 5} { return }
module attributes {a.b = #dlti.dl_spec<"c"=3>, c.d = #dlti.dl_spec<"c"=4>} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<tf32 = dense<8> : vector<1xi64>, f8E5M2 = dense<8> : vector<1xi64>, f80 = dense<8> : vector<1xi64>, f128 = 3>} { }
module attributes {dlti.dl_spec = #dlti.dl_spec<index = "a">, foo = 4} { }
module attributes {a.dl_spec = #dlti.dl_spec<"dlti.endianness" = "bg" >, a.b = #dlti.dl_spec<"c" = 3>} { }
// FRAME
module attributes {dlti.dl_spec = #dlti.dl_spec<"d"=3>} {
module attributes {a.b = #dlti.dl_spec<"d"=4>} {
module attributes {dlti.dl_spec = #dlti.dl_spec<"d"=4>} {
}}}
// FRAME
module attributes {dlti.dl_spec = #dlti.dl_spec<"d"=3>} {
func.func @f() {
 "test.region"() ({
 builtin.module attributes {dlti.dl_spec = #dlti.dl_spec<"d"=4>} { }
 }) {a.b = #dlti.dl_spec<"d"=4>}: () -> ()
return
}}
