// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
func.func
func.func @x() { }
func.func private @z(i32, %a : i32)
func.func private @z(%a#1 : i32)
func.func private @z(i32) ->
func.func private @z(i32) -> (
func.func private @z(i32) -> (i32 {t.a = 1}, i32 {t.b
func.func private @z(i32 {a = 1})
func.func private @z() -> (i32 {a = 1})
func.func private @z(i32 {t.a}) attributes {sym_name = "b"}
func.func private @x(i32) {a = 1}
func.func @x4(%a: i32 {t.a = 1} loc("a")) -> (i32 {t.b = 1}, i64)
func.func @x(%arg0: i32) { ^bb0: return }
func.func @x() -> i32 { return }
// FRAME
func.func @x() { cf.br ^bb1(%a : i32)
^bb1(%b: i32):
  cf.br ^bb1
}
