// What stands in a folder of libraries: links are opened, pipes are not waited for.
// RUN: rm -rf %t && mkdir -p %t/links %t/pipes && ln -s . %t/links/loop.mlir && mkfifo %t/pipe && ln -s ../pipe %t/pipes/pipe.mlir
// RUN: not jig-opt --transform-preload-library=transform-library-paths=%t/links %s 2>&1 | FileCheck %s
// RUN: jig-opt --transform-preload-library=transform-library-paths=%t/pipes %s | FileCheck %s --check-prefix=PIPE

// CHECK: loop.mlir:0:0: error: failed to open transform file: cannot open input file '{{.*}}loop.mlir': Is a directory
// PIPE: module
module {}
