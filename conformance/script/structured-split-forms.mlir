// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<100xf32>, %o: tensor<100xf32>, %d: tensor<?x?xf32>, %m: memref<?xf32>) -> (tensor<100xf32>, tensor<?x?xf32>) {
  %k = arith.constant {k} 10 : index
  %k2 = arith.muli %k, %k {dyn} : index
  %z = arith.constant {z} 0.0 : f32
  %e = linalg.exp {one, both} ins(%a : tensor<100xf32>) outs(%o : tensor<100xf32>) -> tensor<100xf32>
  %s = linalg.exp {two, both} ins(%d : tensor<?x?xf32>) outs(%d : tensor<?x?xf32>) -> tensor<?x?xf32>
  linalg.exp {buf} ins(%m : memref<?xf32>) outs(%m : memref<?xf32>)
  return %e, %s : tensor<100xf32>, tensor<?x?xf32>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %one = transform.structured.match attributes {one} in %root : (!transform.any_op) -> !transform.any_op
    %both = transform.structured.match attributes {both} in %root : (!transform.any_op) -> !transform.any_op
    %buf = transform.structured.match attributes {buf} in %root : (!transform.any_op) -> !transform.any_op
    %two = transform.structured.match attributes {two} in %root : (!transform.any_op) -> !transform.any_op
    %k = transform.structured.match attributes {k} in %root : (!transform.any_op) -> !transform.any_op
    %dyn = transform.structured.match attributes {dyn} in %root : (!transform.any_op) -> !transform.any_op
    %z = transform.structured.match attributes {z} in %root : (!transform.any_op) -> !transform.any_op
    %p5 = transform.param.constant 5 : i64 -> !transform.param<i64>
    %p7 = transform.param.constant 7 : i64 -> !transform.param<i64>
    %p95 = transform.param.constant 95 : i64 -> !transform.param<i64>
    %pp = transform.merge_handles %p5, %p7 : !transform.param<i64>
    %pq = transform.merge_handles %p5, %p95 : !transform.param<i64>
    %pr = transform.merge_handles %p5, %p95, %p7 : !transform.param<i64>
    %kk = transform.merge_handles %k, %dyn : !transform.any_op
    %1 =
    // HERE
    transform.print %1 : !transform.any_op
    transform.yield
  }
}
// EACH
transform.structured.split %one after 42 {dimension = 0} : !transform.any_op
transform.structured.split %one after 100 {dimension = 0} : !transform.any_op
transform.structured.split %one after 1000 {dimension = 0} : !transform.any_op
transform.structured.split %one after -5 {dimension = 0} : !transform.any_op
transform.structured.split %one after 42 {dimension = 1} : !transform.any_op
transform.structured.split %k after 42 {dimension = 1} : !transform.any_op
transform.structured.split %both after 42 {dimension = 0} : !transform.any_op
transform.structured.split %both after 100 {dimension = 0} : !transform.any_op
transform.structured.split %both after %kk {dimension = 0} : !transform.any_op, !transform.any_op
transform.structured.split %both after %k {dimension = 0} : !transform.any_op, !transform.any_op
transform.structured.split %both after %pp {dimension = 0} : !transform.any_op, !transform.param<i64>
transform.structured.split %both after %p5 {dimension = 0} : !transform.any_op, !transform.param<i64>
transform.structured.split %one after %z {dimension = 0} : !transform.any_op, !transform.any_op
transform.structured.split %one after %k {dimension = 0} : !transform.any_op, !transform.any_op
transform.structured.split %buf after 7 {dimension = 0} : !transform.any_op
transform.structured.split %one after %pp {dimension = 0, multiway} : !transform.any_op, !transform.param<i64>
transform.structured.split %one after %pq {dimension = 0, multiway} : !transform.any_op, !transform.param<i64>
transform.structured.split %one after %pr {dimension = 0, multiway} : !transform.any_op, !transform.param<i64>
transform.structured.split %both after %pp {dimension = 0, multiway} : !transform.any_op, !transform.param<i64>
transform.structured.split %one after %kk {dimension = 0, multiway} : !transform.any_op, !transform.any_op
transform.structured.split %two after %kk {dimension = 1, multiway} : !transform.any_op, !transform.any_op
transform.structured.split %one after 3 {dimension = 0, multiway} : !transform.any_op
transform.structured.split %one after %pp {dimension = 1, multiway} : !transform.any_op, !transform.param<i64>
transform.structured.split %one after %k  : !transform.any_op, !transform.any_op
transform.structured.split %one after 3 {dimension = -1} : !transform.any_op
transform.structured.split %one after 3 {dimension = 0, static_chunk_sizes = 4} : !transform.any_op
transform.structured.split %one before 3 {dimension = 0} : !transform.any_op
transform.structured.split %one after x {dimension = 0} : !transform.any_op
transform.structured.split %one after 3 {dimension = 0}
transform.structured.split %one after %k {dimension = 0} : !transform.any_op
transform.structured.split %one after 99999999999999999999 {dimension = 0} : !transform.any_op
transform.structured.split %one after -9223372036854775808 {dimension = 0} : !transform.any_op
transform.structured.split %one after %nope {dimension = 0} : !transform.any_op, !transform.any_op
