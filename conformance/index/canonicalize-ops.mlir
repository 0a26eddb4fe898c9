// ARGS: --split-input-file --canonicalize
func.func @associate(%x: index) -> (index, index, index, index, index, index, index, index, index, index) {
  %a = index.constant 6
  %b = index.constant 3
  %0 = index.add %x, %a
  %1 = index.add %0, %b
  %2 = index.mul %x, %a
  %3 = index.mul %b, %2
  %4 = index.maxs %x, %a
  %5 = index.maxs %4, %b
  %6 = index.maxu %x, %a
  %7 = index.maxu %6, %b
  %8 = index.mins %x, %a
  %9 = index.mins %8, %b
  %10 = index.minu %x, %a
  %11 = index.minu %10, %b
  %12 = index.and %x, %a
  %13 = index.and %12, %b
  %14 = index.or %x, %a
  %15 = index.or %14, %b
  %16 = index.xor %x, %a
  %17 = index.xor %16, %b
  %18 = index.sub %x, %a
  %19 = index.sub %18, %b
  return %1, %3, %5, %7, %9, %11, %13, %15, %17, %19 : index, index, index, index, index, index, index, index, index, index
}
// -----
func.func @associate_width(%x: index) -> index {
  %a = index.constant 0x100000000
  %b = index.constant 3
  %4 = index.maxs %x, %a
  %5 = index.maxs %4, %b
  return %5 : index
}
// -----
func.func @compare_difference(%x: index, %y: index) -> (i1, i1, i1, i1) {
  %z = index.constant 0
  %o = index.constant 1
  %0 = index.sub %x, %y
  %1 = index.cmp slt(%0, %z)
  %2 = index.cmp eq(%z, %0)
  %3 = index.cmp uge(%z, %0)
  %4 = index.cmp uge(%0, %o)
  return %1, %2, %3, %4 : i1, i1, i1, i1
}
