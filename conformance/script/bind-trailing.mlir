// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=#-5'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=#0x10'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=#010'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=#0b11'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=#1 '
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=#-'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=#--1'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=#-0'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=#1;-2;3'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=#;1'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=#;'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=#1;;'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=#1;2;'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=#9223372036854775807'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=#9223372036854775808'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=#-9223372036854775808'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=#-9223372036854775809'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=#+1'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=#1.0'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=#'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=#1'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=^arith.constant'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=arith.constant'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=^func.func'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=no.op'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=^'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args='
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args=,'
// ARGS: '--transform-interpreter=entry-point=params debug-bind-trailing-args={}'
// ARGS: '--transform-interpreter=entry-point=ops debug-bind-trailing-args=#1'
// ARGS: '--transform-interpreter=entry-point=ops debug-bind-trailing-args=^arith.constant'
// ARGS: '--transform-interpreter=entry-point=ops debug-bind-trailing-args=arith.constant'
// ARGS: '--transform-interpreter=entry-point=ops debug-bind-trailing-args=^func.func'
// ARGS: '--transform-interpreter=entry-point=ops debug-bind-trailing-args=no.op'
// ARGS: '--transform-interpreter=entry-point=ops debug-bind-trailing-args=^'
// ARGS: '--transform-interpreter=entry-point=ops debug-bind-trailing-args='
// ARGS: '--transform-interpreter=entry-point=ops debug-bind-trailing-args=,'
// ARGS: '--transform-interpreter=entry-point=ops debug-bind-trailing-args={}'
// ARGS: '--transform-interpreter=entry-point=values debug-bind-trailing-args=#1'
// ARGS: '--transform-interpreter=entry-point=values debug-bind-trailing-args=^arith.constant'
// ARGS: '--transform-interpreter=entry-point=values debug-bind-trailing-args=arith.constant'
// ARGS: '--transform-interpreter=entry-point=values debug-bind-trailing-args=^func.func'
// ARGS: '--transform-interpreter=entry-point=values debug-bind-trailing-args=no.op'
// ARGS: '--transform-interpreter=entry-point=values debug-bind-trailing-args=^'
// ARGS: '--transform-interpreter=entry-point=values debug-bind-trailing-args='
// ARGS: '--transform-interpreter=entry-point=values debug-bind-trailing-args=,'
// ARGS: '--transform-interpreter=entry-point=values debug-bind-trailing-args={}'
// ARGS: '--transform-interpreter=entry-point=types debug-bind-trailing-args=#1'
// ARGS: '--transform-interpreter=entry-point=types debug-bind-trailing-args=^arith.constant'
// ARGS: '--transform-interpreter=entry-point=types debug-bind-trailing-args=arith.constant'
// ARGS: '--transform-interpreter=entry-point=types debug-bind-trailing-args=^func.func'
// ARGS: '--transform-interpreter=entry-point=types debug-bind-trailing-args=no.op'
// ARGS: '--transform-interpreter=entry-point=types debug-bind-trailing-args=^'
// ARGS: '--transform-interpreter=entry-point=types debug-bind-trailing-args='
// ARGS: '--transform-interpreter=entry-point=types debug-bind-trailing-args=,'
// ARGS: '--transform-interpreter=entry-point=types debug-bind-trailing-args={}'
// ARGS: '--transform-interpreter=entry-point=small debug-bind-trailing-args=#1'
// ARGS: '--transform-interpreter=entry-point=small debug-bind-trailing-args=^arith.constant'
// ARGS: '--transform-interpreter=entry-point=small debug-bind-trailing-args=arith.constant'
// ARGS: '--transform-interpreter=entry-point=small debug-bind-trailing-args=^func.func'
// ARGS: '--transform-interpreter=entry-point=small debug-bind-trailing-args=no.op'
// ARGS: '--transform-interpreter=entry-point=small debug-bind-trailing-args=^'
// ARGS: '--transform-interpreter=entry-point=small debug-bind-trailing-args='
// ARGS: '--transform-interpreter=entry-point=small debug-bind-trailing-args=,'
// ARGS: '--transform-interpreter=entry-point=small debug-bind-trailing-args={}'
// ARGS: '--transform-interpreter=entry-point=additions debug-bind-trailing-args=#1'
// ARGS: '--transform-interpreter=entry-point=additions debug-bind-trailing-args=^arith.constant'
// ARGS: '--transform-interpreter=entry-point=additions debug-bind-trailing-args=arith.constant'
// ARGS: '--transform-interpreter=entry-point=additions debug-bind-trailing-args=^func.func'
// ARGS: '--transform-interpreter=entry-point=additions debug-bind-trailing-args=no.op'
// ARGS: '--transform-interpreter=entry-point=additions debug-bind-trailing-args=^'
// ARGS: '--transform-interpreter=entry-point=additions debug-bind-trailing-args='
// ARGS: '--transform-interpreter=entry-point=additions debug-bind-trailing-args=,'
// ARGS: '--transform-interpreter=entry-point=additions debug-bind-trailing-args={}'
// ARGS: '--transform-interpreter=entry-point=none debug-bind-trailing-args=#x'
// ARGS: '--transform-interpreter=entry-point=ops debug-payload-root-tag=none debug-bind-trailing-args=#x'
// ARGS: '--transform-interpreter=entry-point=ops debug-bind-trailing-args=#x,#y'

module attributes {transform.with_named_sequence} {
  func.func @f() -> (i32, i32) {
    %0 = arith.constant 1 : i32
    %1 = arith.constant 2 : i32
    return %0, %1 : i32, i32
  }
  transform.named_sequence @params(%a: !transform.any_op, %b: !transform.any_param) {
    transform.debug.emit_remark_at %a, "params" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @ops(%a: !transform.any_op, %b: !transform.any_op) {
    transform.debug.emit_remark_at %b, "ops" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @values(%a: !transform.any_op, %b: !transform.any_value) {
    transform.debug.emit_remark_at %b, "values" : !transform.any_value
    transform.yield
  }
  transform.named_sequence @types(%a: !transform.any_op, %b: !transform.type) {
    transform.yield
  }
  transform.named_sequence @small(%a: !transform.any_op, %b: !transform.param<i8>) {
    transform.yield
  }
  transform.named_sequence @additions(%a: !transform.any_op, %b: !transform.op<"arith.addi">) {
    transform.yield
  }
}
