// ARGS: --arith-emulate-wide-int=widest-int-supported=16 --split-input-file
func.func @addi(%a: i64, %b: i64) -> i64 { %r = arith.addi %a, %b : i64 return %r : i64 }

// -----
func.func @subi(%a: i64, %b: i64) -> i64 { %r = arith.subi %a, %b : i64 return %r : i64 }

// -----
func.func @muli(%a: i64, %b: i64) -> i64 { %r = arith.muli %a, %b : i64 return %r : i64 }

// -----
func.func @andi(%a: i64, %b: i64) -> i64 { %r = arith.andi %a, %b : i64 return %r : i64 }

// -----
func.func @ori(%a: i64, %b: i64) -> i64 { %r = arith.ori %a, %b : i64 return %r : i64 }

// -----
func.func @xori(%a: i64, %b: i64) -> i64 { %r = arith.xori %a, %b : i64 return %r : i64 }

// -----
func.func @const() -> i64 { %r = arith.constant 4294967298 : i64 return %r : i64 }

// -----
func.func @constn() -> i64 { %r = arith.constant -2 : i64 return %r : i64 }

// -----
func.func @constv() -> vector<2xi64> { %r = arith.constant dense<[1, 8589934592]> : vector<2xi64> return %r : vector<2xi64> }

// -----
func.func @consts() -> vector<2xi64> { %r = arith.constant dense<-1> : vector<2xi64> return %r : vector<2xi64> }

// -----
func.func @maxsi(%a: i64, %b: i64) -> i64 { %r = arith.maxsi %a, %b : i64 return %r : i64 }

// -----
func.func @maxui(%a: i64, %b: i64) -> i64 { %r = arith.maxui %a, %b : i64 return %r : i64 }

// -----
func.func @minsi(%a: i64, %b: i64) -> i64 { %r = arith.minsi %a, %b : i64 return %r : i64 }

// -----
func.func @minui(%a: i64, %b: i64) -> i64 { %r = arith.minui %a, %b : i64 return %r : i64 }

// -----
func.func @extsi(%a: i32) -> i64 { %r = arith.extsi %a : i32 to i64 return %r : i64 }

// -----
func.func @extsi8(%a: i8) -> i64 { %r = arith.extsi %a : i8 to i64 return %r : i64 }

// -----
func.func @extui(%a: i32) -> i64 { %r = arith.extui %a : i32 to i64 return %r : i64 }

// -----
func.func @extui8(%a: i8) -> i64 { %r = arith.extui %a : i8 to i64 return %r : i64 }

// -----
func.func @trunci(%a: i64) -> i32 { %r = arith.trunci %a : i64 to i32 return %r : i32 }

// -----
func.func @trunci8(%a: i64) -> i8 { %r = arith.trunci %a : i64 to i8 return %r : i8 }

// -----
func.func @trunci16(%a: i16) -> i8 { %r = arith.trunci %a : i16 to i8 return %r : i8 }

// -----
func.func @select(%a: i64, %b: i64, %c: i1) -> i64 { %r = arith.select %c, %a, %b : i64 return %r : i64 }

// -----
func.func @selectv(%a: vector<3xi64>, %b: vector<3xi64>, %c: vector<3xi1>) -> vector<3xi64> { %r = arith.select %c, %a, %b : vector<3xi1>, vector<3xi64> return %r : vector<3xi64> }

// -----
func.func @cmpi_eq(%a: i64, %b: i64) -> i1 { %r = arith.cmpi eq, %a, %b : i64 return %r : i1 }

// -----
func.func @cmpi_ne(%a: i64, %b: i64) -> i1 { %r = arith.cmpi ne, %a, %b : i64 return %r : i1 }

// -----
func.func @cmpi_slt(%a: i64, %b: i64) -> i1 { %r = arith.cmpi slt, %a, %b : i64 return %r : i1 }

// -----
func.func @cmpi_sle(%a: i64, %b: i64) -> i1 { %r = arith.cmpi sle, %a, %b : i64 return %r : i1 }

// -----
func.func @cmpi_sgt(%a: i64, %b: i64) -> i1 { %r = arith.cmpi sgt, %a, %b : i64 return %r : i1 }

