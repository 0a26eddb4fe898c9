// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 // HERE
 return
}
// EACH
smt.int.add
smt.int.cmp eq %i, %i
smt.int.cmp "lt" %i, %i
"smt.int.cmp"(%i, %i) {pred = 1 : i32} : (!smt.int, !smt.int) -> !smt.bool
"smt.int.cmp"(%i, %i) {} : (!smt.int, !smt.int) -> !smt.bool
"smt.int.add"(%i, %v) : (!smt.int, !smt.bv<4>) -> !smt.int
"smt.int.add"(%i, %i) : (!smt.int, !smt.int) -> !smt.bv<3>
smt.int2bv %i : !smt.int
smt.int2bv %i : i32
smt.bv2int %i : !smt.int
"smt.bv2int"(%v) {is_signed = 5} : (!smt.bv<4>) -> !smt.int
"smt.bv2int"(%v) {is_signed} : (!smt.bv<4>) -> !smt.bv<4>
smt.array.store %i[%i], %b : !smt.int
"smt.array.store"(%a, %i, %i) : (!smt.array<[!smt.int -> !smt.bool]>, !smt.int, !smt.int) -> !smt.array<[!smt.int -> !smt.bool]>
"smt.array.store"(%a, %i, %b) : (!smt.array<[!smt.int -> !smt.bool]>, !smt.int, !smt.bool) -> !smt.array<[!smt.int -> !smt.int]>
"smt.array.store"(%i, %i, %b) : (!smt.int, !smt.int, !smt.bool) -> !smt.array<[!smt.int -> !smt.int]>
"smt.array.select"(%a, %b) : (!smt.array<[!smt.int -> !smt.bool]>, !smt.bool) -> !smt.bool
"smt.array.select"(%a, %i) : (!smt.array<[!smt.int -> !smt.bool]>, !smt.int) -> !smt.int
"smt.array.select"(%a, %x) : (!smt.array<[!smt.int -> !smt.bool]>, i32) -> !smt.bool
smt.array.broadcast %b : !smt.bool
"smt.array.broadcast"(%i) : (!smt.int) -> !smt.array<[!smt.int -> !smt.bool]>
"smt.array.broadcast"(%x) : (i32) -> !smt.array<[!smt.int -> !smt.bool]>
smt.bv.not %i : !smt.int
"smt.bv.add"(%v, %w) : (!smt.bv<4>, !smt.bv<5>) -> !smt.bv<4>
"smt.bv.add"(%i, %i) : (!smt.int, !smt.int) -> !smt.int
"smt.bv.not"(%v) : (!smt.bv<4>) -> !smt.bv<5>
smt.bv.cmp eq %v, %v : !smt.bv<4>
"smt.bv.cmp"(%v, %w) {pred = 1 : i64} : (!smt.bv<4>, !smt.bv<5>) -> !smt.bool
"smt.bv.cmp"(%i, %i) {pred = 1 : i64} : (!smt.int, !smt.int) -> !smt.bool
"smt.bv.cmp"(%v, %v) {pred = 8 : i64} : (!smt.bv<4>, !smt.bv<4>) -> !smt.bool
smt.bv.concat %v, %w : !smt.bv<4>
"smt.bv.concat"(%v, %w) : (!smt.bv<4>, !smt.bv<5>) -> !smt.bv<8>
"smt.bv.concat"(%v, %w) : (!smt.bv<4>, !smt.bv<5>) -> !smt.int
"smt.bv.concat"(%v) : (!smt.bv<4>) -> !smt.bv<9>
smt.bv.extract %v from 2 : (!smt.bv<4>) -> !smt.bv<3>
smt.bv.extract %v from -1 : (!smt.bv<4>) -> !smt.bv<1>
smt.bv.extract %i from 2 : (!smt.int) -> !smt.bv<3>
smt.bv.extract %v from 2 : (!smt.bv<4>) -> !smt.int
"smt.bv.extract"(%v) {lowBit = 1 : i64} : (!smt.bv<4>) -> !smt.bv<2>
"smt.bv.extract"(%v) {} : (!smt.bv<4>) -> !smt.bv<2>
smt.bv.repeat 0 times %v : !smt.bv<4>
smt.bv.repeat -1 times %v : !smt.bv<4>
smt.bv.repeat 1 times %v : !smt.bv<4>
smt.bv.repeat 3 times %i : !smt.int
smt.bv.repeat 3 %v : !smt.bv<4>
smt.bv.repeat times %v : !smt.bv<4>
smt.bv.repeat 99999999999999999999 times %v : !smt.bv<4>
smt.bv.repeat 4611686018427387904 times %v : !smt.bv<4>
smt.bv.repeat 3 times %v : i32
smt.bv.repeat 3 times %v
smt.bv.repeat 3 times : !smt.bv<4>
"smt.bv.repeat"(%v) : (!smt.bv<4>) -> !smt.bv<5>
