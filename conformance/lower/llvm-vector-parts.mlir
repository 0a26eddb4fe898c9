// ARGS: --convert-vector-to-llvm --allow-unregistered-dialect --split-input-file
// ARGS: '--convert-vector-to-llvm=force-32bit-vector-indices=0' --allow-unregistered-dialect --split-input-file
// ARGS: '--convert-vector-to-llvm=vector-transpose-lowering=llvmintr' --allow-unregistered-dialect --split-input-file
// ARGS: '--convert-vector-to-llvm=vector-transpose-lowering=shuffle1d' --allow-unregistered-dialect --split-input-file
// ARGS: '--convert-vector-to-llvm=vector-transpose-lowering=shuffle16x16' --allow-unregistered-dialect --split-input-file
// Vectors as values, and parts of them.

func.func @bitcast(%a: vector<4xf32>, %b: vector<2x4xi32>, %c: vector<i32>, %d: vector<[4]xf32>) -> (vector<4xi32>, vector<8xi16>, vector<2x8xi16>, vector<f32>, vector<[8]xf16>) {
  %0 = vector.bitcast %a : vector<4xf32> to vector<4xi32>
  %1 = vector.bitcast %a : vector<4xf32> to vector<8xi16>
  %2 = vector.bitcast %b : vector<2x4xi32> to vector<2x8xi16>
  %3 = vector.bitcast %c : vector<i32> to vector<f32>
  %4 = vector.bitcast %d : vector<[4]xf32> to vector<[8]xf16>
  return %0, %1, %2, %3, %4 : vector<4xi32>, vector<8xi16>, vector<2x8xi16>, vector<f32>, vector<[8]xf16>
}

// -----

func.func @broadcast(%s: f32, %v: vector<f32>, %v1: vector<2xf32>, %v2: vector<1xf32>, %v3: vector<2x1xf32>, %i: index) {
  %0 = vector.broadcast %s : f32 to vector<2xf32>
  %1 = vector.broadcast %s : f32 to vector<2x3xf32>
  %2 = vector.broadcast %s : f32 to vector<f32>
  %3 = vector.broadcast %v : vector<f32> to vector<4xf32>
  %4 = vector.broadcast %v : vector<f32> to vector<3x4xf32>
  %5 = vector.broadcast %v1 : vector<2xf32> to vector<3x2xf32>
  %6 = vector.broadcast %v2 : vector<1xf32> to vector<4xf32>
  %7 = vector.broadcast %v3 : vector<2x1xf32> to vector<2x3xf32>
  %8 = vector.broadcast %i : index to vector<4xindex>
  %9 = vector.broadcast %s : f32 to vector<[4]xf32>
  %10 = vector.broadcast %v1 : vector<2xf32> to vector<4x3x2xf32>
  "x.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (vector<2xf32>, vector<2x3xf32>, vector<f32>, vector<4xf32>, vector<3x4xf32>, vector<3x2xf32>, vector<4xf32>, vector<2x3xf32>, vector<4xindex>, vector<[4]xf32>, vector<4x3x2xf32>) -> ()
  return
}

// -----

func.func @shuffle(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<3xf32>, %d: vector<1x4xf32>, %e: vector<2x4xf32>, %f: vector<f32>) {
  %0 = vector.shuffle %a, %b [0, 1, 3] : vector<2xf32>, vector<2xf32>
  %1 = vector.shuffle %a, %c [1, 4, 0, 2] : vector<2xf32>, vector<3xf32>
  %2 = vector.shuffle %d, %e [1, 0, 2] : vector<1x4xf32>, vector<2x4xf32>
  %3 = vector.shuffle %f, %f [0, 1] : vector<f32>, vector<f32>
  %4 = vector.shuffle %a, %b [0, -1, 3] : vector<2xf32>, vector<2xf32>
  "x.use"(%0, %1, %2, %3, %4) : (vector<3xf32>, vector<4xf32>, vector<3x4xf32>, vector<2xf32>, vector<3xf32>) -> ()
  return
}

// -----

