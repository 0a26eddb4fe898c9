// ARGS: --int-range-optimizations
func.func @f0(%x: i8, %y: i8, %p: i1) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %t = arith.constant true
  %m = arith.constant 15 : i8
  %x4 = arith.andi %x, %m : i8
  %w1 = arith.extsi %x4 : i8 to i16
  %z1 = arith.constant 4 : i16
  %y1 = arith.muli %w1, %z1 : i16
  %v1 = arith.trunci %y1 : i16 to i8
  %c2 = arith.cmpi slt, %x, %x4 : i8
  %v2 = arith.select %c2, %v1, %y : i8
  %v3 = arith.remui %x, %y  : i8
  %v4 = arith.maxsi %y, %x  : i8
  return %v2, %v3, %v4 : i8, i8, i8
}
func.func @f1(%x: i8, %y: i8, %p: i1) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %t = arith.constant true
  %m = arith.constant 15 : i8
  %x4 = arith.andi %x, %m : i8
  %v1 = arith.divsi %x, %x  : i8
  %v2 = scf.if %p -> i8 {
    %w3 = arith.extsi %y : i8 to i16
    %z3 = arith.constant -3 : i16
    %y3 = arith.andi %w3, %z3 : i16
    %v3 = arith.trunci %y3 : i16 to i8
    %v4 = scf.if %p -> i8 {
      %c6 = arith.cmpi ult, %x4, %x : i8
      %v6 = arith.select %c6, %x4, %v1 : i8
      %v7 = arith.constant 2 : i8
      scf.yield %x4 : i8
    } else {
      %v8 = arith.ori %x, %x4  : i8
      %v9 = arith.minui %v8, %x4  : i8
      scf.yield %y : i8
    }
    %v10 = arith.subi %x4, %x  : i8
    scf.yield %v4 : i8
  } else {
    %v11 = scf.for %i11 = %v1 to %x4 step %one iter_args(%a11 = %x) -> i8 : i8 {
      %v12 = arith.minsi %x, %i11  : i8
      %v13 = arith.constant 3 : i8
      %v14 = arith.constant 3 : i8
      scf.yield %i11 : i8
    }
    %v17 = arith.minsi %x, %v11  : i8
    %w18 = arith.extui %x4 : i8 to i16
    %z18 = arith.constant 1 : i16
    %y18 = arith.minsi %w18, %z18 : i16
    %v18 = arith.trunci %y18 : i16 to i8
    %v19 = scf.if %p -> i8 {
      %v20 = arith.divsi %x4, %x4  : i8
      %v22 = arith.ori %v11, %x4  : i8
      scf.yield %y : i8
    } else {
      %w23 = arith.extui %x4 : i8 to i16
      %z23 = arith.constant 255 : i16
      %y23 = arith.addi %w23, %z23 : i16
      %v23 = arith.trunci %y23 : i16 to i8
      %v24 = arith.constant -1 : i8
      %v25 = arith.subi %v1, %v17 overflow<nuw> : i8
      scf.yield %v11 : i8
    }
    scf.yield %v19 : i8
  }
  %c26 = arith.cmpi slt, %x, %x : i8
  %v26 = arith.select %c26, %v1, %x4 : i8
  return %v1, %v2, %v26 : i8, i8, i8
}
func.func @f2(%x: i8, %y: i8, %p: i1) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %t = arith.constant true
  %m = arith.constant 15 : i8
  %x4 = arith.andi %x, %m : i8
  %v1 = arith.constant 127 : i8
  %v2 = arith.maxui %x, %y  : i8
  %v3 = arith.subi %v1, %x4  : i8
  return %v1, %v2, %v3 : i8, i8, i8
}
func.func @f3(%x: i8, %y: i8, %p: i1) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %t = arith.constant true
  %m = arith.constant 15 : i8
  %x4 = arith.andi %x, %m : i8
  %v1 = arith.minsi %y, %x4  : i8
  %w2 = arith.extui %v1 : i8 to i16
  %z2 = arith.constant -3 : i16
  %y2 = arith.minsi %w2, %z2 : i16
  %v2 = arith.trunci %y2 : i16 to i8
  %v3 = arith.divui %v1, %v2  : i8
  return %v1, %v2, %v3 : i8, i8, i8
}
func.func @f4(%x: i8, %y: i8, %p: i1) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %t = arith.constant true
  %m = arith.constant 15 : i8
  %x4 = arith.andi %x, %m : i8
  %c1 = arith.cmpi ule, %y, %x : i8
  %v1 = arith.select %c1, %x, %y : i8
  %v2 = arith.muli %x4, %x overflow<nsw> : i8
  %w3 = arith.extui %x4 : i8 to i16
  %z3 = arith.constant 4 : i16
  %y3 = arith.andi %w3, %z3 : i16
  %v3 = arith.trunci %y3 : i16 to i8
  return %v1, %v2, %v3 : i8, i8, i8
}
func.func @f5(%x: i8, %y: i8, %p: i1) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %t = arith.constant true
  %m = arith.constant 15 : i8
  %x4 = arith.andi %x, %m : i8
  %v1 = scf.if %t -> i8 {
    %v2 = arith.minui %x4, %y  : i8
    %v3 = arith.minsi %x4, %x4  : i8
    %v4 = arith.maxui %x4, %y  : i8
    scf.yield %v4 : i8
  } else {
    %v5 = scf.if %t -> i8 {
      %v6 = arith.floordivsi %y, %y  : i8
      %v7 = arith.maxui %y, %v6  : i8
      %v8 = arith.addi %y, %y overflow<nsw> : i8
      scf.yield %v7 : i8
    } else {
      %c9 = arith.cmpi slt, %x, %x4 : i8
      %v9 = arith.select %c9, %x, %x4 : i8
      %c10 = arith.cmpi ule, %y, %y : i8
      %v10 = arith.select %c10, %x, %y : i8
      %v11 = arith.constant 2 : i8
      %v12 = arith.maxui %v9, %x4  : i8
      %v13 = arith.floordivsi %y, %v11  : i8
      scf.yield %v11 : i8
    }
    %v14 = arith.constant 15 : i8
    %v15 = scf.if %t -> i8 {
      %c16 = arith.cmpi ugt, %x4, %x : i8
      %v16 = arith.select %c16, %v14, %v14 : i8
      %v17 = arith.ori %v14, %x4  : i8
      scf.yield %x4 : i8
    } else {
      %v18 = arith.minsi %y, %y  : i8
      %v19 = arith.floordivsi %y, %v14  : i8
      %v20 = arith.constant -8 : i8
      scf.yield %x : i8
    }
    %v21 = arith.divsi %x4, %v15  : i8
    %v22 = scf.for %i22 = %v5 to %v5 step %one iter_args(%a22 = %v14) -> i8 : i8 {
      %v24 = arith.maxsi %v21, %x4  : i8
      %v25 = arith.andi %a22, %v14  : i8
      %v26 = arith.andi %a22, %v14  : i8
      %v27 = arith.constant 0 : i8
      scf.yield %y : i8
    }
    scf.yield %v22 : i8
  }
  %v28 = arith.divsi %v1, %x  : i8
  %v29 = arith.remui %v1, %x  : i8
  %v30 = arith.divsi %v29, %x4  : i8
  return %v28, %v29, %v30 : i8, i8, i8
}
func.func @f6(%x: i8, %y: i8, %p: i1) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %t = arith.constant true
  %m = arith.constant 15 : i8
  %x4 = arith.andi %x, %m : i8
  %v1 = arith.divui %x, %x  : i8
  %v2 = arith.andi %x, %v1  : i8
  %v3 = arith.subi %x, %x4  : i8
  %v4 = arith.floordivsi %x, %v1  : i8
  return %v2, %v3, %v4 : i8, i8, i8
}
func.func @f7(%x: i8, %y: i8, %p: i1) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %t = arith.constant true
  %m = arith.constant 15 : i8
  %x4 = arith.andi %x, %m : i8
  %v1 = arith.maxsi %y, %y  : i8
  %c2 = arith.cmpi sle, %x4, %v1 : i8
  %v2 = arith.select %c2, %x, %x4 : i8
  %v3 = scf.for %i3 = %v2 to %x4 step %one iter_args(%a3 = %v1) -> i8 : i8 {
    %v4 = scf.if %p -> i8 {
      %v5 = arith.ori %v2, %y  : i8
      %v6 = arith.muli %v1, %v2  : i8
      scf.yield %y : i8
    } else {
      %v8 = arith.muli %v1, %a3 overflow<nuw> : i8
      %v9 = arith.divui %v1, %y  : i8
      scf.yield %x4 : i8
    }
    %v10 = scf.if %t -> i8 {
      %v11 = arith.constant 2 : i8
      %v12 = arith.muli %v1, %x  : i8
      %v13 = arith.muli %v2, %x overflow<nuw> : i8
      scf.yield %v12 : i8
    } else {
      %w14 = arith.extsi %x4 : i8 to i16
      %z14 = arith.constant 4 : i16
      %y14 = arith.addi %w14, %z14 : i16
      %v14 = arith.trunci %y14 : i16 to i8
      %v15 = arith.minui %a3, %a3  : i8
      scf.yield %x : i8
    }
    %v16 = arith.constant 7 : i8
    %v17 = arith.constant -8 : i8
    %c18 = arith.cmpi sgt, %v10, %v10 : i8
    %v18 = arith.select %c18, %v16, %v1 : i8
    scf.yield %v2 : i8
  }
  %v19 = arith.constant 3 : i8
  %v20 = arith.divsi %v19, %y  : i8
  return %v3, %v19, %v20 : i8, i8, i8
}
func.func @f8(%x: i8, %y: i8, %p: i1) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %t = arith.constant true
  %m = arith.constant 15 : i8
  %x4 = arith.andi %x, %m : i8
  %v1 = arith.ceildivui %x, %x4  : i8
  %v2 = arith.constant 8 : i8
  %v3 = arith.constant -8 : i8
  %v4 = arith.constant 1 : i8
  return %v2, %v3, %v4 : i8, i8, i8
}
func.func @f10(%x: i8, %y: i8, %p: i1) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %t = arith.constant true
  %m = arith.constant 15 : i8
  %x4 = arith.andi %x, %m : i8
  %v1 = arith.constant 3 : i8
  %v2 = arith.constant 3 : i8
  %v3 = scf.if %t -> i8 {
    %v4 = arith.constant 0 : i8
    %v5 = arith.ceildivui %x, %x  : i8
    %v6 = arith.divui %v4, %x  : i8
    %v7 = arith.muli %v6, %x overflow<nuw> : i8
    scf.yield %v1 : i8
  } else {
    %v8 = arith.subi %x4, %v1  : i8
    %v9 = arith.subi %y, %y  : i8
    scf.yield %v8 : i8
  }
  %v10 = arith.floordivsi %v2, %y  : i8
  %v11 = arith.constant 8 : i8
  return %v3, %v10, %v11 : i8, i8, i8
}
func.func @f11(%x: i8, %y: i8, %p: i1) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %t = arith.constant true
  %m = arith.constant 15 : i8
  %x4 = arith.andi %x, %m : i8
  %v1 = arith.constant 2 : i8
  %v2 = arith.addi %v1, %x4  : i8
  return %x4, %v1, %v2 : i8, i8, i8
}
func.func @f13(%x: i8, %y: i8, %p: i1) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %t = arith.constant true
  %m = arith.constant 15 : i8
  %x4 = arith.andi %x, %m : i8
  %v1 = arith.divsi %y, %y  : i8
  %v2 = scf.if %p -> i8 {
    %v3 = arith.addi %x, %x4  : i8
    %v4 = arith.andi %x, %x4  : i8
    %v5 = scf.if %p -> i8 {
      %v6 = arith.constant 1 : i8
      %c7 = arith.cmpi sgt, %x4, %v4 : i8
      %v7 = arith.select %c7, %v6, %v6 : i8
      scf.yield %v1 : i8
    } else {
      %v8 = arith.remui %x4, %v3  : i8
      %v9 = arith.maxsi %v1, %y  : i8
      %w10 = arith.extui %v1 : i8 to i16
      %z10 = arith.constant 4 : i16
      %y10 = arith.andi %w10, %z10 : i16
      %v10 = arith.trunci %y10 : i16 to i8
      %v11 = arith.constant 127 : i8
      scf.yield %v4 : i8
    }
    scf.yield %y : i8
  } else {
    %v13 = arith.remsi %x, %y  : i8
    %v14 = arith.constant 15 : i8
    scf.yield %y : i8
  }
  %v15 = arith.maxui %v1, %y  : i8
  %v16 = arith.andi %v1, %x4  : i8
  %v17 = arith.constant 8 : i8
  return %v15, %v16, %v17 : i8, i8, i8
}
func.func @f14(%x: i8, %y: i8, %p: i1) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %t = arith.constant true
  %m = arith.constant 15 : i8
  %x4 = arith.andi %x, %m : i8
  %v1 = arith.divui %y, %x4  : i8
  %v2 = arith.maxui %y, %x4  : i8
  %v3 = arith.muli %x, %v1 overflow<nsw> : i8
  return %v1, %v2, %v3 : i8, i8, i8
}
func.func @f15(%x: i8, %y: i8, %p: i1) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %t = arith.constant true
  %m = arith.constant 15 : i8
  %x4 = arith.andi %x, %m : i8
  %v1 = scf.for %i1 = %y to %x step %one iter_args(%a1 = %x) -> i8 : i8 {
    %c2 = arith.cmpi sle, %i1, %a1 : i8
    %v2 = arith.select %c2, %x, %x : i8
    %v3 = arith.constant 2 : i8
    %v4 = arith.constant 8 : i8
    %v5 = arith.constant -1 : i8
    %w6 = arith.extui %v4 : i8 to i16
    %z6 = arith.constant 255 : i16
    %y6 = arith.addi %w6, %z6 : i16
    %v6 = arith.trunci %y6 : i16 to i8
    scf.yield %v2 : i8
  }
  %v7 = arith.constant 1 : i8
  %v8 = arith.constant 8 : i8
  return %v1, %v7, %v8 : i8, i8, i8
}
func.func @f16(%x: i8, %y: i8, %p: i1) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %t = arith.constant true
  %m = arith.constant 15 : i8
  %x4 = arith.andi %x, %m : i8
  %v1 = arith.constant -8 : i8
  %v2 = scf.if %p -> i8 {
    %v3 = arith.maxsi %x, %x  : i8
    %v4 = scf.if %t -> i8 {
      %c5 = arith.cmpi ule, %v1, %x4 : i8
      %v5 = arith.select %c5, %x, %v1 : i8
      %w6 = arith.extui %v5 : i8 to i16
      %z6 = arith.constant 1 : i16
      %y6 = arith.addi %w6, %z6 : i16
      %v6 = arith.trunci %y6 : i16 to i8
      scf.yield %x4 : i8
    } else {
      %v9 = arith.minui %x, %v3  : i8
      %v10 = arith.constant 15 : i8
      scf.yield %x4 : i8
    }
    %v11 = scf.if %p -> i8 {
      %v12 = arith.constant 15 : i8
      %v14 = arith.divsi %x4, %x  : i8
      %v15 = arith.ceildivui %v12, %v1  : i8
      %v16 = arith.constant 8 : i8
      scf.yield %x4 : i8
    } else {
      %v17 = arith.constant -128 : i8
      %v18 = arith.constant -128 : i8
      scf.yield %x : i8
    }
    scf.yield %x : i8
  } else {
    %v19 = arith.muli %x, %y overflow<nuw> : i8
    %v20 = arith.constant -128 : i8
    %v21 = arith.muli %x4, %v19 overflow<nuw> : i8
    %v22 = scf.if %t -> i8 {
      %v23 = arith.constant 15 : i8
      %w24 = arith.extsi %v21 : i8 to i16
      %z24 = arith.constant 255 : i16
      %y24 = arith.addi %w24, %z24 : i16
      %v24 = arith.trunci %y24 : i16 to i8
      scf.yield %v21 : i8
    } else {
      %v27 = arith.addi %v21, %v21 overflow<nuw> : i8
      %v28 = arith.constant 8 : i8
      %v29 = arith.constant -128 : i8
      scf.yield %v1 : i8
    }
    scf.yield %v21 : i8
  }
  %v30 = scf.for %i30 = %x4 to %y step %one iter_args(%a30 = %x) -> i8 : i8 {
    %v31 = arith.divsi %v1, %x4  : i8
    %v32 = arith.ceildivui %v31, %y  : i8
    %v33 = arith.constant 15 : i8
    %v34 = arith.constant 15 : i8
    %v35 = scf.for %i35 = %v34 to %x step %one iter_args(%a35 = %v1) -> i8 : i8 {
      %v37 = arith.minsi %v1, %y  : i8
      %v40 = arith.constant 2 : i8
      scf.yield %i35 : i8
    }
    scf.yield %i30 : i8
  }
  %v41 = arith.constant 2 : i8
  return %v2, %v30, %v41 : i8, i8, i8
}
func.func @f17(%x: i8, %y: i8, %p: i1) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %t = arith.constant true
  %m = arith.constant 15 : i8
  %x4 = arith.andi %x, %m : i8
  %v1 = arith.divsi %y, %x4  : i8
  %v2 = scf.for %i2 = %x4 to %x step %one iter_args(%a2 = %x) -> i8 : i8 {
    %c3 = arith.cmpi sge, %x4, %x4 : i8
    %v3 = arith.select %c3, %v1, %a2 : i8
    %v4 = arith.divsi %x4, %x  : i8
    scf.yield %x : i8
  }
  %w5 = arith.extsi %y : i8 to i16
  %z5 = arith.constant 4 : i16
  %y5 = arith.addi %w5, %z5 : i16
  %v5 = arith.trunci %y5 : i16 to i8
  %v6 = arith.constant -128 : i8
  return %v2, %v5, %v6 : i8, i8, i8
}
func.func @f18(%x: i8, %y: i8, %p: i1) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %t = arith.constant true
  %m = arith.constant 15 : i8
  %x4 = arith.andi %x, %m : i8
  %v1 = arith.andi %x, %x4  : i8
  %v2 = arith.xori %x, %x4  : i8
  %v3 = arith.divui %x4, %v2  : i8
  return %v1, %v2, %v3 : i8, i8, i8
}
func.func @f19(%x: i8, %y: i8, %p: i1) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %t = arith.constant true
  %m = arith.constant 15 : i8
  %x4 = arith.andi %x, %m : i8
  %c1 = arith.cmpi uge, %y, %y : i8
  %v1 = arith.select %c1, %y, %x : i8
  %v2 = arith.minsi %x, %y  : i8
  %v3 = arith.divui %v2, %x4  : i8
  %v4 = scf.for %i4 = %v1 to %y step %one iter_args(%a4 = %x4) -> i8 : i8 {
    %v5 = arith.addi %v1, %i4 overflow<nuw> : i8
    %v6 = arith.constant 127 : i8
    %v7 = arith.constant 8 : i8
    %v8 = scf.for %i8 = %v3 to %v2 step %one iter_args(%a8 = %v3) -> i8 : i8 {
      %v9 = arith.divui %v2, %v2  : i8
      %c11 = arith.cmpi ult, %x4, %v7 : i8
      %v11 = arith.select %c11, %i8, %v1 : i8
      %c12 = arith.cmpi uge, %v11, %v11 : i8
      %v12 = arith.select %c12, %i4, %v11 : i8
      scf.yield %v3 : i8
    }
    %v13 = arith.xori %v5, %y  : i8
    scf.yield %x : i8
  }
  return %v2, %v3, %v4 : i8, i8, i8
}
func.func @f20(%x: i8, %y: i8, %p: i1) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %t = arith.constant true
  %m = arith.constant 15 : i8
  %x4 = arith.andi %x, %m : i8
  %v1 = arith.constant -1 : i8
  %v2 = arith.addi %v1, %x  : i8
  %v3 = arith.remui %v2, %x  : i8
  %c4 = arith.cmpi uge, %x, %x : i8
  %v4 = arith.select %c4, %x, %v3 : i8
  %v5 = arith.remsi %x, %v1  : i8
  return %v3, %v4, %v5 : i8, i8, i8
}
func.func @f21(%x: i8, %y: i8, %p: i1) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %t = arith.constant true
  %m = arith.constant 15 : i8
  %x4 = arith.andi %x, %m : i8
  %v1 = arith.andi %x, %y  : i8
  %v2 = arith.minsi %v1, %y  : i8
  %c3 = arith.cmpi sgt, %x4, %v2 : i8
  %v3 = arith.select %c3, %y, %v1 : i8
  %v4 = arith.constant 8 : i8
  return %v2, %v3, %v4 : i8, i8, i8
}
func.func @f22(%x: i8, %y: i8, %p: i1) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %t = arith.constant true
  %m = arith.constant 15 : i8
  %x4 = arith.andi %x, %m : i8
  %c1 = arith.cmpi ule, %x4, %x4 : i8
  %v1 = arith.select %c1, %x4, %y : i8
  %v2 = arith.constant 2 : i8
  return %x4, %v1, %v2 : i8, i8, i8
}
func.func @f23(%x: i8, %y: i8, %p: i1) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %t = arith.constant true
  %m = arith.constant 15 : i8
  %x4 = arith.andi %x, %m : i8
  %v1 = arith.constant 100 : i8
  %v2 = arith.addi %y, %v1 overflow<nsw> : i8
  %v3 = arith.floordivsi %v2, %y  : i8
  %c4 = arith.cmpi ult, %v2, %x4 : i8
  %v4 = arith.select %c4, %x4, %x4 : i8
  %v5 = arith.remsi %v1, %x4  : i8
  return %v3, %v4, %v5 : i8, i8, i8
}
func.func @f24(%x: i8, %y: i8, %p: i1) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %t = arith.constant true
  %m = arith.constant 15 : i8
  %x4 = arith.andi %x, %m : i8
  %v1 = arith.divui %x4, %x  : i8
  %v2 = arith.andi %y, %x  : i8
  %w3 = arith.extui %v2 : i8 to i16
  %z3 = arith.constant 255 : i16
  %y3 = arith.andi %w3, %z3 : i16
  %v3 = arith.trunci %y3 : i16 to i8
  %w4 = arith.extsi %x4 : i8 to i16
  %z4 = arith.constant 4 : i16
  %y4 = arith.andi %w4, %z4 : i16
  %v4 = arith.trunci %y4 : i16 to i8
  return %v2, %v3, %v4 : i8, i8, i8
}
func.func @f25(%x: i8, %y: i8, %p: i1) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %t = arith.constant true
  %m = arith.constant 15 : i8
  %x4 = arith.andi %x, %m : i8
  %v1 = arith.ori %y, %y  : i8
  %v2 = arith.constant 7 : i8
  return %x4, %v1, %v2 : i8, i8, i8
}
