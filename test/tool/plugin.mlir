// Plugins on the command line: what they bring, in every chunk and wherever the option stands.
// RUN: jig-opt %s --split-input-file --toy-mark=as=seen --load-dialect-plugin=%plugins/good.so | FileCheck %s
// RUN: jig-opt --load-pass-plugin %plugins/good.so %s --split-input-file --pass-pipeline='builtin.module(canonicalize)' | FileCheck %s --check-prefix=CANON
// RUN: jig-opt --load-pass-plugin %plugins/good.so %s --split-input-file --mem2reg | FileCheck %s --check-prefix=SLOTS
// RUN: jig-opt --load-pass-plugin %plugins/good.so %s --split-input-file --bubble-down-memory-space-casts | FileCheck %s --check-prefix=SPACES
// RUN: jig-opt --load-dialect-plugin=%plugins/good.so --load-dialect-plugin=%plugins/good.so --check-dialects
// RUN: jig-opt --load-dialect-plugin=%plugins/good.so --help | FileCheck %s --check-prefix=HELP
// RUN: jig-opt --load-dialect-plugin=%plugins/good.so --show-dialects | FileCheck %s --check-prefix=DIALECTS
// RUN: jig ops --load-dialect-plugin=%plugins/good.so toy.count | FileCheck %s --check-prefix=OPS
// RUN: not jig-opt %s --toy-mark 2>&1 | FileCheck %s --check-prefix=NOT-LOADED

// HELP: --load-dialect-plugin=<string>
// HELP: --toy-mark {{.*}} writes on every op
// DIALECTS: tensor,toy,toy_machine,transform
// OPS: transform.toy.count_shiny
// OPS: %target handle to payload ops; read
// NOT-LOADED: Unknown command line argument '--toy-mark'

// CHECK: module attributes {toy.mark = "seen"
// CHECK: toy.make red size <7> {toy.mark = "seen"}
func.func @make() -> !toy.box {
  %0 = toy.make red size <7>
  return %0 : !toy.box
}

// -----

// CHECK: // -----
// CHECK: toy.turn %{{.*}} {toy.mark = "seen"}
// CANON: // -----
// CANON: func.func @turn
// CANON-NEXT: return
func.func @turn(%box: !toy.box) -> !toy.box {
  %0 = toy.turn %box
  %1 = toy.turn %0
  return %1 : !toy.box
}

// -----

// Where nothing was put, there is a new box; where ways meet, an argument.
// SLOTS-LABEL: func.func @shelf
// SLOTS-NEXT: %[[NEW:.*]] = toy.make green
// SLOTS-NEXT: cf.cond_br %arg1, ^bb1, ^bb2(%[[NEW]] : !toy.box)
// SLOTS-NEXT: ^bb1:
// SLOTS-NEXT: cf.br ^bb2(%arg0 : !toy.box)
// SLOTS-NEXT: ^bb2(%[[BOX:.*]]: !toy.box):
// SLOTS-NEXT: return %[[BOX]] : !toy.box
func.func @shelf(%box: !toy.box, %now: i1) -> !toy.box {
  %shelf = toy.put_up
  cf.cond_br %now, ^put, ^take
^put:
  toy.put %box on %shelf
  cf.br ^take
^take:
  %0 = toy.take %shelf
  return %0 : !toy.box
}

// -----

// Its ops use the buffer whose memory space is known.
// SPACES-LABEL: func.func @spaces
// SPACES: %[[W:.*]] = toy.window %arg0 : memref<8xf32, 1> to memref<4xf32, 1>
// SPACES: toy.show %arg1 in %[[W]] : memref<4xf32, 1>
func.func @spaces(%m: memref<8xf32, 1>, %box: !toy.box) {
  %c = memref.memory_space_cast %m : memref<8xf32, 1> to memref<8xf32>
  %w = toy.window %c : memref<8xf32> to memref<4xf32>
  toy.show %box in %w : memref<4xf32>
  return
}
