// ARGS: --allow-unregistered-dialect --split-input-file --canonicalize
%0 = arith.constant 0 : i0
%1 = arith.addi %0, %0 : i0
%2 = arith.constant dense<0> : vector<4xi0>
%3 = arith.muli %2, %2 : vector<4xi0>
"t.x"(%1, %3) : (i0, vector<4xi0>) -> ()
// -----
"t.x"() {a = array<i0: 0>} : () -> ()
"t.x"() {a = array<i0: 0, 0>} : () -> ()
"t.x"() {a = array<i0>} : () -> ()
"t.x"() {a = array<i0: 0>, b = array<i0: 0, 0>, c= array<i0>} : () -> ()
// -----
"t.x"() {a = dense<"0x"> : tensor<0xi0>, b = dense<"0x"> : tensor<0xi1>} : () -> ()
// -----
"t.x"() {a = dense<true> : tensor<1xi0>} : () -> ()
