// ARGS: --split-input-file
// FRAME
// HERE
// EACH
llvm.func @f() attributes {always_inline, no_inline} { llvm.return }
llvm.func @f() attributes {optimize_none} { llvm.return }
llvm.func @f() attributes {always_inline, optimize_none} { llvm.return }
llvm.func @f() attributes {always_inline, no_inline, optimize_none} { llvm.return }
llvm.func @f() attributes {always_inline, no_inline, optimize_none}
func.func @f(%a: vector<[4]xi32>) { %0 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<8xi32> return }
func.func @f(%a: vector<4xi32>) { %0 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> vector<[8]xi32> return }
func.func @f(%a: vector<[4]xi32>) { %0 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[8]xi32> return }