func.func @extract(%a: vector<16xf32>, %b: vector<4x3x16xf32>, %c: vector<f32>, %i: index, %s: vector<[4]xi32>, %x: vector<16xindex>) {
  %0 = vector.extract %a[15] : f32 from vector<16xf32>
  %1 = vector.extract %a[%i] : f32 from vector<16xf32>
  %2 = vector.extract %b[0] : vector<3x16xf32> from vector<4x3x16xf32>
  %3 = vector.extract %b[0, 1] : vector<16xf32> from vector<4x3x16xf32>
  %4 = vector.extract %b[0, 1, 2] : f32 from vector<4x3x16xf32>
  %5 = vector.extract %b[0, 1, %i] : f32 from vector<4x3x16xf32>
  %6 = vector.extract %c[] : f32 from vector<f32>
  %7 = vector.extract %s[%i] : i32 from vector<[4]xi32>
  %8 = vector.extract %x[3] : index from vector<16xindex>
  "x.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (f32, f32, vector<3x16xf32>, vector<16xf32>, f32, f32, f32, i32, index) -> ()
  return
}

// -----

func.func @extract_dynamic_row(%b: vector<4x16xf32>, %i: index) -> vector<16xf32> {
  %0 = vector.extract %b[%i] : vector<16xf32> from vector<4x16xf32>
  return %0 : vector<16xf32>
}

// -----

func.func @extract_dynamic_row2(%b: vector<4x16xf32>, %i: index) -> f32 {
  %0 = vector.extract %b[%i, 3] : f32 from vector<4x16xf32>
  return %0 : f32
}

// -----

func.func @extract_poison(%b: vector<4x16xf32>, %c: vector<4xf32>) -> (f32, vector<16xf32>, f32) {
  %0 = vector.extract %b[-1, 3] : f32 from vector<4x16xf32>
  %1 = vector.extract %b[-1] : vector<16xf32> from vector<4x16xf32>
  %2 = vector.extract %c[-1] : f32 from vector<4xf32>
  return %0, %1, %2 : f32, vector<16xf32>, f32
}

// -----

func.func @extract_whole(%b: vector<4x16xf32>) -> vector<4x16xf32> {
  %0 = vector.extract %b[] : vector<4x16xf32> from vector<4x16xf32>
  return %0 : vector<4x16xf32>
}

// -----

func.func @insert(%f: f32, %a: vector<16xf32>, %b: vector<4x3x16xf32>, %c: vector<f32>, %i: index, %r: vector<3x16xf32>, %i8: vector<4xindex>) {
  %0 = vector.insert %f, %a[15] : f32 into vector<16xf32>
  %1 = vector.insert %f, %a[%i] : f32 into vector<16xf32>
  %2 = vector.insert %r, %b[0] : vector<3x16xf32> into vector<4x3x16xf32>
  %3 = vector.insert %a, %b[0, 1] : vector<16xf32> into vector<4x3x16xf32>
  %4 = vector.insert %f, %b[0, 1, 2] : f32 into vector<4x3x16xf32>
  %5 = vector.insert %f, %b[0, 1, %i] : f32 into vector<4x3x16xf32>
  %6 = vector.insert %f, %c[] : f32 into vector<f32>
  %8 = vector.insert %i, %i8[2] : index into vector<4xindex>
  "x.use"(%0, %1, %2, %3, %4, %5, %6, %8) : (vector<16xf32>, vector<16xf32>, vector<4x3x16xf32>, vector<4x3x16xf32>, vector<4x3x16xf32>, vector<4x3x16xf32>, vector<f32>, vector<4xindex>) -> ()
  return
}

// -----

func.func @insert_poison(%b: vector<4x16xf32>, %c: vector<4xf32>, %r: vector<16xf32>, %f: f32) -> (vector<4x16xf32>, vector<4x16xf32>, vector<4xf32>) {
  %0 = vector.insert %f, %b[-1, 3] : f32 into vector<4x16xf32>
  %1 = vector.insert %r, %b[-1] : vector<16xf32> into vector<4x16xf32>
  %2 = vector.insert %f, %c[-1] : f32 into vector<4xf32>
  return %0, %1, %2 : vector<4x16xf32>, vector<4x16xf32>, vector<4xf32>
}

// -----

func.func @insert_whole(%a: vector<4xf32>, %b: vector<4xf32>, %r: vector<f32>, %q: vector<f32>) -> (vector<4xf32>, vector<f32>) {
  %0 = vector.insert %a, %b[] : vector<4xf32> into vector<4xf32>
  %1 = vector.insert %r, %q[] : vector<f32> into vector<f32>
  return %0, %1 : vector<4xf32>, vector<f32>
}

