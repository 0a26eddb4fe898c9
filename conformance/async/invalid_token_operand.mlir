// ARGS: --verify-each
// A token has nothing that the body could see.
func.func @a(%t: !async.token) {
  %0 = async.execute (%t as %x : !async.token) {
    async.yield
  }
  return
}
