// ARGS: --split-input-file --allow-unregistered-dialect
#x = loc("a")
#x = loc("b")
// -----
#x.y = loc("a")
// -----
!x.y = i32
// -----
!x i32
// -----
!x = 
// -----
#x 
// -----
#x =
// -----
!x = i32
!x = i64
// -----
!x = i32
"t.x"() {a = !x, b = vector<4x!x>} : () -> !x
// -----
#x = {a = 1}
#y = [#x, #x]
"t.x"() {a = #y} : () -> ()
// -----
"t.x"() {a = #y} : () -> ()
#y = 1
// -----
#x = 1
!x = i32
"t.x"() {a = #x} : () -> !x
// -----
#map = affine_map<(d0) -> (d0)>
!m = memref<4xi32, #map>
"t.x"() : () -> !m
"t.x"() {a = #map} : () -> ()
// -----
#1 = 5
"t.x"() {a = #1} : () -> ()
// -----
"t.x"() ({
  #x = 1
}) : () -> ()
// -----
#a = dense<1> : tensor<2xi32>
#b = #a
"t.x"() {a = #b} : () -> ()
// -----
!a = !foo.bar
!b = tuple<!a, !a>
"t.x"() : () -> !b
