// ARGS:  --split-input-file
// Unequal counts of operands, and names of bodies that are none.

func.func @r(%a: tensor<4x8xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.reduce { @foo } ins(%a: tensor<4x8xf32>) outs(%b: tensor<4xf32>) dimensions=[1]
 return %0 : tensor<4xf32> }

// -----

func.func @r(%a: tensor<4x8xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.reduce { "" } ins(%a: tensor<4x8xf32>) outs(%b: tensor<4xf32>) dimensions=[1]
 return %0 : tensor<4xf32> }

// -----

func.func @r(%a: tensor<4x8xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.reduce { arith.addf } ins(%a, %a: tensor<4x8xf32>, tensor<4x8xf32>) outs(%b: tensor<4xf32>) dimensions=[1]
 return %0 : tensor<4xf32> }

// -----

func.func @r(%a: tensor<4x8xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
 %0:2 = linalg.reduce { arith.addf } ins(%a: tensor<4x8xf32>) outs(%b, %b: tensor<4xf32>, tensor<4xf32>) dimensions=[1]
 return %0#0 : tensor<4xf32> }

// -----

func.func @r(%a: tensor<4x8xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
 %0:2 = linalg.reduce ins(%a: tensor<4x8xf32>) outs(%b, %b: tensor<4xf32>, tensor<4xf32>) dimensions=[1] (%x: f32, %y: f32, %z: f32) { linalg.yield %x, %y : f32, f32 }
 return %0#0 : tensor<4xf32> }

// -----

func.func @r(%a: tensor<4x8xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.reduce ins(%a, %a: tensor<4x8xf32>, tensor<4x8xf32>) outs(%b: tensor<4xf32>) dimensions=[1] (%x: f32, %y: f32, %z: f32) { linalg.yield %x : f32 }
 return %0 : tensor<4xf32> }

// -----

func.func @r(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
 %0 = linalg.map { "" } ins(%a: tensor<4x8xf32>) outs(%b: tensor<4x8xf32>)
 return %0 : tensor<4x8xf32> }

// -----

func.func @r(%b: tensor<4xf32>) -> tensor<4xf32> { %0 = linalg.reduce { arith.addf } outs(%b: tensor<4xf32>) dimensions=[0]
 return %0 : tensor<4xf32> }
