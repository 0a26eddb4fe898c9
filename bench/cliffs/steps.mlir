// Steps of a stencil on tensors, each of which makes a new one, and on two buffers that take turns.

#id = affine_map<(y, x) -> (y, x)>
!all = memref<1024x1024xf32>
!inside = memref<1022x1022xf32, strided<[1024, 1], offset: 1025>>
memref.global @a : !all = dense<1.0>
memref.global @b : !all = dense<1.0>

func.func @cliff() attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %buffer = memref.get_global @a : !all
  %first = bufferization.to_tensor %buffer restrict writable : !all to tensor<1024x1024xf32>
  %last = scf.for %i = %c0 to %c10 step %c1 iter_args(%t = %first) -> (tensor<1024x1024xf32>) {
    %n = tensor.extract_slice %t[0, 1] [1022, 1022] [1, 1] : tensor<1024x1024xf32> to tensor<1022x1022xf32>
    %s = tensor.extract_slice %t[2, 1] [1022, 1022] [1, 1] : tensor<1024x1024xf32> to tensor<1022x1022xf32>
    %empty = tensor.empty() : tensor<1022x1022xf32>
    %new = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%n, %s : tensor<1022x1022xf32>, tensor<1022x1022xf32>) outs(%empty : tensor<1022x1022xf32>) {
    ^bb0(%x: f32, %y: f32, %o: f32):
      %sum = arith.addf %x, %y : f32
      linalg.yield %sum : f32
    } -> tensor<1022x1022xf32>
    %next = tensor.insert_slice %new into %t[1, 1] [1022, 1022] [1, 1] : tensor<1022x1022xf32> into tensor<1024x1024xf32>
    scf.yield %next : tensor<1024x1024xf32>
  }
  bufferization.materialize_in_destination %last in restrict writable %buffer : (tensor<1024x1024xf32>, !all) -> ()
  return
}

func.func private @step(%from: !all, %to: !all) {
  %n = memref.subview %from[0, 1] [1022, 1022] [1, 1] : !all to memref<1022x1022xf32, strided<[1024, 1], offset: 1>>
  %s = memref.subview %from[2, 1] [1022, 1022] [1, 1] : !all to memref<1022x1022xf32, strided<[1024, 1], offset: 2049>>
  %new = memref.subview %to[1, 1] [1022, 1022] [1, 1] : !all to !inside
  linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%n, %s : memref<1022x1022xf32, strided<[1024, 1], offset: 1>>, memref<1022x1022xf32, strided<[1024, 1], offset: 2049>>) outs(%new : !inside) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %sum = arith.addf %x, %y : f32
    linalg.yield %sum : f32
  }
  return
}

func.func @good() attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %a = memref.get_global @a : !all
  %b = memref.get_global @b : !all
  scf.for %i = %c0 to %c5 step %c1 {
    func.call @step(%a, %b) : (!all, !all) -> ()
    func.call @step(%b, %a) : (!all, !all) -> ()
  }
  return
}
