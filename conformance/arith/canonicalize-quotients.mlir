// ARGS: --canonicalize
func.func @signed(%x: i8, %y: i8) -> (i8, i8, i8) { %0 = arith.muli %x, %y overflow<nsw> : i8 %1 = arith.divsi %0, %x : i8 %2 = arith.divsi %0, %y : i8 %3 = arith.divui %0, %y : i8 return %1, %2, %3 : i8, i8, i8 }
func.func @unsigned(%x: index, %y: index) -> (index, index) { %0 = arith.muli %x, %y overflow<nuw, nsw> : index %1 = arith.divui %0, %x : index %2 = arith.ceildivui %0, %y : index return %1, %2 : index, index }
