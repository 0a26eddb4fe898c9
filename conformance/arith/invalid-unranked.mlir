// ARGS: --split-input-file
func.func @a(%x: tensor<*xi8>) { %0 = arith.extsi %x : tensor<*xi8> to tensor<*xi16>
return }

// -----

func.func @a(%x: tensor<i8>) { %0 = arith.extsi %x : tensor<i8> to tensor<i16>
return }

// -----

func.func @a(%x: tensor<*xi8>) { %0 = arith.extsi %x : tensor<*xi8> to tensor<i16>
return }

// -----

func.func @a(%x: tensor<*xi8>) { %0 = arith.extsi %x : tensor<*xi8> to vector<4xi16>
return }

// -----

func.func @a(%x: tensor<i8>) { %0 = arith.extsi %x : tensor<i8> to vector<i16>
return }

// -----

func.func @a(%x: i8, %t: tensor<*xi1>) { %0 = arith.select %t, %t, %t : tensor<*xi1>, tensor<*xi1>
return }

// -----

func.func @a(%x: i8, %t: tensor<*xi1>, %m: memref<*xf32>, %c: i1) { %0 = arith.select %c, %m, %m : memref<*xf32>
return }
