// ARGS: -inline=default-pipeline= -allow-unregistered-dialect
// Into which regions calls are inlined.
func.func private @f(%a: i32) -> i32 { %0 = llvm.add %a, %a : i32
 return %0 : i32 }
gpu.module @m {
func.func private @f(%a: i32) -> i32 { %0 = llvm.add %a, %a : i32
 return %0 : i32 }
llvm.func @lf(%a: i32) -> i32 { %0 = llvm.add %a, %a : i32
 llvm.return %0 : i32 }
gpu.func @k(%a: i32) kernel { %0 = func.call @f(%a) : (i32) -> i32
%1 = llvm.call @lf(%a) : (i32) -> i32
"foo.use"(%0, %1) : (i32, i32) -> ()
gpu.return }
}
llvm.func @lf2(%a: i32) -> i32 { %0 = llvm.add %a, %a : i32
 llvm.return %0 : i32 }
func.func @g(%a: i32, %n: index) {
 affine.for %i = 0 to 4 { 
  %0 = func.call @f(%a) : (i32) -> i32
  %1 = llvm.call @lf2(%a) : (i32) -> i32
  "foo.use"(%0, %1) : (i32, i32) -> ()
 }
 gpu.launch blocks(%x, %y, %z) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%bx = %n, %by = %n, %bz = %n) {
  %0 = func.call @f(%a) : (i32) -> i32
  %1 = llvm.call @lf2(%a) : (i32) -> i32
  "foo.use"(%0, %1) : (i32, i32) -> ()
  gpu.terminator
 }
 omp.parallel {
  %0 = func.call @f(%a) : (i32) -> i32
  %1 = llvm.call @lf2(%a) : (i32) -> i32
  "foo.use"(%0, %1) : (i32, i32) -> ()
  omp.terminator
 }
 %t, %v = async.execute -> !async.value<i32> {
  %1 = llvm.call @lf2(%a) : (i32) -> i32
  async.yield %1 : i32
 }
 return
}
