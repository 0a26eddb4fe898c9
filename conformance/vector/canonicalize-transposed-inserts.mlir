// ARGS: --canonicalize --split-input-file
// Extractions from insertions and transpositions in turn.

func.func @etit(%v: vector<4x5xf32>, %r: vector<4xf32>) -> f32 {
 %t = vector.transpose %v, [1, 0] : vector<4x5xf32> to vector<5x4xf32>
 %i = vector.insert %r, %t[3] : vector<4xf32> into vector<5x4xf32>
 %u = vector.transpose %i, [1, 0] : vector<5x4xf32> to vector<4x5xf32>
 %e = vector.extract %u[2, 3] : f32 from vector<4x5xf32>
 return %e : f32 }

// -----

func.func @etit(%v: vector<4x5xf32>, %r: vector<4xf32>) -> f32 {
 %t = vector.transpose %v, [1, 0] : vector<4x5xf32> to vector<5x4xf32>
 %i = vector.insert %r, %t[3] : vector<4xf32> into vector<5x4xf32>
 %u = vector.transpose %i, [1, 0] : vector<5x4xf32> to vector<4x5xf32>
 %e = vector.extract %u[2, 2] : f32 from vector<4x5xf32>
 return %e : f32 }

// -----

func.func @etit(%v: vector<4x5xf32>, %r: vector<4xf32>) -> vector<5xf32> {
 %t = vector.transpose %v, [1, 0] : vector<4x5xf32> to vector<5x4xf32>
 %i = vector.insert %r, %t[3] : vector<4xf32> into vector<5x4xf32>
 %u = vector.transpose %i, [1, 0] : vector<5x4xf32> to vector<4x5xf32>
 %e = vector.extract %u[2] : vector<5xf32> from vector<4x5xf32>
 return %e : vector<5xf32> }

// -----

func.func @etit(%v: vector<4x5xf32>, %r: f32) -> f32 {
 %t = vector.transpose %v, [1, 0] : vector<4x5xf32> to vector<5x4xf32>
 %i = vector.insert %r, %t[3, 2] : f32 into vector<5x4xf32>
 %u = vector.transpose %i, [1, 0] : vector<5x4xf32> to vector<4x5xf32>
 %e = vector.extract %u[2, 3] : f32 from vector<4x5xf32>
 return %e : f32 }

// -----

func.func @etit(%v: vector<4x5xf32>, %r: f32) -> f32 {
 %t = vector.transpose %v, [1, 0] : vector<4x5xf32> to vector<5x4xf32>
 %i = vector.insert %r, %t[3, 2] : f32 into vector<5x4xf32>
 %u = vector.transpose %i, [1, 0] : vector<5x4xf32> to vector<4x5xf32>
 %e = vector.extract %u[3, 3] : f32 from vector<4x5xf32>
 return %e : f32 }

// -----

func.func @etit(%t: vector<5x4xf32>, %r: f32) -> vector<5xf32> {
 %i = vector.insert %r, %t[3, 2] : f32 into vector<5x4xf32>
 %u = vector.transpose %i, [1, 0] : vector<5x4xf32> to vector<4x5xf32>
 %e = vector.extract %u[3] : vector<5xf32> from vector<4x5xf32>
 return %e : vector<5xf32> }

// -----

func.func @etit(%t: vector<2x5x4xf32>, %r: vector<4xf32>) -> vector<4xf32> {
 %i = vector.insert %r, %t[1, 2] : vector<4xf32> into vector<2x5x4xf32>
 %u = vector.transpose %i, [1, 0, 2] : vector<2x5x4xf32> to vector<5x2x4xf32>
 %e = vector.extract %u[2, 1] : vector<4xf32> from vector<5x2x4xf32>
 return %e : vector<4xf32> }

// -----

func.func @etit(%t: vector<2x5x4xf32>, %r: vector<5x4xf32>) -> vector<4xf32> {
 %i = vector.insert %r, %t[1] : vector<5x4xf32> into vector<2x5x4xf32>
 %u = vector.transpose %i, [1, 0, 2] : vector<2x5x4xf32> to vector<5x2x4xf32>
 %e = vector.extract %u[2, 1] : vector<4xf32> from vector<5x2x4xf32>
 return %e : vector<4xf32> }

// -----

func.func @etit(%t: vector<2x5x4xf32>, %r: vector<5x4xf32>) -> vector<2x4xf32> {
 %i = vector.insert %r, %t[1] : vector<5x4xf32> into vector<2x5x4xf32>
 %u = vector.transpose %i, [1, 0, 2] : vector<2x5x4xf32> to vector<5x2x4xf32>
 %e = vector.extract %u[2] : vector<2x4xf32> from vector<5x2x4xf32>
 return %e : vector<2x4xf32> }

// -----

func.func @etit(%t: vector<2x5x4xf32>, %r: vector<5x4xf32>) -> vector<5x4xf32> {
 %i = vector.insert %r, %t[1] : vector<5x4xf32> into vector<2x5x4xf32>
 %u = vector.transpose %i, [0, 2, 1] : vector<2x5x4xf32> to vector<2x4x5xf32>
 %w = vector.transpose %u, [0, 2, 1] : vector<2x4x5xf32> to vector<2x5x4xf32>
 %e = vector.extract %w[0] : vector<5x4xf32> from vector<2x5x4xf32>
 return %e : vector<5x4xf32> }

// -----

func.func @etit(%t: vector<2x5x4xf32>, %r: vector<5x4xf32>) -> vector<4x5xf32> {
 %i = vector.insert %r, %t[1] : vector<5x4xf32> into vector<2x5x4xf32>
 %u = vector.transpose %i, [0, 2, 1] : vector<2x5x4xf32> to vector<2x4x5xf32>
 %e = vector.extract %u[0] : vector<4x5xf32> from vector<2x4x5xf32>
 return %e : vector<4x5xf32> }

// -----

func.func @etit(%t: vector<2x5x4xf32>, %r: f32, %j: index) -> f32 {
 %i = vector.insert %r, %t[1, 2, %j] : f32 into vector<2x5x4xf32>
 %u = vector.transpose %i, [2, 1, 0] : vector<2x5x4xf32> to vector<4x5x2xf32>
 %e = vector.extract %u[3, 2, 1] : f32 from vector<4x5x2xf32>
 return %e : f32 }

// -----

func.func @etit(%t: vector<5x4xf32>, %r: vector<4xf32>, %x: f32, %s: vector<2x4xf32>) -> f32 {
 %i = vector.insert %x, %r[1] : f32 into vector<4xf32>
 %j = vector.insert %i, %t[3] : vector<4xf32> into vector<5x4xf32>
 %w = vector.transpose %j, [1, 0] : vector<5x4xf32> to vector<4x5xf32>
 %e = vector.extract %w[1, 3] : f32 from vector<4x5xf32>
 return %e : f32 }

// -----

func.func @etit(%t: vector<5x4xf32>, %r: vector<4xf32>, %x: f32, %s: vector<4xf32>) -> f32 {
 %j = vector.insert %s, %t[3] : vector<4xf32> into vector<5x4xf32>
 %k = vector.insert %r, %j[2] : vector<4xf32> into vector<5x4xf32>
 %w = vector.transpose %k, [1, 0] : vector<5x4xf32> to vector<4x5xf32>
 %e = vector.extract %w[1, 3] : f32 from vector<4x5xf32>
 return %e : f32 }
