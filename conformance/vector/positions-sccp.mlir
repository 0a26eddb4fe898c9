// ARGS: --sccp --split-input-file
// Positions that are constants of the dataflow.

func.func @v(%v: vector<4xf32>) -> f32 { %c = arith.constant 2 : index
 %0 = vector.extract %v[%c] : f32 from vector<4xf32>
 return %0 : f32 }

// -----

func.func @v(%v: vector<4xf32>) -> f32 { %c = arith.constant 2 : index
 %w = arith.constant dense<[1.0,2.0,3.0,4.0]> : vector<4xf32>
 %0 = vector.extract %w[%c] : f32 from vector<4xf32>
 return %0 : f32 }

// -----

func.func @v(%v: vector<4xf32>) -> vector<4xf32> { %c = arith.constant 2 : index
 %f = arith.constant 7.0 : f32
 %w = arith.constant dense<[1.0,2.0,3.0,4.0]> : vector<4xf32>
 %0 = vector.insert %f, %w[%c] : f32 into vector<4xf32>
 return %0 : vector<4xf32> }

// -----

func.func @v(%v: vector<4xf32>, %f: f32) -> vector<4xf32> { %c = arith.constant 2 : index
 %0 = vector.insert %f, %v[%c] : f32 into vector<4xf32>
 return %0 : vector<4xf32> }

// -----

func.func @v(%v: vector<4x5xf32>, %i: index) -> f32 { %c = arith.constant 2 : index
 %0 = vector.extract %v[%c, %i] : f32 from vector<4x5xf32>
 return %0 : f32 }

// -----

func.func @v(%v: vector<4x5xf32>, %i: index) -> f32 { %c = arith.constant 9 : index
 %0 = vector.extract %v[%i, %c] : f32 from vector<4x5xf32>
 return %0 : f32 }

// -----

func.func @v(%v: vector<4xf32>) -> f32 { %c = arith.constant -1 : index
 %0 = vector.extract %v[%c] : f32 from vector<4xf32>
 return %0 : f32 }

// -----

func.func @v(%v: vector<4xf32>, %f: f32) -> vector<4xf32> { %c = arith.constant -1 : index
 %0 = vector.insert %f, %v[%c] : f32 into vector<4xf32>
 return %0 : vector<4xf32> }

// -----

func.func private @callee(%v: vector<4xf32>, %i: index) -> f32 { 
 %0 = vector.extract %v[%i] : f32 from vector<4xf32>
 return %0 : f32 }
func.func @v(%v: vector<4xf32>, %f: f32) -> f32 { %c = arith.constant 1 : index
 %0 = call @callee(%v, %c) : (vector<4xf32>, index) -> f32
 return %0 : f32 }

// -----

func.func private @callee(%v: vector<4xf32>, %i: index) -> f32 { 
 %0 = vector.extract %v[%i] : f32 from vector<4xf32>
 return %0 : f32 }
func.func @v(%f: f32) -> f32 { %c = arith.constant 1 : index
 %v = arith.constant dense<1.0> : vector<4xf32>
 %0 = call @callee(%v, %c) : (vector<4xf32>, index) -> f32
 return %0 : f32 }

// -----

func.func private @callee(%v: vector<4xf32>, %i: index) -> f32 { 
 %0 = vector.extract %v[%i] : f32 from vector<4xf32>
 return %0 : f32 }
func.func @v(%f: f32) -> f32 { %c = arith.constant 1 : index
 %v = arith.constant dense<[1.0,2.0,3.0,4.0]> : vector<4xf32>
 %0 = call @callee(%v, %c) : (vector<4xf32>, index) -> f32
 return %0 : f32 }

// -----

func.func @v(%v: vector<4xf32>, %f: f32, %b: i1) -> f32 { %c = arith.constant 1 : index
 cf.cond_br %b, ^a(%c : index), ^a(%c: index)
 ^a(%i: index):
 %0 = vector.insert %f, %v[%i] : f32 into vector<4xf32>
 %1 = vector.extract %0[%c] : f32 from vector<4xf32>
 return %1 : f32 }
