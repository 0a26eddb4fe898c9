// RUN: jig apply --quiet --entry-point=buffers %s | FileCheck %s --check-prefix=BUFFERS
// RUN: jig apply --quiet --entry-point=by_pass %s | FileCheck %s --check-prefix=BUFFERS
// RUN: jig apply --quiet --entry-point=included %s | FileCheck %s --check-prefix=BUFFERS
// RUN: jig apply --quiet --entry-point=in_a_loop %s | FileCheck %s --check-prefix=BUFFERS
// RUN: jig apply --quiet --entry-point=vectors %s | FileCheck %s --check-prefix=VECTORS
// RUN: jig apply --quiet --entry-point=children %s | FileCheck %s --check-prefix=CHILDREN
// RUN: jig apply --quiet --entry-point=twice %s | FileCheck %s --check-prefix=TWICE
// RUN: jig apply --quiet --entry-point=converted %s | FileCheck %s --check-prefix=CONVERTED
// RUN: jig apply --quiet --entry-point=rewritten %s | FileCheck %s --check-prefix=REWRITTEN
// RUN: not jig apply --quiet --entry-point=split_up %s 2>&1 | FileCheck %s --check-prefix=LOST
// RUN: not jig apply --quiet --entry-point=too_narrow %s 2>&1 | FileCheck %s --check-prefix=LOST
// RUN: not jig apply --quiet --entry-point=ended %s 2>&1 | FileCheck %s --check-prefix=LOST
// RUN: not jig-opt --transform-interpreter=entry-point=buffers %s 2>&1 | FileCheck %s --check-prefix=OPT-LOST
// Handles outlive ops that carry on with what they consume. The reference ends them, and so does jig-opt.

