// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
func.func @all(%a: index, %b: index, %i: i32, %u: ui8) {
  %0 = index.add %a, %b
  %1 = index.sub %a, %b
  %2 = index.mul %a, %b
  %3 = index.divs %a, %b
  %4 = index.divu %a, %b
  %5 = index.ceildivs %a, %b
  %6 = index.ceildivu %a, %b
  %7 = index.floordivs %a, %b
  %8 = index.rems %a, %b
  %9 = index.remu %a, %b
  %10 = index.maxs %a, %b
  %11 = index.maxu %a, %b
  %12 = index.mins %a, %b
  %13 = index.minu %a, %b
  %14 = index.shl %a, %b
  %15 = index.shrs %a, %b
  %16 = index.shru %a, %b
  %17 = index.and %a, %b
  %18 = index.or %a, %b
  %19 = index.xor %a, %b
  %c0 = index.casts %a : index to i32
  %c1 = index.casts %i : i32 to index
  %c2 = index.castu %a : index to i64
  %c3 = index.castu %i {a} : i32 to index
  %c4 = index.casts %u : ui8 to index
  %p0 = index.cmp eq(%a, %b)
  %p1 = index.cmp ne(%a, %b)
  %p2 = index.cmp slt(%a, %b)
  %p3 = index.cmp sle(%a, %b)
  %p4 = index.cmp sgt(%a, %b)
  %p5 = index.cmp sge(%a, %b)
  %p6 = index.cmp ult(%a, %b)
  %p7 = index.cmp ule(%a, %b)
  %p8 = index.cmp ugt(%a, %b)
  %p9 = index.cmp uge(%a, %b)
  %s = index.sizeof
  %s1 = index.sizeof {a}
  %k0 = index.constant 5
  %k1 = index.constant -5
  %k2 = index.constant {a} 5
  %k3 = index.bool.constant true
  %k4 = index.bool.constant false
  %k5 = "index.constant"() <{value = 9 : index}> : () -> index
  %k6 = "index.cmp"(%a, %b) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
  %k7 = index.add %a, %b {x = 1}
  %k8 = "index.bool.constant"() {value = true} : () -> i1
  %k9 = index.cmp ne(%a, %b) {x}
  %k10 = index.constant 9223372036854775807
  return
}
