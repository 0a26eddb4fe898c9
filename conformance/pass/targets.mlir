// ARGS: --allow-unregistered-dialect --pass-pipeline='builtin.module(any(cse))'
// ARGS: --allow-unregistered-dialect --pass-pipeline='builtin.module(memref.global(cse))'
// ARGS: --allow-unregistered-dialect --pass-pipeline='builtin.module(un.reg(cse))'
// ARGS: --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(scf.execute_region(cse)))'
// ARGS: --allow-unregistered-dialect --pass-pipeline='builtin.module(any(print-op-stats))'
module { func.func @f(%a: i32) { %0 = scf.execute_region -> i32 { scf.yield %a : i32 } return }
 memref.global @x : memref<4xf32>
 "un.reg"() ({ %0 = arith.constant 3 : i32 }) : () -> ()
 module {}
}
