// ARGS: --split-input-file
// FRAME
func.func @a() {
  // HERE
  return
}
// EACH
%0 = ub.poison <1> : i32
%0 = ub.poison <#ub.foo> : i32
%0 = "ub.poison"() {value = 1 : i32} : () -> i32
ub.unreachable
// FRAME
func.func @a() -> i32 {
  %0 = "ub.unreachable"() : () -> i32
}