// -----
func.func @cmpi_sge(%a: i64, %b: i64) -> i1 { %r = arith.cmpi sge, %a, %b : i64 return %r : i1 }

// -----
func.func @cmpi_ult(%a: i64, %b: i64) -> i1 { %r = arith.cmpi ult, %a, %b : i64 return %r : i1 }

// -----
func.func @cmpi_uge(%a: i64, %b: i64) -> i1 { %r = arith.cmpi uge, %a, %b : i64 return %r : i1 }

// -----
func.func @cmpiv(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi1> { %r = arith.cmpi sgt, %a, %b : vector<3xi64> return %r : vector<3xi1> }

// -----
func.func @shli(%a: i64, %b: i64) -> i64 { %r = arith.shli %a, %b : i64 return %r : i64 }

// -----
func.func @shrui(%a: i64, %b: i64) -> i64 { %r = arith.shrui %a, %b : i64 return %r : i64 }

// -----
func.func @shrsi(%a: i64, %b: i64) -> i64 { %r = arith.shrsi %a, %b : i64 return %r : i64 }

// -----
func.func @shliv(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> { %r = arith.shli %a, %b : vector<3xi64> return %r : vector<3xi64> }

// -----
func.func @shrsiv(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> { %r = arith.shrsi %a, %b : vector<3xi64> return %r : vector<3xi64> }

// -----
func.func @index_cast(%a: i64) -> index { %r = arith.index_cast %a : i64 to index return %r : index }

// -----
func.func @index_castui(%a: i64) -> index { %r = arith.index_castui %a : i64 to index return %r : index }

// -----
func.func @index_cast2(%a: index) -> i64 { %r = arith.index_cast %a : index to i64 return %r : i64 }

// -----
func.func @index_castui2(%a: index) -> i64 { %r = arith.index_castui %a : index to i64 return %r : i64 }

// -----
func.func @index_castv(%a: vector<2xindex>) -> vector<2xi64> { %r = arith.index_cast %a : vector<2xindex> to vector<2xi64> return %r : vector<2xi64> }

// -----
func.func @sitofp(%a: i64) -> f32 { %r = arith.sitofp %a : i64 to f32 return %r : f32 }

// -----
func.func @sitofp16(%a: i64) -> f16 { %r = arith.sitofp %a : i64 to f16 return %r : f16 }

// -----
func.func @uitofp(%a: i64) -> f32 { %r = arith.uitofp %a : i64 to f32 return %r : f32 }

// -----
func.func @uitofp16(%a: i64) -> f16 { %r = arith.uitofp %a : i64 to f16 return %r : f16 }

// -----
func.func @uitofp64(%a: i64) -> f64 { %r = arith.uitofp %a : i64 to f64 return %r : f64 }

// -----
func.func @uitofpv(%a: vector<2xi64>) -> vector<2xf64> { %r = arith.uitofp %a : vector<2xi64> to vector<2xf64> return %r : vector<2xf64> }

// -----
func.func @sitofpv(%a: vector<2xi64>) -> vector<2xf64> { %r = arith.sitofp %a : vector<2xi64> to vector<2xf64> return %r : vector<2xf64> }

// -----
func.func @fptosi(%a: f32) -> i64 { %r = arith.fptosi %a : f32 to i64 return %r : i64 }

// -----
func.func @fptoui(%a: f32) -> i64 { %r = arith.fptoui %a : f32 to i64 return %r : i64 }

// -----
func.func @fptoui16(%a: f16) -> i64 { %r = arith.fptoui %a : f16 to i64 return %r : i64 }

// -----
func.func @fptosi64(%a: f64) -> i64 { %r = arith.fptosi %a : f64 to i64 return %r : i64 }

// -----
func.func @fptosiv(%a: vector<2xf64>) -> vector<2xi64> { %r = arith.fptosi %a : vector<2xf64> to vector<2xi64> return %r : vector<2xi64> }

// -----
func.func @divsi(%a: i64, %b: i64) -> i64 { %r = arith.divsi %a, %b : i64 return %r : i64 }

// -----
func.func @remui(%a: i64, %b: i64) -> i64 { %r = arith.remui %a, %b : i64 return %r : i64 }

// -----
func.func @bitcast(%a: f64) -> i64 { %r = arith.bitcast %a : f64 to i64 return %r : i64 }

// -----
func.func @addv(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> { %r = arith.addi %a, %b : vector<3xi64> return %r : vector<3xi64> }

// -----
func.func @add2v(%a: vector<3x4xi64>, %b: vector<3x4xi64>) -> vector<3x4xi64> { %r = arith.addi %a, %b : vector<3x4xi64> return %r : vector<3x4xi64> }

// -----
func.func @sub2v(%a: vector<3x4xi64>, %b: vector<3x4xi64>) -> vector<3x4xi64> { %r = arith.subi %a, %b : vector<3x4xi64> return %r : vector<3x4xi64> }

// -----
func.func @mul2v(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> { %r = arith.muli %a, %b : vector<3xi64> return %r : vector<3xi64> }

// -----
func.func @extv(%a: vector<3xi32>) -> vector<3xi64> { %r = arith.extsi %a : vector<3xi32> to vector<3xi64> return %r : vector<3xi64> }

// -----
func.func @extuv(%a: vector<3xi16>) -> vector<3xi64> { %r = arith.extui %a : vector<3xi16> to vector<3xi64> return %r : vector<3xi64> }

// -----
func.func @truncv(%a: vector<3xi64>) -> vector<3xi16> { %r = arith.trunci %a : vector<3xi64> to vector<3xi16> return %r : vector<3xi16> }

// -----
func.func @add0v(%a: vector<i64>, %b: vector<i64>) -> vector<i64> { %r = arith.addi %a, %b : vector<i64> return %r : vector<i64> }

// -----
func.func @addsv(%a: vector<[4]xi64>, %b: vector<[4]xi64>) -> vector<[4]xi64> { %r = arith.addi %a, %b : vector<[4]xi64> return %r : vector<[4]xi64> }

// -----
func.func @addt(%a: tensor<4xi64>, %b: tensor<4xi64>) -> tensor<4xi64> { %r = arith.addi %a, %b : tensor<4xi64> return %r : tensor<4xi64> }

// -----
func.func @add128(%a: i128, %b: i128) -> i128 { %r = arith.addi %a, %b : i128 return %r : i128 }

// -----
func.func @add33(%a: i33, %b: i33) -> i33 { %r = arith.addi %a, %b : i33 return %r : i33 }

// -----
func.func @add32(%a: i32, %b: i32) -> i32 { %r = arith.addi %a, %b : i32 return %r : i32 }

// -----
func.func @unsigned(%a: ui64) -> ui64 { return %a : ui64 }

// -----
func.func private @ext(i64) -> i64

// -----
func.func @call(%a: i64) -> i64 { %r = call @ext(%a) : (i64) -> i64 return %r : i64 }

// -----
func.func @addui(%a: i64, %b: i64) -> (i64, i1) { %r, %o = arith.addui_extended %a, %b : i64, i1 return %r, %o : i64, i1 }

// -----
func.func @br(%a: i64, %c: i1) -> i64 { cf.cond_br %c, ^a(%a: i64), ^b
^a(%x: i64): 
  return %x : i64
^b: 
  return %a : i64
}

// -----
func.func @vp(%a: i64) -> i64 { vector.print %a : i64 return %a : i64 }

// -----
func.func @vpv(%a: vector<2xi64>) { vector.print %a : vector<2xi64> return }

// -----
func.func @scffor(%a: i64, %n: index) -> i64 { %r = scf.for %i = %n to %n step %n iter_args(%x = %a) -> i64 { %y = arith.addi %x, %a : i64 scf.yield %y : i64 } return %r : i64 }

// -----
func.func @flags(%a: i64, %b: i64) -> i64 { %r = arith.addi %a, %b overflow<nsw> {foo} : i64 return %r : i64 }

// -----
func.func @constt() -> tensor<2xi64> { %r = arith.constant dense<1> : tensor<2xi64> return %r : tensor<2xi64> }

// -----
func.func @extt(%a: tensor<2xi32>) -> tensor<2xi64> { %r = arith.extsi %a : tensor<2xi32> to tensor<2xi64> return %r : tensor<2xi64> }

// -----
func.func @broadcast(%a: i64) -> vector<2xi64> { %r = vector.broadcast %a : i64 to vector<2xi64> return %r : vector<2xi64> }
