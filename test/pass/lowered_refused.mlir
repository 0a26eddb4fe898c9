// RUN: jig-opt %s --arith-expand=include-f4e2m1 --split-input-file --verify-diagnostics

// There is no constant of unknown shape; the reference makes one that cannot be read again.
func.func @dynamic(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  // expected-error @+1 {{failed to legalize operation 'arith.ceildivsi' that was explicitly marked illegal}}
  %0 = arith.ceildivsi %a, %b : tensor<?xi32>
  return %0 : tensor<?xi32>
}

// -----

// The expansion rounds in one way; the reference forgets the other.
func.func @upward(%a: f32) -> f4E2M1FN {
  // expected-error @+1 {{failed to legalize operation 'arith.truncf' that was explicitly marked illegal}}
  %0 = arith.truncf %a upward : f32 to f4E2M1FN
  return %0 : f4E2M1FN
}
