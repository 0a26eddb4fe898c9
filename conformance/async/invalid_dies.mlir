// ARGS: --verify-each
// A value that is waited for without a result.
func.func @a(%v: !async.value<f32>) {
  "async.await"(%v) : (!async.value<f32>) -> ()
  return
}
