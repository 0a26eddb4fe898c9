// ARGS: --dump-pass-pipeline 
// ARGS: --dump-pass-pipeline --cse
// ARGS: --dump-pass-pipeline --canonicalize --cse --inline
// ARGS: --dump-pass-pipeline --canonicalize="top-down=false max-iterations=2" --cse
// ARGS: --dump-pass-pipeline --canonicalize=foo=1
// ARGS: --dump-pass-pipeline --canonicalize=foo
// ARGS: --dump-pass-pipeline --cse=1
// ARGS: --dump-pass-pipeline --cse=
// ARGS: --dump-pass-pipeline --canonicalize=
// ARGS: --dump-pass-pipeline --cse --pass-pipeline='builtin.module(cse)'
// ARGS: --dump-pass-pipeline --inline='default-pipeline=cse'
// ARGS: --dump-pass-pipeline --inline='op-pipelines=func.func(cse)'
// ARGS: --dump-pass-pipeline --canonicalize='max-iterations=x'
// ARGS: --dump-pass-pipeline -canonicalize -cse
// ARGS: --dump-pass-pipeline --cse --cse=1
func.func private @ext(i32)
func.func @f(%a: i32) -> i32 {
  %c = arith.constant 1 : i32
  %0 = arith.addi %a, %c : i32
  %1 = arith.addi %a, %c : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
func.func @g(%a: i32) -> i32 {
  return %a : i32
}
