// memref.copy into a buffer with gaps, and linalg.copy.

!rows = memref<1x56x56x64xf32, strided<[215296, 3712, 64, 1], offset: 3776>>
memref.global @from : memref<1x56x56x64xf32> = dense<1.0>
memref.global @to : memref<1x58x58x64xf32> = dense<0.0>

func.func @cliff() attributes {llvm.emit_c_interface} {
  %from = memref.get_global @from : memref<1x56x56x64xf32>
  %to = memref.get_global @to : memref<1x58x58x64xf32>
  %s = memref.subview %to[0, 1, 1, 0] [1, 56, 56, 64] [1, 1, 1, 1] : memref<1x58x58x64xf32> to !rows
  memref.copy %from, %s : memref<1x56x56x64xf32> to !rows
  return
}

func.func @good() attributes {llvm.emit_c_interface} {
  %from = memref.get_global @from : memref<1x56x56x64xf32>
  %to = memref.get_global @to : memref<1x58x58x64xf32>
  %s = memref.subview %to[0, 1, 1, 0] [1, 56, 56, 64] [1, 1, 1, 1] : memref<1x58x58x64xf32> to !rows
  linalg.copy ins(%from : memref<1x56x56x64xf32>) outs(%s : !rows)
  return
}
