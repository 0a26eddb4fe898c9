// ARGS: --split-input-file
// ARGS: --inline --canonicalize --split-input-file
// ARGS: --allow-unregistered-dialect --split-input-file

// Ops of the dialect of the reference's own tests are taken without a flag.
func.func private @callee(%x: i32) -> i32 {
  %0 = "test.made_up"(%x) : (i32) -> i32
  return %0 : i32
}
func.func @caller(%x: i32) -> i32 {
  %0 = call @callee(%x) : (i32) -> i32
  "test.made_up_too"() ({
    "test.inner"(%0) : (i32) -> ()
  }) {test.y = 1} : () -> ()
  return %0 : i32
}
// -----
func.func @attribute() {
  "test.made_up"() {a = #test.made_up} : () -> ()
  return
}
// -----
"other.made_up"() : () -> ()