module @payload {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %c: tensor<4x4xf32>, %n: index) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<4x4xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
    %d = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
    %l = scf.for %i = %c0 to %n step %c1 iter_args(%t = %c) -> (tensor<4x4xf32>) {
      %s = tensor.extract_slice %d[%i, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<1x4xf32>
      %u = tensor.insert_slice %s into %t[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32>
      %v = vector.transfer_read %u[%c0, %c0], %zero {in_bounds = [true]} : tensor<4x4xf32>, vector<4xf32>
      %w = vector.transfer_write %v, %u[%c1, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x4xf32>
      %x = tensor.extract %w[%c0, %c0] : tensor<4x4xf32>
      %y = tensor.insert %x into %w[%c1, %c1] : tensor<4x4xf32>
      scf.yield %y : tensor<4x4xf32>
    }
    return %d, %l : tensor<4x4xf32>, tensor<4x4xf32>
  }
}

module @sums {
  func.func @g(%a: tensor<4xf32>) -> tensor<4xf32> {
    %s = arith.addf %a, %a : tensor<4xf32>
    return %s : tensor<4xf32>
  }
}

// BUFFERS-LABEL: func @f
// BUFFERS: memref.alloc() {alignment = 64 : i64, was = "empty"}
// BUFFERS: linalg.fill {was = "fill"}{{.*}}memref
// BUFFERS: linalg.matmul {was = "matmul"}{{.*}}memref
// BUFFERS: scf.for
// BUFFERS: memref.subview{{.*}}{was = "extract_slice"}
// BUFFERS: memref.copy{{.*}}{was = "insert_slice"}
// BUFFERS: vector.transfer_read{{.*}}was = "read"}{{.*}}memref
// BUFFERS: vector.transfer_write{{.*}}was = "write"}{{.*}}memref
// BUFFERS: memref.load{{.*}}{was = "extract"}
// BUFFERS: memref.store{{.*}}{was = "insert"}
// BUFFERS: } {was = "for"}

// VECTORS: vector.transfer_write{{.*}}was = "fill"
// VECTORS: vector.multi_reduction{{.*}}{was = "matmul"}
// CHILDREN: vector.contract{{.*}}{was = "matmul"}
// TWICE: memref.alloc() {alignment = 64 : i64, was = "empty"}
// TWICE: linalg.generic {{{.*}}} ins{{.*}} attrs = {was = "matmul"} {
// TWICE: scf.while
// TWICE: } attributes {was = "for"}
// CONVERTED: linalg.generic {{.*}} attrs = {was = "sum"}
// REWRITTEN: linalg.generic {{{.*}}} ins{{.*}} attrs = {was = "matmul"} {
// OPT-LOST: error: op uses a handle invalidated by a previously executed transform op
// LOST: error: {{.*}} must not be used {{any more: .* :[0-9]+ has consumed (%m, whose payload has this one's in it|it)|in here: .* around this step consumes}}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @buffers(%root: !transform.any_op) {
    %m = transform.structured.match ops{["builtin.module"]} attributes {sym_name = "payload"} in %root : (!transform.any_op) -> !transform.any_op
    %empty = transform.structured.match ops{["tensor.empty"]} in %m : (!transform.any_op) -> !transform.any_op
    %fill = transform.structured.match ops{["linalg.fill"]} in %m : (!transform.any_op) -> !transform.any_op
    %matmul = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %extract_slice = transform.structured.match ops{["tensor.extract_slice"]} in %m : (!transform.any_op) -> !transform.any_op
    %insert_slice = transform.structured.match ops{["tensor.insert_slice"]} in %m : (!transform.any_op) -> !transform.any_op
    %read = transform.structured.match ops{["vector.transfer_read"]} in %m : (!transform.any_op) -> !transform.any_op
    %write = transform.structured.match ops{["vector.transfer_write"]} in %m : (!transform.any_op) -> !transform.any_op
    %extract = transform.structured.match ops{["tensor.extract"]} in %m : (!transform.any_op) -> !transform.any_op
    %insert = transform.structured.match ops{["tensor.insert"]} in %m : (!transform.any_op) -> !transform.any_op
    %for = transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op
    %empty_name = transform.param.constant "empty" -> !transform.any_param
    %fill_name = transform.param.constant "fill" -> !transform.any_param
    %matmul_name = transform.param.constant "matmul" -> !transform.any_param
    %extract_slice_name = transform.param.constant "extract_slice" -> !transform.any_param
    %insert_slice_name = transform.param.constant "insert_slice" -> !transform.any_param
    %read_name = transform.param.constant "read" -> !transform.any_param
    %write_name = transform.param.constant "write" -> !transform.any_param
    %extract_name = transform.param.constant "extract" -> !transform.any_param
    %insert_name = transform.param.constant "insert" -> !transform.any_param
    %for_name = transform.param.constant "for" -> !transform.any_param
    %new = transform.bufferization.one_shot_bufferize %m : (!transform.any_op) -> !transform.any_op
    transform.annotate %empty "was" = %empty_name : !transform.any_op, !transform.any_param
    transform.annotate %fill "was" = %fill_name : !transform.any_op, !transform.any_param
    transform.annotate %matmul "was" = %matmul_name : !transform.any_op, !transform.any_param
    transform.annotate %extract_slice "was" = %extract_slice_name : !transform.any_op, !transform.any_param
    transform.annotate %insert_slice "was" = %insert_slice_name : !transform.any_op, !transform.any_param
    transform.annotate %read "was" = %read_name : !transform.any_op, !transform.any_param
    transform.annotate %write "was" = %write_name : !transform.any_op, !transform.any_param
    transform.annotate %extract "was" = %extract_name : !transform.any_op, !transform.any_param
    transform.annotate %insert "was" = %insert_name : !transform.any_op, !transform.any_param
    transform.annotate %for "was" = %for_name : !transform.any_op, !transform.any_param
    transform.yield
  }
  transform.named_sequence @by_pass(%root: !transform.any_op) {
    %m = transform.structured.match ops{["builtin.module"]} attributes {sym_name = "payload"} in %root : (!transform.any_op) -> !transform.any_op
    %empty = transform.structured.match ops{["tensor.empty"]} in %m : (!transform.any_op) -> !transform.any_op
    %fill = transform.structured.match ops{["linalg.fill"]} in %m : (!transform.any_op) -> !transform.any_op
    %matmul = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %extract_slice = transform.structured.match ops{["tensor.extract_slice"]} in %m : (!transform.any_op) -> !transform.any_op
    %insert_slice = transform.structured.match ops{["tensor.insert_slice"]} in %m : (!transform.any_op) -> !transform.any_op
    %read = transform.structured.match ops{["vector.transfer_read"]} in %m : (!transform.any_op) -> !transform.any_op
    %write = transform.structured.match ops{["vector.transfer_write"]} in %m : (!transform.any_op) -> !transform.any_op
    %extract = transform.structured.match ops{["tensor.extract"]} in %m : (!transform.any_op) -> !transform.any_op
    %insert = transform.structured.match ops{["tensor.insert"]} in %m : (!transform.any_op) -> !transform.any_op
    %for = transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op
    %empty_name = transform.param.constant "empty" -> !transform.any_param
    %fill_name = transform.param.constant "fill" -> !transform.any_param
    %matmul_name = transform.param.constant "matmul" -> !transform.any_param
    %extract_slice_name = transform.param.constant "extract_slice" -> !transform.any_param
    %insert_slice_name = transform.param.constant "insert_slice" -> !transform.any_param
    %read_name = transform.param.constant "read" -> !transform.any_param
    %write_name = transform.param.constant "write" -> !transform.any_param
    %extract_name = transform.param.constant "extract" -> !transform.any_param
    %insert_name = transform.param.constant "insert" -> !transform.any_param
    %for_name = transform.param.constant "for" -> !transform.any_param
    %new = transform.apply_registered_pass "one-shot-bufferize" to %m : (!transform.any_op) -> !transform.any_op
    transform.annotate %empty "was" = %empty_name : !transform.any_op, !transform.any_param
    transform.annotate %fill "was" = %fill_name : !transform.any_op, !transform.any_param
    transform.annotate %matmul "was" = %matmul_name : !transform.any_op, !transform.any_param
    transform.annotate %extract_slice "was" = %extract_slice_name : !transform.any_op, !transform.any_param
    transform.annotate %insert_slice "was" = %insert_slice_name : !transform.any_op, !transform.any_param
    transform.annotate %read "was" = %read_name : !transform.any_op, !transform.any_param
    transform.annotate %write "was" = %write_name : !transform.any_op, !transform.any_param
    transform.annotate %extract "was" = %extract_name : !transform.any_op, !transform.any_param
    transform.annotate %insert "was" = %insert_name : !transform.any_op, !transform.any_param
    transform.annotate %for "was" = %for_name : !transform.any_op, !transform.any_param
    transform.yield
  }
  transform.named_sequence @make_buffers(%m: !transform.any_op {transform.consumed}) {
    %new = transform.bufferization.one_shot_bufferize %m : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @included(%root: !transform.any_op) {
    %m = transform.structured.match ops{["builtin.module"]} attributes {sym_name = "payload"} in %root : (!transform.any_op) -> !transform.any_op
    %empty = transform.structured.match ops{["tensor.empty"]} in %m : (!transform.any_op) -> !transform.any_op
    %fill = transform.structured.match ops{["linalg.fill"]} in %m : (!transform.any_op) -> !transform.any_op
    %matmul = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %extract_slice = transform.structured.match ops{["tensor.extract_slice"]} in %m : (!transform.any_op) -> !transform.any_op
    %insert_slice = transform.structured.match ops{["tensor.insert_slice"]} in %m : (!transform.any_op) -> !transform.any_op
    %read = transform.structured.match ops{["vector.transfer_read"]} in %m : (!transform.any_op) -> !transform.any_op
    %write = transform.structured.match ops{["vector.transfer_write"]} in %m : (!transform.any_op) -> !transform.any_op
    %extract = transform.structured.match ops{["tensor.extract"]} in %m : (!transform.any_op) -> !transform.any_op
    %insert = transform.structured.match ops{["tensor.insert"]} in %m : (!transform.any_op) -> !transform.any_op
    %for = transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op
    %empty_name = transform.param.constant "empty" -> !transform.any_param
    %fill_name = transform.param.constant "fill" -> !transform.any_param
    %matmul_name = transform.param.constant "matmul" -> !transform.any_param
    %extract_slice_name = transform.param.constant "extract_slice" -> !transform.any_param
    %insert_slice_name = transform.param.constant "insert_slice" -> !transform.any_param
    %read_name = transform.param.constant "read" -> !transform.any_param
    %write_name = transform.param.constant "write" -> !transform.any_param
    %extract_name = transform.param.constant "extract" -> !transform.any_param
    %insert_name = transform.param.constant "insert" -> !transform.any_param
    %for_name = transform.param.constant "for" -> !transform.any_param
    transform.include @make_buffers failures(propagate) (%m) : (!transform.any_op) -> ()
    transform.annotate %empty "was" = %empty_name : !transform.any_op, !transform.any_param
    transform.annotate %fill "was" = %fill_name : !transform.any_op, !transform.any_param
    transform.annotate %matmul "was" = %matmul_name : !transform.any_op, !transform.any_param
    transform.annotate %extract_slice "was" = %extract_slice_name : !transform.any_op, !transform.any_param
    transform.annotate %insert_slice "was" = %insert_slice_name : !transform.any_op, !transform.any_param
    transform.annotate %read "was" = %read_name : !transform.any_op, !transform.any_param
    transform.annotate %write "was" = %write_name : !transform.any_op, !transform.any_param
    transform.annotate %extract "was" = %extract_name : !transform.any_op, !transform.any_param
    transform.annotate %insert "was" = %insert_name : !transform.any_op, !transform.any_param
    transform.annotate %for "was" = %for_name : !transform.any_op, !transform.any_param
    transform.yield
  }
  transform.named_sequence @in_a_loop(%root: !transform.any_op) {
    %m = transform.structured.match ops{["builtin.module"]} attributes {sym_name = "payload"} in %root : (!transform.any_op) -> !transform.any_op
    %empty = transform.structured.match ops{["tensor.empty"]} in %m : (!transform.any_op) -> !transform.any_op
    %fill = transform.structured.match ops{["linalg.fill"]} in %m : (!transform.any_op) -> !transform.any_op
    %matmul = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %extract_slice = transform.structured.match ops{["tensor.extract_slice"]} in %m : (!transform.any_op) -> !transform.any_op
    %insert_slice = transform.structured.match ops{["tensor.insert_slice"]} in %m : (!transform.any_op) -> !transform.any_op
    %read = transform.structured.match ops{["vector.transfer_read"]} in %m : (!transform.any_op) -> !transform.any_op
    %write = transform.structured.match ops{["vector.transfer_write"]} in %m : (!transform.any_op) -> !transform.any_op
    %extract = transform.structured.match ops{["tensor.extract"]} in %m : (!transform.any_op) -> !transform.any_op
    %insert = transform.structured.match ops{["tensor.insert"]} in %m : (!transform.any_op) -> !transform.any_op
    %for = transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op
    %empty_name = transform.param.constant "empty" -> !transform.any_param
    %fill_name = transform.param.constant "fill" -> !transform.any_param
    %matmul_name = transform.param.constant "matmul" -> !transform.any_param
    %extract_slice_name = transform.param.constant "extract_slice" -> !transform.any_param
    %insert_slice_name = transform.param.constant "insert_slice" -> !transform.any_param
    %read_name = transform.param.constant "read" -> !transform.any_param
    %write_name = transform.param.constant "write" -> !transform.any_param
    %extract_name = transform.param.constant "extract" -> !transform.any_param
    %insert_name = transform.param.constant "insert" -> !transform.any_param
    %for_name = transform.param.constant "for" -> !transform.any_param
    transform.foreach %m : !transform.any_op {
    ^bb0(%one: !transform.any_op):
      %new = transform.bufferization.one_shot_bufferize %one : (!transform.any_op) -> !transform.any_op
    }
    transform.annotate %empty "was" = %empty_name : !transform.any_op, !transform.any_param
    transform.annotate %fill "was" = %fill_name : !transform.any_op, !transform.any_param
    transform.annotate %matmul "was" = %matmul_name : !transform.any_op, !transform.any_param
    transform.annotate %extract_slice "was" = %extract_slice_name : !transform.any_op, !transform.any_param
    transform.annotate %insert_slice "was" = %insert_slice_name : !transform.any_op, !transform.any_param
    transform.annotate %read "was" = %read_name : !transform.any_op, !transform.any_param
    transform.annotate %write "was" = %write_name : !transform.any_op, !transform.any_param
    transform.annotate %extract "was" = %extract_name : !transform.any_op, !transform.any_param
    transform.annotate %insert "was" = %insert_name : !transform.any_op, !transform.any_param
    transform.annotate %for "was" = %for_name : !transform.any_op, !transform.any_param
    transform.yield
  }
  transform.named_sequence @vectors(%root: !transform.any_op) {
    %m = transform.structured.match ops{["builtin.module"]} attributes {sym_name = "payload"} in %root : (!transform.any_op) -> !transform.any_op
    %fill = transform.structured.match ops{["linalg.fill"]} in %m : (!transform.any_op) -> !transform.any_op
    %matmul = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %fill_name = transform.param.constant "fill" -> !transform.any_param
    %matmul_name = transform.param.constant "matmul" -> !transform.any_param
    transform.structured.vectorize %matmul : !transform.any_op
    transform.structured.vectorize %fill : !transform.any_op
    transform.annotate %fill "was" = %fill_name : !transform.any_op, !transform.any_param
    transform.annotate %matmul "was" = %matmul_name : !transform.any_op, !transform.any_param
    transform.yield
  }
  transform.named_sequence @children(%root: !transform.any_op) {
    %m = transform.structured.match ops{["builtin.module"]} attributes {sym_name = "payload"} in %root : (!transform.any_op) -> !transform.any_op
    %matmul = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %matmul_name = transform.param.constant "matmul" -> !transform.any_param
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.vectorize_children_and_apply_patterns %f : (!transform.any_op) -> !transform.any_op
    transform.annotate %matmul "was" = %matmul_name : !transform.any_op, !transform.any_param
    transform.yield
  }
  transform.named_sequence @twice(%root: !transform.any_op) {
    %m = transform.structured.match ops{["builtin.module"]} attributes {sym_name = "payload"} in %root : (!transform.any_op) -> !transform.any_op
    %empty = transform.structured.match ops{["tensor.empty"]} in %m : (!transform.any_op) -> !transform.any_op
    %matmul = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %for = transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op
    %empty_name = transform.param.constant "empty" -> !transform.any_param
    %matmul_name = transform.param.constant "matmul" -> !transform.any_param
    %for_name = transform.param.constant "for" -> !transform.any_param
    // What was consumed is still there, too.
    %1 = transform.apply_registered_pass "linalg-generalize-named-ops" to %m : (!transform.any_op) -> !transform.any_op
    %2 = transform.bufferization.one_shot_bufferize %m : (!transform.any_op) -> !transform.any_op
    %3 = transform.apply_registered_pass "scf-for-to-while" to %m : (!transform.any_op) -> !transform.any_op
    transform.annotate %empty "was" = %empty_name : !transform.any_op, !transform.any_param
    transform.annotate %matmul "was" = %matmul_name : !transform.any_op, !transform.any_param
    transform.annotate %for "was" = %for_name : !transform.any_op, !transform.any_param
    transform.yield
  }
  transform.named_sequence @converted(%root: !transform.any_op) {
    %m = transform.structured.match ops{["builtin.module"]} attributes {sym_name = "sums"} in %root : (!transform.any_op) -> !transform.any_op
    %sum = transform.structured.match ops{["arith.addf"]} in %m : (!transform.any_op) -> !transform.any_op
    %sum_name = transform.param.constant "sum" -> !transform.any_param
    %1 = transform.apply_registered_pass "convert-elementwise-to-linalg" to %m : (!transform.any_op) -> !transform.any_op
    transform.annotate %sum "was" = %sum_name : !transform.any_op, !transform.any_param
    transform.yield
  }
  transform.named_sequence @rewritten(%root: !transform.any_op) {
    %m = transform.structured.match ops{["builtin.module"]} attributes {sym_name = "payload"} in %root : (!transform.any_op) -> !transform.any_op
    %matmul = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %matmul_name = transform.param.constant "matmul" -> !transform.any_param
    // The handle and the result are both to the generic op.
    %1 = transform.structured.generalize %matmul : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.interchange %matmul iterator_interchange = [1, 0, 2] : (!transform.any_op) -> !transform.any_op
    transform.annotate %matmul "was" = %matmul_name : !transform.any_op, !transform.any_param
    transform.yield
  }
  transform.named_sequence @split_up(%root: !transform.any_op) {
    %m = transform.structured.match ops{["builtin.module"]} attributes {sym_name = "payload"} in %root : (!transform.any_op) -> !transform.any_op
    %matmul = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %matmul_name = transform.param.constant "matmul" -> !transform.any_param
    // Loads, products, sums and stores: nobody does the work of the product alone.
    %1 = transform.bufferization.one_shot_bufferize %m : (!transform.any_op) -> !transform.any_op
    %2 = transform.apply_registered_pass "convert-linalg-to-loops" to %m : (!transform.any_op) -> !transform.any_op
    transform.annotate %matmul "was" = %matmul_name : !transform.any_op, !transform.any_param
    transform.yield
  }
  transform.named_sequence @too_narrow(%root: !transform.any_op) {
    %m = transform.structured.match ops{["builtin.module"]} attributes {sym_name = "payload"} in %root : (!transform.any_op) -> !transform.any_op
    %empty = transform.structured.match ops{["tensor.empty"]} in %m : (!transform.any_op) -> !transform.op<"tensor.empty">
    %new = transform.bufferization.one_shot_bufferize %m : (!transform.any_op) -> !transform.any_op
    transform.annotate %empty "was" : !transform.op<"tensor.empty">
    transform.yield
  }
  transform.named_sequence @ended(%root: !transform.any_op) {
    %m = transform.structured.match ops{["builtin.module"]} attributes {sym_name = "payload"} in %root : (!transform.any_op) -> !transform.any_op
    %matmul = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    // Tiling replaces what it consumes by loops: whose work the tile does is for its results to say.
    %tile, %loop = transform.structured.tile_using_for %matmul tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.annotate %matmul "was" : !transform.any_op
    transform.yield
  }
}
