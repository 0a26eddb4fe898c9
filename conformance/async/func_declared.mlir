// ARGS: --async-func-to-async-runtime
// A declaration has no body that could be a coroutine.
async.func private @f(i32) -> !async.token
