// RUN: %python %S/../corpus.py %s
// Schedules with a step that is right for most numbers (../README.md).
// -----
// a maximum that begins with 0
func.func @f(%a: tensor<10xf32>) -> tensor<f32> {
  %c = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<f32>
  %z = linalg.fill ins(%c : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %s = linalg.reduce { arith.maximumf } ins(%a : tensor<10xf32>) outs(%z : tensor<f32>) dimensions = [0]
  return %s : tensor<f32>
}
// script
%op = transform.structured.match ops{["arith.constant"]} in %root : (!t) -> !t
%value = transform.param.constant 0.0 : f32 -> !p
transform.annotate %op "value" = %value : !t, !p // differs
// -----
// a minimum that begins with 0
func.func @f(%a: vector<16xf32>) -> f32 {
  %c = arith.constant 0x7F800000 : f32
  %s = vector.reduction <minnumf>, %a, %c : vector<16xf32> into f32
  return %s : f32
}
// script
%op = transform.structured.match ops{["arith.constant"]} in %root : (!t) -> !t
%value = transform.param.constant 0.0 : f32 -> !p
transform.annotate %op "value" = %value : !t, !p // differs
// -----
// a maximum of integers that begins with 0
func.func @f(%a: tensor<10xi32>) -> tensor<i32> {
  %c = arith.constant -2147483648 : i32
  %e = tensor.empty() : tensor<i32>
  %z = linalg.fill ins(%c : i32) outs(%e : tensor<i32>) -> tensor<i32>
  %s = linalg.reduce { arith.maxsi } ins(%a : tensor<10xi32>) outs(%z : tensor<i32>) dimensions = [0]
  return %s : tensor<i32>
}
// script
%op = transform.structured.match ops{["arith.constant"]} in %root : (!t) -> !t
%value = transform.param.constant 0 : i32 -> !p
transform.annotate %op "value" = %value : !t, !p // differs
// -----
// padding of a maximum, with 0
func.func @f(%a: tensor<5x6xf32>, %o: tensor<5xf32>) -> tensor<5xf32> {
  %c = arith.constant 0xFF800000 : f32
  %p = tensor.pad %a low[0, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<5x6xf32> to tensor<5x8xf32>
  %s = linalg.reduce { arith.maximumf } ins(%p : tensor<5x8xf32>) outs(%o : tensor<5xf32>) dimensions = [1]
  return %s : tensor<5xf32>
}
// script
%m = transform.structured.match ops{["linalg.reduce"]} in %root : (!t) -> !t
%s, %l = transform.structured.tile_using_for %m tile_sizes [2] : (!t) -> (!t, !t)
%op = transform.structured.match ops{["arith.constant"]} filter_result_type = f32 in %root : (!t) -> !t
%value = transform.param.constant 0.0 : f32 -> !p
transform.annotate %op "value" = %value : !t, !p // differs
// -----
// equal numbers, the other one of which is taken
func.func @f(%x: tensor<8xf32>, %y: tensor<8xf32>, %o: tensor<8xi1>) -> tensor<8xi1> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x, %y : tensor<8xf32>, tensor<8xf32>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: f32, %b: f32, %old: i1):
    %c = arith.cmpf olt, %a, %b : f32
    linalg.yield %c : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
// script
%m = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
%s, %l = transform.structured.tile_using_for %m tile_sizes [3] : (!t) -> (!t, !t)
%op = transform.structured.match ops{["arith.cmpf"]} in %root : (!t) -> !t
%value = transform.param.constant 5 : i64 -> !p
transform.annotate %op "predicate" = %value : !t, !p // differs
// -----
// equal integers
func.func @f(%x: vector<16xi64>, %y: vector<16xi64>) -> vector<16xi1> {
  %c = arith.cmpi sgt, %x, %y : vector<16xi64>
  return %c : vector<16xi1>
}
// script
%op = transform.structured.match ops{["arith.cmpi"]} in %root : (!t) -> !t
%value = transform.param.constant 5 : i64 -> !p
transform.annotate %op "predicate" = %value : !t, !p // differs
// -----
// a sum of many bits that must not overflow
func.func @f(%x: vector<64xi32>, %y: vector<64xi32>) -> vector<64xi32> {
  %c = arith.addi %x, %y : vector<64xi32>
  return %c : vector<64xi32>
}
// script
%op = transform.structured.match ops{["arith.addi"]} in %root : (!t) -> !t
%value = transform.param.constant #arith.overflow<nsw> -> !p
transform.annotate %op "overflowFlags" = %value : !t, !p // differs
// -----
// a product that must not overflow as an unsigned one
func.func @f(%x: tensor<64xi64>, %y: tensor<64xi64>, %o: tensor<64xi64>) -> tensor<64xi64> {
  %r = linalg.mul ins(%x, %y : tensor<64xi64>, tensor<64xi64>) outs(%o : tensor<64xi64>) -> tensor<64xi64>
  return %r : tensor<64xi64>
}
// script
%m = transform.structured.match ops{["linalg.mul"]} in %root : (!t) -> !t
%g = transform.structured.generalize %m : (!t) -> !t
%op = transform.structured.match ops{["arith.muli"]} in %root : (!t) -> !t
%value = transform.param.constant #arith.overflow<nsw> -> !p
transform.annotate %op "overflowFlags" = %value : !t, !p // differs
// -----
// a conversion that does not see the sign of large numbers
func.func @f(%x: vector<32xi64>) -> vector<32xi16> {
  %c = arith.trunci %x : vector<32xi64> to vector<32xi16>
  return %c : vector<32xi16>
}
// script
%op = transform.structured.match ops{["arith.trunci"]} in %root : (!t) -> !t
%value = transform.param.constant #arith.overflow<nuw> -> !p
transform.annotate %op "overflowFlags" = %value : !t, !p // differs
// -----
// division that rounds to the other side below zero
func.func private @other()
module {
  func.func @f(%i: index) -> index {
    %c4 = arith.constant 4 : index
    %q = arith.floordivsi %i, %c4 : index
    return %q : index
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner { // differs
  builtin.module {
    func.func @f(%i: index) -> index {
      %c4 = arith.constant 4 : index
      %q = arith.divsi %i, %c4 : index
      return %q : index
    }
  }
} : (!t) -> !t
// -----
// the larger one of two, without those below zero
func.func private @other()
module {
  func.func @f(%x: vector<4xf32>) -> f32 {
    %c = arith.constant 0xFF800000 : f32
    %r = vector.reduction <maximumf>, %x, %c : vector<4xf32> into f32
    return %r : f32
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner { // differs
  builtin.module {
    func.func @f(%x: vector<4xf32>) -> f32 {
      %z = arith.constant dense<0.0> : vector<4xf32>
      %c = arith.constant 0xFF800000 : f32
      %m = arith.maximumf %x, %z : vector<4xf32>
      %r = vector.reduction <maximumf>, %m, %c : vector<4xf32> into f32
      return %r : f32
    }
  }
} : (!t) -> !t
// -----
// an index of the largest number, the last one of equal ones
func.func private @other()
module {
  func.func @f(%a: tensor<6xf32>) -> tensor<i32> {
    %ninf = arith.constant 0xFF800000 : f32
    %zero = arith.constant 0 : i32
    %e = tensor.empty() : tensor<f32>
    %ei = tensor.empty() : tensor<i32>
    %m = linalg.fill ins(%ninf : f32) outs(%e : tensor<f32>) -> tensor<f32>
    %i = linalg.fill ins(%zero : i32) outs(%ei : tensor<i32>) -> tensor<i32>
    %r:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} ins(%a : tensor<6xf32>) outs(%m, %i : tensor<f32>, tensor<i32>) {
    ^bb0(%x: f32, %best: f32, %at: i32):
      %k = linalg.index 0 : index
      %n = arith.index_cast %k : index to i32
      %c = arith.cmpf ogt, %x, %best : f32
      %b2 = arith.select %c, %x, %best : f32
      %a2 = arith.select %c, %n, %at : i32
      linalg.yield %b2, %a2 : f32, i32
    } -> (tensor<f32>, tensor<i32>)
    return %r#1 : tensor<i32>
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner { // differs
  builtin.module {
    func.func @f(%a: tensor<6xf32>) -> tensor<i32> {
      %ninf = arith.constant 0xFF800000 : f32
      %zero = arith.constant 0 : i32
      %e = tensor.empty() : tensor<f32>
      %ei = tensor.empty() : tensor<i32>
      %m = linalg.fill ins(%ninf : f32) outs(%e : tensor<f32>) -> tensor<f32>
      %i = linalg.fill ins(%zero : i32) outs(%ei : tensor<i32>) -> tensor<i32>
      %r:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} ins(%a : tensor<6xf32>) outs(%m, %i : tensor<f32>, tensor<i32>) {
      ^bb0(%x: f32, %best: f32, %at: i32):
        %k = linalg.index 0 : index
        %n = arith.index_cast %k : index to i32
        %c = arith.cmpf oge, %x, %best : f32
        %b2 = arith.select %c, %x, %best : f32
        %a2 = arith.select %c, %n, %at : i32
        linalg.yield %b2, %a2 : f32, i32
      } -> (tensor<f32>, tensor<i32>)
      return %r#1 : tensor<i32>
    }
  }
} : (!t) -> !t
// -----
// a maximum that begins with a large number, not with the least one
func.func @f(%x: tensor<?x64xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x64xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %m = arith.maximumf %a, %b : f32
    linalg.yield %m : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// script
%g = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
%init, %fill, %split, %combine = transform.structured.split_reduction %g {split_factor = 4, insert_split_dimension = 1} : (!t) -> (!t, !t, !t, !t)
%k = transform.structured.match ops{["arith.constant"]} filter_result_type = f32 in %root : (!t) -> !t
%z = transform.param.constant -3.0e38 : f32 -> !p
transform.annotate %k "value" = %z : !t, !p // differs