// -----

func.func @fma(%a: vector<8xf32>, %b: vector<2x4xf32>, %c: vector<1x1x1xf32>, %d: vector<f32>, %e: vector<[4]xf64>) {
  %0 = vector.fma %a, %a, %a : vector<8xf32>
  %1 = vector.fma %b, %b, %b : vector<2x4xf32>
  %2 = vector.fma %c, %c, %c : vector<1x1x1xf32>
  %3 = vector.fma %d, %d, %d : vector<f32>
  %4 = vector.fma %e, %e, %e : vector<[4]xf64>
  "x.use"(%0, %1, %2, %3, %4) : (vector<8xf32>, vector<2x4xf32>, vector<1x1x1xf32>, vector<f32>, vector<[4]xf64>) -> ()
  return
}

// -----

func.func @from_elements(%a: f32, %b: f32, %i: index) -> (vector<3xf32>, vector<2x2xf32>, vector<f32>, vector<2xindex>, vector<2xf32>) {
  %0 = vector.from_elements %a, %b, %a : vector<3xf32>
  %1 = vector.from_elements %a, %b, %a, %b : vector<2x2xf32>
  %2 = vector.from_elements %a : vector<f32>
  %3 = vector.from_elements %i, %i : vector<2xindex>
  %4 = vector.from_elements %a, %a : vector<2xf32>
  return %0, %1, %2, %3, %4 : vector<3xf32>, vector<2x2xf32>, vector<f32>, vector<2xindex>, vector<2xf32>
}

// -----

func.func @to_elements(%a: vector<3xf32>, %b: vector<2x2xf32>, %c: vector<f32>) -> (f32, f32, f32, f32, f32) {
  %0:3 = vector.to_elements %a : vector<3xf32>
  %1:4 = vector.to_elements %b : vector<2x2xf32>
  %2 = vector.to_elements %c : vector<f32>
  return %0#0, %0#2, %1#0, %1#3, %2 : f32, f32, f32, f32, f32
}

// -----

func.func @interleave(%a: vector<8xf32>, %b: vector<[4]xi32>, %c: vector<2x4xf32>, %d: vector<f32>) {
  %0 = vector.interleave %a, %a : vector<8xf32> -> vector<16xf32>
  %1 = vector.interleave %b, %b : vector<[4]xi32> -> vector<[8]xi32>
  %2 = vector.interleave %c, %c : vector<2x4xf32> -> vector<2x8xf32>
  %3 = vector.interleave %d, %d : vector<f32> -> vector<2xf32>
  "x.use"(%0, %1, %2, %3) : (vector<16xf32>, vector<[8]xi32>, vector<2x8xf32>, vector<2xf32>) -> ()
  return
}

// -----

func.func @deinterleave(%a: vector<8xf32>, %b: vector<[4]xi32>, %c: vector<2x4xf32>) {
  %0, %1 = vector.deinterleave %a : vector<8xf32> -> vector<4xf32>
  %2, %3 = vector.deinterleave %b : vector<[4]xi32> -> vector<[2]xi32>
  %4, %5 = vector.deinterleave %c : vector<2x4xf32> -> vector<2x2xf32>
  "x.use"(%0, %1, %2, %3, %4, %5) : (vector<4xf32>, vector<4xf32>, vector<[2]xi32>, vector<[2]xi32>, vector<2x2xf32>, vector<2x2xf32>) -> ()
  return
}

// -----

func.func @step() -> (vector<4xindex>, vector<[4]xindex>) {
  %0 = vector.step : vector<4xindex>
  %1 = vector.step : vector<[4]xindex>
  return %0, %1 : vector<4xindex>, vector<[4]xindex>
}

// -----

func.func @vscale() -> index {
  %0 = vector.vscale
  return %0 : index
}

// -----

func.func @scalable(%a: vector<4xf32>, %b: vector<[4]xf32>) -> (vector<[4]xf32>, vector<4xf32>) {
  %0 = vector.scalable.insert %a, %b[4] : vector<4xf32> into vector<[4]xf32>
  %1 = vector.scalable.extract %b[0] : vector<4xf32> from vector<[4]xf32>
  return %0, %1 : vector<[4]xf32>, vector<4xf32>
}

// -----

