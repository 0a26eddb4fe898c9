// ARGS: --pass-pipeline='builtin.module(func.func(cse))'
// ARGS: --pass-pipeline='builtin.module(func.func(cse),any(canonicalize))'
// ARGS: --pass-pipeline='builtin.module(func.func(cse),canonicalize,builtin.module(cse))'
// ARGS: --pass-pipeline='any(func.func(cse),func.func(canonicalize))'
// ARGS: --pass-pipeline='builtin.module(func.func(cse))' --verify-each=false
// ARGS: --pass-pipeline='builtin.module(func.func(test-transform-dialect-erase-schedule))'
// ARGS: --pass-pipeline='any(any(test-transform-dialect-erase-schedule))'

// After nested pipelines an op is verified without the ops inside, also when nothing ran: its table
// warns once, and once more when ops inside are verified too.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @unconsumed(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  func.func @f(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    %1 = arith.addi %a, %a : i32
    %2 = arith.muli %0, %1 : i32
    return %2 : i32
  }
}
