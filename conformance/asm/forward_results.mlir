// ARGS: --split-input-file --allow-unregistered-dialect
func.func @some_right() {
  "test.use"(%m#3, %m#1, %m#0, %m#2) : (i32, i64, i64, i32) -> ()
  %m:4 = "test.def"() : () -> (i64, i64, i64, i64)
  return
}
// -----
func.func @between() {
  "test.use"(%m#0, %m#2, %m#1) : (i64, i64, i64) -> ()
  "test.use"(%m#1) : (i32) -> ()
  %m:3 = "test.def"() : () -> (i64, i64, i64)
  return
}