func.func @shape_cast(%a: vector<4x2xf32>, %b: vector<8xf32>, %c: vector<1xf32>, %d: vector<f32>, %e: vector<2x[4]xf32>, %g: vector<1x[4]xf32>, %h: vector<2x3x4xf32>) {
  %0 = vector.shape_cast %a : vector<4x2xf32> to vector<8xf32>
  %1 = vector.shape_cast %b : vector<8xf32> to vector<2x4xf32>
  %2 = vector.shape_cast %c : vector<1xf32> to vector<f32>
  %3 = vector.shape_cast %d : vector<f32> to vector<1x1xf32>
  %4 = vector.shape_cast %a : vector<4x2xf32> to vector<2x4xf32>
  %5 = vector.shape_cast %g : vector<1x[4]xf32> to vector<[4]xf32>
  %6 = vector.shape_cast %h : vector<2x3x4xf32> to vector<6x4xf32>
  "x.use"(%0, %1, %2, %3, %4, %5, %6) : (vector<8xf32>, vector<2x4xf32>, vector<f32>, vector<1x1xf32>, vector<2x4xf32>, vector<[4]xf32>, vector<6x4xf32>) -> ()
  return
}

// -----

func.func @transpose(%a: vector<2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<2x[4]xf32>, %d: vector<1x4xf32>, %e: vector<f32>) {
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %1 = vector.transpose %b, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
  %2 = vector.transpose %b, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %3 = vector.transpose %d, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  "x.use"(%0, %1, %2, %3) : (vector<3x2xf32>, vector<4x2x3xf32>, vector<3x2x4xf32>, vector<4x1xf32>) -> ()
  return
}

// -----

func.func @transpose_scalable(%c: vector<2x[4]xf32>) -> vector<[4]x2xf32> {
  %2 = vector.transpose %c, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  return %2 : vector<[4]x2xf32>
}

// -----

func.func @outerproduct(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>, %s: f32, %i: vector<2xi32>, %j: vector<3xi32>, %k: vector<2x3xi32>) {
  %0 = vector.outerproduct %a, %b : vector<2xf32>, vector<3xf32>
  %1 = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<3xf32>
  %2 = vector.outerproduct %a, %s : vector<2xf32>, f32
  %3 = vector.outerproduct %i, %j : vector<2xi32>, vector<3xi32>
  %4 = vector.outerproduct %i, %j, %k {kind = #vector.kind<maxsi>} : vector<2xi32>, vector<3xi32>
  "x.use"(%0, %1, %2, %3, %4) : (vector<2x3xf32>, vector<2x3xf32>, vector<2xf32>, vector<2x3xi32>, vector<2x3xi32>) -> ()
  return
}

// -----

func.func @strided(%a: vector<4xf32>, %b: vector<4x8xf32>, %c: vector<2xf32>, %d: vector<2x4xf32>, %e: vector<4x8x16xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %1 = vector.extract_strided_slice %b {offsets = [2], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  %2 = vector.extract_strided_slice %b {offsets = [2, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x8xf32> to vector<2x2xf32>
  %3 = vector.insert_strided_slice %c, %a {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
  %4 = vector.insert_strided_slice %c, %b {offsets = [2, 3], strides = [1]} : vector<2xf32> into vector<4x8xf32>
  %5 = vector.insert_strided_slice %d, %b {offsets = [1, 2], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
  %6 = vector.insert_strided_slice %d, %e {offsets = [1, 2, 3], strides = [1, 1]} : vector<2x4xf32> into vector<4x8x16xf32>
  "x.use"(%0, %1, %2, %3, %4, %5, %6) : (vector<2xf32>, vector<2x8xf32>, vector<2x2xf32>, vector<4xf32>, vector<4x8xf32>, vector<4x8xf32>, vector<4x8x16xf32>) -> ()
  return
}

// -----

func.func @strided_scalable(%b: vector<4x[4]xf32>, %d: vector<2x[4]xf32>) -> (vector<2x[4]xf32>, vector<4x[4]xf32>) {
  %1 = vector.extract_strided_slice %b {offsets = [2], sizes = [2], strides = [1]} : vector<4x[4]xf32> to vector<2x[4]xf32>
  %5 = vector.insert_strided_slice %d, %b {offsets = [1, 0], strides = [1, 1]} : vector<2x[4]xf32> into vector<4x[4]xf32>
  return %1, %5 : vector<2x[4]xf32>, vector<4x[4]xf32>
}
