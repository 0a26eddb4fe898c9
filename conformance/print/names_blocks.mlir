// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
func.func @blocks(%c: i1, %v: i32) -> i32 {
  cf.cond_br %c, ^a, ^b(%v : i32)
^a:
  cf.br ^b(%v : i32)
^b(%x: i32):
  cf.cond_br %c, ^e(%x, %v : i32, i32), ^e(%v, %v : i32, i32)
^dead:
  cf.br ^dead
^unused:
  return %v : i32
^e(%p: i32, %q: i32):
  %s = arith.addi %p, %q : i32
  return %s : i32
}
func.func private @decl(i32, f32) -> (i32, f32)
"t.cfg"() ({
^bb0:
}, {
^bb0(%x: i32):
}, {
  "t.nop"() : () -> ()
^x:
  "t.nop"() : () -> ()
}, {
}) : () -> ()
