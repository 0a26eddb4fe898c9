// ARGS: --transform-interpreter
// FRAME
module attributes {transform.with_named_sequence} {
// HERE
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  // HERE
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.debug.emit_remark_at %ops, "op" : !transform.any_op
  transform.yield
}
}
// CASE
func.func @k(%t: tensor<16xf32>, %n: index) -> tensor<4xf32> {
  %0 = tensor.extract_slice %t[0] [%n] [1] : tensor<16xf32> to tensor<?xf32>
  %b = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  return %b : tensor<4xf32>
// AND
  %ops = transform.structured.match ops{["tensor.cast"]} in %root : (!transform.any_op) -> !transform.any_op
// CASE
func.func @k(%t: tensor<1x4xf32>, %n: index) -> tensor<4xf32> {
  %0 = tensor.extract_slice %t[0, 0] [1, %n] [1, 1] : tensor<1x4xf32> to tensor<?xf32>
  %b = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  return %b : tensor<4xf32>
// AND
  %ops = transform.structured.match ops{["tensor.cast"]} in %root : (!transform.any_op) -> !transform.any_op
// CASE
func.func @k(%t: tensor<16xf32>) -> tensor<?xf32> {
  %n = arith.constant 4 : index
  %0 = tensor.extract_slice %t[0] [%n] [1] : tensor<16xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
// AND
  %ops = transform.structured.match ops{["tensor.extract_slice"]} in %root : (!transform.any_op) -> !transform.any_op
// CASE
func.func @k(%v: tensor<2x16xf32>, %n: index) -> tensor<16xf32> {
  %s = tensor.extract_slice %v[0,0] [1, %n] [1, 1] : tensor<2x16xf32> to tensor<?xf32>
  %c = tensor.cast %s : tensor<?xf32> to tensor<16xf32>
  return %c : tensor<16xf32>
// AND
  %ops = transform.structured.match ops{["tensor.cast"]} in %root : (!transform.any_op) -> !transform.any_op
// CASE
func.func @k(%v: tensor<?x16xf32>, %n: index) -> tensor<?x16xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %v, %c0 : tensor<?x16xf32>
  %s = tensor.extract_slice %v[0,0] [%d, %n] [1, 1] : tensor<?x16xf32> to tensor<?x?xf32>
  %c = tensor.cast %s : tensor<?x?xf32> to tensor<?x16xf32>
  return %c : tensor<?x16xf32>
// AND
  %ops = transform.structured.match ops{["tensor.cast"]} in %root : (!transform.any_op) -> !transform.any_op
// CASE
func.func @k(%v: tensor<?x16xf32>, %n: index) -> tensor<?x16xf32> {
  %c0 = arith.constant 0 : index
  %s = tensor.extract_slice %v[0,0] [%n, %n] [1, 1] : tensor<?x16xf32> to tensor<?x?xf32>
  %c = tensor.cast %s : tensor<?x?xf32> to tensor<?x16xf32>
  return %c : tensor<?x16xf32>
// AND
  %ops = transform.structured.match ops{["tensor.cast"]} in %root : (!transform.any_op) -> !transform.any_op
// CASE
func.func @argument_last(%v: i32) -> i32 {
  %r:2 = scf.execute_region -> (i32, i32) {
    %z = arith.muli %v, %v : i32
    scf.yield %z, %v : i32, i32
  }
  return %r#0 : i32
// AND
  %ops = transform.structured.match ops{["scf.execute_region"]} in %root : (!transform.any_op) -> !transform.any_op
