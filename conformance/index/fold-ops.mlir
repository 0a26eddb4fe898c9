// ARGS: --split-input-file --canonicalize
func.func @binary() -> (index, index, index, index, index, index, index, index, index, index) {
  %a = index.constant 17
  %b = index.constant -5
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
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : index, index, index, index, index, index, index, index, index, index
}
// -----
func.func @more() -> (index, index, index, index, index, index, index, index, index, index) {
  %a = index.constant 17
  %b = index.constant 5
  %0 = index.maxs %a, %b
  %1 = index.maxu %a, %b
  %2 = index.mins %a, %b
  %3 = index.minu %a, %b
  %4 = index.shl %a, %b
  %5 = index.shrs %a, %b
  %6 = index.shru %a, %b
  %7 = index.and %a, %b
  %8 = index.or %a, %b
  %9 = index.xor %a, %b
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : index, index, index, index, index, index, index, index, index, index
}
// -----
func.func @divisions() -> (index, index, index, index, index, index, index, index, index, index) {
  %a = index.constant 17
  %b = index.constant 5
  %na = index.constant -17
  %nb = index.constant -5
  %0 = index.ceildivs %a, %b
  %1 = index.ceildivs %na, %b
  %2 = index.ceildivs %a, %nb
  %3 = index.ceildivs %na, %nb
  %4 = index.floordivs %a, %b
  %5 = index.floordivs %na, %b
  %6 = index.floordivs %a, %nb
  %7 = index.floordivs %na, %nb
  %8 = index.ceildivu %a, %b
  %9 = index.divu %na, %b
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : index, index, index, index, index, index, index, index, index, index
}
// -----
func.func @by_zero() -> (index, index, index, index, index, index, index) {
  %a = index.constant 17
  %z = index.constant 0
  %0 = index.divs %a, %z
  %1 = index.divu %a, %z
  %2 = index.ceildivs %a, %z
  %3 = index.ceildivu %a, %z
  %4 = index.floordivs %a, %z
  %5 = index.rems %a, %z
  %6 = index.remu %a, %z
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}
// -----
func.func @zero_dividend() -> (index, index, index, index, index, index, index) {
  %a = index.constant -17
  %z = index.constant 0
  %0 = index.divs %z, %a
  %1 = index.divu %z, %a
  %2 = index.ceildivs %z, %a
  %3 = index.ceildivu %z, %a
  %4 = index.floordivs %z, %a
  %5 = index.rems %z, %a
  %6 = index.remu %z, %a
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}
// -----
func.func @depends_on_width() -> (index, index, index, index, index, index, index, i1, i1, i1) {
  %a = index.constant 0x100000000
  %b = index.constant 4
  %c = index.constant 40
  %0 = index.divs %a, %b
  %1 = index.remu %a, %b
  %2 = index.maxs %a, %b
  %3 = index.minu %a, %b
  %4 = index.shl %b, %c
  %5 = index.shrs %a, %b
  %6 = index.shru %a, %c
  %7 = index.cmp slt(%a, %b)
  %8 = index.cmp ne(%a, %b)
  %9 = index.cmp ugt(%a, %b)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : index, index, index, index, index, index, index, i1, i1, i1
}
// -----
func.func @identities(%x: index) -> (index, index, index, index, index, index, index, index) {
  %z = index.constant 0
  %o = index.constant 1
  %0 = index.add %x, %z
  %1 = index.add %z, %x
  %2 = index.sub %x, %z
  %3 = index.mul %x, %z
  %4 = index.mul %x, %o
  %5 = index.sub %x, %x
  %6 = index.and %x, %z
  %7 = index.divs %x, %o
  return %0, %1, %2, %3, %4, %5, %6, %7 : index, index, index, index, index, index, index, index
}
// -----
func.func @casts() -> (index, index, i8, i32, i64, i64, i40, i40, i128, i128) {
  %i = arith.constant -3 : i16
  %l = arith.constant -3 : i128
  %a = index.constant -3
  %b = index.constant 0x100000001
  %0 = index.casts %i : i16 to index
  %1 = index.castu %i : i16 to index
  %2 = index.casts %a : index to i8
  %3 = index.castu %b : index to i32
  %4 = index.casts %a : index to i64
  %5 = index.castu %a : index to i64
  %6 = index.casts %a : index to i40
  %7 = index.castu %a : index to i40
  %8 = index.casts %a : index to i128
  %9 = index.castu %b : index to i128
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : index, index, i8, i32, i64, i64, i40, i40, i128, i128
}
// -----
func.func @compare_constants() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %a = index.constant -1
  %b = index.constant 5
  %0 = index.cmp eq(%a, %b)
  %1 = index.cmp ne(%a, %b)
  %2 = index.cmp slt(%a, %b)
  %3 = index.cmp sle(%a, %b)
  %4 = index.cmp sgt(%a, %b)
  %5 = index.cmp sge(%a, %b)
  %6 = index.cmp ult(%a, %b)
  %7 = index.cmp ule(%a, %b)
  %8 = index.cmp ugt(%a, %b)
  %9 = index.cmp uge(%a, %b)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// -----
func.func @compare_same(%a: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %0 = index.cmp eq(%a, %a)
  %1 = index.cmp ne(%a, %a)
  %2 = index.cmp slt(%a, %a)
  %3 = index.cmp sle(%a, %a)
  %4 = index.cmp sgt(%a, %a)
  %5 = index.cmp sge(%a, %a)
  %6 = index.cmp ult(%a, %a)
  %7 = index.cmp ule(%a, %a)
  %8 = index.cmp ugt(%a, %a)
  %9 = index.cmp uge(%a, %a)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// -----
func.func @compare_bounded(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c5 = index.constant 5
  %c9 = index.constant 9
  %cm = index.constant -1
  %0 = index.mins %x, %c5
  %1 = index.maxs %x, %c5
  %2 = index.minu %x, %c5
  %3 = index.maxu %x, %c5
  %4 = index.cmp slt(%0, %c9)
  %5 = index.cmp sgt(%1, %cm)
  %6 = index.cmp ult(%2, %c9)
  %7 = index.cmp uge(%3, %c5)
  %8 = index.cmp eq(%2, %c9)
  %9 = index.cmp ne(%2, %c9)
  %10 = index.cmp eq(%0, %c9)
  %11 = index.cmp sge(%2, %c9)
  %12 = index.cmp ult(%1, %cm)
  %13 = index.cmp slt(%0, %c5)
  return %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// -----
func.func @sizeof() -> index {
  %0 = index.sizeof
  return %0 : index
}
// -----
func.func @least_of_32_bits() -> (index, index, index, index, index, index, index) {
  %a = index.constant -2147483648
  %2 = index.constant 2
  %3 = index.constant 3
  %4 = index.constant 4
  %5 = index.constant 65536
  %7 = index.constant 7
  %n = index.constant -1
  %b = index.constant -2147483647
  %r0 = index.ceildivs %a, %2
  %r1 = index.ceildivs %a, %3
  %r2 = index.ceildivs %a, %4
  %r3 = index.ceildivs %a, %5
  %r4 = index.ceildivs %a, %7
  %r5 = index.ceildivs %a, %n
  %r6 = index.ceildivs %b, %3
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6 : index, index, index, index, index, index, index
}
