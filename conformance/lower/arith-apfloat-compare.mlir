// ARGS: --convert-arith-to-apfloat
func.func @cmpf_false(%a: f16, %b: f16) -> i1 { %r = arith.cmpf false, %a, %b : f16 return %r : i1 }
func.func @cmpf_oeq(%a: f16, %b: f16) -> i1 { %r = arith.cmpf oeq, %a, %b : f16 return %r : i1 }
func.func @cmpf_ogt(%a: f16, %b: f16) -> i1 { %r = arith.cmpf ogt, %a, %b : f16 return %r : i1 }
func.func @cmpf_oge(%a: f16, %b: f16) -> i1 { %r = arith.cmpf oge, %a, %b : f16 return %r : i1 }
func.func @cmpf_olt(%a: f16, %b: f16) -> i1 { %r = arith.cmpf olt, %a, %b : f16 return %r : i1 }
func.func @cmpf_ole(%a: f16, %b: f16) -> i1 { %r = arith.cmpf ole, %a, %b : f16 return %r : i1 }
func.func @cmpf_one(%a: f16, %b: f16) -> i1 { %r = arith.cmpf one, %a, %b : f16 return %r : i1 }
func.func @cmpf_ord(%a: f16, %b: f16) -> i1 { %r = arith.cmpf ord, %a, %b : f16 return %r : i1 }
func.func @cmpf_ueq(%a: f16, %b: f16) -> i1 { %r = arith.cmpf ueq, %a, %b : f16 return %r : i1 }
func.func @cmpf_ugt(%a: f16, %b: f16) -> i1 { %r = arith.cmpf ugt, %a, %b : f16 return %r : i1 }
func.func @cmpf_uge(%a: f16, %b: f16) -> i1 { %r = arith.cmpf uge, %a, %b : f16 return %r : i1 }
func.func @cmpf_ult(%a: f16, %b: f16) -> i1 { %r = arith.cmpf ult, %a, %b : f16 return %r : i1 }
func.func @cmpf_ule(%a: f16, %b: f16) -> i1 { %r = arith.cmpf ule, %a, %b : f16 return %r : i1 }
func.func @cmpf_une(%a: f16, %b: f16) -> i1 { %r = arith.cmpf une, %a, %b : f16 return %r : i1 }
func.func @cmpf_uno(%a: f16, %b: f16) -> i1 { %r = arith.cmpf uno, %a, %b : f16 return %r : i1 }
func.func @cmpf_true(%a: f16, %b: f16) -> i1 { %r = arith.cmpf true, %a, %b : f16 return %r : i1 }
