// REQUIRES: compiled
// Of the many choices of the schedules those that this payload comes by: tiles of its lines, and how many sums are side by side.
// RUN: jig tune --auto --dry-run %s 2>&1 | FileCheck %s --check-prefix=DRY
// RUN: jig tune --auto --dry-run %s --set sum.lanes=1 2>&1 | FileCheck %s --check-prefix=SET
// RUN: rm -f %t.db* && jig tune --auto %s --arg 'tensor<40x200xf32>=random:1' --arg 'tensor<40x200xf32>=zeros' --param line.width=32,64 --param sum.lanes=0,2 --db %t.db -o %t.tuned.mlir >%t.best
// RUN: FileCheck %s --check-prefix=BEST <%t.best
// What is known is taken by --auto, too, and what was written does the same by itself.
// RUN: jig apply --auto --quiet --db %t.db %s -o %t.known.mlir
// RUN: xargs jig apply --auto --quiet %s <%t.best | diff - %t.known.mlir
// RUN: jig apply --quiet --script %t.tuned.mlir %s | diff - %t.known.mlir
// RUN: jig run --auto --db %t.db %s --arg 'tensor<40x200xf32>=random:1' --arg 'tensor<40x200xf32>=zeros' --out %t.1.npy
// RUN: jig eval %s --arg 'tensor<40x200xf32>=random:1' --arg 'tensor<40x200xf32>=zeros' --compare %t.1.npy --tolerance 0.0001
// RUN: not jig tune --auto --script %t.tuned.mlir %s 2>&1 | FileCheck %s --check-prefix=BOTH

// DRY: 24 of 24 points in
// SET: 6 of 6 points in
// BEST: --set {{(line.width=(32|64) --set sum.lanes=[02]|sum.lanes=[02] --set line.width=(32|64))$}}
// BOTH: --auto is in place of a script, not with --script

func.func @softmax(%a: tensor<40x200xf32>, %c: tensor<40x200xf32>) -> tensor<40x200xf32> {
  %s = linalg.softmax dimension(1) ins(%a : tensor<40x200xf32>) outs(%c : tensor<40x200xf32>) -> tensor<40x200xf32>
  return %s : tensor<40x200xf32>
}
