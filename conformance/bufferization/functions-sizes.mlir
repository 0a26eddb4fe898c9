// ARGS: --one-shot-bufferize=bufferize-function-boundaries
func.func @f0(%a1: tensor<4xf32>, %x: f32, %c1: index) -> (tensor<?xf32>, tensor<4xf32>) {
  %v1 = tensor.cast %a1 : tensor<4xf32> to tensor<?xf32>
  %v8 = linalg.fill ins(%x : f32) outs(%v1 : tensor<?xf32>) -> tensor<?xf32>
  return %v8, %a1 : tensor<?xf32>, tensor<4xf32>
}
func.func @f2(%a1: tensor<4xf32>, %x: f32, %c1: index) -> (tensor<?xf32>, tensor<4xf32>) {
  %v1 = tensor.cast %a1 : tensor<4xf32> to tensor<?xf32>
  %v6 = linalg.fill ins(%x : f32) outs(%v1 : tensor<?xf32>) -> tensor<?xf32>
  %v7 = tensor.insert %x into %v1[%c1] : tensor<?xf32>
  return %v7, %a1 : tensor<?xf32>, tensor<4xf32>
}
func.func @f3(%a1: tensor<4xf32>, %x: f32, %c1: index) -> (tensor<?xf32>, tensor<4xf32>) {
  %v1 = tensor.cast %a1 : tensor<4xf32> to tensor<?xf32>
  %v6 = linalg.fill ins(%x : f32) outs(%v1 : tensor<?xf32>) -> tensor<?xf32>
  return %v1, %a1 : tensor<?xf32>, tensor<4xf32>
}
func.func @f4(%a1: tensor<4xf32>, %x: f32, %c1: index) -> (tensor<?xf32>, tensor<4xf32>) {
  %v1 = tensor.cast %a1 : tensor<4xf32> to tensor<?xf32>
  %v6 = linalg.fill ins(%x : f32) outs(%v1 : tensor<?xf32>) -> tensor<?xf32>
  %v7 = tensor.insert %x into %v1[%c1] : tensor<?xf32>
  %v8 = linalg.fill ins(%x : f32) outs(%v7 : tensor<?xf32>) -> tensor<?xf32>
  return %v8, %a1 : tensor<?xf32>, tensor<4xf32>
}
func.func @k(%a: tensor<4xf32>, %x: f32, %c: index) -> (tensor<?xf32>, f32) {
  %v = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %f = linalg.fill ins(%x : f32) outs(%v : tensor<?xf32>) -> tensor<?xf32>
  %e = tensor.extract %a[%c] : tensor<4xf32>
  return %f, %e : tensor<?xf32>, f32
}
func.func @g(%a: tensor<?xf32>, %x: f32, %c: index) -> (tensor<?xf32>, f32) {
  %b = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
  %v = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
  %f = linalg.fill ins(%x : f32) outs(%v : tensor<?xf32>) -> tensor<?xf32>
  %e = tensor.extract %a[%c] : tensor<?xf32>
  return %f, %e : tensor<?xf32>, f32
}
func.func @h(%a: tensor<?x5xf32>, %x: f32, %c: index) -> (tensor<?x?xf32>, f32) {
  %v = tensor.cast %a : tensor<?x5xf32> to tensor<?x?xf32>
  %f = linalg.fill ins(%x : f32) outs(%v : tensor<?x?xf32>) -> tensor<?x?xf32>
  %e = tensor.extract %a[%c, %c] : tensor<?x5xf32>
  return %f, %e : tensor<?x?xf32>, f32
}
func.func @i(%a: tensor<*xf32>, %x: f32, %c: index) -> (tensor<?x?xf32>) {
  %v = tensor.cast %a : tensor<*xf32> to tensor<?x?xf32>
  %f = linalg.fill ins(%x : f32) outs(%v : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %f : tensor<?x?xf32>
}
