// ARGS: -remove-dead-values=canonicalize=false -split-input-file
// ARGS: -remove-dead-values -split-input-file
func.func @region_read(%m: memref<?xi32>, %i: index, %c: i1, %z: i32, %d: i1) {
  %r = scf.if %c -> i32 {
    %1 = memref.load %m[%i] : memref<?xi32>
    scf.yield %1 : i32
  } else {
    scf.yield %z : i32
  }
  return
}
// -----
func.func @region_result(%m: memref<?xi32>, %i: index, %c: i1, %z: i32, %d: i1) -> i32 {
  %cc = "arith.xori"(%c, %d) : (i1, i1) -> i1
  %r:2 = scf.if %cc -> (i32, i32) {
    %1 = memref.load %m[%i] : memref<?xi32>
    scf.yield %1, %z : i32, i32
  } else {
    scf.yield %z, %z : i32, i32
  }
  return %r#1 : i32
}
// -----
func.func @generic(%m: memref<4xi32>) {
  %0 = memref.alloc() : memref<4xi32>
  linalg.copy ins(%m : memref<4xi32>) outs(%0 : memref<4xi32>)
  return
}
