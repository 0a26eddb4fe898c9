// ARGS: --convert-openmp-to-llvm --split-input-file --allow-unregistered-dialect
// ARGS: --convert-to-llvm --split-input-file --allow-unregistered-dialect
func.func @f(%i: index, %m: memref<4xf32>, %n: i32, %p: !llvm.ptr, %c: i1) {
  omp.parallel num_threads(%i : index)  { %x = memref.load %m[%i] : memref<4xf32> 
   cf.cond_br %c, ^bb1(%i: index), ^bb2
   ^bb1(%k: index):
   omp.terminator
   ^bb2:
   omp.master { omp.terminator }
   omp.critical(@crit) { omp.barrier omp.terminator }
   omp.single { omp.terminator }
   omp.sections { omp.section { omp.terminator } omp.terminator }
   omp.masked filter(%i: index) { omp.terminator }
   omp.wsloop schedule(static = %i : index) { omp.loop_nest (%q) : index = (%i) to (%i) step (%i) { omp.yield } }
   omp.simd { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { "test.x"(%i) : (index) -> () omp.yield } }
   omp.terminator
  }
  %t = omp.threadprivate %p : !llvm.ptr -> !llvm.ptr
  scf.if %c { omp.barrier }
  return
}
omp.private {type = private} @p : memref<4xf32> init {
^bb0(%a: memref<4xf32>, %b: memref<4xf32>):
 omp.yield(%b : memref<4xf32>)
}
omp.private {type = private} @p2 : index
omp.critical.declare @crit hint(contended)
omp.declare_reduction @__scf_reduction_1 : index init {
  ^bb0(%arg0: index):
    omp.yield(%arg0 : index)
  } combiner {
  ^bb0(%arg0: index, %arg1: index):
    %0 = arith.addi %arg0, %arg1 : index
    omp.yield(%0 : index)
  }
