// ARGS: --convert-gpu-to-nvvm
// ARGS: --convert-gpu-to-nvvm --mlir-print-debuginfo
// ARGS: --convert-gpu-to-nvvm --mlir-print-local-scope
gpu.module @m {
  gpu.func @k(%c : i1, %i: index, %m: memref<4xindex>)  {
    cf.assert %c, "one"
    memref.store %i, %m[%i] : memref<4xindex>
    cf.assert %c, "two"
    cf.assert %c, "one"
    memref.store %i, %m[%i] : memref<4xindex>
    gpu.return
  }
}
gpu.module @m1 {
  gpu.func @k(%c: i1, %f: f32) -> f32 {
    %0 = math.exp %f : f32 loc(unknown)
    cf.assert %c, "one" loc(unknown)
    gpu.return %0 : f32
  }
}
gpu.module @m2 {
  gpu.func @k(%c: i1, %f: f32) -> f32 {
    %0 = math.exp %f : f32 loc("x"("f.mlir":3:4))
    cf.assert %c, "one" loc("x"("f.mlir":3:4))
    gpu.return %0 : f32
  }
}
gpu.module @m3 {
  gpu.func @k(%c: i1, %f: f32) -> f32 {
    %0 = math.exp %f : f32 loc("x")
    cf.assert %c, "one" loc("x")
    gpu.return %0 : f32
  }
}
gpu.module @m4 {
  gpu.func @k(%c: i1, %f: f32) -> f32 {
    %0 = math.exp %f : f32 loc(callsite("f"("a.c":1:2) at "b.c":3:4))
    cf.assert %c, "one" loc(callsite("f"("a.c":1:2) at "b.c":3:4))
    gpu.return %0 : f32
  }
}
gpu.module @m5 {
  gpu.func @k(%c: i1, %f: f32) -> f32 {
    %0 = math.exp %f : f32 loc(callsite("a.c":1:2 at "g"("b.c":3:4)))
    cf.assert %c, "one" loc(callsite("a.c":1:2 at "g"("b.c":3:4)))
    gpu.return %0 : f32
  }
}
gpu.module @m6 {
  gpu.func @k(%c: i1, %f: f32) -> f32 {
    %0 = math.exp %f : f32 loc(fused["a.c":1:2,"b.c":3:4])
    cf.assert %c, "one" loc(fused["a.c":1:2,"b.c":3:4])
    gpu.return %0 : f32
  }
}
gpu.module @m7 {
  gpu.func @k(%c: i1, %f: f32) -> f32 {
    %0 = math.exp %f : f32 loc("outer"("inner"("a.c":5:6)))
    cf.assert %c, "one" loc("outer"("inner"("a.c":5:6)))
    gpu.return %0 : f32
  }
}
gpu.module @m8 {
  gpu.func @k(%c: i1, %f: f32) -> f32 {
    %0 = math.exp %f : f32 loc("a.c":1:2 to 5:6)
    cf.assert %c, "one" loc("a.c":1:2 to 5:6)
    gpu.return %0 : f32
  }
}
gpu.module @m9 {
  gpu.func @k(%c: i1, %f: f32) -> f32 {
    %0 = math.exp %f : f32 loc("n"(callsite("c" at "d"("b.c":3:4))))
    cf.assert %c, "one" loc("n"(callsite("c" at "d"("b.c":3:4))))
    gpu.return %0 : f32
  }
}
gpu.module @m10 {
  gpu.func @k(%c: i1, %f: f32) -> f32 {
    %0 = math.exp %f : f32 loc(""("b":0:0))
    cf.assert %c, "one" loc(""("b":0:0))
    gpu.return %0 : f32
  }
}
