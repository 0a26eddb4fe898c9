// RUN: %python %S/../corpus.py %s
// Schedules with a step that computes something else (../README.md).
// -----
// a dropped fill
func.func private @other()
module {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %o: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %zero = arith.constant 0.0 : f32
    %z = linalg.fill ins(%zero : f32) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
    %r = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %r : tensor<4x4xf32>
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner { // differs
  builtin.module {
    func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %o: tensor<4x4xf32>) -> tensor<4x4xf32> {
      %zero = arith.constant 0.0 : f32
      %z = linalg.fill ins(%zero : f32) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
      %r = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
      return %r : tensor<4x4xf32>
    }
  }
} : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %n : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !t
// -----
// swapped operands
func.func private @other()
module {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %o: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %zero = arith.constant 0.0 : f32
    %z = linalg.fill ins(%zero : f32) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
    %r = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %r : tensor<4x4xf32>
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner { // differs
  builtin.module {
    func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %o: tensor<4x4xf32>) -> tensor<4x4xf32> {
      %zero = arith.constant 0.0 : f32
      %z = linalg.fill ins(%zero : f32) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
      %r = linalg.matmul ins(%b, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
      return %r : tensor<4x4xf32>
    }
  }
} : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %n : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !t
// -----
// a reduction begun twice
func.func private @other()
module {
  func.func @f(%a: tensor<8xf32>, %o: tensor<f32>) -> tensor<f32> {
    %zero = arith.constant 0.0 : f32
    %z = linalg.fill ins(%zero : f32) outs(%o : tensor<f32>) -> tensor<f32>
    %x = tensor.extract_slice %a[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %y = tensor.extract_slice %a[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %s = linalg.reduce { arith.addf } ins(%x : tensor<4xf32>) outs(%o : tensor<f32>) dimensions = [0]
    %t = linalg.reduce { arith.addf } ins(%y : tensor<4xf32>) outs(%z : tensor<f32>) dimensions = [0]
    %e = tensor.empty() : tensor<f32>
    %r = linalg.add ins(%s, %t : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>) -> tensor<f32>
    return %r : tensor<f32>
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner { // differs
  builtin.module {
    func.func @f(%a: tensor<8xf32>, %o: tensor<f32>) -> tensor<f32> {
      %zero = arith.constant 0.0 : f32
      %z = linalg.fill ins(%zero : f32) outs(%o : tensor<f32>) -> tensor<f32>
      %x = tensor.extract_slice %a[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
      %y = tensor.extract_slice %a[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
      %s = linalg.reduce { arith.addf } ins(%x : tensor<4xf32>) outs(%o : tensor<f32>) dimensions = [0]
      %t = linalg.reduce { arith.addf } ins(%y : tensor<4xf32>) outs(%o : tensor<f32>) dimensions = [0]
      %e = tensor.empty() : tensor<f32>
      %r = linalg.add ins(%s, %t : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>) -> tensor<f32>
      return %r : tensor<f32>
    }
  }
} : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %n : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !t
// -----
// a part of a sum, twice
func.func private @other()
module {
  func.func @f(%a: tensor<8xf32>, %o: tensor<f32>) -> tensor<f32> {
    %zero = arith.constant 0.0 : f32
    %z = linalg.fill ins(%zero : f32) outs(%o : tensor<f32>) -> tensor<f32>
    %x = tensor.extract_slice %a[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %y = tensor.extract_slice %a[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %s = linalg.reduce { arith.addf } ins(%x : tensor<4xf32>) outs(%o : tensor<f32>) dimensions = [0]
    %t = linalg.reduce { arith.addf } ins(%y : tensor<4xf32>) outs(%z : tensor<f32>) dimensions = [0]
    %e = tensor.empty() : tensor<f32>
    %r = linalg.add ins(%s, %t : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>) -> tensor<f32>
    return %r : tensor<f32>
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner { // differs
  builtin.module {
    func.func @f(%a: tensor<8xf32>, %o: tensor<f32>) -> tensor<f32> {
      %zero = arith.constant 0.0 : f32
      %z = linalg.fill ins(%zero : f32) outs(%o : tensor<f32>) -> tensor<f32>
      %x = tensor.extract_slice %a[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
      %y = tensor.extract_slice %a[3] [4] [1] : tensor<8xf32> to tensor<4xf32>
      %s = linalg.reduce { arith.addf } ins(%x : tensor<4xf32>) outs(%o : tensor<f32>) dimensions = [0]
      %t = linalg.reduce { arith.addf } ins(%y : tensor<4xf32>) outs(%z : tensor<f32>) dimensions = [0]
      %e = tensor.empty() : tensor<f32>
      %r = linalg.add ins(%s, %t : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>) -> tensor<f32>
      return %r : tensor<f32>
    }
  }
} : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %n : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !t
// -----
// an online softmax that forgets to rescale
func.func private @other()
module {
  func.func @f(%a: tensor<10xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %least = arith.constant 0xFF800000 : f32
    %zero = arith.constant 0.0 : f32
    %ms:2 = scf.for %j = %c0 to %c10 step %c1 iter_args(%max = %least, %sum = %zero) -> (f32, f32) {
      %x = tensor.extract %a[%j] : tensor<10xf32>
      %new = arith.maximumf %max, %x : f32
      %d = arith.subf %max, %new : f32
      %scale = math.exp %d : f32
      %kept = arith.mulf %sum, %scale : f32
      %e = arith.subf %x, %new : f32
      %p = math.exp %e : f32
      %s = arith.addf %kept, %p : f32
      scf.yield %new, %s : f32, f32
    }
    return %ms#1 : f32
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner { // differs
  builtin.module {
    func.func @f(%a: tensor<10xf32>) -> f32 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c10 = arith.constant 10 : index
      %least = arith.constant 0xFF800000 : f32
      %zero = arith.constant 0.0 : f32
      %ms:2 = scf.for %j = %c0 to %c10 step %c1 iter_args(%max = %least, %sum = %zero) -> (f32, f32) {
        %x = tensor.extract %a[%j] : tensor<10xf32>
        %new = arith.maximumf %max, %x : f32
        %d = arith.subf %max, %new : f32
        %scale = math.exp %d : f32
        %kept = arith.mulf %sum, %scale : f32
        %e = arith.subf %x, %new : f32
        %p = math.exp %e : f32
        %s = arith.addf %sum, %p : f32
        scf.yield %new, %s : f32, f32
      }
      return %ms#1 : f32
    }
  }
} : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %n : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !t
// -----
// an online softmax with the old maximum
func.func private @other()
module {
  func.func @f(%a: tensor<10xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %least = arith.constant 0xFF800000 : f32
    %zero = arith.constant 0.0 : f32
    %ms:2 = scf.for %j = %c0 to %c10 step %c1 iter_args(%max = %least, %sum = %zero) -> (f32, f32) {
      %x = tensor.extract %a[%j] : tensor<10xf32>
      %new = arith.maximumf %max, %x : f32
      %d = arith.subf %max, %new : f32
      %scale = math.exp %d : f32
      %kept = arith.mulf %sum, %scale : f32
      %e = arith.subf %x, %new : f32
      %p = math.exp %e : f32
      %s = arith.addf %kept, %p : f32
      scf.yield %new, %s : f32, f32
    }
    return %ms#1 : f32
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner { // differs
  builtin.module {
    func.func @f(%a: tensor<10xf32>) -> f32 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c10 = arith.constant 10 : index
      %least = arith.constant 0xFF800000 : f32
      %zero = arith.constant 0.0 : f32
      %ms:2 = scf.for %j = %c0 to %c10 step %c1 iter_args(%max = %least, %sum = %zero) -> (f32, f32) {
        %x = tensor.extract %a[%j] : tensor<10xf32>
        %new = arith.maximumf %max, %x : f32
        %d = arith.subf %max, %new : f32
        %scale = math.exp %d : f32
        %kept = arith.mulf %sum, %scale : f32
        %e = arith.subf %x, %max : f32
        %p = math.exp %e : f32
        %s = arith.addf %kept, %p : f32
        scf.yield %new, %s : f32, f32
      }
      return %ms#1 : f32
    }
  }
} : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %n : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !t
// -----
// a maximum that begins with 0
func.func private @other()
module {
  // options: --arg tensor<10xf32>=-2.5
  func.func @f(%a: tensor<10xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %least = arith.constant 0xFF800000 : f32
    %zero = arith.constant 0.0 : f32
    %ms:2 = scf.for %j = %c0 to %c10 step %c1 iter_args(%max = %least, %sum = %zero) -> (f32, f32) {
      %x = tensor.extract %a[%j] : tensor<10xf32>
      %new = arith.maximumf %max, %x : f32
      %d = arith.subf %max, %new : f32
      %scale = math.exp %d : f32
      %kept = arith.mulf %sum, %scale : f32
      %e = arith.subf %x, %new : f32
      %p = math.exp %e : f32
      %s = arith.addf %kept, %p : f32
      scf.yield %new, %s : f32, f32
    }
    return %ms#1 : f32
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner { // differs
  builtin.module {
    // options: --arg tensor<10xf32>=-2.5
    func.func @f(%a: tensor<10xf32>) -> f32 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c10 = arith.constant 10 : index
      %least = arith.constant 0.0 : f32
      %zero = arith.constant 0.0 : f32
      %ms:2 = scf.for %j = %c0 to %c10 step %c1 iter_args(%max = %least, %sum = %zero) -> (f32, f32) {
        %x = tensor.extract %a[%j] : tensor<10xf32>
        %new = arith.maximumf %max, %x : f32
        %d = arith.subf %max, %new : f32
        %scale = math.exp %d : f32
        %kept = arith.mulf %sum, %scale : f32
        %e = arith.subf %x, %new : f32
        %p = math.exp %e : f32
        %s = arith.addf %kept, %p : f32
        scf.yield %new, %s : f32, f32
      }
      return %ms#1 : f32
    }
  }
} : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %n : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !t
// -----
// a variance of n - 1
func.func private @other()
module {
  func.func @f(%s: f32, %q: f32, %x: f32) -> f32 {
    %n = arith.constant 4.0 : f32
    %eps = arith.constant 1.0e-5 : f32
    %m = arith.divf %s, %n : f32
    %m2 = arith.mulf %m, %m : f32
    %qn = arith.divf %q, %n : f32
    %v = arith.subf %qn, %m2 : f32
    %ve = arith.addf %v, %eps : f32
    %r = math.rsqrt %ve : f32
    %d = arith.subf %x, %m : f32
    %y = arith.mulf %d, %r : f32
    return %y : f32
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner { // differs
  builtin.module {
    func.func @f(%s: f32, %q: f32, %x: f32) -> f32 {
      %n = arith.constant 4.0 : f32
      %eps = arith.constant 1.0e-5 : f32
      %m = arith.divf %s, %n : f32
      %m2 = arith.mulf %m, %m : f32
      %n1 = arith.constant 3.0 : f32
      %qn = arith.divf %q, %n1 : f32
      %v = arith.subf %qn, %m2 : f32
      %ve = arith.addf %v, %eps : f32
      %r = math.rsqrt %ve : f32
      %d = arith.subf %x, %m : f32
      %y = arith.mulf %d, %r : f32
      return %y : f32
    }
  }
} : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %n : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !t
// -----
// an epsilon, lost
func.func private @other()
module {
  func.func @f(%s: f32, %q: f32, %x: f32) -> f32 {
    %n = arith.constant 4.0 : f32
    %eps = arith.constant 1.0e-5 : f32
    %m = arith.divf %s, %n : f32
    %m2 = arith.mulf %m, %m : f32
    %qn = arith.divf %q, %n : f32
    %v = arith.subf %qn, %m2 : f32
    %ve = arith.addf %v, %eps : f32
    %r = math.rsqrt %ve : f32
    %d = arith.subf %x, %m : f32
    %y = arith.mulf %d, %r : f32
    return %y : f32
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner { // differs
  builtin.module {
    func.func @f(%s: f32, %q: f32, %x: f32) -> f32 {
      %n = arith.constant 4.0 : f32
      %eps = arith.constant 1.0e-5 : f32
      %m = arith.divf %s, %n : f32
      %m2 = arith.mulf %m, %m : f32
      %qn = arith.divf %q, %n : f32
      %v = arith.subf %qn, %m2 : f32
      %ve = arith.addf %v, %eps : f32
      %r = math.rsqrt %v : f32
      %d = arith.subf %x, %m : f32
      %y = arith.mulf %d, %r : f32
      return %y : f32
    }
  }
} : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %n : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !t
// -----
// a square root for its inverse
func.func private @other()
module {
  func.func @f(%s: f32, %q: f32, %x: f32) -> f32 {
    %n = arith.constant 4.0 : f32
    %eps = arith.constant 1.0e-5 : f32
    %m = arith.divf %s, %n : f32
    %m2 = arith.mulf %m, %m : f32
    %qn = arith.divf %q, %n : f32
    %v = arith.subf %qn, %m2 : f32
    %ve = arith.addf %v, %eps : f32
    %r = math.rsqrt %ve : f32
    %d = arith.subf %x, %m : f32
    %y = arith.mulf %d, %r : f32
    return %y : f32
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner { // differs
  builtin.module {
    func.func @f(%s: f32, %q: f32, %x: f32) -> f32 {
      %n = arith.constant 4.0 : f32
      %eps = arith.constant 1.0e-5 : f32
      %m = arith.divf %s, %n : f32
      %m2 = arith.mulf %m, %m : f32
      %qn = arith.divf %q, %n : f32
      %v = arith.subf %qn, %m2 : f32
      %ve = arith.addf %v, %eps : f32
      %r = math.sqrt %ve : f32
      %d = arith.subf %x, %m : f32
      %y = arith.mulf %d, %r : f32
      return %y : f32
    }
  }
} : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %n : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !t
// -----
// a sum rounded too early
func.func private @other()
module {
  func.func @f(%a: f32, %b: bf16, %c: bf16) -> bf16 {
    %x = arith.extf %b : bf16 to f32
    %y = arith.extf %c : bf16 to f32
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %a, %p : f32
    %r = arith.truncf %s : f32 to bf16
    return %r : bf16
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner { // differs
  builtin.module {
    func.func @f(%a: f32, %b: bf16, %c: bf16) -> bf16 {
      %x = arith.extf %b : bf16 to f32
      %y = arith.extf %c : bf16 to f32
      %p = arith.mulf %x, %y : f32
      %t = arith.truncf %p : f32 to bf16
      %u = arith.extf %t : bf16 to f32
      %s = arith.addf %a, %u : f32
      %r = arith.truncf %s : f32 to bf16
      return %r : bf16
    }
  }
} : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %n : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !t
// -----
// a complex product with the conjugate
func.func private @other()
module {
  func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
    %p = complex.mul %a, %b : complex<f32>
    return %p : complex<f32>
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner { // differs
  builtin.module {
    func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
      %d = complex.conj %b : complex<f32>
      %p = complex.mul %a, %d : complex<f32>
      return %p : complex<f32>
    }
  }
} : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %n : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !t
// -----
// zeros for signs
func.func private @other()
module {
  func.func @f(%a: vector<16xi8>, %b: vector<16xi8>) -> vector<16xi32> {
    %x = arith.extsi %a : vector<16xi8> to vector<16xi32>
    %y = arith.extsi %b : vector<16xi8> to vector<16xi32>
    %p = arith.muli %x, %y : vector<16xi32>
    return %p : vector<16xi32>
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner { // differs
  builtin.module {
    func.func @f(%a: vector<16xi8>, %b: vector<16xi8>) -> vector<16xi32> {
      %x = arith.extsi %a : vector<16xi8> to vector<16xi32>
      %y = arith.extui %b : vector<16xi8> to vector<16xi32>
      %p = arith.muli %x, %y : vector<16xi32>
      return %p : vector<16xi32>
    }
  }
} : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %n : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !t
// -----
// a product in too few bits
func.func private @other()
module {
  func.func @f(%a: vector<16xi8>, %b: vector<16xi8>) -> vector<16xi32> {
    %x = arith.extsi %a : vector<16xi8> to vector<16xi32>
    %y = arith.extsi %b : vector<16xi8> to vector<16xi32>
    %p = arith.muli %x, %y : vector<16xi32>
    return %p : vector<16xi32>
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner { // differs
  builtin.module {
    func.func @f(%a: vector<16xi8>, %b: vector<16xi8>) -> vector<16xi32> {
      %x = arith.extsi %a : vector<16xi8> to vector<16xi32>
      %y = arith.extsi %b : vector<16xi8> to vector<16xi32>
      %q = arith.muli %a, %b : vector<16xi8>
      %p = arith.extsi %q : vector<16xi8> to vector<16xi32>
      return %p : vector<16xi32>
    }
  }
} : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %n : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !t
// -----
// a mask of attention, lost
func.func private @other()
module {
  func.func @f(%a: tensor<4xf32>, %m: tensor<4xi1>, %o: tensor<4xf32>) -> tensor<4xf32> {
    %no = arith.constant 0xFF800000 : f32
    %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a, %m : tensor<4xf32>, tensor<4xi1>) outs(%o : tensor<4xf32>) {
    ^bb0(%x: f32, %k: i1, %y: f32):
      %s = arith.select %k, %x, %no : f32
      %e = math.exp %s : f32
      linalg.yield %e : f32
    } -> tensor<4xf32>
    return %r : tensor<4xf32>
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner { // differs
  builtin.module {
    func.func @f(%a: tensor<4xf32>, %m: tensor<4xi1>, %o: tensor<4xf32>) -> tensor<4xf32> {
      %no = arith.constant 0xFF800000 : f32
      %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a, %m : tensor<4xf32>, tensor<4xi1>) outs(%o : tensor<4xf32>) {
      ^bb0(%x: f32, %k: i1, %y: f32):
        %s = arith.select %k, %x, %no : f32
        %e = math.exp %x : f32
        linalg.yield %e : f32
      } -> tensor<4xf32>
      return %r : tensor<4xf32>
    }
  }
} : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %n : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !t
// -----
// a mask that is 0 instead of nothing
func.func private @other()
module {
  func.func @f(%a: tensor<4xf32>, %m: tensor<4xi1>, %o: tensor<4xf32>) -> tensor<4xf32> {
    %no = arith.constant 0xFF800000 : f32
    %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a, %m : tensor<4xf32>, tensor<4xi1>) outs(%o : tensor<4xf32>) {
    ^bb0(%x: f32, %k: i1, %y: f32):
      %s = arith.select %k, %x, %no : f32
      %e = math.exp %s : f32
      linalg.yield %e : f32
    } -> tensor<4xf32>
    return %r : tensor<4xf32>
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner { // differs
  builtin.module {
    func.func @f(%a: tensor<4xf32>, %m: tensor<4xi1>, %o: tensor<4xf32>) -> tensor<4xf32> {
      %no = arith.constant 0.0 : f32
      %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a, %m : tensor<4xf32>, tensor<4xi1>) outs(%o : tensor<4xf32>) {
      ^bb0(%x: f32, %k: i1, %y: f32):
        %s = arith.select %k, %x, %no : f32
        %e = math.exp %s : f32
        linalg.yield %e : f32
      } -> tensor<4xf32>
      return %r : tensor<4xf32>
    }
  }
} : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %n : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !t
// -----
// shapes folded differently
func.func private @other()
module {
  func.func @f(%a: tensor<2x4x6xf32>) -> tensor<8x6xf32> {
    %r = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x4x6xf32> into tensor<8x6xf32>
    return %r : tensor<8x6xf32>
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner { // differs
  builtin.module {
    func.func @f(%a: tensor<2x4x6xf32>) -> tensor<8x6xf32> {
      %e = tensor.empty() : tensor<4x2x6xf32>
      %t = linalg.transpose ins(%a : tensor<2x4x6xf32>) outs(%e : tensor<4x2x6xf32>) permutation = [1, 0, 2]
      %r = tensor.collapse_shape %t [[0, 1], [2]] : tensor<4x2x6xf32> into tensor<8x6xf32>
      return %r : tensor<8x6xf32>
    }
  }
} : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %n : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !t
// -----
// another dilation
func.func private @other()
module {
  func.func @f(%a: tensor<1x8x3xf32>, %w: tensor<2x3x4xf32>, %c: tensor<1x6x4xf32>) -> tensor<1x6x4xf32> {
    %r = linalg.conv_1d_nwc_wcf ins(%a, %w : tensor<1x8x3xf32>, tensor<2x3x4xf32>) outs(%c : tensor<1x6x4xf32>) -> tensor<1x6x4xf32>
    return %r : tensor<1x6x4xf32>
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner { // differs
  builtin.module {
    func.func @f(%a: tensor<1x8x3xf32>, %w: tensor<2x3x4xf32>, %c: tensor<1x6x4xf32>) -> tensor<1x6x4xf32> {
      %r = linalg.conv_1d_nwc_wcf {dilations = dense<2> : tensor<1xi64>} ins(%a, %w : tensor<1x8x3xf32>, tensor<2x3x4xf32>) outs(%c : tensor<1x6x4xf32>) -> tensor<1x6x4xf32>
      return %r : tensor<1x6x4xf32>
    }
  }
} : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %n : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !t
// -----
// padding on the other side
func.func private @other()
module {
  func.func @f(%a: tensor<3x3xf32>) -> tensor<6x6xf32> {
    %c = arith.constant 2.0 : f32
    %p = tensor.pad %a low[2, 1] high[1, 2] {
    ^bb0(%i: index, %j: index):
      tensor.yield %c : f32
    } : tensor<3x3xf32> to tensor<6x6xf32>
    return %p : tensor<6x6xf32>
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner { // differs
  builtin.module {
    func.func @f(%a: tensor<3x3xf32>) -> tensor<6x6xf32> {
      %c = arith.constant 2.0 : f32
      %p = tensor.pad %a low[1, 2] high[2, 1] {
      ^bb0(%i: index, %j: index):
        tensor.yield %c : f32
      } : tensor<3x3xf32> to tensor<6x6xf32>
      return %p : tensor<6x6xf32>
    }
  }
} : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %n : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !t
