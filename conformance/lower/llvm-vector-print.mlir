// ARGS: --convert-vector-to-llvm --split-input-file
// What is printed, by functions of the runtime library.

func.func @print(%a: i32, %f: f32, %d: f64, %i: index, %u: ui16, %s: si16, %b: i1, %h: f16, %g: bf16, %l: i64, %i5: i5, %i64: ui64) {
  vector.print %a : i32
  vector.print %f : f32
  vector.print %d : f64
  vector.print %i : index
  vector.print %u : ui16
  vector.print %s : si16
  vector.print %b : i1
  vector.print %h : f16
  vector.print %g : bf16
  vector.print %l : i64
  vector.print %i5 : i5
  vector.print %i64 : ui64
  vector.print %a : i32 punctuation <no_punctuation>
  vector.print punctuation <comma>
  vector.print punctuation <open>
  vector.print punctuation <close>
  vector.print punctuation <newline>
  vector.print punctuation <no_punctuation>
  vector.print str "hello"
  vector.print str "hello"
  vector.print str "bye\0A" punctuation <newline>
  return
}

// -----

func.func @print_vector(%a: vector<2x3xf32>) {
  vector.print %a : vector<2x3xf32>
  return
}

// -----

func.func @print_vector1(%a: vector<1xf32>, %b: vector<f32>) {
  vector.print %a : vector<1xf32>
  vector.print %b : vector<f32>
  return
}

// -----

func.func @print_big(%a: i128) {
  vector.print %a : i128
  return
}

// -----

func.func @print_f8(%a: f8E5M2) {
  vector.print %a : f8E5M2
  return
}

// -----

func.func private @printI64(f32)
func.func @print_taken(%a: i64) {
  vector.print %a : i64
  return
}

// -----

llvm.func @printI64(f32)
func.func @print_taken2(%a: i64) {
  vector.print %a : i64
  return
}

// -----

module {
  module @inner {
    func.func @print_nested(%a: i64) {
      vector.print %a : i64
      vector.print str "x"
      return
    }
  }
}

// -----

func.func @p(%a: f8E5M2) { vector.print %a : f8E5M2 return }

// -----

func.func @p(%a: f8E5M2FNUZ) { vector.print %a : f8E5M2FNUZ return }

// -----

func.func @p(%a: f8E4M3) { vector.print %a : f8E4M3 return }

// -----

func.func @p(%a: f8E4M3FN) { vector.print %a : f8E4M3FN return }

// -----

func.func @p(%a: f8E4M3FNUZ) { vector.print %a : f8E4M3FNUZ return }

// -----

func.func @p(%a: f8E4M3B11FNUZ) { vector.print %a : f8E4M3B11FNUZ return }

// -----

func.func @p(%a: f8E3M4) { vector.print %a : f8E3M4 return }

// -----

func.func @p(%a: tf32) { vector.print %a : tf32 return }

// -----

func.func @p(%a: f8E8M0FNU) { vector.print %a : f8E8M0FNU return }

// -----

func.func @p(%a: f6E3M2FN) { vector.print %a : f6E3M2FN return }

// -----

func.func @p(%a: f6E2M3FN) { vector.print %a : f6E2M3FN return }

// -----

func.func @p(%a: f4E2M1FN) { vector.print %a : f4E2M1FN return }
