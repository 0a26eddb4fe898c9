// ARGS: --split-input-file --allow-unregistered-dialect
// ARGS: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"test.op"() ({
 smt.int.constant 0
 smt.int.constant 8
 smt.int.constant 7
 smt.int.constant 9
 smt.int.constant 00005
 smt.int.constant 0x5
 smt.int.constant 0xF
 smt.int.constant 0x0F
 smt.int.constant -8
 smt.int.constant -9
 smt.int.constant -0
 smt.int.constant -1
 smt.int.constant 99
 smt.int.constant 255
 smt.int.constant - 255
 smt.int.constant -0xFF
 smt.int.constant 999
 smt.int.constant 18446744073709551615
 "smt.int.constant"() {value = 5 : i32} : () -> !smt.int
 "smt.int.constant"() {value = -5 : i32} : () -> !smt.int
 "smt.int.constant"() {value = -5 : si32} : () -> !smt.int
 "smt.int.constant"() {value = 4294967295 : ui32} : () -> !smt.int
 "smt.int.constant"() {value = 5 : index} : () -> !smt.int
 "smt.int.constant"() {value = true} : () -> !smt.int
 "smt.constant"() {value = 1 : i1} : () -> !smt.bool
}) : () -> ()
// -----
"test.op"() ({
 %i, %b, %v = "test.x"() : () -> (!smt.int, !smt.bool, !smt.bv<4>)
 %q = smt.int.constant true
 %q3 = smt.int.constant false
}) {a = #smt.bv<true> : !smt.bv<4>, b = #smt.bv<false> : !smt.bv<1>} : () -> ()
// -----
 %i, %b, %v = "test.x"() : () -> (!smt.int, !smt.bool, !smt.bv<9223372036854775807>)
 %q2 = smt.bv.concat %v, %v : !smt.bv<9223372036854775807>, !smt.bv<9223372036854775807>
