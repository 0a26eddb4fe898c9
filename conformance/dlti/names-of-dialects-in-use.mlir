// ARGS: --split-input-file --allow-unregistered-dialect
module attributes {dlti.dl_spec = #dlti.dl_spec<"arith.x" = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"arith.x" = 1>} { "t.x"() : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"arith.x" = 1>} { "t.x"() {a = !transform.any_op} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"scf.x" = 1>} { "t.x"() {a = !transform.any_op} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"scf.x" = 1>} { %c = arith.constant 1 : index }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"affine.x" = 1>} { "t.x"() {a = !transform.any_op} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"linalg.x" = 1>} { "t.x"() {a = !transform.any_op} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"pdl.x" = 1>} { "t.x"() {a = !transform.any_op} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"irdl.x" = 1>} { "t.x"() {a = !transform.any_op} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"builtin.x" = 1>} { "t.x"() {a = !transform.any_op} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"memref.x" = 1>} { "t.x"() {a = !transform.any_op} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"vector.x" = 1>} { "t.x"() {a = !transform.any_op} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 1>} { "t.x"() {a = !transform.any_op} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"gpu.x" = 1>} { "t.x"() {a = !transform.any_op} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.x" = 1>} { "t.x"() {a = !transform.any_op} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"arith.x" = 1>} { %c = affine.apply affine_map<() -> (0)>() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"bufferization.x" = 1>} { %c = affine.apply affine_map<() -> (0)>() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"cf.x" = 1>} { %c = affine.apply affine_map<() -> (0)>() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"complex.x" = 1>} { %c = affine.apply affine_map<() -> (0)>() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 1>} { %c = affine.apply affine_map<() -> (0)>() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"index.x" = 1>} { %c = affine.apply affine_map<() -> (0)>() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"linalg.x" = 1>} { %c = affine.apply affine_map<() -> (0)>() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"math.x" = 1>} { %c = affine.apply affine_map<() -> (0)>() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"memref.x" = 1>} { %c = affine.apply affine_map<() -> (0)>() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"scf.x" = 1>} { %c = affine.apply affine_map<() -> (0)>() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"tensor.x" = 1>} { %c = affine.apply affine_map<() -> (0)>() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"ub.x" = 1>} { %c = affine.apply affine_map<() -> (0)>() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"vector.x" = 1>} { %c = affine.apply affine_map<() -> (0)>() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"pdl.x" = 1>} { %c = affine.apply affine_map<() -> (0)>() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"affine.x" = 1>} { %0 = bufferization.alloc_tensor() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"arith.x" = 1>} { %0 = bufferization.alloc_tensor() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"cf.x" = 1>} { %0 = bufferization.alloc_tensor() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"complex.x" = 1>} { %0 = bufferization.alloc_tensor() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 1>} { %0 = bufferization.alloc_tensor() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"index.x" = 1>} { %0 = bufferization.alloc_tensor() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"linalg.x" = 1>} { %0 = bufferization.alloc_tensor() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"math.x" = 1>} { %0 = bufferization.alloc_tensor() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"memref.x" = 1>} { %0 = bufferization.alloc_tensor() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"scf.x" = 1>} { %0 = bufferization.alloc_tensor() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"tensor.x" = 1>} { %0 = bufferization.alloc_tensor() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"ub.x" = 1>} { %0 = bufferization.alloc_tensor() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"vector.x" = 1>} { %0 = bufferization.alloc_tensor() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"pdl.x" = 1>} { %0 = bufferization.alloc_tensor() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"affine.x" = 1>} { "t"() {a = #linalg.iterator_type<parallel>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"arith.x" = 1>} { "t"() {a = #linalg.iterator_type<parallel>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"bufferization.x" = 1>} { "t"() {a = #linalg.iterator_type<parallel>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"cf.x" = 1>} { "t"() {a = #linalg.iterator_type<parallel>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"complex.x" = 1>} { "t"() {a = #linalg.iterator_type<parallel>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 1>} { "t"() {a = #linalg.iterator_type<parallel>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"index.x" = 1>} { "t"() {a = #linalg.iterator_type<parallel>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"math.x" = 1>} { "t"() {a = #linalg.iterator_type<parallel>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"memref.x" = 1>} { "t"() {a = #linalg.iterator_type<parallel>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"scf.x" = 1>} { "t"() {a = #linalg.iterator_type<parallel>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"tensor.x" = 1>} { "t"() {a = #linalg.iterator_type<parallel>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"ub.x" = 1>} { "t"() {a = #linalg.iterator_type<parallel>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"vector.x" = 1>} { "t"() {a = #linalg.iterator_type<parallel>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"pdl.x" = 1>} { "t"() {a = #linalg.iterator_type<parallel>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"affine.x" = 1>} { %0 = memref.alloc() : memref<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"arith.x" = 1>} { %0 = memref.alloc() : memref<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"bufferization.x" = 1>} { %0 = memref.alloc() : memref<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"cf.x" = 1>} { %0 = memref.alloc() : memref<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"complex.x" = 1>} { %0 = memref.alloc() : memref<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 1>} { %0 = memref.alloc() : memref<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"index.x" = 1>} { %0 = memref.alloc() : memref<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"linalg.x" = 1>} { %0 = memref.alloc() : memref<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"math.x" = 1>} { %0 = memref.alloc() : memref<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"scf.x" = 1>} { %0 = memref.alloc() : memref<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"tensor.x" = 1>} { %0 = memref.alloc() : memref<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"ub.x" = 1>} { %0 = memref.alloc() : memref<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"vector.x" = 1>} { %0 = memref.alloc() : memref<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"pdl.x" = 1>} { %0 = memref.alloc() : memref<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"affine.x" = 1>} { %0 = tensor.empty() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"arith.x" = 1>} { %0 = tensor.empty() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"bufferization.x" = 1>} { %0 = tensor.empty() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"cf.x" = 1>} { %0 = tensor.empty() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"complex.x" = 1>} { %0 = tensor.empty() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 1>} { %0 = tensor.empty() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"index.x" = 1>} { %0 = tensor.empty() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"linalg.x" = 1>} { %0 = tensor.empty() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"math.x" = 1>} { %0 = tensor.empty() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"memref.x" = 1>} { %0 = tensor.empty() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"scf.x" = 1>} { %0 = tensor.empty() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"ub.x" = 1>} { %0 = tensor.empty() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"vector.x" = 1>} { %0 = tensor.empty() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"pdl.x" = 1>} { %0 = tensor.empty() : tensor<2xf32> }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"affine.x" = 1>} { "t"() {a = #vector.kind<add>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"arith.x" = 1>} { "t"() {a = #vector.kind<add>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"bufferization.x" = 1>} { "t"() {a = #vector.kind<add>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"cf.x" = 1>} { "t"() {a = #vector.kind<add>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"complex.x" = 1>} { "t"() {a = #vector.kind<add>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 1>} { "t"() {a = #vector.kind<add>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"index.x" = 1>} { "t"() {a = #vector.kind<add>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"linalg.x" = 1>} { "t"() {a = #vector.kind<add>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"math.x" = 1>} { "t"() {a = #vector.kind<add>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"memref.x" = 1>} { "t"() {a = #vector.kind<add>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"scf.x" = 1>} { "t"() {a = #vector.kind<add>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"tensor.x" = 1>} { "t"() {a = #vector.kind<add>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"ub.x" = 1>} { "t"() {a = #vector.kind<add>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"pdl.x" = 1>} { "t"() {a = #vector.kind<add>} : () -> () }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"affine.x" = 1>} { func.func private @f() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"arith.x" = 1>} { func.func private @f() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"bufferization.x" = 1>} { func.func private @f() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"cf.x" = 1>} { func.func private @f() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"complex.x" = 1>} { func.func private @f() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"index.x" = 1>} { func.func private @f() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"linalg.x" = 1>} { func.func private @f() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"math.x" = 1>} { func.func private @f() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"memref.x" = 1>} { func.func private @f() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"scf.x" = 1>} { func.func private @f() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"tensor.x" = 1>} { func.func private @f() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"ub.x" = 1>} { func.func private @f() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"vector.x" = 1>} { func.func private @f() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"pdl.x" = 1>} { func.func private @f() }
