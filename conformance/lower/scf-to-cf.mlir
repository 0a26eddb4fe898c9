// ARGS: --convert-scf-to-cf --split-input-file
// ARGS: --convert-scf-to-cf --split-input-file --mlir-print-op-generic --mlir-print-local-scope --mlir-print-debuginfo
// FRAME
// HERE
// EACH
// CASE
func.func private @use(index)
func.func @for(%a: index, %b: index, %c: index) {
  scf.for %i = %a to %b step %c { func.call @use(%i) : (index) -> () } {llvm.loop_annotation = #llvm.tailcallkind<tail>, foo}
  return
}
// CASE
func.func @foru(%a: i32, %b: i32, %c: i32, %x: f32) -> f32 {
  %r = scf.for unsigned %i = %a to %b step %c iter_args(%y = %x) -> f32 : i32 { %z = arith.addf %y, %y : f32
   scf.yield %z : f32 }
  return %r : f32
}
// CASE
func.func private @use(index)
func.func @if(%a: i1, %b: index) -> index {
  %r = scf.if %a -> index { scf.yield %b : index } else { %c = arith.addi %b, %b : index
     scf.yield %c : index }
  scf.if %a { func.call @use(%b) : (index) -> () }
  return %r : index
}
// CASE
func.func private @use(index)
func.func private @cond(index) -> i1
func.func @while(%a: index) -> (index, f32) {
  %f = arith.constant 1.0 : f32
  %r:2 = scf.while (%x = %a) : (index) -> (index, f32) { %c = func.call @cond(%x) : (index) -> i1 
   scf.condition(%c) %x, %f : index, f32 } do { ^bb0(%x: index, %y: f32): func.call @use(%x) : (index) -> ()
   scf.yield %x : index }
  return %r#0, %r#1 : index, f32
}
// CASE
func.func private @cond(index) -> i1
func.func @dowhile(%a: index) -> (index) {
  %r = scf.while (%x = %a) : (index) -> (index) { %c = func.call @cond(%x) : (index) -> i1 
   scf.condition(%c) %x : index } do { ^bb0(%x: index): scf.yield %x : index } attributes {llvm.loop_annotation = #llvm.tailcallkind<tail>}
  return %r : index
}
// CASE
func.func private @use(index)
func.func @par(%a: index, %b: index, %c: index, %f: f32) -> f32 {
  %r = scf.parallel (%i, %j) = (%a, %a) to (%b, %c) step (%c, %b) init (%f) -> f32 {
    func.call @use(%i) : (index) -> ()
    scf.reduce(%f : f32) { ^bb0(%x: f32, %y: f32): %z = arith.addf %x, %y : f32
     scf.reduce.return %z : f32 }
  } {llvm.loop_annotation = #llvm.tailcallkind<tail>}
  return %r : f32
}
// CASE
func.func @sw(%a: index) -> index {
  %r = scf.index_switch %a -> index case 1 { scf.yield %a : index } case -5 { %c = arith.addi %a, %a : index
    scf.yield %c : index } default { %d = arith.muli %a, %a : index 
    scf.yield %d : index }
  return %r : index
}
// CASE
func.func private @use(index)
func.func @forall(%a: index) {
  scf.forall (%i, %j) in (%a, 5) { func.call @use(%i) : (index) -> () } {mapping = [#gpu.thread<x>, #gpu.thread<y>], llvm.loop_annotation = #llvm.tailcallkind<tail>}
  return
}
// CASE
func.func @exec(%a: i1, %b: index) -> index {
  %r = scf.execute_region -> index { cf.cond_br %a, ^bb1, ^bb2
    ^bb1: scf.yield %b : index
    ^bb2: %c = arith.addi %b, %b : index 
      scf.yield %c : index }
  return %r : index
}
// CASE
func.func private @use(index)
func.func private @cond(index) -> i1
func.func @for(%a: index, %b: index, %c: index) {
  scf.for %i = %a to %b step %c { func.call @use(%i) : (index) -> () } {llvm.loop_annotation = 5 : i32, foo = #llvm.tailcallkind<tail>, llvm.x = 4, baz = #llvm.tailcallkind<notail>, zz = [#llvm.tailcallkind<notail>]}
  return
}
// CASE
func.func private @use(index)
func.func private @cond(index) -> i1
func.func @while(%a: index) -> (index, f32) {
  %f = arith.constant 1.0 : f32
  %r:2 = scf.while (%x = %a) : (index) -> (index, f32) { %c = func.call @cond(%x) : (index) -> i1 
   scf.condition(%c) %x, %f : index, f32 } do { ^bb0(%x: index, %y: f32): func.call @use(%x) : (index) -> ()
   scf.yield %x : index } attributes {llvm.loop_annotation = #llvm.tailcallkind<tail>, bar} 
  return %r#0, %r#1 : index, f32
}
// CASE
func.func @dowhileswap(%a: index, %b: index, %k: i1) -> (index) {
  %r:2 = scf.while (%x = %a, %y = %b) : (index, index) -> (index, index) { 
   scf.condition(%k) %x, %y : index, index } do { ^bb0(%x: index, %y: index): scf.yield %y, %x : index, index } attributes {llvm.loop_annotation = #llvm.tailcallkind<tail>}
  return %r#0 : index
}
// CASE
func.func @dowhilefewer(%a: index, %b: index, %k: i1) -> (index) {
  %r:2 = scf.while (%x = %a) : (index) -> (index, index) { 
   scf.condition(%k) %x, %x : index, index } do { ^bb0(%x: index, %y: index): scf.yield %x : index }
  return %r#0 : index
}
// CASE
func.func @if(%a: i1, %b: index) -> index {
  %r = scf.if %a -> index { scf.yield %b : index } else { %c = arith.addi %b, %b : index
     scf.yield %c : index } {llvm.loop_annotation = #llvm.tailcallkind<tail>, branch_weights = array<i32: 1, 2>}
  return %r : index
}
// CASE
func.func @sw(%a: index) {
  scf.index_switch %a default { scf.yield  }
  return
}
// CASE
func.func @gen(%a: i1, %n: index) -> tensor<?xindex> {
 %t = tensor.generate %n { ^bb0(%i: index): %r = scf.if %a -> index { scf.yield %n : index } else { scf.yield %i : index }
   tensor.yield %r : index } : tensor<?xindex>
 return %t : tensor<?xindex>
}
// CASE
%k = arith.constant true
scf.if %k { }
// CASE
func.func @a(%a: i1, %n: index) {
  affine.for %i = 0 to 5 { scf.if %a { func.call @a(%a, %n) : (i1, index) -> () } }
  return
}
// CASE
func.func @nores(%a: index) {
  scf.execute_region { scf.yield }
  scf.execute_region no_inline { scf.yield }
  return
}
// CASE
func.func @pr(%a: index, %f: f32, %g: i32) -> (f32, i32) {
  %r:2 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f, %g) -> (f32, i32) {
    scf.reduce(%f, %g : f32, i32) { ^bb0(%x: f32, %y: f32): scf.reduce.return %y : f32 }, { ^bb0(%x: i32, %y: i32): %z = arith.addi %x, %y : i32
     scf.reduce.return %z : i32 } 
  }
  return %r#0, %r#1 : f32, i32
}
// CASE
func.func @p0(%a: index, %f: f32, %g: i32) {
  scf.parallel (%i, %j) = (%a, %a) to (%a, %a) step (%a, %a) {
    scf.reduce 
  }
  return
}
// CASE
func.func @outputs(%a: index, %t: tensor<5xf32>) -> tensor<5xf32> {
  scf.for %i = %a to %a step %a { }
  %r = scf.forall (%i) in (5) shared_outs(%o = %t) -> tensor<5xf32> { }
  return %r : tensor<5xf32>
}
// CASE
func.func @nest(%a: index, %b: i1, %m: memref<?xindex>) -> index {
  %r = scf.for %i = %a to %a step %a iter_args(%x = %a) -> index {
    %y = scf.if %b -> index {
      %w = scf.while (%z = %x) : (index) -> index {
        scf.condition(%b) %z : index
      } do {
      ^bb0(%z: index):
        scf.parallel (%j, %k) = (%a, %x) to (%a, %z) step (%a, %x) {
          memref.store %j, %m[%k] : memref<?xindex>
        }
        %s = scf.index_switch %z -> index
        case 3 {
          %n = scf.execute_region -> index {
            cf.br ^bb1
          ^bb1:
            scf.yield %z : index
          }
          scf.yield %n : index
        }
        default {
          scf.yield %a : index
        }
        scf.yield %s : index
      }
      scf.yield %w : index
    } else {
      scf.yield %x : index
    }
    scf.yield %y : index
  }
  return %r : index
}
// CASE
func.func @unreachable(%a: i1) {
  return
^bb1:
  scf.if %a { }
  return
}
// CASE
func.func @swap(%a: index, %n: index, %x: i32, %y: i32) -> (i32, i32) {
  %r:2 = scf.for %i = %a to %n step %a iter_args(%p = %x, %q = %y) -> (i32, i32) {
    scf.yield %q, %p : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// CASE
func.func @ends_in_another_way(%a: i1) {
  scf.execute_region {
    cf.cond_br %a, ^bb1, ^bb2
  ^bb1:
    scf.yield
  ^bb2:
    cf.br ^bb1
  }
  return
}
// CASE
func.func @several(%a: index, %m: memref<?xf32>, %f: f32, %k: i32) -> (f32, i32) {
  %r:2 = scf.parallel (%i, %j, %l) = (%a, %a, %a) to (%a, %a, %a) step (%a, %a, %a) init (%f, %k) -> (f32, i32) {
    %v = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%v, %k : f32, i32) {
    ^bb0(%x: f32, %y: f32):
      %s = arith.addf %x, %y : f32
      %t = arith.mulf %s, %y : f32
      scf.reduce.return %t : f32
    }, {
    ^bb0(%x: i32, %y: i32):
      scf.reduce.return %x : i32
    }
  }
  return %r#0, %r#1 : f32, i32
}
// CASE
func.func @values_from_blocks(%a: i1, %b: index) -> index {
  cf.cond_br %a, ^bb1(%b : index), ^bb2
^bb1(%x: index):
  %r = scf.if %a -> index {
    scf.yield %x : index
  } else {
    scf.yield %b : index
  }
  cf.br ^bb1(%r : index)
^bb2:
  return %b : index
}
