// ARGS: --canonicalize --split-input-file
// A value of unknown shape with itself, where that is no constant.

func.func @a(%a: tensor<?xi32>) -> tensor<?xi32> { %0 = arith.subi %a, %a : tensor<?xi32> return %0 : tensor<?xi32> }

// -----

func.func @a(%a: tensor<*xi32>) -> tensor<*xi32> { %0 = arith.subi %a, %a : tensor<*xi32> return %0 : tensor<*xi32> }

// -----

func.func @a(%a: tensor<?xf32>) -> tensor<?xi1> { %0 = arith.cmpf oeq, %a, %a : tensor<?xf32> return %0 : tensor<?xi1> }

// -----

func.func @a(%a: tensor<?xi32>) -> tensor<?xi1> { %c = arith.constant dense<0> : tensor<4xi32>
 %d = tensor.cast %c : tensor<4xi32> to tensor<?xi32>
 %0 = arith.cmpi ult, %a, %d : tensor<?xi32> return %0 : tensor<?xi1> }

// -----

func.func @a(%a: tensor<?xindex>) -> (tensor<?xindex>,tensor<?xindex>,tensor<?xindex>) { %0 = arith.subi %a, %a : tensor<?xindex> 
%1 = arith.remsi %a, %a : tensor<?xindex> 
%2 = arith.divsi %a, %a : tensor<?xindex> 
return %0,%1,%2 : tensor<?xindex>,tensor<?xindex>,tensor<?xindex> }

// -----

func.func @a(%a: tensor<?xi1>, %x: tensor<?xi32>) -> (tensor<?xi32>) { %0 = arith.select %a, %x, %x : tensor<?xi1>, tensor<?xi32>
return %0 : tensor<?xi32> }