// -----
func.func @f(%i: index, %m: memref<4xf32>, %n: i32, %p: !llvm.ptr, %c: i1) {
  omp.parallel reduction(@r %m -> %mm : memref<4xf32>) { %x = memref.load %mm[%i] : memref<4xf32> 
   omp.terminator
  }
  return
}
omp.declare_reduction @r : f32
init { ^bb0(%a: f32): omp.yield(%a : f32) }
combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }
// -----
func.func @f(%i: index, %m: memref<4xf32>, %n: i32, %p: !llvm.ptr, %c: i1) {
  omp.flush(%p, %i : !llvm.ptr, index)
  return
}
// -----
func.func @f(%i: index, %m: memref<4xf32>, %n: i32, %p: !llvm.ptr, %c: i1) {
  %t = omp.threadprivate %m : memref<4xf32> -> memref<4xf32>
  return
}
// -----
func.func @f(%i: tensor<4xf32>, %p: !llvm.ptr) {
  omp.single private(@p %i -> %k : tensor<4xf32>) { omp.terminator }
  return
}
// -----
func.func @f(%i: complex<f32>, %p: !llvm.ptr) {
  omp.single private(@p %i -> %k : complex<f32>) { omp.terminator }
  return
}
omp.private {type = private} @p : complex<f32>
// -----
func.func @f(%i: index, %p: !llvm.ptr, %c: i32, %x: i1) {
  omp.wsloop linear(%p = %c : !llvm.ptr) { omp.loop_nest (%q) : index = (%i) to (%i) step (%i) collapse(1) tiles(4) { omp.yield } {x = index} } {linear_var_types = [index], y = index}
  omp.simd aligned(%p : !llvm.ptr -> 8 : i64) { omp.loop_nest (%q) : index = (%i) to (%i) inclusive step (%i) { omp.yield } } 
  omp.parallel { %0 = arith.addi %i, %i : index omp.terminator } {y = index, z = [index]}
  omp.critical { %0 = arith.addi %i, %i : index omp.terminator } 
  omp.critical { %0 = arith.addi %c, %c : i32 omp.terminator } 
  omp.barrier {y = index}
  omp.flush {y = index}
  omp.taskyield {y = index}
  omp.flush(%c : i32) {y = index}
  return
}
// -----
func.func @f(%i: index, %p: !llvm.ptr) {
  omp.single private(@p %i -> %k : index) { "test.x"(%k) : (index) -> () omp.terminator }
  omp.parallel { cf.br ^bb1(%i: index) ^bb1(%z: index): "test.x"(%z) : (index) -> () omp.terminator }
  omp.simd aligned(%p : !llvm.ptr -> 8 : i64) { omp.loop_nest (%q) : index = (%i) to (%i) step (%i) { omp.yield } } 
  return
}
omp.private {type = private} @p : index {s = index}
omp.private {type = private} @p4 : tensor<4xf32>
// -----
omp.private {type = private} @p : index init { ^bb0(%a: index, %b: index): cf.br ^bb1(%a : index) ^bb1(%z: index): omp.yield(%z : index) } 
omp.declare_reduction @r : index attributes {byref_element_type = index, k = index}
init { ^bb0(%a: index): omp.yield(%a : index) }
combiner { ^bb0(%a: index, %b: index): cf.br ^bb1(%a : index) ^bb1(%z: index): omp.yield(%z : index) }
atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }
// -----
func.func @f(%i: index, %p: !llvm.ptr, %c: i1) {
  omp.parallel if(%c) num_threads(%i : index) proc_bind(close) { omp.terminator }
  omp.parallel { "test.x"() ({ ^bb0(%k: index): omp.barrier "test.y"() : () -> () }) : () -> () omp.terminator }
  omp.parallel { ^bb0(%k: index): omp.terminator }
  omp.parallel { ^bb0(%k: tensor<4xf32>): omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %c: i1) {
  omp.parallel { ^bb0(%k: tensor<4xf32>): omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %c: i1) {
  %0 = "test.x"() : () -> tensor<4xf32>
  scf.if %c { "test.z"(%0) : (tensor<4xf32>) -> () }
  omp.flush(%0 : tensor<4xf32>)
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  omp.flush(%m : memref<4xf32>)
  return
}
// -----
module {
  omp.declare_reduction @__scf_reduction : f32 init {
  ^bb0(%arg0: f32):
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    omp.yield(%0 : f32)
  } combiner {
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = arith.addf %arg0, %arg1 : f32
    omp.yield(%0 : f32)
  } atomic {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg1 : !llvm.ptr -> f32
    %1 = llvm.atomicrmw fadd %arg0, %0 monotonic : !llvm.ptr, f32
    omp.yield
  }
  omp.declare_reduction @__scf_reduction_0 : i32 init {
  ^bb0(%arg0: i32):
    %0 = llvm.mlir.constant(1 : i32) : i32
    omp.yield(%0 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.muli %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  func.func @a(%arg0: index, %arg1: memref<?xf32>, %arg2: f32, %arg3: i32) -> (f32, i32) {
    %c0 = arith.constant 0 : index
    scf.for %arg4 = %arg0 to %arg0 step %arg0 {
      %5 = llvm.mlir.constant(1 : i64) : i64
      omp.parallel {
        omp.wsloop {
          omp.loop_nest (%arg5) : index = (%arg0) to (%arg0) step (%arg0) {
            memref.alloca_scope  {
              %alloca = memref.alloca() : memref<4xf32>
              %6 = llvm.mlir.constant(1 : i64) : i64
              omp.parallel {
                omp.wsloop {
                  omp.loop_nest (%arg6) : index = (%arg5) to (%arg0) step (%arg0) {
                    memref.alloca_scope  {
                      memref.store %arg2, %alloca[%arg6] : memref<4xf32>
                    }
                    omp.yield
                  }
                }
                omp.terminator
              }
            }
            omp.yield
          }
        }
        omp.terminator
      }
    }
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr
    llvm.store %arg2, %1 : f32, !llvm.ptr
    %2 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
    llvm.store %arg3, %2 : i32, !llvm.ptr
    omp.parallel {
      omp.wsloop reduction(@__scf_reduction %1 -> %arg4, @__scf_reduction_0 %2 -> %arg5 : !llvm.ptr, !llvm.ptr) {
        omp.loop_nest (%arg6, %arg7) : index = (%arg0, %c0) to (%arg0, %arg0) step (%arg0, %arg0) collapse(2) {
          memref.alloca_scope  {
            %5 = memref.load %arg1[%arg6] : memref<?xf32>
            %6 = llvm.load %arg4 : !llvm.ptr -> f32
            %7 = arith.addf %6, %5 : f32
            llvm.store %7, %arg4 : f32, !llvm.ptr
            %8 = llvm.load %arg5 : !llvm.ptr -> i32
            %9 = arith.muli %8, %arg3 : i32
            llvm.store %9, %arg5 : i32, !llvm.ptr
          }
          omp.yield
        }
      }
      omp.terminator
    }
    %3 = llvm.load %1 : !llvm.ptr -> f32
    %4 = llvm.load %2 : !llvm.ptr -> i32
    return %3, %4 : f32, i32
  }
  omp.declare_reduction @__scf_reduction_1 : f32 init {
  ^bb0(%arg0: f32):
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    omp.yield(%0 : f32)
  } combiner {
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = arith.addf %arg0, %arg1 : f32
    omp.yield(%0 : f32)
  } atomic {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg1 : !llvm.ptr -> f32
    %1 = llvm.atomicrmw fadd %arg0, %0 monotonic : !llvm.ptr, f32
    omp.yield
  }
  func.func @b(%arg0: index, %arg1: f32) -> f32 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr
    llvm.store %arg1, %1 : f32, !llvm.ptr
    omp.parallel {
      omp.wsloop reduction(@__scf_reduction_1 %1 -> %arg2 : !llvm.ptr) {
        omp.loop_nest (%arg3) : index = (%arg0) to (%arg0) step (%arg0) {
          memref.alloca_scope  {
            %3 = llvm.load %arg2 : !llvm.ptr -> f32
            %4 = arith.addf %3, %arg1 : f32
            llvm.store %4, %arg2 : f32, !llvm.ptr
          }
          omp.yield
        }
      }
      omp.terminator
    }
    %2 = llvm.load %1 : !llvm.ptr -> f32
    return %2 : f32
  }
  module @inner {
    omp.declare_reduction @__scf_reduction : f32 init {
    ^bb0(%arg0: f32):
      %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
      omp.yield(%0 : f32)
    } combiner {
    ^bb0(%arg0: f32, %arg1: f32):
      %0 = arith.addf %arg0, %arg1 : f32
      omp.yield(%0 : f32)
    } atomic {
    ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
      %0 = llvm.load %arg1 : !llvm.ptr -> f32
      %1 = llvm.atomicrmw fadd %arg0, %0 monotonic : !llvm.ptr, f32
      omp.yield
    }
    func.func @b(%arg0: index, %arg1: f32) -> f32 {
      %0 = llvm.mlir.constant(1 : i64) : i64
      %1 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr
      llvm.store %arg1, %1 : f32, !llvm.ptr
      omp.parallel {
        omp.wsloop reduction(@__scf_reduction %1 -> %arg2 : !llvm.ptr) {
          omp.loop_nest (%arg3) : index = (%arg0) to (%arg0) step (%arg0) {
            memref.alloca_scope  {
              %3 = llvm.load %arg2 : !llvm.ptr -> f32
              %4 = arith.addf %3, %arg1 : f32
              llvm.store %4, %arg2 : f32, !llvm.ptr
            }
            omp.yield
          }
        }
        omp.terminator
      }
      %2 = llvm.load %1 : !llvm.ptr -> f32
      return %2 : f32
    }
  }
}

// -----

module {
  omp.declare_reduction @__scf_reduction : f32 init {
  ^bb0(%arg0: f32):
    omp.yield(%arg0 : f32)
  } combiner {
  ^bb0(%arg0: f32, %arg1: f32):
    omp.yield(%arg0 : f32)
  }
  omp.declare_reduction @__scf_reduction_0 : f32 init {
  ^bb0(%arg0: f32):
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    omp.yield(%0 : f32)
  } combiner {
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = arith.addf %arg0, %arg1 : f32
    omp.yield(%0 : f32)
  } atomic {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg1 : !llvm.ptr -> f32
    %1 = llvm.atomicrmw fadd %arg0, %0 monotonic : !llvm.ptr, f32
    omp.yield
  }
  omp.declare_reduction @__scf_reduction_1 : f32 init {
  ^bb0(%arg0: f32):
    %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    omp.yield(%0 : f32)
  } combiner {
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = arith.mulf %arg0, %arg1 : f32
    omp.yield(%0 : f32)
  }
  omp.declare_reduction @__scf_reduction_2 : f32 init {
  ^bb0(%arg0: f32):
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    omp.yield(%0 : f32)
  } combiner {
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = arith.addf %arg0, %arg1 : f32
    omp.yield(%0 : f32)
  } atomic {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg1 : !llvm.ptr -> f32
    %1 = llvm.atomicrmw fadd %arg0, %0 monotonic : !llvm.ptr, f32
    omp.yield
  }
  func.func @b(%arg0: index, %arg1: f32) -> f32 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr
    llvm.store %arg1, %1 : f32, !llvm.ptr
    omp.parallel {
      omp.wsloop reduction(@__scf_reduction_0 %1 -> %arg2 : !llvm.ptr) {
        omp.loop_nest (%arg3) : index = (%arg0) to (%arg0) step (%arg0) {
          memref.alloca_scope  {
            %6 = llvm.load %arg2 : !llvm.ptr -> f32
            %7 = arith.addf %6, %arg1 : f32
            llvm.store %7, %arg2 : f32, !llvm.ptr
          }
          omp.yield
        }
      }
      omp.terminator
    }
    %2 = llvm.load %1 : !llvm.ptr -> f32
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.alloca %3 x f32 : (i64) -> !llvm.ptr
    llvm.store %arg1, %4 : f32, !llvm.ptr
    omp.parallel {
      omp.wsloop reduction(@__scf_reduction_2 %4 -> %arg2 : !llvm.ptr) {
        omp.loop_nest (%arg3) : index = (%arg0) to (%arg0) step (%arg0) {
          memref.alloca_scope  {
            %6 = llvm.mlir.constant(1 : i64) : i64
            %7 = llvm.alloca %6 x f32 : (i64) -> !llvm.ptr
            llvm.store %arg1, %7 : f32, !llvm.ptr
            omp.parallel {
              omp.wsloop reduction(@__scf_reduction_1 %7 -> %arg4 : !llvm.ptr) {
                omp.loop_nest (%arg5) : index = (%arg0) to (%arg3) step (%arg0) {
                  memref.alloca_scope  {
                    %11 = llvm.load %arg4 : !llvm.ptr -> f32
                    %12 = arith.mulf %11, %arg1 : f32
                    llvm.store %12, %arg4 : f32, !llvm.ptr
                  }
                  omp.yield
                }
              }
              omp.terminator
            }
            %8 = llvm.load %7 : !llvm.ptr -> f32
            %9 = llvm.load %arg2 : !llvm.ptr -> f32
            %10 = arith.addf %9, %8 : f32
            llvm.store %10, %arg2 : f32, !llvm.ptr
          }
          omp.yield
        }
      }
      omp.terminator
    }
    %5 = llvm.load %4 : !llvm.ptr -> f32
    return %2 : f32
  }
}

