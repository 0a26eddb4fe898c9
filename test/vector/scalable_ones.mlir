// A scalable dimension of 1 has `vscale` lanes. The reference takes them for one.
// RUN: jig eval %s --entry main --vscale 2 > %t.before
// RUN: FileCheck %s --check-prefix=BEFORE < %t.before
// RUN: jig-opt %s --canonicalize | jig eval - --entry main --vscale 2 | diff %t.before -
// RUN: jig-opt %s --convert-vector-to-llvm | jig eval - --entry main --vscale 2 | diff %t.before -
// RUN: jig-opt %s --transform-interpreter | jig eval - --entry main --vscale 2 | diff %t.before -

// BEFORE: 1.000000e+00
// BEFORE: 2.000000e+00
// BEFORE: dense<2.0{{.*}}> : vector<2xf32>
// BEFORE: 1.000000e+00
// BEFORE: dense<5.0{{.*}}> : vector<2xf32>
// BEFORE: {{\[\[}}2.0{{.*}}, 2.0{{.*}}], [3.0{{.*}}, 3.0
// BEFORE: {{\[\[}}1.0{{.*}}, 1.0{{.*}}], [0.0{{.*}}, 0.0
module attributes {transform.with_named_sequence} {
  func.func @reduction(%f: vector<[1]xf32>) -> f32 {
    %0 = vector.reduction <add>, %f : vector<[1]xf32> into f32
    return %0 : f32
  }
  func.func @to_scalar(%f: vector<[1]xf32>, %a: f32) -> f32 {
    %0 = vector.multi_reduction <add>, %f, %a [0] : vector<[1]xf32> to f32
    return %0 : f32
  }
  func.func @to_vector(%f: vector<[1]xf32>, %a: vector<2xf32>) -> vector<2xf32> {
    %z = vector.broadcast %f : vector<[1]xf32> to vector<2x[1]xf32>
    %0 = vector.multi_reduction <add>, %z, %a [1] : vector<2x[1]xf32> to vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @lane(%f: vector<[1]xf32>, %at: index) -> f32 {
    %z = vector.broadcast %f : vector<[1]xf32> to vector<2x[1]xf32>
    %0 = vector.extract %z[0, %at] : f32 from vector<2x[1]xf32>
    return %0 : f32
  }
  func.func @everywhere(%x: f32) -> vector<[1]xf32> {
    %0 = vector.broadcast %x : f32 to vector<[1]xf32>
    return %0 : vector<[1]xf32>
  }
  func.func @product(%f: vector<[1]xf32>) -> vector<[1]x2xf32> {
    %a = arith.constant dense<1.0> : vector<[1]x2xf32>
    %b = arith.constant dense<1.0> : vector<2x2xf32>
    %z = vector.broadcast %f : vector<[1]xf32> to vector<2x[1]xf32>
    %c = vector.transpose %z, [1, 0] : vector<2x[1]xf32> to vector<[1]x2xf32>
    %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
                          iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<[1]x2xf32>, vector<2x2xf32> into vector<[1]x2xf32>
    return %0 : vector<[1]x2xf32>
  }
  // The lanes are rows, of which one was written.
  func.func @rows(%row: vector<2xf32>) -> vector<[1]x2xf32> {
    %zero = arith.constant 0.0 : f32
    %t = arith.constant dense<0.0> : tensor<6x6xf32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %w = vector.transfer_write %row, %t[%c1, %c2] {in_bounds = [true]} : vector<2xf32>, tensor<6x6xf32>
    %r = vector.transfer_read %w[%c1, %c2], %zero {in_bounds = [true, true]} : tensor<6x6xf32>, vector<[1]x2xf32>
    return %r : vector<[1]x2xf32>
  }
  func.func @main() -> (f32, f32, vector<2xf32>, f32, vector<[1]xf32>, vector<[1]x2xf32>, vector<[1]x2xf32>) {
    %step = vector.step : vector<[1]xindex>
    %int = arith.index_cast %step : vector<[1]xindex> to vector<[1]xi32>
    %f = arith.sitofp %int : vector<[1]xi32> to vector<[1]xf32>
    %one = arith.constant 1.0 : f32
    %five = arith.constant 5.0 : f32
    %ones = arith.constant dense<1.0> : vector<2xf32>
    %c1 = arith.constant 1 : index
    %0 = call @reduction(%f) : (vector<[1]xf32>) -> f32
    %1 = call @to_scalar(%f, %one) : (vector<[1]xf32>, f32) -> f32
    %2 = call @to_vector(%f, %ones) : (vector<[1]xf32>, vector<2xf32>) -> vector<2xf32>
    %3 = call @lane(%f, %c1) : (vector<[1]xf32>, index) -> f32
    %4 = call @everywhere(%five) : (f32) -> vector<[1]xf32>
    %5 = call @product(%f) : (vector<[1]xf32>) -> vector<[1]x2xf32>
    %6 = call @rows(%ones) : (vector<2xf32>) -> vector<[1]x2xf32>
    return %0, %1, %2, %3, %4, %5, %6 : f32, f32, vector<2xf32>, f32, vector<[1]xf32>, vector<[1]x2xf32>, vector<[1]x2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}
